//! Looks one step ahead: tries every action and takes the one that leads to the best position.

use super::{Player, Seen};
use crate::kit::{NoLog, Rng, Strength};

/// A gain that is none.
const TINY: f32 = 1e-5;

/// Takes the action with the best [`Strength::evaluate`] afterwards; of equal ones the first.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// A player with its own stream of chance, which it uses to guess cards that it cannot see.
    #[must_use]
    pub const fn new(rng: Rng) -> Self {
        Self { rng }
    }
}

impl<G: Strength> Player<G> for Greedy {
    fn choose(&mut self, seen: Seen<'_, G>, actions: &[G::Action]) -> usize {
        // One guess serves all actions, so that they differ by their own worth and not by luck.
        let guess = seen.view().determinize(&mut self.rng);
        let (mut best, mut last) = ((0, f32::NEG_INFINITY), (0, f32::NEG_INFINITY));
        for (index, action) in actions.iter().enumerate() {
            if !G::sensible(&guess, seen.seat(), *action) {
                continue;
            }
            let mut after = guess.clone();
            if G::apply(&mut after, seen.seat(), *action, &mut NoLog).is_err() {
                continue;
            }
            G::quiet(&mut after, seen.seat());
            let worth = G::evaluate(&after, seen.seat());
            let place = if G::is_last(*action) { &mut last } else { &mut best };
            if worth > place.1 {
                *place = (index, worth);
            }
        }
        // A turn is ended to win, or when nothing else helps.
        let helps = best.1 > G::evaluate(&guess, seen.seat()) + TINY;
        let ends = last.1 > f32::NEG_INFINITY && (last.1 >= 1.0 || !helps);
        if ends { last.0 } else { best.0 }
    }
}
