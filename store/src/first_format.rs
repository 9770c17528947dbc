//! Matches in the first format: without the names of contents, and without the time of their end.

use serde::{Deserialize, Serialize};

use crate::portable::{self, DocumentItem, LogLine, QuarantinedItem};
use crate::{Epoch, MatchId, OpId, Revision, Timestamp};

/// One item of a backup in format 1.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Item {
    Live(LiveItem),
    Finished(FinishedItem),
    Document(DocumentItem),
    Quarantined(QuarantinedItem),
}

/// A match in progress.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct LiveItem {
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
pub(crate) struct FinishedItem {
    id: MatchId,
    epoch: Epoch,
    revision: Revision,
    setup: Vec<u8>,
    meta: Vec<u8>,
    record: Vec<u8>,
    actions: Vec<String>,
    recent: Vec<(Revision, OpId)>,
}

impl From<Item> for portable::Item {
    fn from(item: Item) -> Self {
        match item {
            Item::Live(item) => Self::Live(item.into()),
            Item::Finished(item) => Self::Finished(item.into()),
            Item::Document(item) => Self::Document(item),
            Item::Quarantined(item) => Self::Quarantined(item),
        }
    }
}

impl From<LiveItem> for portable::LiveItem {
    fn from(item: LiveItem) -> Self {
        Self {
            id: item.id,
            created: item.created,
            epoch: item.epoch,
            setup: item.setup,
            contents: Vec::new(),
            meta: item.meta,
            snapshot: item.snapshot,
            snapshot_revision: item.snapshot_revision,
            deadline: item.deadline,
            log: item.log,
        }
    }
}

impl From<FinishedItem> for portable::FinishedItem {
    fn from(item: FinishedItem) -> Self {
        Self {
            id: item.id,
            epoch: item.epoch,
            revision: item.revision,
            ended: None,
            setup: item.setup,
            contents: Vec::new(),
            meta: item.meta,
            record: item.record,
            actions: item.actions,
            recent: item.recent,
        }
    }
}
