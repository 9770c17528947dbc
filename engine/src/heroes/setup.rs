//! The set-up with which a match begins.

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
    /// The ids of the cards and the number of copies of each.
    #[serde(default)]
    pub cards: Vec<(String, u8)>,
}

/// The numbers that a host may change. The defaults are the rulebook's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// Cards in the first hand (H-68).
    pub hand: u8,
    /// Cards that may be kept at the end of a turn (H-81).
    pub hand_limit: u8,
    /// Turns after which the hero with more health left wins (policy P2).
    pub turn_cap: u16,
    /// Whether needless questions are left out: a fight asks a player once, and again only if something new is possible, and nobody
    /// is asked in another's turn for the sake of what would change nothing. Matches from before the first of this was so do not
    /// have it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub asks_once: bool,
}

impl Default for House {
    fn default() -> Self {
        Self { hand: 7, hand_limit: 7, turn_cap: 200, asks_once: false }
    }
}

/// A set-up. It may be wrong; [`super::Rules::prepare`] checks it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Every card that can occur in the match, including tokens. Their order gives them their [`crate::kit::Kind`].
    pub cards: Vec<CardDef>,
    /// What each seat brings; two to six seats.
    pub decks: Vec<DeckList>,
    /// The team of each seat, from 0; without teams every player is alone (H-152).
    #[serde(default)]
    pub teams: Vec<u8>,
    /// The house rules.
    #[serde(default)]
    pub house: House,
    /// The seat that goes first (H-67, H-199).
    #[serde(default)]
    pub first: FirstTurn,
    /// A position to begin from, in place of the usual start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A position from which a match begins: for a scenario or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The seats' parts.
    pub seats: Vec<SeatPosition>,
    /// The seat whose turn it is.
    #[serde(default = "first_seat")]
    pub turn: Seat,
    /// Turns begun.
    #[serde(default = "some_turns")]
    pub turns: u16,
    /// The point of the turn at which the position begins.
    #[serde(default)]
    pub at: At,
}

/// The point at which a position begins.
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
    /// The number of a card that is attached to something that cannot bear it, and what is wrong.
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
            // A chain of attachments that is longer than the number of all cards is a cycle.
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

/// One seat's part of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// The hero. Without details, the hero is as at the start.
    pub hero: Placed,
    /// The hand, in order.
    pub hand: Vec<String>,
    /// The deck, top card first. Without one, the deck list is shuffled, without the cards that lie elsewhere.
    pub deck: Option<Vec<String>>,
    /// The graveyard, newest card first.
    pub graveyard: Vec<String>,
    /// Cards that are removed from the game, newest first (H-43).
    pub removed: Vec<String>,
    /// Cards in play other than the hero and resources, in the order in which they came.
    pub play: Vec<Placed>,
    /// The resource row. Quests lie face up unless stated otherwise.
    pub resources: Vec<Placed>,
    /// Whether the player is out of the game; the player's cards have then left too (H-155).
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
    /// The card to which it is attached, by its place among all cards of the position as `NUMBER` shows it; 0 for none.
    pub on: u16,
    /// Counters by kind.
    pub counters: Vec<(String, u8)>,
    /// The owner, if not the seat in whose part it is listed.
    pub owner: Option<Seat>,
}
