//! The knowledge of each viewer.

use super::Towers;
use super::event::Event;
use super::state::{Stage, State};
use crate::kit::{Hidden, Kind, Rng, Seat, Viewer, fill};

impl Hidden for Towers {
    /// Blanks everything that `viewer` does not know: others' hands, the draw pile, the key of chance, sealed marks.
    fn blank(state: &mut State, viewer: Viewer) {
        state.rng = Rng::blank();
        state.piles.draw.blank(viewer);
        for seat in [Seat::FIRST, Seat::SECOND] {
            state.hands[seat].blank(viewer);
        }
        if let Stage::Mulligan(marks, _) = &mut state.stage {
            // It is public that a seat is done; its marks are sealed.
            for seat in [Seat::FIRST, Seat::SECOND] {
                if viewer != Viewer::Seat(seat) {
                    marks[seat] = 0;
                }
            }
        }
    }

    /// Deals the cards that a blanked state hides: the cards of the deck that are not visible anywhere, in random order.
    fn fill(state: &mut State, _: Viewer, rng: &mut Rng) {
        let mut kinds = state.unseen();
        // The heap has no order yet, so only cards in hands and cards with a place need chance.
        let hands: usize = state.hands.0.iter().map(|hand| usize::from(hand.len())).sum();
        let mut placed = hands + state.piles.draw.ordered();
        let mut next = std::iter::from_fn(|| {
            if placed == 0 || kinds.is_empty() {
                return kinds.pop();
            }
            placed -= 1;
            Some(kinds.swap_remove(rng.below(kinds.len() as u32) as usize))
        });
        for seat in [Seat::FIRST, Seat::SECOND] {
            fill(state.hands[seat].cards_mut().iter_mut(), &mut next);
        }
        state.piles.draw.fill(&mut next);
        state.rng = rng.fork();
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }
}

impl State {
    /// The cards of the deck that are not visible anywhere.
    fn unseen(&self) -> Vec<Kind> {
        let mut left = vec![0_u16; self.rules.code.compiled.len()];
        for card in &self.rules.deck {
            left[card.kind.index()] += 1;
        }
        self.each_card(|card| {
            if let Some(left) = left.get_mut(card.kind.index()) {
                *left = left.saturating_sub(1);
            }
        });
        let kinds = (0..).map(Kind).zip(&left);
        kinds.flat_map(|(kind, left)| std::iter::repeat_n(kind, usize::from(*left))).collect()
    }
}
