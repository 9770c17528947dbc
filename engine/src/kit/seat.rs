//! Seats at a table, sets of them, and a value for each.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A seat at the table, counted from 0; people read it from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(pub u8);

/// Stored seats count from 0. There are at most eight, as many as a [`SeatSet`] holds.
impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number < 8 { Ok(Self(number)) } else { Err(format!("{number} is no seat: 0 to 7 are")) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl Seat {
    /// The first seat of every table.
    pub const FIRST: Self = Self(0);
    /// The second seat of every table.
    pub const SECOND: Self = Self(1);

    /// The other seat of a table for two.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(1 - self.0)
    }

    /// The seat as an index from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// People and records count seats from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// The text is not a seat number from 1 to 8.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no seat: a number from 1 to 8 is")]
pub struct BadSeat(pub String);

impl FromStr for Seat {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<Self, BadSeat> {
        match text.parse::<u8>() {
            Ok(number @ 1..=8) => Ok(Self(number - 1)),
            _ => Err(BadSeat(text.to_owned())),
        }
    }
}

/// A set of at most eight seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);
    /// Every seat. A thing that every seat knows is also shown to spectators.
    pub const ALL: Self = Self(u8::MAX);

    /// The set of one seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The set without the seats of another.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (seat < 8).then_some(Seat(seat))
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The person or public to whom something is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// Everybody in the channel: only what is public.
    Public,
    /// The person in a seat.
    Seat(Seat),
}

impl Viewer {
    /// Whether a thing that `known` seats know may be shown to this viewer.
    #[must_use]
    pub const fn sees(self, known: SeatSet) -> bool {
        match self {
            Self::Public => known.0 == SeatSet::ALL.0,
            Self::Seat(seat) => known.has(seat),
        }
    }

    /// The seat, unless the viewer is the public.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Public => None,
            Self::Seat(seat) => Some(seat),
        }
    }
}

/// A value for each of `N` seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// Makes the value of each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "a table has at most eight seats")]
        Self(std::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// The seats with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0..).map(Seat).zip(&self.0)
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let count = values.len();
        let array = <[T; N]>::try_from(values)
            .map_err(|_| serde::de::Error::custom(format!("{count} values for {N} seats")))?;
        Ok(Self(array))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_reads_as_it_is_written() {
        for seat in (0..8).map(Seat) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["0", "9", "", "one", "-1", "1 "] {
            assert_eq!(wrong.parse::<Seat>(), Err(BadSeat(wrong.to_owned())));
        }
    }

    #[test]
    fn the_public_sees_only_what_everybody_knows() {
        let mine = SeatSet::one(Seat::SECOND);
        assert!(!Viewer::Public.sees(mine) && !Viewer::Seat(Seat::FIRST).sees(mine));
        assert!(Viewer::Seat(Seat::SECOND).sees(mine) && Viewer::Public.sees(SeatSet::ALL));
    }
}
