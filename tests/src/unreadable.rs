//! A store in memory that does not give the settings of one person while a test says so. So the hall cannot make their
//! hand.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use duelhall_hall::{Audience, Hall, HallError, PersonId, Press, Slot};
use duelhall_store::portable::{Item, Position};
use duelhall_store::{
    Change, Collection, CommitError, ContentId, Counts, Document, DocumentWrite, Due, MatchId, MemoryStore, NewMatch,
    Revision, Store, StoreError, StoredMatch, Timestamp,
};

/// The store.
#[derive(Default)]
pub struct Unreadable {
    store: MemoryStore,
    person: Mutex<Option<PersonId>>,
    refused: AtomicU32,
}

impl Unreadable {
    /// From now on, does not give the settings of this person; `None` gives everything.
    pub fn refuse(&self, person: Option<PersonId>) {
        *self.person.lock().unwrap_or_else(PoisonError::into_inner) = person;
    }

    /// How many reads were refused.
    pub fn refused(&self) -> u32 {
        self.refused.load(Ordering::SeqCst)
    }
}

/// Whether the hall asks a person something in the match that they play.
///
/// # Errors
/// When the hall cannot make their hand.
pub async fn is_asked(hall: &Hall, person: &PersonId) -> Result<bool, HallError> {
    let Some(id) = hall.matches_of(person).await?.into_iter().next() else { return Ok(false) };
    let Some(facts) = hall.facts(id).await? else { return Ok(false) };
    let owner = Audience::Person(person.clone(), facts.places[0].clone());
    let hand = hall.message(&owner, Slot::Hand(id)).await?;
    Ok(hand.is_some_and(|hand| hand.buttons.iter().any(|button| matches!(button.press, Press::Answer(..)))))
}

#[async_trait]
impl Store for Unreadable {
    async fn get(&self, collection: Collection, key: &str) -> Result<Option<Document>, StoreError> {
        let refused = self.person.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if collection == Collection::PersonSettings && refused.is_some_and(|person| person.as_str() == key) {
            self.refused.fetch_add(1, Ordering::SeqCst);
            return Err(StoreError::Backend("the test says so".to_owned()));
        }
        self.store.get(collection, key).await
    }

    async fn create(&self, id: MatchId, new: NewMatch) -> Result<Revision, CommitError> {
        self.store.create(id, new).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.store.load(id).await
    }

    async fn commit(&self, id: MatchId, expected: Revision, change: Change) -> Result<Revision, CommitError> {
        self.store.commit(id, expected, change).await
    }

    async fn content(&self, id: ContentId) -> Result<Option<Vec<u8>>, StoreError> {
        self.store.content(id).await
    }

    async fn history(&self, id: MatchId) -> Result<Option<Vec<String>>, StoreError> {
        self.store.history(id).await
    }

    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Due>, StoreError> {
        self.store.due(now, limit).await
    }

    async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        self.store.next_deadline().await
    }

    async fn put(&self, write: DocumentWrite) -> Result<Revision, CommitError> {
        self.store.put(write).await
    }

    async fn put_all(&self, writes: Vec<DocumentWrite>) -> Result<(), CommitError> {
        self.store.put_all(writes).await
    }

    async fn scan(
        &self,
        collection: Collection,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        self.store.scan(collection, prefix, after, limit).await
    }

    async fn live(&self, after: Option<MatchId>, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        self.store.live(after, limit).await
    }

    async fn remove_finished(&self, now: Timestamp, keep: Duration, limit: usize) -> Result<u64, StoreError> {
        self.store.remove_finished(now, keep, limit).await
    }

    async fn remove_documents(&self, collection: Collection, read: Vec<(String, Revision)>) -> Result<u64, StoreError> {
        self.store.remove_documents(collection, read).await
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        self.store.counts().await
    }

    async fn export(&self, after: Option<Position>, limit: usize) -> Result<Vec<Item>, StoreError> {
        self.store.export(after, limit).await
    }

    async fn import(&self, items: Vec<Item>) -> Result<(), StoreError> {
        self.store.import(items).await
    }
}
