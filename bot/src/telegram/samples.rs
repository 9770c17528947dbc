//! Remembers the pictures that newcomers are shown, so that a challenge in any chat can have one of them.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use duelhall_engine::text::Lang;

use crate::chat::PictureKey;

/// The picture of each language.
#[derive(Default)]
pub(crate) struct Samples(Mutex<BTreeMap<Lang, PictureKey>>);

impl Samples {
    /// Remembers the picture of a language.
    pub(crate) fn put(&self, lang: Lang, picture: PictureKey) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(lang, picture);
    }

    /// The picture of a language, or else of any other.
    pub(crate) fn of(&self, lang: Lang) -> Option<PictureKey> {
        let pictures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pictures.get(&lang).or_else(|| pictures.values().next()).copied()
    }
}
