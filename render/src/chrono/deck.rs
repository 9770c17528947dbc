//! A deck: its name and hero, how many cards there are of each type and of each cost, and the cards in lines.

use std::sync::Arc;

use duelhall_engine::chrono::card::CardDef;
use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::AnyCard;
use duelhall_engine::text::Lang;

use super::card::Held;
use super::list::Row;
use crate::deck::{Head, Leader, inside, number};
use crate::hand::rows::{height_of, place};
use crate::hand::{Part as HandPart, WIDTH};
use crate::sheet::{Part, Sheet};
use crate::theme::Theme;
use crate::words::WORDS;

/// A page of a deck.
pub(super) fn sheet(page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
    let held = |(card, count): &(AnyCard, u8)| Some((card.shared()?, *count));
    let cards: Vec<(Arc<CardDef>, u8)> = page.deck.cards.iter().filter_map(held).collect();
    let hero: Option<Arc<CardDef>> = page.deck.hero.as_ref().and_then(AnyCard::shared);
    let leader = hero.map(|hero| Leader { signs: vec!["ui-crown"], name: WORDS.card_name(lang, &*hero) });
    let head = Head::of(page, "chrono", leader, sign, lang, theme);
    let top = head.height();
    let size = (WIDTH, top + height_of(cards.len(), theme) + 8);
    let mut parts: Vec<(Part, i32, i32)> = vec![(HandPart::Flat { size, theme }.into(), 0, 0), (head.into(), 0, 0)];
    parts.extend((0..).zip(cards).map(|(index, (card, count))| {
        let (x, y) = place(index, theme);
        let cost = card.cost;
        let row = Row::of(Held { card, cost, epoch: None, shade: None }, number(page, index), count, lang, theme);
        let row = row.inside(inside(page, index));
        (row.into(), i32::from(x), i32::from(top + y))
    }));
    Sheet { width: size.0, height: size.1, parts, spots: Vec::new() }
}

/// The sign of a type.
fn sign(sort: &str) -> &'static str {
    match sort {
        "hero" => "ui-crown",
        "location" => "ui-place-of",
        "event" => "ui-time",
        "shadow" => "ui-shade",
        _ => "kind-ally",
    }
}
