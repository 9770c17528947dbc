//! The levels of computer players.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A level of computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Takes any allowed action at random.
    Random,
    /// Searches so briefly that luck misleads it.
    Easy,
    /// Looks one step ahead.
    Greedy,
    /// The usual opponent.
    #[default]
    Normal,
    /// Searches for long.
    Hard,
}

impl Level {
    /// The levels from which a page or a row of buttons lets a person choose. The others can be typed, and play in simulations.
    pub const OFFERED: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    /// Every level, weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Easy, Self::Greedy, Self::Normal, Self::Hard];

    /// The name in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }

    /// The number of deals that a search looks at for one choice; 0 for the levels that do not search.
    #[must_use]
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Random | Self::Greedy => 0,
            Self::Easy => 25,
            Self::Normal => 1_500,
            Self::Hard => 6_000,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no level: random, easy, greedy, normal and hard are")]
pub struct BadLevel(pub String);

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<Self, BadLevel> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| BadLevel(text.to_owned()))
    }
}
