//! How fast chats are written to: Telegram lets a bot send and edit twenty messages a minute in a group, and about one a
//! second in a private chat; more than that, and it is told to wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use duelhall_store::Timestamp;

/// What a group takes in a minute.
const PER_MINUTE: usize = 20;

/// A minute, and a little for the way.
const MINUTE: Duration = Duration::from_secs(61);

/// Of those, what is kept for the hands of people who press buttons.
const FOR_HANDS: usize = 6;

/// Below this many in a minute a group is quiet.
const QUIET: usize = 8;

/// Between two public messages of a quiet group.
const GAP: Duration = Duration::from_millis(1_000);

/// Between two public messages of a busy one.
const BUSY_GAP: Duration = Duration::from_secs(3);

/// What a private chat takes at once.
const BURST: usize = 4;

/// The first wait after a failure that passes; doubled each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);

/// The longest wait after a failure.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Chats remembered before those that are quiet are forgotten.
const MANY: usize = 4_096;

/// What is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// For everybody: it can wait, and the newest is all that matters.
    Public,
    /// For one person, who waits for it.
    Hand,
}

/// One chat.
#[derive(Debug, Default)]
struct Pace {
    written: VecDeque<Timestamp>,
    /// The last public one.
    public: Option<Timestamp>,
    held: Option<Timestamp>,
    failures: u32,
}

/// All chats. Time is given to it.
#[derive(Default)]
pub(crate) struct Paces(Mutex<HashMap<i64, Pace>>);

impl Pace {
    fn forget_old(&mut self, now: Timestamp) {
        while self.written.front().is_some_and(|at| at.after(MINUTE) <= now) {
            self.written.pop_front();
        }
    }

    fn next(&self, group: bool, kind: Kind, now: Timestamp) -> Timestamp {
        let held = self.held.map_or(now, |held| held.max(now));
        let nth_last = |most: usize| self.written.len().checked_sub(most).and_then(|at| self.written.get(at));
        if !group {
            return nth_last(BURST).map_or(held, |at| held.max(at.after(Duration::from_secs(BURST as u64 + 1))));
        }
        let most = if kind == Kind::Hand { PER_MINUTE } else { PER_MINUTE - FOR_HANDS };
        let full = nth_last(most).map(|at| at.after(MINUTE));
        let gap = if self.written.len() < QUIET { GAP } else { BUSY_GAP };
        let apart = self.public.filter(|_| kind == Kind::Public).map(|at| at.after(gap));
        [full, apart].into_iter().flatten().fold(held, Timestamp::max)
    }
}

impl Paces {
    /// When a chat may be written to next.
    pub(crate) fn next(&self, chat: i64, kind: Kind, now: Timestamp) -> Timestamp {
        self.with(chat, now, |pace| pace.next(chat < 0, kind, now))
    }

    /// Whether a chat has much room left in its minute.
    pub(crate) fn is_quiet(&self, chat: i64, now: Timestamp) -> bool {
        self.with(chat, now, |pace| pace.written.len() < QUIET && pace.held.is_none_or(|held| held <= now))
    }

    /// Counts a request.
    pub(crate) fn wrote(&self, chat: i64, kind: Kind, now: Timestamp) {
        self.with(chat, now, |pace| {
            pace.written.push_back(now);
            if kind == Kind::Public {
                pace.public = Some(now);
            }
        });
    }

    /// Counts a request of that moment at this one, when it was answered: Telegram may have counted it as late.
    pub(crate) fn arrived(&self, chat: i64, sent: Timestamp, now: Timestamp) {
        self.with(chat, now, |pace| {
            if let Some(at) = pace.written.iter().position(|at| *at == sent) {
                pace.written.remove(at);
            }
            pace.written.push_back(now);
        });
    }

    /// Counts a success.
    pub(crate) fn went_well(&self, chat: i64, now: Timestamp) {
        self.with(chat, now, |pace| pace.failures = 0);
    }

