//! What scenario files need of a game: how a position is given, and how it is read back.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Hosted, SetupError};

/// A game that can be put on the stage of a scenario. Everything here counts from 1 and names cards by their id.
pub trait Staged: Hosted {
    /// What stands under `[given]`.
    type Given: DeserializeOwned;
    /// What stands under `[[card]]`: a card of the scenario's own.
    type Inline: DeserializeOwned;

    /// The set-up that a scenario describes.
    ///
    /// # Errors
    /// Says what contradicts itself or is out of range.
    fn stage(given: Self::Given, cards: Vec<Self::Inline>) -> Result<Self::Setup, SetupError>;

    /// The true state, in the words of scenarios. Only for checks.
    fn lay_out(state: &Self::State) -> Value;

    /// What a viewer sees, in the words of scenarios.
    fn seen(table: &Self::Table) -> Value;

    /// An event on one line, in the words of scenarios.
    fn line(rules: &Self::Rules, event: &Self::Event) -> String;
}
