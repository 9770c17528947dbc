//! Keeps which public message of each place shows which slot, so that it is found again after a restart.

use duelhall_hall::PersonId;
use duelhall_store::Timestamp;
use serde::{Deserialize, Serialize};

use super::ids;
use crate::chat::{Posted, Posts, Seen};

/// The documents of these messages.
pub(crate) const POSTS: Posts = Posts("discord post ");

/// The version of the stored form: a message stored in another form is not found.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
struct Version;

impl From<Version> for u16 {
    fn from(_: Version) -> Self {
        1
    }
}

impl TryFrom<u16> for Version {
    type Error = &'static str;

    fn try_from(version: u16) -> Result<Self, Self::Error> {
        if version == u16::from(Self) { Ok(Self) } else { Err("another version") }
    }
}

/// A message that shows a slot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Post {
    version: Version,
    /// The channel that it is in: that of the place, or the thread of the match.
    pub(crate) channel: u64,
    /// The message.
    pub(crate) message: u64,
    /// When it was posted.
    pub(crate) at: Timestamp,
    /// The people whom it mentions.
    #[serde(default)]
    pub(crate) mentions: Vec<u64>,
    /// Whether it shows the end of a match.
    #[serde(default)]
    pub(crate) end: bool,
    /// What it shows; unknown after a restart.
    #[serde(skip)]
    pub(crate) seen: Option<Seen>,
    /// In a place that the bot is not in: the token with which the message can be edited, and when it expires.
    #[serde(skip)]
    pub(crate) token: Option<(String, Timestamp)>,
}

impl Post {
    /// A message that has just been posted.
    pub(crate) const fn new(channel: u64, message: u64, at: Timestamp) -> Self {
        Self { version: Version, channel, message, at, mentions: Vec::new(), end: false, seen: None, token: None }
    }

    /// The token with which the message can still be edited.
    pub(crate) fn live_token(&self, now: Timestamp) -> Option<&str> {
        self.token.as_ref().filter(|(_, until)| *until > now).map(|(token, _)| token.as_str())
    }
}

impl Posted for Post {
    fn notified(&self) -> Vec<PersonId> {
        self.mentions.iter().map(|user| ids::person(*user)).collect()
    }

    fn is_known(&self) -> bool {
        self.seen.is_some()
    }

    fn is_end(&self) -> bool {
        self.end
    }

    fn set_end(&mut self) {
        self.end = true;
    }
}
