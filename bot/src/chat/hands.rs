//! The messages that show hands to people, one for each person and match.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::PersonId;
use duelhall_store::{MatchId, Timestamp};

/// When more hands than this are remembered, those that nobody uses are forgotten.
pub(crate) const MANY_HANDS: usize = 2_048;

/// How long the hand of somebody who is not asked may show an older state. Mostly they are asked again before that, and then one
/// edit shows both.
pub(crate) const WATCHES: Duration = Duration::from_secs(8);

/// What is known of one person's hand of one match.
pub(crate) trait Cell: Default {
    /// Whether it is still in use.
    fn is_live(&self, now: Timestamp) -> bool;
}

/// All open hands.
pub(crate) struct OpenHands<C>(Mutex<HashMap<(PersonId, MatchId), Arc<C>>>);

impl<C> Default for OpenHands<C> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<C: Cell> OpenHands<C> {
    /// The hand of a person, made if there is none.
    pub(crate) fn cell(&self, person: &PersonId, id: MatchId, now: Timestamp) -> Arc<C> {
        let mut cells = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if cells.len() > MANY_HANDS {
            cells.retain(|_, cell| Arc::strong_count(cell) > 1 || cell.is_live(now));
        }
        Arc::clone(cells.entry((person.clone(), id)).or_default())
    }

    /// The hand of a person, if it was shown lately.
    pub(crate) fn known(&self, person: &PersonId, id: MatchId) -> Option<Arc<C>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&(person.clone(), id)).map(Arc::clone)
    }

    /// Whether a person has their hand open, as far as is known.
    pub(crate) fn is_open(&self, person: &PersonId, id: MatchId, now: Timestamp) -> bool {
        self.known(person, id).is_some_and(|cell| cell.is_live(now))
    }

    /// How many are remembered.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap().len()
    }
}
