//! What is stored of a match, and how it goes on from there.

use serde::{Deserialize, Serialize};

use super::{BadGame, Match};
use crate::kit::{AnswerError, BadState, Entry, Rng, SetupError, hex, unhex};

/// What is stored of a match once, when it begins. Holds the seed: never shown before the end.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Origin {
    format: u16,
    game: String,
    chance: u16,
    seed: String,
    setup: Box<serde_json::value::RawValue>,
}

/// Why a stored match cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The origin cannot be read.
    #[error("the stored beginning of the match is damaged: {0}")]
    Origin(String),
    /// The set-up cannot be played by this release.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The snapshot cannot be read.
    #[error(transparent)]
    State(#[from] BadState),
    /// An entry after the snapshot was refused.
    #[error("the stored entry `{entry}` was refused: {error}")]
    Entry {
        /// The entry.
        entry: String,
        /// Why.
        error: AnswerError,
    },
}

impl Match {
    /// What is stored once, when the match begins. Holds the seed: never show it before the end.
    #[must_use]
    pub fn origin(&self) -> Vec<u8> {
        let origin = Origin {
            format: 1,
            game: self.game.name().to_owned(),
            chance: Rng::VERSION,
            seed: hex(&self.seed),
            setup: serde_json::value::RawValue::from_string(self.setup.to_string()).unwrap_or_default(),
        };
        serde_json::to_vec(&origin).unwrap_or_default()
    }

    /// Goes on from what [`Self::origin`] and [`Self::snapshot`] wrote and the entries after it.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn resume(origin: &[u8], snapshot: Option<&[u8]>, entries: &[String]) -> Result<Self, ResumeError> {
        let damaged = |what: &str| ResumeError::Origin(what.to_owned());
        let origin: Origin = serde_json::from_slice(origin).map_err(|error| damaged(&error.to_string()))?;
        if origin.format != 1 || origin.chance != Rng::VERSION {
            return Err(damaged("it was written by a newer release"));
        }
        let game = origin.game.parse().map_err(|error: BadGame| damaged(&error.to_string()))?;
        let seed = unhex(&origin.seed).ok_or_else(|| damaged("the seed is no seed"))?;
        let mut this = Self::from_setup(game, origin.setup.get(), seed)?;
        if let Some(saved) = snapshot {
            this.live = this.load(saved)?;
        }
        for line in entries {
            let refused = |error| ResumeError::Entry { entry: line.clone(), error };
            let entry: Entry = line.parse().map_err(|_| damaged(&format!("`{line}` is no entry")))?;
            this.take(&entry).map_err(refused)?;
        }
        Ok(this)
    }
}
