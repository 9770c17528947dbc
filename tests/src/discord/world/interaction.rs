//! Interactions: what a person did, and what the bot has answered so far.

use std::time::Instant;

use serde_json::Value;

/// How long the token of an interaction lives, in milliseconds.
pub(crate) const TOKEN_LIFE: i64 = 15 * 60 * 1_000;
/// How many follow-ups an app that only its user has installed may send for one interaction.
pub(crate) const USER_FOLLOW_UPS: u32 = 5;

/// The token of an interaction.
pub(crate) fn token(id: u64) -> String {
    format!("interaction-token-{id}")
}

/// The kind of a person's deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Sent a slash command.
    Command,
    /// Pressed a button or chose from a list.
    Component,
    /// Typed into an option.
    Autocomplete,
    /// Sent a form.
    Form,
}

impl Kind {
    /// Discord's number for the kind.
    pub(crate) fn number(self) -> u64 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Form => 5,
        }
    }
}

/// The state of the answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    /// Nothing yet.
    Waiting,
    /// "is thinking...": an edit will bring the answer.
    Thinking,
    /// Acknowledged without a message.
    Acknowledged,
    /// Answered with a message.
    Answered,
    /// Answered by changing the pressed message.
    Updated,
    /// Answered with suggestions.
    Suggested(Vec<Value>),
    /// Answered with a form.
    Asked(Value),
    /// A fault of the fake refused the answer.
    Failed,
}

impl Stage {
    /// Whether the person still sees a message that promises an answer.
    pub(crate) fn waits(&self) -> bool {
        matches!(self, Self::Waiting | Self::Thinking)
    }
}

/// An interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: u64,
    pub(crate) token: String,
    pub(crate) kind: Kind,
    pub(crate) user: u64,
    pub(crate) channel: u64,
    /// A description of the deed, for a failing test.
    pub(crate) what: String,
    /// The message with the pressed component.
    pub(crate) message: Option<u64>,
    /// Whether the app is installed only by the user, and not in the guild.
    pub(crate) user_only: bool,
    /// When it was sent, by the fake's clock, in milliseconds.
    pub(crate) born: i64,
    /// When it was sent, by the machine's clock.
    pub(crate) sent: Instant,
    /// When it got its first answer.
    pub(crate) answered: Option<Instant>,
    pub(crate) stage: Stage,
    /// The message `@original`.
    pub(crate) original: Option<u64>,
    pub(crate) follow_ups: Vec<u64>,
    pub(crate) follow_up_count: u32,
}
