//! Computer players. They see what a seat may see, and no more.

mod careless;
mod finish;
mod greedy;
mod level;
mod player;
mod search;
#[cfg(test)]
mod tests;
mod why;
mod worth;

pub use greedy::Greedy;
pub use level::{BadLevel, Level};
pub use player::{Player, Random, Seen};
pub use search::Search;
pub use why::{Why, why};
pub use worth::worths;

use crate::kit::{Live, Present, Rng, Seat, Strength, View, Viewer};

/// A player of this level, with its own stream of chance.
#[must_use]
pub fn player<G: Strength>(level: Level, mut rng: Rng) -> Box<dyn Player<G>> {
    match level {
        Level::Random => Box::new(Random::new(rng)),
        Level::Greedy => Box::new(Greedy::new(rng)),
        // Where playouts themselves look ahead, even the shortest search plays well.
        Level::Easy if G::CARE > 1 => {
            Box::new(careless::Careless::new(Search::new(level.iterations(), rng.fork()), rng))
        }
        Level::Easy | Level::Normal | Level::Hard => Box::new(Search::new(level.iterations(), rng)),
    }
}

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
pub fn choose<G: Strength>(view: &View<G>, seat: Seat, actions: &[G::Action], level: Level, rng: &mut Rng) -> usize {
    // With a single action there is nothing to choose.
    if actions.len() < 2 {
        return 0;
    }
    let (mut player, seen) = (player::<G>(level, rng.fork()), Seen::new(view.state(), seat));
    // A search compares moves by what luck makes of them later. It could prefer a card that is lost for nothing to keeping it.
    let is_kept = |at: &usize| level == Level::Random || !G::is_vain(view, seat, actions[*at]);
    let kept: Vec<usize> = (0..actions.len()).filter(is_kept).collect();
    if kept.is_empty() || kept.len() == actions.len() {
        return player.choose(seen, actions);
    }
    if let [only] = kept[..] {
        return only;
    }
    let left: Vec<G::Action> = kept.iter().map(|at| actions[*at]).collect();
    kept[player.choose(seen, &left)]
}
