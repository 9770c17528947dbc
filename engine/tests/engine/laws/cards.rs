//! Every shipped card can occur in a match and be played.

use std::collections::BTreeSet;

use crate::laws::Lawful;
use crate::laws::playout::Playout;

/// The number of matches after which a card that was never played counts as unplayable.
const MOST: u64 = 2_000;

/// Plays random matches until every card was played; names the cards that never are.
pub(crate) fn every_card_is_played_by_chance<G: Lawful>() {
    let mut unused: BTreeSet<String> = G::ids().into_iter().collect();
    let viewer = duelhall_engine::kit::Viewer::Public;
    let wide = G::wide();
    for number in 0..MOST {
        if unused.is_empty() {
            return;
        }
        let mut playout = Playout::<G>::begin(&wide[number as usize % wide.len()], number);
        while playout.step().is_some() {
            for event in playout.live.events(viewer) {
                if let Some(id) = G::played(playout.live.rules(), &event) {
                    unused.remove(&id);
                }
            }
        }
    }
    assert!(unused.is_empty(), "never played in {MOST} matches: {unused:?}");
}
