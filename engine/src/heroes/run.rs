//! Runs effects step by step. A step that needs an answer leaves a question, and runs again with the answer.

use smallvec::SmallVec;

use super::announce::Wanted;
use super::card::{Chooser, Until, Where};
use super::compile::{Num, Op, Plr};
use super::event::Event;
use super::fit::Eye;
use super::question::{Ask, Question};
use super::state::{Frame, Id, Packet, Ref, Shield, State, Timed, TimedChange, push};
use crate::kit::{Flow, Log, SeatSet};

impl State {
    /// Runs one step of the running effect.
    pub(super) fn step_effect(&mut self, log: &mut impl Log<Event>) {
        let Some(mut frame) = self.running.take() else { return };
        let Some(op) = self.rules.code.ops.get(usize::from(frame.pc)).copied() else {
            self.finish(log);
            return;
        };
        if self.exec(op, &mut frame, log).advance(&mut frame) {
            self.running = Some(frame);
        } else {
            self.finish(log);
        }
    }

    fn exec(&mut self, op: Op, frame: &mut Frame, log: &mut impl Log<Event>) -> Flow {
        match op {
            Op::Deal { .. } | Op::Put(..) | Op::Heal(..) | Op::Prevent(..) => self.exec_damage(op, frame, log),
            Op::Destroy(_)
            | Op::Move(..)
            | Op::Exhaust(_)
            | Op::Ready(_)
            | Op::Give(..)
            | Op::Control(..)
            | Op::AddCounters(..)
            | Op::RemoveCounters(..)
            | Op::TurnDown(_)
            | Op::RemoveFromCombat(_) => self.exec_each(op, frame, log),
            Op::Draw(..) | Op::Mill(..) | Op::ShuffleIn(..) => self.exec_players(op, frame, log),
            Op::Discard(plr, n, chooser) => return self.exec_discard(plr, n, chooser, frame, log),
            Op::Look(..) | Op::Reveal(..) | Op::Search(..) | Op::Recover(..) | Op::Place(..) => {
                return self.exec_cards(op, frame, log);
            }
            Op::Interrupt(aim, unless) => return self.exec_interrupt(aim, unless, frame, log),
            Op::Token(kind, n) => {
                let n = self.num(n, frame);
                frame.that = self.enter_tokens(kind, n, frame.controller, log);
            }
            Op::ExtraTurn => self.extra.push(frame.controller),
            Op::Pick(chooser, n, sieve) => return self.exec_pick(chooser, n, sieve, frame),
            _ => return self.exec_flow(op, frame, log),
        }
        Flow::Next
    }

    fn exec_damage(&mut self, op: Op, frame: &mut Frame, log: &mut impl Log<Event>) {
        match op {
            Op::Deal { n, kind, to, by, sure } => {
                let by = self.dealer(frame, by);
                frame.that = self.select(to, frame);
                let n = self.num(n, frame);
                let controller = frame.controller;
                let packets = frame.that.iter().map(|to| Packet {
                    to: *to,
                    by,
                    controller,
                    n,
                    kind,
                    combat: false,
                    sure,
                    weighed: false,
                    armored: false,
                });
                self.packets.extend(packets);
            }
            Op::Put(n, who) => {
                frame.that = self.select(who, frame);
                let n = self.num(n, frame);
                for id in frame.that.clone() {
                    self.put_damage(id, n, log);
                }
            }
            Op::Heal(most, who) => {
                frame.that = self.select(who, frame);
                let most = most.map(|n| self.num(n, frame));
                self.heal_all(&frame.that, most, log);
            }
            Op::Prevent(most, who, combat, until) => {
                frame.that = self.select(who, frame);
                let left = most.map(|n| self.num(n, frame).max(0));
                let (source, controller) = (frame.source, frame.controller);
                let shield = |who: &Id| Shield { who: *who, left, combat, until, source, controller };
                if self.begins(until, frame) {
                    self.shields.extend(frame.that.iter().map(shield));
                }
            }
            _ => {}
        }
    }

