//! Whether a card matches a filter.

use super::card::{Cmp, DamageType, Faction};
use super::compile::{Sieve, Test, types};
use super::state::{Id, Perm, State};
use crate::kit::{Kind, Seat};

/// The point of view of a filter: the seat whose effect it is, and the card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eye {
    pub(super) seat: Seat,
    pub(super) this: Id,
}

pub(super) fn compare(cmp: Cmp, a: i16, b: i16) -> bool {
    match cmp {
        Cmp::AtMost => a <= b,
        Cmp::Equal => a == b,
        Cmp::AtLeast => a >= b,
    }
}

impl State {
    /// Whether a card in play matches a filter. With `target`, totems count as allies (H-110).
    pub(super) fn fits(&self, sieve: u16, perm: &Perm, eye: Eye, target: bool) -> bool {
        self.goes_through(&self.rules.code.sieves[usize::from(sieve)], perm, eye, target)
    }

    /// All cards in play that match a filter.
    pub(super) fn all_fitting(&self, sieve: u16, eye: Eye, target: bool) -> impl Iterator<Item = &Perm> {
        let sieve = &self.rules.code.sieves[usize::from(sieve)];
        // If no card in play has such a type, none is examined.
        let totems = if target { types::TOTEM } else { 0 };
        let some = self.dirty || sieve.resources || self.traits.types & (sieve.types | totems) != 0;
        let (perms, shown) = match (some, sieve.resources) {
            (false, _) => (&[][..], &[][..]),
            (true, true) => (&self.perms[..], &[][..]),
            (true, false) => (&[][..], &self.shown[..]),
        };
        let shown = shown.iter().map(|at| &self.perms[usize::from(*at)]);
        perms.iter().chain(shown).filter(move |perm| self.goes_through(sieve, perm, eye, target))
    }

    fn goes_through(&self, sieve: &Sieve, perm: &Perm, eye: Eye, target: bool) -> bool {
        let like_ally = if target && perm.is(types::TOTEM) { types::ALLY } else { 0 };
        // Most cards are ruled out by their type.
        let types = perm.now.types | like_ally;
        if types & sieve.types == 0 && sieve.types != u16::MAX {
            return false;
        }
        (!perm.resource || sieve.resources) && self.passes_all(sieve, types, perm, eye, target)
    }

    /// Kept apart from its caller, which rules out most cards.
    #[inline(never)]
    fn passes_all(&self, sieve: &Sieve, types: u16, perm: &Perm, eye: Eye, target: bool) -> bool {
        sieve.tests.iter().all(|test| match test {
            // Nearly every filter asks for a type and a side, so these two need no call.
            Test::Type(bits) => types & bits != 0,
            Test::Yours => perm.controller == eye.seat,
            test => self.passes(test, perm, eye, target),
        })
    }

    /// Whether a card in play meets one demand.
    pub(super) fn passes(&self, test: &Test, perm: &Perm, eye: Eye, target: bool) -> bool {
        match test {
            Test::Type(bits) => {
                let like_ally = if target && perm.is(types::TOTEM) { types::ALLY } else { 0 };
                (perm.now.types | like_ally) & bits != 0
            }
            Test::Tag(tag) => self.is_tagged(perm, *tag),
            Test::Keyword(keyword) => perm.now.has(*keyword),
            Test::Damage(kind) => self.damage_type(perm) == Some(*kind),
            Test::Yours => perm.controller == eye.seat,
            Test::Friendly => !self.enemies(perm.controller, eye.seat),
            Test::Opposing => self.enemies(perm.controller, eye.seat),
            Test::Exhausted => perm.exhausted,
            Test::Damaged => perm.damage > 0,
            Test::Attacking => self.combat.is_some_and(|combat| combat.attacker == perm.id),
            Test::Defending => self.combat.is_some_and(|combat| combat.defender == perm.id && self.has_defender()),
            Test::This => perm.id == eye.this,
            Test::Attached => {
                perm.bearer != 0 && perm.bearer == eye.this
                    || self.perm(eye.this).is_some_and(|this| this.bearer == perm.id)
            }
            Test::Hurt => perm.hurt,
            Test::New => perm.since == self.turns,
            Test::FaceDown => perm.down && perm.resource,
            Test::Atk(cmp, number) => compare(*cmp, perm.now.atk, i16::from(*number)),
            Test::Health(cmp, number) => compare(*cmp, perm.now.health - perm.damage, i16::from(*number)),
            Test::Not(test) => !self.passes(test, perm, eye, target),
            Test::Any(tests) => tests.iter().any(|test| self.passes(test, perm, eye, target)),
            Test::Faction(_) | Test::Class(_) | Test::Instant | Test::Unique | Test::Cost(..) => {
                // A card that lies face down has none of these traits.
                !(perm.down && perm.resource) && self.kind_passes(test, perm.card.kind)
            }
        }
    }

    /// Whether a card that is not in play matches a filter. It never matches a demand that only cards in play can meet.
    pub(super) fn kind_fits(&self, sieve: u16, kind: Kind) -> bool {
        self.rules.code.sieves[usize::from(sieve)].tests.iter().all(|test| self.kind_passes(test, kind))
    }

    fn kind_passes(&self, test: &Test, kind: Kind) -> bool {
        let card = self.compiled(kind);
        match test {
            Test::Type(bits) => card.types & bits != 0,
            Test::Tag(tag) => card.tags & (1 << tag) != 0,
            Test::Faction(faction) => self.faction(kind) == Some(*faction),
            Test::Class(bits) => card.classes & bits != 0,
            Test::Keyword(keyword) => card.keywords & (1 << *keyword as u16) != 0,
            Test::Instant => card.instant,
            Test::Unique => card.unique,
            Test::Damage(damage) => card.damage == Some(*damage),
            Test::Cost(cmp, number) => compare(*cmp, i16::from(card.cost.unwrap_or(0)), i16::from(*number)),
            Test::Atk(cmp, number) => compare(*cmp, card.atk, i16::from(*number)),
            Test::Health(cmp, number) => compare(*cmp, card.health, i16::from(*number)),
            Test::Not(test) => !self.kind_passes(test, kind),
            Test::Any(tests) => tests.iter().any(|test| self.kind_passes(test, kind)),
            // Outside of play, the caller already knows whose card it is.
            Test::Yours | Test::Friendly | Test::Opposing => true,
            Test::Exhausted
            | Test::Damaged
            | Test::Attacking
            | Test::Defending
            | Test::This
            | Test::Attached
            | Test::Hurt
            | Test::New
            | Test::FaceDown => false,
        }
    }

    /// Whether a card in play has a word in its type line.
    pub(super) fn is_tagged(&self, perm: &Perm, tag: u8) -> bool {
        if perm.resource && perm.down {
            return false;
        }
        self.compiled(perm.card.kind).tags & (1 << tag) != 0 || perm.now.tagged && self.tagged.contains(&(perm.id, tag))
    }

    pub(super) fn faction(&self, kind: Kind) -> Option<Faction> {
        self.rules.card(kind).and_then(|card| card.faction)
    }

    /// The type of the damage that a card deals by itself: its own type, or the type of the weapon with which a hero struck.
    pub(super) fn damage_type(&self, perm: &Perm) -> Option<DamageType> {
        if !perm.is(types::HERO) {
            return self.compiled(perm.card.kind).damage;
        }
        let combat = self.combat?;
        let weapon = combat.weapons[usize::from(combat.attacker != perm.id)];
        self.perm(weapon).and_then(|weapon| self.compiled(weapon.card.kind).damage)
    }
}
