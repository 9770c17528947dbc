//! The format of rows on the disk: one byte with the format number, then the row.
//!
//! Everything is in format 1, except the things that have a format 2: log lines with a head, quickly packed values,
//! starts that name contents, and the places of finished matches. A new format gets a new number, and every old one can
//! still be read.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::portable::LogLine;
use crate::{ContentId, Epoch, OpId, Revision, Timestamp};

const FORMAT: u8 = 1;
/// A line of the log with the head.
const LINE_WITH_HEAD: u8 = 2;
/// A start with the names of contents.
const START_WITH_CONTENTS: u8 = 2;
/// Bytes packed with LZ4; in format 1 they are deflated.
const LZ4: u8 = 2;
/// No stored value is larger when unpacked; a larger one is damaged.
const LARGEST_UNPACKED: usize = 64 << 20;

/// The state of a live match. The row that contains it, either its own row or a line of the log, is written last
/// and makes a change count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct HeadRow {
    pub(super) revision: Revision,
    pub(super) epoch: Epoch,
    pub(super) snapshot_revision: Revision,
    pub(super) meta_revision: Revision,
    pub(super) deadline: Option<Timestamp>,
}

/// The beginning of a match; the set-up is deflated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StartRow {
    pub(super) created: OpId,
    pub(super) setup: Vec<u8>,
    pub(super) contents: Vec<ContentId>,
}

impl StartRow {
    pub(super) fn encode(&self) -> Result<Vec<u8>, String> {
        encode_as(START_WITH_CONTENTS, &(&self.created, &self.setup, &self.contents))
    }

    pub(super) fn decode(bytes: &[u8]) -> Result<Self, String> {
        let (created, setup, contents) = match bytes.split_first() {
            Some((&START_WITH_CONTENTS, body)) => whole(body)?,
            _ => decode(bytes).map(|(created, setup)| (created, setup, Vec::new()))?,
        };
        Ok(Self { created, setup, contents })
    }
}

/// A document without its key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DocumentRow {
    pub(super) revision: Revision,
    pub(super) op: OpId,
    pub(super) deadline: Option<Timestamp>,
    pub(super) value: Vec<u8>,
}

/// A line of the log. With a head it counts by itself; without one it counts as soon as the head of the match has
/// reached its revision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) said: LogLine,
    pub(super) head: Option<HeadRow>,
}

impl Line {
    pub(super) fn encode(&self) -> Result<Vec<u8>, String> {
        match &self.head {
            Some(head) => encode_as(LINE_WITH_HEAD, &(&self.said, head)),
            None => encode(&self.said),
        }
    }

    pub(super) fn decode(bytes: &[u8]) -> Result<Self, String> {
        match bytes.split_first() {
            Some((&LINE_WITH_HEAD, body)) => whole(body).map(|(said, head)| Self { said, head: Some(head) }),
            _ => decode(bytes).map(|said| Self { said, head: None }),
        }
    }
}

/// Writes a row in the newest format.
pub(super) fn encode<T: Serialize>(row: &T) -> Result<Vec<u8>, String> {
    encode_as(FORMAT, row)
}

/// Writes a row in a format of its own.
pub(super) fn encode_as<T: Serialize>(format: u8, row: &T) -> Result<Vec<u8>, String> {
    postcard::to_extend(row, vec![format]).map_err(|error| error.to_string())
}

/// Reads a row of any format.
pub(super) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    whole(body(bytes)?)
}

pub(super) fn whole<T: DeserializeOwned>(body: &[u8]) -> Result<T, String> {
    let (row, rest) = postcard::take_from_bytes(body).map_err(|error| error.to_string())?;
    if rest.is_empty() { Ok(row) } else { Err(format!("{} bytes too many", rest.len())) }
}

/// Reads the meta of a live match. In format 1 it was stored unpacked.
pub(super) fn read_meta(bytes: &[u8]) -> Result<Vec<u8>, String> {
    match bytes.first() {
        Some(&LZ4) => unpack(bytes),
        _ => body(bytes).map(<[u8]>::to_vec),
    }
}

/// Packs values that are soon replaced, such as metas and snapshots, for which time matters more than size.
pub(super) fn pack_quickly(bytes: &[u8]) -> Vec<u8> {
    [&[LZ4], &lz4_flex::compress_prepend_size(bytes)[..]].concat()
}

/// Packs values that are kept for long, deflated.
pub(super) fn pack(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = DeflateEncoder::new(vec![FORMAT], Compression::new(4));
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_err(|error| error.to_string())
}

/// Reads bytes that were packed in either way.
pub(super) fn unpack(bytes: &[u8]) -> Result<Vec<u8>, String> {
    if let Some((&LZ4, packed)) = bytes.split_first() {
        let (size, _) = lz4_flex::block::uncompressed_size(packed).map_err(|error| error.to_string())?;
        if size > LARGEST_UNPACKED {
            return Err(format!("it says that it unpacks to {size} bytes"));
        }
        return lz4_flex::decompress_size_prepended(packed).map_err(|error| error.to_string());
    }
    let mut plain = Vec::new();
    let mut decoder = DeflateDecoder::new(body(bytes)?).take(LARGEST_UNPACKED as u64);
    decoder.read_to_end(&mut plain).map_err(|error| error.to_string())?;
    Ok(plain)
}

