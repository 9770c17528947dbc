//! Documents: everything that is kept by key and is not a match.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{OpId, Revision, Timestamp};

/// The drawer a document lies in. The number is stored and never changes its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum Kind {
    /// Open and named challenges; their expiry is the document's deadline.
    Challenges = 1,
    /// Settings of a channel.
    PlaceSettings = 2,
    /// Settings of a person.
    PersonSettings = 3,
    /// Which matches a person sits in.
    Seats = 4,
    /// Who is logged in to the web hall.
    Sessions = 5,
    /// Who changed which setting when.
    Audit = 6,
    /// Won, lost, drawn and ratings.
    Tallies = 7,
    /// A person's own decks.
    Decks = 8,
    /// Which matches a place has on its boards.
    Places = 9,
    /// Facts of the installation that are none of the above.
    System = 10,
    /// What a platform has brought and nobody has finished with.
    Inbox = 11,
}

impl Kind {
    /// Every kind, in the order of the stored numbers.
    pub const ALL: [Self; 11] = [
        Self::Challenges,
        Self::PlaceSettings,
        Self::PersonSettings,
        Self::Seats,
        Self::Sessions,
        Self::Audit,
        Self::Tallies,
        Self::Decks,
        Self::Places,
        Self::System,
        Self::Inbox,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Challenges => "challenges",
            Self::PlaceSettings => "place-settings",
            Self::PersonSettings => "person-settings",
            Self::Seats => "seats",
            Self::Sessions => "sessions",
            Self::Audit => "audit",
            Self::Tallies => "tallies",
            Self::Decks => "decks",
            Self::Places => "places",
            Self::System => "system",
            Self::Inbox => "inbox",
        }
    }
}

impl From<Kind> for u8 {
    fn from(kind: Kind) -> Self {
        kind as Self
    }
}

/// Says that a number or a text names no kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no such kind of document")]
pub struct ParseKindError;

impl TryFrom<u8> for Kind {
    type Error = ParseKindError;

    fn try_from(tag: u8) -> Result<Self, ParseKindError> {
        Self::ALL.into_iter().find(|kind| u8::from(*kind) == tag).ok_or(ParseKindError)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Self, ParseKindError> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(ParseKindError)
    }
}

/// What a document must be like for a write to be applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Expected {
    /// There is none under this key.
    Absent,
    /// It is at this revision.
    At(Revision),
    /// Whatever it is: the last writer wins.
    Any,
}

impl From<Option<Revision>> for Expected {
    /// `None` means that there is none; what `get` returned can be put in directly.
    fn from(revision: Option<Revision>) -> Self {
        revision.map_or(Self::Absent, Self::At)
    }
}

/// One compare-and-set of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentWrite {
    /// The drawer.
    pub kind: Kind,
    /// The key in it, 1 to 512 bytes. Keys are ordered by their bytes.
    pub key: String,
    /// What must be there now.
    pub expected: Expected,
    /// The new value; `None` deletes. A key that is deleted and written again starts at revision 1 again.
    pub value: Option<Vec<u8>>,
    /// When the document becomes due, absolute; `None` for never.
    pub deadline: Option<Timestamp>,
    /// Names this attempt. The last op id of each document is remembered: the same write again gives the same answer.
    pub op: OpId,
}

/// A document as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// The value.
    pub value: Vec<u8>,
    /// How often it was written.
    pub revision: Revision,
    /// When it becomes due.
    pub deadline: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_survives_its_number_and_its_name() {
        for kind in Kind::ALL {
            assert_eq!(Kind::try_from(u8::from(kind)), Ok(kind));
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!(Kind::try_from(0), Err(ParseKindError));
    }
}
