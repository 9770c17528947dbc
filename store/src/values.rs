//! The small numbers of the port: revisions, times, op ids and epochs.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::MatchId;

/// Counts the changes of one match or document; a new match is at 0, a new document at 1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Revision(pub u64);

impl Revision {
    /// Returns the revision after this one.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A moment, in milliseconds since the Unix epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// Returns the moment `duration` later, or the latest moment instead of an overflow.
    #[must_use]
    pub fn after(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }

    /// Returns the moment `duration` earlier, or the earliest moment instead of an overflow.
    #[must_use]
    pub fn before(self, duration: Duration) -> Self {
        Self(self.0.saturating_sub(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }

    /// Returns the time from `earlier` to this moment; zero if this moment is not later.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// Names one attempted change, so that sending it twice applies it once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpId(pub [u8; 16]);

impl OpId {
    /// Draws a new op id from the operating system's generator.
    ///
    /// # Errors
    /// If the operating system gives no random bytes.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// Derives the op id of something that must happen only once at one revision of a match, such as `timeout`.
    pub fn derived(id: MatchId, revision: Revision, what: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(id.as_bytes());
        hash.update(revision.0.to_be_bytes());
        hash.update(what.as_bytes());
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash.finalize()[..16]);
        Self(bytes)
    }
}

/// Counts the owners of a match; a commit by an older owner is fenced off.
///
/// With a single process the number never changes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Epoch(pub u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_derived_op_id_depends_on_match_revision_and_reason() {
        let id = MatchId::from_number(1);
        let op = OpId::derived(id, Revision(3), "timeout");
        assert_eq!(op, OpId::derived(id, Revision(3), "timeout"));
        assert_ne!(op, OpId::derived(id, Revision(4), "timeout"));
        assert_ne!(op, OpId::derived(id, Revision(3), "nudge"));
        assert_ne!(op, OpId::derived(MatchId::from_number(2), Revision(3), "timeout"));
    }

    #[test]
    fn time_neither_overflows_nor_runs_backwards() {
        assert_eq!(Timestamp(i64::MAX).after(Duration::from_secs(1)), Timestamp(i64::MAX));
        assert_eq!(Timestamp(i64::MIN).before(Duration::from_secs(1)), Timestamp(i64::MIN));
        assert_eq!(Timestamp(5).before(Duration::from_millis(2)), Timestamp(3));
        assert_eq!(Timestamp(5).since(Timestamp(9)), Duration::ZERO);
        assert_eq!(Timestamp(9).since(Timestamp(5)), Duration::from_millis(4));
    }
}
