//! The knowledge of each viewer.

use super::War;
use super::event::Event;
use super::state::{Ask, Asks, State};
use crate::kit::{Card, Hidden, Kind, Rng, Seat, Viewer, fill};

impl Hidden for War {
    /// Blanks everything that `viewer` does not know: hands, libraries, the key of chance, and when others want to be asked
    /// (W-102).
    fn blank(state: &mut State, viewer: Viewer) {
        state.rng = Rng::blank();
        let asked = state.asked().map(|(seat, ask)| (seat, matches!(ask, Ask::Search)));
        if let Some((seat, searches)) = asked.filter(|(seat, _)| viewer != Viewer::Seat(*seat)) {
            // How many cards there are to choose from is the secret of the one who chooses.
            let aside = std::mem::take(&mut state.aside);
            let library = &mut state.players[seat].library;
            if searches {
                library.shuffle_in(aside);
            } else {
                aside.into_iter().rev().for_each(|card| library.put_on_top(card));
            }
        }
        if let Some((seat, ask)) = state.question.as_deref_mut()
            && viewer != Viewer::Seat(*seat)
        {
            // What is still to be paid would tell what the card costs.
            match ask {
                Ask::More(at, most) => (*at, *most) = (0, 0),
                Ask::Wear(at, _) => *at = 0,
                _ => {}
            }
        }
        state.aside.iter_mut().for_each(|card| *card = card.seen_by(viewer));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let player = &mut state.players[seat];
            player.library.blank(viewer);
            player.hand.iter_mut().for_each(|card: &mut Card| *card = card.seen_by(viewer));
            if viewer != Viewer::Seat(seat) {
                player.asks = Asks::default();
            }
        }
    }

    /// Deals the cards that a blanked state hides, in random order.
    fn fill(state: &mut State, _: Viewer, rng: &mut Rng) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let mut unseen = state.unseen(seat);
            rng.shuffle(&mut unseen);
            let mut next = unseen.into_iter();
            let player = &mut state.players[seat];
            fill(player.hand.iter_mut(), &mut next);
            player.library.fill(&mut next);
        }
        state.rng = rng.fork();
        state.listen();
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }
}

impl State {
    /// The cards of a seat that are not visible anywhere.
    fn unseen(&self, seat: Seat) -> Vec<Kind> {
        let mut left = self.rules.brought[seat.index()].clone();
        let player = &self.players[seat];
        let own = self.perms.iter().filter(|perm| perm.owner == seat).map(|perm| perm.kind);
        let used = self.effects().filter(|effect| effect.bury && effect.seat == seat).map(|effect| effect.kind);
        let looks = self.asked().is_some_and(|(asked, _)| asked == seat);
        let aside = self.aside.iter().filter(|_| looks);
        let lists = player.hand.iter().chain(&player.destroyed).chain(&player.exiled).chain(aside);
        let seen = lists.map(|card| card.kind).chain(player.library.iter().map(|card| card.kind));
        for kind in seen.chain(own).chain(used) {
            if let Some(at) = left.iter().position(|other| *other == kind) {
                left.swap_remove(at);
            }
        }
        left
    }
}
