//! Notices when the disk has stopped answering.
//!
//! sled waits for its own threads without a limit. If one of them ends early, for example on a failing disk, a flush
//! would wait for ever and nobody would notice.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread::Builder;
use std::time::Duration;

use super::shared::Shared;

const TICK: Duration = Duration::from_secs(1);
/// The number of ticks that one piece of work may take. Ticks are counted instead of measuring time, so that a machine
/// that was suspended is not mistaken for a failing disk.
const PATIENCE: u32 = 120;

/// The work that one thread has begun and ended.
#[derive(Debug, Default)]
pub(super) struct Work {
    begun: AtomicU64,
    ended: AtomicU64,
}

impl Work {
    /// Does work for which the disk may cause a wait.
    pub(super) fn watched<T>(&self, work: impl FnOnce() -> T) -> T {
        self.begun.fetch_add(1, Ordering::Relaxed);
        let done = work();
        self.ended.fetch_add(1, Ordering::Relaxed);
        done
    }

    /// Returns the number of the work in progress.
    fn under_way(&self) -> Option<u64> {
        let ended = self.ended.load(Ordering::Relaxed);
        let begun = self.begun.load(Ordering::Relaxed);
        (begun > ended).then_some(begun)
    }
}

/// Counts for how many ticks the same work has been in progress.
#[derive(Debug, Default)]
struct Ticks {
    seen: Option<u64>,
    ticks: u32,
}

impl Ticks {
    /// Counts one tick; says whether the work takes too long.
    fn look(&mut self, under_way: Option<u64>) -> bool {
        self.ticks = if under_way.is_some() && under_way == self.seen { self.ticks + 1 } else { 0 };
        self.seen = under_way;
        self.ticks >= PATIENCE
    }
}

/// Starts a thread that poisons the store if the writer or the flusher hangs. It ends when the sender of `end` is dropped.
pub(super) fn start(shared: Arc<Shared>, end: Receiver<()>) -> std::io::Result<()> {
    let watch = move || {
        let [mut writing, mut flushing] = [Ticks::default(), Ticks::default()];
        while end.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            let hangs = writing.look(shared.writing.under_way()) | flushing.look(shared.flushing.under_way());
            if hangs {
                return shared.poison(&format!("it has not answered for {PATIENCE} seconds"));
            }
        }
    };
    Builder::new().name("store-watch".into()).spawn(watch).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_does_not_end_is_noticed_and_many_short_ones_are_not() {
        let (work, mut ticks) = (Work::default(), Ticks::default());
        for _ in 0..3 * PATIENCE {
            work.watched(|| assert!(!ticks.look(work.under_way())));
            assert!(!ticks.look(work.under_way()));
        }
        work.watched(|| {
            let noticed = (0..).find(|_| ticks.look(work.under_way()));
            assert_eq!(noticed, Some(PATIENCE));
        });
        assert!(!ticks.look(work.under_way()));
    }
}
