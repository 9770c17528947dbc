//! Turns the write of a document into writes of trees.

use super::apply::{Atomic, Write};
use super::format::{self, DocumentRecord};
use super::trees::document_key;
use crate::{DocumentWrite, Revision, Timestamp};

/// Adds what `write` comes to. A document with a deadline has an entry among the alarms, so that a start need
/// not read every document to find the deadlines.
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
