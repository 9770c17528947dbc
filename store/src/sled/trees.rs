//! The fixed trees of the database and the keys in them.
//!
//! | tree | key | value |
//! |---|---|---|
//! | heads | match | a head: revision, epoch, newest snapshot and meta, deadline |
//! | starts | match | the setup, and the names of contents |
//! | parts | match, `m` or `s`, revision | a meta or a snapshot |
//! | log | match, revision | op id and action, most often with the newer head: see below |
//! | finished | match, 0 | the time of the end, which says where the record is |
//! | records | time of the end, match, number of the piece | everything about a match that has ended |
//! | endings | time of the end, match | the last op ids of that match |
//! | contents | hash | a content |
//! | names | hash of a content, match | empty: this match may name this content |
//! | documents | collection, key | a document |
//! | alarms | collection, key | empty: this document may have a deadline |
//! | quarantine | number of the tree, key | bytes that could not be read |
//! | system | a name | facts of the database |
//! | cleaning | empty | empty: see `clean` |
//!
//! Values of starts, parts and contents that are larger than a piece continue under longer keys: see `pieces`.
//!
//! If possible, a move of a match writes only one row: the line of the log, which contains the new head. The head in
//! `heads` is then out of date, and the lines after it show the state of the match. That head is renewed every
//! [`LINES_BEHIND_HEAD`] lines, and also whenever a change writes documents, because there it is the row that makes
//! the whole change count.

use std::ops::RangeInclusive;

use sled::{Db, Tree};

use super::retain::UNTIMED;
use crate::{Collection, ContentId, MatchId, Revision, Timestamp};

pub(super) const ID: usize = 10;

/// The most log lines after the head of a match; a reader goes through all of them.
pub(super) const LINES_BEHIND_HEAD: u64 = 16;

/// A part of a match that is stored by itself.
#[derive(Debug, Clone, Copy)]
pub(super) enum Part {
    Meta = b'm' as isize,
    Snapshot = b's' as isize,
}

/// The open trees. Cheap to clone.
#[derive(Debug, Clone)]
pub(super) struct Trees {
    pub(super) heads: Tree,
    pub(super) starts: Tree,
    pub(super) parts: Tree,
    pub(super) log: Tree,
    pub(super) finished: Tree,
    pub(super) records: Tree,
    pub(super) endings: Tree,
    pub(super) contents: Tree,
    pub(super) names: Tree,
    pub(super) documents: Tree,
    pub(super) alarms: Tree,
    pub(super) quarantine: Tree,
    pub(super) system: Tree,
    pub(super) cleaning: Tree,
}

impl Trees {
    pub(super) fn open(db: &Db) -> sled::Result<Self> {
        let of_first_release = !db.tree_names().iter().any(|name| &name[..] == b"endings");
        // This is noted before the tree of endings exists: a kill in between must not hide that the tree is missing.
        if of_first_release && !db.open_tree("finished")?.is_empty() {
            db.open_tree("system")?.insert(UNTIMED, &[])?;
        }
        Self::open_all(db)
    }

    fn open_all(db: &Db) -> sled::Result<Self> {
        Ok(Self {
            heads: db.open_tree("heads")?,
            starts: db.open_tree("starts")?,
            parts: db.open_tree("parts")?,
            log: db.open_tree("log")?,
            finished: db.open_tree("finished")?,
            records: db.open_tree("records")?,
            endings: db.open_tree("endings")?,
            contents: db.open_tree("contents")?,
            names: db.open_tree("names")?,
            documents: db.open_tree("documents")?,
            alarms: db.open_tree("alarms")?,
            quarantine: db.open_tree("quarantine")?,
            system: db.open_tree("system")?,
            cleaning: db.open_tree("cleaning")?,
        })
    }

