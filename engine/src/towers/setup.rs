//! What a match is begun with.

use serde::{Deserialize, Serialize};

use super::card::CardDef;
use super::house::{First, House};
use crate::kit::{BySeat, Seat};

/// The highest number of cards in a match.
pub const MOST_CARDS: usize = 2_000;

/// A set-up; may be wrong, [`super::Rules::prepare`] finds out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Every card that can be met, in the order that gives them their [`crate::kit::Kind`].
    pub cards: Vec<CardDef>,
    /// How many of each card are in the shared deck (T-12), in the order of `cards`.
    pub copies: Vec<u8>,
    /// The house rules.
    #[serde(default)]
    pub house: House,
    /// Who goes first.
    #[serde(default)]
    pub first: First,
    /// A position to begin from, in place of the usual start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A position to begin from: a scenario's or a puzzle's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Both sides, the first seat's first.
    #[serde(default = "PositionSide::both")]
    pub sides: BySeat<PositionSide, 2>,
    /// The draw pile, top card first; without it, the deck less the hands and the discards, shuffled.
    #[serde(default)]
    pub draw: Option<Vec<String>>,
    /// The discard pile, the newest card first.
    #[serde(default)]
    pub discard: Vec<String>,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub turn: Seat,
    /// Where in the turn it begins.
    #[serde(default)]
    pub at: At,
    /// Actions taken so far, for the turn cap.
    #[serde(default)]
    pub taken: u16,
}

/// Where a position begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum At {
    /// The player is to act; the income was given.
    #[default]
    Act,
    /// The income comes first.
    Income,
    /// Both may replace cards; then the turn begins with its income.
    Mulligan,
}

/// One side of a [`Position`]; what is not named is as at the start.
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
