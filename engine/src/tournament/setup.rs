//! What a match of a tournament is begun with.

use serde::{Deserialize, Serialize};

use crate::heroes::House;
use crate::heroes::card::CardDef;
use crate::kit::FirstTurn;

/// Where the decks come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// They are brought: sixty cards at least, and ten beside them (H-113, H-119).
    #[default]
    Constructed,
    /// Built of six boosters each (H-156).
    Sealed,
    /// Built of what was picked from boosters that go round (H-157).
    Draft,
}

/// A deck, and the cards beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brought {
    /// The id of the hero.
    pub hero: String,
    /// The ids of the cards and how many of each.
    pub cards: Vec<(String, u8)>,
    /// The cards beside it, in the same form.
    #[serde(default)]
    pub side: Vec<(String, u8)>,
}

/// A set-up; may be wrong, [`super::Rules::prepare`] finds out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Where the decks come from.
    pub format: Format,
    /// Every card that can be met, heroes and tokens among them, in the order that gives them their [`crate::kit::Kind`].
    pub cards: Vec<CardDef>,
    /// Seats, two to six.
    pub seats: u8,
    /// The decks, if they are there: of constructed matches, and of every game of a match after the first.
    #[serde(default)]
    pub decks: Vec<Brought>,
    /// Whether it is a later game of a match: cards are exchanged before it (H-119, H-200).
    #[serde(default)]
    pub later: bool,
    /// The house rules.
    #[serde(default)]
    pub house: House,
    /// Who goes first (H-67, H-199).
    #[serde(default)]
    pub first: FirstTurn,
}
