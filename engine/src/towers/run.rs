//! Runs the program of a card and stops at each step that needs an answer.

use super::card::{Amount, Chooser, Cond, Resource, Share, Side, Stat, Who};
use super::event::Event;
use super::program::{Num, Op};
use super::state::{Frame, Place, Stage, State};
use crate::kit::{Log, Seat, SeatSet};

impl State {
    /// Runs a program from `at` for the player whose turn it is. Returns `false` if it waits for an answer.
    pub(super) fn run(&mut self, at: u16, mut they: SeatSet, log: &mut impl Log<Event>) -> bool {
        let me = self.turn;
        let mut at = usize::from(at);
        loop {
            let op = self.rules.code.programs.ops[at];
            at += 1;
            match op {
                Op::Add(who, place, down, num) => {
                    let amount = self.amount(num);
                    let by = if down { -amount } else { amount };
                    seats(who, me, they).for_each(|seat| _ = self.add(seat, place, by, log));
                }
                Op::Damage(who, num) => {
                    let by = self.amount(num);
                    seats(who, me, they).for_each(|seat| self.damage(seat, by, log));
                }
                Op::Set(who, place, num) => {
                    let to = self.amount(num);
                    seats(who, me, they).for_each(|seat| _ = self.set(seat, place, to, log));
                }
                Op::Swap(place) => {
                    let (mine, theirs) = (self.sides[me].at(place), self.sides[me.other()].at(place));
                    self.set(me, place, i32::from(theirs), log);
                    self.set(me.other(), place, i32::from(mine), log);
                }
                Op::Steal(resource, num, share) => {
                    let by = self.amount(num);
                    self.steal(resource, by, share, log);
                }
                Op::Unless(cond, to) => {
                    if !self.holds(cond) {
                        at = usize::from(to);
                    }
                }
                Op::Jump(to) => at = usize::from(to),
                Op::Lowest(place) => they = self.extreme(|seat| -i32::from(self.sides[seat].at(place))),
                Op::Highest(place) => they = self.extreme(|seat| i32::from(self.sides[seat].at(place))),
                Op::Extend => {
                    self.actions_left = self.actions_left.saturating_add(1);
                    log.tell(|| Event::Extended { seat: me });
                }
                Op::Draw(side, only, count) => {
                    let seat = seat_of(side, me);
                    if !only || they.has(seat) {
                        (0..count).for_each(|_| self.draw_card(seat, u8::MAX, log));
                    }
                }
                Op::Discard(side, only, count, chooser) => {
                    let seat = seat_of(side, me);
                    if only && !they.has(seat) {
                        continue;
                    }
                    let frame = Frame { next: at as u16, they, seat, left: count };
                    match chooser {
                        Chooser::Chance => self.discard_by_chance(seat, count, log),
                        Chooser::Owner if self.must_discard(frame) => return false,
                        Chooser::Owner => {}
                    }
                }
                Op::End => return true,
            }
        }
    }

    /// Waits for the seat of `frame` to discard, if it must and can (T-38: a card that cannot be discarded does not count).
    pub(super) fn must_discard(&mut self, frame: Frame) -> bool {
        let waits =
            frame.left > 0 && (0..self.hands[frame.seat].len()).any(|index| self.discardable(frame.seat, index));
        if waits {
            self.stage = Stage::Discard(frame);
        }
        waits
    }

    /// Whether the card at an index may be discarded (T-38).
    #[inline]
    pub(super) fn discardable(&self, seat: Seat, index: u8) -> bool {
        let known = self.hands[seat].get(index).and_then(|card| self.rules.code.compiled.get(card.kind.index()));
        known.is_none_or(|card| !card.undiscardable)
    }

    /// Rare, and so kept out of the loop that runs every card.
    #[inline(never)]
    fn discard_by_chance(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        for _ in 0..count {
            let indices: Vec<u8> = (0..self.hands[seat].len()).filter(|index| self.discardable(seat, *index)).collect();
            let Some(index) = self.rng.pick(&indices).copied() else { return };
            if let Some(card) = self.lay_open(seat, index) {
                log.tell(|| Event::Discarded { seat, card: card.kind, forced: true });
            }
        }
    }

    /// T-33: the thief gets a share of what was really lost.
    fn steal(&mut self, resource: Resource, by: i32, share: Share, log: &mut impl Log<Event>) {
        let (me, place) = (self.turn, Place::of(Stat::Stock(resource)));
        let lost = i32::from(-self.add(me.other(), place, -by, log));
        let gained = match share {
            Share::All => lost,
            Share::Half => half_up(lost),
        };
        self.add(me, place, gained, log);
    }

    /// An amount as verbs use it: never below 0.
    #[inline]
    fn amount(&self, num: Num) -> i32 {
        match num {
            Num::N(number) => i32::from(number).max(0),
            Num::Expr(index) => self.value(&self.rules.code.programs.exprs[usize::from(index)]).max(0),
        }
    }

    fn value(&self, amount: &Amount) -> i32 {
        match amount {
            Amount::N(number) => i32::from(*number),
            Amount::Of(side, stat) => i32::from(self.sides[seat_of(*side, self.turn)].get(*stat)),
            Amount::Min(one, other) => self.value(one).min(self.value(other)),
            Amount::Max(one, other) => self.value(one).max(self.value(other)),
            Amount::Sum(one, other) => self.value(one).saturating_add(self.value(other)),
            Amount::Half(whole) => half_up(self.value(whole)),
            Amount::Hand(side) => i32::from(self.hands[seat_of(*side, self.turn)].len()),
        }
    }

    fn holds(&self, cond: u16) -> bool {
        let Cond(one, cmp, other) = &self.rules.code.programs.conds[usize::from(cond)];
        cmp.holds(self.value(one), self.value(other))
    }

    /// The seats with the greatest value; both when they are equal.
    fn extreme(&self, value: impl Fn(Seat) -> i32) -> SeatSet {
        let (first, second) = (value(Seat::FIRST), value(Seat::SECOND));
        let mut seats = SeatSet::NONE;
        if first >= second {
            seats = seats.with(Seat::FIRST);
        }
        if second >= first {
            seats = seats.with(Seat::SECOND);
        }
        seats
    }
}

const fn seat_of(side: Side, me: Seat) -> Seat {
    match side {
        Side::Own => me,
        Side::Foe => me.other(),
    }
}

/// The seats to which a verb applies, the player of the card first.
#[inline]
fn seats(who: Who, me: Seat, they: SeatSet) -> impl Iterator<Item = Seat> {
    // The player as the first bit, the opponent as the second.
    let set = match who {
        Who::They => u8::from(they.has(me)) | u8::from(they.has(me.other())) << 1,
        _ => who as u8 + 1,
    };
    SeatSet(set).iter().map(move |away| Seat(me.0 ^ away.0))
}

const fn half_up(whole: i32) -> i32 {
    whole.saturating_add(1).div_euclid(2)
}
