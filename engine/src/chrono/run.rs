//! Runs effects. A step that needs an answer leaves a question; the answer does what the step says, and the
//! effect goes on behind it.

use std::collections::VecDeque;

use super::card::{Chooser, Epoch, Type, Way};
use super::event::Event;
use super::field::is;
use super::program::{Act, Gift, Num, Op};
use super::state::{Ask, Effect, Frame, Ids, Perm, State};
use super::turn::MOST_QUEUED;
use crate::kit::{Card, Flow, Kind, Log, Seat, SeatSet, take_at};

/// The most tokens that one step makes.
const MOST_TOKENS: i16 = 10;
/// The most permanents of one player, so that the number of choices stays manageable.
const MOST_PERMS: usize = 60;

/// The effects for which a queue keeps room, once it had some.
pub(super) const ROOM: usize = 4;

/// Lets an effect wait in a queue. One with many takes no more room than it needs: a change of epoch makes many.
pub(super) fn wait(queue: &mut VecDeque<Effect>, effect: Effect) {
    if queue.len() == queue.capacity() {
        queue.reserve_exact(if queue.is_empty() { ROOM } else { 1 });
    }
    queue.push_back(effect);
}

impl State {
    /// Runs an effect until somebody is asked, has no life left, or it is done; returns the number of its steps.
    /// Jumps go forward alone, so there are never many.
    pub(super) fn run_effect(&mut self, mut frame: Frame, log: &mut impl Log<Event>) -> u32 {
        let mut steps = 0;
        loop {
            let op = self.code().ops.get(usize::from(frame.effect.pc)).copied().unwrap_or(Op::End);
            steps += 1;
            // Most effects have one step, so this is foreseen better than which step it is.
            if matches!(op, Op::End) || !self.exec(op, &mut frame, log).advance(&mut frame) {
                if frame.effect.bury {
                    self.bury(frame.effect.kind, frame.effect.seat);
                }
                return steps;
            }
            if self.is_interrupted() || self.queue.len() > MOST_QUEUED {
                self.running = Some(frame);
                return steps;
            }
        }
    }

    /// Lets an effect wait its turn.
    pub(super) fn enqueue(&mut self, effect: Effect) {
        wait(&mut self.queue, effect);
    }

    /// The effects behind the first `queued` were set off together: those of the turn player come first, and those of one
    /// player stay in their order (C-121).
    pub(super) fn take_turns(&mut self, queued: usize) {
        if self.queue.len() > queued + 1 {
            let turn = self.turn;
            self.queue.make_contiguous()[queued..].sort_by_key(|effect| effect.seat != turn);
        }
    }

    /// Runs an effect as the next thing that happens.
    pub(super) fn start_effect(&mut self, effect: Effect) {
        self.running = Some(effect.into());
    }

