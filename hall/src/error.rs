//! Failures inside, for logs and callers. People get a sentence from `trouble`.

use duelhall_engine::games::ResumeError;
use duelhall_engine::kit::BadRecord;
use duelhall_engine::text::BadWords;
use duelhall_store::{MatchId, StoreError};

/// Says why a hall cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The words of the hall are damaged in the source.
    #[error(transparent)]
    Words(#[from] BadWords),
}

/// Says why a lookup failed.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored match cannot be played by this release.
    #[error("match {id} cannot go on: {reason}")]
    Damaged {
        /// The match.
        id: MatchId,
        /// The reason.
        reason: String,
    },
    /// The program panicked in this match, so it waits until the operator takes it back.
    #[error("match {0} is set aside; `duelhall doctor` says why")]
    Aside(MatchId),
    /// Only the operator may export a match in progress: its record holds the seed.
    #[error("match {0} is not over, so its record is still secret")]
    Secret(MatchId),
}

impl HallError {
    pub(crate) fn damaged(id: MatchId, reason: &(impl std::fmt::Display + ?Sized)) -> Self {
        Self::Damaged { id, reason: reason.to_string() }
    }

    pub(crate) fn resume(id: MatchId, error: &ResumeError) -> Self {
        Self::damaged(id, error)
    }

    pub(crate) fn record(id: MatchId, error: &BadRecord) -> Self {
        Self::damaged(id, error)
    }
}
