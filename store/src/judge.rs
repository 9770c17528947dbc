//! Decides whether a change is applied, from the stored data alone. Every backend uses it.

use std::collections::{HashSet, VecDeque};

use crate::port::RECENT_OPS;
use crate::portable::{Item, LogLine};
use crate::{Change, CommitError, ContentId, DocumentWrite, Epoch, Expected, NewMatch, OpId, Revision, StoreError};

/// Larger values are refused: 17 of them must fit into one segment of the log, which sled flushes in order.
const LARGEST_VALUE: usize = 96 * 1024;
/// Values stored in pieces may be larger, so that no set-up, state or ending of a game comes near the limit.
const LARGEST_IN_PIECES: usize = 4 << 20;
/// The most contents of one match.
const MOST_CONTENTS: usize = 16;
const LONGEST_KEY: usize = 512;

/// The last op ids of one match, each with the revision that it made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct RecentOps(VecDeque<(Revision, OpId)>);

impl RecentOps {
    pub(crate) fn push(&mut self, revision: Revision, op: OpId) {
        if self.0.len() == RECENT_OPS {
            self.0.pop_front();
        }
        self.0.push_back((revision, op));
    }

    fn answer(&self, op: OpId) -> Option<Revision> {
        self.0.iter().rev().find(|(_, known)| *known == op).map(|(revision, _)| *revision)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Revision, OpId)> + '_ {
        self.0.iter().copied()
    }
}

impl FromIterator<(Revision, OpId)> for RecentOps {
    fn from_iter<I: IntoIterator<Item = (Revision, OpId)>>(ops: I) -> Self {
        let mut recent = Self::default();
        for (revision, op) in ops {
            recent.push(revision, op);
        }
        recent
    }
}

/// The facts about a match that are needed to judge a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Facts {
    pub(crate) revision: Revision,
    pub(crate) epoch: Epoch,
    pub(crate) finished: bool,
    pub(crate) recent: RecentOps,
}

/// The decision about a request that was not refused.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It was done before; this was the answer.
    Duplicate(Revision),
    /// Do it; this will be the answer.
    Apply(Revision),
}

/// Judges the making of a match; `facts` describes the match that is already under its id.
pub(crate) fn create(facts: Option<&Facts>, new: &NewMatch) -> Result<Verdict, CommitError> {
    match facts {
        None => Ok(Verdict::Apply(Revision(0))),
        Some(facts) => match facts.recent.answer(new.op) {
            Some(revision) => Ok(Verdict::Duplicate(revision)),
            None => Err(CommitError::Stale(facts.revision)),
        },
    }
}

/// Judges a change of a match. The order of the tests is promised by the port.
pub(crate) fn commit(facts: Option<&Facts>, expected: Revision, change: &Change) -> Result<Verdict, CommitError> {
    let facts = facts.ok_or(CommitError::Gone)?;
    if let Some(revision) = facts.recent.answer(change.op) {
        return Ok(Verdict::Duplicate(revision));
    }
    if facts.finished {
        return Err(CommitError::Gone);
    }
    if change.epoch < facts.epoch {
        return Err(CommitError::Fenced(facts.epoch));
    }
    if expected != facts.revision {
        return Err(CommitError::Stale(facts.revision));
    }
    Ok(Verdict::Apply(facts.revision.next()))
}

/// Judges a repeated op id; `said` is the action for which a live match used it. The same op id with another action is
/// another attempt, such as that of a second process that decided differently. It came too late.
pub(crate) fn repeated(facts: &Facts, said: Option<&LogLine>, change: &Change) -> Result<(), CommitError> {
    match said {
        Some(line) if line.action != change.action => Err(CommitError::Stale(facts.revision)),
        _ => Ok(()),
    }
}

/// Judges a write of a document; `now` is the document's revision and last op id.
pub(crate) fn document(now: Option<(Revision, OpId)>, write: &DocumentWrite) -> Result<Verdict, CommitError> {
    let revision = now.map(|(revision, _)| revision);
    if let Some((revision, op)) = now
        && op == write.op
    {
        return Ok(Verdict::Duplicate(revision));
    }
    let met = match write.expected {
        Expected::Absent => revision.is_none(),
        Expected::At(expected) => revision == Some(expected),
        Expected::Any => true,
    };
    if !met {
        return Err(CommitError::Conflict { collection: write.collection, key: write.key.clone(), now: revision });
    }
    Ok(Verdict::Apply(match (&write.value, revision) {
        (Some(_), revision) => revision.unwrap_or_default().next(),
        (None, revision) => revision.unwrap_or_default(),
    }))
}

/// Refuses a new match that no backend could keep.
pub(crate) fn check_new(new: &NewMatch) -> Result<(), StoreError> {
    check_pieces("setup", &new.setup)?;
    check_pieces("meta", &new.meta)?;
    check_pieces("snapshot", &new.snapshot)?;
    if new.contents.len() > MOST_CONTENTS {
        let many = new.contents.len();
        return Err(StoreError::Invalid(format!("a match has at most {MOST_CONTENTS} contents, this one {many}")));
    }
    new.contents.iter().try_for_each(|content| check_pieces("content", content))?;
    check_documents(&new.documents)
}

/// Refuses a change that no backend could keep.
pub(crate) fn check_change(change: &Change) -> Result<(), StoreError> {
    check_size("action", change.action.as_deref().unwrap_or_default().as_bytes())?;
    check_pieces("meta", change.meta.as_deref().unwrap_or_default())?;
    check_pieces("snapshot", change.snapshot.as_deref().unwrap_or_default())?;
    check_pieces("record", change.ending.as_ref().map_or(&[], |ending| &ending.record))?;
    check_documents(&change.documents)
}

/// Refuses a document that no backend could keep.
pub(crate) fn check_document(write: &DocumentWrite) -> Result<(), StoreError> {
    if write.key.is_empty() || write.key.len() > LONGEST_KEY {
        return Err(StoreError::Invalid(format!("a key has 1 to {LONGEST_KEY} bytes, this one {}", write.key.len())));
    }
    check_size("document", write.value.as_deref().unwrap_or_default())
}

/// Refuses an item that contradicts itself: a content under a name that is not its own.
pub(crate) fn check_item(item: &Item) -> Result<(), StoreError> {
    match item {
        Item::Content(content) if ContentId::of(&content.bytes) != content.id => {
            Err(StoreError::Invalid(format!("the content {} is not what its name says", content.id)))
        }
        _ => Ok(()),
    }
}

/// Refuses documents that no backend could keep together.
pub(crate) fn check_documents(documents: &[DocumentWrite]) -> Result<(), StoreError> {
    let mut seen = HashSet::new();
    for write in documents {
        check_document(write)?;
        if !seen.insert((write.collection, &write.key)) {
            return Err(StoreError::Invalid(format!(
                "{} {} is written twice in one change",
                write.collection, write.key
            )));
        }
    }
    Ok(())
}

fn check_size(what: &str, bytes: &[u8]) -> Result<(), StoreError> {
    check_at_most(LARGEST_VALUE, what, bytes)
}

fn check_pieces(what: &str, bytes: &[u8]) -> Result<(), StoreError> {
    check_at_most(LARGEST_IN_PIECES, what, bytes)
}

fn check_at_most(most: usize, what: &str, bytes: &[u8]) -> Result<(), StoreError> {
    match bytes.len() {
        many if many > most => Err(StoreError::Invalid(format!("a {what} has at most {most} bytes, this one {many}"))),
        _ => Ok(()),
    }
}