    fn exec(&mut self, op: Op, frame: &mut Frame, log: &mut impl Log<Event>) -> Flow {
        let seat = frame.effect.seat;
        match op {
            Op::Move(way, num) => {
                let ages = self.num(num, frame);
                let by = match way {
                    Way::Future => ages,
                    Way::Past => -ages,
                    Way::Either if ages > 0 => return self.ask(seat, Ask::Way(ages.min(30) as u8)),
                    Way::Either => 0,
                };
                self.move_time(by, false, log);
            }
            Op::To(gift, who, num) => {
                let n = self.num(num, frame);
                for whom in [seat, seat.other()] {
                    if is(who, seat, whom) {
                        self.to(gift, whom, n, log);
                    }
                }
            }
            Op::Damage(num) => {
                let n = self.num(num, frame);
                if self.deal(seat, n, Some(frame.effect.kind), log) {
                    return Flow::Wait;
                }
            }
            Op::Discard(who, num, chooser) => return self.exec_discard((who, num, chooser), frame, log),
            Op::Pick(sieve, choice) => {
                frame.that.clear();
                let from = self.choices(sieve, choice, frame);
                match from[..] {
                    [] => {}
                    [only] => frame.that.push(only),
                    _ => return self.ask(seat, Ask::Pick(from)),
                }
            }
            Op::Mass(sieve, choice, num) => {
                frame.that.clear();
                let sum = self.num(num, frame);
                let from = self.affordable(self.choices(sieve, choice, frame), sum);
                if !from.is_empty() {
                    return self.ask(seat, Ask::Mass(from, sum));
                }
            }
            Op::On(act, sel) => {
                // A step that has asked goes on with the cards that it began with.
                if frame.left.is_none() {
                    frame.that = self.select(sel, frame);
                    // The step happens to all its cards at once, so the order in which they were chosen does not count (C-121).
                    frame.that.sort_unstable();
                    frame.queued = self.queue.len() as u16;
                }
                let flow = self.exec_act(act, frame, log);
                if matches!(flow, Flow::Next) {
                    self.take_turns(frame.queued.into());
                }
                return flow;
            }
            Op::Insight => {
                let shades: Ids = self.players[seat.other()].shades.iter().map(|shade| shade.id).collect();
                if !shades.is_empty() {
                    return self.ask(seat, Ask::Insight(shades));
                }
            }
            Op::Token(kind, num) => {
                let free = MOST_PERMS.saturating_sub(self.perms.iter().filter(|perm| perm.owner == seat).count());
                let row = self.brief_row(kind, self.epoch());
                let (stays, does) = row.map_or((false, None), |row| (row.stays, row.does));
                let queued = self.queue.len();
                for _ in 0..self.num(num, frame).clamp(0, MOST_TOKENS.min(free as i16)) {
                    if stays {
                        self.enter(Card::secret(kind), seat, log);
                    } else {
                        // C-41: where it has no window it is a spell.
                        does.into_iter().for_each(|start| self.enqueue(Effect::new(kind, 0, seat, start)));
                    }
                }
                self.take_turns(queued);
            }
            Op::Fetch => {
                if !self.players[seat].beside.is_empty() {
                    return self.ask(seat, Ask::Fetch);
                }
            }
            Op::Recover(num) => {
                // C-120: as many as it says. If that is all of them, there is nothing to choose.
                let (n, lie) = (self.num(num, frame), self.players[seat].graveyard.len());
                if usize::try_from(n).is_ok_and(|n| n >= lie) {
                    (0..lie).for_each(|_| self.recover(seat, 0, log));
                } else if n > 0 {
                    return self.ask(seat, Ask::Recover(n.min(60) as u8));
                }
            }
            Op::Unless(check, to) => {
                if !self.holds(check, frame) {
                    return Flow::Jump(to);
                }
            }
            Op::Jump(to) => return Flow::Jump(to),
            Op::Choose(branches) => {
                let count = self.code().branches[usize::from(branches)].len() as u8;
                return self.ask(seat, Ask::Option(count));
            }
            Op::May(price, to) => {
                if !self.can_pay(seat, price) {
                    return Flow::Jump(to);
                }
                return self.ask(seat, Ask::May(price));
            }
            Op::End => return Flow::End,
        }
        Flow::Next
    }

    pub(super) fn ask(&mut self, seat: Seat, ask: Ask) -> Flow {
        self.question = Some((seat, ask));
        Flow::Wait
    }

    fn to(&mut self, gift: Gift, seat: Seat, n: i16, log: &mut impl Log<Event>) {
        match gift {
            Gift::Concentrate => self.concentrate(seat, n.min(200) as u8, log),
            Gift::Heal => self.heal(seat, n, log),
            Gift::Lose => self.lose(seat, n, log),
            Gift::Armor => {
                if n > 0 {
                    let armor = &mut self.players[seat].armor;
                    *armor = armor.saturating_add(n);
                    log.tell(|| Event::Armored { seat, n });
                }
            }
            Gift::Draw => (0..n).for_each(|_| self.draw(seat, false, log)),
            Gift::Mill => {
                for _ in 0..n {
                    let Some(card) = self.players[seat].deck.draw(&mut self.rng, seat) else { break };
                    log.tell(|| Event::Milled { seat, card: card.kind });
                    self.bury(card.kind, seat);
                }
            }
            Gift::Charge | Gift::Drain => {
                let counters = &mut self.players[seat].counters;
                let n = if gift == Gift::Charge { n } else { -n.min(*counters) };
                *counters = counters.saturating_add(n);
                if n != 0 {
                    log.tell(|| Event::Charged { seat, n });
                }
            }
        }
    }

    /// The player of the card discards first.
    fn exec_discard(
        &mut self,
        (who, num, chooser): (super::card::Who, Num, Chooser),
        frame: &mut Frame,
        log: &mut impl Log<Event>,
    ) -> Flow {
        let seat = frame.effect.seat;
        // What is left says how many players have been asked.
        let done = frame.left.unwrap_or(0);
        let n = self.num(num, frame);
        for (at, whom) in (0..).zip([seat, seat.other()]) {
            if at < done || !is(who, seat, whom) {
                continue;
            }
            frame.left = Some(at + 1);
            let hand = self.players[whom].hand.len() as i16;
            let n = n.min(hand);
            if chooser == Chooser::Chance || n == hand {
                for _ in 0..n {
                    let at = self.rng.below(self.players[whom].hand.len() as u32) as usize;
                    self.discard(whom, at, log);
                }
            } else if n > 0 {
                return self.ask(whom, Ask::Discard(n as u8));
            }
        }
        Flow::Next
    }

