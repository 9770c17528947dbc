//! Chats that nothing can be sent to.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_hall::Clock;
use duelhall_store::Timestamp;

/// How long the bot sends nothing to a chat that refused something, even if somebody presses a button there.
const LOST: Duration = Duration::from_secs(60);

/// The chats, and since when.
pub(crate) struct Lost {
    clock: Arc<dyn Clock>,
    chats: Mutex<HashMap<i64, Timestamp>>,
}

impl Lost {
    /// Knows none yet.
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        Self { clock, chats: Mutex::default() }
    }

    /// Whether nothing can be sent to a chat now.
    pub(crate) fn holds(&self, chat: i64) -> bool {
        self.chats.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&chat)
    }

    /// Leaves a chat alone until somebody uses the bot there.
    pub(crate) fn lose(&self, chat: i64) {
        self.chats.lock().unwrap_or_else(PoisonError::into_inner).insert(chat, self.clock.now());
    }

    /// Notes that somebody uses the bot in a chat; returns whether the chat was lost and should be tried again.
    pub(crate) fn found(&self, chat: i64) -> bool {
        let mut chats = self.chats.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.clock.now();
        // If the clock was set back, the chat may seem to be lost in the future; it is tried again at once.
        let long_ago = chats.get(&chat).is_some_and(|at| *at > now || now.since(*at) >= LOST);
        if long_ago {
            chats.remove(&chat);
        }
        long_ago
    }

    /// The bot was let into a chat; whether it had been lost.
    pub(crate) fn let_in(&self, chat: i64) -> bool {
        self.chats.lock().unwrap_or_else(PoisonError::into_inner).remove(&chat).is_some()
    }
}
