//! A player that sometimes does not look ahead.

use super::{Player, Seen};
use crate::kit::{Rng, Strength};

/// One choice in this many is made at random.
const SLIPS: u32 = 3;

/// Chooses as another player would, but now and then takes any sensible action at random.
#[derive(Debug)]
pub(super) struct Careless<P> {
    player: P,
    rng: Rng,
}

impl<P> Careless<P> {
    pub(super) const fn new(player: P, rng: Rng) -> Self {
        Self { player, rng }
    }
}

impl<G: Strength, P: Player<G>> Player<G> for Careless<P> {
    fn choose(&mut self, seen: Seen<'_, G>, actions: &[G::Action]) -> usize {
        if self.rng.below(SLIPS) > 0 {
            return self.player.choose(seen, actions);
        }
        let view = seen.view();
        let sensible = |index: &usize| G::sensible(view.state(), seen.seat(), actions[*index]);
        let likely: Vec<usize> = (0..actions.len()).filter(sensible).collect();
        self.rng.pick(&likely).copied().unwrap_or_default()
    }
}
