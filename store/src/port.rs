//! The port: what the hall needs from a store, and nothing about how a store works.

use std::time::Duration;

use async_trait::async_trait;

use crate::portable::{Item, Position};
use crate::{
    Change, Collection, CommitError, ContentId, Document, DocumentWrite, MatchId, NewMatch, Revision, StoreError,
    StoredMatch, Timestamp,
};

/// The number of last op ids that are remembered for each match.
pub(crate) const RECENT_OPS: usize = 32;
/// How long the op ids of a match are remembered after its end.
pub(crate) const REMEMBER_OPS: Duration = Duration::from_hours(24);

/// Keeps matches, challenges, people and places. With a durable backend every `Ok` is on the disk.
///
/// Nothing here assumes a single process: a second writer is refused because of its revision, and decides again.
/// Dropping a future does not take back a change that was already handed over.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes a new match, at revision 0.
    ///
    /// # Errors
    /// `Stale` if there is a match under this id (but if `new.op` made that match, the old answer is given again),
    /// `Conflict` if a document is not as expected.
    async fn create(&self, id: MatchId, new: NewMatch) -> Result<Revision, CommitError>;

    /// Returns the newest snapshot and the actions after it; `None` if there is no such match.
    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// Applies `change` if the match is still at `expected`, and returns the new revision.
    ///
    /// The tests come in this order. An op id among the last 32 of this match gets the old answer again and changes
    /// nothing, or `Stale` if it was used for another action of a live match. Then come `Gone`, `Fenced`, `Stale` and
    /// `Conflict`; otherwise the change is applied.
    ///
    /// # Errors
    /// As above; nothing has changed then.
    async fn commit(&self, id: MatchId, expected: Revision, change: Change) -> Result<Revision, CommitError>;

    /// Returns the content with this name; `None` if there is none. A content stays as long as a match that came with it.
    async fn content(&self, id: ContentId) -> Result<Option<Vec<u8>>, StoreError>;

    /// Returns every action of a match from the first, both during the match and after its end.
    async fn history(&self, id: MatchId) -> Result<Option<Vec<String>>, StoreError>;

    /// Returns at most `limit` items that are due at or before `now`, soonest first. An item stays due until its
    /// deadline changes.
    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Due>, StoreError>;

    /// Returns the soonest deadline.
    async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Returns one document.
    async fn get(&self, collection: Collection, key: &str) -> Result<Option<Document>, StoreError>;

    /// Writes one document if it is as expected, and returns its new revision (for a deletion, the last revision it had).
    ///
    /// # Errors
    /// `Conflict` if it is not as expected; nothing has changed then.
    async fn put(&self, write: DocumentWrite) -> Result<Revision, CommitError>;

    /// Writes several documents: all of them or none.
    ///
    /// # Errors
    /// `Conflict` if one is not as expected; nothing has changed then.
    async fn put_all(&self, writes: Vec<DocumentWrite>) -> Result<(), CommitError>;

    /// Returns at most `limit` documents whose key starts with `prefix` and comes after `after`, in order.
    async fn scan(
        &self,
        collection: Collection,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError>;

    /// Returns at most `limit` ids of matches in progress after `after`, in order.
    async fn live(&self, after: Option<MatchId>, limit: usize) -> Result<Vec<MatchId>, StoreError>;

    /// Removes at most `limit` matches that ended more than `keep` before `now`, the oldest endings first. Contents
    /// that no other match names are removed with them. Returns the number of removed matches.
    ///
    /// Call it now and then with a small limit, such as 50, so that no move waits long behind it; if it returns
    /// `limit`, there may be more. A match of a release that noted no time counts as ended at the first call that meets
    /// it. Calls also forget the op ids of matches that ended more than a day ago: a repeated change of such a match
    /// gets `Gone`.
    async fn remove_finished(&self, now: Timestamp, keep: Duration, limit: usize) -> Result<u64, StoreError>;

    /// Removes documents that are still at the revision at which they were read, and returns their number.
    ///
    /// The store does not know the age of a document. Read a collection page by page with [`Self::scan`], decide by the
    /// values, and pass at most one page of keys at once. A document that was written meanwhile stays.
    async fn remove_documents(&self, collection: Collection, read: Vec<(String, Revision)>) -> Result<u64, StoreError>;

    /// Counts the stored things.
    async fn counts(&self) -> Result<Counts, StoreError>;

    /// Returns the page of portable items after `after`, in a fixed order. An empty page is the end.
    ///
    /// Each item is complete, but two items may come from different moments if somebody writes meanwhile.
    async fn export(&self, after: Option<Position>, limit: usize) -> Result<Vec<Item>, StoreError>;

    /// Writes items as they are, and replaces items with the same key. It is meant for an empty store.
    async fn import(&self, items: Vec<Item>) -> Result<(), StoreError>;
}

/// An item whose deadline has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Due {
    /// A match; commit at this revision to move it on.
    Match {
        /// Its id.
        id: MatchId,
        /// Its current revision.
        revision: Revision,
        /// Its deadline.
        at: Timestamp,
    },
    /// A document.
    Document {
        /// The collection.
        collection: Collection,
        /// The key.
        key: String,
        /// Its current revision.
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

/// The numbers of stored things, for `doctor`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Matches in progress.
    pub live: u64,
    /// Matches that have ended.
    pub finished: u64,
    /// Documents of every collection.
    pub documents: u64,
    /// Contents that a match names.
    pub contents: u64,
    /// Rows that could not be read and were set aside.
    pub quarantined: u64,
    /// Bytes on the disk; 0 in memory.
    pub disk_bytes: u64,
    /// The memory reserved for the cache, in bytes; under load about a third more is used.
    pub cache_bytes: u64,
}
