//! What happened, neutral of language. What is secret stands beside how others see it.

use serde::{Deserialize, Serialize};

use super::card::Stat;
use crate::kit::{Kind, Outcome, Seat, Viewer};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Cards were dealt before the first turn (T-08). Others see how many.
    Dealt {
        /// Whose hand.
        seat: Seat,
        /// The cards.
        cards: Vec<Kind>,
    },
    /// It is settled who goes first (T-11).
    Began {
        /// The one who goes first.
        first: Seat,
    },
    /// A mulligan was carried out (T-10). Others see how many.
    Replaced {
        /// Whose hand.
        seat: Seat,
        /// The cards that went back.
        gone: Vec<Kind>,
        /// The cards that came.
        came: Vec<Kind>,
    },
    /// A turn began with its income (T-15).
    Income {
        /// Whose turn.
        seat: Seat,
        /// What was added to ore, gems, gold.
        gain: [i16; 3],
    },
    /// A card was played (T-18).
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Kind,
    },
    /// A card was discarded (T-20).
    Discarded {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: Kind,
        /// Whether a card's effect made them.
        forced: bool,
    },
    /// A turn was skipped or an extended one ended (T-21, T-30).
    Skipped {
        /// Who did.
        seat: Seat,
    },
    /// A number changed through a card.
    Changed {
        /// Whose number.
        seat: Seat,
        /// Which.
        stat: Stat,
        /// What it was.
        from: i16,
        /// What it is.
        to: i16,
    },
    /// A card was drawn (T-23). Others see only that.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The card.
        card: Kind,
    },
    /// The discards became the draw pile (T-24).
    Reshuffled {
        /// How many cards.
        cards: u16,
    },
    /// A card extended the turn (T-27).
    Extended {
        /// Whose turn.
        seat: Seat,
    },
    /// The match ended.
    Ended {
        /// How.
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
