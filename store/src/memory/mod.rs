//! The double: a store in memory that gives the same answers as the durable one, without its durability.

mod retain;
mod state;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;

use self::state::State;
use crate::portable::{Item, Position};
use crate::{
    Change, Collection, CommitError, ContentId, Counts, Document, DocumentWrite, Due, MatchId, NewMatch, Revision,
    Store, StoreError, StoredMatch, Timestamp, judge,
};

/// Keeps everything in memory. For tests, and for trying things out.
#[derive(Debug, Default)]
pub struct MemoryStore(Mutex<State>);

impl MemoryStore {
    /// Makes an empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic in another test's thread leaves the state whole: changes are checked before they are applied.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn create(&self, id: MatchId, new: NewMatch) -> Result<Revision, CommitError> {
        judge::check_new(&new)?;
        self.state().create(id, new)
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        Ok(self.state().load(id))
    }

    async fn commit(&self, id: MatchId, expected: Revision, change: Change) -> Result<Revision, CommitError> {
        judge::check_change(&change)?;
        self.state().commit(id, expected, change)
    }

    async fn content(&self, id: ContentId) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.state().content(id))
    }

    async fn history(&self, id: MatchId) -> Result<Option<Vec<String>>, StoreError> {
        Ok(self.state().history(id))
    }

    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Due>, StoreError> {
        Ok(self.state().due(now, limit))
    }

    async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.state().next_deadline())
    }

    async fn get(&self, collection: Collection, key: &str) -> Result<Option<Document>, StoreError> {
        Ok(self.state().get(collection, key))
    }

    async fn put(&self, write: DocumentWrite) -> Result<Revision, CommitError> {
        judge::check_document(&write)?;
        self.state().put(vec![write])
    }

    async fn put_all(&self, writes: Vec<DocumentWrite>) -> Result<(), CommitError> {
        judge::check_documents(&writes)?;
        self.state().put(writes).map(drop)
    }

    async fn scan(
        &self,
        collection: Collection,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        Ok(self.state().scan(collection, prefix, after, limit))
    }

    async fn live(&self, after: Option<MatchId>, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.state().live(after, limit))
    }

    async fn remove_finished(&self, now: Timestamp, keep: Duration, limit: usize) -> Result<u64, StoreError> {
        Ok(self.state().remove_finished(now, keep, limit))
    }

    async fn remove_documents(&self, collection: Collection, read: Vec<(String, Revision)>) -> Result<u64, StoreError> {
        Ok(self.state().remove_documents(collection, read))
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        Ok(self.state().counts())
    }

    async fn export(&self, after: Option<Position>, limit: usize) -> Result<Vec<Item>, StoreError> {
        Ok(self.state().export(after, limit))
    }

    async fn import(&self, items: Vec<Item>) -> Result<(), StoreError> {
        items.iter().try_for_each(judge::check_item)?;
        let mut state = self.state();
        items.into_iter().for_each(|item| state.import(item));
        Ok(())
    }
}
