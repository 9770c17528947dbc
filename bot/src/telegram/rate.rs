//! How fast the bot may write to chats. Telegram lets a bot send and edit twenty messages a minute in a group, and
//! about one a second in a private chat. A faster bot is told to wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use duelhall_store::Timestamp;

use crate::chat::Backoff;

/// How many messages a group accepts in a minute.
const PER_MINUTE: usize = 20;

/// A minute, and a little for the delay of requests.
const MINUTE: Duration = Duration::from_secs(61);

/// A group with fewer messages than this in a minute is quiet.
const QUIET: usize = 8;

/// The time between two public messages in a quiet group.
const GAP: Duration = Duration::from_millis(1_000);

/// The time between two public messages in a busy group. A hand is sent only if boards can keep this rate: eleven of
/// the twenty messages are for boards, and the rest are for hands.
const BUSY_GAP: Duration = Duration::from_millis(5_600);

/// The time between two messages in a private chat, after the first two, which may follow at once.
const PRIVATE_GAP: Duration = Duration::from_millis(1_150);

/// After this wait, a board in a private chat goes before a hand.
const STARVED: Duration = Duration::from_secs(4);

/// How far in the future a past moment may seem to be, because a caller may have read the clock a little earlier. A
/// moment further in the future was noted before the clock was set back.
const SET_BACK: Duration = Duration::from_secs(10);

/// When more chats than this are remembered, the quiet ones are forgotten.
const MANY: usize = 4_096;

/// The class of a message to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// For everybody: it can wait, and only the newest matters.
    Public,
    /// For one person, who waits for it.
    Hand,
}

/// The queue of requests in a private chat, so that answers come in their order.
pub(crate) type Line = Arc<tokio::sync::Mutex<()>>;

/// The rate of one chat.
#[derive(Debug, Default)]
struct Rate {
    written: VecDeque<Timestamp>,
    /// When the last public message was written.
    public: Option<Timestamp>,
    /// Since when a public message waits.
    waits: Option<Timestamp>,
    held: Option<Held>,
    backoff: Backoff,
    line: Line,
}

/// How long a chat is left alone.
#[derive(Clone, Copy, Debug)]
struct Held {
    since: Timestamp,
    until: Timestamp,
}

/// The rates of all chats. Callers pass the time.
#[derive(Default)]
pub(crate) struct Rates(Mutex<HashMap<i64, Rate>>);

impl Rate {
    /// Forgets entries that are too old to count. After the clock was set back, no entry may seem to be in the future.
    /// Otherwise the chat would get no message until the clock reached that time again.
    fn forget_old(&mut self, now: Timestamp) {
        let latest = now.after(SET_BACK);
        let noted = [&mut self.public, &mut self.waits].into_iter().flatten();
        for at in self.written.iter_mut().chain(noted).filter(|at| **at > latest) {
            *at = now;
        }
        if let Some(held) = self.held.as_mut().filter(|held| held.since > latest) {
            *held = Held { since: now, until: now.after(held.until.since(held.since)) };
        }
        while self.written.front().is_some_and(|at| at.after(MINUTE) <= now) {
            self.written.pop_front();
        }
    }

    fn next(&self, group: bool, class: Class, now: Timestamp) -> Timestamp {
        let held = self.held.map_or(now, |held| held.until.max(now));
        match (group, class) {
            (false, class) => self.next_in_private(class, held),
            (true, Class::Public) => self.next_board(held),
            (true, Class::Hand) => self.next_hand(held),
        }
    }

    /// Allows two messages at once, and then one in each gap. A board waits until the hand that follows a press has
    /// been sent; a board that has waited long goes first.
    fn next_in_private(&self, class: Class, from: Timestamp) -> Timestamp {
        let starved = self.waits.is_some_and(|since| since.after(STARVED) <= from);
        let gap = match (class, starved) {
            (Class::Hand, true) => PRIVATE_GAP * 2,
            (Class::Public, false) => PRIVATE_GAP,
            _ => Duration::ZERO,
        };
        let close = self.nth_last(1).map(|at| at.after(gap));
        let full = self.nth_last(2).map(|at| at.after(PRIVATE_GAP * 2));
        [close, full].into_iter().flatten().fold(from, Timestamp::max)
    }

