//! A question put to a seat: pick one of a short list.

use serde::{Deserialize, Serialize};

use super::{Seat, Text};

/// What kind of choice it is, for the look and the place of its button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    /// The thing one usually wants.
    Main,
    /// Stands beside what one usually wants, such as a card laid down as a resource; kept apart from `Main`.
    Aside,
    /// Gives something up, such as a discard; kept apart from `Main` (T-48).
    Danger,
    /// Does nothing, or says that one is done.
    Pass,
    /// Takes back what is not committed yet.
    Back,
}

/// One of the choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The action as records write it, such as `play 3`.
    pub action: String,
    /// What the button says.
    pub label: Text,
    /// The number on the picture of the card that it concerns, from 1.
    pub card: Option<u8>,
    /// What kind of choice it is.
    pub tone: Tone,
}

/// A decision that a seat has to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// The revision of the match at which this was asked; an answer must carry it.
    pub step: u32,
    /// What is asked.
    pub title: Text,
    /// What can be answered, at least two.
    pub choices: Vec<Choice>,
    /// The index of what happens when the clock runs out.
    pub fallback: usize,
}
