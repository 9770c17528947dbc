//! The configuration that the host sets for all places.

use std::time::Duration;

use duelhall_engine::text::Lang;

use crate::{Rates, Retention};

/// The host's configuration. Places and people choose within it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallConfig {
    /// The language, where neither settings nor the platform name one.
    pub language: Lang,
    /// Time for a move in a live match, in places that have set none.
    pub live: Duration,
    /// Time for a move by correspondence, in places that have set none.
    pub correspondence: Duration,
    /// Moves that a player may miss in a match; the last of them loses the match.
    pub strikes: u8,
    /// Matches that a person may play at once.
    pub matches_per_person: u32,
    /// Open challenges that a person may have at once.
    pub challenges_per_person: u32,
    /// The requests that a person may make in a minute.
    pub rates: Rates,
    /// How long ended matches and old lines are kept.
    pub retention: Retention,
    /// How far apart two heartbeats may be. A longer gap is an outage, as when a lid was closed or the clock was set.
    pub heart_gap: Duration,
}

impl Default for HallConfig {
    fn default() -> Self {
        Self {
            language: Lang::En,
            live: Duration::from_secs(120),
            correspondence: Duration::from_secs(24 * 3_600),
            strikes: 3,
            matches_per_person: 50,
            challenges_per_person: 5,
            rates: Rates::default(),
            retention: Retention::default(),
            heart_gap: Duration::from_secs(60),
        }
    }
}
