//! The state that the writer shares with readers: the durable deadlines, and the rows that are written but not yet
//! on the disk.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::watch::Work;
use crate::deadlines::{Deadlines, Subject};
use crate::{StoreError, Timestamp};

/// How far the writer has come.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Progress {
    /// The groups up to this number are on the disk.
    Flushed(u64),
    /// A write failed, for this reason.
    Poisoned(String),
}

/// A change of a deadline: its subject, the old time and the new time.
pub(super) type Move = (Subject, Option<Timestamp>, Option<Timestamp>);

/// Shared by the writer thread and every reader.
#[derive(Debug)]
pub(super) struct Shared {
    deadlines: Mutex<Deadlines>,
    /// The subjects that were written but are not yet on the disk, each with the last group that wrote it.
    unflushed: Mutex<HashMap<Subject, u64>>,
    progress: watch::Sender<Progress>,
    /// Becomes true once a write has failed. It is separate from `progress`, so that a flush does not wake tasks that
    /// wait only for this.
    failed: watch::Sender<bool>,
    /// The writer's current work.
    pub(super) writing: Work,
    /// The flusher's current work.
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

    /// Notes the subjects that a group is about to write.
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

    /// Notes that nothing more can be made durable.
    pub(super) fn poison(&self, reason: &str) {
        self.progress.send_modify(|progress| {
            if matches!(progress, Progress::Flushed(_)) {
                tracing::error!(reason, "the disk refused a write; nothing more is accepted until a restart");
                *progress = Progress::Poisoned(reason.to_owned());
            }
        });
        self.failed.send_replace(true);
    }

    /// Returns why nothing more can be made durable, if that is so.
    pub(super) fn reason(&self) -> Option<String> {
        match &*self.progress.borrow() {
            Progress::Flushed(_) => None,
            Progress::Poisoned(reason) => Some(reason.clone()),
        }
    }

    /// Waits until nothing more can be made durable, and returns why.
    pub(super) async fn poisoned(&self) -> String {
        let _ = self.failed.subscribe().wait_for(|failed| *failed).await;
        self.reason().unwrap_or_default()
    }

    /// Fails once the store is poisoned.
    pub(super) fn healthy(&self) -> Result<(), StoreError> {
        self.reason().map_or(Ok(()), |reason| Err(StoreError::Poisoned { reason }))
    }

    /// Waits until the value just read of `subject` is on the disk.
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
