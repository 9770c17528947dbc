//! How a match ended.

use serde::{Deserialize, Serialize};

use super::{Seat, SeatSet};

/// Why a match ended. The words are the Fluent message `reason-<game>-<name>` for a game's own reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// A condition of the game's own, by its name in records: lower-case words with hyphens.
    Rule(RuleReason),
    /// The turn cap was reached (policy P2).
    TurnCap,
    /// A player gave up.
    Resigned,
    /// A player's clock ran out once too often.
    TimedOut,
}

/// The winning conditions of all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RuleReason {
    /// Towers: a tower reached its goal (T-39).
    Construction,
    /// Towers: a tower fell (T-40).
    Destruction,
    /// Towers: a stock reached its goal (T-41).
    Accumulation,
    /// Everybody met a condition in the same check (T-45, H-07).
    Together,
    /// Heroes: every enemy hero is gone (H-03, H-05, H-06).
    Defeat,
    /// Heroes: something went on for ever (H-202).
    Endless,
}

impl Reason {
    /// The name in records, statistics and Fluent messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rule(RuleReason::Construction) => "construction",
            Self::Rule(RuleReason::Destruction) => "destruction",
            Self::Rule(RuleReason::Accumulation) => "accumulation",
            Self::Rule(RuleReason::Together) => "together",
            Self::Rule(RuleReason::Defeat) => "defeat",
            Self::Rule(RuleReason::Endless) => "endless",
            Self::TurnCap => "turn-cap",
            Self::Resigned => "resigned",
            Self::TimedOut => "timed-out",
        }
    }
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winners: SeatSet,
    /// Why it ended.
    pub reason: Reason,
}

impl Reason {
    const ALL: [Self; 9] = [
        Self::Rule(RuleReason::Construction),
        Self::Rule(RuleReason::Destruction),
        Self::Rule(RuleReason::Accumulation),
        Self::Rule(RuleReason::Together),
        Self::Rule(RuleReason::Defeat),
        Self::Rule(RuleReason::Endless),
        Self::TurnCap,
        Self::Resigned,
        Self::TimedOut,
    ];

    /// The reason of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }
}

impl Outcome {
    /// A win of one seat.
    #[must_use]
    pub const fn win(seat: Seat, reason: Reason) -> Self {
        Self { winners: SeatSet::one(seat), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winners: SeatSet::NONE, reason }
    }
}
