//! Counts how often each chat refuses the bot. After enough refusals in a row the bot stops trying for a while, then
//! tries again. So nothing stays off for ever.

use std::time::Duration;

use duelhall_store::Timestamp;
use tokio::time::Instant;

use crate::chat::Recent;

/// The count for one kind of refusal, by the clock of this machine.
pub(crate) struct Refusals {
    /// After how many refusals in a row a chat is believed.
    enough: u32,
    /// After this time the chat is asked again.
    forgiven: Duration,
    since: Instant,
    chats: Recent<i64, u32>,
}

impl Refusals {
    /// Starts with no refusals.
    pub(crate) fn new(enough: u32, forgiven: Duration) -> Self {
        Self { enough, forgiven, since: Instant::now(), chats: Recent::default() }
    }

    /// Counts a refusal; returns whether the chat is believed from this refusal on.
    pub(crate) fn count(&self, chat: i64) -> bool {
        let times = self.times(chat).saturating_add(1);
        self.chats.put(chat, times, self.now(), self.forgiven);
        times == self.enough
    }

    /// Forgets the refusals of a chat.
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
        let refusals = Refusals::new(2, Duration::from_secs(60));
        assert!(!refusals.count(-5) && !refusals.are_enough(-5), "one refusal proves nothing");
        assert!(refusals.count(-5) && refusals.are_enough(-5) && !refusals.are_enough(-6));
        assert!(!refusals.count(-5), "the chat was already believed");
        tokio::time::advance(Duration::from_secs(61)).await;
        assert!(!refusals.are_enough(-5) && !refusals.count(-5) && !refusals.are_enough(-5));
        refusals.count(-5);
        refusals.forgive(-5);
        assert!(!refusals.are_enough(-5));
    }
}
