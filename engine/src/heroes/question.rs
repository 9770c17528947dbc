//! Questions to a player in the middle of an action.

use serde::{Deserialize, Serialize};

use super::card::Where;
use super::state::Id;
use crate::kit::{Seat, SeatSet};

/// The question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Ask {
    /// Which armor to exhaust against the first packet, if any (H-144).
    Armor,
    /// Which character protects, if any (H-90); the set holds the seats that are asked next.
    Protect(SeatSet),
    /// Which of these cards goes to the graveyard, because there is one too many (H-30..H-33).
    Drop(Vec<Id>),
    /// Which cards to discard from a hand that holds this many too many (H-81).
    Excess(u8),
    /// Which cards in play.
    Pick { from: Vec<Id>, left: u8 },
    /// Which cards, by their indices in a zone of the named seat. Unless `up_to` is set, the seat must choose all that
    /// are left.
    Cards { of: Seat, zone: Zone, from: Vec<u8>, left: u8, up_to: bool, then: Then },
    /// Whether to do it.
    May,
    /// Whether to pay, so that the effect does not happen.
    Avert,
    /// Which of this many options.
    Options(u8),
    /// Which of this many triggered powers goes on the chain first (H-134).
    Order(u8),
}

/// The zone of the cards to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Zone {
    Hand,
    Graveyard,
    Looking,
}

/// What happens to a chosen card.
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
