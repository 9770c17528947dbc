//! Where messages are: the public messages of each chat, and the hands of people.

use duelhall_hall::PersonId;
use serde::{Deserialize, Serialize};

use super::address::At;
use super::ids;
use crate::chat::{Posted, Posts, Seen};

/// The public messages, by place.
pub(crate) const PUBLIC: Posts = Posts("telegram post ");

/// The hands, by person.
pub(crate) const HANDS: Posts = Posts("telegram hand ");

/// A message that shows a slot to everybody.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Post {
    /// The chat that it is in.
    pub(crate) chat: i64,
    /// The message.
    pub(crate) message: i64,
    /// The people whom it notified.
    #[serde(default)]
    pub(crate) mentions: Vec<i64>,
    /// Whether it has only words where others have a picture.
    #[serde(default)]
    pub(crate) plain: bool,
    /// Whether it shows the end of a match.
    #[serde(default)]
    pub(crate) end: bool,
    /// What it shows; unknown after a restart.
    #[serde(skip)]
    pub(crate) seen: Option<Seen>,
}

impl Post {
    /// Where it is.
    pub(crate) const fn at(&self) -> At {
        At::Message { chat: self.chat, message: self.message }
    }
}

impl Posted for Post {
    fn notified(&self) -> Vec<PersonId> {
        self.mentions.iter().map(|user| ids::person(*user)).collect()
    }

    fn is_known(&self) -> bool {
        // Telegram does not identify messages by names, so the message shows what was sent last.
        true
    }

    fn is_end(&self) -> bool {
        self.end
    }

    fn set_end(&mut self) {
        self.end = true;
    }
}

/// A message that shows a hand to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HandPost {
    chat: i64,
    message: i64,
    /// The owner, if it is a private message in a group.
    alone: Option<i64>,
}

impl HandPost {
    /// Of a message.
    pub(crate) const fn new(at: At) -> Self {
        match at {
            At::Message { chat, message } => Self { chat, message, alone: None },
            At::Ephemeral { chat, user, message } => Self { chat, message, alone: Some(user) },
        }
    }

    /// Where it is.
    pub(crate) const fn at(self) -> At {
        match self.alone {
            None => At::Message { chat: self.chat, message: self.message },
            Some(user) => At::Ephemeral { chat: self.chat, user, message: self.message },
        }
    }
}
