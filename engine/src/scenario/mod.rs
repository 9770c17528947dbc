//! Scenarios: rules as readable files. Something is given, choices are taken, and what must hold then is checked against
//! the real engine. The format is described in `docs/scenarios.md`.

mod check;
mod choice;
mod file;
mod place;
mod run;

use crate::games::{GameId, Match};
use crate::kit::Entry;

pub(crate) use choice::spelled;
pub use file::{Among, Choice, Must, Offers, Step, Told};
pub(crate) use file::{Document, read};
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
    /// The choices that lead from what is given to where the first step begins.
    pub before: Vec<Choice>,
    /// What is taken and what must hold then, in order.
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
    /// Names the line and the column, what is wrong there, and what is allowed.
    pub fn parse(text: &str) -> Result<Self, ScenarioError> {
        let document = Document::parse(text)?;
        document.game()?.read_scenario(document)
    }

    /// Takes every step and checks what must hold. Stops early only where a choice that is taken is refused.
    #[must_use]
    pub fn run(&self) -> Report {
        self.game.run_scenario(self)
    }

    /// The match as it stands after the first `steps` steps; after all of them when there are fewer.
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

    /// Every choice that is taken, in order. Names of cards may be in it; [`Match::spelled`] puts numbers in their place.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        let taken = self.steps.iter().flat_map(|step| &step.take);
        self.before.iter().chain(taken).map(|choice| &choice.entry)
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
}
