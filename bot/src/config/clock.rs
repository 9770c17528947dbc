//! `[clock]`: the time for moves.

use std::time::Duration;

use serde::Deserialize;

use super::values;

/// The time for a move in channels that have set no other time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[clock]`")]
pub struct Clock {
    /// Seconds for a move in a live match, 10 to 86400. Whoever plays against computers alone has at least ten minutes.
    #[serde(deserialize_with = "values::whole::<_, _, 10, 86_400>")]
    pub live_seconds: u32,
    /// Hours for a move in a correspondence match, 1 to 720.
    #[serde(deserialize_with = "values::whole::<_, _, 1, 720>")]
    pub correspondence_hours: u32,
    /// Moves that a player may miss in one match; the last of them loses the match, 1 to 20.
    #[serde(deserialize_with = "values::whole::<_, _, 1, 20>")]
    pub strikes: u8,
}

impl Default for Clock {
    fn default() -> Self {
        Self { live_seconds: 120, correspondence_hours: 24, strikes: 3 }
    }
}

impl Clock {
    /// The time for a move in a live match.
    #[must_use]
    pub fn live(&self) -> Duration {
        Duration::from_secs(u64::from(self.live_seconds))
    }

    /// The time for a move in a correspondence match.
    #[must_use]
    pub fn correspondence(&self) -> Duration {
        Duration::from_secs(u64::from(self.correspondence_hours) * 3_600)
    }
}
