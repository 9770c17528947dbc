//! Brings written groups to the disk and only then answers. It works on its own thread, so that the writer can continue
//! with the next groups: the disk and the processor work at the same time, and a flush includes every group that was
//! written during the one before. A request that comes alone gains nothing from this, and is flushed by the writer
//! itself.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use sled::{Db, Tree};
use tokio::sync::oneshot;

use super::durable;
use super::mark::Mark;
use super::shared::{Move, Shared};
use super::writer::guarded;
use crate::{CommitError, Revision, StoreError};

/// How often the high-water mark is updated.
const MARK_EVERY: Duration = Duration::from_secs(1);

/// The result of a request, and the channel to the sender who waits for it.
pub(super) type Answer = (oneshot::Sender<Result<Revision, CommitError>>, Result<Revision, CommitError>);

/// A group that was written, on its way to the disk.
#[derive(Debug)]
pub(super) struct Written {
    /// The number of the group, counted from 1.
    pub(super) number: u64,
    pub(super) answers: Vec<Answer>,
    pub(super) moves: Vec<Move>,
    /// How often the disk had been asked for durability before this group was written; `None` if the group wrote nothing.
    pub(super) calls_before: Option<Option<u64>>,
}

impl Written {
    /// Adds the next group to this one, so that one flush serves both.
    fn join(&mut self, later: Self) {
        self.number = later.number;
        self.answers.extend(later.answers);
        self.moves.extend(later.moves);
        self.calls_before = self.calls_before.or(later.calls_before);
    }
}

/// Flushes, counts and answers.
#[derive(Debug)]
pub(super) struct Flusher {
    pub(super) db: Db,
    /// The system tree of the database.
    pub(super) system: Tree,
    pub(super) shared: Arc<Shared>,
    /// `None` for a database that is still being built.
    pub(super) mark_path: Option<PathBuf>,
    /// The number of high-water marks so far, which is also stored in the database.
    pub(super) sequence: u64,
    /// The time at which the last one was stored in the database.
    pub(super) marked: Instant,
}

/// The flusher and its thread, from the writer's side.
#[derive(Debug)]
pub(super) struct Flushing {
    flusher: Arc<Mutex<Flusher>>,
    outbox: Sender<Written>,
    /// Groups that the thread has not settled yet.
    under_way: Arc<AtomicUsize>,
    thread: JoinHandle<()>,
}

impl Flushing {
    /// Starts the thread.
    pub(super) fn start(flusher: Flusher) -> std::io::Result<Self> {
        // It need not be bounded, because every sender of a request in here is still waiting for the answer.
        let (outbox, inbox) = std::sync::mpsc::channel::<Written>();
        let flusher = Arc::new(Mutex::new(flusher));
        let under_way = Arc::new(AtomicUsize::new(0));
        let (on_thread, counted) = (flusher.clone(), under_way.clone());
        let thread = Builder::new().name("store-flusher".into()).spawn(move || {
            while let Ok(mut group) = inbox.recv() {
                let mut groups = 1;
                for later in inbox.try_iter() {
                    group.join(later);
                    groups += 1;
                }
                on_thread.lock().unwrap_or_else(PoisonError::into_inner).settle(group);
                counted.fetch_sub(groups, Ordering::Release);
            }
        })?;
        Ok(Self { flusher, outbox, under_way, thread })
    }

    /// Whether nothing is on its way to the disk.
    pub(super) fn is_idle(&self) -> bool {
        self.under_way.load(Ordering::Acquire) == 0
    }

    /// Flushes a group and answers, here and now. Use it only while the thread is idle, because groups must be settled
    /// in order.
    pub(super) fn settle(&self, group: Written) {
        self.flusher.lock().unwrap_or_else(PoisonError::into_inner).settle(group);
    }

    /// Hands a group to the thread, which flushes together all groups handed over since its last flush began.
    pub(super) fn hand_over(&self, group: Written) -> Result<(), String> {
        self.under_way.fetch_add(1, Ordering::Relaxed);
        self.outbox.send(group).map_err(|_| "the flusher is gone".to_owned())
    }

    /// Ends the thread when it has settled everything, and returns the flusher for the last mark.
    pub(super) fn end(self) -> Result<Flusher, String> {
        drop(self.outbox);
        let broken = || "the flusher broke off".to_owned();
        self.thread.join().map_err(|_| broken())?;
        let flusher = Arc::into_inner(self.flusher).ok_or_else(broken)?;
        Ok(flusher.into_inner().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Flusher {
    /// Flushes the group and answers.
    fn settle(&mut self, group: Written) {
        let outcome = match (self.shared.reason(), group.calls_before) {
            (Some(reason), _) => Err(reason),
            (None, Some(before)) => {
                let shared = Arc::clone(&self.shared);
                shared.flushing.watched(|| guarded(|| self.flush(before)))
            }
            (None, None) => Ok(false),
        };
        // The state changes before the answers are sent, so a sender who hears of a failure finds the store poisoned.
        if let Err(reason) = &outcome {
            self.shared.poison(reason);
        }
        if outcome.is_ok() {
            self.shared.flushed(group.number, group.moves.into_iter());
        }
        for (answer, result) in group.answers {
            let poisoned = |reason: &String| StoreError::Poisoned { reason: reason.clone() }.into();
            let result = outcome.as_ref().map_err(poisoned).and(result);
            // A sender that has gone away is not an error: its change is durable all the same.
            let _ = answer.send(result);
        }
        if outcome == Ok(true) {
            self.mark(None);
        }
    }

    /// Brings the written data to the disk; says whether the high-water mark should now be updated.
    fn flush(&mut self, before: Option<u64>) -> Result<bool, String> {
        let marking = self.marked.elapsed() >= MARK_EVERY;
        if marking {
            self.count()?;
        }
        self.db.flush().map_err(|error| error.to_string())?;
        if before.is_some() && before == durable::calls() {
            // Removing something that is not there leaves nothing to flush. A new count does, so the disk must be asked now.
            self.count()?;
            self.db.flush().map_err(|error| error.to_string())?;
        }
        if before.is_some() && before == durable::calls() {
            return Err("a flush did not reach the disk".into());
        }
        Ok(marking)
    }

    /// Counts one more mark, first in the database.
    pub(super) fn count(&mut self) -> Result<(), String> {
        self.marked = Instant::now();
        self.sequence += 1;
        let count = self.sequence.to_be_bytes();
        self.system.insert("sequence", &count).map(drop).map_err(|error| error.to_string())
    }

    /// Writes the high-water mark next to the database.
    pub(super) fn mark(&self, live_at_close: Option<u64>) {
        let mark = Mark { sequence: self.sequence, live_at_close };
        if let Some(path) = &self.mark_path
            && let Err(error) = mark.write(path)
        {
            tracing::warn!(%error, "the high-water mark was not written");
        }
    }
}
