//! The figures that a run counts in each game.

use crate::kit::{Hosted, Seat};

/// A game whose length and end can be counted.
pub trait Measured: Hosted {
    /// The length of the game: turns of all seats together.
    fn turns(state: &Self::State) -> u32;

    /// The seat that had the first turn.
    fn first(state: &Self::State) -> Seat;

    /// Gives the numbers of a state in a fixed order, for the checksum.
    fn numbers(state: &Self::State, take: impl FnMut(i16));
}
