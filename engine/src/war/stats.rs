//! What a card on the battlefield is worth now: attack, defense and traits, with everything that changes them.

use super::card::Type;
use super::field::is;
use super::mask;
use super::program::{Fixed, Grain, Num, bit};
use super::state::{Effect, Id, Perm, State, flag};
use crate::kit::{Kind, Seat};

/// Attack and defense never count for more.
const MOST: i32 = 120;

impl State {
    /// Whether a card on the battlefield fits a sieve of a card of `own`; `this` is that card's number.
    pub(super) fn fits(&self, sieve: u16, perm: &Perm, own: Seat, this: Id) -> bool {
        let grains = self.code().sieves.get(usize::from(sieve)).map_or(&[][..], |grains| grains);
        grains.iter().all(|grain| match *grain {
            Grain::Yours => perm.owner == own,
            Grain::Theirs => perm.owner != own,
            Grain::Used => perm.is(flag::USED),
            Grain::Available => !perm.is(flag::USED),
            Grain::Damaged => perm.damage > 0,
            Grain::Attacking => perm.is(flag::ATTACKS),
            Grain::Blocking => perm.against != 0,
            Grain::Decorated => self.perms.iter().any(|other| other.with == perm.id && self.is_medal(other)),
            Grain::Attack(cmp, n) => cmp.holds(self.attack(perm).into(), n.into()),
            Grain::Defense(cmp, n) => cmp.holds(self.defense(perm).into(), n.into()),
            Grain::Other => perm.id != this,
            Grain::This => perm.id == this,
            Grain::Bearer => self.bearer(this) == perm.id,
            printed => self.prints(printed, perm.kind),
        })
    }

    /// Whether a card anywhere fits a sieve that asks only for what is printed.
    pub(super) fn suits(&self, sieve: u16, kind: Kind) -> bool {
        let grains = self.code().sieves.get(usize::from(sieve)).map_or(&[][..], |grains| grains);
        grains.iter().all(|grain| self.prints(*grain, kind))
    }

    fn prints(&self, grain: Grain, kind: Kind) -> bool {
        let Some(card) = self.compiled(kind) else { return false };
        match grain {
            Grain::Unit => card.kind.is_unit(),
            Grain::Ground => card.kind.is_ground(),
            Grain::Air => card.kind.is_air(),
            Grain::Vehicle => matches!(card.kind, Type::Tank | Type::TankDestroyer),
            Grain::Type(of) => card.kind == of,
            Grain::Types(bits) => bits & (1 << card.kind as u16) != 0,
            Grain::Support => matches!(card.kind, Type::Permanent | Type::OneShot),
            Grain::Country(country) => card.country == country,
            Grain::Tag(tag) => self.code().tag(kind, tag),
            Grain::Named(of) => kind == of,
            Grain::Cost(cmp, n) => cmp.holds(card.cost.into(), n.into()),
            _ => false,
        }
    }

    fn is_medal(&self, perm: &Perm) -> bool {
        self.type_of(perm.kind) == Type::Medal
    }

    /// The unit that wears a medal; 0 if nobody does.
    pub(super) fn bearer(&self, medal: Id) -> Id {
        self.perm(medal).map_or(0, |perm| perm.with)
    }

    /// What cards in play and the weather change with one of these bits, each with the card that changes it.
    #[inline]
    pub(super) fn fixed(&self, bits: u64) -> impl Iterator<Item = (&Perm, Fixed)> {
        let weather = self.rules.weather.iter().filter(move |weather| self.is_any(weather.kind, bits));
        self.listeners(bits).chain(weather).flat_map(|perm| {
            let fixed = self.compiled(perm.kind).map_or(&[][..], |card| &card.fixed);
            fixed.iter().map(move |fixed| (perm, *fixed))
        })
    }

