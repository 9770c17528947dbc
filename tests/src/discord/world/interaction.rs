//! Interactions: what a person did, and what the bot has answered so far.

use std::time::Instant;

use serde_json::Value;

/// How long the token of an interaction lives, in milliseconds.
pub(crate) const TOKEN_LIFE: i64 = 15 * 60 * 1_000;
/// Follow-ups to one interaction of an app that only its user has installed.
pub(crate) const USER_FOLLOW_UPS: u32 = 5;

/// The token of an interaction.
pub(crate) fn token(id: u64) -> String {
    format!("interaction-token-{id}")
}

/// What a person did.
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
    /// Discord's number for it.
    pub(crate) fn number(self) -> u64 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Form => 5,
        }
    }
}

/// How far the answer is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    /// Nothing yet.
    Waiting,
    /// "is thinking...": the answer is an edit away.
    Thinking,
    /// Acknowledged without a word.
    Acknowledged,
    /// Answered with a message.
    Answered,
    /// The message that it was pressed on was changed.
    Updated,
    /// Suggestions.
    Suggested(Vec<Value>),
    /// A form was opened.
    Asked(Value),
    /// The answer was refused by a fault of the fake.
    Failed,
}

impl Stage {
    /// Whether the person still looks at a message that says that an answer is to come.
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
    /// What was done, in words for a failing test.
    pub(crate) what: String,
    /// The message that a component stands on.
    pub(crate) message: Option<u64>,
    /// Only the user has installed the app, not the guild.
    pub(crate) user_only: bool,
    /// When it was sent, by the fake's clock, in milliseconds.
    pub(crate) born: i64,
    /// When it was sent, by the machine's clock.
    pub(crate) sent: Instant,
    /// When it was answered first.
    pub(crate) answered: Option<Instant>,
    pub(crate) stage: Stage,
    /// The message `@original`.
    pub(crate) original: Option<u64>,
    pub(crate) follow_ups: Vec<u64>,
    pub(crate) follow_up_count: u32,
}
