//! Threads for computer players: a few, shared fairly among everybody who waits for them.
//!
//! Each person who asks, and each group of people who play, has a line of its own, and the lines take turns. So a
//! person who asks a lot delays each other line by at most one thought. The runtime's own threads stay free for the
//! disk and for pictures.

use std::collections::{BTreeMap, VecDeque};
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::guard::{Broken, caught_now};

/// The reason that there is no thought.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoThought {
    /// The computer player panicked.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// The machine gave no thread.
    #[error("there is no thread to think on")]
    Closed,
}

type Job = Box<dyn FnOnce() + Send>;

/// A pool of threads. They end when it is dropped.
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    lines: Mutex<Lines>,
    came: Condvar,
}

/// The waiting jobs: a line for each asker, and the order of the lines.
#[derive(Default)]
struct Lines {
    jobs: BTreeMap<String, VecDeque<Job>>,
    turns: VecDeque<String>,
    closed: bool,
}

impl Lines {
    fn push(&mut self, whose: &str, job: Job) {
        let line = self.jobs.entry(whose.to_owned()).or_default();
        if line.is_empty() {
            self.turns.push_back(whose.to_owned());
        }
        line.push_back(job);
    }

    /// Takes the first job of the next line, which then waits for all others.
    fn pop(&mut self) -> Option<Job> {
        let whose = self.turns.pop_front()?;
        let line = self.jobs.get_mut(&whose)?;
        let job = line.pop_front();
        if line.is_empty() {
            self.jobs.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        job
    }
}

impl Thinkers {
    /// Starts as many threads as there are cores but one, so that requests have a core while computers think.
    pub(crate) fn for_this_machine() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self::start(cores.saturating_sub(1).max(1))
    }

    /// Starts a number of threads.
    pub(crate) fn start(threads: usize) -> Self {
        let shared = Arc::<Shared>::default();
        let mut started = 0;
        for _ in 0..threads {
            let its = Arc::clone(&shared);
            let begun = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || its.work());
            match begun {
                Ok(_) => started += 1,
                Err(error) => tracing::error!(%error, "a thread for computer players could not be started"),
            }
        }
        // Without a thread nobody would ever do a job, so none is accepted.
        shared.lock().closed = started == 0;
        Self { shared }
    }

    /// Thinks, when it is the turn of this line.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        whose: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let (sender, thought_out) = oneshot::channel();
        let job = move || {
            // If nobody waits for this thought any more, it is skipped.
            if !sender.is_closed() {
                let _ = sender.send(caught_now(thought));
            }
        };
        {
            let mut lines = self.shared.lock();
            if lines.closed {
                return Err(NoThought::Closed);
            }
            lines.push(whose, Box::new(job));
        }
        self.shared.came.notify_one();
        Ok(thought_out.await.map_err(|_| NoThought::Closed)??)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.came.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> std::sync::MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        step_back();
        while let Some(job) = self.next() {
            job();
        }
    }

    /// Waits for a job; `None` when the pool is gone.
    fn next(&self) -> Option<Job> {
        let mut lines = self.lock();
        while !lines.closed {
            if let Some(job) = lines.pop() {
                return Some(job);
            }
            lines = self.came.wait(lines).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

/// Lets other threads go first, because people notice a late answer and computers do not. Linux can lower the priority
/// of one thread; elsewhere the call would affect the whole program.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 10) {
        tracing::debug!(%error, "computer players think at the usual priority");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// while the processor is busy, presses go before computers that think.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_a_thread_that_thinks_has_a_lower_priority() {
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let before = nice();
        let pool = Thinkers::start(1);
        assert!(pool.think("ann", nice).await.unwrap() >= 10);
        assert_eq!(nice(), before);
    }

    #[tokio::test]
    async fn without_a_thread_nobody_waits_for_a_thought() {
        assert!(matches!(Thinkers::start(0).think("ann", || 7).await, Err(NoThought::Closed)));
    }

    /// somebody who asks a hundred times is served in turn with people who ask once.
    #[tokio::test]
    async fn lines_take_turns_and_a_panic_ends_no_thread() {
        let pool = Thinkers::start(1);
        let (go, wait) = mpsc::channel::<()>();
        let (told, order) = mpsc::channel();
        let first = pool.think("first", move || wait.recv().is_ok());
        tokio::pin!(first);
        assert!(futures_util::poll!(&mut first).is_pending());
        let mut waiting = Vec::new();
        for whose in ["flood", "flood", "flood", "flood", "ann", "boris"] {
            let told = told.clone();
            let mut thought = Box::pin(pool.think(whose, move || {
                told.send(whose).unwrap();
                assert_ne!(whose, "ann", "her job panics");
            }));
            assert!(futures_util::poll!(&mut thought).is_pending());
            waiting.push(thought);
        }
        go.send(()).unwrap();
        assert!(first.await.unwrap());
        let mut broken = 0;
        for thought in waiting {
            broken += usize::from(matches!(thought.await, Err(NoThought::Broken(_))));
        }
        drop(told);
        assert_eq!(order.iter().collect::<Vec<_>>(), ["flood", "ann", "boris", "flood", "flood", "flood"]);
        assert_eq!(broken, 1);
    }
}
