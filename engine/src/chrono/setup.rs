//! The set-up with which a match begins.

use serde::{Deserialize, Serialize};

use super::card::{CardDef, Epoch};
use crate::kit::{FirstTurn, Seat};

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
    /// Whether a movement of several ages is one, and visits no epoch in between (C-11).
    pub time_shift_atomic: bool,
    /// Whether nobody meditates in their own first turn; otherwise only the first turn of the game is barred (C-61).
    pub each_first_turn: bool,
    /// Turns after which the player with more life wins (policy P2).
    pub turn_cap: u16,
}

impl Default for House {
    fn default() -> Self {
        let end_of_time = EndOfTime::Clamp;
        Self { life: 30, hand: 5, end_of_time, time_shift_atomic: true, each_first_turn: true, turn_cap: 200 }
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
    /// A position to begin from, in place of the usual start. Its cards are then all there are, and the decks give the heroes
    /// alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A position from which a match begins: for a scenario or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The parts of the two seats.
    pub seats: Vec<SeatPosition>,
    /// The seat whose turn it is; at the choice of the first player and in the mulligan, the one who chooses or begins.
    pub turn: Seat,
    /// Turns begun, of both sides together.
    pub turns: u16,
    /// The present age, from 1 to 30.
    pub age: u8,
    /// The point at which the position begins.
    #[serde(default)]
    pub at: At,
}

/// The point at which a position begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum At {
    /// The main phase, before anything is done (C-59, C-64).
    #[default]
    Main,
    /// The turn is about to begin (C-56).
    Begin,
    /// Both may replace the first hand, then the first turn begins (C-21).
    Mulligan,
    /// Somebody decides who goes first (C-17).
    First,
}

/// One seat's part of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// The life, if it is not that of the house.
    pub life: Option<i16>,
    /// The armor on the hero.
    pub armor: i16,
    /// The counters on the hero.
    pub counters: i16,
    /// Own turns begun, if not every other turn was the seat's.
    pub turns: Option<u16>,
    /// The hand, in order. Without one, a hand is dealt in the mulligan.
    pub hand: Vec<String>,
    /// The deck, top card first.
    pub deck: Vec<String>,
    /// The pool, the oldest card first.
    pub pool: Vec<String>,
    /// The hero deck.
    pub beside: Vec<String>,
    /// The graveyard, newest card first.
    pub graveyard: Vec<String>,
    /// The shadows that lie face down, the oldest first.
    pub shadows: Vec<String>,
    /// The permanents, in the order of entry.
    pub field: Vec<Placed>,
}

/// A permanent of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Placed {
    /// The card's id.
    pub card: String,
    /// Whether it is turned.
    pub turned: bool,
    /// Whether it entered this turn (C-70).
    pub fresh: bool,
    /// The life of a location or the time of an event, if it is not what it entered with.
    pub counters: Option<u8>,
    /// The epoch to which it was moved (C-113).
    pub shifted: Option<Epoch>,
    /// The seat whose snare holds it (C-110).
    pub snare: Option<Seat>,
}
