//! What a seat can do now. Everything listed is accepted, and nothing else.

use super::action::Action;
use super::announce::{Given, Need, Pending, Wanted};
use super::compile::{Op, types};
use super::question::{Ask, Question};
use super::state::{Phase, Ref, State, Stops};
use crate::kit::Seat;

impl State {
    /// Adds everything that a seat may do now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(question) = &self.question {
            if question.seat == seat {
                self.list_question(question, out);
            }
        } else if let Some(pending) = &self.pending {
            if pending.seat == seat {
                self.list_pending(pending, out);
            }
        } else if self.window.asked && self.window.holder == seat {
            if self.phase == Phase::Mulligan {
                out.extend([Action::Keep, Action::Mulligan]);
            } else if self.is_open() && seat == self.turn {
                self.list_turn(seat, out);
            } else {
                self.list_responses(seat, false, out);
                out.push(Action::Pass);
                out.extend(self.can_yield(seat).map(|_| Action::Yield));
                out.push(Action::Rest);
                self.list_heeds(seat, out);
            }
        }
    }

    /// Whether a seat may do this now: what [`Self::list`] lists, without listing it.
    pub(super) fn may(&self, seat: Seat, action: Action) -> bool {
        let own = self.window.asked && self.window.holder == seat;
        if self.question.is_some() || self.pending.is_some() || !own || self.phase == Phase::Mulligan {
            let mut listed = Vec::new();
            self.list(seat, &mut listed);
            return listed.contains(&action);
        }
        let open = self.is_open() && seat == self.turn;
        let player = self.player(seat);
        let held = |slot: u8| player.hand.get(usize::from(slot));
        match action {
            Action::Play(slot) => slot < 200 && self.can_play(seat, slot, !open),
            Action::Use(id, number) => self.perm(id).is_some_and(|perm| {
                let paid = &self.compiled(perm.card.kind).paid;
                let at = paid.iter().position(|paid| paid.number + 1 == number);
                at.is_some_and(|at| self.can_use(seat, perm, at as u8))
            }),
            Action::Attack(id) => {
                let attacker = self.perm(id).filter(|perm| open && self.can_attack(perm));
                attacker.is_some_and(|perm| self.perms.iter().any(|other| self.can_defend(perm, other)))
            }
            Action::Place(slot) => open && !player.placed && slot < 200 && held(slot).is_some(),
            Action::Quest(slot) => {
                let quest = held(slot).is_some_and(|card| self.compiled(card.kind).types & types::QUEST != 0);
                open && !player.placed && slot < 200 && quest
            }
            Action::Strike(id) => !open && self.strikes(seat).any(|weapon| weapon == id),
            Action::Pass | Action::Rest => !open,
            Action::Yield => !open && self.can_yield(seat).is_some(),
            Action::Heed(place) => (1..=player.yields.len().min(200)).contains(&usize::from(place)),
            Action::End => open && !self.must_attack(),
            Action::Always => open && player.stops == Stops::Sometimes,
            Action::Sometimes => open && player.stops == Stops::Always,
            _ => false,
        }
    }

    /// Whether somebody of the turn player's has to attack and can.
    fn must_attack(&self) -> bool {
        let bound = self.perms.iter().filter(|perm| perm.now.must_attack && self.can_attack(perm));
        bound.into_iter().any(|perm| self.perms.iter().any(|other| self.can_defend(perm, other)))
    }

    /// The turn player's own time (H-74).
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        for slot in 0..player.hand.len().min(200) as u8 {
            if self.can_play(seat, slot, false) {
                out.push(Action::Play(slot));
            }
        }
        self.list_powers(seat, out);
        let mut must = false;
        for perm in self.perms.iter().filter(|perm| self.can_attack(perm)) {
            if self.perms.iter().any(|other| self.can_defend(perm, other)) {
                must |= perm.now.must_attack;
                out.push(Action::Attack(perm.id));
            }
        }
        if !player.placed {
            let cards = || (0..200_u8).zip(&player.hand);
            let quests = cards().filter(|(_, card)| self.compiled(card.kind).types & types::QUEST != 0);
            out.extend(quests.map(|(slot, _)| Action::Quest(slot)));
            out.extend(cards().map(|(slot, _)| Action::Place(slot)));
        }
        if !must {
            out.push(Action::End);
        }
        out.push(if player.stops == Stops::Always { Action::Sometimes } else { Action::Always });
        self.list_heeds(seat, out);
    }

    fn list_heeds(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend((1..=200_u8).zip(&self.player(seat).yields).map(|(place, _)| Action::Heed(place)));
    }

    fn list_powers(&self, seat: Seat, out: &mut Vec<Action>) {
        let powered = self.powered.iter().filter_map(|at| self.perms.get(usize::from(*at)));
        for perm in powered.filter(|perm| perm.controller == seat) {
            for (at, paid) in (0..).zip(&self.compiled(perm.card.kind).paid) {
                if self.can_use(seat, perm, at) {
                    out.push(Action::Use(perm.id, paid.number + 1));
                }
            }
        }
    }

    /// Instants, powers and strikes; with `any` the first is enough.
    fn list_responses(&self, seat: Seat, any: bool, out: &mut Vec<Action>) {
        let hand = &self.player(seat).hand;
        for (slot, card) in (0..200_u8).zip(hand) {
            if self.compiled(card.kind).instant && self.can_play(seat, slot, true) {
                out.push(Action::Play(slot));
                if any {
                    return;
                }
            }
        }
        out.extend(self.strikes(seat).map(Action::Strike));
        if !any || out.is_empty() {
            self.list_powers(seat, out);
        }
    }

    /// Whether a seat could do anything but pass.
    pub(super) fn can_respond(&self, seat: Seat) -> bool {
        let mut found = Vec::new();
        self.list_responses(seat, true, &mut found);
        !found.is_empty()
    }

    fn list_question(&self, question: &Question, out: &mut Vec<Action>) {
        match &question.ask {
            Ask::Armor => {
                out.extend(self.armors(question.seat).map(Action::Armor));
                out.push(Action::Pass);
            }
            Ask::Protect(_) => {
                out.extend(self.protectors(question.seat).map(Action::Protect));
                out.push(Action::Pass);
            }
            Ask::Drop(ids) | Ask::Pick { from: ids, .. } => out.extend(ids.iter().map(|id| Action::Pick(*id))),
            Ask::Excess(_) => out.extend((0..self.player(question.seat).hand.len().min(200) as u8).map(Action::Card)),
            Ask::Cards { from, up_to, .. } => {
                out.extend(from.iter().map(|slot| Action::Card(*slot)));
                if *up_to {
                    out.push(Action::Done);
                }
            }
            Ask::May | Ask::Avert => out.extend([Action::Yes, Action::No]),
            Ask::Options(count) => out.extend((1..=*count).map(Action::Option)),
        }
    }

    fn list_pending(&self, pending: &Pending, out: &mut Vec<Action>) {
        match self.need(pending) {
            Need::X(most) => out.extend((0..=most).map(Action::X)),
            Need::Defender => {
                if let Wanted::Attack(attacker) = pending.wanted {
                    out.extend(self.defenders(attacker).map(Action::Pick));
                }
            }
            Need::Target(at, enough) => {
                out.extend(self.targets_left(pending, at).into_iter().filter_map(|target| self.named(target)));
                if enough {
                    out.push(Action::Done);
                }
            }
            Need::Part(at, _) => out.extend(self.parts_left(pending, at).into_iter().map(|given| match given {
                Given::Perm(id) => Action::Pick(id),
                Given::Slot(slot) => Action::Card(slot),
            })),
            Need::Nothing => {}
        }
        let voluntary =
            matches!(pending.wanted, Wanted::Play(_) | Wanted::Use(..) | Wanted::Attack(_) | Wanted::Sealed);
        if voluntary {
            out.push(Action::Back);
        }
    }

    fn named(&self, target: Ref) -> Option<Action> {
        Some(match target {
            Ref::Perm(id) => Action::Pick(id),
            Ref::Seat(seat) => Action::Player(seat),
            Ref::Link(id) => Action::Link(self.chain.iter().position(|link| link.id == id)? as u8 + 1),
        })
    }

    /// Whether the running step, if it asks, asks whether to pay for something bad not to happen.
    pub(super) fn asks_to_avert(&self) -> bool {
        let at = self.running.as_ref().map(|frame| usize::from(frame.pc));
        at.is_some_and(|at| matches!(self.rules.code.ops.get(at), Some(Op::Avert(..) | Op::Interrupt(..))))
    }
}
