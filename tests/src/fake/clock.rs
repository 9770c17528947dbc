//! The clock of a fake: it starts from the machine's clock, and tests can make it jump or run faster.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use duelhall_store::Timestamp;

/// A clock that runs like the machine's, can jump forward, and can run faster. Clones share one clock.
///
/// It implements the clock of the hall too, so that challenges, tokens, budgets and the ages of messages share one
/// time.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    dial: Arc<Mutex<Dial>>,
}

/// How far a clock is ahead of the machine's.
#[derive(Debug, Default)]
struct Dial {
    ahead: Duration,
    /// Since when it runs faster, and how many times.
    faster: Option<(Instant, u32)>,
}

impl Dial {
    fn ahead(&self) -> Duration {
        let won = self.faster.map(|(since, rate)| since.elapsed() * rate.saturating_sub(1));
        self.ahead + won.unwrap_or_default()
    }
}

impl Clock {
    /// Returns milliseconds since 1970.
    #[must_use]
    pub fn millis(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let ahead = self.dial.lock().unwrap_or_else(PoisonError::into_inner).ahead();
        i64::try_from((since + ahead).as_millis()).unwrap_or(i64::MAX)
    }

    /// Moves the clock forward.
    pub fn jump(&self, by: Duration) {
        self.dial.lock().unwrap_or_else(PoisonError::into_inner).ahead += by;
    }

    /// Runs at this many times the machine's speed from now on.
    pub fn run(&self, rate: u32) {
        let mut dial = self.dial.lock().unwrap_or_else(PoisonError::into_inner);
        *dial = Dial { ahead: dial.ahead(), faster: Some((Instant::now(), rate)) };
    }
}

impl duelhall_hall::Clock for Clock {
    fn now(&self) -> Timestamp {
        Timestamp(0).after(Duration::from_millis(u64::try_from(self.millis()).unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_is_seen_by_every_clone() {
        let clock = Clock::default();
        let (other, before) = (clock.clone(), clock.millis());
        clock.jump(Duration::from_secs(900));
        assert!(other.millis() >= before + 900_000);
    }

    #[test]
    fn a_clock_that_runs_fast_keeps_what_it_has_won() {
        let (clock, plain) = (Clock::default(), Clock::default());
        clock.run(1_000);
        std::thread::sleep(Duration::from_millis(20));
        clock.run(1);
        let won = clock.millis() - plain.millis();
        assert!(won >= 19_000, "{won}");
        std::thread::sleep(Duration::from_millis(20));
        assert!(clock.millis() - plain.millis() <= won + 10, "it runs like the machine's clock again");
    }
}
