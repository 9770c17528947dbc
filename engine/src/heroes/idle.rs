//! Actions that are allowed and would change nothing: a price of X that is 0, an attack for 0, and an effect or a target that
//! changes nothing. Such an action stays a choice, but nobody is led to it.

use super::action::Action;
use super::announce::{Need, Wanted};
use super::card::Cant;
use super::compile::{Check, Fee, Num, OnKind, Op, Program, Sel, Sum, types};
use super::state::{Frame, Id, Ids, Perm, Ref, State};
use crate::kit::{Kind, Seat};

impl State {
    /// Whether an action is allowed and, as things stand, would change nothing.
    pub(super) fn is_idle(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Attack(id) => self.perm(id).is_some_and(|perm| perm.now.atk <= 0) && !self.is_armed(id),
            Action::X(0) => self.pending.as_ref().is_some_and(|pending| {
                let (frame, stays) = (&pending.frame, !self.rules.is_passing(pending.frame.kind));
                matches!(self.need(pending), Need::X(_))
                    && match (pending.wanted, self.program(pending)) {
                        (Wanted::Play(_), _) if stays => false,
                        (Wanted::Play(_) | Wanted::Use(..), Some(program)) => {
                            self.does_nothing(frame.kind, frame.source, seat, program)
                        }
                        _ => false,
                    }
            }),
            Action::Play(index) => self.player(seat).hand.get(usize::from(index)).is_some_and(|card| {
                let compiled = self.compiled(card.kind);
                let fees = &self.rules.code.fees[usize::from(compiled.also)];
                let fixed = self.toll(seat, card.kind).saturating_add(Fee::resources(fees));
                let is_x = compiled.cost.is_none() || fees.contains(&Fee::PayX);
                is_x && self.ready_resources(seat) <= fixed
                    && self.rules.is_passing(card.kind)
                    && self.does_nothing(card.kind, 0, seat, &compiled.play)
            }),
            Action::Use(id, number) => self.perm(id).is_some_and(|perm| {
                let mut paid = self.compiled(perm.card.kind).paid.iter();
                paid.find(|paid| paid.number + 1 == number).is_some_and(|paid| {
                    self.rules.code.fees[usize::from(paid.fee)].contains(&Fee::PayX)
                        && self.ready_resources(seat) <= paid.cost
                        && self.does_nothing(perm.card.kind, id, seat, &paid.program)
                })
            }),
            _ => false,
        }
    }

    /// Whether a card or a power would meet nothing as things stand, or nothing in this target: nobody attacks whom it speaks of,
    /// nobody is hurt whom it heals. Something that answers to the playing itself is reason enough to play it.
    pub(super) fn is_for_nothing(&self, seat: Seat, action: Action) -> bool {
        let found = match action {
            Action::Play(index) if !self.hears(OnKind::Plays) => {
                let card = self.player(seat).hand.get(usize::from(index)).map(|card| card.kind);
                // To give something else up for it can be what it is played for.
                let pays = |card: &Kind| {
                    let fees = &self.rules.code.fees[usize::from(self.compiled(*card).also)];
                    fees.iter().all(|fee| matches!(fee, Fee::Pay(_) | Fee::PayX))
                };
                let card = card.filter(|card| self.rules.is_passing(*card) && pays(card));
                card.map(|card| (card, 0, &self.compiled(card).play))
            }
            Action::Use(id, number) if !self.hears(OnKind::Exhausted) && !self.hears(OnKind::Completes) => {
                self.perm(id).and_then(|perm| {
                    let mut paid = self.compiled(perm.card.kind).paid.iter();
                    let paid = paid.find(|paid| paid.number + 1 == number && paid.plain)?;
                    let counts = paid.flips && self.rules.code.checks.contains(&Check::Flipped);
                    (!counts).then_some((perm.card.kind, id, &paid.program))
                })
            }
            Action::Pick(id) => return self.is_aimed_at_nothing(id),
            _ => None,
        };
        found.is_some_and(|(kind, source, program)| {
            let frame = Frame::new(kind, source, seat, program.start);
            match program.aims[..] {
                [] => self.changes_nothing(program, frame),
                [_] if self.changes_any_target(program) => false,
                [aim] => {
                    let legal = self.legal(aim.kind, frame.eye());
                    let none = (aim.min == 0).then(|| frame.clone());
                    let mut aimed = legal.iter().map(|target| frame.aimed(0, *target)).chain(none);
                    !legal.is_empty() && aimed.all(|frame| self.changes_nothing(program, frame))
                }
                _ => false,
            }
        })
    }

    /// Whether what is being put on the chain would change nothing if it had this target.
    fn is_aimed_at_nothing(&self, id: Id) -> bool {
        let Some(pending) = self.pending.as_ref().filter(|_| self.question.is_none()) else { return false };
        let stays = matches!(pending.wanted, Wanted::Play(_)) && !self.rules.is_passing(pending.frame.kind);
        let (Need::Target(at, _), Some(program), false) = (self.need(pending), self.program(pending), stays) else {
            return false;
        };
        program.aims.len() == 1 && self.changes_nothing(program, pending.frame.aimed(at, Ref::Perm(id)))
    }

    /// Whether the first step of an effect changes every target, so that none need be tried.
    fn changes_any_target(&self, program: &Program) -> bool {
        let first = self.rules.code.ops.get(usize::from(program.start));
        first.is_some_and(|op| {
            matches!(
                op,
                Op::Deal { to: Sel::Aim(_), .. }
                    | Op::Put(_, Sel::Aim(_))
                    | Op::Destroy(Sel::Aim(_))
                    | Op::Move(Sel::Aim(_), _)
                    | Op::Give(Sel::Aim(_), ..)
                    | Op::Prevent(_, Sel::Aim(_), ..)
                    | Op::Interrupt(..)
            )
        })
    }

    /// Whether no step of an effect finds anybody whom it changes.
    pub(super) fn changes_nothing(&self, program: &Program, mut frame: Frame) -> bool {
        let (ops, mut at) = (&self.rules.code.ops, usize::from(program.start));
        while let Some(op) = ops.get(at).copied().filter(|_| !program.empty) {
            at = match op {
                Op::End => return true,
                // Jumps lead forward only, but for repetitions.
                Op::Jump(to) if usize::from(to) > at => usize::from(to),
                Op::Unless(check, _) if !self.outlasts_payment(check) => return false,
                Op::Unless(check, to) if !self.holds(check, &frame) => usize::from(to),
                Op::Unless(..) => at + 1,
                op => match self.missed(op, &frame) {
                    Some(met) => {
                        frame.that = met;
                        at + 1
                    }
                    None => return false,
                },
            };
        }
        false
    }

    /// Whether a condition is the same before the price is paid and afterwards: what is paid leaves the hand or is exhausted, and X is
    /// not chosen yet.
    fn outlasts_payment(&self, check: u16) -> bool {
        match &self.rules.code.checks[usize::from(check)] {
            Check::Is(a, _, b) => self.is_beside_payment(*a) && self.is_beside_payment(*b),
            Check::Exists(sieve) | Check::Fits(_, sieve) => {
                !self.rules.code.sieves[usize::from(*sieve)].is_of_payment()
            }
            Check::Not(check) => self.outlasts_payment(*check),
            Check::All(checks) | Check::Either(checks) => checks.iter().all(|check| self.outlasts_payment(*check)),
            Check::In(_) | Check::Combat | Check::HeroClass(_) | Check::HeroFaction(_) => true,
            Check::Flipped => false,
        }
    }

    /// Whether no price changes an amount.
    fn is_beside_payment(&self, num: Num) -> bool {
        let Num::Sum(number) = num else { return true };
        match self.rules.code.sums[usize::from(number)] {
            Sum::X | Sum::Paid | Sum::Resources(_) | Sum::Hand(_) | Sum::CountIn(..) => false,
            Sum::Count(sieve) => !self.rules.code.sieves[usize::from(sieve)].is_of_payment(),
            Sum::Plus(a, b) | Sum::Less(a, b) => self.is_beside_payment(a) && self.is_beside_payment(b),
            Sum::Times(_, a) | Sum::Half(a) => self.is_beside_payment(a),
            Sum::Atk(_) | Sum::Health(_) | Sum::Damage(_) | Sum::Cost(_) | Sum::Counters(..) | Sum::Event => true,
        }
    }

    /// The cards that a step meets, if it changes none of them.
    fn missed(&self, op: Op, frame: &Frame) -> Option<Ids> {
        let all = |who: Sel, is: &dyn Fn(&Perm) -> bool| {
            let met = self.select(who, frame);
            met.iter().filter_map(|id| self.perm(*id)).all(is).then_some(met)
        };
        match op {
            Op::Ready(who) => all(who, &|perm| !perm.exhausted),
            Op::Exhaust(who) => all(who, &|perm| perm.exhausted),
            Op::Heal(_, who) => all(who, &|perm| perm.damage <= 0 || perm.now.cannot(Cant::BeHealed)),
            Op::RemoveCounters(kind, _, who) => {
                all(who, &|perm| !self.counters.iter().any(|tally| tally.who == perm.id && tally.kind == kind))
            }
            Op::Deal { to: who, .. }
            | Op::Put(_, who)
            | Op::Destroy(who)
            | Op::Move(who, _)
            | Op::Give(who, ..)
            | Op::Prevent(_, who, ..)
            | Op::Control(who, _)
            | Op::AddCounters(_, _, who)
            | Op::TurnDown(who)
            | Op::RemoveFromCombat(who) => all(who, &|_| false),
            _ => None,
        }
    }

    /// Whether nobody need be asked in another's turn for the sake of an action. Both it and the pause would be for nothing: what
    /// could make it worth while would ask again.
    pub(super) fn is_no_reason(&self, seat: Seat, action: Action) -> bool {
        self.is_vain(seat, action) || self.rules.setup().house.asks_once && self.is_for_nothing(seat, action)
    }

    /// Whether an action is idle in every respect: what is paid for it sets nothing off and is asked after by no card.
    fn is_vain(&self, seat: Seat, action: Action) -> bool {
        let Action::Use(id, number) = action else { return false };
        let pays_nothing = |fee: u16| {
            let fees = &self.rules.code.fees[usize::from(fee)];
            fees.contains(&Fee::PayX) && fees.iter().all(|fee| matches!(fee, Fee::PayX | Fee::Flip))
        };
        self.perm(id).is_some_and(|perm| {
            let mut paid = self.compiled(perm.card.kind).paid.iter();
            paid.any(|paid| paid.number + 1 == number && pays_nothing(paid.fee))
        }) && !self.rules.code.checks.contains(&Check::Flipped)
            && self.is_idle(seat, action)
    }

    /// Whether nothing but resources is paid for a power, so that an X of 0 changes nothing at all.
    pub(super) fn costs_only_resources(&self, action: Action) -> bool {
        let paid = match (action, self.pending.as_ref().map(|pending| pending.wanted)) {
            (Action::Use(id, number), _) => self.perm(id).and_then(|perm| {
                let mut paid = self.compiled(perm.card.kind).paid.iter();
                paid.find(|paid| paid.number + 1 == number)
            }),
            (_, Some(Wanted::Use(id, power))) => {
                self.perm(id).and_then(|perm| self.compiled(perm.card.kind).paid.get(usize::from(power)))
            }
            _ => None,
        };
        let fees = |fee: u16| &self.rules.code.fees[usize::from(fee)];
        paid.is_none_or(|paid| fees(paid.fee).iter().all(|fee| *fee == Fee::PayX))
    }

    /// Whether a hero has a weapon to strike with, so that its ATK may grow (H-50).
    pub(super) fn is_armed(&self, id: Id) -> bool {
        let Some(hero) = self.perm(id).filter(|perm| perm.is(types::HERO)) else { return false };
        let ready = i16::from(self.ready_resources(hero.controller));
        let fits = |perm: &Perm| {
            perm.is(types::WEAPON)
                && !perm.exhausted
                && perm.now.atk > 0
                && perm.now.strike <= ready
                && self.suits_hero(perm)
        };
        !hero.now.cannot(Cant::Strike) && self.perms.iter().any(|perm| perm.controller == hero.controller && fits(perm))
    }

    /// Whether every step of an effect is for nothing if X is 0.
    fn does_nothing(&self, kind: Kind, source: Id, seat: Seat, program: &Program) -> bool {
        if program.empty {
            return false;
        }
        let frame = Frame::new(kind, source, seat, program.start);
        let steps = self.rules.code.ops.iter().skip(usize::from(program.start));
        let mut steps = steps.take_while(|op| **op != Op::End);
        steps.all(|op| match op {
            Op::Deal { n, .. }
            | Op::Put(n, _)
            | Op::Draw(_, n)
            | Op::Discard(_, n, _)
            | Op::Mill(_, n)
            | Op::AddCounters(_, n, _)
            | Op::RemoveCounters(_, Some(n), _)
            | Op::Token(_, n) => self.is_nothing(*n, &frame),
            // Whoever is healed by more is healed of something.
            Op::Heal(Some(n), _) => self.is_nothing(*n, &frame) && !self.perms.iter().any(|perm| perm.now.shifts),
            _ => false,
        })
    }

    /// Whether an amount is 0 if X is 0, whatever the targets are.
    fn is_nothing(&self, num: Num, frame: &Frame) -> bool {
        let Num::Sum(number) = num else { return matches!(num, Num::N(n) if n <= 0) };
        match self.rules.code.sums[usize::from(number)] {
            Sum::X => true,
            Sum::Count(_) => self.num(num, frame) <= 0,
            Sum::Plus(a, b) => self.is_nothing(a, frame) && self.is_nothing(b, frame),
            Sum::Times(_, a) | Sum::Half(a) => self.is_nothing(a, frame),
            _ => false,
        }
    }
}
