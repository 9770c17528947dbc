//! A new database next to the old one, swapped in by a rename: for `compact` and `restore`.
//!
//! sled never gives space back, so the only way to a small file is to write everything again.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::folder::Folder;
use super::reader::{Reader, backend};
use super::{Options, SledStore, format};
use crate::StoreError;
use crate::backup::{self, Progress};

/// After this many removals the database is examined for waste again.
const MANY_REMOVED: u64 = 2000;
/// In the system tree: what the database was like when it was last examined for waste.
const WEIGHED: &str = "weighed";
/// In the system tree: the number of finished matches that were removed.
pub(super) const REMOVED: &str = "removed";

/// The result of writing a new database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rebuilt {
    /// Items in it.
    pub items: u64,
    /// Bytes on the disk before; 0 if there was no database.
    pub bytes_before: u64,
    /// Bytes on the disk now.
    pub bytes_after: u64,
}

impl SledStore {
    /// Opens the store in `folder` as [`Self::open`] does. First it rewrites the database if that frees much space.
    ///
    /// # Errors
    /// As for opening. If there is no room to rewrite the database, it is opened as it is.
    pub async fn open_tidy(
        folder: &Path,
        options: &Options,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<Self, StoreError> {
        let folder = Arc::new(Folder::open(folder)?);
        let store = Self::open_present(&folder, options)?;
        if !store.is_wasteful()? {
            return Ok(store);
        }
        match store.copy_to_fresh(&folder, options, progress).await {
            Ok((fresh, items)) => {
                let bytes_before = store.disk_bytes()?;
                let rebuilt = finish(&folder, Some(store), fresh, items, bytes_before)?;
                let Rebuilt { bytes_before, bytes_after, .. } = rebuilt;
                tracing::info!(bytes_before, bytes_after, "the data folder was written anew");
                Self::open_present(&folder, options)
            }
            Err(error) => {
                tracing::warn!(%error, "the data folder is larger than it need be and could not be written anew");
                folder.remove_fresh();
                Ok(store)
            }
        }
    }

    /// Says whether the file is large and at least twice as large as its contents.
    ///
    /// This reads all of a large file, so it is repeated only after much was written or removed.
    ///
    /// # Errors
    /// `Backend` if the database cannot be read.
    pub fn is_wasteful(&self) -> Result<bool, StoreError> {
        let now = Weight { bytes: self.disk_bytes()?, removed: self.reader.removed()? };
        if now.bytes < self.options.tidy_above || self.reader.weighed()?.is_some_and(|last| !now.is_far_from(&last)) {
            return Ok(false);
        }
        let wasteful = self.db.space_amplification().map_err(backend)? > 2.0;
        if !wasteful {
            let bytes = format::encode(&now).map_err(StoreError::Backend)?;
            // Not flushed: if this is lost, the database is just examined once more.
            self.reader.0.system.insert(WEIGHED, bytes).map_err(backend)?;
        }
        Ok(wasteful)
    }

    async fn copy_to_fresh(
        &self,
        folder: &Arc<Folder>,
        options: &Options,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<(Self, u64), StoreError> {
        let fresh = Self::open_fresh(folder, options)?;
        let items = backup::copy(self, &fresh, progress).await?;
        Ok((fresh, items))
    }
}

/// What a database was like when it was last examined for waste.
#[derive(Debug, Serialize, Deserialize)]
struct Weight {
    /// Its bytes on the disk.
    bytes: u64,
    /// Finished matches that were removed since it was made.
    removed: u64,
}

impl Weight {
    fn is_far_from(&self, last: &Self) -> bool {
        self.bytes > last.bytes + last.bytes / 4 || self.removed >= last.removed + MANY_REMOVED
    }
}

impl Reader {
    /// Returns the number of finished matches removed since this database was made.
    pub(super) fn removed(&self) -> Result<u64, StoreError> {
        let bytes = self.0.system.get(REMOVED).map_err(backend)?;
        Ok(bytes.and_then(|bytes| bytes.as_ref().try_into().ok()).map_or(0, u64::from_be_bytes))
    }

    fn weighed(&self) -> Result<Option<Weight>, StoreError> {
        let bytes = self.0.system.get(WEIGHED).map_err(backend)?;
        Ok(bytes.and_then(|bytes| format::decode(&bytes).ok()))
    }
}

/// Writes everything in `folder` into a new database, which then replaces the old one.
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
    let (fresh, items) = old.copy_to_fresh(&folder, options, progress).await?;
    let bytes_before = old.disk_bytes()?;
    finish(&folder, Some(old), fresh, items, bytes_before)
}

/// Reads a backup into a new database, which then replaces the one in `folder`, if there is one.
///
/// # Errors
/// `Backup` for a damaged file; the contents of the folder are then untouched.
pub async fn restore(
    input: &mut (dyn Read + Send),
    folder: &Path,
    options: &Options,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<Rebuilt, StoreError> {
    let folder = Arc::new(Folder::open(folder)?);
    let bytes_before = fs::metadata(folder.database().join("db")).map_or(0, |file| file.len());
    let fresh = SledStore::open_fresh(&folder, options)?;
    let items = backup::restore(input, &fresh, progress).await?;
    finish(&folder, None, fresh, items, bytes_before)
}

fn finish(
    folder: &Folder,
    old: Option<SledStore>,
    fresh: SledStore,
    items: u64,
    bytes_before: u64,
) -> Result<Rebuilt, StoreError> {
    let bytes_after = fresh.disk_bytes()?;
    drop((old, fresh));
    folder
        .swap()
        .map_err(|error| StoreError::Backend(format!("the new database is complete but not in place: {error}")))?;
    Ok(Rebuilt { items, bytes_before, bytes_after })
}
