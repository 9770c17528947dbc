//! Documents: judging their writes, and turning them into writes of trees.

use super::apply::{Apply, Atomic, Batch, Failure, Write, unencodable};
use super::format::{self, DocumentRecord};
use super::trees::document_key;
use crate::deadlines::Subject;
use crate::judge::{self, Verdict};
use crate::{DocumentWrite, Expected, Kind, Revision, Timestamp};

impl Apply {
    /// Writes documents: all of them or none. The answer is the revision of the first.
    pub(super) fn put(&mut self, writes: &[DocumentWrite]) -> Result<Revision, Failure> {
        let Some(first) = writes.first() else { return Ok(Revision(0)) };
        let standing = self.reader.document_standing(first)?;
        let answer = match judge::document(standing, first)? {
            Verdict::Duplicate(revision) | Verdict::Apply(revision) => revision,
        };
        let batch = self.judge_documents(writes)?;
        if !batch.writes.is_empty() {
            self.wrote = true;
            self.write(batch)?;
        }
        Ok(answer)
    }

    /// Judges documents by reading alone, and returns the writes that result.
    pub(super) fn judge_documents(&self, documents: &[DocumentWrite]) -> Result<Batch, Failure> {
        let mut batch = Batch::default();
        for write in documents {
            let now = self.reader.document(write.kind, &write.key)?;
            let standing = now.as_ref().map(|record| (record.revision, record.op));
            let Verdict::Apply(revision) = judge::document(standing, write)? else { continue };
            let old = now.and_then(|record| record.deadline);
            let new = write.deadline.filter(|_| write.value.is_some());
            writes(write, revision, old, new, &mut batch.writes).map_err(unencodable)?;
            batch.deadline(Subject::Document(write.kind, write.key.clone()), old, new);
        }
        Ok(batch)
    }

    /// Removes the documents that are still at the revision at which they were read, and returns their number.
    pub(super) fn remove_documents(&mut self, kind: Kind, read: Vec<(String, Revision)>) -> Result<u64, Failure> {
        let mut removed = 0;
        for (key, revision) in read {
            let Some(record) = self.reader.document(kind, &key)? else { continue };
            if record.revision == revision {
                let (value, deadline) = (None, None);
                let write =
                    DocumentWrite { kind, key, expected: Expected::At(revision), value, deadline, op: record.op };
                let mut batch = Batch::default();
                writes(&write, revision, record.deadline, None, &mut batch.writes).map_err(unencodable)?;
                batch.deadline(Subject::Document(kind, write.key), record.deadline, None);
                self.wrote = true;
                self.write(batch)?;
                removed += 1;
            }
        }
        Ok(removed)
    }
}

/// Adds the writes that result from `write`. A document with a deadline has an entry among the alarms, so that a start
/// can find the deadlines without reading every document.
pub(super) fn writes(
    write: &DocumentWrite,
    revision: Revision,
    old: Option<Timestamp>,
    new: Option<Timestamp>,
    writes: &mut Vec<Write>,
) -> Result<(), String> {
    let key = document_key(write.kind, &write.key);
    let value = match &write.value {
        Some(value) => {
            let record = DocumentRecord { revision, op: write.op, deadline: new, value: value.clone() };
            Some(format::encode(&record)?)
        }
        None => None,
    };
    if old.is_some() != new.is_some() {
        let value = new.is_some().then(Vec::new);
        writes.push(Write { tree: Atomic::Alarms, key: key.clone(), value });
    }
    writes.push(Write { tree: Atomic::Documents, key, value });
    Ok(())
}
