//! Documents: every stored value that has a key and is not a match.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{OpId, Revision, Timestamp};

/// The collection of a document. The number is stored and never changes its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum Collection {
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
    /// Facts about the installation that belong to no other collection.
    System = 10,
    /// Updates of a platform that are not finished yet.
    Inbox = 11,
    /// What a person has reached in the campaign of a game, and the cards that they have won.
    Progress = 12,
    /// The accounts that a person has linked.
    Links = 13,
}

impl Collection {
    /// Every collection, in the order of the stored numbers.
    pub const ALL: [Self; 13] = [
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
        Self::Progress,
        Self::Links,
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
            Self::Progress => "progress",
            Self::Links => "links",
        }
    }
}

impl From<Collection> for u8 {
    fn from(collection: Collection) -> Self {
        collection as Self
    }
}

/// The number or text does not name a collection of documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no such collection of documents")]
pub struct ParseCollectionError;

impl TryFrom<u8> for Collection {
    type Error = ParseCollectionError;

    fn try_from(tag: u8) -> Result<Self, ParseCollectionError> {
        Self::ALL.into_iter().find(|collection| u8::from(*collection) == tag).ok_or(ParseCollectionError)
    }
}

impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Collection {
    type Err = ParseCollectionError;

    fn from_str(text: &str) -> Result<Self, ParseCollectionError> {
        Self::ALL.into_iter().find(|collection| collection.name() == text).ok_or(ParseCollectionError)
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
    /// The collection.
    pub collection: Collection,
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
    fn every_collection_survives_its_number_and_its_name() {
        for collection in Collection::ALL {
            assert_eq!(Collection::try_from(u8::from(collection)), Ok(collection));
            assert_eq!(collection.to_string().parse(), Ok(collection));
        }
        assert_eq!(Collection::try_from(0), Err(ParseCollectionError));
    }
}