    /// The attack of a unit now, at least 0.
    pub(super) fn attack(&self, perm: &Perm) -> i8 {
        let printed = self.compiled(perm.kind).map_or(0, |card| card.attack);
        let mut sum = i32::from(printed) + i32::from(perm.more.0) + i32::from(perm.boost.0) + i32::from(perm.held.0);
        if perm.fights() && self.has(mask::LEADS) {
            // W-85: the leaders beside it in the same combat.
            let beside =
                self.perms.iter().filter(|other| other.owner == perm.owner && other.id != perm.id && other.fights());
            sum += beside.map(|other| i32::from(self.leader(other))).sum::<i32>();
        }
        (sum + self.stat(perm, 0)).clamp(0, MOST) as i8
    }

    /// The defense that a unit has by itself.
    fn own_defense(&self, perm: &Perm) -> i32 {
        let printed = self.compiled(perm.kind).map_or(0, |card| card.defense);
        i32::from(printed) + i32::from(perm.more.1) + i32::from(perm.boost.1) + i32::from(perm.held.1)
    }

    /// Whether the damage of a unit has reached its defense (W-29).
    pub(super) fn is_beaten(&self, perm: &Perm) -> bool {
        // Bases and most cards in play only add to it.
        let is_firm = i32::from(perm.damage) < self.own_defense(perm).min(MOST) && !self.has(mask::LOWERS);
        !is_firm && i16::from(perm.damage) >= i16::from(self.defense(perm))
    }

    /// The defense of a unit now. It can be 0 or less, and then the unit is destroyed.
    pub(super) fn defense(&self, perm: &Perm) -> i8 {
        let sum = self.own_defense(perm) + self.stat(perm, 1);
        // W-26, W-27: with every change of the number of bases.
        let bases = self.bases(perm.owner).count() / usize::from(self.rules.setup().house.bases_for_defense.max(1));
        (sum + bases as i32).clamp(-MOST, MOST) as i8
    }

    /// What cards in play add to attack (0) or defense (1).
    fn stat(&self, perm: &Perm, which: usize) -> i32 {
        if !self.has(mask::STATS) {
            return 0;
        }
        let more = self.fixed(mask::STATS).map(|(by, fixed)| match fixed {
            Fixed::Stats(sieve, attack, defense) if self.fits(sieve, perm, by.owner, by.id) => {
                let num = [attack, defense][which];
                self.lasting_value(num, by)
            }
            _ => 0,
        });
        more.sum()
    }

    fn lasting_value(&self, num: Num, by: &Perm) -> i32 {
        match num {
            Num::N(n) => n.into(),
            num => self.value(num, &Effect::new(by.kind, by.id, by.owner, 0), &[]),
        }
    }

    /// Whether a unit has a trait without a number.
    pub(super) fn has_trait(&self, perm: &Perm, of: u8) -> bool {
        if perm.deprived & of != 0 {
            return false;
        }
        (self.traits(perm.kind) | perm.granted) & of != 0 || (self.has(mask::GIVES) && self.is_given(perm, of))
    }

    /// Whether a card in play gives a trait to a unit.
    #[inline(never)]
    fn is_given(&self, perm: &Perm, of: u8) -> bool {
        self.fixed(mask::GIVES).any(|(by, fixed)| match fixed {
            Fixed::Gives(sieve, given) => given & of != 0 && self.fits(sieve, perm, by.owner, by.id),
            _ => false,
        })
    }

    #[inline]
    fn number_of(&self, perm: &Perm, printed: u8, bits: u64, given: impl Fn(Fixed) -> Option<(u16, u8)>) -> u8 {
        if !self.has(bits) {
            return printed;
        }
        let more = self.fixed(bits).filter_map(|(by, fixed)| {
            given(fixed).filter(|(sieve, _)| self.fits(*sieve, perm, by.owner, by.id)).map(|(_, n)| n)
        });
        more.fold(printed, u8::saturating_add)
    }

    /// How much attack a unit gives to those beside it (W-85).
    pub(super) fn leader(&self, perm: &Perm) -> u8 {
        let printed = self.compiled(perm.kind).map_or(0, |card| card.leader);
        self.number_of(perm, printed, mask::GIVES_LEADER, |fixed| match fixed {
            Fixed::GivesLeader(sieve, n) => Some((sieve, n)),
            _ => None,
        })
    }

