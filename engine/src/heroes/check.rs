//! What is so by itself: deaths, limits, the end (policy P5).

use super::card::Hands;
use super::compile::types;
use super::event::Event;
use super::question::{Ask, Question};
use super::state::{Id, Perm, Phase, State};
use crate::kit::{Log, Outcome, Reason, RuleReason, Seat, SeatSet};

impl State {
    /// Checks everything once; says whether something was done or asked, so that it has to be checked again.
    pub(super) fn check(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.dirty {
            self.refresh();
        }
        self.check_players(log) || self.check_deaths(log) || self.check_attached(log) || self.check_limits()
    }

    /// H-05..H-07: who is to go goes, all at once.
    fn check_players(&mut self, log: &mut impl Log<Event>) -> bool {
        let going: Vec<(Seat, bool)> = self
            .living()
            .iter()
            .filter_map(|seat| {
                let fallen = self.hero(seat).is_none_or(|hero| hero.damage >= hero.now.health);
                let decked = self.player(seat).decked;
                (fallen || decked).then_some((seat, !fallen))
            })
            .collect();
        if going.is_empty() {
            return false;
        }
        for (seat, decked) in &going {
            log.tell(|| Event::Out { seat: *seat, decked: *decked });
            self.remove_player(*seat, log);
        }
        self.after_leaving(log);
        true
    }

    /// Ends the match if one team is left (H-155), else goes on without those who are out.
    pub(super) fn after_leaving(&mut self, log: &mut impl Log<Event>) {
        let living = self.living();
        let teams = |seats: SeatSet| seats.iter().map(|seat| self.player(seat).team).collect::<Vec<_>>();
        let left = teams(living);
        if left.iter().all(|team| Some(team) == left.first()) {
            let team = left.first().copied();
            let winners = self.seats().filter(|seat| team == Some(self.player(*seat).team)).collect();
            let reason = Reason::Rule(if left.is_empty() { RuleReason::Together } else { RuleReason::Defeat });
            self.end(Outcome { winners, reason }, log);
            return;
        }
        if self.player(self.turn).out {
            self.turn_is_gone();
        } else if self.player(self.window.holder).out {
            self.window.holder = self.turn;
            self.window.asked = false;
        }
        if self.pending.as_ref().is_some_and(|pending| self.player(pending.seat).out) {
            self.pending = None;
        }
        if self.running.as_ref().is_some_and(|frame| self.player(frame.controller).out) {
            // Its card leaves the chain with it.
            self.finish(log);
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        self.phase = Phase::Over(outcome);
        for link in std::mem::take(&mut self.chain) {
            if let super::state::What::Card { card, owner } = link.what {
                self.put(card, owner, super::card::Where::Graveyard, log);
            }
        }
        self.packets.clear();
        self.fired.clear();
        (self.running, self.pending, self.question, self.combat) = (None, None, None, None);
        if let Some((card, owner)) = self.leaving.take() {
            self.put(card, owner, super::card::Where::Graveyard, log);
        }
        log.tell(|| Event::Ended { outcome });
    }

    /// H-46, H-190: fatal damage destroys, all at once.
    fn check_deaths(&mut self, log: &mut impl Log<Event>) -> bool {
        let dying: Vec<Id> = self
            .perms
            .iter()
            .filter(|perm| {
                perm.is(types::ALLY | types::TOTEM)
                    && !perm.resource
                    && perm.damage >= perm.now.health
                    && !perm.now.cannot(super::card::Cant::BeDestroyed)
            })
            .map(|perm| perm.id)
            .collect();
        for id in &dying {
            self.destroy(*id, log);
        }
        !dying.is_empty()
    }

    /// H-61, H-109: what is attached to nothing goes, and what is attached to a totem is destroyed.
    fn check_attached(&mut self, log: &mut impl Log<Event>) -> bool {
        let lost: Vec<Id> = self
            .perms
            .iter()
            .filter(|perm| perm.bearer != 0 && self.perm(perm.bearer).is_none_or(|bearer| bearer.is(types::TOTEM)))
            .map(|perm| perm.id)
            .collect();
        for id in &lost {
            self.destroy(*id, log);
        }
        !lost.is_empty()
    }

    /// H-30..H-36: of what there is one too many, its controller gives one up.
    fn check_limits(&mut self) -> bool {
        let excess = self.perms.iter().find_map(|perm| self.excess(perm).map(|ids| (perm.controller, ids)));
        if let Some((seat, ids)) = excess {
            self.question = Some(Box::new(Question { seat, ask: Ask::Drop(ids) }));
            return true;
        }
        false
    }

    fn excess(&self, perm: &Perm) -> Option<Vec<Id>> {
        if !perm.is(types::LIMITED) {
            return None;
        }
        let card = self.compiled(perm.card.kind);
        let same_side = |like: &dyn Fn(&Perm) -> bool| -> Vec<Id> {
            let mine = self.perms.iter().filter(|other| other.controller == perm.controller && !other.resource);
            mine.filter(|other| like(other)).map(|other| other.id).collect()
        };
        if card.unique {
            let same = same_side(&|other| other.card.kind == perm.card.kind);
            if same.len() > 1 {
                return Some(same);
            }
        }
        for (tag, most) in &card.limits {
            let tagged = same_side(&|other| self.is_tagged(other, *tag));
            if tagged.len() > usize::from(*most) {
                return Some(tagged);
            }
        }
        if card.hands == Hands::Two {
            let off = same_side(&|other| {
                other.id == perm.id || self.compiled(other.card.kind).hands == Hands::Off && other.is(types::WEAPON)
            });
            if off.len() > 1 {
                return Some(off);
            }
        }
        None
    }
}
