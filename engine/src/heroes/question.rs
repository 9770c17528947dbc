//! What a player is asked while something is being done.

use serde::{Deserialize, Serialize};

use super::card::Where;
use super::state::Id;
use crate::kit::{Seat, SeatSet};

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Ask {
    /// Which armor to exhaust against the first packet, if any (H-144).
    Armor,
    /// Who protects, if anybody (H-90); who is asked after this one.
    Protect(SeatSet),
    /// Which of these goes to the graveyard, because there is one too many (H-30..H-33).
    Drop(Vec<Id>),
    /// So many cards more than the hand may hold (H-81).
    Excess(u8),
    /// Cards in play.
    Pick { from: Vec<Id>, left: u8 },
    /// Cards by their slots in a zone; of the seat that is named; all that are left must be chosen unless it is up to the seat.
    Cards { of: Seat, zone: Zone, from: Vec<u8>, left: u8, up_to: bool, then: Then },
    /// Whether to do it.
    May,
    /// Whether to pay, so that it does not happen.
    Avert,
    /// One of so many things.
    Options(u8),
    /// Which of so many powers that were set off goes onto the chain first (H-134).
    Order(u8),
}

/// Where cards lie that are chosen from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Zone {
    Hand,
    Graveyard,
    Looking,
}

/// What becomes of a card that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Then {
    Discard,
    Put(Where),
}

/// A question to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Question {
    pub(super) seat: Seat,
    pub(super) ask: Ask,
}
