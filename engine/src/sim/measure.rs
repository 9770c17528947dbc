//! What a run of games counts, game by game.

use crate::heroes::Heroes;
use crate::kit::{Hosted, Seat};
use crate::tournament::Tournament;
use crate::towers::Towers;

/// A game whose length and end can be counted.
pub trait Measured: Hosted {
    /// How long it took: turns of all seats together.
    fn turns(state: &Self::State) -> u32;

    /// Who had the first turn.
    fn first(state: &Self::State) -> Seat;

    /// Gives the numbers of a state in a fixed order, for the checksum.
    fn numbers(state: &Self::State, take: impl FnMut(i16));
}

impl Measured for Towers {
    fn turns(state: &Self::State) -> u32 {
        u32::from(state.turns())
    }

    fn first(state: &Self::State) -> Seat {
        state.first()
    }

    fn numbers(state: &Self::State, mut take: impl FnMut(i16)) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let side = state.side(seat);
            take(side.tower());
            take(side.wall());
            side.stock().into_iter().chain(side.mine()).for_each(&mut take);
        }
    }
}

impl Measured for Heroes {
    fn turns(state: &Self::State) -> u32 {
        u32::from(state.turns())
    }

    fn first(state: &Self::State) -> Seat {
        state.first()
    }

    fn numbers(state: &Self::State, take: impl FnMut(i16)) {
        state.numbers(take);
    }
}

impl Measured for Tournament {
    fn turns(state: &Self::State) -> u32 {
        state.duel().map_or(0, Heroes::turns)
    }

    fn first(state: &Self::State) -> Seat {
        state.duel().map_or(Seat::FIRST, Heroes::first)
    }

    fn numbers(state: &Self::State, take: impl FnMut(i16)) {
        if let Some(duel) = state.duel() {
            duel.numbers(take);
        }
    }
}
