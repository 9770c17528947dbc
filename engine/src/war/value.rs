//! What an effect refers to and works out: cards, amounts and conditions.

use super::card::Ref;
use super::field::is;
use super::program::{Check, Num, Sel, Sum};
use super::state::{Effect, Frame, Id, Ids, Perm, State};

impl State {
    /// The cards on the battlefield that fit a sieve of the card that runs.
    pub(super) fn matching(&self, sieve: u16, frame: &Frame) -> Ids {
        let Effect { seat, source, .. } = frame.effect;
        let fits = |perm: &&Perm| self.fits(sieve, perm, seat, source);
        self.perms.iter().filter(fits).map(|perm| perm.id).collect()
    }

    pub(super) fn select(&self, sel: Sel, frame: &Frame) -> Ids {
        match sel {
            Sel::Each(sieve) => self.matching(sieve, frame),
            Sel::This => Ids::from_slice(&[frame.effect.source]),
            Sel::That => frame.that.clone(),
            Sel::Subject => Ids::from_slice(&[frame.effect.subject]),
            Sel::Bearer => Ids::from_slice(&[self.bearer(frame.effect.source)]),
            Sel::Against => {
                let source = frame.effect.source;
                let onto = self.perm(source).map_or(0, |perm| perm.against);
                let against = self.perms.iter().filter(|perm| perm.id == onto || perm.against == source);
                against.filter(|_| source != 0).map(|perm| perm.id).collect()
            }
        }
    }

    /// An amount as most verbs use it: never below 0.
    pub(super) fn num(&self, num: Num, frame: &Frame) -> i16 {
        self.value(num, &frame.effect, &frame.that).clamp(0, 999) as i16
    }

    /// An amount that may be negative.
    pub(super) fn signed(&self, num: Num, frame: &Frame) -> i16 {
        self.value(num, &frame.effect, &frame.that).clamp(-99, 99) as i16
    }

    pub(super) fn value(&self, num: Num, effect: &Effect, that: &[Id]) -> i32 {
        let sum = match num {
            Num::N(number) => return i32::from(number),
            Num::Sum(at) => self.code().sums[usize::from(at)],
        };
        let (own, source) = (effect.seat, effect.source);
        let seats = |who| [own, own.other()].into_iter().filter(move |seat| is(who, own, *seat));
        let meant = |of: Ref| {
            let id = match of {
                Ref::This => source,
                Ref::That => that.first().copied().unwrap_or_default(),
                Ref::Subject => effect.subject,
                Ref::Bearer => self.bearer(source),
            };
            self.perm(id)
        };
        match sum {
            Sum::Bases(who) => seats(who).map(|seat| self.bases(seat).count() as i32).sum(),
            Sum::Count(sieve) => self.perms.iter().filter(|perm| self.fits(sieve, perm, own, source)).count() as i32,
            Sum::Buried(who, sieve) => {
                let of = |seat| self.players[seat].destroyed.iter().filter(|card| self.suits(sieve, card.kind)).count();
                seats(who).map(|seat| of(seat) as i32).sum()
            }
            Sum::Hand(who) => seats(who).map(|seat| self.players[seat].hand.len() as i32).sum(),
            Sum::Health(who) => seats(who).map(|seat| i32::from(self.players[seat].health)).sum(),
            Sum::Attack(of) => meant(of).map_or(0, |perm| self.attack(perm).into()),
            Sum::Defense(of) => meant(of).map_or(0, |perm| self.defense(perm).into()),
            Sum::Ammo => self.perm(source).map_or(0, |perm| perm.ammo.into()),
            Sum::X => effect.x.into(),
            Sum::Times(factor, num) => i32::from(factor).saturating_mul(self.value(num, effect, that)),
            Sum::Plus(one, other) => self.value(one, effect, that).saturating_add(self.value(other, effect, that)),
        }
    }

    pub(super) fn holds(&self, check: u16, frame: &Frame) -> bool {
        let Effect { seat, source, .. } = frame.effect;
        match self.code().checks[usize::from(check)] {
            Check::Is(one, cmp, other) => {
                let value = |num| self.value(num, &frame.effect, &frame.that);
                cmp.holds(value(one), value(other))
            }
            Check::There(sieve) => self.perms.iter().any(|perm| self.fits(sieve, perm, seat, source)),
            Check::YourTurn => self.turn == seat,
            Check::Combat => self.is_combat(),
        }
    }
}
