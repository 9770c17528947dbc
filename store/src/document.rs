//! Documents: every stored value that has a key and is not a match.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{OpId, Revision, Timestamp};

/// The drawer in which a document lies. The number is stored and never changes its meaning.
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
    /// The matches in which a person has a seat.
    Seats = 4,
    /// Logins to the web hall.
    Sessions = 5,
    /// A log of who changed which setting and when.
    Audit = 6,
    /// Wins, losses, draws and ratings.
    Tallies = 7,
    /// A person's own decks.
    Decks = 8,
    /// The matches that a place has on its boards.
    Places = 9,
    /// Facts about the installation that belong to no other kind.
    System = 10,
    /// Updates of a platform that are not finished yet.
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

/// The number or text does not name a kind of document.
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

/// The condition on a document under which a write is applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Expected {
    /// There is no document under this key.
    Absent,
    /// The document is at this revision.
    At(Revision),
    /// There is no condition: the last writer wins.
    Any,
}

impl From<Option<Revision>> for Expected {
    /// `None` means that there is no document, so the revision that `get` returned can be passed directly.
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
    /// The condition on the stored document.
    pub expected: Expected,
    /// The new value; `None` deletes. If a key is deleted and written again, its revision starts at 1 again.
    pub value: Option<Vec<u8>>,
    /// When the document becomes due, absolute; `None` for never.
    pub deadline: Option<Timestamp>,
    /// The name of this attempt. The last op id of each document is remembered, so the same write again gets the same answer.
    pub op: OpId,
}

/// A document as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// The value.
    pub value: Vec<u8>,
    /// How often it has been written.
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
