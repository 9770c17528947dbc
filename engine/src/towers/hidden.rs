//! What each viewer may know.

use super::state::{Stage, State};
use crate::kit::{Kind, Rng, Seat, Viewer, fill};

impl State {
    /// Blanks what `viewer` does not know: others' hands, the draw pile, the key of chance, sealed marks.
    pub(super) fn blank_for(&mut self, viewer: Viewer) {
        self.rng = Rng::blank();
        self.piles.draw.blank(viewer);
        for seat in [Seat::FIRST, Seat::SECOND] {
            self.hands[seat].blank(viewer);
        }
        if let Stage::Mulligan(marks, _) = &mut self.stage {
            // That somebody is done is open; what they marked is sealed.
            for seat in [Seat::FIRST, Seat::SECOND] {
                if viewer != Viewer::Seat(seat) {
                    marks[seat] = 0;
                }
            }
        }
    }

    /// Deals the cards that a blanked state hides: those of the deck that lie nowhere open, in random order.
    pub(super) fn fill_for(&mut self, rng: &mut Rng) {
        let mut unseen = vec![0_u16; self.rules.compiled.len()];
        for card in &self.rules.deck {
            unseen[card.kind.index()] += 1;
        }
        for kind in self.census() {
            if kind != Kind::HIDDEN {
                unseen[kind.index()] = unseen[kind.index()].saturating_sub(1);
            }
        }
        let mut kinds: Vec<Kind> = (0..)
            .map(Kind)
            .zip(&unseen)
            .flat_map(|(kind, left)| std::iter::repeat_n(kind, usize::from(*left)))
            .collect();
        rng.shuffle(&mut kinds);
        let mut kinds = kinds.into_iter();
        for seat in [Seat::FIRST, Seat::SECOND] {
            fill(self.hands[seat].cards_mut(), &mut kinds);
        }
        self.piles.draw.fill(&mut kinds);
        self.rng = rng.fork();
    }
}
