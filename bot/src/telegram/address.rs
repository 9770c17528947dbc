//! The addresses of messages, and the answers to a press.

use super::ids::Spot;
use super::methods::{ReplyTo, Whisper};
use super::rate::Class;

/// The longest text of an alert, in UTF-16 units.
pub(crate) const LONGEST_ALERT: usize = 200;

/// Where a message is sent, and how.
#[derive(Clone, Debug)]
pub(crate) struct To {
    pub(crate) spot: Spot,
    /// The only person who sees it, if it is not for everybody.
    pub(crate) whisper: Option<Whisper>,
    pub(crate) reply: Option<ReplyTo>,
    /// Whether it sounds no alert.
    pub(crate) silent: bool,
    pub(crate) class: Class,
}

/// Where a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// In a chat.
    Message {
        /// The chat.
        chat: i64,
        /// The message.
        message: i64,
    },
    /// In a group, for one person only.
    Ephemeral {
        /// The chat.
        chat: i64,
        /// The person.
        user: i64,
        /// The message.
        message: i64,
    },
}

impl At {
    /// The chat that it is in.
    pub(crate) const fn chat(self) -> i64 {
        match self {
            Self::Message { chat, .. } | Self::Ephemeral { chat, .. } => chat,
        }
    }
}

/// What to say in answer to a press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Say {
    /// Nothing.
    #[default]
    Nothing,
    /// A line that disappears by itself.
    Toast(String),
    /// A window that must be closed.
    Alert(String),
    /// Nothing: the client opens this address.
    Open(String),
}
