//! The cards and decks of War that Duelhall ships.

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use super::card::CardDef;
use super::setup::DeckList;
use crate::kit::{shipped, shipped_cards};

/// A deck to play at once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// Lower-case words with hyphens; the name is the Fluent message `deck-war-<id>`.
    pub id: String,
    /// The ids of the cards, each listed once with its number of copies (W-03, W-04).
    pub cards: Vec<(String, u8)>,
}

/// What its player brings to a match.
impl From<&Deck> for DeckList {
    fn from(deck: &Deck) -> Self {
        Self { cards: deck.cards.clone() }
    }
}

/// All contents of `engine/cards/war`.
#[derive(Debug)]
pub struct Library {
    /// Every card, in the order of the files.
    pub cards: Vec<Arc<CardDef>>,
    /// Decks to be played at once.
    pub decks: Vec<Deck>,
    /// The cards that change the rules for a whole match; nobody can have one.
    pub weather: Vec<Arc<CardDef>>,
}

impl Library {
    /// The card with this id; `None` if the set has none.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<&Arc<CardDef>> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The weather with this id.
    #[must_use]
    pub fn weather(&self, id: &str) -> Option<&Arc<CardDef>> {
        self.weather.iter().find(|card| card.id == id)
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
/// Only if a file of `engine/cards/war` is damaged in the source; a test reads them all.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library {
        cards: shipped_cards(),
        decks: shipped("war/decks.ron"),
        weather: shipped::<Vec<CardDef>>("war/weather.ron").into_iter().map(Arc::new).collect(),
    })
}