    /// Steps that do the same to each card.
    fn exec_each(&mut self, op: Op, frame: &mut Frame, log: &mut impl Log<Event>) {
        let (Op::Destroy(who)
        | Op::Move(who, _)
        | Op::Exhaust(who)
        | Op::Ready(who)
        | Op::Give(who, ..)
        | Op::Control(who, _)
        | Op::AddCounters(_, _, who)
        | Op::RemoveCounters(_, _, who)
        | Op::TurnDown(who)
        | Op::RemoveFromCombat(who)) = op
        else {
            return;
        };
        let concerned = self.select(who, frame);
        // The controller is noted now, because the card may be gone afterwards.
        if let Some(perm) = concerned.first().and_then(|id| self.perm(*id)) {
            frame.player = perm.controller;
        }
        match op {
            Op::Destroy(_) => self.destroy_all(&concerned, log),
            Op::Move(_, to) => self.move_all(&concerned, to, log),
            Op::Exhaust(_) => self.exhaust_all(&concerned),
            Op::Give(_, list, until) if self.begins(until, frame) => self.give(&concerned, list, until, frame),
            Op::Control(_, until) if self.begins(until, frame) => self.gain(&concerned, until, frame, log),
            _ => self.exec_one_by_one(op, &concerned, frame),
        }
        frame.that = concerned;
    }

    /// Whether an effect of this duration begins at all. A change that lasts while a card is in play needs the card; a
    /// change that lasts for a combat needs a combat.
    fn begins(&self, until: Until, frame: &Frame) -> bool {
        match until {
            Until::WhileThis => self.perm(frame.source).is_some(),
            Until::EndOfCombat => self.in_combat(),
            Until::EndOfTurn | Until::YourNextTurn | Until::Forever => true,
        }
    }

    /// Changes cards for a time.
    fn give(&mut self, concerned: &[Id], list: u16, until: Until, frame: &Frame) {
        let amounts = self.amounts_of(list, frame);
        let first = amounts.first().map_or(0, |(_, amount)| *amount);
        let more = amounts.iter().filter(|(_, amount)| *amount != first);
        let more = more.map(|(place, amount)| TimedChange::More(list, *place, *amount - first));
        let changes: SmallVec<[TimedChange; 2]> = std::iter::once(TimedChange::Mods(list, first)).chain(more).collect();
        let (source, controller) = (frame.source, frame.controller);
        for (who, change) in concerned.iter().flat_map(|who| changes.iter().map(|change| (*who, *change))) {
            self.timed.push(Timed { who, change, until, source, controller, lost: 0 });
        }
        (self.dirty, self.unchecked) = (true, true);
    }

    /// Gains control of cards for a time.
    fn gain(&mut self, concerned: &[Id], until: Until, frame: &Frame, log: &mut impl Log<Event>) {
        let (source, seat) = (frame.source, frame.controller);
        for id in concerned {
            self.timed.push(Timed { who: *id, change: TimedChange::Control, until, source, controller: seat, lost: 0 });
            if let Some(card) = self.perm(*id).map(|perm| perm.card.kind) {
                log.tell(|| Event::Controlled { seat, card, number: *id });
            }
            self.dirty = true;
        }
    }

    /// Steps that set nothing off, so the order of the cards does not matter.
    fn exec_one_by_one(&mut self, op: Op, concerned: &[Id], frame: &Frame) {
        for id in concerned.iter().copied() {
            match op {
                Op::Ready(_) => {
                    if let Some(perm) = self.perm_mut(id) {
                        let counts = perm.resource && std::mem::take(&mut perm.exhausted);
                        perm.exhausted = false;
                        let controller = perm.controller;
                        self.count_ready(controller, counts, true);
                        self.stirred = true;
                    }
                }
                Op::AddCounters(kind, n, _) => {
                    let n = self.num(n, frame).clamp(0, 99) as u8;
                    self.add_counters(id, kind, n);
                }
                Op::RemoveCounters(kind, n, _) => {
                    let n = n.map(|n| self.num(n, frame));
                    self.remove_counters(id, kind, n);
                }
                Op::TurnDown(_) => {
                    self.turn_down(id);
                }
                Op::RemoveFromCombat(_) => self.leave_combat(id),
                _ => {}
            }
        }
    }

    /// The starting amounts of the changes in a list, by their places; only of amounts that have to be computed.
    fn amounts_of(&self, list: u16, frame: &Frame) -> SmallVec<[(u8, i16); 2]> {
        let changes = (0..).zip(&self.rules.code.changes[usize::from(list)]);
        let sums = changes.filter_map(|(place, change)| Some((place, change.num()?)));
        let sums = sums.filter(|(_, num)| matches!(num, Num::Sum(_)));
        sums.map(|(place, num)| (place, self.num(num, frame))).collect()
    }

