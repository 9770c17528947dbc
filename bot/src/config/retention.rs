//! `[retention]`: how long ended things are kept.

use std::time::Duration;

use serde::Deserialize;

use super::values;

/// One day.
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// How long ended things are kept. Matches in progress, settings and decks are never removed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a section that begins with `[retention]`")]
pub struct Retention {
    /// Days for which a finished match is kept, 0 to 36500; 0 keeps it for ever.
    #[serde(deserialize_with = "values::whole::<_, _, 0, 36_500>")]
    pub matches_days: u32,
    /// Days for which an unused session in the browser is kept, 1 to 36500.
    #[serde(deserialize_with = "values::whole::<_, _, 1, 36_500>")]
    pub sessions_days: u32,
    /// Lines about changed settings that are kept for each place and each person, 10 to 100000.
    #[serde(deserialize_with = "values::whole::<_, _, 10, 100_000>")]
    pub audit_lines: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Self { matches_days: 180, sessions_days: 30, audit_lines: 500 }
    }
}

impl Retention {
    /// The part of this that the hall applies.
    #[must_use]
    pub fn rules(&self) -> duelhall_hall::Retention {
        let matches = (self.matches_days > 0).then(|| DAY * self.matches_days);
        duelhall_hall::Retention { matches, audit_lines: self.audit_lines }
    }

    /// How long unused sessions are kept.
    #[must_use]
    pub fn sessions(&self) -> Duration {
        DAY * self.sessions_days
    }
}
