//! The reasons for which a request is not done, and their sentences.

use duelhall_engine::kit::Text;
use duelhall_store::{CommitError, StoreError};

use crate::HallError;

/// The reason for which a request was not done. Nothing has changed.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The request is not allowed. The text says why, and what to do.
    Refused(Text),
    /// The request is allowed only in these rooms of the house.
    Elsewhere(Vec<String>),
    /// Something else changed meanwhile, so the request must be decided again.
    Again,
    /// The store or a stored match failed.
    Hall(HallError),
}

impl Trouble {
    /// Refuses with a message without arguments.
    pub(crate) fn refuse<T>(key: &str) -> Result<T, Self> {
        Err(Self::Refused(Text::new(key)))
    }

    /// The sentence for the person.
    pub(crate) fn sentence(&self) -> Text {
        match self {
            Self::Refused(text) => text.clone(),
            Self::Elsewhere(rooms) => {
                let rooms: Vec<String> = rooms.iter().map(|room| format!("#{room}")).collect();
                Text::new("no-duels-in-room").raw("rooms", rooms.join(", "))
            }
            Self::Again => Text::new("no-busy"),
            Self::Hall(HallError::Store(error)) if error.is_fatal() => Text::new("no-disk"),
            Self::Hall(HallError::Store(StoreError::Unreadable { .. }) | HallError::Damaged { .. }) => {
                Text::new("no-damaged")
            }
            Self::Hall(HallError::Aside(_)) => Text::new("no-aside"),
            Self::Hall(HallError::Secret(_)) => Text::new("no-secret"),
            Self::Hall(HallError::Store(_)) => Text::new("no-store"),
        }
    }
}

impl From<HallError> for Trouble {
    fn from(error: HallError) -> Self {
        Self::Hall(error)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Hall(error.into())
    }
}

impl From<CommitError> for Trouble {
    fn from(error: CommitError) -> Self {
        match error {
            CommitError::Store(error) => error.into(),
            CommitError::Stale(_) | CommitError::Gone | CommitError::Fenced(_) | CommitError::Conflict { .. } => {
                Self::Again
            }
        }
    }
}
