//! What a chat refuses: counted for each chat, believed after some times in a row, and forgiven with time. So no single answer
//! switches anything off, and nothing for ever.

use std::time::Duration;

use duelhall_store::Timestamp;
use tokio::time::Instant;

use crate::chat::Recent;

/// What is counted of one kind of refusal, by the clock of this machine.
pub(crate) struct Strikes {
    /// How many in a row are believed.
    enough: u32,
    /// After this time the chat is asked again.
    forgiven: Duration,
    since: Instant,
    chats: Recent<i64, u32>,
}

impl Strikes {
    /// Counts from nothing.
    pub(crate) fn new(enough: u32, forgiven: Duration) -> Self {
        Self { enough, forgiven, since: Instant::now(), chats: Recent::default() }
    }

    /// Counts a refusal; whether from now on the chat is believed.
    pub(crate) fn count(&self, chat: i64) -> bool {
        let times = self.times(chat).saturating_add(1);
        self.chats.put(chat, times, self.now(), self.forgiven);
        times == self.enough
    }

    /// Trusts a chat again.
    pub(crate) fn forgive(&self, chat: i64) {
        self.chats.take(&chat, self.now());
    }

    /// Whether a chat is believed to refuse.
    pub(crate) fn are_enough(&self, chat: i64) -> bool {
        self.times(chat) >= self.enough
    }

    fn times(&self, chat: i64) -> u32 {
        self.chats.get(&chat, self.now()).unwrap_or_default()
    }

    fn now(&self) -> Timestamp {
        Timestamp(0).after(self.since.elapsed())
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