    /// Returns the trees that hold a piece of a match, with their numbers under quarantine.
    pub(super) fn of_matches(&self) -> [(u8, &Tree); 5] {
        [(1, &self.heads), (2, &self.starts), (3, &self.parts), (4, &self.log), (5, &self.finished)]
    }

    /// Returns the tree with this number under quarantine.
    pub(super) fn numbered(&self, number: u8) -> &Tree {
        match number {
            DOCUMENTS_NUMBER => &self.documents,
            CONTENTS_NUMBER => &self.contents,
            RECORDS_NUMBER => &self.records,
            _ => {
                self.of_matches().into_iter().find(|(own, _)| *own == number).map_or(&self.documents, |(_, tree)| tree)
            }
        }
    }
}

/// The number of the documents' tree under quarantine.
pub(super) const DOCUMENTS_NUMBER: u8 = 6;
/// The number of the contents' tree under quarantine.
pub(super) const CONTENTS_NUMBER: u8 = 7;
/// The number of the records' tree under quarantine.
pub(super) const RECORDS_NUMBER: u8 = 8;

pub(super) fn part_key(id: MatchId, part: Part, revision: Revision) -> [u8; ID + 9] {
    let mut key = [0; ID + 9];
    key[..ID].copy_from_slice(id.as_bytes());
    key[ID] = part as u8;
    key[ID + 1..].copy_from_slice(&revision.0.to_be_bytes());
    key
}

pub(super) fn log_key(id: MatchId, revision: Revision) -> [u8; ID + 8] {
    let mut key = [0; ID + 8];
    key[..ID].copy_from_slice(id.as_bytes());
    key[ID..].copy_from_slice(&revision.0.to_be_bytes());
    key
}

pub(super) fn log_keys(id: MatchId, from: Revision, to: Revision) -> RangeInclusive<[u8; ID + 8]> {
    log_key(id, from)..=log_key(id, to)
}

pub(super) fn finished_key(id: MatchId, piece: u16) -> [u8; ID + 2] {
    let mut key = [0; ID + 2];
    key[..ID].copy_from_slice(id.as_bytes());
    key[ID..].copy_from_slice(&piece.to_be_bytes());
    key
}

/// Endings are sorted by time; those with an unknown time come first.
pub(super) fn ending_key(ended: Option<Timestamp>, id: MatchId) -> [u8; 8 + ID] {
    let mut key = [0; 8 + ID];
    // With the sign bit inverted, the bytes sort like the numbers.
    let time = ended.map_or(0, |at| at.0.cast_unsigned() ^ (1 << 63));
    key[..8].copy_from_slice(&time.to_be_bytes());
    key[8..].copy_from_slice(id.as_bytes());
    key
}

/// Returns the match that a key of [`ending_key`] names.
pub(super) fn ended_match(key: &[u8]) -> Option<MatchId> {
    MatchId::from_bytes(key.get(8..)?)
}

pub(super) fn name_key(content: ContentId, id: MatchId) -> Vec<u8> {
    [&content.as_bytes()[..], id.as_bytes()].concat()
}

/// Returns the match that a key of [`name_key`] names.
pub(super) fn named_by(key: &[u8]) -> Option<MatchId> {
    MatchId::from_bytes(key.get(32..)?)
}

/// Returns the match with whose name a key begins.
pub(super) fn match_of(key: &[u8]) -> Option<MatchId> {
    MatchId::from_bytes(key.get(..ID)?)
}

pub(super) fn document_key(collection: Collection, key: &str) -> Vec<u8> {
    [&[u8::from(collection)], key.as_bytes()].concat()
}

/// Reads the output of [`document_key`].
pub(super) fn document_of(key: &[u8]) -> Option<(Collection, String)> {
    let (collection, key) = key.split_first()?;
    Some((Collection::try_from(*collection).ok()?, String::from_utf8(key.to_vec()).ok()?))
}

pub(super) fn quarantine_key(tree: u8, key: &[u8]) -> Vec<u8> {
    [&[tree], key].concat()
}
