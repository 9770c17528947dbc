//! Everything that a store keeps, in a form that belongs to no backend.

use serde::{Deserialize, Serialize};

use crate::{Collection, ContentId, Document, Epoch, MatchId, OpId, Revision, StoredMatch, Timestamp};

/// One stored thing, complete.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Item {
    /// A match in progress.
    Live(LiveItem),
    /// A match that has ended.
    Finished(FinishedItem),
    /// A document.
    Document(DocumentItem),
    /// A row that could not be read.
    Quarantined(QuarantinedItem),
    /// A content that a match names.
    Content(ContentItem),
}

impl Item {
    /// Returns the place of this item in the order of an export.
    pub fn position(&self) -> Position {
        match self {
            Self::Live(item) => Position::Live(item.id),
            Self::Finished(item) => Position::Finished(item.id),
            Self::Document(item) => Position::Document(item.collection, item.key.clone()),
            Self::Quarantined(item) => Position::Quarantined(item.key.clone()),
            Self::Content(item) => Position::Content(item.id),
        }
    }
}

/// A place in the order of an export: contents, live matches, finished matches, documents, quarantine.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Position {
    /// After this content.
    Content(ContentId),
    /// After this live match.
    Live(MatchId),
    /// After this finished match.
    Finished(MatchId),
    /// After this document.
    Document(Collection, String),
    /// After this row under quarantine.
    Quarantined(Vec<u8>),
}

/// A match in progress with its whole log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveItem {
    /// Its name.
    pub id: MatchId,
    /// The op id that made it.
    pub created: OpId,
    /// The owner's epoch.
    pub epoch: Epoch,
    /// The set-up with which it began.
    pub setup: Vec<u8>,
    /// The contents that came with it.
    pub contents: Vec<ContentId>,
    /// The newest meta.
    pub meta: Vec<u8>,
    /// The newest snapshot.
    pub snapshot: Vec<u8>,
    /// The revision of the snapshot.
    pub snapshot_revision: Revision,
    /// The time at which it becomes due.
    pub deadline: Option<Timestamp>,
    /// Every change, oldest first; the first change made revision 1.
    pub log: Vec<LogLine>,
}

impl LiveItem {
    /// Returns the revision after the last change.
    pub fn revision(&self) -> Revision {
        Revision(self.log.len() as u64)
    }
}

/// One change of a live match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// The op id of the attempt that made it.
    pub op: OpId,
    /// The action; `None` if only players or timer changed.
    pub action: Option<String>,
}

/// A match that has ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedItem {
    /// Its name.
    pub id: MatchId,
    /// The epoch of the last owner.
    pub epoch: Epoch,
    /// The revision that ended it.
    pub revision: Revision,
    /// The time of its end; `None` if the release that ended it did not note the time.
    pub ended: Option<Timestamp>,
    /// The set-up with which it began.
    pub setup: Vec<u8>,
    /// The contents that came with it.
    pub contents: Vec<ContentId>,
    /// The last meta.
    pub meta: Vec<u8>,
    /// The record of its ending.
    pub record: Vec<u8>,
    /// Every action, oldest first.
    pub actions: Vec<String>,
    /// The last op ids with the revisions that they made, so that a repeated change is still answered for some time.
    pub recent: Vec<(Revision, OpId)>,
}

/// A document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DocumentItem {
    /// The collection.
    pub collection: Collection,
    /// The key in it.
    pub key: String,
    /// How often it has been written.
    pub revision: Revision,
    /// The op id of the last write.
    pub op: OpId,
    /// The time at which it becomes due.
    pub deadline: Option<Timestamp>,
    /// The value.
    pub value: Vec<u8>,
}

/// A content that a match names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContentItem {
    /// Its name.
    pub id: ContentId,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// A row that could not be read, exactly as it was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuarantinedItem {
    /// The place where it was found, in the backend's own terms.
    pub key: Vec<u8>,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl From<FinishedItem> for StoredMatch {
    fn from(item: FinishedItem) -> Self {
        Self {
            setup: item.setup,
            meta: item.meta,
            snapshot: Vec::new(),
            snapshot_revision: item.revision,
            actions: Vec::new(),
            revision: item.revision,
            epoch: item.epoch,
            deadline: None,
            finished: Some(item.record),
            recent: item.recent.into_iter().map(|(_, op)| op).collect(),
        }
    }
}

impl From<DocumentItem> for Document {
    fn from(item: DocumentItem) -> Self {
        Self { value: item.value, revision: item.revision, deadline: item.deadline }
    }
}
