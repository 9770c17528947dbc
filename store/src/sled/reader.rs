//! Reads the trees and never writes. An unreadable row is named, and the writer sets it aside.

use serde::de::DeserializeOwned;

use super::format::{self, DocumentRow, HeadRow, Line, StartRow};
use super::pieces;
use super::trees::{self, Part, Trees, log_keys, part_key};
use crate::judge::RecentOps;
use crate::port::RECENT_OPS;
use crate::portable::{LiveItem, LogLine};
use crate::{Collection, ContentId, Document, DocumentWrite, MatchId, OpId, Revision, StoreError, StoredMatch};

/// How often a match that changes during a read is read again before it counts as unreadable.
const PATIENCE: usize = 1000;

#[derive(Debug, Clone)]
pub(super) struct Reader(pub(super) Trees);

pub(super) fn backend(error: sled::Error) -> StoreError {
    StoreError::Backend(error.to_string())
}

impl Reader {
    /// Returns the head of a live match.
    pub(super) fn head(&self, id: MatchId) -> Result<Option<HeadRow>, StoreError> {
        self.kept_head(id)?.map(|kept| self.newest(id, kept)).transpose()
    }

    /// Returns the head that has a row of its own.
    pub(super) fn kept_head(&self, id: MatchId) -> Result<Option<HeadRow>, StoreError> {
        let bytes = self.0.heads.get(id.as_bytes()).map_err(backend)?;
        bytes.map(|bytes| decode(id, "head", &bytes)).transpose()
    }

    /// Follows the lines after a head, as long as each counts by itself.
    pub(super) fn newest(&self, id: MatchId, mut head: HeadRow) -> Result<HeadRow, StoreError> {
        for line in self.0.log.range(log_keys(id, head.revision.next(), Revision(u64::MAX))) {
            match self::line(id, &line.map_err(backend)?.1)?.head {
                Some(next) if next.revision == head.revision.next() => head = next,
                // A line of a change that never took effect, or a line written while we read.
                _ => break,
            }
        }
        Ok(head)
    }

    /// Returns the last op ids of a live match, oldest first.
    pub(super) fn recent(&self, id: MatchId, head: &HeadRow) -> Result<RecentOps, StoreError> {
        let first = (head.revision.0 + 1).saturating_sub(RECENT_OPS as u64);
        let mut recent = RecentOps::default();
        if first == 0 {
            recent.push(Revision(0), self.start(id)?.created);
        }
        let from = Revision(first.max(1));
        for (line, revision) in self.log(id, from, head.revision)?.into_iter().zip(from.0..) {
            recent.push(Revision(revision), line.op);
        }
        Ok(recent)
    }

