//! A deck: its name, how many cards there are of each type and of each cost, and the cards in lines.

use std::sync::Arc;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::AnyCard;
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::CardDef;

use super::card::Held;
use super::list::Row;
use crate::deck::{Head, inside, number};
use crate::hand::rows::{height_of, place};
use crate::hand::{Part as HandPart, WIDTH};
use crate::sheet::{Part, Sheet};
use crate::theme::Theme;

/// A page of a deck.
pub(super) fn sheet(page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
    let held = |(card, count): &(AnyCard, u8)| Some((card.shared()?, *count));
    let cards: Vec<(Arc<CardDef>, u8)> = page.deck.cards.iter().filter_map(held).collect();
    let head = Head::of(page, "war", None, sign, lang, theme);
    let top = head.height();
    let size = (WIDTH, top + height_of(cards.len(), theme) + 8);
    let mut parts: Vec<(Part, i32, i32)> = vec![(HandPart::Flat { size, theme }.into(), 0, 0), (head.into(), 0, 0)];
    parts.extend((0..).zip(cards).map(|(index, (card, count))| {
        let (x, y) = place(index, theme);
        let cost = card.cost;
        let row = Row::of(Held { card, cost, history: false }, number(page, index), count, lang, theme);
        let row = row.inside(inside(page, index));
        (row.into(), i32::from(x), i32::from(top + y))
    }));
    Sheet { width: size.0, height: size.1, parts, spots: Vec::new() }
}

/// The sign of a type.
fn sign(sort: &str) -> &'static str {
    match sort {
        "ground" => "type-tank",
        "air" => "type-fighter",
        "navy" => "type-navy",
        "artillery" => "type-artillery",
        "support" => "type-permanent",
        "medal" => "type-medal",
        _ => "type-base",
    }
}
