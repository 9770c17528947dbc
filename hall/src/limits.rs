//! Limits the requests of each person, so that nobody slows the others down.

use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_store::Timestamp;
use governor::clock::{Clock as _, FakeRelativeClock};
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use tokio::sync::Semaphore;

use crate::trouble::Trouble;
use crate::{Intent, PersonId, Press};

/// Requests between two sweeps, which forget people who have been quiet.
const SWEEP: u32 = 4_096;

/// The delay of a refusal. A person who asks again at once is refused at most ten times a second.
const DELAY: Duration = Duration::from_millis(100);

/// Refusals that may wait at once. Further refusals are not delayed, so that a flood holds a bounded number of
/// requests.
const DELAYED: usize = 1_024;

/// The animations for which one person may ask in a minute. Each is a match that is played again, many pictures and a large file.
const REPLAYS: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// The requests that one person may make of the hall in a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Buttons that answer or show something.
    pub presses: NonZeroU32,
    /// Commands.
    pub commands: NonZeroU32,
    /// Challenges made, joined or accepted, and rematches.
    pub challenges: NonZeroU32,
    /// Advice.
    pub hints: NonZeroU32,
}

impl Rates {
    /// No limit: for programs that play by themselves, such as benchmarks.
    pub const UNLIMITED: Self = Self {
        presses: NonZeroU32::MAX,
        commands: NonZeroU32::MAX,
        challenges: NonZeroU32::MAX,
        hints: NonZeroU32::MAX,
    };
}

impl Default for Rates {
    fn default() -> Self {
        let rate = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Self { presses: rate(1_200), commands: rate(240), challenges: rate(120), hints: rate(20) }
    }
}

/// The kinds of requests, each counted on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Press,
    Command,
    Challenge,
    Hint,
    Replay,
}

impl What {
    fn of(intent: &Intent) -> Self {
        match intent {
            Intent::Hint(_) | Intent::Press(Press::Hint(_)) => Self::Hint,
            Intent::Press(Press::Replay(_)) => Self::Replay,
            intent if intent.begins_duel() => Self::Challenge,
            Intent::Press(_) | Intent::Answers { .. } | Intent::PutCards(..) => Self::Press,
            _ => Self::Command,
        }
    }
}

type Limiter = RateLimiter<String, HashMapStateStore<String>, FakeRelativeClock, NoOpMiddleware<Nanos>>;

/// The recent requests of everybody.
pub(crate) struct Limits {
    presses: Limiter,
    commands: Limiter,
    challenges: Limiter,
    hints: Limiter,
    replays: Limiter,
    time: FakeRelativeClock,
    passed: Mutex<Passed>,
    delayed: Semaphore,
}

struct Passed {
    last: Option<Timestamp>,
    asked: u32,
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Self {
        let time = FakeRelativeClock::default();
        let limiter = |rate| RateLimiter::new(quota(rate), HashMapStateStore::default(), time.clone());
        Self {
            presses: limiter(rates.presses),
            commands: limiter(rates.commands),
            challenges: limiter(rates.challenges),
            hints: limiter(rates.hints),
            replays: limiter(REPLAYS),
            time: time.clone(),
            passed: Mutex::new(Passed { last: None, asked: 0 }),
            delayed: Semaphore::new(DELAYED),
        }
    }

    /// Does what [`check`](Self::check) does, but delays a refusal. A refusal costs next to nothing, but people who ask
    /// again without a pause would keep the processor busy with refusals alone.
    pub(crate) async fn admit(&self, who: &PersonId, intent: &Intent, now: Timestamp) -> Result<(), Trouble> {
        let admitted = self.check(who, intent, now);
        if admitted.is_err()
            && let Ok(_permit) = self.delayed.try_acquire()
        {
            tokio::time::sleep(DELAY).await;
        }
        admitted
    }

    /// Refuses a request that somebody makes too often, and says when they may ask again.
    fn check(&self, who: &PersonId, intent: &Intent, now: Timestamp) -> Result<(), Trouble> {
        self.pass(now);
        let (limiter, key) = match What::of(intent) {
            What::Press => (&self.presses, "no-fast-press"),
            What::Command => (&self.commands, "no-fast-command"),
            What::Challenge => (&self.challenges, "no-fast-challenge"),
            What::Hint => (&self.hints, "no-fast-hint"),
            What::Replay => (&self.replays, "no-fast-replay"),
        };
        let Err(until) = limiter.check_key(&who.as_str().to_owned()) else { return Ok(()) };
        let wait = until.wait_time_from(self.time.now());
        Err(Trouble::Refused(Text::new(key).num("seconds", seconds(wait))))
    }

