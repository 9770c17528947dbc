//! Runs effects. A step that needs an answer leaves a question; the answer does what the step says, and the effect goes on
//! behind it.

use super::card::{Chooser, Place};
use super::event::Event;
use super::field::is;
use super::program::{Act, Gift, Num, Op};
use super::state::{Ask, Effect, Frame, Id, Ids, State, flag};
use super::turn::MOST_QUEUED;
use crate::kit::{Flow, Kind, Log, Seat};

/// The most tokens that one step makes.
const MOST_TOKENS: i16 = 10;
/// The most cards of one player on the battlefield to which tokens are still added.
const MOST_PERMS: usize = 60;
/// The most discounts of a turn.
const MOST_DISCOUNTS: usize = 20;

impl State {
    /// Runs an effect until somebody is asked or it is done; returns the number of its steps.
    /// Jumps go forward alone, so there are never many.
    pub(super) fn run_effect(&mut self, mut frame: Box<Frame>, log: &mut impl Log<Event>) -> u32 {
        let mut steps = 0;
        loop {
            let op = self.code().ops.get(usize::from(frame.effect.pc)).copied().unwrap_or(Op::End);
            let flow = self.exec(op, &mut frame, log);
            steps += 1;
            if !flow.advance(&mut *frame) {
                if frame.effect.bury {
                    self.bury(frame.effect.kind, frame.effect.seat);
                }
                return steps;
            }
            // P5: losses and victory are looked for when the whole effect is done.
            if self.question.is_some() || self.queue.len() > MOST_QUEUED {
                self.running = Some(frame);
                return steps;
            }
        }
    }

    fn exec(&mut self, op: Op, frame: &mut Frame, log: &mut impl Log<Event>) -> Flow {
        let seat = frame.effect.seat;
        match op {
            Op::Pick(sieve) => {
                frame.that.clear();
                let from = self.matching(sieve, frame);
                match from[..] {
                    [] => {}
                    [only] => frame.that.push(only),
                    _ => return self.wait(seat, Ask::Pick(from)),
                }
            }
            Op::PickUpTo(n, sieve) => {
                frame.that.clear();
                let from = self.matching(sieve, frame);
                if !from.is_empty() {
                    return self.wait(seat, Ask::PickUpTo(from, n));
                }
            }
            Op::Guard => return self.exec_guard(frame),
            Op::On(Act::Damage(num, shells), sel) => {
                if frame.left.is_none() {
                    frame.that = self.select(sel, frame);
                    frame.left = Some(0);
                    let n = self.num(num, frame);
                    frame.that.clone().into_iter().for_each(|id| self.aim(seat, id, n, shells));
                }
                let is_asked = self.find_guards();
                // W-86: what the effect does next to the same unit hits the bodyguard, too.
                for blow in self.blows.iter().filter(|blow| blow.of != 0) {
                    frame.that.iter_mut().filter(|that| **that == blow.of).for_each(|that| *that = blow.to);
                }
                if is_asked {
                    return Flow::Wait;
                }
                self.land(log);
            }
            Op::On(act, sel) => {
                frame.that = self.select(sel, frame);
                self.exec_act(act, frame, log);
            }
            Op::To(gift, who, num) => {
                let n = self.num(num, frame);
                for whom in [seat, seat.other()] {
                    if is(who, seat, whom) {
                        self.to(gift, whom, n, log);
                    }
                }
            }
            Op::Discard(who, num, chooser) => return self.exec_discard((who, num, chooser), frame, log),
            Op::Scry(num) => return self.exec_scry(num, frame, log),
            Op::Search(sieve, _) => return self.exec_search(sieve, seat),
            Op::Recover(sieve, num, place) => {
                let (n, lie) = (self.num(num, frame), self.recoverable(seat, sieve).count());
                if usize::try_from(n).is_ok_and(|n| n >= lie) {
                    for _ in 0..lie {
                        let next = self.recoverable(seat, sieve).next();
                        if let Some(super::Action::Card(at)) = next {
                            self.recover(seat, usize::from(at), place, log);
                        }
                    }
                } else if n > 0 {
                    return self.wait(seat, Ask::Recover(sieve, n.min(60) as u8));
                }
            }
            Op::Rise(place) => self.rise(frame.effect.kind, seat, place, log),
            Op::Token(kind, num) => {
                let own = self.perms.iter().filter(|perm| perm.owner == seat).count();
                let free = MOST_PERMS.saturating_sub(own) as i16;
                for _ in 0..self.num(num, frame).min(MOST_TOKENS).min(free) {
                    self.enter(kind, seat, 0, log);
                }
            }
            Op::Discount(sieve, num) => {
                let n = self.num(num, frame).min(99) as u8;
                if seat == self.turn && n > 0 && self.discounts.len() < MOST_DISCOUNTS {
                    self.discounts.push((sieve, n));
                }
            }
            Op::Unless(check, to) => {
                if !self.holds(check, frame) {
                    return Flow::Jump(to);
                }
            }
            Op::Jump(to) => return Flow::Jump(to),
            Op::Choose(branches) => {
                let count = self.code().branches.get(usize::from(branches)).map_or(0, Vec::len) as u8;
                return self.wait(seat, Ask::Option(count));
            }
            Op::May(price, to) => {
                let purse = self.purse(seat);
                let source = (frame.effect.kind, self.perm(frame.effect.source));
                if !self.can_pay(seat, source, &self.price(price), purse) {
                    return Flow::Jump(to);
                }
                return self.wait(seat, Ask::May(price));
            }
            Op::Sacrifice(sieve) => {
                let from = self.offerings(sieve, seat, frame.effect.source);
                match from[..] {
                    [] => {}
                    [only] => self.destroy(&[only], log),
                    _ => return self.wait(seat, Ask::Sacrifice(from)),
                }
            }
            Op::End => return Flow::End,
        }
        Flow::Next
    }

