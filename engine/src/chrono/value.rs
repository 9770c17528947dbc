//! What an effect refers to and works out: cards, amounts and conditions.

use super::field::is;
use super::program::{Check, Choice, Num, Sel, Sum};
use super::state::{Effect, Frame, Ids, Perm, State};

impl State {
    /// The cards that an effect can choose (C-119).
    pub(super) fn choices(&self, sieve: u16, choice: Choice, frame: &Frame) -> Ids {
        let Effect { seat, source, .. } = frame.effect;
        let fits = |perm: &Perm| {
            self.fits(sieve, perm, seat, source)
                && self.can_choose(perm, seat)
                && match choice {
                    Choice::Creature => self.is_creature(perm),
                    Choice::Other => perm.id != source,
                    Choice::Own => perm.owner == seat,
                    Choice::Any => true,
                }
        };
        self.ids(fits)
    }

    /// The cards on the battlefield that fit.
    fn ids(&self, fits: impl Fn(&Perm) -> bool) -> Ids {
        let mut ids = Ids::new();
        for perm in &self.perms {
            if fits(perm) {
                ids.push(perm.id);
            }
        }
        ids
    }

    /// Those cards whose spirit is at most so much (C-112).
    pub(super) fn affordable(&self, mut from: Ids, left: i16) -> Ids {
        from.retain(|id| self.perm(*id).is_some_and(|perm| i16::from(self.spirit(perm.kind)) <= left));
        from
    }

    pub(super) fn select(&self, sel: Sel, frame: &Frame) -> Ids {
        let Effect { seat, source, subject, .. } = frame.effect;
        match sel {
            Sel::Each(sieve) => self.ids(|perm| self.fits(sieve, perm, seat, source)),
            Sel::This => Ids::from_slice(&[source]),
            Sel::That => frame.that.clone(),
            Sel::Subject => Ids::from_slice(&[subject]),
        }
    }

    /// An amount as verbs use it: never below 0.
    pub(super) fn num(&self, num: Num, frame: &Frame) -> i16 {
        self.value(num, frame).clamp(0, 999) as i16
    }

    fn value(&self, num: Num, frame: &Frame) -> i32 {
        let sum = match num {
            Num::N(number) => return i32::from(number),
            Num::Sum(at) => self.code().sums[usize::from(at)],
        };
        let Effect { seat: own, source, ages, .. } = frame.effect;
        let seats = |who| [own, own.other()].into_iter().filter(move |seat| is(who, own, *seat));
        match sum {
            Sum::Age => i32::from(match self.age {
                age @ 0..=15 => age,
                age @ 16..=25 => age - 15,
                age => age - 25,
            }),
            Sum::Count(sieve) => self.perms.iter().filter(|perm| self.fits(sieve, perm, own, source)).count() as i32,
            Sum::Counters => i32::from(self.players[own].counters),
            Sum::Pool(who) => seats(who).map(|seat| self.players[seat].pool.len() as i32).sum(),
            Sum::Life(who) => seats(who).map(|seat| i32::from(self.players[seat].life)).sum(),
            Sum::Hand(who) => seats(who).map(|seat| self.players[seat].hand.len() as i32).sum(),
            Sum::Moved => i32::from(self.moved),
            Sum::Ages => i32::from(ages),
            Sum::Times(factor, num) => i32::from(factor).saturating_mul(self.value(num, frame)),
            Sum::Plus(one, other) => self.value(one, frame).saturating_add(self.value(other, frame)),
        }
    }

    pub(super) fn holds(&self, check: u16, frame: &Frame) -> bool {
        let Effect { seat, source, .. } = frame.effect;
        match self.code().checks[usize::from(check)] {
            Check::Is(one, cmp, other) => cmp.holds(self.value(one, frame), self.value(other, frame)),
            Check::Moved => self.moved > 0,
            Check::YourTurn => self.turn == seat,
            Check::There(sieve) => self.perms.iter().any(|perm| self.fits(sieve, perm, seat, source)),
        }
    }
}
