//! Errors, grouped by who must do something about them.

use std::io;
use std::path::{Path, PathBuf};

use crate::{Collection, Epoch, MatchId, Revision};

/// Why the store could not do its work, for a reason other than the caller's request.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has the data folder open.
    #[error("the data folder {folder} is in use by another process; stop that one or choose another folder")]
    Locked {
        /// The data folder.
        folder: PathBuf,
    },
    /// The disk has no room to open the database.
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
        /// The backend's message.
        reason: String,
    },
    /// The database opened, but acknowledged changes are missing.
    #[error("the database in {folder} has lost changes ({missing}); restore a backup")]
    Missing {
        /// The data folder.
        folder: PathBuf,
        /// What was promised and what is there.
        missing: String,
    },
    /// A write did not reach the disk. Nothing is acknowledged any more: end the process and check the disk.
    #[error("the disk refused a write ({reason}); nothing more is accepted until a restart")]
    Poisoned {
        /// The backend's first message.
        reason: String,
    },
    /// One row could not be read. It is set aside; everything else continues.
    #[error("{what} cannot be read ({reason}); it was set aside under quarantine")]
    Unreadable {
        /// Which row.
        what: String,
        /// Why.
        reason: String,
    },
    /// No store can fulfil the request, for example because of an empty key.
    #[error("{0}")]
    Invalid(String),
    /// A backup could not be written or read.
    #[error("backup: {0}")]
    Backup(String),
    /// The backend failed to read.
    #[error("the database cannot be read: {0}")]
    Backend(String),
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether the whole process should stop, because no later change can be durable.
    pub fn is_fatal(&self) -> bool {
        matches!(self, Self::Poisoned { .. } | Self::Closed)
    }

    /// Names the reason why the folder could not be opened.
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

/// Why a change was not applied. Nothing has changed, with two exceptions: [`StoreError::Poisoned`] and
/// [`StoreError::Closed`] mean that the outcome is unknown. After a restart, send the same change (same op id) again.
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
    /// A document is not in the expected state.
    #[error("the document {key} in {collection} has changed")]
    Conflict {
        /// The collection.
        collection: Collection,
        /// The key.
        key: String,
        /// Its current revision; `None` if there is no document.
        now: Option<Revision>,
    },
    /// The store itself failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