    fn wait(&mut self, seat: Seat, ask: Ask) -> Flow {
        self.question = Some(Box::new((seat, ask)));
        Flow::Wait
    }

    /// W-86: what an opponent chose as a single target is a bodyguard in place of its colonel.
    fn exec_guard(&mut self, frame: &mut Frame) -> Flow {
        let done = frame.left.unwrap_or(0).max(0) as usize;
        for at in done..frame.that.len() {
            let colonel = frame.that[at];
            let Some(owner) = self.perm(colonel).map(|perm| perm.owner) else { continue };
            let guards: Ids = self.guards(colonel).map(|perm| perm.id).collect();
            match guards[..] {
                _ if owner == frame.effect.seat => {}
                [] => {}
                [only] => frame.that[at] = only,
                _ => {
                    frame.left = Some(at as i16 + 1);
                    return self.wait(owner, Ask::Hit(colonel, guards));
                }
            }
        }
        Flow::Next
    }

    fn to(&mut self, gift: Gift, seat: Seat, n: i16, log: &mut impl Log<Event>) {
        match gift {
            Gift::Strike => self.hurt(seat, n, log),
            Gift::Cover => {
                let cover = &mut self.players[seat].cover;
                *cover = cover.saturating_add(n.clamp(0, 99) as u8);
            }
            Gift::Heal => self.heal(seat, n, log),
            Gift::Lose => self.lose(seat, n, log),
            Gift::Draw => (0..n).for_each(|_| self.draw(seat, false, log)),
            Gift::Mill => {
                for _ in 0..n {
                    let Some(card) = self.players[seat].library.draw(&mut self.rng, seat) else { break };
                    log.tell(|| Event::Milled { seat, card: card.kind });
                    self.bury(card.kind, seat);
                }
            }
            Gift::Build if seat == self.turn => self.extra = self.extra.saturating_add(n.clamp(0, 99) as u8),
            Gift::Build => {}
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
                return self.wait(whom, Ask::Discard(n as u8));
            }
        }
        Flow::Next
    }

    /// The top cards are looked at one after another; those that stay go back on top in their order.
    fn exec_scry(&mut self, num: Num, frame: &mut Frame, log: &mut impl Log<Event>) -> Flow {
        let seat = frame.effect.seat;
        if frame.left.is_none() {
            frame.left = Some(0);
            for _ in 0..self.num(num, frame).min(20) {
                let card = self.players[seat].library.draw(&mut self.rng, seat);
                self.aside.extend(card);
            }
            let n = self.aside.len() as u8;
            log.tell(|| Event::Scried { seat, n });
        }
        if usize::try_from(frame.left.unwrap_or(0)).is_ok_and(|kept| kept < self.aside.len()) {
            return self.wait(seat, Ask::Scry);
        }
        while let Some(card) = self.aside.pop() {
            self.players[seat].library.put_on_top(card);
        }
        Flow::Next
    }

    /// One of each matching card is laid aside to choose from.
    fn exec_search(&mut self, sieve: u16, seat: Seat) -> Flow {
        let wanted: Vec<Kind> =
            self.players[seat].library.iter().map(|card| card.kind).filter(|kind| self.suits(sieve, *kind)).collect();
        let mut found = self.players[seat].library.take_all(seat, |kind| wanted.contains(&kind));
        found.dedup_by_key(|card| card.kind);
        // The other copies were taken out too; they go back with the shuffle.
        let mut rest = wanted;
        for card in &found {
            if let Some(at) = rest.iter().position(|kind| *kind == card.kind) {
                rest.swap_remove(at);
            }
        }
        let player = &mut self.players[seat];
        player.library.shuffle_in(rest.into_iter().map(crate::kit::Card::secret));
        if found.is_empty() {
            return Flow::Next;
        }
        self.aside = found;
        self.wait(seat, Ask::Search)
    }

    /// The card itself leaves the Destroyed stack (W-87).
    fn rise(&mut self, kind: Kind, seat: Seat, place: Place, log: &mut impl Log<Event>) {
        if let Some(at) = self.players[seat].destroyed.iter().rev().position(|card| card.kind == kind) {
            self.recover(seat, at, place, log);
        }
    }

    fn exec_act(&mut self, act: Act, frame: &Frame, log: &mut impl Log<Event>) {
        match act {
            Act::Destroy => self.destroy(&frame.that, log),
            // What was destroyed and set this off is in the Destroyed stack by now.
            Act::Return if frame.that[..] == [frame.effect.subject] && self.perm(frame.effect.subject).is_none() => {
                self.rise(frame.effect.lost, frame.effect.seat, Place::Hand, log);
                // It is there no longer for another effect of the same loss.
                let same = |effect: &&mut Effect| effect.subject == frame.effect.subject;
                self.queue.iter_mut().filter(same).for_each(|effect| effect.lost = Kind::HIDDEN);
            }
            Act::Return => frame.that.iter().for_each(|id| self.send_home(*id, log)),
            Act::Exile => frame.that.iter().for_each(|id| self.exile(*id, log)),
            Act::Withdraw => frame.that.iter().for_each(|id| self.withdraw(*id, log)),
            act => {
                frame.that.iter().for_each(|id| self.change(act, *id, frame, log));
                if matches!(act, Act::Exhaust | Act::Pin | Act::Ready) {
                    self.count_bases();
                }
            }
        }
    }

    /// Changes one card that stays where it is.
    fn change(&mut self, act: Act, id: Id, frame: &Frame, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm(id) else { return };
        let (seat, card, number) = (perm.owner, perm.kind, id);
        let is_unit = self.is_unit(perm);
        let [n, attack, defense] = match act {
            Act::Boost(attack, defense) | Act::Hold(attack, defense) | Act::Promote(attack, defense) => {
                [0, self.signed(attack, frame), self.signed(defense, frame)]
            }
            Act::Shield(num) | Act::Load(num) => [self.num(num, frame).min(99), 0, 0],
            _ => [0; 3],
        };
        self.settled = false;
        let Some(perm) = self.perm_mut(id) else { return };
        let add = |stats: &mut (i8, i8)| {
            stats.0 = stats.0.saturating_add(attack as i8);
            stats.1 = stats.1.saturating_add(defense as i8);
        };
        match act {
            Act::Boost(..) if is_unit => {
                add(&mut perm.boost);
                log.tell(|| Event::Boosted { seat, card, number, attack, defense, lasting: false });
            }
            Act::Hold(..) if is_unit => {
                add(&mut perm.held);
                log.tell(|| Event::Boosted { seat, card, number, attack, defense, lasting: false });
            }
            Act::Promote(..) if is_unit => {
                add(&mut perm.more);
                log.tell(|| Event::Boosted { seat, card, number, attack, defense, lasting: true });
            }
            Act::Grant(of) => {
                perm.granted |= of;
                perm.deprived &= !of;
            }
            Act::Deprive(of) => perm.deprived |= of,
            Act::Exhaust | Act::Pin => {
                let was = perm.is(flag::USED);
                perm.mark(flag::USED, true);
                perm.mark(flag::PINNED, act == Act::Pin || perm.is(flag::PINNED));
                if !was || act == Act::Pin {
                    log.tell(|| Event::Exhausted { seat, card, number });
                }
            }
            Act::Ready if perm.is(flag::USED) => {
                perm.mark(flag::USED | flag::PINNED, false);
                log.tell(|| Event::Readied { seat, card, number });
            }
            Act::Shield(_) => perm.shield = perm.shield.saturating_add(n as u8),
            Act::Protect => perm.mark(flag::PROTECTED, true),
            Act::Load(_) => perm.ammo = perm.ammo.saturating_add(n as u8),
            _ => {}
        }
    }
}
