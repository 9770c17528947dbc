//! A deck: its name and hero, how many cards there are of each type and of each cost, and the cards in lines.

use std::sync::Arc;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::formats::Held;
use duelhall_engine::games::AnyCard;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::text::Lang;

use super::list::rows;
use crate::deck::{Head, Leader, inside, number};
use crate::hand::rows::height_of;
use crate::hand::{Part as HandPart, WIDTH};
use crate::heroes::card::look::{class_sign, faction_sign};
use crate::sheet::{Part, Sheet};
use crate::theme::Theme;
use crate::words::WORDS;

/// A page of a deck.
pub(super) fn sheet(page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
    let held = |(index, (card, count)): (u16, &(AnyCard, u8))| {
        let (number, taken) = (number(page, index), inside(page, index));
        Some(Held { card: card.shared()?, number, count: *count, taken })
    };
    let cards: Vec<Held<CardDef>> = (0..).zip(&page.deck.cards).filter_map(held).collect();
    let hero: Option<Arc<CardDef>> = page.deck.hero.as_ref().and_then(AnyCard::shared);
    let leader = hero.map(|hero| {
        let signs = hero.faction.map(faction_sign).into_iter();
        let signs = signs.chain(hero.classes.first().map(|class| class_sign(*class))).collect();
        Leader { signs, name: WORDS.card_name(lang, &*hero) }
    });
    let head = Head::of(page, "heroes", leader, sign, lang, theme);
    let top = head.height();
    let size = (WIDTH, top + height_of(cards.len(), theme) + 8);
    let mut parts: Vec<(Part, i32, i32)> = vec![(HandPart::Ground { size, theme }.into(), 0, 0), (head.into(), 0, 0)];
    parts.extend(rows(&cards, top, lang, theme));
    Sheet { width: size.0, height: size.1, parts, spots: Vec::new() }
}

/// The sign of a type.
fn sign(sort: &str) -> &'static str {
    match sort {
        "hero" => "ui-crown",
        "ally" => "kind-ally",
        "weapon" => "kind-weapon",
        "armor" => "kind-armor",
        "item" => "kind-item",
        "ability" => "kind-ability",
        "ongoing" => "kind-ongoing",
        _ => "ui-quest",
    }
}
