//! What scenario files need of a game: how a position is given, and how it is read back.

use std::ops::Range;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Hosted, Seat, SetupError};

/// What is wrong with what a scenario gives, and where that stands in its file.
#[derive(Clone, Debug)]
pub struct Misgiven {
    /// The bytes of the file that are wrong; without them, everything that is given.
    pub at: Option<Range<usize>>,
    /// Line and letter inside of a text that stands at that place, from 1.
    pub inside: Option<(usize, usize)>,
    /// What is wrong, and what is allowed.
    pub what: String,
}

impl From<SetupError> for Misgiven {
    fn from(error: SetupError) -> Self {
        Self { at: None, inside: None, what: error.0 }
    }
}

impl Misgiven {
    /// Says that something is wrong with these bytes of the file.
    #[must_use]
    pub const fn at(span: Range<usize>, what: String) -> Self {
        Self { at: Some(span), inside: None, what }
    }
}

/// What follows on the word with which a choice begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing.
    Nothing,
    /// A number.
    Number,
    /// The number or the name of a card.
    Card,
}

/// A game that can be put on the stage of a scenario. Everything here counts from 1 and names cards by their id.
pub trait Staged: Hosted {
    /// What stands under `[given]`.
    type Given: DeserializeOwned;
    /// What stands under `[[card]]`: a card of the scenario's own.
    type Inline: DeserializeOwned;

    /// The words with which choices begin, and what follows on each.
    const CHOICES: &'static [(&'static str, Rest)];

    /// The set-up that a scenario describes.
    ///
    /// # Errors
    /// Says what contradicts itself or is out of range, and where.
    fn stage(given: Self::Given, cards: Vec<Self::Inline>) -> Result<Self::Setup, Misgiven>;

    /// The ids of all cards of a match.
    fn card_ids(rules: &Self::Rules) -> impl Iterator<Item = &str>;

    /// The numbers that a card of this id has, for a seat that makes a choice beginning with `word`. Equal cards of a hand have
    /// one number, that of the first.
    fn numbers(state: &Self::State, seat: Seat, word: &str, id: &str) -> Vec<usize>;

    /// The true state, in the words of scenarios. Only for checks.
    fn lay_out(state: &Self::State) -> Value;

    /// What a viewer sees, in the words of scenarios.
    fn seen(table: &Self::Table) -> Value;

    /// An event on one line, in the words of scenarios.
    fn line(rules: &Self::Rules, event: &Self::Event) -> String;
}