    pub(super) fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let live = self.consistent(id, |head| self.load_at(id, head))?;
        match live {
            Some(found) => Ok(Some(found)),
            None => Ok(self.finished(id)?.map(StoredMatch::from)),
        }
    }

    pub(super) fn history(&self, id: MatchId) -> Result<Option<Vec<String>>, StoreError> {
        let live = self.consistent(id, |head| self.log(id, Revision(1), head.revision))?;
        match live {
            Some(lines) => Ok(Some(lines.into_iter().filter_map(|line| line.action).collect())),
            None => Ok(self.finished(id)?.map(|item| item.actions)),
        }
    }

    pub(super) fn live_item(&self, id: MatchId) -> Result<Option<LiveItem>, StoreError> {
        self.consistent(id, |head| {
            let start = self.start(id)?;
            Ok(LiveItem {
                id,
                created: start.created,
                epoch: head.epoch,
                setup: unpack(id, "setup", &start.setup)?,
                contents: start.contents,
                meta: self.meta(id, head)?,
                snapshot: self.snapshot(id, head)?,
                snapshot_revision: head.snapshot_revision,
                deadline: head.deadline,
                log: self.log(id, Revision(1), head.revision)?,
            })
        })
    }

    /// Reads a live match, and again if it changed meanwhile.
    fn consistent<T>(
        &self,
        id: MatchId,
        read: impl Fn(&HeadRow) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let mut head = self.head(id)?;
        for _ in 0..PATIENCE {
            let Some(seen) = head else { return Ok(None) };
            match read(&seen) {
                Err(error) => {
                    head = self.head(id)?;
                    if head == Some(seen) {
                        return Err(error);
                    }
                }
                found => return found.map(Some),
            }
        }
        Err(StoreError::Backend(format!("match {id} changes faster than it can be read")))
    }

    fn load_at(&self, id: MatchId, head: &HeadRow) -> Result<StoredMatch, StoreError> {
        let lines = self.log(id, head.snapshot_revision.next(), head.revision)?;
        Ok(StoredMatch {
            setup: unpack(id, "setup", &self.start(id)?.setup)?,
            meta: self.meta(id, head)?,
            snapshot: self.snapshot(id, head)?,
            snapshot_revision: head.snapshot_revision,
            actions: lines.into_iter().filter_map(|line| line.action).collect(),
            revision: head.revision,
            epoch: head.epoch,
            deadline: head.deadline,
            finished: None,
            // A match can be played without its op ids, if an old line is damaged.
            recent: self.recent(id, head).unwrap_or_default().iter().map(|(_, op)| op).collect(),
        })
    }

    fn start(&self, id: MatchId) -> Result<StartRow, StoreError> {
        let bytes = pieces::get(&self.0.starts, id.as_bytes()).map_err(backend)?.ok_or_else(|| missing(id, "setup"))?;
        StartRow::decode(&bytes).map_err(|reason| StoreError::unreadable_match(id, format!("setup: {reason}")))
    }

    fn meta(&self, id: MatchId, head: &HeadRow) -> Result<Vec<u8>, StoreError> {
        let bytes = self.part(id, Part::Meta, head.meta_revision)?;
        format::read_meta(&bytes.ok_or_else(|| missing(id, "meta"))?)
            .map_err(|reason| StoreError::unreadable_match(id, format!("meta: {reason}")))
    }

    fn snapshot(&self, id: MatchId, head: &HeadRow) -> Result<Vec<u8>, StoreError> {
        let bytes = self.part(id, Part::Snapshot, head.snapshot_revision)?;
        unpack(id, "snapshot", &bytes.ok_or_else(|| missing(id, "snapshot"))?)
    }

    fn part(&self, id: MatchId, part: Part, at: Revision) -> Result<Option<Vec<u8>>, StoreError> {
        pieces::get(&self.0.parts, &part_key(id, part, at)).map_err(backend)
    }

    /// Returns the lines `from..=to`: all of them or an error.
    pub(super) fn log(&self, id: MatchId, from: Revision, to: Revision) -> Result<Vec<LogLine>, StoreError> {
        if from > to {
            return Ok(Vec::new());
        }
        let mut lines = Vec::new();
        for line in self.0.log.range(log_keys(id, from, to)) {
            lines.push(self::line(id, &line.map_err(backend)?.1)?.said);
        }
        if lines.len() as u64 != to.0 - from.0 + 1 {
            return Err(missing(id, "line of the log"));
        }
        Ok(lines)
    }

    pub(super) fn is_quarantined(&self, id: MatchId) -> bool {
        let pieces = self.0.of_matches().map(|(number, _)| trees::quarantine_key(number, id.as_bytes()));
        pieces.into_iter().any(|key| self.0.quarantine.scan_prefix(key).next().is_some())
    }

    pub(super) fn has_content(&self, id: ContentId) -> Result<bool, StoreError> {
        self.0.contents.contains_key(id.as_bytes()).map_err(backend)
    }

    pub(super) fn content(&self, id: ContentId) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(packed) = pieces::get(&self.0.contents, id.as_bytes()).map_err(backend)? else { return Ok(None) };
        let unreadable = |reason: String| StoreError::Unreadable { what: format!("content {id}"), reason };
        let bytes = format::unpack(&packed).map_err(unreadable)?;
        if ContentId::of(&bytes) == id { Ok(Some(bytes)) } else { Err(unreadable("its hash is another".into())) }
    }

    pub(super) fn document(&self, collection: Collection, key: &str) -> Result<Option<DocumentRow>, StoreError> {
        match self.0.documents.get(trees::document_key(collection, key)).map_err(backend)? {
            Some(bytes) => decode_document(collection, key, &bytes).map(Some),
            // A document that was set aside may be written again.
            None => Ok(None),
        }
    }

    pub(super) fn document_facts(&self, write: &DocumentWrite) -> Result<Option<(Revision, OpId)>, StoreError> {
        Ok(self.document(write.collection, &write.key)?.map(|row| (row.revision, row.op)))
    }
}

pub(super) fn decode_document(collection: Collection, key: &str, bytes: &[u8]) -> Result<DocumentRow, StoreError> {
    format::decode(bytes).map_err(|reason| StoreError::Unreadable { what: format!("{collection} {key}"), reason })
}

impl From<DocumentRow> for Document {
    fn from(row: DocumentRow) -> Self {
        Self { value: row.value, revision: row.revision, deadline: row.deadline }
    }
}

fn decode<T: DeserializeOwned>(id: MatchId, part: &str, bytes: &[u8]) -> Result<T, StoreError> {
    format::decode(bytes).map_err(|reason| StoreError::unreadable_match(id, format!("{part}: {reason}")))
}

fn line(id: MatchId, bytes: &[u8]) -> Result<Line, StoreError> {
    Line::decode(bytes).map_err(|reason| StoreError::unreadable_match(id, format!("log: {reason}")))
}

fn unpack(id: MatchId, part: &str, bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
    format::unpack(bytes).map_err(|reason| StoreError::unreadable_match(id, format!("{part}: {reason}")))
}

fn missing(id: MatchId, part: &str) -> StoreError {
    StoreError::unreadable_match(id, format!("its {part} is missing"))
}
