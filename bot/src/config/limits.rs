//! `[limits]`: what one person may have at once, and how often they may ask.

use std::num::NonZeroU32;

use duelhall_hall::Rates;
use serde::Deserialize;

use super::values;

/// What one person may have at once and ask in a minute, so that nobody fills the store or slows the others down.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[limits]`")]
pub struct Limits {
    /// Matches that a person may play at once, 1 to 1000.
    #[serde(deserialize_with = "values::whole::<_, _, 1, 1_000>")]
    pub matches_per_person: u32,
    /// Open challenges that a person may have at once, 1 to 100.
    #[serde(deserialize_with = "values::whole::<_, _, 1, 100>")]
    pub challenges_per_person: u32,
    /// Buttons that a person may press in a minute, a fifth of them at once, 60 to 60000.
    #[serde(deserialize_with = "values::whole::<_, _, 60, 60_000>")]
    pub presses_per_minute: u32,
    /// Commands that a person may send in a minute, a fifth of them at once, 30 to 60000.
    #[serde(deserialize_with = "values::whole::<_, _, 30, 60_000>")]
    pub commands_per_minute: u32,
    /// Duels that a person may start, offer or join in a minute, a fifth of them at once, 10 to 60000.
    #[serde(deserialize_with = "values::whole::<_, _, 10, 60_000>")]
    pub challenges_per_minute: u32,
    /// Hints that a person may ask for in a minute, a fifth of them at once, 5 to 60000.
    #[serde(deserialize_with = "values::whole::<_, _, 5, 60_000>")]
    pub hints_per_minute: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            matches_per_person: 50,
            challenges_per_person: 5,
            presses_per_minute: 1_200,
            commands_per_minute: 240,
            challenges_per_minute: 120,
            hints_per_minute: 20,
        }
    }
}

impl Limits {
    /// The requests that a person may make in a minute.
    #[must_use]
    pub fn rates(&self) -> Rates {
        let rate = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Rates {
            presses: rate(self.presses_per_minute),
            commands: rate(self.commands_per_minute),
            challenges: rate(self.challenges_per_minute),
            hints: rate(self.hints_per_minute),
        }
    }
}
