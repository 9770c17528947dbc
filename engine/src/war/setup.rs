//! The set-up with which a match begins.

use serde::{Deserialize, Serialize};

use super::card::CardDef;
use super::state::Asks;
use super::terms::Terms;
use crate::kit::{FirstTurn, Seat};

/// The fewest cards in a deck (W-03).
pub const LEAST_CARDS: usize = 50;
/// The most copies of a card that is no base (W-04).
pub const MOST_COPIES: usize = 4;
/// The most cards that a match accepts. The rulebook sets no limit (W-05); a library of any use is smaller.
pub const MOST_CARDS: usize = 250;

/// What a player brings (W-02).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// The ids of the cards and the number of copies of each.
    #[serde(default)]
    pub cards: Vec<(String, u8)>,
}

/// The numbers and open points that a host may change. The defaults are the rulebook's, or the rulings of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// Health at the start (W-46).
    pub health: i16,
    /// Cards in the first hand (W-47).
    pub hand: u8,
    /// The fewest cards to which a hand is dealt again (W-49).
    pub least_hand: u8,
    /// Cards that stay in a hand at the end of a turn (W-82).
    pub hand_limit: u8,
    /// Bases that a player may build in a turn (W-34).
    pub bases_per_turn: u8,
    /// So many bases give all units a point of defense (W-26).
    pub bases_for_defense: u8,
    /// Whether damage stays on units after a turn (W-30).
    pub damage_persists: bool,
    /// Whether an attack uses the attacker (W-60).
    pub attack_uses: bool,
    /// Whether the navy can block aircraft (W-18).
    pub navy_blocks_air: bool,
    /// When players are asked whether to intervene, until they say otherwise (W-72).
    pub asks: Asks,
    /// Turns after which the player with more Health wins (policy P2).
    pub turn_cap: u16,
}

impl Default for House {
    fn default() -> Self {
        Self {
            health: 22,
            hand: 7,
            least_hand: 1,
            hand_limit: 9,
            bases_per_turn: 1,
            bases_for_defense: 6,
            damage_persists: false,
            attack_uses: true,
            navy_blocks_air: true,
            asks: Asks::Payable,
            turn_cap: 200,
        }
    }
}

/// A set-up. It may be wrong; [`super::Rules::prepare`] checks it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Every card that can occur in the match, including tokens. Their order gives them their kinds.
    pub cards: Vec<CardDef>,
    /// What each of the two seats brings.
    pub decks: Vec<DeckList>,
    /// The house rules.
    #[serde(default)]
    pub house: House,
    /// The seat that goes first (W-51).
    #[serde(default)]
    pub first: FirstTurn,
    /// The terms of a mission.
    #[serde(default, skip_serializing_if = "Terms::is_none")]
    pub terms: Terms,
    /// A position to begin from, in place of the usual start. Its cards are then all there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A position from which a match begins: for a scenario or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The parts of the two seats.
    pub seats: Vec<SeatPosition>,
    /// The seat whose turn it is; before the first turn, the one who chooses or begins.
    pub turn: Seat,
    /// Turns begun, of both sides together.
    pub turns: u16,
    /// The point at which the position begins.
    #[serde(default)]
    pub at: At,
}

/// The point at which a position begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum At {
    /// The start phase, after the draw (W-56).
    #[default]
    Main,
    /// The turn is about to begin (W-53).
    Begin,
    /// The final phase (W-81).
    Final,
    /// The hands are dealt (W-47, W-48).
    Deal,
    /// Somebody decides who goes first (W-51).
    First,
}

/// One seat's part of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// The Health, if it is not that of the house.
    pub health: Option<i16>,
    /// The hand, in order. Without one, a hand is dealt at the start.
    pub hand: Vec<String>,
    /// The library, top card first.
    pub library: Vec<String>,
    /// The Destroyed stack, newest card first.
    pub destroyed: Vec<String>,
    /// The cards on the battlefield, in the order of entry.
    pub field: Vec<Placed>,
}

/// A card on the battlefield of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Placed {
    /// The card's id.
    pub card: String,
    /// Whether it is used.
    pub used: bool,
    /// Whether it entered this turn (W-57).
    pub fresh: bool,
    /// Damage on a unit.
    pub damage: u8,
    /// The ammunition, if it is not what it entered with.
    pub ammo: Option<u8>,
    /// For a medal that is worn, and for a bodyguard: the place of the unit on the same field, from 1.
    pub with: Option<u8>,
}