fn body(bytes: &[u8]) -> Result<&[u8], String> {
    match bytes.split_first() {
        Some((&FORMAT, body)) => Ok(body),
        Some((format, _)) => Err(unknown(*format)),
        None => Err("it is empty".into()),
    }
}

/// Says that a row has a format that this release does not know.
pub(super) fn unknown(format: u8) -> String {
    format!("format {format} is not known; it may be of a newer version")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn format_1_of_a_head_is_read_as_it_was_written() {
        let head = HeadRow {
            revision: Revision(300),
            epoch: Epoch(1),
            snapshot_revision: Revision(256),
            meta_revision: Revision(7),
            deadline: Some(Timestamp(1_700_000_000_000)),
        };
        let bytes = [1, 172, 2, 1, 128, 2, 7, 1, 128, 160, 171, 254, 249, 98];
        assert_eq!(decode::<HeadRow>(&bytes), Ok(head));
        assert_eq!(encode(&head), Ok(bytes.to_vec()));
    }

    #[test]
    fn both_formats_of_a_line_are_read_as_they_were_written() {
        let said = LogLine { op: OpId([9; 16]), action: Some("1 keep".into()) };
        let plain = [&[1], &[9; 16][..], &[1, 6], b"1 keep"].concat();
        let head = HeadRow {
            revision: Revision(3),
            epoch: Epoch(1),
            snapshot_revision: Revision(0),
            meta_revision: Revision(2),
            deadline: None,
        };
        let with_head = [&[2], &plain[1..], &[3, 1, 0, 2, 0]].concat();
        for (head, bytes) in [(None, plain), (Some(head), with_head)] {
            let line = Line { said: said.clone(), head };
            assert_eq!(line.encode(), Ok(bytes.clone()));
            assert_eq!(Line::decode(&bytes), Ok(line));
            assert!(Line::decode(&bytes[..bytes.len() - 1]).is_err());
        }
    }

    #[test]
    fn both_formats_of_a_start_are_read_as_they_were_written() {
        let plain = [&[1], &[9; 16][..], &[2, 7, 8]].concat();
        let mut start = StartRow { created: OpId([9; 16]), setup: vec![7, 8], contents: Vec::new() };
        assert_eq!(StartRow::decode(&plain), Ok(start.clone()));
        start.contents.push(ContentId::of(b"cards"));
        let with_contents = [&[2], &plain[1..], &[1], ContentId::of(b"cards").as_bytes()].concat();
        assert_eq!(start.encode(), Ok(with_contents.clone()));
        assert_eq!(StartRow::decode(&with_contents), Ok(start));
    }

    #[test]
    fn format_1_of_a_document_is_read_as_it_was_written() {
        let row = DocumentRow { revision: Revision(2), op: OpId([9; 16]), deadline: None, value: b"hi".to_vec() };
        let bytes = [&[1, 2], &[9; 16][..], &[0, 2], b"hi"].concat();
        assert_eq!(decode::<DocumentRow>(&bytes), Ok(row.clone()));
        assert_eq!(encode(&row), Ok(bytes));
    }

    #[test]
    fn packed_bytes_come_back() {
        let plain = b"towers ".repeat(500);
        for packed in [pack(&plain).unwrap(), pack_quickly(&plain)] {
            assert!(packed.len() < 100, "{}", packed.len());
            assert_eq!(unpack(&packed), Ok(plain.clone()));
            assert!(unpack(&packed[..packed.len() - 1]).is_err());
        }
    }

    #[test]
    fn both_formats_of_a_meta_are_read() {
        assert_eq!(read_meta(b"\x01{}"), Ok(b"{}".to_vec()));
        assert_eq!(read_meta(&pack_quickly(b"{}")), Ok(b"{}".to_vec()));
        assert!(read_meta(b"\x03{}").unwrap_err().contains("format 3"));
        assert!(read_meta(b"").is_err());
    }

    #[test]
    fn bytes_that_say_that_they_unpack_to_gigabytes_are_refused() {
        let mut packed = pack_quickly(b"towers");
        packed[1..5].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(unpack(&packed).unwrap_err().contains("4294967295"));
    }

    #[test]
    fn an_unknown_format_a_cut_and_a_longer_record_are_refused() {
        let start = StartRow { created: OpId([0; 16]), setup: vec![1, 2, 3], contents: vec![ContentId::of(b"")] };
        let bytes = start.encode().unwrap();
        assert!(StartRow::decode(&bytes[..bytes.len() - 1]).is_err());
        assert!(StartRow::decode(&[&bytes[..], &[0]].concat()).is_err());
        assert!(StartRow::decode(&[&[200], &bytes[1..]].concat()).unwrap_err().contains("format 200"));
        assert!(StartRow::decode(&[]).is_err());
    }
}
