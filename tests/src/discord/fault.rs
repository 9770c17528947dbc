//! Faults that a test asks for: what Discord does to bots on bad days.

use std::time::Duration;

use super::refusal::{Refusal, Reply, Scope};

/// What goes wrong with a request.
#[derive(Clone, Copy, Debug)]
pub enum Failure {
    /// 429: come again after this time.
    Limited(Scope, Duration),
    /// 5xx with a page that is no JSON.
    Broken(u16),
    /// Refused, and not done.
    Refused(Refusal),
    /// Done, but the connection ends before the answer.
    Lost,
    /// Answered only after this time.
    Slow(Duration),
}

impl Failure {
    /// The answer in place of the usual one, if there is one.
    pub(crate) fn reply(self) -> Option<Reply> {
        match self {
            Self::Limited(scope, after) => Some(Reply::limited(scope, after)),
            Self::Broken(status) => Some(Reply { status, body: None, headers: Vec::new() }),
            Self::Refused(refusal) => Some(refusal.into()),
            Self::Lost | Self::Slow(_) => None,
        }
    }
}
