//! The knowledge of each viewer.

use super::Chrono;
use super::event::Event;
use super::state::{Ask, Effect, Stage, State, What};
use crate::kit::{Card, Hidden, Kind, Rng, Seat, Viewer, fill};

impl Hidden for Chrono {
    /// Blanks everything that `viewer` does not know: hands, decks, pools, shadows, the key of chance, sealed marks.
    fn blank(state: &mut State, viewer: Viewer) {
        state.rng = Rng::blank();
        for seat in [Seat::FIRST, Seat::SECOND] {
            let player = &mut state.players[seat];
            player.deck.blank(viewer);
            let lists = [&mut player.hand, &mut player.pool, &mut player.beside];
            let cards = lists.into_iter().flatten().chain(player.shades.iter_mut().map(|shade| &mut shade.card));
            cards.for_each(|card: &mut Card| *card = card.seen_by(viewer));
            if let Stage::Mulligan(marks, _) = &mut state.stage
                && viewer != Viewer::Seat(seat)
            {
                marks[seat] = 0;
            }
            if viewer != Viewer::Seat(seat) {
                hide_waiting(state, seat);
            }
        }
    }

    /// Deals the cards that a blanked state hides: those of each deck that are not visible anywhere, in random order.
    fn fill(state: &mut State, _: Viewer, rng: &mut Rng) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let mut unseen = state.unseen(seat);
            rng.shuffle(&mut unseen);
            // Shadows lie face down on the battlefield, and nothing else can lie there so.
            let is_shadow =
                |kind: &Kind| state.compiled(*kind).is_some_and(|card| card.kind == super::card::Type::Shadow);
            let (mut shades, others): (Vec<Kind>, Vec<Kind>) = unseen.into_iter().partition(is_shadow);
            let player = &mut state.players[seat];
            for shade in player.shades.iter_mut().filter(|shade| shade.card.kind == Kind::HIDDEN) {
                if let Some(kind) = shades.pop() {
                    shade.card.kind = kind;
                }
            }
            let mut left: Vec<Kind> = others.into_iter().chain(shades).collect();
            rng.shuffle(&mut left);
            let mut next = left.into_iter();
            fill(player.hand.iter_mut().chain(&mut player.pool).chain(&mut player.beside), &mut next);
            player.deck.fill(&mut next);
        }
        state.rng = rng.fork();
        state.listen();
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }
}

/// Hides which shadows of a seat could leave the shadows (C-103d): that the seat is asked is all that others see.
fn hide_waiting(state: &mut State, seat: Seat) {
    let is_shade = |effect: &Effect| effect.seat == seat && matches!(effect.what, What::Shade(_));
    state.queue.retain(|effect| !is_shade(effect));
    if let Some(frame) = state.running.as_deref_mut().filter(|frame| is_shade(&frame.effect)) {
        *frame = Effect { what: What::Shade(0), ..Effect::new(Kind::HIDDEN, 0, seat, 0) }.into();
    }
    if let Some((asked, ask @ Ask::Leave(_))) = state.question.as_deref_mut()
        && *asked == seat
    {
        *ask = Ask::Leave(0);
    }
}

impl State {
    /// The cards of a seat's two decks that are not visible anywhere.
    fn unseen(&self, seat: Seat) -> Vec<Kind> {
        let brought = &self.rules.brought[seat.index()];
        let mut left: Vec<Kind> = brought.cards.iter().chain(&brought.beside).copied().collect();
        let player = &self.players[seat];
        let lists = [&player.hand, &player.pool, &player.beside, &player.graveyard];
        let own = self.perms.iter().filter(|perm| perm.owner == seat).map(|perm| perm.kind);
        let frames = self.effects().filter(|effect| effect.bury && effect.seat == seat).map(|effect| effect.kind);
        let seen = lists.into_iter().flatten().map(|card| card.kind);
        let seen = seen.chain(player.shades.iter().map(|shade| shade.card.kind));
        for kind in seen.chain(player.deck.iter().map(|card| card.kind)).chain(own).chain(frames) {
            if let Some(at) = left.iter().position(|other| *other == kind) {
                left.swap_remove(at);
            }
        }
        left
    }
}