    /// Discards a card by its place in the hand.
    pub(super) fn discard(&mut self, seat: Seat, at: usize, log: &mut impl Log<Event>) {
        if at < self.players[seat].hand.len() {
            let card = take_at(&mut self.players[seat].hand, at);
            log.tell(|| Event::Discarded { seat, card: card.kind });
            self.bury(card.kind, seat);
        }
    }

    fn exec_act(&mut self, act: Act, frame: &mut Frame, log: &mut impl Log<Event>) -> Flow {
        // What is left says with how many of the cards the step is done; a stored state may say anything.
        let done = frame.left.unwrap_or(0).max(0);
        let mut dead = Ids::new();
        for at in done..frame.that.len() as i16 {
            let id = frame.that[at as usize];
            let Some(perm) = self.perm(id) else { continue };
            let (seat, card, creature) = (perm.owner, perm.kind, self.is_creature(perm));
            match act {
                // C-99, C-102: locations and events are neither destroyed nor returned.
                Act::Disembody if creature => {
                    self.fall(id, log);
                    dead.push(id);
                }
                Act::Return if creature => self.send_home(id, log),
                Act::Sacrifice if seat == frame.effect.seat => {
                    self.fall(id, log);
                    dead.push(id);
                }
                Act::Snare if creature => {
                    // A snare of the turn player lasts longer than any other that is laid now.
                    let by = if perm.snare.has(self.turn) { self.turn } else { frame.effect.seat };
                    self.perm_mut(id).into_iter().for_each(|perm| (perm.turned, perm.snare) = (true, SeatSet::one(by)));
                    log.tell(|| Event::Turned { seat, card, number: id, snare: true });
                }
                Act::Turn if !perm.turned => {
                    self.perm_mut(id).into_iter().for_each(|perm| perm.turned = true);
                    log.tell(|| Event::Turned { seat, card, number: id, snare: false });
                }
                Act::Ready if perm.turned && perm.snare.is_empty() => {
                    self.perm_mut(id).into_iter().for_each(|perm| perm.turned = false);
                    log.tell(|| Event::Readied { seat, card, number: id });
                }
                Act::Mend(num) => {
                    let n = self.num(num, frame);
                    let is_site = !creature;
                    let perms = self.perm_mut(id).into_iter().filter(|_| is_site);
                    perms.for_each(|perm| perm.counters = perm.counters.saturating_add(n));
                }
                Act::Unwind(num) if matches!(self.kind_of(perm), Type::Event(_)) => {
                    let n = self.num(num, frame);
                    self.wear(id, n, log);
                }
                // C-113: to an adjacent epoch. A card in the middle can go two ways, so its mover is asked, for each card.
                Act::Shift if id != frame.effect.source => match self.own_epoch(perm) {
                    Epoch::Two => {
                        frame.left = Some(at + 1);
                        return self.ask(frame.effect.seat, Ask::Epoch(id));
                    }
                    Epoch::One | Epoch::Three => self.shift(id, Epoch::Two, frame.queued.into(), log),
                },
                _ => {}
            }
        }
        dead.into_iter().for_each(|id| self.clear(id));
        Flow::Next
    }

    /// Whether a permanent is a thoughtform; a shadow that stays counts as one.
    pub(super) fn is_creature(&self, perm: &Perm) -> bool {
        !matches!(self.kind_of(perm), Type::Location(_) | Type::Event(_))
    }

    /// A card of the graveyard goes to the hand, by its place; the newest card is the first, as everybody sees them.
    pub(super) fn recover(&mut self, seat: Seat, at: usize, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        if let Some(at) = (player.graveyard.len()).checked_sub(at + 1) {
            let card = player.graveyard.remove(at);
            player.hand.push(card);
            log.tell(|| Event::Recovered { seat, card: card.kind });
        }
    }

    /// The effect behind the question goes on with its next step.
    pub(super) fn go_on(&mut self) {
        if let Some(frame) = &mut self.running {
            frame.effect.pc += 1;
            frame.left = None;
        }
    }

    /// A card of the hero deck goes to the hand, unseen by others (C-62).
    pub(super) fn fetch(&mut self, seat: Seat, at: usize, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        if at < player.beside.len() {
            let card: Card = player.beside.remove(at);
            player.hand.push(Card { kind: card.kind, known: SeatSet::one(seat) });
            let kind: Kind = card.kind;
            log.tell(|| Event::Fetched { seat, card: kind });
        }
    }
}
