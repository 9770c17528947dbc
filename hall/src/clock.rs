//! The port of time, and a clock that jumps for tests.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use duelhall_store::Timestamp;

/// Tells the time. The hall asks nothing else for the time.
pub trait Clock: Send + Sync {
    /// Returns the present moment.
    fn now(&self) -> Timestamp;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(0).after(since)
    }
}

/// A clock that does not move until it is told to jump. For tests.
#[derive(Debug)]
pub struct JumpClock(AtomicI64);

impl JumpClock {
    /// Makes a clock that shows `start`.
    #[must_use]
    pub const fn new(start: Timestamp) -> Self {
        Self(AtomicI64::new(start.0))
    }

    /// Moves the clock forward.
    pub fn jump(&self, by: Duration) {
        let then = self.now().after(by);
        self.0.store(then.0, Ordering::SeqCst);
    }

    /// Moves the clock back.
    pub fn jump_back(&self, by: Duration) {
        let then = self.now().before(by);
        self.0.store(then.0, Ordering::SeqCst);
    }
}

impl Clock for JumpClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::SeqCst))
    }
}
