//! `[limits]`: how much one person may have at once.

use serde::Deserialize;

use super::values;

/// How much one person may have at once, so that nobody fills the store.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[limits]`")]
pub struct Limits {
    /// Matches that a person may play at once, 1 to 1000.
    #[serde(deserialize_with = "values::whole::<_, _, 1, 1_000>")]
    pub matches_per_person: u32,
    /// Open challenges that a person may have at once, 1 to 100.
    #[serde(deserialize_with = "values::whole::<_, _, 1, 100>")]
    pub challenges_per_person: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { matches_per_person: 50, challenges_per_person: 5 }
    }
}
