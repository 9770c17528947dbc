//! What can go wrong, by who must do something about it.

use std::io;
use std::path::{Path, PathBuf};

use crate::{Epoch, Kind, MatchId, Revision};

/// Says why the store could not do its work; the caller's request was not the reason.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A second process has the data folder open.
    #[error("the data folder {folder} is in use by another process; stop that one or choose another folder")]
    Locked {
        /// The data folder.
        folder: PathBuf,
    },
    /// There is no room on the disk to open the database.
    #[error("the disk that {folder} is on is full; make room and start again, nothing is lost")]
    Full {
        /// The data folder.
        folder: PathBuf,
    },
    /// The database did not open.
    #[error(
        "the database in {folder} cannot be opened: {reason}; restore a backup, or move the folder away to start anew"
    )]
    Unopenable {
        /// The data folder.
        folder: PathBuf,
        /// What the backend said.
        reason: String,
    },
    /// The database opened, but acknowledged changes are not in it.
    #[error("the database in {folder} has lost changes ({missing}); restore a backup")]
    Missing {
        /// The data folder.
        folder: PathBuf,
        /// What was promised and what is there.
        missing: String,
    },
    /// A write did not reach the disk. Nothing is acknowledged any more: end the process and look at the disk.
    #[error("the disk refused a write ({reason}); nothing more is accepted until a restart")]
    Poisoned {
        /// What the backend said first.
        reason: String,
    },
    /// One record could not be read. It is set aside; everything else goes on.
    #[error("{what} cannot be read ({reason}); it was set aside under quarantine")]
    Unreadable {
        /// Which record.
        what: String,
        /// Why.
        reason: String,
    },
    /// A request that no store can fulfil, such as an empty key.
    #[error("{0}")]
    Invalid(String),
    /// A backup cannot be written or read.
    #[error("backup: {0}")]
    Backup(String),
    /// The backend failed at reading.
    #[error("the database cannot be read: {0}")]
    Backend(String),
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Says whether the whole process should stop, because no later change can be durable.
    pub fn is_fatal(&self) -> bool {
        matches!(self, Self::Poisoned { .. } | Self::Closed)
    }

    /// Names what kept the folder from being opened.
    pub(crate) fn unopenable(folder: &Path, error: &io::Error) -> Self {
        let folder = folder.to_owned();
        match error.kind() {
            io::ErrorKind::StorageFull => Self::Full { folder },
            _ => Self::Unopenable { folder, reason: error.to_string() },
        }
    }

    pub(crate) fn unreadable_match(id: MatchId, reason: impl Into<String>) -> Self {
        Self::Unreadable { what: format!("match {id}"), reason: reason.into() }
    }
}

/// Says why a change was not applied. Nothing has changed, except after [`StoreError::Poisoned`] or
/// [`StoreError::Closed`], which mean "unknown": send the same change (same op id) again after a restart.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// The match is at another revision: load it and decide again.
    #[error("the match is at revision {0} already")]
    Stale(Revision),
    /// There is no such match, or it has ended.
    #[error("there is no such match in progress")]
    Gone,
    /// A newer owner has taken the match over.
    #[error("the match has a newer owner")]
    Fenced(Epoch),
    /// A document is not what was expected.
    #[error("the document {key} in {kind} has changed")]
    Conflict {
        /// The drawer.
        kind: Kind,
        /// The key.
        key: String,
        /// What it is at now; `None` when there is none.
        now: Option<Revision>,
    },
    /// The store itself failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
