//! The high-water mark: a small file that says up to which point the database was durable.
//!
//! Damaged media can make a database open with less in it than was promised. The mark is written only after the flush
//! that it records, so a database that is behind its mark has lost something.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::folder::Folder;
use super::{format, private};
use crate::StoreError;

/// The state of the database when the mark was written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mark {
    /// The number of marks written to the database by then.
    pub(super) sequence: u64,
    /// The number of matches in progress, if the store was closed in order after that group.
    pub(super) live_at_close: Option<u64>,
}

impl Mark {
    /// Reads the mark; `None` if there is none, or if the power failed while it was being written.
    pub(super) fn read(path: &Path) -> io::Result<Option<Self>> {
        match fs::read(path) {
            Ok(bytes) => Ok(Self::checked(&bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Returns the mark of a data folder.
    pub(super) fn of(folder: &Folder) -> Result<Self, StoreError> {
        let mark = Self::read(&folder.mark()).map_err(|error| StoreError::unopenable(folder.path(), &error))?;
        Ok(mark.unwrap_or_default())
    }

    fn checked(bytes: &[u8]) -> Option<Self> {
        let (sum, row) = bytes.split_first_chunk::<4>()?;
        (crc32fast::hash(row) == u32::from_le_bytes(*sum)).then(|| format::decode(row).ok())?
    }

    /// Writes the mark in one small write. It need not be durable, because an older mark promises less.
    pub(super) fn write(&self, path: &Path) -> io::Result<()> {
        let mut file = private::for_writing().open(path)?;
        let row = format::encode(self).map_err(io::Error::other)?;
        let bytes = [&crc32fast::hash(&row).to_le_bytes()[..], &row].concat();
        file.write_all(&bytes)?;
        file.set_len(bytes.len() as u64)
    }

    /// Writes the mark of a store that is in use, durably. From now on groups may be cut off in the middle, so the
    /// count from the last close no longer applies.
    pub(super) fn reopen(sequence: u64, path: &Path) -> io::Result<()> {
        Self { sequence, live_at_close: None }.write(path)?;
        File::open(path)?.sync_all()
    }

    /// Says what is missing from a database with this `sequence` and this number of live matches.
    pub(super) fn missing(&self, sequence: u64, live: u64) -> Option<String> {
        if sequence < self.sequence {
            return Some(format!("it ends at mark {sequence} and should have come to mark {}", self.sequence));
        }
        match self.live_at_close {
            Some(promised) if sequence == self.sequence && live < promised => {
                Some(format!("it holds {live} matches in progress, {promised} were there when it was closed"))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_survives_its_file_and_a_torn_one_is_none() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("high-water");
        assert_eq!(Mark::read(&path).unwrap(), None);
        let mark = Mark { sequence: 1 << 40, live_at_close: Some(12) };
        mark.write(&path).unwrap();
        assert_eq!(Mark::read(&path).unwrap(), Some(mark));
        Mark::reopen(7, &path).unwrap();
        assert_eq!(Mark::read(&path).unwrap(), Some(Mark { sequence: 7, live_at_close: None }));
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
        assert_eq!(Mark::read(&path).unwrap(), None);
    }

    #[test]
    fn a_database_behind_its_mark_is_named_and_one_ahead_of_it_is_not() {
        let mark = Mark { sequence: 10, live_at_close: Some(3) };
        assert!(mark.missing(9, 3).unwrap().contains("mark 9"));
        assert!(mark.missing(10, 2).unwrap().contains("2 matches"));
        assert_eq!(mark.missing(10, 3), None);
        assert_eq!(mark.missing(11, 0), None);
    }
}
