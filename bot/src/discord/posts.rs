//! The public messages of each place: which message shows which slot, kept so that a restart finds them again.

use duelhall_hall::PersonId;
use duelhall_store::Timestamp;
use serde::{Deserialize, Serialize};

use super::ids;
use crate::chat::{Posts, Seen, Standing};

/// The documents.
pub(crate) const POSTS: Posts = Posts("discord post ");

/// The version of the stored form: a message in another form is not found.
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
    /// The channel that it is in: the place's own, or the thread of the match.
    pub(crate) channel: u64,
    /// The message.
    pub(crate) message: u64,
    /// When it was posted.
    pub(crate) at: Timestamp,
    /// Whom it mentions.
    #[serde(default)]
    pub(crate) mentions: Vec<u64>,
    /// What it shows; not known after a restart.
    #[serde(skip)]
    pub(crate) seen: Option<Seen>,
    /// In a place that the bot is not in: the token that the message can be edited with, and until when.
    #[serde(skip)]
    pub(crate) token: Option<(String, Timestamp)>,
}

impl Post {
    /// A message that was just posted.
    pub(crate) const fn new(channel: u64, message: u64, at: Timestamp) -> Self {
        Self { version: Version, channel, message, at, mentions: Vec::new(), seen: None, token: None }
    }

    /// The token that the message can be edited with.
    pub(crate) fn live_token(&self, now: Timestamp) -> Option<&str> {
        self.token.as_ref().filter(|(_, until)| *until > now).map(|(token, _)| token.as_str())
    }
}

impl Standing for Post {
    fn notified(&self) -> Vec<PersonId> {
        self.mentions.iter().map(|user| ids::person(*user)).collect()
    }

    fn is_known(&self) -> bool {
        self.seen.is_some()
    }
}