    fn next_board(&self, from: Timestamp) -> Timestamp {
        let full = self.nth_last(PER_MINUTE).map(|at| at.after(MINUTE));
        let apart = self.public.map(|at| at.after(self.gap()));
        [full, apart].into_iter().flatten().fold(from, Timestamp::max)
    }

    fn gap(&self) -> Duration {
        if self.written.len() < QUIET { GAP } else { BUSY_GAP }
    }

    fn next_hand(&self, from: Timestamp) -> Timestamp {
        let later = self.written.iter().map(|at| at.after(MINUTE)).filter(|at| *at > from);
        std::iter::once(from).chain(later).find(|at| self.leaves_room(*at)).unwrap_or(from)
    }

    /// Whether a hand at this moment leaves room for a board in each gap of the next minute.
    fn leaves_room(&self, at: Timestamp) -> bool {
        let within = |entry: &&Timestamp, moment: Timestamp| entry.after(MINUTE) > moment;
        let count = |moment: Timestamp| self.written.iter().filter(|entry| within(entry, moment)).count();
        let mut boards = 0;
        let mut board = self.public.map_or(at, |last| at.max(last.after(BUSY_GAP)));
        while board < at.after(MINUTE) {
            if count(board) + 1 + boards >= PER_MINUTE {
                return false;
            }
            boards += 1;
            board = board.after(BUSY_GAP);
        }
        count(at) < PER_MINUTE
    }

    /// When the message that is `most` places from the end was written.
    fn nth_last(&self, most: usize) -> Option<Timestamp> {
        self.written.len().checked_sub(most).and_then(|at| self.written.get(at)).copied()
    }
}

impl Rates {
    /// When a chat may be written to next.
    pub(crate) fn next(&self, chat: i64, class: Class, now: Timestamp) -> Timestamp {
        self.with(chat, now, |rate| {
            let next = rate.next(chat < 0, class, now);
            if class == Class::Public && next > now {
                rate.waits.get_or_insert(now);
            }
            next
        })
    }

    /// Whether a chat has much room left in its minute.
    pub(crate) fn is_quiet(&self, chat: i64, now: Timestamp) -> bool {
        self.with(chat, now, |rate| rate.written.len() < QUIET && rate.held.is_none_or(|held| held.until <= now))
    }

    /// The queue of a private chat; a group has none, because its messages are for different people.
    pub(crate) fn line(&self, chat: i64, now: Timestamp) -> Option<Line> {
        (chat > 0).then(|| self.with(chat, now, |rate| Arc::clone(&rate.line)))
    }

    /// Reserves a place for a request, or says when there will be one.
    pub(crate) fn reserve(&self, chat: i64, class: Class, now: Timestamp) -> Result<(), Timestamp> {
        self.with(chat, now, |rate| {
            let next = rate.next(chat < 0, class, now);
            if next > now {
                if class == Class::Public {
                    rate.waits.get_or_insert(now);
                }
                return Err(next);
            }
            rate.written.push_back(now);
            if class == Class::Public {
                (rate.public, rate.waits) = (Some(now), None);
            }
            Ok(())
        })
    }

    /// Counts a request that was sent at one moment as of the moment of its answer, because Telegram may have counted
    /// it that late.
    pub(crate) fn arrived(&self, chat: i64, sent: Timestamp, now: Timestamp) {
        self.with(chat, now, |rate| {
            if let Some(at) = rate.written.iter().position(|at| *at == sent) {
                rate.written.remove(at);
            }
            rate.written.push_back(now);
        });
    }

    /// Counts a success.
    pub(crate) fn went_well(&self, chat: i64, now: Timestamp) {
        self.with(chat, now, |rate| rate.backoff.worked());
    }

    /// Leaves a chat alone for as long as Telegram demands.
    pub(crate) fn hold(&self, chat: i64, wait: Duration, now: Timestamp) {
        let until = now.after(wait);
        self.with(chat, now, |rate| {
            let until = rate.held.map_or(until, |held| held.until.max(until));
            rate.held = Some(Held { since: now, until });
        });
    }

