//! Everything that a store keeps, in a form that belongs to no backend.

use serde::{Deserialize, Serialize};

use crate::{ContentId, Document, Epoch, Kind, MatchId, OpId, Revision, StoredMatch, Timestamp};

/// One stored thing, complete.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// A match in progress.
    Live(LiveEntry),
    /// A match that has ended.
    Finished(FinishedEntry),
    /// A document.
    Document(DocumentEntry),
    /// A record that could not be read.
    Quarantined(QuarantinedEntry),
    /// A content that a match names.
    Content(ContentEntry),
}

impl Entry {
    /// Returns the place of this entry in the order of an export.
    pub fn position(&self) -> Position {
        match self {
            Self::Live(entry) => Position::Live(entry.id),
            Self::Finished(entry) => Position::Finished(entry.id),
            Self::Document(entry) => Position::Document(entry.kind, entry.key.clone()),
            Self::Quarantined(entry) => Position::Quarantined(entry.key.clone()),
            Self::Content(entry) => Position::Content(entry.id),
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
    Document(Kind, String),
    /// After this record under quarantine.
    Quarantined(Vec<u8>),
}

/// A match in progress with its whole log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveEntry {
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

impl LiveEntry {
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
    /// The action; `None` if only the table changed.
    pub action: Option<String>,
}

/// A match that has ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedEntry {
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
pub struct DocumentEntry {
    /// The drawer.
    pub kind: Kind,
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
pub struct ContentEntry {
    /// Its name.
    pub id: ContentId,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// A record that could not be read, exactly as it was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuarantinedEntry {
    /// The place where it was found, in the backend's own terms.
    pub key: Vec<u8>,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl From<FinishedEntry> for StoredMatch {
    fn from(entry: FinishedEntry) -> Self {
        Self {
            setup: entry.setup,
            meta: entry.meta,
            snapshot: Vec::new(),
            snapshot_revision: entry.revision,
            actions: Vec::new(),
            revision: entry.revision,
            epoch: entry.epoch,
            deadline: None,
            finished: Some(entry.record),
            recent: entry.recent.into_iter().map(|(_, op)| op).collect(),
        }
    }
}

impl From<DocumentEntry> for Document {
    fn from(entry: DocumentEntry) -> Self {
        Self { value: entry.value, revision: entry.revision, deadline: entry.deadline }
    }
}
