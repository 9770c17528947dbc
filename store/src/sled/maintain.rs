//! A fresh database beside the old one, swapped in by a rename: for `compact` and `restore`.
//!
//! sled never gives space back, so the way to a small file is to write everything anew.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use super::folder::Folder;
use super::{Options, SledStore};
use crate::StoreError;
use crate::backup::{self, Progress};

/// Files below this size are never worth the work, in bytes.
const SMALL: u64 = 256 << 20;

/// What a new database came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rebuilt {
    /// Entries in it.
    pub entries: u64,
    /// Bytes on the disk before; 0 when there was no database.
    pub bytes_before: u64,
    /// Bytes on the disk now.
    pub bytes_after: u64,
}

impl SledStore {
    /// Says whether the file is large and at least twice as large as what is in it. Reads all of a large file.
    ///
    /// # Errors
    /// `Backend` when the database cannot be read.
    pub fn is_wasteful(&self) -> Result<bool, StoreError> {
        if self.disk_bytes()? < SMALL {
            return Ok(false);
        }
        Ok(self.db.space_amplification().map_err(super::reader::backend)? > 2.0)
    }
}

/// Writes everything in `folder` into a fresh database and puts that in the place of the old one.
///
/// # Errors
/// As for opening. The old database stays whole until the new one is complete.
pub async fn compact(
    folder: &Path,
    options: &Options,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Rebuilt, StoreError> {
    let folder = Arc::new(Folder::open(folder)?);
    let old = SledStore::open_present(&folder, options)?;
    let fresh = SledStore::open_fresh(&folder, options)?;
    let entries = backup::copy(&old, &fresh, progress).await?;
    let bytes_before = old.disk_bytes()?;
    finish(&folder, Some(old), fresh, entries, bytes_before)
}

/// Reads a backup into a fresh database and puts that in the place of the one in `folder`, if there is one.
///
/// # Errors
/// `Backup` for a damaged file; what was in the folder is then untouched.
pub async fn restore(
    input: &mut (dyn Read + Send),
    folder: &Path,
    options: &Options,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Rebuilt, StoreError> {
    let folder = Arc::new(Folder::open(folder)?);
    let bytes_before = fs::metadata(folder.database().join("db")).map_or(0, |file| file.len());
    let fresh = SledStore::open_fresh(&folder, options)?;
    let entries = backup::restore(input, &fresh, progress).await?;
    finish(&folder, None, fresh, entries, bytes_before)
}

fn finish(
    folder: &Folder,
    old: Option<SledStore>,
    fresh: SledStore,
    entries: u64,
    bytes_before: u64,
) -> Result<Rebuilt, StoreError> {
    let bytes_after = fresh.disk_bytes()?;
    drop((old, fresh));
    folder
        .swap()
        .map_err(|error| StoreError::Backend(format!("the new database is complete but not in place: {error}")))?;
    Ok(Rebuilt { entries, bytes_before, bytes_after })
}
