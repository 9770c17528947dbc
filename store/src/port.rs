//! The port: what the hall wants from a store, and nothing about how it is done.

use std::time::Duration;

use async_trait::async_trait;

use crate::portable::{Entry, Position};
use crate::{
    Change, CommitError, ContentId, Document, DocumentWrite, Kind, MatchId, NewMatch, Revision, StoreError,
    StoredMatch, Timestamp,
};

/// How many of a match's last op ids are remembered.
pub(crate) const RECENT_OPS: usize = 32;
/// How long the op ids of a match are remembered after its end.
pub(crate) const REMEMBER_OPS: Duration = Duration::from_hours(24);

/// Keeps matches, challenges, people and places. With a durable backend every `Ok` is on the disk.
///
/// Nothing here assumes one process: a second writer loses by revision and decides again.
/// Dropping a future does not take back a change that was already handed over.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes a new match, at revision 0.
    ///
    /// # Errors
    /// `Stale` when there is one under this id (unless `new.op` made it: then that answer again),
    /// `Conflict` when a document is not as expected.
    async fn create(&self, id: MatchId, new: NewMatch) -> Result<Revision, CommitError>;

    /// Returns the newest snapshot and the actions after it; `None` when there is no such match.
    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// Applies `change` if the match is still at `expected`, and returns the new revision.
    ///
    /// Judged in this order: an op id among the last 32 of this match (the old answer again, nothing
    /// changes; `Stale` if a live match was told another action under it), `Gone`, `Fenced`, `Stale`, `Conflict`, applied.
    ///
    /// # Errors
    /// As above; nothing has changed then.
    async fn commit(&self, id: MatchId, expected: Revision, change: Change) -> Result<Revision, CommitError>;

    /// Returns the content of this name; `None` when there is none. A content stays as long as a match that came with it.
    async fn content(&self, id: ContentId) -> Result<Option<Vec<u8>>, StoreError>;

    /// Returns every action of a match from the first, while it is played and after its end.
    async fn history(&self, id: MatchId) -> Result<Option<Vec<String>>, StoreError>;

    /// Returns what is due at or before `now`, soonest first, at most `limit`. It stays due until its deadline changes.
    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Due>, StoreError>;

    /// Returns the soonest deadline of all.
    async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Returns one document.
    async fn get(&self, kind: Kind, key: &str) -> Result<Option<Document>, StoreError>;

    /// Writes one document if it is as expected, and returns its new revision (of a deleted one: the last it had).
    ///
    /// # Errors
    /// `Conflict` when it is not as expected; nothing has changed then.
    async fn put(&self, write: DocumentWrite) -> Result<Revision, CommitError>;

    /// Writes several documents, all of them or none.
    ///
    /// # Errors
    /// `Conflict` when one is not as expected; nothing has changed then.
    async fn put_all(&self, writes: Vec<DocumentWrite>) -> Result<(), CommitError>;

    /// Returns documents whose key starts with `prefix` and comes after `after`, in order, at most `limit`.
    async fn scan(
        &self,
        kind: Kind,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError>;

    /// Returns the ids of matches in progress after `after`, in order, at most `limit`.
    async fn live(&self, after: Option<MatchId>, limit: usize) -> Result<Vec<MatchId>, StoreError>;

    /// Removes matches that ended more than `keep` before `now`, the oldest endings first, at most `limit`. Contents that no
    /// match names any more go with them. Returns how many matches were removed.
    ///
    /// Call it now and then with a small limit, such as 50, so that no move waits long behind it; when it returns `limit`,
    /// there may be more. A match of a release that noted no time counts as ended at the first call that meets it.
    /// The op ids of a match that ended a day ago are forgotten here too: a repeated change of it is then `Gone`.
    async fn remove_finished(&self, now: Timestamp, keep: Duration, limit: usize) -> Result<u64, StoreError>;

    /// Removes documents that are still at the revision at which they were read; returns how many were removed.
    ///
    /// The store knows no age of a document. Look through a kind with [`Self::scan`], page by page, decide by the values, and
    /// give at most a page of keys at once. A document that was written meanwhile stays.
    async fn remove_documents(&self, kind: Kind, read: Vec<(String, Revision)>) -> Result<u64, StoreError>;

    /// Counts what is kept.
    async fn counts(&self) -> Result<Counts, StoreError>;

    /// Returns a page of everything in portable form, in a fixed order, after `after`. An empty page is the end.
    ///
    /// Each entry is whole; two entries may be of different moments if somebody writes meanwhile.
    async fn export(&self, after: Option<Position>, limit: usize) -> Result<Vec<Entry>, StoreError>;

    /// Writes entries as they are, over what has the same key. For an empty store.
    async fn import(&self, entries: Vec<Entry>) -> Result<(), StoreError>;
}

/// Something whose deadline has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Due {
    /// A match; commit at this revision to move it on.
    Match {
        /// Which one.
        id: MatchId,
        /// Its revision now.
        revision: Revision,
        /// Its deadline.
        at: Timestamp,
    },
    /// A document.
    Document {
        /// The drawer.
        kind: Kind,
        /// The key.
        key: String,
        /// Its revision now.
        revision: Revision,
        /// Its deadline.
        at: Timestamp,
    },
}

impl Due {
    /// Returns the deadline.
    pub fn at(&self) -> Timestamp {
        match self {
            Self::Match { at, .. } | Self::Document { at, .. } => *at,
        }
    }
}

/// How much is kept, for `doctor`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Matches in progress.
    pub live: u64,
    /// Matches that have ended.
    pub finished: u64,
    /// Documents of every kind.
    pub documents: u64,
    /// Contents that matches name.
    pub contents: u64,
    /// Records that could not be read and were set aside.
    pub quarantined: u64,
    /// Bytes on the disk; 0 in memory.
    pub disk_bytes: u64,
    /// The memory set aside for the cache, in bytes; it is exceeded by about a third under load.
    pub cache_bytes: u64,
}
