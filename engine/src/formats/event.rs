//! What happened, neutral of language.

use serde::{Deserialize, Serialize};

use crate::kit::{Game, Hidden, Kind, Log, Seat, Viewer};

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

/// A listener for the events of the duel, which hands them on.
pub(super) struct Inner<'a, L>(pub(super) &'a mut L);

impl<E, L: Log<Event<E>>> Log<E> for Inner<'_, L> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.0.tell(|| Event::Duel(event()));
    }
}
