//! The door through which computer players see a match, and what a player is.

use crate::kit::{Game, Hidden, Rng, Seat, View, Viewer};

/// A match as one seat may see it. Whatever it was made from, only [`View`]s come out.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

impl<'a, G: Hidden> Seen<'a, G> {
    /// What `seat` may see of `state`, which may be the truth or a view already.
    #[must_use]
    pub const fn new(state: &'a G::State, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// Whose eyes these are.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may see; made anew each time, so a player that does not look pays nothing.
    #[must_use]
    pub fn view(&self) -> View<G> {
        View::of(self.state, Viewer::Seat(self.seat))
    }
}

/// Somebody who answers for a seat.
pub trait Player<G: Hidden>: Send {
    /// The index of the chosen one of `actions`, of which there is at least one.
    fn choose(&mut self, seen: Seen<'_, G>, actions: &[G::Action]) -> usize;
}

/// Takes anything that is allowed, each equally often.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A player with its own chance.
    #[must_use]
    pub const fn new(rng: Rng) -> Self {
        Self { rng }
    }
}

impl<G: Hidden> Player<G> for Random {
    #[inline]
    fn choose(&mut self, _: Seen<'_, G>, actions: &[G::Action]) -> usize {
        self.rng.below(actions.len() as u32) as usize
    }
}
