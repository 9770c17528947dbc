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
    /// Whether the same request may succeed later: a damaged match stays damaged, but a store that failed to read may answer
    /// again.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Store(error) if !error.is_fatal())
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_that_fails_to_read_may_answer_again_and_a_damaged_match_stays_damaged() {
        let id = MatchId::from_number(1);
        assert!(HallError::from(StoreError::Backend("a read".to_owned())).may_pass());
        assert!(!HallError::from(StoreError::Closed).may_pass());
        assert!(!HallError::damaged(id, "no such card").may_pass() && !HallError::Aside(id).may_pass());
    }
}
