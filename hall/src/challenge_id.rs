//! The id of a challenge.

use std::fmt;
use std::str::FromStr;

use duelhall_store::{MatchId, ParseMatchIdError};
use serde::{Deserialize, Serialize};

/// The id of a challenge. The match of an accepted challenge gets the same id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChallengeId(pub MatchId);

impl fmt::Display for ChallengeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for ChallengeId {
    type Err = ParseMatchIdError;

    fn from_str(text: &str) -> Result<Self, ParseMatchIdError> {
        text.parse().map(Self)
    }
}
