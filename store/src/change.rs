//! The data that goes into a match and comes out of it: plain data, never a closure.

use crate::{DocumentWrite, Epoch, OpId, Revision, Timestamp};

/// The beginning of a match, at revision 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMatch {
    /// The name of this attempt.
    pub op: OpId,
    /// The owner's epoch; later commits must not have an older one.
    pub epoch: Epoch,
    /// The set-up, which is written once and never changed. It is stored compressed, so a few kilobytes are fine.
    pub setup: Vec<u8>,
    /// Data that the set-up names and many matches share, such as a library of cards. The store keeps each content
    /// once, under its [`crate::ContentId`], as long as there is a match that came with it. See
    /// [`crate::Store::content`].
    pub contents: Vec<Vec<u8>>,
    /// The hall's data about players and timer; a change replaces it as a whole.
    pub meta: Vec<u8>,
    /// The state at revision 0.
    pub snapshot: Vec<u8>,
    /// The time at which the match becomes due, if any.
    pub deadline: Option<Timestamp>,
    /// Documents that are written with the match or not at all.
    pub documents: Vec<DocumentWrite>,
}

/// One step of a match. It is applied as a whole, or nothing changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The name of this attempt. The same op id again gets the same answer and changes nothing.
    pub op: OpId,
    /// The owner's epoch. If it is older than the match's epoch, the change is fenced off.
    pub epoch: Epoch,
    /// The line of the action log; `None` when only players or timer change.
    pub action: Option<String>,
    /// The new meta; `None` keeps it.
    pub meta: Option<Vec<u8>>,
    /// The state after this change; a later load starts from it.
    pub snapshot: Option<Vec<u8>>,
    /// The new deadline, absolute; `None` means that the match has none from now on.
    pub deadline: Option<Timestamp>,
    /// The end of the match: the match ends with this change and takes no other.
    pub ending: Option<Ending>,
    /// Documents that are written with the change or not at all (ratings, the index of a person's matches).
    pub documents: Vec<DocumentWrite>,
}

impl Change {
    /// Makes a change that only removes the deadline; fill in the rest.
    pub fn new(op: OpId) -> Self {
        Self {
            op,
            epoch: Epoch::default(),
            action: None,
            meta: None,
            snapshot: None,
            deadline: None,
            ending: None,
            documents: Vec::new(),
        }
    }
}

/// The end of a match.
///
/// The store keeps the set-up, the meta and every action of the match anyway, so the record need not repeat them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The time at which the match ended. The hall's settings say how long it is kept after that.
    pub at: Timestamp,
    /// The data that the caller wants to read of a finished match, such as its outcome and its last table.
    pub record: Vec<u8>,
}

/// A match as it is stored: the newest snapshot and the actions after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredMatch {
    /// The set-up with which the match began.
    pub setup: Vec<u8>,
    /// The newest meta.
    pub meta: Vec<u8>,
    /// The newest snapshot; empty once the match has ended.
    pub snapshot: Vec<u8>,
    /// The revision of the snapshot.
    pub snapshot_revision: Revision,
    /// The actions after the snapshot, oldest first; empty once the match has ended (see [`crate::Store::history`]).
    pub actions: Vec<String>,
    /// The revision after the last change.
    pub revision: Revision,
    /// The owner's epoch.
    pub epoch: Epoch,
    /// The time at which the match becomes due.
    pub deadline: Option<Timestamp>,
    /// The finished record, once the match has ended.
    pub finished: Option<Vec<u8>>,
    /// The op ids of its last changes, oldest first.
    pub recent: Vec<OpId>,
}
