//! Short ways to build the values that the tests write.

use duelhall_store::{Change, Collection, DocumentWrite, Ending, Epoch, Expected, MatchId, NewMatch, OpId, Timestamp};

/// The match number `n`.
pub(crate) fn id(n: u64) -> MatchId {
    MatchId::from_number(n)
}

/// The op id number `n`.
pub(crate) fn op(n: u64) -> OpId {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&n.to_be_bytes());
    OpId(bytes)
}

/// A match made by op `n`.
pub(crate) fn new_match(n: u64) -> NewMatch {
    NewMatch {
        op: op(n),
        epoch: Epoch(1),
        setup: format!("setup {n}").into_bytes(),
        contents: Vec::new(),
        meta: b"meta 0".to_vec(),
        snapshot: b"snapshot 0".to_vec(),
        deadline: None,
        documents: Vec::new(),
    }
}

/// A change by op `n` with the action `a{n}`.
pub(crate) fn action(n: u64) -> Change {
    Change { epoch: Epoch(1), action: Some(format!("a{n}")), ..Change::new(op(n)) }
}

/// The change that ends a match.
pub(crate) fn ending(n: u64) -> Change {
    Change { ending: Some(Ending { at: at(n.cast_signed()), record: format!("record {n}").into_bytes() }), ..action(n) }
}

/// A write of a document by op `n`.
pub(crate) fn write(n: u64, collection: Collection, key: &str, expected: Expected, value: &str) -> DocumentWrite {
    let value = Some(value.as_bytes().to_vec());
    DocumentWrite { collection, key: key.to_owned(), expected, value, deadline: None, op: op(n) }
}

/// The moment `n`.
pub(crate) fn at(n: i64) -> Timestamp {
    Timestamp(n)
}
