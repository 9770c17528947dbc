//! What goes into a match and what comes out: plain data, never a closure.

use crate::{DocumentWrite, Epoch, OpId, Revision, Timestamp};

/// What a match begins with. It is then at revision 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMatch {
    /// Names this attempt.
    pub op: OpId,
    /// The owner's epoch; later commits must not be older.
    pub epoch: Epoch,
    /// Written once and never changed; kept compressed, so some kilobytes are fine.
    pub setup: Vec<u8>,
    /// What the setup names and many matches share, such as a library of cards. The store keeps each content once,
    /// under its [`crate::ContentId`], as long as a match that came with it is there. See [`crate::Store::content`].
    pub contents: Vec<Vec<u8>>,
    /// What the hall knows about the table; replaced as a whole by a change.
    pub meta: Vec<u8>,
    /// The state at revision 0.
    pub snapshot: Vec<u8>,
    /// When the match becomes due, if it does.
    pub deadline: Option<Timestamp>,
    /// Documents that are written with the match or not at all.
    pub documents: Vec<DocumentWrite>,
}

/// One step of a match: applied as a whole, or nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Names this attempt; the same op id again gives the same answer and changes nothing.
    pub op: OpId,
    /// The owner's epoch; older than the match's is fenced off.
    pub epoch: Epoch,
    /// The line of the action log; `None` when only the table changes.
    pub action: Option<String>,
    /// The new meta; `None` keeps it.
    pub meta: Option<Vec<u8>>,
    /// The state after this change; a later load starts from it.
    pub snapshot: Option<Vec<u8>>,
    /// The new deadline, absolute; `None` means that the match has none from now on.
    pub deadline: Option<Timestamp>,
    /// How the match ended: it ends with this change and takes no other.
    pub ending: Option<Ending>,
    /// Documents that are written with the change or not at all (ratings, the index of a person's matches).
    pub documents: Vec<DocumentWrite>,
}

impl Change {
    /// Makes a change that does nothing but take away the deadline; fill in the rest.
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
/// The store keeps setup, meta and every action of the match anyway: the record need not repeat them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// When the match ended. The hall's settings say how long after that it is kept.
    pub at: Timestamp,
    /// What the caller wants to read of a finished match, such as its outcome and its last table.
    pub record: Vec<u8>,
}

/// A match as it is stored: the newest snapshot and the actions after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredMatch {
    /// What the match began with.
    pub setup: Vec<u8>,
    /// The newest meta.
    pub meta: Vec<u8>,
    /// The newest snapshot; empty once the match has ended.
    pub snapshot: Vec<u8>,
    /// The revision that the snapshot shows.
    pub snapshot_revision: Revision,
    /// The actions after the snapshot, oldest first; empty once the match has ended (see [`crate::Store::history`]).
    pub actions: Vec<String>,
    /// The revision after the last change.
    pub revision: Revision,
    /// The owner's epoch.
    pub epoch: Epoch,
    /// When the match becomes due.
    pub deadline: Option<Timestamp>,
    /// The finished record, once the match has ended.
    pub finished: Option<Vec<u8>>,
    /// The op ids of its last changes, oldest first.
    pub recent: Vec<OpId>,
}
