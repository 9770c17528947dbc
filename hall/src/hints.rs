//! The languages that platforms named last, for messages that nobody asked for. Lost with the process, learnt anew.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use duelhall_engine::text::Lang;
use lru::LruCache;

/// People and places remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(10_000).unwrap();

/// Languages by the id of a person or a place.
pub(crate) struct Hints(Mutex<LruCache<String, Lang>>);

impl Hints {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }

    pub(crate) fn learn(&self, id: &str, lang: Option<Lang>) {
        if let Some(lang) = lang {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).put(id.to_owned(), lang);
        }
    }

    pub(crate) fn get(&self, id: &str) -> Option<Lang> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).copied()
    }
}
