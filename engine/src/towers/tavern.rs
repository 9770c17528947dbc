//! Taverns, which are named sets of numbers, and the decks that are lists.

use serde::{Deserialize, Serialize};

use super::House;

/// A tavern: the numbers of a match under a name. The name is the Fluent message `tavern-<id>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tavern {
    /// Lower-case words with hyphens.
    pub id: String,
    /// Height of each tower at the start (T-01).
    pub tower: i16,
    /// Height of each wall at the start (T-02).
    pub wall: i16,
    /// Mining rate of each resource at the start (T-04).
    pub mine: i16,
    /// Stock of each resource at the start (T-07).
    pub stock: i16,
    /// The tower height that wins (T-39).
    pub tower_goal: i16,
    /// The stock of one resource that wins (T-41).
    pub stock_goal: i16,
    /// The bonus of the second player in each resource at the start (T-07).
    pub bonus: i16,
}

impl Tavern {
    /// The house rules of a match in this tavern.
    #[must_use]
    pub fn house(&self) -> House {
        let Self { id: _, tower, wall, mine, stock, tower_goal, stock_goal, bonus } = *self;
        House { tower, wall, mine, stock, tower_goal, stock_goal, bonus, ..House::default() }
    }
}

/// The decks that are lists of card ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decks {
    /// Sixty cards, one of each.
    pub quick: Vec<String>,
}
