//! A stored state: what is half done in it, and whether it belongs to its rules.

use std::collections::VecDeque;
use std::sync::Arc;

use smallvec::SmallVec;

use super::rules::Rules;
use super::state::{Ask, Effect, Id, Part, Stage, State};
use crate::kit::{BadState, Kind, Seat, SeatSet};

impl State {
    /// Whether nothing is half done. Discounts name tables of the compiled cards, so they count as half done.
    pub(super) fn is_quiet(&self) -> bool {
        self.running.is_none()
            && self.queue.is_empty()
            && self.question.is_none()
            && self.discounts.is_empty()
            && self.blows.is_empty()
            && self.aside.is_empty()
    }

    /// Cancels whatever is half done: cards on their way go to the Destroyed stack, as they would when they are done.
    pub(super) fn calm(&mut self) -> bool {
        let half_done = !self.is_quiet();
        self.drop_effects();
        self.discounts.clear();
        half_done
    }

    /// Drops every effect and question.
    pub(super) fn drop_effects(&mut self) {
        let buried: SmallVec<[Effect; 4]> = self.effects().filter(|effect| effect.bury).copied().collect();
        let looks = self.running.as_ref().map_or(self.turn, |frame| frame.effect.seat);
        (self.queue, self.running, self.question) = (VecDeque::new(), None, None);
        self.blows.clear();
        let aside = std::mem::take(&mut self.aside);
        if !aside.is_empty() {
            self.players[looks].library.shuffle_in(aside);
        }
        for effect in buried {
            self.bury(effect.kind, effect.seat);
        }
    }

    /// Every seat that the state names.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let staged = match self.stage {
            Stage::ChooseFirst(seat) => SeatSet::one(seat),
            Stage::Deal(_, ready) => ready,
            Stage::Turn(_) | Stage::Over(_) => SeatSet::NONE,
        };
        let asked = self.asked().map(|(seat, _)| seat);
        let effects = self.effects().map(|effect| Some(effect.seat));
        let perms = self.perms.iter().map(|perm| Some(perm.owner));
        let all = [Some(self.turn), Some(self.first), asked].into_iter().chain(effects).chain(perms);
        all.flatten().chain(staged.iter())
    }

    /// Gives a stored state its rules again and checks that it belongs to them.
    pub(super) fn attach(&mut self, rules: &Arc<Rules>) -> Result<(), BadState> {
        let bad = |what: &str| Err(BadState(what.to_owned()));
        if self.seats().any(|seat| seat.index() > 1) {
            return bad("it names a seat that War does not have");
        }
        let numbers: Vec<Id> = self.perms.iter().map(|perm| perm.id).collect();
        let is_apart = numbers.is_sorted_by(|one, next| one < next) && numbers.last().is_none_or(|id| *id < self.next);
        if !is_apart || numbers.first() == Some(&0) {
            return bad("the numbers of its cards are out of order");
        }
        if let Some((_, Ask::Option(0..=1))) = self.asked() {
            return bad("it asks for a choice among too few things");
        }
        let code = &rules.cards.code;
        let is_lost = |effect: &Effect| effect.kind.index() >= rules.cards.defs.len();
        if self.effects().any(|effect| usize::from(effect.pc) >= code.ops.len().max(1) || is_lost(effect)) {
            return bad("it waits inside no card's effect");
        }
        let names_no_table = match self.asked() {
            Some((_, Ask::Recover(sieve, _))) => usize::from(*sieve) >= code.sieves.len(),
            Some((_, Ask::May(price))) => usize::from(*price) >= code.prices.len(),
            _ => false,
        };
        if names_no_table || self.discounts.iter().any(|(sieve, _)| usize::from(*sieve) >= code.sieves.len()) {
            return bad("it names a part of no card");
        }
        if !self.aside.is_empty() && self.running.is_none() {
            return bad("cards are looked at for no effect");
        }
        if self.players.iter().any(|(_, player)| !player.library.is_sound()) {
            return bad("its library has more cards on top than it has");
        }
        let own = std::mem::replace(&mut self.rules, Arc::clone(rules));
        let mut all: Vec<Kind> = rules.brought.iter().flatten().copied().collect();
        all.sort_unstable();
        if self.census() != all || self.perms.iter().any(|perm| self.compiled(perm.kind).is_none()) {
            self.rules = own;
            return bad("its cards are not those of the decks");
        }
        if self.blows.is_empty() && self.stage == Stage::Turn(Part::Homeward) && self.turns == 0 {
            self.rules = own;
            return bad("it fights before the first turn");
        }
        self.listen();
        Ok(())
    }
}
