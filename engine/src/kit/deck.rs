//! Decks as plain data: what a person keeps, shares and plays with.

mod code;
pub(crate) mod fault;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Text;

pub use code::{BadCode, decode, encode, is_code};

/// The most different cards of a deck, and beside it.
pub const MOST_DIFFERENT: usize = 250;

/// The most copies of a card that a deck can name. What a game allows is another question.
pub const MOST_COPIES: u8 = 99;

/// A deck of some game: a hero, if the game has them, and cards by their ids with how many of each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The id of the hero.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hero: Option<String>,
    /// The cards in the order of their ids.
    pub cards: Vec<(String, u8)>,
    /// The cards beside the deck, in the same form.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub side: Vec<(String, u8)>,
}

impl Deck {
    /// A deck with each card once, in the order of the ids, so that equal decks are equal.
    #[must_use]
    pub fn new(
        hero: Option<String>,
        cards: impl IntoIterator<Item = (String, u8)>,
        side: impl IntoIterator<Item = (String, u8)>,
    ) -> Self {
        Self { hero, cards: counted(cards), side: counted(side) }
    }

    /// How many cards it holds, without the hero and the cards beside it.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.cards.iter().map(|(_, copies)| u32::from(*copies)).sum()
    }
}

fn counted(cards: impl IntoIterator<Item = (String, u8)>) -> Vec<(String, u8)> {
    let mut all: BTreeMap<String, u8> = BTreeMap::new();
    for (id, copies) in cards {
        let held = all.entry(id).or_default();
        *held = held.saturating_add(copies).min(MOST_COPIES);
    }
    all.into_iter().filter(|(_, copies)| *copies > 0).collect()
}

/// Something that keeps a deck from being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The rule that it breaks, such as `H-113`; empty where it is no card of the game at all.
    pub rule: &'static str,
    /// What is wrong, for its owner.
    pub text: Text,
}

/// Where a card is found in the picture of a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Filed {
    /// The place of its type among the others.
    pub order: u8,
    /// Its type: the Fluent message is `deck-type-<set>-<type>`.
    pub sort: &'static str,
    /// What it costs, if that is a number.
    pub cost: Option<u8>,
}
