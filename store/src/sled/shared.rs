//! What the writer tells the readers: which deadlines are durable, and what is written but not yet on the disk.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::watch::Work;
use crate::deadlines::{Deadlines, Subject};
use crate::{StoreError, Timestamp};

/// How far the writer is.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Progress {
    /// The groups up to this one are on the disk.
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
    /// What was written but is not yet on the disk, with the last group that did so.
    unflushed: Mutex<HashMap<Subject, u64>>,
    progress: watch::Sender<Progress>,
    /// Turns true once a write has failed. Apart from `progress`, so that a flush wakes nobody who only waits for this.
    failed: watch::Sender<bool>,
    /// What the writer is at.
    pub(super) writing: Work,
    /// What is being flushed.
    pub(super) flushing: Work,
}

impl Shared {
    pub(super) fn new(deadlines: Deadlines) -> Self {
        let (progress, _) = watch::channel(Progress::Flushed(0));
        let (failed, _) = watch::channel(false);
        let (writing, flushing) = (Work::default(), Work::default());
        Self { deadlines: Mutex::new(deadlines), unflushed: Mutex::default(), progress, failed, writing, flushing }
    }

    pub(super) fn deadlines(&self) -> MutexGuard<'_, Deadlines> {
        self.deadlines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn unflushed(&self) -> MutexGuard<'_, HashMap<Subject, u64>> {
        self.unflushed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what a group is about to write, before it does.
    pub(super) fn begin(&self, group: u64, subjects: impl FnOnce(&mut dyn FnMut(Subject))) {
        let mut unflushed = self.unflushed();
        subjects(&mut |subject| {
            unflushed.insert(subject, group);
        });
    }

    /// Notes that the groups up to this one are on the disk, and wakes the readers that wait for it.
    pub(super) fn flushed(&self, group: u64, moves: impl Iterator<Item = Move>) {
        let mut deadlines = self.deadlines();
        for (subject, old, new) in moves {
            deadlines.set(subject, old, new);
        }
        drop(deadlines);
        self.unflushed().retain(|_, last| *last > group);
        self.progress.send_modify(|progress| {
            if let Progress::Flushed(groups) = progress {
                *groups = group;
            }
        });
    }

    /// Notes that nothing can be made durable any more.
    pub(super) fn poison(&self, reason: &str) {
        self.progress.send_modify(|progress| {
            if matches!(progress, Progress::Flushed(_)) {
                tracing::error!(reason, "the disk refused a write; nothing more is accepted until a restart");
                *progress = Progress::Poisoned(reason.to_owned());
            }
        });
        self.failed.send_replace(true);
    }

    /// Why nothing can be made durable any more, if that is so.
    pub(super) fn reason(&self) -> Option<String> {
        match &*self.progress.borrow() {
            Progress::Flushed(_) => None,
            Progress::Poisoned(reason) => Some(reason.clone()),
        }
    }

    /// Waits until nothing can be made durable any more, and returns why.
    pub(super) async fn poisoned(&self) -> String {
        let _ = self.failed.subscribe().wait_for(|failed| *failed).await;
        self.reason().unwrap_or_default()
    }

    /// Fails once the store is poisoned.
    pub(super) fn healthy(&self) -> Result<(), StoreError> {
        self.reason().map_or(Ok(()), |reason| Err(StoreError::Poisoned { reason }))
    }

    /// Waits until what was just read of `subject` is on the disk.
    pub(super) async fn settled(&self, subject: &Subject) -> Result<(), StoreError> {
        let group = self.unflushed().get(subject).copied();
        self.on_disk(group).await
    }

    /// Waits until everything that was just read is on the disk.
    pub(super) async fn all_settled(&self) -> Result<(), StoreError> {
        let group = self.unflushed().values().copied().max();
        self.on_disk(group).await
    }

    /// Waits until a group is on the disk, if there is one to wait for.
    async fn on_disk(&self, group: Option<u64>) -> Result<(), StoreError> {
        let Some(group) = group else { return self.healthy() };
        let there = |progress: &Progress| !matches!(progress, Progress::Flushed(last) if *last < group);
        let mut progress = self.progress.subscribe();
        progress.wait_for(there).await.map_err(|_| StoreError::Closed)?;
        self.healthy()
    }
}
