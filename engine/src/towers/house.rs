//! The numbers that a host may change.

use serde::{Deserialize, Serialize};

use crate::kit::SetupError;

/// What happens when both sides meet a winning condition in the same check (T-45).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tie {
    /// A draw.
    #[default]
    Draw,
    /// Destruction beats construction, and construction beats accumulation; equal conditions draw.
    Rank,
}

/// The house rules. The defaults are the rulebook's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// Height of each tower at the start (T-01).
    pub tower: i16,
    /// Height of each wall at the start (T-02).
    pub wall: i16,
    /// Mining rate of each resource at the start (T-04).
    pub mine: i16,
    /// Stock of each resource at the start (T-07).
    pub stock: i16,
    /// The bonus of the second player in each resource at the start (T-07).
    pub bonus: i16,
    /// The tower height that wins (T-39).
    pub tower_goal: i16,
    /// The stock of one resource that wins (T-41).
    pub stock_goal: i16,
    /// What happens when both win at once (T-45).
    pub tie: Tie,
    /// Actions after which the higher tower wins (policy P2).
    pub turn_cap: u16,
}

impl Default for House {
    fn default() -> Self {
        Self {
            tower: 20,
            wall: 5,
            mine: 2,
            stock: 0,
            bonus: 1,
            tower_goal: 50,
            stock_goal: 100,
            tie: Tie::Draw,
            turn_cap: 400,
        }
    }
}

impl House {
    /// Checks that a match can be played with these numbers.
    ///
    /// # Errors
    /// Names the first number that is out of its range, and the range.
    pub fn check(&self) -> Result<(), SetupError> {
        let ranges = [
            ("tower", self.tower, 1, 500),
            ("wall", self.wall, 0, 500),
            ("mine", self.mine, 1, 99),
            ("stock", self.stock, 0, 999),
            ("bonus", self.bonus, 0, 99),
            ("tower_goal", self.tower_goal, self.tower.saturating_add(1), 999),
            ("stock_goal", self.stock_goal, self.stock.saturating_add(self.bonus).saturating_add(1), 999),
        ];
        for (name, value, least, most) in ranges {
            if !(least..=most).contains(&value) {
                return Err(SetupError(format!("{name} is {value}, but must be from {least} to {most}")));
            }
        }
        if !(10..=10_000).contains(&self.turn_cap) {
            return Err(SetupError(format!("turn_cap is {}, but must be from 10 to 10000", self.turn_cap)));
        }
        Ok(())
    }
}
