//! The backends under test.

use std::sync::Arc;

use duelhall_store::sled::Options;
use duelhall_store::{MemoryStore, SledStore, Store};
use tempfile::TempDir;

/// A backend that begins empty.
pub(crate) trait Backend: Sized {
    /// Makes an empty backend.
    fn fresh() -> Self;

    /// Returns its store.
    fn store(&self) -> Arc<dyn Store>;

    /// Closes and opens it again, if it can be closed.
    fn reopened(self) -> Self;
}

pub(crate) struct Memory(Arc<MemoryStore>);

impl Backend for Memory {
    fn fresh() -> Self {
        Self(Arc::new(MemoryStore::new()))
    }

    fn store(&self) -> Arc<dyn Store> {
        self.0.clone()
    }

    fn reopened(self) -> Self {
        self
    }
}

pub(crate) struct Sled {
    store: Arc<SledStore>,
    folder: TempDir,
}

impl Backend for Sled {
    fn fresh() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { store: Arc::new(SledStore::open(folder.path(), &Options::default()).unwrap()), folder }
    }

    fn store(&self) -> Arc<dyn Store> {
        self.store.clone()
    }

    fn reopened(self) -> Self {
        let store = Arc::into_inner(self.store).expect("a test gives back every handle before it reopens");
        drop(store);
        Self { store: Arc::new(SledStore::open(self.folder.path(), &Options::default()).unwrap()), folder: self.folder }
    }
}
