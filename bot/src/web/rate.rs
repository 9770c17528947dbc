//! Limits how often people may act, with a memory that stays small.

use std::hash::Hash;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::problem::Problem;

/// How many keys are remembered. Beyond this, keys that are quiet again are forgotten.
const KEYS: usize = 4_096;

/// A rate for each key.
#[derive(Debug)]
pub(crate) struct Rate<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> Rate<K> {
    /// Makes a rate: `per_second` each second, and `burst` at once after a quiet time.
    pub(crate) fn new(per_second: u32, burst: u32) -> Self {
        let number = |number| std::num::NonZeroU32::new(number).unwrap_or(std::num::NonZeroU32::MIN);
        Self(RateLimiter::keyed(Quota::per_second(number(per_second)).allow_burst(number(burst))))
    }

    /// Counts one more act of a key.
    pub(crate) fn check(&self, key: &K) -> Result<(), Problem> {
        if self.0.len() > KEYS {
            self.0.retain_recent();
        }
        self.0.check_key(key).map_err(|_| Problem::TooMany)
    }
}
