//! Scenarios: rules as readable files. A scenario gives a position and takes choices; the statements that must then
//! hold are checked against the real engine. The format is described in `docs/scenarios.md`.

mod check;
mod choice;
mod file;
mod known;
mod place;
mod run;
mod table;
#[cfg(test)]
mod tests;

use crate::games::{GameId, Match};
use crate::kit::Entry;

pub(crate) use choice::spelled;
pub use file::{Among, Choice, Must, Offers, Step, Told};
pub(crate) use file::{Document, read};
pub(crate) use run::run;

/// A scenario that has been read and whose set-up can be played.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The game.
    pub game: GameId,
    /// What it shows, in one sentence.
    pub title: String,
    /// The ids of the rules that it covers, such as `T-32`.
    pub rules: Vec<String>,
    /// The choices that lead from the given position to the start of the first step.
    pub before: Vec<Choice>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    seed: [u8; 32],
    setup: String,
}

/// A scenario that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct ScenarioError {
    /// The line, from 1.
    pub line: usize,
    /// The letter in the line, from 1.
    pub column: usize,
    /// What is wrong there, and what is allowed.
    pub what: String,
}

/// A statement of a scenario that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The step, from 1.
    pub step: usize,
    /// The line at which the step begins, from 1.
    pub line: usize,
    /// What was expected, and what was found.
    pub what: String,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.step {
            0 => write!(f, "line {}, before the first step: {}", self.line, self.what),
            step => write!(f, "line {}, step {step}: {}", self.line, self.what),
        }
    }
}

/// The result of running a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Every statement that does not hold, in order.
    pub differences: Vec<Difference>,
    /// The number of single statements that were checked.
    pub checked: usize,
}

impl Report {
    /// Whether every statement holds.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.differences.is_empty()
    }
}

impl Scenario {
    /// Reads a scenario file.
    ///
    /// # Errors
    /// Names the line and the column, what is wrong there, and what is allowed.
    pub fn parse(text: &str) -> Result<Self, ScenarioError> {
        let document = Document::parse(text)?;
        document.game()?.read_scenario(document)
    }

    /// Takes every step and checks the statements that must hold. It stops early only if a choice that must be taken is
    /// refused.
    #[must_use]
    pub fn run(&self) -> Report {
        self.game.run_scenario(self)
    }

    /// The match after the first `steps` steps, or after all of them if there are fewer.
    ///
    /// # Errors
    /// Says which choice was refused.
    pub fn match_after(&self, steps: usize) -> Result<Match, ScenarioError> {
        let error = |line, what| ScenarioError { line, column: 1, what };
        let begun = Match::restart(self.game, &self.setup, self.seed);
        let mut duel = begun.map_err(|refused| error(1, refused.to_string()))?;
        let taken = self.steps.iter().take(steps).flat_map(|step| &step.take);
        for Choice { line, entry } in self.before.iter().chain(taken) {
            let refused = |what: &dyn std::fmt::Display| error(*line, format!("`{entry}`: {what}"));
            let spelled = duel.spelled(entry).map_err(|what| refused(&what))?;
            duel.take(&spelled).map_err(|what| refused(&what))?;
        }
        Ok(duel)
    }

    /// Every choice that is taken, in order. The choices may contain names of cards; [`Match::spelled`] replaces them
    /// by numbers.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        let taken = self.steps.iter().flat_map(|step| &step.take);
        self.before.iter().chain(taken).map(|choice| &choice.entry)
    }

    /// The set-up as JSON on one line.
    #[must_use]
    pub fn setup(&self) -> &str {
        &self.setup
    }

    /// The seed from which all chance follows.
    #[must_use]
    pub const fn seed(&self) -> [u8; 32] {
        self.seed
    }
}
