//! A match that has ended, as one compressed record in pieces that sled keeps inside its log.
//!
//! The record begins with its format. Format 2 is a cover, which can be read without unpacking anything, and the deflated
//! rest. Format 1 is the whole, deflated. The last op ids are not in the record but in the tree of endings: they are
//! noise, which no compression makes smaller, and are kept for a while only.

use serde::{Deserialize, Serialize};

use super::apply::{Atomic, Write};
use super::format;
use super::pieces::PIECE;
use super::trees::{ending_key, finished_key};
use crate::portable::FinishedEntry;
use crate::{ContentId, Epoch, MatchId, OpId, Revision, Timestamp, first_format};

const FIRST_FORMAT: u8 = 1;
const FORMAT: u8 = 2;

/// What is known of a record without unpacking it.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Cover {
    pub(super) ended: Option<Timestamp>,
    pub(super) contents: Vec<ContentId>,
}

/// The rest of a record.
#[derive(Debug, Serialize, Deserialize)]
struct Body {
    epoch: Epoch,
    revision: Revision,
    setup: Vec<u8>,
    meta: Vec<u8>,
    record: Vec<u8>,
    actions: Vec<String>,
}

/// The last op ids with the revisions that they made.
pub(super) type Recent = Vec<(Revision, OpId)>;

/// Returns the writes that keep `entry`.
pub(super) fn writes(entry: FinishedEntry) -> Result<Vec<Write>, String> {
    let FinishedEntry { id, epoch, revision, ended, setup, contents, meta, record, actions, recent } = entry;
    let cover = format::encode_as(FORMAT, &Cover { ended, contents })?;
    let body = format::encode(&Body { epoch, revision, setup, meta, record, actions })?;
    let whole = [cover, format::pack(&body)?].concat();
    let mut writes = vec![Write {
        tree: Atomic::Endings,
        key: ending_key(ended, id).to_vec(),
        value: Some(format::encode(&recent)?),
    }];
    writes.extend(whole.chunks(PIECE).zip(0..).map(|(piece, number)| Write {
        tree: Atomic::Finished,
        key: finished_key(id, number).to_vec(),
        value: Some(piece.to_vec()),
    }));
    Ok(writes)
}

/// Reads a record; `recent` reads the last op ids of a match that ended then.
pub(super) fn read(
    id: MatchId,
    whole: &[u8],
    recent: impl FnOnce(&Cover) -> Result<Recent, String>,
) -> Result<FinishedEntry, String> {
    if whole.first() == Some(&FIRST_FORMAT) {
        return format::decode::<first_format::FinishedEntry>(&format::unpack(whole)?).map(FinishedEntry::from);
    }
    let (cover, packed) = open(whole)?;
    let recent = recent(&cover)?;
    let Cover { ended, contents } = cover;
    let Body { epoch, revision, setup, meta, record, actions } = format::decode(&format::unpack(packed)?)?;
    Ok(FinishedEntry { id, epoch, revision, ended, setup, contents, meta, record, actions, recent })
}

/// Reads what is known of a record from its first piece. A record of format 1 says nothing.
pub(super) fn cover(first_piece: &[u8]) -> Result<Cover, String> {
    if first_piece.first() == Some(&FIRST_FORMAT) { Ok(Cover::default()) } else { Ok(open(first_piece)?.0) }
}

fn open(whole: &[u8]) -> Result<(Cover, &[u8]), String> {
    match whole.split_first() {
        Some((&FORMAT, rest)) => postcard::take_from_bytes(rest).map_err(|error| error.to_string()),
        Some((format, _)) => Err(format::unknown(*format)),
        None => Err("it is empty".into()),
    }
}
