//! What happened, neutral of language.

use serde::{Deserialize, Serialize};

use crate::kit::{Game, Hidden, Kind, Seat, Viewer};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event<E> {
    /// Boosters are opened, or go round.
    Opened {
        /// Whether they go round.
        draft: bool,
    },
    /// Somebody has picked a card; nobody else knows which.
    Picked {
        /// Who.
        seat: Seat,
        /// The card.
        card: Kind,
    },
    /// Somebody has exchanged a card; nobody else knows that.
    Exchanged {
        /// Who.
        seat: Seat,
        /// The card that went out of the deck.
        out: Kind,
        /// The card that came in.
        card: Kind,
    },
    /// Somebody's deck is ready.
    Ready {
        /// Whose.
        seat: Seat,
    },
    /// Somebody has left before the duel.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Something in the duel.
    Duel(E),
}

impl<E: Clone> Event<E> {
    /// The event as a viewer may see it.
    pub(super) fn seen_by<G: Game<Event = E> + Hidden>(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Picked { seat, .. } if viewer != Viewer::Seat(seat) => Self::Picked { seat, card: Kind::HIDDEN },
            Self::Exchanged { seat, .. } if viewer != Viewer::Seat(seat) => {
                Self::Exchanged { seat, out: Kind::HIDDEN, card: Kind::HIDDEN }
            }
            Self::Duel(ref event) => Self::Duel(G::redact(event, viewer)),
            _ => self.clone(),
        }
    }
}

/// Runs rules of the duel's game with a listener, and hands its events on. The listeners are those that the game is compiled
/// for anyway: one of our own would compile all its rules twice more.
macro_rules! told {
    ($log:ident, $inner:ident => $run:expr) => {
        if $log.listens() {
            let mut told = Vec::new();
            let $inner = &mut told;
            let done = $run;
            told.into_iter().for_each(|event| $log.tell(|| $crate::formats::event::Event::Duel(event)));
            done
        } else {
            let $inner = &mut $crate::kit::NoLog;
            $run
        }
    };
}
pub(super) use told;
