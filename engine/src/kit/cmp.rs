//! Comparisons in conditions.

use serde::{Deserialize, Serialize};

/// How two amounts are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cmp {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `=`
    Equal,
    /// `>=`
    AtLeast,
    /// `>`
    More,
}

impl Cmp {
    /// Whether two numbers compare so.
    #[inline]
    pub(crate) const fn holds(self, one: i32, other: i32) -> bool {
        match self {
            Self::Less => one < other,
            Self::AtMost => one <= other,
            Self::Equal => one == other,
            Self::AtLeast => one >= other,
            Self::More => one > other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_comparison_holds_for_its_numbers() {
        let of = |one| [Cmp::Less, Cmp::AtMost, Cmp::Equal, Cmp::AtLeast, Cmp::More].map(|cmp| cmp.holds(one, 3));
        assert_eq!(of(2), [true, true, false, false, false]);
        assert_eq!(of(3), [false, true, true, true, false]);
        assert_eq!(of(4), [false, false, false, true, true]);
    }
}
