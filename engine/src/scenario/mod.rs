//! Scenarios: rules as readable files. Something is given, choices are taken, and what must hold then is checked against
//! the real engine. The format is described in `docs/scenarios.md`.

mod check;
mod file;
mod run;

use crate::games::{GameId, Match};
use crate::kit::{Entry, SetupError};

pub(crate) use file::read;
pub use file::{Offers, Step, Told};
pub(crate) use run::run;

/// A scenario that was read and whose set-up can be played.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The game.
    pub game: GameId,
    /// What it shows, in one sentence.
    pub title: String,
    /// The ids of the rules that it covers, such as `T-32`.
    pub rules: Vec<String>,
    /// What is taken and what must hold then, in order.
    pub steps: Vec<Step>,
    seed: [u8; 32],
    setup: String,
}

/// A scenario that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct ScenarioError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there, and what is allowed.
    pub what: String,
}

/// Something that is not as a scenario says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The step, from 1.
    pub step: usize,
    /// The line at which the step begins, from 1.
    pub line: usize,
    /// What was expected, and what is.
    pub what: String,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}, step {}: {}", self.line, self.step, self.what)
    }
}

/// What came of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Everything that differs, in order.
    pub differences: Vec<Difference>,
    /// How many single statements were checked.
    pub checked: usize,
}

impl Report {
    /// Whether everything is as the scenario says.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.differences.is_empty()
    }
}

impl Scenario {
    /// Reads a scenario file.
    ///
    /// # Errors
    /// Names the line, what is wrong there, and what is allowed.
    pub fn parse(text: &str) -> Result<Self, ScenarioError> {
        file::game(text)?.read_scenario(text)
    }

    /// Takes every step and checks what must hold. Stops early only where a choice that is taken is refused.
    #[must_use]
    pub fn run(&self) -> Report {
        self.game.run_scenario(self)
    }

    /// The match as it stands after the first `steps` steps; after all of them when there are fewer.
    ///
    /// # Errors
    /// Says which entry was refused.
    pub fn match_after(&self, steps: usize) -> Result<Match, ScenarioError> {
        let refused = |line, error: &dyn std::fmt::Display| ScenarioError { line, what: error.to_string() };
        let mut duel = self.begin().map_err(|error| refused(1, &error))?;
        for step in self.steps.iter().take(steps) {
            for entry in &step.take {
                duel.take(entry).map_err(|error| refused(step.line, &format!("`{entry}`: {error}")))?;
            }
        }
        Ok(duel)
    }

    /// Every entry that is taken, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.steps.iter().flat_map(|step| &step.take)
    }

    /// The set-up as JSON on one line.
    #[must_use]
    pub fn setup(&self) -> &str {
        &self.setup
    }

    /// What all chance follows from.
    #[must_use]
    pub const fn seed(&self) -> [u8; 32] {
        self.seed
    }

    fn begin(&self) -> Result<Match, SetupError> {
        Match::from_setup(self.game, &self.setup, self.seed)
    }
}