    pub(super) fn add_counters(&mut self, who: Id, kind: u8, count: u8) {
        if count == 0 || self.perm(who).is_none() {
            return;
        }
        match self.counters.iter_mut().find(|tally| tally.who == who && tally.kind == kind) {
            Some(tally) => tally.count = tally.count.saturating_add(count),
            None => self.counters.push(super::state::Tally { who, kind, count }),
        }
        self.dirty = true;
    }

    pub(super) fn remove_counters(&mut self, who: Id, kind: u8, n: Option<i16>) {
        for tally in self.counters.iter_mut().filter(|tally| tally.who == who && tally.kind == kind) {
            tally.count = n.map_or(0, |n| tally.count.saturating_sub(n.clamp(0, 255) as u8));
        }
        self.counters.retain(|tally| tally.count > 0);
        self.dirty = true;
    }

    /// Steps that concern players and ask nobody.
    fn exec_players(&mut self, op: Op, frame: &Frame, log: &mut impl Log<Event>) {
        let (Op::Draw(plr, _) | Op::Mill(plr, _) | Op::ShuffleIn(plr, _)) = op else { return };
        let players = self.players_of(plr, frame);
        for seat in self.in_order().filter(|seat| players.has(*seat)) {
            match op {
                Op::Draw(_, n) => (0..self.num(n, frame).clamp(0, 60)).for_each(|_| self.draw(seat, log)),
                Op::Mill(_, n) => {
                    for _ in 0..self.num(n, frame).clamp(0, 60) {
                        let at = seat.index();
                        let Some(card) = self.players[at].deck.draw(&mut self.rng, seat) else { break };
                        log.tell(|| Event::Milled { seat, card: card.kind });
                        self.put(card, seat, Where::Graveyard, log);
                    }
                }
                Op::ShuffleIn(_, zone) => {
                    let player = self.player_mut(seat);
                    let cards = match zone {
                        Where::Hand => std::mem::take(&mut player.hand),
                        _ => std::mem::take(&mut player.graveyard),
                    };
                    let n = cards.len() as u16;
                    player.deck.shuffle_in(cards);
                    self.stirred = true;
                    log.tell(|| Event::Shuffled { seat, n });
                }
                _ => {}
            }
        }
    }

    fn exec_interrupt(&mut self, aim: u8, unless: Option<u8>, frame: &mut Frame, log: &mut impl Log<Event>) -> Flow {
        let target = frame.aim(aim).next();
        let Some(Ref::Link(id)) = target else { return Flow::Next };
        let Some(seat) = self.chain.iter().find(|link| link.id == id).map(|link| link.frame.controller) else {
            return Flow::Next;
        };
        if let Some(price) = unless
            && frame.todo.is_none()
            && self.ready_resources(seat) >= price
        {
            frame.todo = Some(SeatSet::one(seat));
            self.question = Some(Box::new(Question { seat, ask: Ask::Avert }));
            return Flow::Wait;
        }
        self.interrupt(id, log);
        Flow::Next
    }

    fn exec_pick(&mut self, chooser: Chooser, n: u8, sieve: u16, frame: &mut Frame) -> Flow {
        if frame.todo.is_none() {
            frame.that.clear();
        }
        let askers = match chooser {
            Chooser::You | Chooser::Chance => SeatSet::one(frame.controller),
            Chooser::They => {
                let aimed = frame.targets.iter().find_map(|(_, target)| match target {
                    Ref::Seat(seat) => Some(SeatSet::one(*seat)),
                    _ => None,
                });
                aimed.unwrap_or_else(|| self.players_of(Plr::Opponents, frame))
            }
        };
        let todo = frame.todo.unwrap_or(askers);
        let Some(seat) = self.in_order().find(|seat| todo.has(*seat)) else { return Flow::Next };
        frame.todo = Some(todo.without(seat));
        let fitting = self.all_fitting(sieve, frame.eye(), false);
        let mut from: Vec<_> =
            fitting.filter(|perm| chooser != Chooser::They || perm.controller == seat).map(|perm| perm.id).collect();
        if chooser == Chooser::Chance {
            self.rng.shuffle(&mut from);
            from.truncate(usize::from(n));
        }
        if from.len() <= usize::from(n) {
            frame.that.extend(from);
        } else {
            self.question = Some(Box::new(Question { seat, ask: Ask::Pick { from, left: n } }));
        }
        Flow::Wait
    }

