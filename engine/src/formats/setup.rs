//! What a match in a format is begun with.

use serde::{Deserialize, Serialize};

use crate::kit::FirstTurn;

/// Where the decks come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// They are brought, with cards beside them.
    #[default]
    Constructed,
    /// Built of boosters that each has opened.
    Sealed,
    /// Built of what was picked from boosters that go round.
    Draft,
}

impl Format {
    /// Its name in options and set-ups.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Constructed => "constructed",
            Self::Sealed => "sealed",
            Self::Draft => "draft",
        }
    }
}

/// A deck, and the cards beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brought {
    /// The id of the leader, in games where decks have one.
    #[serde(default, rename = "hero", skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// The ids of the cards and how many of each.
    pub cards: Vec<(String, u8)>,
    /// The cards beside it, in the same form.
    #[serde(default)]
    pub side: Vec<(String, u8)>,
}

/// A set-up; may be wrong, [`super::Rules::prepare`] finds out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup<C, H> {
    /// Where the decks come from.
    pub format: Format,
    /// Every card that can be met, in the order that gives them their [`crate::kit::Kind`].
    pub cards: Vec<C>,
    /// Seats.
    pub seats: u8,
    /// The decks, if they are there: of constructed matches, and of every game of a match after the first.
    #[serde(default)]
    pub decks: Vec<Brought>,
    /// Whether it is a later game of a match: cards are exchanged before it.
    #[serde(default)]
    pub later: bool,
    /// The house rules.
    #[serde(default)]
    pub house: H,
    /// Who goes first.
    #[serde(default)]
    pub first: FirstTurn,
}
