//! Faults that a test asks for: what Telegram does to bots on bad days.

use std::time::Duration;

use super::refusal::{Refusal, Reply};

/// The way in which a request fails.
#[derive(Clone, Copy, Debug)]
pub enum Failure {
    /// 429: the bot has to wait for this many seconds.
    Limited(u64),
    /// 5xx, with a page that is not JSON.
    Broken(u16),
    /// The request is refused, and nothing is done.
    Refused(Refusal),
    /// The request is done, but the connection ends before the answer.
    Lost,
    /// The request is answered only after this time.
    Slow(Duration),
}

impl Failure {
    /// The answer that replaces the usual one, if there is one.
    pub(crate) fn reply(self) -> Option<Reply> {
        match self {
            Self::Limited(seconds) => Some(Reply::limited(seconds)),
            Self::Broken(status) => Some(Reply { status, body: None }),
            Self::Refused(refusal) => Some(refusal.into()),
            Self::Lost | Self::Slow(_) => None,
        }
    }
}
