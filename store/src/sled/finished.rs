//! A match that has ended, as one compressed record split into pieces that sled keeps inside its log.
//!
//! Records are sorted by time. Matches that ended together are written together and are not touched again, so sled has
//! little to move. The tree of finished matches holds the time of each match's end, which says where its record is. An
//! earlier release stored the whole record in that tree. The last op ids are not in the record but in the tree of
//! endings: they are random, so they do not compress, and they are kept only for some time.

use serde::{Deserialize, Serialize};
use sled::Tree;

use super::apply::{Atomic, Write};
use super::format;
use super::pieces::PIECE;
use super::reader::{Reader, backend};
use super::trees::{ending_key, finished_key};
use crate::portable::FinishedItem;
use crate::{ContentId, Epoch, MatchId, OpId, Revision, StoreError, Timestamp, first_format};

const FIRST_FORMAT: u8 = 1;
const FORMAT: u8 = 2;

/// The place of a match's record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The tree of finished matches itself, as in the first format.
    Here,
    /// The tree of records, under the time at which the match ended.
    At(Option<Timestamp>),
}

impl Place {
    /// Returns the time at which the match ended, if it is known.
    pub(super) fn ended(self) -> Option<Timestamp> {
        if let Self::At(ended) = self { ended } else { None }
    }
}

/// A record.
#[derive(Debug, Serialize, Deserialize)]
struct Record {
    epoch: Epoch,
    revision: Revision,
    contents: Vec<ContentId>,
    setup: Vec<u8>,
    meta: Vec<u8>,
    record: Vec<u8>,
    actions: Vec<String>,
}

/// The last op ids with the revisions that they made.
pub(super) type Recent = Vec<(Revision, OpId)>;

fn record_key(ended: Option<Timestamp>, id: MatchId, piece: u16) -> Vec<u8> {
    [&ending_key(ended, id)[..], &piece.to_be_bytes()].concat()
}

/// Returns the writes that store `item`.
pub(super) fn writes(item: FinishedItem) -> Result<Vec<Write>, String> {
    let FinishedItem { id, epoch, revision, ended, setup, contents, meta, record, actions, recent } = item;
    let record = format::pack(&format::encode(&Record { epoch, revision, contents, setup, meta, record, actions })?)?;
    let place = format::encode_as(FORMAT, &ended)?;
    let mut writes = vec![
        Write { tree: Atomic::Finished, key: finished_key(id, 0).to_vec(), value: Some(place) },
        Write { tree: Atomic::Endings, key: ending_key(ended, id).to_vec(), value: Some(format::encode(&recent)?) },
    ];
    writes.extend(record.chunks(PIECE).zip(0..).map(|(piece, number)| Write {
        tree: Atomic::Records,
        key: record_key(ended, id, number),
        value: Some(piece.to_vec()),
    }));
    Ok(writes)
}

fn place(first_piece: &[u8]) -> Result<Place, String> {
    match first_piece.split_first() {
        Some((&FORMAT, ended)) => format::whole(ended).map(Place::At),
        Some((&FIRST_FORMAT, _)) => Ok(Place::Here),
        Some((format, _)) => Err(format::unknown(*format)),
        None => Err("it is empty".into()),
    }
}

fn joined(tree: &Tree, prefix: &[u8]) -> Result<Vec<u8>, StoreError> {
    let mut whole = Vec::new();
    for piece in tree.scan_prefix(prefix).values() {
        whole.extend_from_slice(&piece.map_err(backend)?);
    }
    Ok(whole)
}

impl Reader {
    /// Returns where the record of a finished match is; `None` if there is no such match.
    pub(super) fn place(&self, id: MatchId) -> Result<Option<Place>, StoreError> {
        let piece = self.0.finished.get(finished_key(id, 0)).map_err(backend)?;
        piece.map(|piece| place(&piece)).transpose().map_err(|reason| unreadable(id, &reason))
    }

    /// Returns a match that has ended.
    pub(super) fn finished(&self, id: MatchId) -> Result<Option<FinishedItem>, StoreError> {
        let mut seen = self.place(id)?;
        loop {
            let found = match seen {
                None if self.is_quarantined(id) => return Err(StoreError::unreadable_match(id, "set aside earlier")),
                None => return Ok(None),
                Some(Place::Here) => self.first_format(id),
                Some(Place::At(ended)) => self.record(id, ended),
            };
            let Err(error) = found else { return found.map(Some) };
            // It may have been moved or removed while we read.
            let now = self.place(id)?;
            if now == seen {
                return Err(error);
            }
            seen = now;
        }
    }

    fn first_format(&self, id: MatchId) -> Result<FinishedItem, StoreError> {
        let whole = joined(&self.0.finished, id.as_bytes())?;
        let item = format::unpack(&whole).and_then(|whole| format::decode::<first_format::FinishedItem>(&whole));
        item.map(FinishedItem::from).map_err(|reason| unreadable(id, &reason))
    }

    fn record(&self, id: MatchId, ended: Option<Timestamp>) -> Result<FinishedItem, StoreError> {
        let packed = joined(&self.0.records, &ending_key(ended, id))?;
        let recent = self.0.endings.get(ending_key(ended, id)).map_err(backend)?;
        let read = || {
            let record: Record = format::decode(&format::unpack(&packed)?)?;
            let recent: Recent = recent.map_or(Ok(Vec::new()), |bytes| format::decode(&bytes))?;
            Ok((record, recent))
        };
        let (record, recent) = read().map_err(|reason: String| unreadable(id, &reason))?;
        let Record { epoch, revision, contents, setup, meta, record, actions } = record;
        Ok(FinishedItem { id, epoch, revision, ended, setup, contents, meta, record, actions, recent })
    }

    /// Returns the keys of all records of a finished match, with their trees.
    pub(super) fn finished_keys(&self, id: MatchId) -> Result<Vec<(Atomic, Vec<u8>)>, StoreError> {
        let mut keys = Vec::new();
        if let Ok(Some(Place::At(ended))) = self.place(id) {
            let ending = ending_key(ended, id);
            for key in self.0.records.scan_prefix(ending).keys() {
                keys.push((Atomic::Records, key.map_err(backend)?.to_vec()));
            }
            keys.push((Atomic::Endings, ending.to_vec()));
        }
        for key in self.0.finished.scan_prefix(id.as_bytes()).keys() {
            keys.push((Atomic::Finished, key.map_err(backend)?.to_vec()));
        }
        Ok(keys)
    }
}

fn unreadable(id: MatchId, reason: &str) -> StoreError {
    StoreError::unreadable_match(id, format!("record: {reason}"))
}
