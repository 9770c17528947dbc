//! What a position is worth to each seat, as far as a view shows it.

use crate::kit::{Rng, Seat, Strength, View};

/// The deals over which the worth is averaged, so that it hardly depends on how the unknown cards are guessed.
const DEALS: u8 = 4;

/// The chance of each of so many seats to win, from 0 to 1, as the viewer of `view` may judge it. The guesses are the same
/// every time, so equal views are worth the same.
#[must_use]
pub fn worths<G: Strength>(view: &View<G>, seats: u8) -> Vec<f32> {
    let mut rng = Rng::from_number(0);
    let mut sums = vec![0.0; usize::from(seats)];
    for _ in 0..DEALS {
        let deal = view.determinize(&mut rng);
        for (sum, seat) in sums.iter_mut().zip((0..).map(Seat)) {
            *sum += G::evaluate(&deal, seat) / f32::from(DEALS);
        }
    }
    sums
}
