//! What a match is begun with.

use serde::{Deserialize, Serialize};

use super::card::CardDef;
use crate::kit::{FirstTurn, Seat};

/// The highest number of cards in one deck.
pub const MOST_CARDS: usize = 500;

/// What a player brings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// The id of the hero.
    pub hero: String,
    /// The ids of the cards and how many of each.
    #[serde(default)]
    pub cards: Vec<(String, u8)>,
}

/// The numbers that a host may change. The default is the rulebook's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// Cards in the first hand (H-68).
    pub hand: u8,
    /// Cards that may be kept at the end of a turn (H-81).
    pub hand_limit: u8,
    /// Turns after which the hero with more health left wins (policy P2).
    pub turn_cap: u16,
}

impl Default for House {
    fn default() -> Self {
        Self { hand: 7, hand_limit: 7, turn_cap: 200 }
    }
}

/// A set-up; may be wrong, [`super::Rules::prepare`] finds out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Every card that can be met, tokens among them, in the order that gives them their [`crate::kit::Kind`].
    pub cards: Vec<CardDef>,
    /// What each seat brings, two to six.
    pub decks: Vec<DeckList>,
    /// The team of each seat, from 0; without teams everybody plays for themselves (H-152).
    #[serde(default)]
    pub teams: Vec<u8>,
    /// The house rules.
    #[serde(default)]
    pub house: House,
    /// Who goes first (H-67, H-199).
    #[serde(default)]
    pub first: FirstTurn,
    /// A position to begin from, in place of the usual start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A position to begin from: a scenario's or a puzzle's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The seats' parts.
    pub seats: Vec<SeatPosition>,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub turn: Seat,
    /// Turns begun.
    #[serde(default = "some_turns")]
    pub turns: u16,
    /// Where in the turn it begins.
    #[serde(default)]
    pub at: At,
}

/// Where a position begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum At {
    /// The action phase (H-74).
    #[default]
    Action,
    /// The turn is about to begin (H-72, H-73).
    Begin,
    /// Everybody may replace the first hand, then the first turn begins (H-69).
    Mulligan,
}

impl Position {
    /// The number of a card that is attached to what cannot bear it, and what is wrong with that.
    pub(super) fn misattached(&self) -> Option<(u16, String)> {
        let heroes = self.seats.iter().map(|_| 0);
        let others = self.seats.iter().flat_map(|seat| seat.play.iter().chain(&seat.resources)).map(|placed| placed.on);
        let bearers: Vec<u16> = heroes.chain(others).collect();
        let bearer = |number: u16| bearers.get(usize::from(number).wrapping_sub(1)).copied();
        (1..).zip(&bearers).filter(|(_, on)| **on != 0).find_map(|(number, on)| {
            if bearer(*on).is_none() {
                return Some((
                    number,
                    format!("card {number} is attached to card {on}, but there are {}", bearers.len()),
                ));
            }
            let chain = std::iter::successors(Some(*on), |next| bearer(*next).filter(|on| *on != 0));
            // A chain that is longer than all cards together goes round.
            let round = chain.take(bearers.len() + 1).any(|next| next == number);
            round.then(|| (number, format!("card {number} is attached to itself, at once or by way of others")))
        })
    }
}

const fn first_seat() -> Seat {
    Seat::FIRST
}

const fn some_turns() -> u16 {
    5
}

/// What lies before one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// The hero's place; without one the hero is as at the start.
    pub hero: Placed,
    /// The hand, in order.
    pub hand: Vec<String>,
    /// The deck, top card first; without one, the deck list less what lies elsewhere, shuffled.
    pub deck: Option<Vec<String>>,
    /// The graveyard, newest card first.
    pub graveyard: Vec<String>,
    /// Cards that are removed from the game, newest first (H-43).
    pub removed: Vec<String>,
    /// Cards in play besides the hero and resources, in the order in which they came.
    pub play: Vec<Placed>,
    /// The resource row: quests lie face up unless it says otherwise.
    pub resources: Vec<Placed>,
    /// Whether the player is out of the game: all cards have left with the player (H-155).
    pub out: bool,
}

/// A card in play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Placed {
    /// The card's id; for a hero it may be left out.
    pub card: String,
    /// Damage on it.
    pub damage: i16,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Whether it came this turn (H-47).
    pub fresh: bool,
    /// Whether it lies face down, or is a hero that has flipped.
    pub down: bool,
    /// The card that it is attached to, by its place among all cards of the position as `NUMBER` shows it; 0 for none.
    pub on: u16,
    /// Counters by kind.
    pub counters: Vec<(String, u8)>,
    /// Who owns it, if not the seat it lies before.
    pub owner: Option<Seat>,
}
