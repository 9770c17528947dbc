//! Writes that do not come from play: portable items, and rows that are set aside.

use sled::IVec;

use super::apply::{Apply, Batch, Failure, broken, unencodable};
use super::finished::Place;
use super::format::{self, HeadRow, StartRow};
use super::pieces;
use super::reader::backend;
use super::trees::{
    CONTENTS_NUMBER, DOCUMENTS_NUMBER, Part, RECORDS_NUMBER, document_key, ending_key, log_key, quarantine_key,
};
use crate::deadlines::Subject;
use crate::portable::{DocumentItem, FinishedItem, Item, LiveItem};
use crate::{ContentId, DocumentWrite, Expected, MatchId, Revision};

/// The number of a tree, a key in it, and the value under that key.
type Row = (u8, IVec, IVec);

impl Apply {
    /// Writes items as they are.
    pub(super) fn import(&mut self, items: Vec<Item>) -> Result<(), Failure> {
        self.wrote = true;
        for item in items {
            match item {
                Item::Live(item) => self.import_live(item)?,
                Item::Finished(item) => self.import_finished(item)?,
                Item::Content(item) => {
                    self.insert_content(item.id, format::pack(&item.bytes).map_err(unencodable)?)?;
                }
                Item::Document(item) => self.import_document(item)?,
                Item::Quarantined(item) => {
                    self.trees().quarantine.insert(item.key, item.bytes).map(drop).map_err(broken)?;
                }
            }
        }
        Ok(())
    }

    fn import_finished(&mut self, item: FinishedItem) -> Result<(), Failure> {
        let id = item.id;
        let old = self.forget(id);
        item.contents.iter().try_for_each(|content| self.name(*content, id))?;
        let mut batch = Batch::default();
        batch.head(id, None);
        batch.deadline(Subject::Match(id), old, None);
        self.keep_finished(item, batch)
    }

    fn import_live(&mut self, item: LiveItem) -> Result<(), Failure> {
        let id = item.id;
        let old = self.forget(id);
        // A line of an earlier match under this id would count as following the new head.
        self.remove_pieces(id)?;
        let head = HeadRow {
            revision: item.revision(),
            epoch: item.epoch,
            snapshot_revision: item.snapshot_revision,
            meta_revision: item.revision(),
            deadline: item.deadline,
        };
        item.contents.iter().try_for_each(|content| self.name(*content, id))?;
        let setup = format::pack(&item.setup).map_err(unencodable)?;
        let start = StartRow { created: item.created, setup, contents: item.contents };
        let start = start.encode().map_err(unencodable)?;
        pieces::insert(&self.trees().starts, id.as_bytes(), start).map_err(broken)?;
        for (line, revision) in item.log.iter().zip(1..) {
            let line = format::encode(line).map_err(unencodable)?;
            self.trees().log.insert(log_key(id, Revision(revision)), line).map_err(broken)?;
        }
        let snapshot = format::pack_quickly(&item.snapshot);
        self.insert_part(id, Part::Snapshot, head.snapshot_revision, snapshot)?;
        self.insert_part(id, Part::Meta, head.meta_revision, format::pack_quickly(&item.meta))?;
        let mut batch = Batch::default();
        batch.head(id, Some(format::encode(&head).map_err(unencodable)?));
        batch.deadline(Subject::Match(id), old, item.deadline);
        self.write(batch)
    }

    fn import_document(&mut self, item: DocumentItem) -> Result<(), Failure> {
        let DocumentItem { collection, key, revision, op, deadline, value } = item;
        let old = self.reader.document(collection, &key)?.and_then(|row| row.deadline);
        let write = DocumentWrite { collection, key, expected: Expected::Any, value: Some(value), deadline, op };
        let mut batch = Batch::default();
        super::documents::writes(&write, revision, old, deadline, &mut batch.writes).map_err(unencodable)?;
        batch.deadline(Subject::Document(write.collection, write.key), old, deadline);
        self.write(batch)
    }

    /// Moves all rows of an unreadable match or document under quarantine, so that everything else can continue.
    pub(super) fn set_aside(&mut self, subject: &Subject, reason: &str) -> Result<(), Failure> {
        let (what, rows) = match subject {
            Subject::Match(id) => (format!("match {id}"), self.rows_of_match(*id)?),
            Subject::Document(collection, key) => {
                (format!("{collection} {key}"), self.rows_of_document(&document_key(*collection, key))?)
            }
            Subject::Content(id) => (format!("content {id}"), self.rows_of_content(*id)?),
        };
        if rows.is_empty() {
            return Ok(());
        }
        self.wrote = true;
        for (number, key, bytes) in &rows {
            self.trees().quarantine.insert(quarantine_key(*number, key), &bytes[..]).map_err(broken)?;
        }
        let trees = self.trees().clone();
        for (number, key, _) in &rows {
            trees.numbered(*number).remove(key).map_err(broken)?;
        }
        tracing::error!(what, reason, rows = rows.len(), "a row cannot be read and was set aside under quarantine");
        Ok(())
    }

    fn rows_of_match(&mut self, id: MatchId) -> Result<Vec<Row>, Failure> {
        self.forget(id);
        let mut rows = Vec::new();
        for (number, tree) in self.trees().of_matches() {
            for row in tree.scan_prefix(id.as_bytes()) {
                let (key, bytes) = row.map_err(backend)?;
                rows.push((number, key, bytes));
            }
        }
        if let Ok(Some(Place::At(ended))) = self.reader.place(id) {
            for row in self.trees().records.scan_prefix(ending_key(ended, id)) {
                let (key, bytes) = row.map_err(backend)?;
                rows.push((RECORDS_NUMBER, key, bytes));
            }
        }
        Ok(rows)
    }

    fn rows_of_content(&self, id: ContentId) -> Result<Vec<Row>, Failure> {
        let pieces = self.trees().contents.scan_prefix(id.as_bytes());
        let rows = pieces.map(|row| row.map(|(key, bytes)| (CONTENTS_NUMBER, key, bytes)));
        Ok(rows.collect::<sled::Result<_>>().map_err(backend)?)
    }

    fn rows_of_document(&self, key: &[u8]) -> Result<Vec<Row>, Failure> {
        let found = self.trees().documents.get(key).map_err(backend)?;
        Ok(found.map(|bytes| (DOCUMENTS_NUMBER, key.into(), bytes)).into_iter().collect())
    }
}
