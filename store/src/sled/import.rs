//! Writes that do not come from play: portable entries, and records that are set aside.

use sled::IVec;

use super::apply::{Apply, Batch, Failure, broken, unencodable};
use super::finished::Place;
use super::format::{self, HeadRecord, StartRecord};
use super::pieces;
use super::reader::backend;
use super::trees::{
    CONTENTS_NUMBER, DOCUMENTS_NUMBER, Part, RECORDS_NUMBER, document_key, ending_key, log_key, quarantine_key,
};
use crate::deadlines::Subject;
use crate::portable::{DocumentEntry, Entry, FinishedEntry, LiveEntry};
use crate::{ContentId, DocumentWrite, Expected, MatchId, Revision};

/// The number of a tree, a key in it, and the value under that key.
type Record = (u8, IVec, IVec);

impl Apply {
    /// Writes entries as they are.
    pub(super) fn import(&mut self, entries: Vec<Entry>) -> Result<(), Failure> {
        self.wrote = true;
        for entry in entries {
            match entry {
                Entry::Live(entry) => self.import_live(entry)?,
                Entry::Finished(entry) => self.import_finished(entry)?,
                Entry::Content(entry) => {
                    self.insert_content(entry.id, format::pack(&entry.bytes).map_err(unencodable)?)?;
                }
                Entry::Document(entry) => self.import_document(entry)?,
                Entry::Quarantined(entry) => {
                    self.trees().quarantine.insert(entry.key, entry.bytes).map(drop).map_err(broken)?;
                }
            }
        }
        Ok(())
    }

    fn import_finished(&mut self, entry: FinishedEntry) -> Result<(), Failure> {
        let id = entry.id;
        let old = self.forget(id);
        entry.contents.iter().try_for_each(|content| self.name(*content, id))?;
        let mut batch = Batch::default();
        batch.head(id, None);
        batch.deadline(Subject::Match(id), old, None);
        self.keep_finished(entry, batch)
    }

    fn import_live(&mut self, entry: LiveEntry) -> Result<(), Failure> {
        let id = entry.id;
        let old = self.forget(id);
        // A line of an earlier match under this id would count as following the new head.
        self.remove_pieces(id)?;
        let head = HeadRecord {
            revision: entry.revision(),
            epoch: entry.epoch,
            snapshot_revision: entry.snapshot_revision,
            meta_revision: entry.revision(),
            deadline: entry.deadline,
        };
        entry.contents.iter().try_for_each(|content| self.name(*content, id))?;
        let setup = format::pack(&entry.setup).map_err(unencodable)?;
        let start = StartRecord { created: entry.created, setup, contents: entry.contents };
        let start = start.encode().map_err(unencodable)?;
        pieces::insert(&self.trees().starts, id.as_bytes(), start).map_err(broken)?;
        for (line, revision) in entry.log.iter().zip(1..) {
            let line = format::encode(line).map_err(unencodable)?;
            self.trees().log.insert(log_key(id, Revision(revision)), line).map_err(broken)?;
        }
        let snapshot = format::pack_quickly(&entry.snapshot);
        self.insert_part(id, Part::Snapshot, head.snapshot_revision, snapshot)?;
        self.insert_part(id, Part::Meta, head.meta_revision, format::pack_quickly(&entry.meta))?;
        let mut batch = Batch::default();
        batch.head(id, Some(format::encode(&head).map_err(unencodable)?));
        batch.deadline(Subject::Match(id), old, entry.deadline);
        self.write(batch)
    }

    fn import_document(&mut self, entry: DocumentEntry) -> Result<(), Failure> {
        let DocumentEntry { kind, key, revision, op, deadline, value } = entry;
        let old = self.reader.document(kind, &key)?.and_then(|record| record.deadline);
        let write = DocumentWrite { kind, key, expected: Expected::Any, value: Some(value), deadline, op };
        let mut batch = Batch::default();
        super::documents::writes(&write, revision, old, deadline, &mut batch.writes).map_err(unencodable)?;
        batch.deadline(Subject::Document(write.kind, write.key), old, deadline);
        self.write(batch)
    }

    /// Moves all records of an unreadable match or document under quarantine, so that everything else can continue.
    pub(super) fn set_aside(&mut self, subject: &Subject, reason: &str) -> Result<(), Failure> {
        let (what, records) = match subject {
            Subject::Match(id) => (format!("match {id}"), self.records_of_match(*id)?),
            Subject::Document(kind, key) => {
                (format!("{kind} {key}"), self.records_of_document(&document_key(*kind, key))?)
            }
            Subject::Content(id) => (format!("content {id}"), self.records_of_content(*id)?),
        };
        if records.is_empty() {
            return Ok(());
        }
        self.wrote = true;
        for (number, key, bytes) in &records {
            self.trees().quarantine.insert(quarantine_key(*number, key), &bytes[..]).map_err(broken)?;
        }
        let trees = self.trees().clone();
        for (number, key, _) in &records {
            trees.numbered(*number).remove(key).map_err(broken)?;
        }
        tracing::error!(
            what,
            reason,
            records = records.len(),
            "a record cannot be read and was set aside under quarantine"
        );
        Ok(())
    }

    fn records_of_match(&mut self, id: MatchId) -> Result<Vec<Record>, Failure> {
        self.forget(id);
        let mut records = Vec::new();
        for (number, tree) in self.trees().of_matches() {
            for record in tree.scan_prefix(id.as_bytes()) {
                let (key, bytes) = record.map_err(backend)?;
                records.push((number, key, bytes));
            }
        }
        if let Ok(Some(Place::At(ended))) = self.reader.place(id) {
            for record in self.trees().records.scan_prefix(ending_key(ended, id)) {
                let (key, bytes) = record.map_err(backend)?;
                records.push((RECORDS_NUMBER, key, bytes));
            }
        }
        Ok(records)
    }

    fn records_of_content(&self, id: ContentId) -> Result<Vec<Record>, Failure> {
        let pieces = self.trees().contents.scan_prefix(id.as_bytes());
        let records = pieces.map(|record| record.map(|(key, bytes)| (CONTENTS_NUMBER, key, bytes)));
        Ok(records.collect::<sled::Result<_>>().map_err(backend)?)
    }

    fn records_of_document(&self, key: &[u8]) -> Result<Vec<Record>, Failure> {
        let found = self.trees().documents.get(key).map_err(backend)?;
        Ok(found.map(|bytes| (DOCUMENTS_NUMBER, key.into(), bytes)).into_iter().collect())
    }
}
