//! A deck: its name, how many cards there are of each type and of each cost, and the cards in lines.

use std::sync::Arc;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::CardDef;

use super::card::Held;
use crate::deck::Head;
use crate::sheet::Sheet;
use crate::theme::Theme;

/// A page of a deck.
pub(super) fn sheet(page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
    let head = Head::of(page, "war", None, sign, lang, theme);
    head.above(page, true, |card: Arc<CardDef>| Held { cost: card.cost, card, history: false })
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
