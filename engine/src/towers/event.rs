//! Events, independent of language. The secret form of an event is next to the form that others see.

use serde::{Deserialize, Serialize};

use super::card::Stat;
use crate::kit::{Kind, Outcome, Seat, Viewer};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Cards were dealt before the first turn (T-08). Others see only how many.
    Dealt {
        /// The owner of the hand.
        seat: Seat,
        /// The cards.
        cards: Vec<Kind>,
    },
    /// The first player is decided (T-11).
    Began {
        /// The seat that goes first.
        first: Seat,
    },
    /// A mulligan was carried out (T-10). Others see only how many cards.
    Replaced {
        /// The owner of the hand.
        seat: Seat,
        /// The cards that went back.
        gone: Vec<Kind>,
        /// The cards drawn for them.
        came: Vec<Kind>,
    },
    /// A turn began with its income (T-15).
    Income {
        /// The seat whose turn it is.
        seat: Seat,
        /// The additions to ore, gems, gold.
        gain: [i16; 3],
    },
    /// A card was played (T-18).
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        card: Kind,
    },
    /// A card was discarded (T-20).
    Discarded {
        /// The owner of the card.
        seat: Seat,
        /// The card.
        card: Kind,
        /// Whether the effect of a card forced it.
        forced: bool,
    },
    /// A turn was skipped or an extended one ended (T-21, T-30).
    Skipped {
        /// The seat that did so.
        seat: Seat,
    },
    /// A number changed through a card.
    Changed {
        /// The side whose number it is.
        seat: Seat,
        /// The number.
        stat: Stat,
        /// The old value.
        from: i16,
        /// The new value.
        to: i16,
    },
    /// A card was drawn (T-23). Others see only that it happened.
    Drew {
        /// The seat that drew it.
        seat: Seat,
        /// The card.
        card: Kind,
    },
    /// The discards became the draw pile (T-24).
    Reshuffled {
        /// The number of cards.
        cards: u16,
    },
    /// A card extended the turn (T-27).
    Extended {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// The match ended.
    Ended {
        /// The outcome.
        outcome: Outcome,
    },
}

impl Event {
    /// The event as `viewer` may see it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        let theirs = |seat| viewer != Viewer::Seat(seat);
        let hide = |cards: &[Kind]| vec![Kind::HIDDEN; cards.len()];
        match self {
            Self::Dealt { seat, cards } if theirs(*seat) => Self::Dealt { seat: *seat, cards: hide(cards) },
            Self::Replaced { seat, gone, came } if theirs(*seat) => {
                Self::Replaced { seat: *seat, gone: hide(gone), came: hide(came) }
            }
            Self::Drew { seat, .. } if theirs(*seat) => Self::Drew { seat: *seat, card: Kind::HIDDEN },
            open => open.clone(),
        }
    }
}
