//! Faults that a test asks for: what Discord does to bots on bad days.

use std::time::Duration;

use super::refusal::{Refusal, Reply, Scope};
use super::route::Op;

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

/// A failure that waits for its requests.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) op: Op,
    /// Only requests whose path holds this text.
    pub(crate) at: String,
    pub(crate) failure: Failure,
    /// How many requests it still hits.
    pub(crate) times: u32,
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

/// Takes the first fault that this request meets.
pub(crate) fn take(faults: &mut Vec<Fault>, op: Op, path: &str) -> Option<Failure> {
    let at = faults.iter().position(|fault| fault.op == op && path.contains(&fault.at))?;
    let failure = faults[at].failure;
    faults[at].times -= 1;
    if faults[at].times == 0 {
        faults.remove(at);
    }
    Some(failure)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_hits_its_route_and_path_as_often_as_was_asked() {
        let fault = Fault { op: Op::CreateMessage, at: "/7/".to_owned(), failure: Failure::Broken(502), times: 2 };
        let mut faults = vec![fault];
        assert!(take(&mut faults, Op::EditMessage, "/channels/7/messages").is_none());
        assert!(take(&mut faults, Op::CreateMessage, "/channels/8/messages").is_none());
        for _ in 0..2 {
            assert!(take(&mut faults, Op::CreateMessage, "/channels/7/messages").is_some());
        }
        assert!(take(&mut faults, Op::CreateMessage, "/channels/7/messages").is_none());
    }
}
