//! The turns of the whole bot: how many messages it may send in a second, in all chats together.

use std::collections::{HashMap, VecDeque};
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use tokio::time::Instant;

use super::rate::Class;

/// How many hands may be sent in a second. Telegram wants no more than about thirty messages a second in all chats
/// together, and some arrive closer together than they were sent. Hands have their own share, because somebody waits
/// for each; boards skip old states.
const HANDS_PER_SECOND: Quota = quota(16, 3);

/// How many public messages may be sent in a second.
const PUBLIC_PER_SECOND: Quota = quota(7, 2);

/// How many messages leave in a second, because some are made longer than others after their turns. Telegram refuses the
/// thirty-first.
const ALL: usize = 27;

/// A second, and a little for the delay of requests.
const SECOND: Duration = Duration::from_millis(1_100);

/// How long a turn is kept for the message that is made in it.
const KEPT: Duration = Duration::from_secs(1);

/// When more turns than this are kept, those that came to nothing are forgotten.
const MANY: usize = 256;

/// The turns of the whole bot.
pub(crate) struct Turns {
    hands: DefaultDirectRateLimiter,
    public: DefaultDirectRateLimiter,
    /// The turns that were taken before their messages were made.
    kept: Mutex<HashMap<(i64, Class), Instant>>,
    /// When the last messages left.
    left: tokio::sync::Mutex<VecDeque<Instant>>,
}

impl Turns {
    pub(crate) fn new() -> Self {
        let [hands, public] = [HANDS_PER_SECOND, PUBLIC_PER_SECOND].map(RateLimiter::direct);
        Self { hands, public, kept: Mutex::default(), left: tokio::sync::Mutex::default() }
    }

    /// Waits for a turn, and keeps it for the next message to a chat. A message that is made after this wait, and not
    /// before it, is the newest when it is sent.
    pub(crate) async fn take(&self, chat: i64, class: Class) {
        if !self.has(chat, class) {
            self.share(class).until_ready().await;
            self.keep(chat, class);
        }
    }

    /// Takes a turn for the next message to a chat if nobody else needs it now; returns whether one is kept.
    pub(crate) fn try_take(&self, chat: i64, class: Class) -> bool {
        if self.has(chat, class) {
            return true;
        }
        let free = self.share(class).check().is_ok();
        if free {
            self.keep(chat, class);
        }
        free
    }

    /// Uses the turn that is kept for a chat, or waits for one.
    pub(crate) async fn use_up(&self, chat: i64, class: Class) {
        let kept = self.kept().remove(&(chat, class));
        if kept.is_none_or(|at| at.elapsed() >= KEPT) {
            self.share(class).until_ready().await;
        }
        let mut left = self.left.lock().await;
        if let Some(first) = left.front().copied().filter(|_| left.len() >= ALL) {
            tokio::time::sleep_until(first + SECOND).await;
            left.pop_front();
        }
        left.push_back(Instant::now());
    }

    fn has(&self, chat: i64, class: Class) -> bool {
        self.kept().get(&(chat, class)).is_some_and(|at| at.elapsed() < KEPT)
    }

    fn keep(&self, chat: i64, class: Class) {
        let mut kept = self.kept();
        if kept.len() >= MANY {
            kept.retain(|_, at| at.elapsed() < KEPT);
        }
        kept.insert((chat, class), Instant::now());
    }

    const fn share(&self, class: Class) -> &DefaultDirectRateLimiter {
        match class {
            Class::Hand => &self.hands,
            Class::Public => &self.public,
        }
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<(i64, Class), Instant>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A quota of `second` requests in a second, with at most `burst` at once.
const fn quota(second: u32, burst: u32) -> Quota {
    match (NonZeroU32::new(second), NonZeroU32::new(burst)) {
        (Some(second), Some(burst)) => Quota::per_second(second).allow_burst(burst),
        _ => Quota::per_second(NonZeroU32::MIN),
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;

    use super::*;

    /// How many turns are there at once.
    fn at_once(turns: &Turns, class: Class) -> usize {
        (1..100).take_while(|chat| turns.try_take(-*chat, class)).count()
    }

    #[test]
    fn hands_and_boards_have_turns_of_their_own() {
        let turns = Turns::new();
        assert_eq!([Class::Hand, Class::Public].map(|class| at_once(&turns, class)), [3, 2]);
    }

    #[test]
    fn a_turn_that_was_taken_before_the_message_was_made_is_used_once() {
        let turns = Turns::new();
        assert_eq!(at_once(&turns, Class::Hand), 3);
        assert!(turns.try_take(-1, Class::Hand), "it is kept for this chat");
        assert!(turns.take(-1, Class::Hand).now_or_never().is_some(), "and waited for by nobody");
        assert!(turns.use_up(-9, Class::Hand).now_or_never().is_none(), "others have none");
        assert!(turns.use_up(-1, Class::Hand).now_or_never().is_some());
        assert!(turns.use_up(-1, Class::Hand).now_or_never().is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn messages_that_were_made_for_a_long_time_do_not_leave_all_at_once() {
        let (turns, begun) = (Turns::new(), Instant::now());
        for chat in 1..100 {
            turns.keep(-chat, Class::Hand);
        }
        let mut left = Vec::new();
        for chat in 1..100 {
            turns.use_up(-chat, Class::Hand).await;
            left.push(begun.elapsed().as_millis());
            turns.keep(-chat - 1, Class::Hand);
        }
        assert_eq!([left[26], left[27], left[53], left[54]], [0, 1_100, 1_100, 2_200]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_that_came_to_nothing_is_not_kept_for_long() {
        let turns = Turns::new();
        assert_eq!(at_once(&turns, Class::Hand), 3);
        tokio::time::advance(KEPT).await;
        assert!(turns.use_up(-1, Class::Hand).now_or_never().is_none(), "other chats may have used it");
    }
}
