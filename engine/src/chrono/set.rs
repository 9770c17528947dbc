//! The cards and decks of Chrono that Duelhall ships.

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use super::card::CardDef;
use super::setup::DeckList;
use crate::kit::{shipped, shipped_cards};

#[cfg(test)]
mod points;
#[cfg(test)]
mod tests;

/// A hero, and the cards that go with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// Lower-case words with hyphens; the name is the Fluent message `deck-chrono-<id>`.
    pub id: String,
    /// The id of the hero.
    pub hero: String,
    /// The main deck: the ids of the cards, each listed once with its number of copies (C-26, C-27).
    pub cards: Vec<(String, u8)>,
    /// The hero deck in the same form (C-28).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub side: Vec<(String, u8)>,
}

/// What its player brings to a match.
impl From<&Deck> for DeckList {
    fn from(deck: &Deck) -> Self {
        Self { hero: deck.hero.clone(), cards: deck.cards.clone(), beside: deck.side.clone() }
    }
}

/// All contents of `engine/cards/chrono`.
#[derive(Debug)]
pub struct Library {
    /// Every card: those of the first epoch, of the second and of the third, then heroes, and tokens last.
    pub cards: Vec<Arc<CardDef>>,
    /// Decks to be played at once, one for each hero.
    pub decks: Vec<Deck>,
}

impl Library {
    /// The card with this id; `None` if the set has none.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<&Arc<CardDef>> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The shipped deck with this id.
    #[must_use]
    pub fn deck(&self, id: &str) -> Option<&Deck> {
        self.decks.iter().find(|deck| deck.id == id)
    }
}

/// The shipped cards and decks.
///
/// # Panics
/// Only if a file of `engine/cards/chrono` is damaged in the source; a test reads them all.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library { cards: shipped_cards(), decks: shipped("chrono/decks.ron") })
}
