//! The knowledge of each viewer.

use super::Chrono;
use super::card::Type;
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

    /// Deals the cards that a blanked state hides, in random order: to the deck and the pool from the main deck, to the hero
    /// deck its own, and to the hand and the shadows from both, because meditation fetches.
    fn fill(state: &mut State, _: Viewer, rng: &mut Rng) {
        let is_hidden = |card: &Card| card.kind == Kind::HIDDEN;
        let rules = state.rules.clone();
        let is_shadow =
            |kind: &Kind| rules.cards.code.briefs.get(kind.index()).is_some_and(|card| card.kind == Type::Shadow);
        for seat in [Seat::FIRST, Seat::SECOND] {
            let [mut main, mut beside] = state.unseen(seat);
            rng.shuffle(&mut main);
            rng.shuffle(&mut beside);
            let player = &mut state.players[seat];
            let kept = player.beside.iter().filter(|card| is_hidden(card)).count().min(beside.len());
            // The rest of the hero deck was fetched. Some of these cards must be shadows: the hand may be too small for them, and
            // the main deck may have too few shadows for those that lie face down.
            let face_down = player.shades.iter().filter(|shade| is_hidden(&shade.card)).count();
            let held = player.hand.iter().filter(|card| is_hidden(card)).count();
            let fetched = beside.len() - kept;
            let missing = face_down.saturating_sub(main.iter().filter(|kind| is_shadow(kind)).count());
            let must = missing.max(fetched.saturating_sub(held)).min(fetched);
            for last in (beside.len() - must..beside.len()).rev() {
                if let Some(at) = beside[..=last].iter().rposition(&is_shadow) {
                    beside.swap(at, last);
                }
            }
            fill(player.beside.iter_mut(), &mut beside.drain(..kept));
            let mut shades: Vec<&mut Card> =
                player.shades.iter_mut().map(|shade| &mut shade.card).filter(|card| is_hidden(card)).collect();
            let mut hand: Vec<&mut Card> = player.hand.iter_mut().filter(|card| is_hidden(card)).collect();
            rng.shuffle(&mut shades);
            rng.shuffle(&mut hand);
            // Only shadows lie face down. Every fetched card is either one of them or in the hand.
            for list in [&mut beside, &mut main] {
                while let Some(at) = list.iter().position(&is_shadow).filter(|_| !shades.is_empty()) {
                    let kind = list.swap_remove(at);
                    shades.pop().into_iter().for_each(|card| card.kind = kind);
                }
                let open = hand.len().min(list.len());
                hand.drain(..open).zip(list.drain(..open)).for_each(|(card, kind)| card.kind = kind);
            }
            let mut next = main.into_iter().chain(beside);
            fill(player.pool.iter_mut(), &mut next);
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
    if let Some(frame) = state.running.as_mut().filter(|frame| is_shade(&frame.effect)) {
        *frame = Effect { what: What::Shade(0), ..Effect::new(Kind::HIDDEN, 0, seat, 0) }.into();
    }
    if let Some((asked, ask @ Ask::Leave(_))) = state.question.as_mut()
        && *asked == seat
    {
        *ask = Ask::Leave(0);
    }
}

impl State {
    /// The cards of a seat's main deck and of its hero deck that are not visible anywhere.
    fn unseen(&self, seat: Seat) -> [Vec<Kind>; 2] {
        let brought = &self.rules.brought[seat.index()];
        let (mut main, mut beside) = (brought.cards.clone(), brought.beside.clone());
        let player = &self.players[seat];
        let take = |list: &mut Vec<Kind>, kind: Kind| {
            let at = list.iter().position(|other| *other == kind);
            at.map(|at| list.swap_remove(at)).is_some()
        };
        player.beside.iter().for_each(|card| _ = take(&mut beside, card.kind));
        player.deck.iter().chain(player.pool.iter().copied()).for_each(|card| _ = take(&mut main, card.kind));
        // A card elsewhere may have been fetched.
        let mut either = Vec::new();
        let own = self.perms.iter().filter(|perm| perm.owner == seat).map(|perm| perm.kind);
        let cast = self.effects().filter(|effect| effect.bury && effect.seat == seat).map(|effect| effect.kind);
        let shades = player.shades.iter().map(|shade| shade.card);
        let seen = player.hand.iter().chain(&player.graveyard).copied().chain(shades).map(|card| card.kind);
        for kind in seen.chain(own).chain(cast) {
            if !take(&mut main, kind) {
                take(&mut beside, kind);
            } else if beside.contains(&kind) {
                either.push(kind);
            }
        }
        // If more cards of the hero deck are missing than there are hidden places for, a visible card was its copy.
        let hidden = player.beside.iter().chain(&player.hand).filter(|card| card.kind == Kind::HIDDEN).count()
            + player.shades.iter().filter(|shade| shade.card.kind == Kind::HIDDEN).count();
        while beside.len() > hidden
            && let Some(kind) = either.pop()
        {
            if take(&mut beside, kind) {
                main.push(kind);
            }
        }
        [main, beside]
    }
}
