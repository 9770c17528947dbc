//! A match that has ended, as one compressed record in pieces that sled keeps inside its log.

use super::apply::{Atomic, Write};
use super::format;
use super::trees::finished_key;
use crate::portable::FinishedEntry;

/// A leaf of sled holds up to 17 of these and must fit a segment of 2 MiB.
const PIECE: usize = 64 * 1024;

/// Returns the writes that keep `entry`.
pub(super) fn writes(entry: &FinishedEntry) -> Result<Vec<Write>, String> {
    let packed = format::pack(&format::encode(entry)?)?;
    let pieces = packed.chunks(PIECE).zip(0..);
    Ok(pieces
        .map(|(piece, number)| Write {
            tree: Atomic::Finished,
            key: finished_key(entry.id, number).to_vec(),
            value: Some(piece.to_vec()),
        })
        .collect())
}