    /// How many bodyguards a unit takes (W-86).
    pub(super) fn colonel(&self, perm: &Perm) -> u8 {
        let printed = self.compiled(perm.kind).map_or(0, |card| card.colonel);
        self.number_of(perm, printed, mask::GIVES_COLONEL, |fixed| match fixed {
            Fixed::GivesColonel(sieve, n) => Some((sieve, n)),
            _ => None,
        })
    }

    /// By how much each damage to a unit is less.
    pub(super) fn armor(&self, perm: &Perm) -> u8 {
        let printed = self.compiled(perm.kind).map_or(0, |card| card.armor);
        self.number_of(perm, printed, mask::ARMORS, |fixed| match fixed {
            Fixed::GivesArmor(sieve, n) => Some((sieve, n)),
            _ => None,
        })
    }

    /// The sum of what cards in play with these bits change for a player.
    #[inline]
    pub(super) fn changed(&self, bits: u64, seat: Seat, of: impl Fn(Fixed) -> Option<(super::card::Who, i8)>) -> i32 {
        if !self.has(bits) {
            return 0;
        }
        let more = self.fixed(bits).filter_map(|(by, fixed)| of(fixed).filter(|(who, _)| is(*who, by.owner, seat)));
        more.map(|(_, n)| i32::from(n)).sum()
    }

    /// The bodyguards of a colonel (W-86).
    pub(super) fn guards(&self, colonel: Id) -> impl Iterator<Item = &Perm> {
        self.perms.iter().filter(move |perm| perm.with == colonel && self.is_unit(perm))
    }

    /// Whether a unit could attack now (W-56, W-57).
    pub(super) fn can_attack(&self, perm: &Perm) -> bool {
        self.is_unit(perm)
            && !perm.is(flag::USED)
            && (!perm.is(flag::FRESH) || self.has_trait(perm, bit::FAST))
            && !self.has_trait(perm, bit::NO_ATTACK)
    }

    /// The same where no card in play gives traits, without a branch.
    #[inline]
    pub(super) fn is_ready_to_attack(&self, perm: &Perm) -> bool {
        let traits = (self.traits(perm.kind) | perm.granted) & !perm.deprived;
        let is_rested = !perm.is(flag::USED) & (!perm.is(flag::FRESH) | (traits & bit::FAST != 0));
        self.is_unit(perm) & is_rested & (traits & bit::NO_ATTACK == 0)
    }

    /// Whether a unit could block at all (W-58, W-68).
    pub(super) fn is_able_to_block(&self, perm: &Perm) -> bool {
        self.is_unit(perm) && !perm.is(flag::USED) && !self.has_trait(perm, bit::NO_BLOCK)
    }

    /// Whether a unit that is able to block can block this attacker.
    pub(super) fn can_block(&self, blocker: &Perm, attacker: &Perm) -> bool {
        if self.has_trait(attacker, bit::UNBLOCKABLE) {
            return false;
        }
        let (own, other) = (self.type_of(blocker.kind), self.type_of(attacker.kind));
        let flies = other.is_air();
        let by_type = !flies
            || own.is_air()
            // W-18: only ground units are forbidden to block aircraft.
            || (own == Type::Navy && self.rules.setup().house.navy_blocks_air)
            // W-17.
            || (own.is_ground() && self.has_trait(blocker, bit::ANTI_AIR));
        let mut may = by_type;
        for (by, fixed) in self.fixed(mask::PAIRS) {
            let pair = |one: u16, two: u16| {
                self.fits(one, blocker, by.owner, by.id) && self.fits(two, attacker, by.owner, by.id)
            };
            match fixed {
                Fixed::Bars(one, two) if pair(one, two) => return false,
                Fixed::Lets(one, two) if pair(one, two) => may = true,
                _ => {}
            }
        }
        may
    }
}
