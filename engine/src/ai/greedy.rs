//! Looks one step ahead: tries every action and takes the one that leads to the best position.

use super::{Player, Seen};
use crate::kit::{NoLog, Rng, Strength};

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
        let mut best = (0, f32::NEG_INFINITY);
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
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }
}