    /// Counts a failure that will pass: the wait before the next try gets longer each time.
    pub(crate) fn failed(&self, chat: i64, now: Timestamp) {
        let wait = self.with(chat, now, |rate| rate.backoff.failed());
        self.hold(chat, wait, now);
    }

    fn with<T>(&self, chat: i64, now: Timestamp, work: impl FnOnce(&mut Rate) -> T) -> T {
        let mut rates = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if rates.len() > MANY {
            rates.retain(|_, rate| {
                rate.forget_old(now);
                !rate.written.is_empty() || rate.held.is_some_and(|held| held.until > now)
            });
        }
        let rate = rates.entry(chat).or_default();
        rate.forget_old(now);
        work(rate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes messages of these classes, each as soon as it is allowed; returns the times in milliseconds.
    fn write(chat: i64, classes: impl IntoIterator<Item = Class>) -> Vec<i64> {
        let (rates, mut now) = (Rates::default(), Timestamp(0));
        let mut at = Vec::new();
        for class in classes {
            now = rates.next(chat, class, now);
            rates.reserve(chat, class, now).unwrap();
            at.push(now.0);
        }
        at
    }

    fn most_within(at: &[i64], span: i64) -> usize {
        let within = |from: usize| at[from..].iter().take_while(|other| **other - at[from] < span).count();
        (0..at.len()).map(within).max().unwrap_or_default()
    }

    /// Plays duels in one group for some seconds, with a move in one of them after each pause in milliseconds. After
    /// each move, its board and the hand of the next player should be shown. Returns the age of each board when it was
    /// shown, and the time of each message.
    fn duels(tables: usize, pause: i64, seconds: i64) -> (Vec<i64>, Vec<i64>) {
        let (rates, chat) = (Rates::default(), -5);
        let (mut boards, mut hands): (VecDeque<(usize, i64)>, VecDeque<usize>) = (VecDeque::new(), VecDeque::new());
        let (mut ages, mut at) = (Vec::new(), Vec::new());
        for now in (0..seconds * 1_000).step_by(100) {
            if now % pause == 0 {
                let table = usize::try_from(now / pause).unwrap() % tables;
                if !boards.iter().any(|(other, _)| *other == table) {
                    boards.push_back((table, now));
                }
                if !hands.contains(&table) {
                    hands.push_back(table);
                }
            }
            if !hands.is_empty() && rates.reserve(chat, Class::Hand, Timestamp(now)).is_ok() {
                hands.pop_front();
                at.push(now);
            }
            if !boards.is_empty() && rates.reserve(chat, Class::Public, Timestamp(now)).is_ok() {
                ages.extend(boards.pop_front().map(|(_, since)| now - since));
                at.push(now);
            }
        }
        (ages, at)
    }

    #[test]
    fn e_6_with_a_move_every_five_seconds_the_board_is_at_most_six_seconds_old() {
        for pause in [5_000, 4_000, 2_000, 1_000] {
            let (ages, at) = duels(1, pause, 600);
            let oldest = ages.iter().max().unwrap();
            println!("one duel, a move every {pause} ms: oldest board {oldest} ms, {} written in 600 s", at.len());
            assert!(*oldest <= 6_000, "{oldest} ms at a move every {pause} ms");
            assert!(most_within(&at, 60_000) <= PER_MINUTE);
            assert!(at.len() - ages.len() >= 80, "hands are still sent: {} in ten minutes", at.len() - ages.len());
        }
        let (ages, at) = duels(2, 2_500, 600);
        assert!(*ages.iter().max().unwrap() <= 12_000 && most_within(&at, 60_000) <= PER_MINUTE);
    }

    #[test]
    fn a_group_never_gets_more_than_twenty_in_a_minute_and_hands_find_room() {
        let at = write(-5, (0..90).map(|number| if number % 3 == 0 { Class::Hand } else { Class::Public }));
        assert!(most_within(&at, 60_000) <= PER_MINUTE);
        assert!(at[89] < 400_000, "and messages continue: {at:?}");
    }

    #[test]
    fn hands_alone_never_take_the_place_of_a_board() {
        let (rates, mut now) = (Rates::default(), Timestamp(0));
        for _ in 0..100 {
            now = rates.next(-5, Class::Hand, now);
            rates.reserve(-5, Class::Hand, now).unwrap();
            assert_eq!(rates.next(-5, Class::Public, now), now, "a board finds room at any time");
        }
    }

    #[test]
    fn a_request_counts_from_when_it_was_answered() {
        let (rates, sent) = (Rates::default(), Timestamp(0));
        let mut hands = 0;
        while rates.reserve(-5, Class::Hand, sent).is_ok() {
            hands += 1;
        }
        assert_eq!(hands, 9, "eleven are kept for boards");
        rates.arrived(-5, sent, Timestamp(4_000));
        let before = rates.next(-5, Class::Hand, Timestamp(60_999));
        assert!(before <= Timestamp(61_000), "those on their way expire first");
        for _ in 1..hands {
            rates.arrived(-5, sent, Timestamp(5_000));
        }
        assert!(rates.next(-5, Class::Hand, Timestamp(5_000)) > Timestamp(5_000));
    }

    #[test]
    fn the_first_goes_at_once_and_public_ones_keep_their_distance() {
        assert_eq!(write(-5, [Class::Public; 4]), [0, 1_000, 2_000, 3_000]);
        let (rates, now) = (Rates::default(), Timestamp(0));
        rates.reserve(-5, Class::Public, now).unwrap();
        assert_eq!(rates.next(-5, Class::Hand, now), now);
        assert_eq!(rates.next(-6, Class::Public, now), now, "another group waits for nobody");
    }

    #[test]
    fn e_7_a_private_chat_takes_two_at_once_and_then_about_one_a_second() {
        let at = write(5, [Class::Hand; 40]);
        assert_eq!(at[..4], [0, 0, 2_300, 2_300]);
        assert!(most_within(&at, 1_000) <= 2 && most_within(&at, 20_000) <= 20);
        let (rates, now) = (Rates::default(), Timestamp(0));
        let taken = (0..18).filter(|_| rates.reserve(5, Class::Hand, now).is_ok()).count();
        assert_eq!(taken, 2, "a reserved place counts at once");
    }

    #[test]
    fn e_8_in_private_the_hand_goes_before_the_board_and_the_board_does_not_starve() {
        let (rates, now) = (Rates::default(), Timestamp(0));
        rates.reserve(5, Class::Public, now).unwrap();
        assert!(rates.next(5, Class::Public, now) > now);
        assert_eq!(rates.next(5, Class::Hand, now), now, "the hand follows at once");
        let mut last = now;
        for second in 1..60 {
            let now = Timestamp(second * 1_150);
            let _ = rates.reserve(5, Class::Hand, now);
            if rates.reserve(5, Class::Public, now).is_ok() {
                last = now;
            }
            assert!(now.since(last) <= Duration::from_secs(8), "a board at {now:?} after {last:?}");
        }
    }

    #[test]
    fn a_clock_that_is_set_back_silences_nobody_for_longer() {
        let hour = 3_600_000;
        for (chat, class) in [(-5, Class::Public), (-5, Class::Hand), (5, Class::Public), (5, Class::Hand)] {
            let (rates, now) = (Rates::default(), Timestamp(hour));
            while rates.reserve(chat, class, now).is_ok() {}
            let wait = rates.next(chat, class, Timestamp(0)).since(Timestamp(0));
            assert!(wait <= MINUTE, "{wait:?} in {chat} for {class:?}");
        }
        let rates = Rates::default();
        rates.hold(-5, Duration::from_secs(33), Timestamp(hour));
        assert_eq!(rates.next(-5, Class::Hand, Timestamp(0)), Timestamp(33_000), "as long as Telegram said");
    }

    #[test]
    fn what_telegram_says_is_kept_to_and_failures_wait_longer() {
        let (rates, mut now) = (Rates::default(), Timestamp(0));
        rates.hold(-5, Duration::from_secs(33), now);
        assert_eq!(rates.next(-5, Class::Hand, now), Timestamp(33_000));
        for least in [1, 2, 4, 8, 16, 32, 60, 60].map(Duration::from_secs) {
            rates.failed(7, now);
            let next = rates.next(7, Class::Hand, now);
            assert!((least..=least.mul_f64(1.25)).contains(&next.since(now)), "{next:?} after {now:?}");
            now = next;
        }
    }
}