    /// Leaves a chat alone for as long as Telegram says.
    pub(crate) fn hold(&self, chat: i64, wait: Duration, now: Timestamp) {
        let until = now.after(wait);
        self.with(chat, now, |pace| pace.held = Some(pace.held.map_or(until, |held| held.max(until))));
    }

    /// Counts a failure that passes: the next try is later each time.
    pub(crate) fn failed(&self, chat: i64, now: Timestamp) {
        let failures = self.with(chat, now, |pace| {
            pace.failures = pace.failures.saturating_add(1);
            pace.failures
        });
        self.hold(chat, FIRST_WAIT.saturating_mul(1 << (failures - 1).min(6)).min(LONGEST_WAIT), now);
    }

    fn with<T>(&self, chat: i64, now: Timestamp, work: impl FnOnce(&mut Pace) -> T) -> T {
        let mut paces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if paces.len() > MANY {
            paces.retain(|_, pace| {
                pace.forget_old(now);
                !pace.written.is_empty() || pace.held.is_some_and(|held| held > now)
            });
        }
        let pace = paces.entry(chat).or_default();
        pace.forget_old(now);
        work(pace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes as often as asked, each time as soon as it may be; says when, in seconds.
    fn write(chat: i64, kinds: impl IntoIterator<Item = Kind>) -> Vec<i64> {
        let (paces, mut now) = (Paces::default(), Timestamp(0));
        let mut at = Vec::new();
        for kind in kinds {
            now = paces.next(chat, kind, now);
            paces.wrote(chat, kind, now);
            at.push(now.0 / 1_000);
        }
        at
    }

    #[test]
    fn a_group_never_gets_more_than_twenty_in_a_minute_and_hands_find_room() {
        let at = write(-5, (0..90).map(|number| if number % 3 == 0 { Kind::Hand } else { Kind::Public }));
        for (number, first) in at.iter().enumerate() {
            let within = at[number..].iter().take_while(|other| **other - first < 60).count();
            assert!(within <= PER_MINUTE, "{within} from {first}");
        }
        assert!(at[89] < 400, "and it goes on: {at:?}");
    }

    #[test]
    fn a_request_counts_from_when_it_was_answered() {
        let (paces, sent) = (Paces::default(), Timestamp(0));
        for _ in 0..PER_MINUTE {
            paces.wrote(-5, Kind::Hand, sent);
        }
        paces.arrived(-5, sent, Timestamp(4_000));
        assert_eq!(paces.next(-5, Kind::Hand, Timestamp(4_000)), sent.after(MINUTE), "the others are on their way");
        for _ in 1..PER_MINUTE {
            paces.arrived(-5, sent, Timestamp(5_000));
        }
        assert_eq!(paces.next(-5, Kind::Hand, Timestamp(5_000)), Timestamp(4_000).after(MINUTE));
    }

    #[test]
    fn the_first_goes_at_once_and_public_ones_keep_their_distance() {
        assert_eq!(write(-5, [Kind::Public; 4]), [0, 1, 2, 3]);
        let (paces, now) = (Paces::default(), Timestamp(0));
        paces.wrote(-5, Kind::Public, now);
        assert_eq!(paces.next(-5, Kind::Hand, now), now);
        assert_eq!(paces.next(-6, Kind::Public, now), now, "another group waits for nobody");
    }

    #[test]
    fn a_private_chat_takes_a_few_at_once_and_then_one_a_second() {
        assert_eq!(write(5, [Kind::Hand; 12]), [0, 0, 0, 0, 5, 5, 5, 5, 10, 10, 10, 10]);
    }

    #[test]
    fn what_telegram_says_is_kept_to_and_failures_wait_longer() {
        let (paces, mut now) = (Paces::default(), Timestamp(0));
        paces.hold(-5, Duration::from_secs(33), now);
        assert_eq!(paces.next(-5, Kind::Hand, now), Timestamp(33_000));
        let mut waits = Vec::new();
        for _ in 0..8 {
            paces.failed(7, now);
            let next = paces.next(7, Kind::Hand, now);
            waits.push(next.since(now).as_secs());
            now = next;
        }
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 60, 60]);
    }
}
