//! A deck: its name and hero, how many cards there are of each type and of each cost, and the cards in lines.

use std::sync::Arc;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::AnyCard;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::text::Lang;

use crate::deck::{Head, Leader};
use crate::heroes::card::Held;
use crate::heroes::card::look::{class_sign, faction_sign};
use crate::sheet::Sheet;
use crate::theme::Theme;
use crate::words::WORDS;

/// A page of a deck.
pub(super) fn sheet(page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
    let hero: Option<Arc<CardDef>> = page.deck.hero.as_ref().and_then(AnyCard::shared);
    let leader = hero.map(|hero| {
        let signs = hero.faction.map(faction_sign).into_iter();
        let signs = signs.chain(hero.classes.first().map(|class| class_sign(*class))).collect();
        Leader { signs, name: WORDS.card_name(lang, &*hero) }
    });
    let head = Head::of(page, "heroes", leader, sign, lang, theme);
    head.above(page, false, |card: Arc<CardDef>| Held::printed(&card))
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
