//! A question to a seat: pick one of a short list.

use serde::{Deserialize, Serialize};

use super::{Seat, Text};

/// The kind of a choice. It decides the look and the place of its button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    /// The thing that a player usually wants.
    Main,
    /// An alternative to the usual thing, such as a card laid down as a resource; kept apart from `Main`.
    Aside,
    /// Gives something up, such as a discard; kept apart from `Main` (T-48).
    Danger,
    /// Does nothing, or says that the player is done.
    Pass,
    /// Goes on with what was chosen, such as attackers. It has the place of `Pass`, and stands out.
    Go,
    /// Takes back something that is not committed yet, or changes nothing at all. It never stands out, stands after what goes
    /// on, and never has the place of `Pass`.
    Back,
    /// May be done and is seldom wanted, such as an attack for no damage or a change of when one is asked. It stands after all
    /// others.
    Last,
}

impl Tone {
    /// Whether such a choice is about the question as a whole: it is no thing among others that can be chosen.
    #[must_use]
    pub const fn is_apart(self) -> bool {
        matches!(self, Self::Pass | Self::Go | Self::Back | Self::Last)
    }

    /// Whether such a choice ends the question, or this part of it.
    #[must_use]
    pub const fn goes_on(self) -> bool {
        matches!(self, Self::Pass | Self::Go)
    }
}

/// How often a choice is taken that is independent of the others, such as a card of a deck that is built. An answer takes it
/// once more; if it is taken as often as possible, the answer takes all of it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Taken {
    /// How often it is taken now.
    pub now: u8,
    /// How often it can be taken, at least once.
    pub most: u8,
}

/// One of the choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The action as records write it, such as `play 3`.
    pub action: String,
    /// The text of the button. If the choice concerns a numbered card, the message `<key>-short` is the text for a
    /// button under the picture of the card, such as `Play 3`.
    pub label: Text,
    /// The number of the card concerned in the picture, from 1.
    pub card: Option<u8>,
    /// The kind of choice.
    pub tone: Tone,
    /// How often it is taken, if several choices can be taken independently of each other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<Taken>,
    /// Whether it ends the player's turn, and so gives up whatever else could be done in it. What surely wins at once gives
    /// nothing up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends_turn: bool,
    /// Whether it is worth doing in this turn and is lost when the turn ends, such as a card to be played or an attack. A platform
    /// names what is left before it ends a turn. If the message `left-<key of the label>` exists, it stands for all such choices.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lapses: bool,
}

/// A decision that a seat has to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prompt {
    /// The seat that is asked.
    pub seat: Seat,
    /// The revision of the match at which the seat was asked; an answer must carry it.
    pub step: u32,
    /// The question.
    pub title: Text,
    /// The possible answers, at least two.
    pub choices: Vec<Choice>,
    /// The index of the choice that is taken when the clock runs out.
    pub fallback: usize,
}
