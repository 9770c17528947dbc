//! One step ahead: tries every action and takes the one after which things look best.

use super::{Player, Seen};
use crate::kit::{NoLog, Rng, Strength};

/// Takes the action with the best [`Strength::evaluate`] afterwards, the first of equals.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// A player with its own chance, for the cards that it cannot see.
    #[must_use]
    pub const fn new(rng: Rng) -> Self {
        Self { rng }
    }
}

impl<G: Strength> Player<G> for Greedy {
    fn choose(&mut self, seen: Seen<'_, G>, actions: &[G::Action]) -> usize {
        // One guess for all actions, so that they differ by themselves and not by luck.
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
