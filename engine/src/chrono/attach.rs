//! A stored state: whether it belongs to the rules that it is given again.

use std::sync::Arc;

use super::rules::Rules;
use super::state::{Ask, Effect, Id, LAST_AGE, Stage, State, What};
use crate::kit::{BadState, Kind, Seat, SeatSet};

impl State {
    /// Every card of the match in whatever place, tokens aside, sorted.
    #[must_use]
    pub fn census(&self) -> Vec<Kind> {
        let mut kinds = Vec::new();
        for (_, player) in self.players.iter() {
            let lists = [&player.beside, &player.hand, &player.pool, &player.graveyard];
            kinds.extend(lists.into_iter().flatten().map(|card| card.kind));
            kinds.extend(player.shades.iter().map(|shade| shade.card.kind));
            kinds.extend(player.deck.iter().map(|card| card.kind));
            kinds.push(player.hero);
        }
        let lasting = self.perms.iter().filter(|perm| !self.is_token(perm.kind));
        kinds.extend(lasting.map(|perm| perm.kind));
        kinds.extend(self.effects().filter(|effect| effect.bury).map(|effect| effect.kind));
        kinds.sort_unstable();
        kinds
    }

    /// Every seat that the state names.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let staged = match self.stage {
            Stage::ChooseFirst(seat) => SeatSet::one(seat),
            Stage::Mulligan(_, ready) => ready,
            Stage::Turn(_) | Stage::Over(_) => SeatSet::NONE,
        };
        let asked = self.question.as_ref().map(|(seat, _)| *seat);
        let effects = self.effects().map(|effect| Some(effect.seat));
        let perms = self.perms.iter().flat_map(|perm| perm.snare.with(perm.owner).iter());
        let all = [Some(self.turn), Some(self.first), asked].into_iter().chain(effects);
        all.flatten().chain(perms).chain(staged.iter())
    }

    /// Gives a stored state its rules again and checks that it belongs to them.
    pub(super) fn attach(&mut self, rules: &Arc<Rules>) -> Result<(), BadState> {
        let bad = |what: &str| Err(BadState(what.to_owned()));
        if !(1..=LAST_AGE).contains(&self.age) {
            return bad("its age is none of the thirty");
        }
        if self.seats().any(|seat| seat.index() > 1) {
            return bad("it names a seat that Chrono does not have");
        }
        let shades = self.players.iter().flat_map(|(_, player)| &player.shades).map(|shade| shade.id);
        let mut numbers: Vec<Id> = self.perms.iter().map(|perm| perm.id).chain(shades).collect();
        numbers.sort_unstable();
        let is_apart = numbers.is_sorted_by(|one, next| one < next) && numbers.last().is_none_or(|id| *id < self.next);
        if !self.perms.is_sorted_by(|one, next| one.id < next.id) || !is_apart || numbers.first() == Some(&0) {
            return bad("the numbers of its cards are out of order");
        }
        if let Some((_, Ask::Option(0..=1) | Ask::Order(0..=1))) = self.question.as_ref() {
            return bad("it asks for a choice among too few things");
        }
        let ops = rules.cards.code.ops.len();
        let is_lost = |effect: &Effect| match effect.what {
            What::Shade(_) => effect.kind != Kind::HIDDEN,
            What::Effect | What::Living(_) => effect.kind.index() >= rules.cards.defs.len(),
        };
        if self.effects().any(|effect| usize::from(effect.pc) >= ops.max(1) || is_lost(effect)) {
            return bad("it waits inside no card's effect");
        }
        for (_, player) in self.players.iter() {
            if !player.deck.is_sound() {
                return bad("its deck has more cards on top than it has");
            }
        }
        self.cards = Arc::clone(&rules.cards);
        let own = std::mem::replace(&mut self.rules, Arc::clone(rules));
        let mut all: Vec<Kind> = Vec::new();
        for brought in &rules.brought {
            all.extend(brought.cards.iter().chain(&brought.beside).chain([&brought.hero]));
        }
        all.sort_unstable();
        if self.census() != all {
            self.cards = Arc::clone(&own.cards);
            self.rules = own;
            return bad("its cards are not those of the decks");
        }
        self.listen();
        Ok(())
    }
}
