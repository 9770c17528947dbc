//! Documents: judging their writes, and turning them into writes of trees.

use super::apply::{Apply, Atomic, Batch, Failure, Write, unencodable};
use super::format::{self, DocumentRow};
use super::trees::document_key;
use crate::deadlines::Subject;
use crate::judge::{self, Verdict};
use crate::{Collection, DocumentWrite, Expected, Revision, Timestamp};

impl Apply {
    /// Writes documents: all of them or none. The answer is the revision of the first.
    pub(super) fn put(&mut self, writes: &[DocumentWrite]) -> Result<Revision, Failure> {
        let Some(first) = writes.first() else { return Ok(Revision(0)) };
        let facts = self.reader.document_facts(first)?;
        let answer = match judge::document(facts, first)? {
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
            let now = self.reader.document(write.collection, &write.key)?;
            let facts = now.as_ref().map(|row| (row.revision, row.op));
            let Verdict::Apply(revision) = judge::document(facts, write)? else { continue };
            let old = now.and_then(|row| row.deadline);
            let new = write.deadline.filter(|_| write.value.is_some());
            writes(write, revision, old, new, &mut batch.writes).map_err(unencodable)?;
            batch.deadline(Subject::Document(write.collection, write.key.clone()), old, new);
        }
        Ok(batch)
    }

    /// Removes the documents that are still at the revision at which they were read, and returns their number.
    pub(super) fn remove_documents(
        &mut self,
        collection: Collection,
        read: Vec<(String, Revision)>,
    ) -> Result<u64, Failure> {
        let mut removed = 0;
        for (key, revision) in read {
            let Some(row) = self.reader.document(collection, &key)? else { continue };
            if row.revision == revision {
                let (value, deadline) = (None, None);
                let write =
                    DocumentWrite { collection, key, expected: Expected::At(revision), value, deadline, op: row.op };
                let mut batch = Batch::default();
                writes(&write, revision, row.deadline, None, &mut batch.writes).map_err(unencodable)?;
                batch.deadline(Subject::Document(collection, write.key), row.deadline, None);
                self.wrote = true;
                self.write(batch)?;
                removed += 1;
            }
        }
        Ok(removed)
    }
}

/// Adds the writes that result from `write`. A document with a deadline has a key among the alarms, so that a start
/// can find the deadlines without reading every document.
pub(super) fn writes(
    write: &DocumentWrite,
    revision: Revision,
    old: Option<Timestamp>,
    new: Option<Timestamp>,
    writes: &mut Vec<Write>,
) -> Result<(), String> {
    let key = document_key(write.collection, &write.key);
    let value = match &write.value {
        Some(value) => {
            let row = DocumentRow { revision, op: write.op, deadline: new, value: value.clone() };
            Some(format::encode(&row)?)
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
