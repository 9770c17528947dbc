//! The one thread that brings what was written to the disk, and only then answers. The writer goes on with the next
//! group meanwhile: the disk and the processor work at the same time.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use sled::{Db, Tree};
use tokio::sync::oneshot;

use super::durable;
use super::mark::Mark;
use super::shared::{Move, Shared};
use super::writer::guarded;
use crate::{CommitError, Revision, StoreError};

/// How often the high-water mark follows.
const MARK_EVERY: Duration = Duration::from_secs(1);

/// What a request comes to, and who waits for it.
pub(super) type Answer = (oneshot::Sender<Result<Revision, CommitError>>, Result<Revision, CommitError>);

/// A group that was written, on its way to the disk.
#[derive(Debug)]
pub(super) struct Written {
    /// Groups are counted from 1.
    pub(super) number: u64,
    pub(super) answers: Vec<Answer>,
    pub(super) moves: Vec<Move>,
    /// How often the disk had been asked before this group was written; `None` if nothing was.
    pub(super) calls_before: Option<Option<u64>>,
}

/// Runs on its own thread until the writer is gone.
#[derive(Debug)]
pub(super) struct Flusher {
    pub(super) db: Db,
    /// Facts of the database.
    pub(super) system: Tree,
    pub(super) shared: Arc<Shared>,
    /// `None` for a database that is still being built.
    pub(super) mark_path: Option<PathBuf>,
    /// High-water marks so far, kept in the database too.
    pub(super) sequence: u64,
    /// When the last one was put into the database.
    pub(super) marked: Instant,
}

impl Flusher {
    /// Returns itself when the writer has ended, for the last mark.
    pub(super) fn run(mut self, inbox: &Receiver<Written>) -> Self {
        while let Ok(first) = inbox.recv() {
            let mut groups = vec![first];
            groups.extend(inbox.try_iter());
            self.settle(groups);
        }
        self
    }

    /// Flushes what was written and answers.
    fn settle(&mut self, groups: Vec<Written>) {
        let before = groups.iter().filter_map(|group| group.calls_before).min();
        let outcome = match (self.shared.reason(), before) {
            (Some(reason), _) => Err(reason),
            (None, Some(before)) => guarded(|| self.flush(before)),
            (None, None) => Ok(false),
        };
        // First the state, then the answers: who hears of a failure finds the store poisoned.
        if let Err(reason) = &outcome {
            self.shared.poison(reason);
        }
        for group in groups {
            if outcome.is_ok() {
                self.shared.flushed(group.number, group.moves.into_iter());
            }
            for (answer, result) in group.answers {
                let poisoned = |reason: &String| StoreError::Poisoned { reason: reason.clone() }.into();
                let result = outcome.as_ref().map_err(poisoned).and(result);
                // An asker that has gone away is no error: its change is durable all the same.
                let _ = answer.send(result);
            }
        }
        if outcome == Ok(true) {
            self.mark(None);
        }
    }

    /// Brings what was written to the disk; says whether it is time for the high-water mark to follow.
    fn flush(&mut self, before: Option<u64>) -> Result<bool, String> {
        let marking = self.marked.elapsed() >= MARK_EVERY;
        if marking {
            self.count()?;
        }
        self.db.flush().map_err(|error| error.to_string())?;
        if before.is_some() && before == durable::calls() {
            // To remove what is not there leaves nothing to flush. A count does, so the disk has to be asked now.
            self.count()?;
            self.db.flush().map_err(|error| error.to_string())?;
        }
        if before.is_some() && before == durable::calls() {
            return Err("a flush did not reach the disk".into());
        }
        Ok(marking)
    }

    /// Counts a mark, in the database first.
    pub(super) fn count(&mut self) -> Result<(), String> {
        self.marked = Instant::now();
        self.sequence += 1;
        let count = self.sequence.to_be_bytes();
        self.system.insert("sequence", &count).map(drop).map_err(|error| error.to_string())
    }

    /// Writes the high-water mark beside the database.
    pub(super) fn mark(&self, live_at_close: Option<u64>) {
        let mark = Mark { sequence: self.sequence, live_at_close };
        if let Some(path) = &self.mark_path
            && let Err(error) = mark.write(path)
        {
            tracing::warn!(%error, "the high-water mark was not written");
        }
    }
}
