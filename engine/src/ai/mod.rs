//! Players that see what a seat sees, and no more.

mod level;

use crate::kit::{Live, Present, Rng, Seat, Strength, View, Viewer};

pub use level::{BadLevel, Level};

/// The choice that a computer player would make for `seat`, by index; `None` if the seat is not asked.
#[must_use]
pub fn advise<G: Present + Strength>(live: &Live<G>, seat: Seat, level: Level, rng: &mut Rng) -> Option<usize> {
    let actions = live.actions(seat);
    if actions.is_empty() {
        return None;
    }
    Some(choose(&live.view(Viewer::Seat(seat)), seat, &actions, level, rng))
}

/// Picks one of `actions` for the viewer of `view`.
#[must_use]
pub fn choose<G: Strength>(view: &View<G>, seat: Seat, actions: &[G::Action], _: Level, rng: &mut Rng) -> usize {
    let state = view.determinize(rng);
    G::rollout(&state, seat, actions, rng)
}
