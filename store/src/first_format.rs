//! Matches in the first format: without the names of contents, and without the time of their end.

use serde::{Deserialize, Serialize};

use crate::portable::{self, DocumentEntry, LogLine, QuarantinedEntry};
use crate::{Epoch, MatchId, OpId, Revision, Timestamp};

/// One entry of a backup in format 1.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Entry {
    Live(LiveEntry),
    Finished(FinishedEntry),
    Document(DocumentEntry),
    Quarantined(QuarantinedEntry),
}

/// A match in progress.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct LiveEntry {
    id: MatchId,
    created: OpId,
    epoch: Epoch,
    setup: Vec<u8>,
    meta: Vec<u8>,
    snapshot: Vec<u8>,
    snapshot_revision: Revision,
    deadline: Option<Timestamp>,
    log: Vec<LogLine>,
}

/// A match that has ended, in a backup and in the database.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct FinishedEntry {
    id: MatchId,
    epoch: Epoch,
    revision: Revision,
    setup: Vec<u8>,
    meta: Vec<u8>,
    record: Vec<u8>,
    actions: Vec<String>,
    recent: Vec<(Revision, OpId)>,
}

impl From<Entry> for portable::Entry {
    fn from(entry: Entry) -> Self {
        match entry {
            Entry::Live(entry) => Self::Live(entry.into()),
            Entry::Finished(entry) => Self::Finished(entry.into()),
            Entry::Document(entry) => Self::Document(entry),
            Entry::Quarantined(entry) => Self::Quarantined(entry),
        }
    }
}

impl From<LiveEntry> for portable::LiveEntry {
    fn from(entry: LiveEntry) -> Self {
        Self {
            id: entry.id,
            created: entry.created,
            epoch: entry.epoch,
            setup: entry.setup,
            contents: Vec::new(),
            meta: entry.meta,
            snapshot: entry.snapshot,
            snapshot_revision: entry.snapshot_revision,
            deadline: entry.deadline,
            log: entry.log,
        }
    }
}

impl From<FinishedEntry> for portable::FinishedEntry {
    fn from(entry: FinishedEntry) -> Self {
        Self {
            id: entry.id,
            epoch: entry.epoch,
            revision: entry.revision,
            ended: None,
            setup: entry.setup,
            contents: Vec::new(),
            meta: entry.meta,
            record: entry.record,
            actions: entry.actions,
            recent: entry.recent,
        }
    }
}
