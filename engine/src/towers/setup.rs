//! The set-up with which a match begins.

use serde::{Deserialize, Serialize};

use super::card::CardDef;
use super::house::House;
use crate::kit::{BySeat, FirstTurn, Seat};

/// The highest number of cards in a match.
pub const MOST_CARDS: usize = 2_000;

/// A set-up. It may be wrong; [`super::Rules::prepare`] checks it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Every card that can occur in the match. Their order gives them their [`crate::kit::Kind`].
    pub cards: Vec<CardDef>,
    /// The number of copies of each card in the shared deck (T-12), in the order of `cards`.
    pub copies: Vec<u8>,
    /// The house rules.
    #[serde(default)]
    pub house: House,
    /// The player who goes first.
    #[serde(default)]
    pub first: FirstTurn,
    /// A position to begin from, instead of the usual start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A position from which a match begins: for a scenario or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Both sides, the first seat's side first.
    #[serde(default = "PositionSide::both")]
    pub sides: BySeat<PositionSide, 2>,
    /// The draw pile, top card first. Without one, the deck is shuffled, without the hands and the discards.
    #[serde(default)]
    pub draw: Option<Vec<String>>,
    /// The discard pile, the newest card first.
    #[serde(default)]
    pub discard: Vec<String>,
    /// The seat whose turn it is.
    #[serde(default = "first_seat")]
    pub turn: Seat,
    /// The point of the turn at which the position begins.
    #[serde(default)]
    pub at: At,
    /// Actions taken so far, which count towards the turn cap.
    #[serde(default)]
    pub taken: u16,
}

/// The point at which a position begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum At {
    /// The player is about to act and has had the income.
    #[default]
    Act,
    /// The income comes first, then the player acts.
    Income,
    /// Both may replace cards; then the turn begins with its income.
    Mulligan,
}

/// One side of a [`Position`]; values that are not given are those of the usual start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PositionSide {
    /// Height of the tower.
    pub tower: Option<i16>,
    /// Height of the wall.
    pub wall: Option<i16>,
    /// Stocks of ore, gems, gold.
    pub stock: Option<[i16; 3]>,
    /// Mining rates of ore, gems, gold.
    pub mine: Option<[i16; 3]>,
    /// The hand, by card id.
    pub hand: Vec<String>,
}

impl PositionSide {
    fn both() -> BySeat<Self, 2> {
        BySeat::from_fn(|_| Self::default())
    }
}

const fn first_seat() -> Seat {
    Seat::FIRST
}
