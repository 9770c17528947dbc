//! Presses of buttons.

use std::time::{Duration, Instant};

use super::{Key, World};

/// How long a press allows a private message to its presser.
const PERMITS: Duration = Duration::from_secs(15);
/// How long a press can be answered.
const LIVES: Duration = Duration::from_secs(30);

/// An answer to a press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub(crate) text: Option<String>,
    pub(crate) alert: bool,
    pub(crate) url: Option<String>,
}

/// A press, and its result.
#[derive(Clone, Debug)]
pub(crate) struct Query {
    pub(crate) id: String,
    pub(crate) user: i64,
    /// The message with the button.
    pub(crate) on: Key,
    /// The description for a failing test.
    pub(crate) what: String,
    pub(crate) sent: Instant,
    pub(crate) given: Option<Given>,
    pub(crate) answered: Option<Instant>,
    /// Whether it can no longer be answered.
    pub(crate) failed: bool,
    /// Whether a test has made it too old.
    pub(crate) stale: bool,
}

impl Query {
    /// Whether it still waits for its answer.
    pub(crate) fn waits(&self) -> bool {
        self.given.is_none() && !self.failed
    }

    /// Whether it allows a private message to its presser.
    pub(crate) fn permits(&self) -> bool {
        !self.stale && self.sent.elapsed() < PERMITS
    }

    /// Whether it can be answered.
    pub(crate) fn lives(&self) -> bool {
        !self.stale && self.sent.elapsed() < LIVES
    }
}

impl World {
    /// Whether a person has just sent a command in a group that only the bot saw: then the bot may answer in the same
    /// way.
    pub(crate) fn has_whispered(&self, user: i64, chat: i64) -> bool {
        let recent = self.date() - i64::try_from(PERMITS.as_secs()).unwrap_or_default();
        let whispers = |key: &Key| key.chat == chat && key.receiver == user;
        self.messages.values().any(|message| whispers(&message.key) && message.from == user && message.date >= recent)
    }
}
