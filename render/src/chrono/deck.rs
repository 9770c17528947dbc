//! A deck: its name and hero, how many cards there are of each type and of each cost, and the cards in lines.

use std::sync::Arc;

use duelhall_engine::chrono::card::CardDef;
use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::AnyCard;
use duelhall_engine::text::Lang;

use super::card::Held;
use crate::deck::{Head, Leader};
use crate::sheet::Sheet;
use crate::theme::Theme;
use crate::words::WORDS;

/// A page of a deck.
pub(super) fn sheet(page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
    let hero: Option<Arc<CardDef>> = page.deck.hero.as_ref().and_then(AnyCard::shared);
    let leader = hero.map(|hero| Leader { signs: vec!["ui-crown"], name: WORDS.card_name(lang, &*hero) });
    let head = Head::of(page, "chrono", leader, sign, lang, theme);
    head.above(page, true, |card: Arc<CardDef>| Held { cost: card.cost, card, epoch: None, shade: None })
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
