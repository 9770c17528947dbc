//! Which cards of a pool are shown while a deck is built: a matter of the view alone, which no record knows.

use std::fmt;
use std::str::FromStr;

use duelhall_engine::kit::Taken;
use duelhall_engine::kit::deck::Filed;

use crate::press::{BadPress, number};

/// From this cost on, all costs are one.
pub(crate) const MOST_COST: u8 = 7;

/// The cards of a pool that are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sift {
    /// All of them: `a`.
    #[default]
    All,
    /// Those in the deck: `i`.
    In,
    /// Those of which a copy is beside the deck: `o`.
    Out,
    /// Those of a type, by its place among the game's types: `t2`.
    Type(u8),
    /// Those of a cost; at 7 those that cost as much or more: `c3`.
    Cost(u8),
}

/// A card of a pool, as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pooled {
    /// Its number.
    pub number: u8,
    /// Its type and its cost.
    pub filed: Filed,
    /// How many of it are in the deck.
    pub taken: Taken,
}

impl Sift {
    /// Whether a card is shown.
    #[must_use]
    pub fn shows(self, card: &Pooled) -> bool {
        match self {
            Self::All => true,
            Self::In => card.taken.now > 0,
            Self::Out => card.taken.now < card.taken.most,
            Self::Type(order) => card.filed.order == order,
            Self::Cost(cost) => card.filed.cost.is_some_and(|of| of.min(MOST_COST) == cost),
        }
    }
}

impl fmt::Display for Sift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("a"),
            Self::In => f.write_str("i"),
            Self::Out => f.write_str("o"),
            Self::Type(order) => write!(f, "t{order}"),
            Self::Cost(cost) => write!(f, "c{cost}"),
        }
    }
}

impl FromStr for Sift {
    type Err = BadPress;

    fn from_str(text: &str) -> Result<Self, BadPress> {
        match text {
            "a" => Ok(Self::All),
            "i" => Ok(Self::In),
            "o" => Ok(Self::Out),
            _ => match text.split_at_checked(1) {
                Some(("t", order)) => number(order).map(Self::Type),
                Some(("c", cost)) => number(cost).map(Self::Cost),
                _ => Err(BadPress),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_filter_shows_its_cards() {
        let card = |number, order, cost, now, most| {
            let filed = Filed { order, sort: "ally", cost };
            Pooled { number, filed, taken: Taken { now, most } }
        };
        let pool = [card(1, 1, Some(2), 1, 1), card(2, 1, Some(9), 1, 2), card(3, 7, None, 0, 1)];
        let shown = |text: &str| {
            let sift: Sift = text.parse().unwrap();
            assert_eq!(sift.to_string(), text);
            pool.iter().filter(|card| sift.shows(card)).map(|card| card.number).collect::<Vec<_>>()
        };
        assert_eq!((shown("a"), shown("i"), shown("o")), (vec![1, 2, 3], vec![1, 2], vec![2, 3]));
        assert_eq!((shown("t1"), shown("t7"), shown("c2"), shown("c7")), (vec![1, 2], vec![3], vec![1], vec![2]));
        for wrong in ["", "x", "t", "t01", "c-1", "c256", "a1"] {
            assert_eq!(wrong.parse::<Sift>(), Err(BadPress), "{wrong}");
        }
    }
}
