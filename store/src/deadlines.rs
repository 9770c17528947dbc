//! The sorted set of deadlines. It is derived from the stored data, so it can never disagree with it.

use std::collections::BTreeSet;

use crate::{Collection, ContentId, MatchId, Timestamp};

/// The subject of a deadline or a write.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Subject {
    Match(MatchId),
    Document(Collection, String),
    /// A content, which has no deadline.
    Content(ContentId),
}

/// Every deadline, soonest first.
#[derive(Debug, Default)]
pub(crate) struct Deadlines(BTreeSet<(Timestamp, Subject)>);

impl Deadlines {
    /// Moves the deadline of `subject` from `old` to `new`.
    pub(crate) fn set(&mut self, subject: Subject, old: Option<Timestamp>, new: Option<Timestamp>) {
        if old == new {
            return;
        }
        let mut item = (Timestamp(0), subject);
        if let Some(old) = old {
            item.0 = old;
            self.0.remove(&item);
        }
        if let Some(new) = new {
            item.0 = new;
            self.0.insert(item);
        }
    }

    /// Removes every deadline of `subject`. It is for a row that is set aside and cannot say which deadline it had.
    pub(crate) fn forget(&mut self, subject: &Subject) {
        self.0.retain(|(_, other)| other != subject);
    }

    /// Returns the subjects that are due at or before `now`, soonest first.
    pub(crate) fn due(&self, now: Timestamp, limit: usize) -> Vec<(Timestamp, Subject)> {
        self.0.iter().take_while(|(at, _)| *at <= now).take(limit).cloned().collect()
    }

    /// Returns the soonest deadline.
    pub(crate) fn next(&self) -> Option<Timestamp> {
        self.0.first().map(|(at, _)| *at)
    }
}