    fn exec_flow(&mut self, op: Op, frame: &mut Frame, log: &mut impl Log<Event>) -> Flow {
        match op {
            Op::Unless(check, _) if self.holds(check, frame) => Flow::Next,
            Op::Unless(_, to) | Op::Jump(to) => Flow::Jump(to),
            Op::May(fee, to) => {
                if !self.can_pay(fee, 0, frame.eye(), None) {
                    return Flow::Jump(to);
                }
                self.question = Some(Box::new(Question { seat: frame.controller, ask: Ask::May }));
                Flow::Wait
            }
            Op::Avert(plr, fee, _) => {
                let players = self.players_of(plr, frame);
                let payer = self.in_order().find(|seat| players.has(*seat));
                match payer {
                    Some(seat) if frame.todo.is_none() && self.can_pay(fee, 0, Eye { seat, this: 0 }, None) => {
                        frame.todo = Some(SeatSet::one(seat));
                        self.question = Some(Box::new(Question { seat, ask: Ask::Avert }));
                        Flow::Wait
                    }
                    _ => Flow::Next,
                }
            }
            Op::Choose(branches) => {
                let count = self.rules.code.branches[usize::from(branches)].len() as u8;
                self.question = Some(Box::new(Question { seat: frame.controller, ask: Ask::Options(count) }));
                Flow::Wait
            }
            Op::Coin(to) => {
                let heads = self.rng.below(2) == 0;
                let seat = frame.controller;
                log.tell(|| Event::Coin { seat, heads });
                if heads { Flow::Next } else { Flow::Jump(to) }
            }
            Op::Repeat(n, to) => {
                frame.times = self.num(n, frame).clamp(0, 60);
                if frame.times == 0 { Flow::Jump(to) } else { Flow::Next }
            }
            Op::Again(to) => {
                frame.times -= 1;
                if frame.times > 0 { Flow::Jump(to) } else { Flow::Next }
            }
            Op::AtEnd(to) => {
                let later = Frame { pc: frame.pc + 1, todo: None, left: 0, trigger: None, ..frame.clone() };
                push(&mut self.delayed, later);
                Flow::Jump(to)
            }
            _ => Flow::End,
        }
    }

    /// Takes the answer of a player who was asked whether to pay or to do what the running step offers.
    pub(super) fn decide(&mut self, yes: bool, log: &mut impl Log<Event>) {
        let Some(mut frame) = self.running.take() else { return };
        match self.rules.code.ops.get(usize::from(frame.pc)).copied() {
            Some(Op::May(fee, _)) if yes => {
                let seat = frame.controller;
                let paying = Frame { targets: SmallVec::new(), ..frame.clone() };
                self.running = Some(frame);
                self.announce(seat, Wanted::Fee(fee), paying, log);
            }
            Some(Op::May(_, to)) => {
                frame.pc = to;
                self.running = Some(frame);
            }
            Some(Op::Avert(plr, fee, _)) if yes => {
                let players = self.players_of(plr, &frame);
                let seat = self.in_order().find(|seat| players.has(*seat)).unwrap_or(frame.controller);
                let paying = Frame { targets: SmallVec::new(), controller: seat, source: 0, ..frame.clone() };
                self.running = Some(frame);
                self.announce(seat, Wanted::Fee(fee), paying, log);
            }
            Some(Op::Interrupt(_, Some(price))) if yes => {
                let seat = frame.todo.and_then(|todo| todo.iter().next());
                if let Some(seat) = seat {
                    self.pay_resources(seat, price);
                }
                (frame.pc, frame.todo) = (frame.pc + 1, None);
                self.running = Some(frame);
            }
            // Not paid: the step runs again and does not ask.
            _ => self.running = Some(frame),
        }
    }

    /// Notes that the running step's price has been paid.
    pub(super) fn paid(&mut self) {
        let Some(frame) = &mut self.running else { return };
        frame.pc = match self.rules.code.ops.get(usize::from(frame.pc)) {
            Some(Op::Avert(_, _, to)) => *to,
            _ => frame.pc + 1,
        };
        (frame.todo, frame.left) = (None, 0);
    }

    /// Takes the choice of one of several options.
    pub(super) fn choose(&mut self, option: u8) {
        let code = &self.rules.code;
        if let Some(frame) = &mut self.running
            && let Some(Op::Choose(branches)) = code.ops.get(usize::from(frame.pc))
            && let Some(start) = code.branches[usize::from(*branches)].get(usize::from(option))
        {
            frame.pc = *start;
        }
    }
}