    /// Advances the time by the clock of the hall. If that clock is set back, no time passes, so nobody waits longer.
    fn pass(&self, now: Timestamp) {
        let mut passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(last) = passed.last.replace(now) {
            self.time.advance(now.since(last));
        }
        passed.asked += 1;
        if passed.asked >= SWEEP {
            passed.asked = 0;
            for limiter in [&self.presses, &self.commands, &self.challenges, &self.hints, &self.replays] {
                limiter.retain_recent();
                limiter.shrink_to_fit();
            }
        }
    }

    /// People who are remembered.
    #[cfg(test)]
    fn remembered(&self) -> usize {
        self.presses.len() + self.commands.len() + self.challenges.len() + self.hints.len() + self.replays.len()
    }
}

/// Allows a fifth of a minute's requests at once.
fn quota(rate: NonZeroU32) -> Quota {
    let burst = NonZeroU32::new(rate.get() / 5).unwrap_or(NonZeroU32::MIN);
    Quota::per_minute(rate).allow_burst(burst)
}

/// Whole seconds, rounded up.
fn seconds(wait: Duration) -> i64 {
    i64::try_from(wait.as_millis().div_ceil(1_000)).unwrap_or(i64::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    fn ann() -> PersonId {
        PersonId::new("test", "ann")
    }

    fn asked(limits: &Limits, who: &PersonId, now: i64) -> usize {
        (0..100).filter(|_| limits.check(who, &Intent::Hint(None), Timestamp(now)).is_ok()).count()
    }

    /// a person who floods is refused, is served again after a while, and nobody else notices.
    #[test]
    fn a_person_who_floods_is_refused_alone() {
        let limits = Limits::new(Rates::default());
        let boris = PersonId::new("test", "boris");
        assert_eq!((asked(&limits, &ann(), 0), asked(&limits, &boris, 0)), (4, 4));
        assert!(limits.check(&ann(), &Intent::Help, Timestamp(0)).is_ok(), "other requests are counted apart");
        let Err(Trouble::Refused(text)) = limits.check(&ann(), &Intent::Hint(None), Timestamp(1)) else {
            panic!("refused")
        };
        assert!(format!("{text:?}").contains('3'), "{text:?}");
        assert_eq!(asked(&limits, &ann(), 3_001), 1);
        assert_eq!(asked(&limits, &ann(), 2_000), 0, "a clock that is set back lets nobody wait longer");
        assert_eq!(asked(&limits, &ann(), 5_001), 1);
    }

    #[test]
    fn a_person_who_presses_replay_again_and_again_is_refused() {
        let limits = Limits::new(Rates::default());
        let replay = Intent::Press(Press::Replay(duelhall_store::MatchId::from_number(1)));
        let watched = |now: i64| (0..10).filter(|_| limits.check(&ann(), &replay, Timestamp(now)).is_ok()).count();
        assert_eq!((watched(0), watched(6_000)), (2, 1));
        assert_eq!(asked(&limits, &ann(), 6_000), 4, "hints are counted apart");
    }

    /// a person who asks again at once is refused ten times a second, and a flood of many at once is not delayed.
    #[tokio::test(start_paused = true)]
    async fn a_refusal_waits_a_moment_unless_too_many_wait() {
        let limits = Limits::new(Rates::default());
        while limits.check(&ann(), &Intent::Hint(None), Timestamp(0)).is_ok() {}
        let began = Instant::now();
        let hint = Intent::Hint(None);
        for _ in 0..10 {
            assert!(limits.admit(&ann(), &hint, Timestamp(0)).await.is_err());
        }
        assert_eq!(began.elapsed(), DELAY * 10);
        assert!(limits.admit(&ann(), &Intent::Help, Timestamp(0)).await.is_ok());
        assert_eq!(began.elapsed(), DELAY * 10, "a request that is admitted does not wait");
        let _all = limits.delayed.acquire_many(DELAYED as u32).await.unwrap();
        assert!(limits.admit(&ann(), &hint, Timestamp(0)).await.is_err());
        assert_eq!(began.elapsed(), DELAY * 10, "beyond the bound no refusal is delayed");
    }

    #[test]
    fn people_who_are_quiet_are_forgotten() {
        let limits = Limits::new(Rates::default());
        for number in 0..i64::from(SWEEP) * 3 {
            let who = PersonId::new("test", &number.to_string());
            limits.check(&who, &Intent::Help, Timestamp(number * 100)).unwrap();
        }
        assert!(limits.remembered() <= SWEEP as usize, "{}", limits.remembered());
    }
}
