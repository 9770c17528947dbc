//! Remembers the messages that tell codes. When a code is used, the buttons of its message are removed, because they
//! would do nothing.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use duelhall_hall::PersonId;
use duelhall_store::MatchId;
use lru::LruCache;

use super::address::At;
use super::rest::Rest;

/// How many codes are remembered. After a restart, the buttons of older messages stay; they say that the code was used.
const MOST: NonZeroUsize = NonZeroUsize::new(1_024).unwrap();

/// The message that told each code. A code is the number of its match.
pub(crate) struct Codes {
    rest: Arc<Rest>,
    told: Mutex<LruCache<(PersonId, MatchId), At>>,
}

impl Codes {
    /// Takes buttons away by this way.
    pub(crate) fn new(rest: Arc<Rest>) -> Self {
        Self { rest, told: Mutex::new(LruCache::new(MOST)) }
    }

    /// Remembers the message that told a code to its maker.
    pub(crate) fn told(&self, person: &PersonId, id: MatchId, at: At) {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).put((person.clone(), id), at);
    }

    fn used(&self, person: &PersonId, id: MatchId) -> Option<At> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).pop(&(person.clone(), id))
    }

    /// Somebody plays a match: if they made its code, the code is now used.
    pub(crate) async fn withdraw(&self, person: &PersonId, id: MatchId) {
        let done = match self.used(person, id) {
            Some(At::Message { chat, message }) => self.rest.strip(chat, message).await,
            Some(ephemeral @ At::Ephemeral { .. }) => self.rest.delete(ephemeral).await,
            None => return,
        };
        if let Err(fault) = done {
            tracing::debug!(%fault, "the buttons of a used code stay");
        }
    }
}
