//! The languages that platforms named last, for messages that nobody asked for.
//!
//! The languages of places are stored too, because a platform may not know them after a restart.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use duelhall_engine::text::Lang;
use duelhall_store::{Collection, CommitError, DocumentWrite, Expected, OpId, StoreError};
use lru::LruCache;

use crate::PlaceId;
use crate::inner::Inner;

/// People and places remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(10_000).unwrap();

/// Languages by the id of a person or a place. `None` means that the store has none, so that it is asked only once.
pub(crate) struct Hints(Mutex<LruCache<String, Option<Lang>>>);

impl Hints {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }

    pub(crate) fn learn(&self, id: &str, lang: Option<Lang>) {
        if lang.is_some() {
            self.cache().put(id.to_owned(), lang);
        }
    }

    pub(crate) fn get(&self, id: &str) -> Option<Lang> {
        self.known(id).flatten()
    }

    /// The remembered language; the outer `None` means that nothing is remembered.
    fn known(&self, id: &str) -> Option<Option<Lang>> {
        self.cache().get(id).copied()
    }

    /// Remembers what the store has, unless somebody has named a language meanwhile. Returns what is then remembered.
    fn note(&self, id: &str, stored: Option<Lang>) -> Option<Lang> {
        *self.cache().get_or_insert(id.to_owned(), || stored)
    }

    fn cache(&self) -> MutexGuard<'_, LruCache<String, Option<Lang>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The key of a place's stored language.
fn key(place: &PlaceId) -> String {
    format!("language {place}")
}

impl Inner {
    /// Keeps the language that a platform names for a place, on the disk if it is new.
    pub(crate) async fn learn_place(&self, place: &PlaceId, lang: Option<Lang>) -> Result<(), StoreError> {
        let Some(lang) = lang.filter(|lang| self.hints.get(place.as_str()) != Some(*lang)) else { return Ok(()) };
        if self.heard(place).await? != Some(lang) {
            let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
            let (collection, key, value) = (Collection::System, key(place), Some(lang.code().as_bytes().to_vec()));
            let write = DocumentWrite { collection, key, expected: Expected::Any, value, deadline: None, op };
            if let Err(CommitError::Store(error)) = self.store.put(write).await {
                return Err(error);
            }
        }
        self.hints.learn(place.as_str(), Some(lang));
        Ok(())
    }

    /// The language that a platform named last for a place.
    pub(crate) async fn heard(&self, place: &PlaceId) -> Result<Option<Lang>, StoreError> {
        if let Some(known) = self.hints.known(place.as_str()) {
            return Ok(known);
        }
        let stored = self.store.get(Collection::System, &key(place)).await?;
        let lang = stored.and_then(|stored| std::str::from_utf8(&stored.value).ok()?.parse().ok());
        Ok(self.hints.note(place.as_str(), lang))
    }
}
