//! The set-up with which a match begins.

use serde::{Deserialize, Serialize};

use super::card::CardDef;
use crate::kit::FirstTurn;

/// The fewest cards in a main deck (C-26).
pub const LEAST_CARDS: usize = 30;
/// The most cards in a hero deck (C-28).
pub const MOST_HERO_CARDS: usize = 10;
/// The most cards in a main deck.
pub const MOST_CARDS: usize = 200;

/// What a player brings (C-14).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// The id of the hero.
    pub hero: String,
    /// The ids of the cards of the main deck and the number of copies of each.
    #[serde(default)]
    pub cards: Vec<(String, u8)>,
    /// The same of the hero deck.
    #[serde(default)]
    pub beside: Vec<(String, u8)>,
}

/// What happens when time would flow past the last age (C-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndOfTime {
    /// Time stays at the last age, and the game goes on.
    #[default]
    Clamp,
    /// The game is a draw.
    Draw,
    /// The player with more life wins.
    MostLife,
}

/// The numbers and open points that a host may change. The defaults are the rulebook's, or the rulings of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// Life at the start (C-15).
    pub life: i16,
    /// Cards in the first hand (C-20).
    pub hand: u8,
    /// The end of time (C-08).
    pub end_of_time: EndOfTime,
    /// Whether nobody meditates in their own first turn; otherwise only the first turn of the game is barred (C-61).
    pub each_first_turn: bool,
    /// Turns after which the player with more life wins (policy P2).
    pub turn_cap: u16,
}

impl Default for House {
    fn default() -> Self {
        Self { life: 30, hand: 5, end_of_time: EndOfTime::Clamp, each_first_turn: true, turn_cap: 200 }
    }
}

/// A set-up. It may be wrong; [`super::Rules::prepare`] checks it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Every card that can occur in the match, including heroes and tokens. Their order gives them their kinds.
    pub cards: Vec<CardDef>,
    /// What each of the two seats brings.
    pub decks: Vec<DeckList>,
    /// The house rules.
    #[serde(default)]
    pub house: House,
    /// The seat that goes first (C-16, C-17).
    #[serde(default)]
    pub first: FirstTurn,
}
