//! The actions that a seat can take now. Every listed action is accepted, and no other.

use super::action::Action;
use super::announce::{Given, Need, Pending, Wanted};
use super::compile::{Op, types};
use super::question::{Ask, Question};
use super::state::{Phase, Ref, State, Stops};
use crate::kit::Seat;

impl State {
    /// Adds every action that a seat may take now.
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
                self.list_responses(seat, out);
                out.push(Action::Pass);
                out.extend(self.can_yield(seat).map(|_| Action::Yield));
                out.push(Action::Rest);
                self.list_heeds(seat, out);
            }
        }
    }

    /// Whether a seat may take this action now. It agrees with [`Self::list`], but does not build the list.
    pub(super) fn may(&self, seat: Seat, action: Action) -> bool {
        if let Some(question) = &self.question {
            return question.seat == seat && self.may_answer(question, action);
        }
        if let Some(pending) = &self.pending {
            return pending.seat == seat && self.may_pick(pending, action);
        }
        if !self.window.asked || self.window.holder != seat {
            return false;
        }
        if self.phase == Phase::Mulligan {
            return matches!(action, Action::Keep | Action::Mulligan);
        }
        let open = self.is_open() && seat == self.turn;
        let player = self.player(seat);
        let held = |index: u8| player.hand.get(usize::from(index));
        match action {
            Action::Play(index) => index < 200 && self.can_play(seat, index, !open),
            Action::Use(id, number) => self.perm(id).is_some_and(|perm| {
                let paid = &self.compiled(perm.card.kind).paid;
                let at = paid.iter().position(|paid| paid.number + 1 == number);
                at.is_some_and(|at| self.can_use(seat, perm, at as u8))
            }),
            Action::Attack(id) => {
                let attacker = self.perm(id).filter(|perm| open && self.can_attack(perm));
                attacker.is_some_and(|perm| self.shown().any(|other| self.can_defend(perm, other)))
            }
            Action::Place(index) => open && !player.placed && index < 200 && held(index).is_some(),
            Action::Quest(index) => {
                let quest = held(index).is_some_and(|card| self.compiled(card.kind).types & types::QUEST != 0);
                open && !player.placed && index < 200 && quest
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

    /// Whether a character of the turn player has to attack and can.
    fn must_attack(&self) -> bool {
        let bound = self.shown().filter(|perm| perm.now.must_attack && self.can_attack(perm));
        bound.into_iter().any(|perm| self.shown().any(|other| self.can_defend(perm, other)))
    }

    /// Actions for the turn player when nothing is on the chain (H-74).
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        for index in 0..player.hand.len().min(200) as u8 {
            if self.can_play(seat, index, false) {
                out.push(Action::Play(index));
            }
        }
        out.extend(self.powers(seat));
        let mut must = false;
        for perm in self.shown().filter(|perm| self.can_attack(perm)) {
            if self.shown().any(|other| self.can_defend(perm, other)) {
                must |= perm.now.must_attack;
                out.push(Action::Attack(perm.id));
            }
        }
        if !player.placed {
            let cards = || (0..200_u8).zip(&player.hand);
            let quests = cards().filter(|(_, card)| self.compiled(card.kind).types & types::QUEST != 0);
            out.extend(quests.map(|(index, _)| Action::Quest(index)));
            out.extend(cards().map(|(index, _)| Action::Place(index)));
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

    /// Paid powers that can be used now (H-76).
    pub(super) fn powers(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let ready = self.ready_resources(seat);
        self.powered.iter().filter(move |powered| powered.seat == seat && powered.cost <= ready).filter_map(
            move |powered| {
                let perm = &self.perms[usize::from(powered.at)];
                let usable = !(powered.exhausts && perm.exhausted) && self.can_use(seat, perm, powered.power);
                usable.then(|| {
                    Action::Use(perm.id, self.compiled(perm.card.kind).paid[usize::from(powered.power)].number + 1)
                })
            },
        )
    }

    /// Cards of a hand that can be played at any time, by their indices.
    pub(super) fn instants(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let instants = (0..200).zip(&self.player(seat).hand).filter(|(_, card)| {
            // Most cards are not instants.
            self.rules.brief(card.kind).is_some_and(|brief| brief.instant)
        });
        instants.map(|(index, _)| index).filter(move |index| self.can_play(seat, *index, true))
    }

    /// Instants, powers and strikes.
    fn list_responses(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.instants(seat).map(Action::Play));
        if self.phase == Phase::Defend {
            out.extend(self.strikes(seat).map(Action::Strike));
        }
        out.extend(self.powers(seat));
    }

    /// Whether a seat could do anything but pass. What would change nothing does not count.
    pub(super) fn can_respond(&self, seat: Seat) -> bool {
        self.phase == Phase::Defend && self.strikes(seat).next().is_some()
            || self.instants(seat).any(|index| !self.is_no_reason(seat, Action::Play(index)))
            || self.powers(seat).any(|power| !self.is_no_reason(seat, power))
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
                out.extend(from.iter().map(|index| Action::Card(*index)));
                if *up_to {
                    out.push(Action::Done);
                }
            }
            Ask::May | Ask::Avert => out.extend([Action::Yes, Action::No]),
            Ask::Options(count) | Ask::Order(count) => out.extend((1..=*count).map(Action::Option)),
        }
    }

    /// Whether this action answers a question; it agrees with [`Self::list_question`].
    fn may_answer(&self, question: &Question, action: Action) -> bool {
        match (&question.ask, action) {
            (Ask::Armor, Action::Armor(id)) => self.armors(question.seat).any(|armor| armor == id),
            (Ask::Protect(_), Action::Protect(id)) => self.protectors(question.seat).any(|other| other == id),
            (Ask::Drop(ids) | Ask::Pick { from: ids, .. }, Action::Pick(id)) => ids.contains(&id),
            (Ask::Excess(_), Action::Card(index)) => {
                usize::from(index) < self.player(question.seat).hand.len().min(200)
            }
            (Ask::Cards { from, .. }, Action::Card(index)) => from.contains(&index),
            (Ask::Options(count) | Ask::Order(count), Action::Option(number)) => (1..=*count).contains(&number),
            (Ask::Armor | Ask::Protect(_), Action::Pass)
            | (Ask::Cards { up_to: true, .. }, Action::Done)
            | (Ask::May | Ask::Avert, Action::Yes | Action::No) => true,
            _ => false,
        }
    }

    /// Whether this choice fits what is being put on the chain; it agrees with [`Self::list_pending`].
    fn may_pick(&self, pending: &Pending, action: Action) -> bool {
        match (self.need(pending), action) {
            (_, Action::Back) => pending.is_voluntary(),
            (Need::X(most), Action::X(number)) => number <= most,
            (Need::Defender, Action::Pick(id)) => {
                matches!(pending.wanted, Wanted::Attack(attacker) if self.defenders(attacker).any(|other| other == id))
            }
            (Need::Target(_, enough), Action::Done) => enough,
            (Need::Target(at, _), _) => {
                let aim = self.program(pending).and_then(|program| program.aims.get(usize::from(at)));
                self.meant(action).zip(aim).is_some_and(|(target, aim)| {
                    self.is_legal(aim.kind, target, pending.frame.eye())
                        && !pending.frame.aim(at).any(|chosen| chosen == target)
                })
            }
            (Need::Part(at, _), Action::Pick(id)) => self.parts_left(pending, at).contains(&Given::Perm(id)),
            (Need::Part(at, _), Action::Card(index)) => self.parts_left(pending, at).contains(&Given::Card(index)),
            _ => false,
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
                Given::Card(index) => Action::Card(index),
            })),
            Need::Nothing => {}
        }
        if pending.is_voluntary() {
            out.push(Action::Back);
        }
    }

    /// The target that an action names: the reverse of [`Self::named`].
    pub(super) fn meant(&self, action: Action) -> Option<Ref> {
        match action {
            Action::Pick(id) => Some(Ref::Perm(id)),
            Action::Player(seat) => (seat.index() < self.players.len()).then_some(Ref::Seat(seat)),
            Action::Link(place) => self.chain.get(usize::from(place).wrapping_sub(1)).map(|link| Ref::Link(link.id)),
            _ => None,
        }
    }

    fn named(&self, target: Ref) -> Option<Action> {
        Some(match target {
            Ref::Perm(id) => Action::Pick(id),
            Ref::Seat(seat) => Action::Player(seat),
            Ref::Link(id) => {
                let place = self.chain.iter().position(|link| link.id == id)?;
                Action::Link(u8::try_from(place + 1).ok()?)
            }
        })
    }

    /// Whether a question of which several can be chosen has no answer yet.
    pub(super) fn has_chosen_nothing(&self) -> bool {
        match (self.question.as_ref().map(|question| &question.ask), &self.pending) {
            (Some(Ask::Cards { left, .. }), _) => {
                let at = self.running.as_ref().map(|frame| usize::from(frame.pc));
                at.is_some_and(|at| match self.rules.code.ops.get(at) {
                    Some(Op::Look(_, most, ..) | Op::Recover(most, ..) | Op::Place(_, most, _)) => left == most,
                    Some(op) => matches!(op, Op::Search(..)),
                    None => false,
                })
            }
            (None, Some(pending)) => {
                matches!(self.need(pending), Need::Target(at, _) if pending.frame.aim(at).next().is_none())
            }
            _ => false,
        }
    }

    /// Whether the running step, if it asks a question, asks for a payment to prevent something bad.
    pub(super) fn asks_to_avert(&self) -> bool {
        let at = self.running.as_ref().map(|frame| usize::from(frame.pc));
        at.is_some_and(|at| matches!(self.rules.code.ops.get(at), Some(Op::Avert(..) | Op::Interrupt(..))))
    }
}
