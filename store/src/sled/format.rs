//! How records look on the disk: one byte with the format number, then the record.
//!
//! Format 1 is everything so far. A new format gets a new number, and reading goes on to accept the old ones.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Epoch, OpId, Revision, Timestamp};

const FORMAT: u8 = 1;
/// Nothing that is kept inflates to more; what does is damaged.
const LARGEST_INFLATED: u64 = 64 << 20;

/// The record that makes a change of a live match count: it is written last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct HeadRecord {
    pub(super) revision: Revision,
    pub(super) epoch: Epoch,
    pub(super) snapshot_revision: Revision,
    pub(super) meta_revision: Revision,
    pub(super) deadline: Option<Timestamp>,
}

/// What a match began with; the setup is deflated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StartRecord {
    pub(super) created: OpId,
    pub(super) setup: Vec<u8>,
}

/// A document without its key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DocumentRecord {
    pub(super) revision: Revision,
    pub(super) op: OpId,
    pub(super) deadline: Option<Timestamp>,
    pub(super) value: Vec<u8>,
}

/// Writes a record in the newest format.
pub(super) fn encode<T: Serialize>(record: &T) -> Result<Vec<u8>, String> {
    postcard::to_extend(record, vec![FORMAT]).map_err(|error| error.to_string())
}

/// Reads a record of any format.
pub(super) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    let (record, rest) = postcard::take_from_bytes(body(bytes)?).map_err(|error| error.to_string())?;
    if rest.is_empty() { Ok(record) } else { Err(format!("{} bytes too many", rest.len())) }
}

/// Writes bytes that are kept as they are.
pub(super) fn wrap(bytes: &[u8]) -> Vec<u8> {
    [&[FORMAT], bytes].concat()
}

/// Reads bytes that were kept as they are.
pub(super) fn unwrap(bytes: &[u8]) -> Result<Vec<u8>, String> {
    body(bytes).map(<[u8]>::to_vec)
}

/// Writes bytes deflated.
pub(super) fn pack(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = DeflateEncoder::new(vec![FORMAT], Compression::new(4));
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_err(|error| error.to_string())
}

/// Reads bytes that were kept deflated.
pub(super) fn unpack(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut plain = Vec::new();
    let mut decoder = DeflateDecoder::new(body(bytes)?).take(LARGEST_INFLATED);
    decoder.read_to_end(&mut plain).map_err(|error| error.to_string())?;
    Ok(plain)
}

fn body(bytes: &[u8]) -> Result<&[u8], String> {
    match bytes.split_first() {
        Some((&FORMAT, body)) => Ok(body),
        Some((format, _)) => Err(format!("format {format} is not known; it may be of a newer version")),
        None => Err("it is empty".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn format_1_of_a_head_is_read_as_it_was_written() {
        let head = HeadRecord {
            revision: Revision(300),
            epoch: Epoch(1),
            snapshot_revision: Revision(256),
            meta_revision: Revision(7),
            deadline: Some(Timestamp(1_700_000_000_000)),
        };
        let bytes = [1, 172, 2, 1, 128, 2, 7, 1, 128, 160, 171, 254, 249, 98];
        assert_eq!(decode::<HeadRecord>(&bytes), Ok(head));
        assert_eq!(encode(&head), Ok(bytes.to_vec()));
    }

    #[test]
    fn format_1_of_a_document_is_read_as_it_was_written() {
        let record = DocumentRecord { revision: Revision(2), op: OpId([9; 16]), deadline: None, value: b"hi".to_vec() };
        let bytes = [&[1, 2], &[9; 16][..], &[0, 2], b"hi"].concat();
        assert_eq!(decode::<DocumentRecord>(&bytes), Ok(record.clone()));
        assert_eq!(encode(&record), Ok(bytes));
    }

    #[test]
    fn deflated_bytes_come_back() {
        let plain = b"towers ".repeat(500);
        let packed = pack(&plain).unwrap();
        assert!(packed.len() < 100, "{}", packed.len());
        assert_eq!(unpack(&packed), Ok(plain));
    }

    #[test]
    fn an_unknown_format_a_cut_and_a_longer_record_are_refused() {
        let bytes = encode(&StartRecord { created: OpId([0; 16]), setup: vec![1, 2, 3] }).unwrap();
        assert!(decode::<StartRecord>(&bytes[..bytes.len() - 1]).is_err());
        assert!(decode::<StartRecord>(&[&bytes[..], &[0]].concat()).is_err());
        assert!(decode::<StartRecord>(&[&[200], &bytes[1..]].concat()).unwrap_err().contains("format 200"));
        assert!(decode::<StartRecord>(&[]).is_err());
    }
}
