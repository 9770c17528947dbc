//! The language of each group, as far as its people show it: of whoever dueled there first.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use duelhall_engine::text::Lang;

/// When more languages than this are remembered, all are forgotten.
const MANY: usize = 4_096;

/// The languages, by group.
#[derive(Default)]
pub(crate) struct Langs(Mutex<HashMap<i64, Lang>>);

impl Langs {
    /// The language of a group. `heard` is the language of somebody who begins a duel there; it counts only for the
    /// first duel.
    pub(crate) fn of(&self, chat: i64, heard: Option<Lang>) -> Option<Lang> {
        let mut langs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if langs.len() > MANY {
            langs.clear();
        }
        match (langs.get(&chat), heard) {
            (Some(lang), _) => Some(*lang),
            (None, Some(lang)) => Some(*langs.entry(chat).or_insert(lang)),
            (None, None) => None,
        }
    }
}
