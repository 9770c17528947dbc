//! The door through which computer players see a match, and the trait of a player.

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
    /// What `seat` may see of `state`, which may be the true state or already a view.
    #[must_use]
    pub const fn new(state: &'a G::State, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The seat that looks.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may see. It is made at each call, so a player that does not look pays nothing.
    #[must_use]
    pub fn view(&self) -> View<G> {
        View::of(self.state, Viewer::Seat(self.seat))
    }
}

/// A player that answers for a seat.
pub trait Player<G: Hidden>: Send {
    /// The index of the chosen action in `actions`, which holds at least one.
    fn choose(&mut self, seen: Seen<'_, G>, actions: &[G::Action]) -> usize;
}

/// Takes any allowed action, each with equal chance.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A player with its own stream of chance.
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
