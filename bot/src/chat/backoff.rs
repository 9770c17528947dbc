//! How long to wait before a failed action is tried again.

use std::time::Duration;

/// After this number of doublings, a wait is no longer doubled.
const DOUBLINGS: u32 = 16;

/// Waits that double from the first to the longest. Each is made longer at random, by up to a quarter. So programs and
/// places that failed together do not retry together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Backoff {
    first: Duration,
    longest: Duration,
    failures: u32,
}

/// The waits between requests to a platform.
impl Default for Backoff {
    fn default() -> Self {
        Self::new(Duration::from_secs(1), Duration::from_secs(60))
    }
}

impl Backoff {
    /// Waits between these bounds.
    pub(crate) const fn new(first: Duration, longest: Duration) -> Self {
        Self { first, longest, failures: 0 }
    }

    /// How long to wait after this many failures in a row, for a caller that counts them.
    pub(crate) fn after(failures: u32) -> Duration {
        Self { failures: failures.saturating_sub(1), ..Self::default() }.failed()
    }

    /// How long to wait after one more failure.
    pub(crate) fn failed(&mut self) -> Duration {
        let wait = self.first.saturating_mul(1 << self.failures.min(DOUBLINGS)).min(self.longest);
        self.failures = self.failures.saturating_add(1);
        wait.mul_f64(rand::random_range(1.0..1.25))
    }

    /// How long to wait after a failure that is unlikely to pass.
    pub(crate) fn refused(&mut self) -> Duration {
        self.failures = DOUBLINGS;
        self.failed()
    }

    /// Notes a success: the next wait is the first one again.
    pub(crate) const fn worked(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_the_longest_and_are_at_most_a_quarter_longer() {
        let mut waits = Backoff::default();
        for least in [1, 2, 4, 8, 16, 32, 60, 60].map(Duration::from_secs) {
            let wait = waits.failed();
            assert!(least <= wait && wait <= least.mul_f64(1.25), "{wait:?}");
        }
        waits.worked();
        assert!(waits.failed() < Duration::from_secs(2));
        for (failures, least) in [(1, 1), (2, 2), (7, 60), (u32::MAX, 60)] {
            let (wait, least) = (Backoff::after(failures), Duration::from_secs(least));
            assert!(least <= wait && wait <= least.mul_f64(1.25), "{failures}: {wait:?}");
        }
        assert!(waits.refused() >= Duration::from_secs(60));
        let mut long = Backoff { failures: u32::MAX, ..Backoff::default() };
        assert!(long.failed() < Duration::from_secs(80));
    }

    #[test]
    fn programs_that_failed_together_retry_apart() {
        let waits: std::collections::BTreeSet<_> = (0..100).map(|_| Backoff::default().failed()).collect();
        assert!(waits.len() > 50, "{}", waits.len());
    }
}
