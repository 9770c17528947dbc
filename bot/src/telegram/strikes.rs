//! What a chat refuses: counted for each chat, believed after some times in a row, and forgiven with time. So no single answer
//! switches anything off, and nothing for ever.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Chats remembered before old ones are looked for.
const MANY: usize = 4_096;

/// What is counted of one kind of refusal.
pub(crate) struct Strikes {
    /// How many in a row are believed.
    enough: u32,
    /// After this time the chat is asked again.
    forgiven: Duration,
    chats: Mutex<HashMap<i64, (u32, Instant)>>,
}

impl Strikes {
    /// Counts from nothing.
    pub(crate) fn new(enough: u32, forgiven: Duration) -> Self {
        Self { enough, forgiven, chats: Mutex::default() }
    }

    /// Counts a refusal; whether from now on the chat is believed.
    pub(crate) fn count(&self, chat: i64) -> bool {
        let mut chats = self.chats.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if chats.len() > MANY {
            chats.retain(|_, (_, at)| *at + self.forgiven > now);
        }
        let (times, at) = chats.entry(chat).or_insert((0, now));
        if *at + self.forgiven <= now {
            *times = 0;
        }
        *times += 1;
        *at = now;
        *times == self.enough
    }

    /// Trusts a chat again.
    pub(crate) fn forgive(&self, chat: i64) {
        self.chats.lock().unwrap_or_else(PoisonError::into_inner).remove(&chat);
    }

    /// Whether a chat is believed to refuse.
    pub(crate) fn are_enough(&self, chat: i64) -> bool {
        let chats = self.chats.lock().unwrap_or_else(PoisonError::into_inner);
        chats.get(&chat).is_some_and(|(times, at)| *times >= self.enough && *at + self.forgiven > Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn e_1_a_refusal_is_believed_after_some_times_in_its_chat_and_forgiven_with_time() {
        let strikes = Strikes::new(2, Duration::from_secs(60));
        assert!(!strikes.count(-5) && !strikes.are_enough(-5), "once is no proof");
        assert!(strikes.count(-5) && strikes.are_enough(-5) && !strikes.are_enough(-6));
        assert!(!strikes.count(-5), "that is known");
        tokio::time::advance(Duration::from_secs(61)).await;
        assert!(!strikes.are_enough(-5) && !strikes.count(-5) && !strikes.are_enough(-5));
        strikes.count(-5);
        strikes.forgive(-5);
        assert!(!strikes.are_enough(-5));
    }
}
