//! The data folder: who may use it, what it contains, and how a new database replaces an old one.
//!
//! | name | what |
//! |---|---|
//! | `lock` | held by the process that uses the folder |
//! | `store` | the database |
//! | `store.new` | a database being built; removed if found at a start |
//! | `store.old` | the database before a swap; moved back if found without `store` |
//! | `high-water` | the point up to which the database is known to have been durable |

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::private;
use crate::StoreError;

/// A data folder that only this process uses, until this value is dropped.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Creates the folder if necessary, locks it, and completes or undoes a swap that was interrupted.
    pub(super) fn open(path: &Path) -> Result<Self, StoreError> {
        let failed = |error: io::Error| StoreError::unopenable(path, &error);
        private::create_folder(path).map_err(failed)?;
        let lock = private::for_writing().open(path.join("lock")).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Locked { folder: path.to_owned() }),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let folder = Self { path: path.to_owned(), _lock: lock };
        folder.tidy().map_err(failed)?;
        Ok(folder)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn database(&self) -> PathBuf {
        self.path.join("store")
    }

    pub(super) fn fresh(&self) -> PathBuf {
        self.path.join("store.new")
    }

    fn old(&self) -> PathBuf {
        self.path.join("store.old")
    }

    pub(super) fn mark(&self) -> PathBuf {
        self.path.join("high-water")
    }

    /// Removes the rights of other users from the folder and from our files in it. An earlier release left these rights
    /// to the umask.
    pub(super) fn protect(&self) {
        let own = [self.path.join("lock"), self.mark()];
        let protected = private::protect(&self.path)
            .and_then(|()| own.iter().filter(|file| file.exists()).try_for_each(|file| private::protect(file)))
            .and_then(|()| private::protect_all(&self.database()));
        if let Err(error) = protected {
            let folder = self.path.display();
            tracing::warn!(%folder, %error, "others may be able to read the data folder, and its rights cannot be changed");
        }
    }

    fn tidy(&self) -> io::Result<()> {
        if self.old().exists() && !self.database().exists() {
            fs::rename(self.old(), self.database())?;
        }
        for leftover in [self.old(), self.fresh()] {
            if leftover.exists() {
                fs::remove_dir_all(leftover)?;
            }
        }
        self.sync()
    }

    /// Removes files that a kill during an earlier start may have left half-written.
    ///
    /// sled writes a snapshot of its page table at every start, first under a name ending in `.generating`. It takes a
    /// leftover with such a name for the newest snapshot, so the database would no longer open.
    pub(super) fn remove_half_written(&self) -> io::Result<()> {
        for file in fs::read_dir(self.database())? {
            let path = file?.path();
            if path.extension().is_some_and(|extension| extension == "generating") {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    /// Removes a new database that was not completed. Anything that cannot be removed now is removed at the next start.
    pub(super) fn remove_fresh(&self) {
        drop(fs::remove_dir_all(self.fresh()));
    }

    /// Puts the new database in the place of the present one, if there is one. Both must be closed.
    pub(super) fn swap(&self) -> io::Result<()> {
        sync_files(&self.fresh())?;
        if self.database().exists() {
            fs::rename(self.database(), self.old())?;
        }
        // The mark belongs to the old database; without a mark nothing is promised.
        match fs::remove_file(self.mark()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        fs::rename(self.fresh(), self.database())?;
        self.sync()?;
        if self.old().exists() {
            fs::remove_dir_all(self.old())?;
        }
        Ok(())
    }

    /// Makes the names in the folder and in its database durable.
    pub(super) fn sync(&self) -> io::Result<()> {
        if self.database().exists() {
            sync_directory(&self.database())?;
        }
        sync_directory(&self.path)
    }
}

/// Makes the files of a folder and their names durable; sled leaves small files to the operating system.
fn sync_files(folder: &Path) -> io::Result<()> {
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path.is_file() {
            File::options().write(true).open(path)?.sync_all()?;
        }
    }
    sync_directory(folder)
}

#[cfg(unix)]
fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

#[cfg(not(unix))]
fn sync_directory(_path: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_user_of_the_folder_is_told_so() {
        let place = tempfile::tempdir().unwrap();
        let first = Folder::open(place.path()).unwrap();
        assert!(matches!(Folder::open(place.path()), Err(StoreError::Locked { .. })));
        drop(first);
        Folder::open(place.path()).unwrap();
    }

    #[test]
    fn a_swap_that_was_cut_short_is_taken_back() {
        let place = tempfile::tempdir().unwrap();
        fs::create_dir(place.path().join("store.old")).unwrap();
        fs::write(place.path().join("store.old/db"), "old").unwrap();
        fs::create_dir(place.path().join("store.new")).unwrap();
        let folder = Folder::open(place.path()).unwrap();
        assert_eq!(fs::read_to_string(folder.database().join("db")).unwrap(), "old");
        assert!(!folder.fresh().exists() && !folder.old().exists());
    }

    #[test]
    fn a_swap_leaves_the_fresh_database_alone() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::open(place.path()).unwrap();
        for (path, text) in [(folder.database(), "old"), (folder.fresh(), "new")] {
            fs::create_dir(&path).unwrap();
            fs::write(path.join("db"), text).unwrap();
        }
        fs::write(folder.mark(), "mark").unwrap();
        folder.swap().unwrap();
        assert_eq!(fs::read_to_string(folder.database().join("db")).unwrap(), "new");
        assert!(!folder.fresh().exists() && !folder.old().exists() && !folder.mark().exists());
    }
}
