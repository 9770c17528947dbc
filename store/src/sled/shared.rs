//! What the writer tells the readers: which deadlines are durable, and what is written but not yet on the disk.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::deadlines::{Deadlines, Subject};
use crate::{StoreError, Timestamp};

/// How far the writer is.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Progress {
    /// So many groups are on the disk.
    Flushed(u64),
    /// A write failed; why.
    Poisoned(String),
}

/// One move of a deadline: whose, from, to.
pub(super) type Move = (Subject, Option<Timestamp>, Option<Timestamp>);

/// Shared by the writer thread and every reader.
#[derive(Debug)]
pub(super) struct Shared {
    deadlines: Mutex<Deadlines>,
    unflushed: Mutex<HashSet<Subject>>,
    progress: watch::Sender<Progress>,
}

impl Shared {
    pub(super) fn new(deadlines: Deadlines) -> Self {
        let (progress, _) = watch::channel(Progress::Flushed(0));
        Self { deadlines: Mutex::new(deadlines), unflushed: Mutex::default(), progress }
    }

    pub(super) fn deadlines(&self) -> MutexGuard<'_, Deadlines> {
        self.deadlines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn unflushed(&self) -> MutexGuard<'_, HashSet<Subject>> {
        self.unflushed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what a group is about to write, before it does.
    pub(super) fn begin(&self, subjects: impl FnOnce(&mut dyn FnMut(Subject))) {
        let mut unflushed = self.unflushed();
        subjects(&mut |subject| {
            unflushed.insert(subject);
        });
    }

    /// Notes that the group is on the disk, and wakes the readers that wait for it.
    pub(super) fn flushed(&self, moves: impl Iterator<Item = Move>) {
        let mut deadlines = self.deadlines();
        for (subject, old, new) in moves {
            deadlines.set(subject, old, new);
        }
        drop(deadlines);
        self.unflushed().clear();
        self.progress.send_modify(|progress| {
            if let Progress::Flushed(groups) = progress {
                *groups += 1;
            }
        });
    }

    /// Notes that nothing can be made durable any more.
    pub(super) fn poison(&self, reason: &str) {
        self.progress.send_modify(|progress| {
            if matches!(progress, Progress::Flushed(_)) {
                *progress = Progress::Poisoned(reason.to_owned());
            }
        });
    }

    /// Fails once the store is poisoned.
    pub(super) fn healthy(&self) -> Result<(), StoreError> {
        match &*self.progress.borrow() {
            Progress::Flushed(_) => Ok(()),
            Progress::Poisoned(reason) => Err(StoreError::Poisoned { reason: reason.clone() }),
        }
    }

    /// Waits until what was just read of `subject` is on the disk.
    pub(super) async fn settled(&self, subject: &Subject) -> Result<(), StoreError> {
        self.wait_while(|unflushed| unflushed.contains(subject)).await
    }

    /// Waits until everything that was just read is on the disk.
    pub(super) async fn all_settled(&self) -> Result<(), StoreError> {
        self.wait_while(|unflushed| !unflushed.is_empty()).await
    }

    /// Waits for the end of the present group if `waiting` says that it matters.
    async fn wait_while(&self, waiting: impl Fn(&HashSet<Subject>) -> bool + Send) -> Result<(), StoreError> {
        // Subscribed before the look: a flush between the look and the wait is then seen as a change.
        let mut progress = self.progress.subscribe();
        let matters = waiting(&self.unflushed());
        self.healthy()?;
        if matters {
            progress.changed().await.map_err(|_| StoreError::Closed)?;
            self.healthy()?;
        }
        Ok(())
    }
}
