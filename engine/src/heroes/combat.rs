//! Combat in five steps (H-84..H-99).

use super::card::{Cant, Keyword, Until};
use super::compile::{OnKind, types};
use super::event::Event;
use super::question::{Ask, Question};
use super::state::{Combat, Frame, Id, Packet, Perm, Phase, State, Timed, TimedChange, What};
use crate::kit::{Kind, Log, Seat, SeatSet};

/// A blow of a fight before it falls.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Blow {
    /// The damage after increases and waiting prevention.
    pub(super) n: i16,
    /// Whether waiting prevention stops it, whatever is added to it.
    pub(super) stopped: bool,
    /// Whether it destroys the character.
    pub(super) fatal: bool,
    /// Whether armor can still prevent some of it: that is its controller's choice (H-144).
    pub(super) armored: bool,
    /// Whether it destroys the character even if all armor is used.
    pub(super) fatal_anyway: bool,
}

impl State {
    /// Whether a character can attack (H-47, H-84, H-103).
    pub(super) fn can_attack(&self, perm: &Perm) -> bool {
        let fresh = perm.since == self.turns && !perm.now.has(Keyword::Ferocity);
        perm.controller == self.turn
            && !perm.exhausted
            && !perm.resource
            && (perm.is(types::HERO) || perm.is(types::ALLY) && !fresh)
            && !perm.now.cannot(Cant::Attack)
    }

    /// Whether a character may be attacked by another (H-94, H-101).
    pub(super) fn can_defend(&self, attacker: &Perm, perm: &Perm) -> bool {
        perm.fights()
            && !perm.resource
            && self.enemies(perm.controller, attacker.controller)
            && !perm.now.has(Keyword::Elusive)
            && !perm.now.cannot(Cant::BeAttacked)
            && (!perm.is(types::HERO) || !attacker.now.cannot(Cant::AttackHeroes))
    }

    /// The characters that a character may attack.
    pub(super) fn defenders(&self, attacker: Id) -> impl Iterator<Item = Id> {
        let attacker = self.perm(attacker).filter(|perm| self.can_attack(perm));
        let perms = attacker.is_some().then(|| self.shown());
        perms
            .into_iter()
            .flatten()
            .filter(move |perm| attacker.is_some_and(|attacker| self.can_defend(attacker, perm)))
            .map(|perm| perm.id)
    }

    /// The propose step: the proposal is an effect on the chain (H-195).
    pub(super) fn propose(&mut self, seat: Seat, attacker: Id, defender: Id, log: &mut impl Log<Event>) {
        let kind = |id: Id| self.perm(id).map_or(Kind::HIDDEN, |perm| perm.card.kind);
        let (from, to) = (kind(attacker), kind(defender));
        log.tell(|| Event::Proposed { seat, attacker: from, from: attacker, defender: to, to: defender });
        let frame = Frame::new(from, attacker, seat, 0);
        self.push(What::Combat { attacker, defender }, frame);
    }

    /// The attack step. An attack that has become illegal is called off, and its attacker is not exhausted (H-195).
    pub(super) fn start_combat(&mut self, attacker: Id, defender: Id, log: &mut impl Log<Event>) {
        if self.phase != Phase::Action || !self.defenders(attacker).any(|id| id == defender) {
            let seat = self.turn;
            log.tell(|| Event::Called { seat });
            self.end_combat_effects();
            return;
        }
        self.combat = Some(Combat { attacker, defender, protected: false, weapons: [0; 2], broken: false });
        self.phase = Phase::Attack;
        self.exhaust(attacker);
        let seat = self.turn;
        self.stirred = true;
        self.fire(OnKind::Attacks, attacker, defender, seat, 0, true);
    }

    /// Everybody passed in the attack step: the players who can protect are asked, first the defender's controller (H-90).
    pub(super) fn after_attack(&mut self, log: &mut impl Log<Event>) {
        let Some(combat) = self.combat else { return };
        if combat.broken {
            self.conclude(log);
            return;
        }
        let Some(controller) = self.perm(combat.defender).map(|perm| perm.controller) else { return };
        let friends: SeatSet = self.living.iter().filter(|seat| !self.enemies(*seat, controller)).collect();
        self.ask_protect(friends);
    }

    /// Asks the next player who can protect; if there is none, the defender defends.
    pub(super) fn ask_protect(&mut self, left: SeatSet) {
        let next = self.in_order().find(|seat| left.has(*seat) && self.protectors(*seat).next().is_some());
        match next {
            Some(seat) => self.question = Some(Box::new(Question { seat, ask: Ask::Protect(left.without(seat)) })),
            None => self.defend(),
        }
    }

    /// The cards in a seat's party that can protect in the current combat (H-90..H-92, H-102, H-108, H-154).
    pub(super) fn protectors(&self, seat: Seat) -> impl Iterator<Item = Id> {
        let combat = self.combat;
        let open = combat.is_some_and(|combat| {
            let stealthy = self.perm(combat.attacker).is_none_or(|perm| perm.now.has(Keyword::Stealth));
            let barred = self.perm(combat.defender).is_none_or(|perm| perm.now.cannot(Cant::BeProtected));
            !stealthy && !barred
        });
        let defender = combat.map_or(0, |combat| combat.defender);
        let anybody = open && self.traits.keywords & (1 << Keyword::Protector as u16) != 0;
        let perms = anybody.then(|| self.shown());
        perms
            .into_iter()
            .flatten()
            .filter(move |perm| {
                perm.controller == seat
                    && perm.id != defender
                    && perm.is(types::HERO | types::ALLY)
                    && !perm.resource
                    && !perm.exhausted
                    && perm.now.has(Keyword::Protector)
                    && !perm.now.cannot(Cant::Protect)
            })
            .map(|perm| perm.id)
    }

    /// A protector takes the attack upon itself (H-90).
    pub(super) fn protect(&mut self, id: Id, log: &mut impl Log<Event>) {
        self.exhaust(id);
        let Some(perm) = self.perm(id) else { return };
        let (seat, card) = (perm.controller, perm.card.kind);
        log.tell(|| Event::Protected { seat, card, number: id });
        if let Some(combat) = &mut self.combat {
            (combat.defender, combat.protected) = (id, true);
            let attacker = combat.attacker;
            self.fire(OnKind::Protects, id, attacker, seat, 0, true);
        }
        self.defend();
    }

    /// The defend step: from now on there is a defender, and heroes may strike (H-87).
    fn defend(&mut self) {
        let Some(combat) = self.combat else { return };
        self.phase = Phase::Defend;
        self.reopen();
        self.stirred = true;
        if let Some(seat) = self.perm(combat.defender).map(|perm| perm.controller) {
            self.fire(OnKind::Defends, combat.defender, combat.attacker, seat, 0, true);
        }
    }

    /// Whether the combat has reached the point at which it has a defender (H-162).
    pub(super) const fn has_defender(&self) -> bool {
        matches!(self.phase, Phase::Defend | Phase::Damage)
    }

    /// Weapons that a seat may strike with now (H-50..H-53, H-87).
    pub(super) fn strikes(&self, seat: Seat) -> impl Iterator<Item = Id> {
        let hero = self.player(seat).hero;
        let side = self.combat.filter(|combat| self.phase == Phase::Defend && !combat.broken).and_then(|combat| {
            if combat.attacker == hero {
                Some(combat.weapons[0])
            } else if combat.defender == hero {
                Some(combat.weapons[1])
            } else {
                None
            }
        });
        let able = side.is_some() && self.perm(hero).is_some_and(|hero| !hero.now.cannot(Cant::Strike));
        let ready = if able { self.ready_resources(seat) } else { 0 };
        let perms = able.then(|| self.shown());
        perms
            .into_iter()
            .flatten()
            .filter(move |perm| {
                perm.is(types::WEAPON)
                    && perm.controller == seat
                    && !perm.exhausted
                    && side.is_some_and(|struck| struck == 0 || struck == perm.id)
                    && perm.now.strike <= i16::from(ready)
                    && self.suits_hero(perm)
            })
            .map(|perm| perm.id)
    }

    /// Pays for a strike. The added ATK stays until the combat ends, even if the weapon is lost (H-54, H-87).
    pub(super) fn strike(&mut self, seat: Seat, id: Id, log: &mut impl Log<Event>) {
        let Some(weapon) = self.perm(id) else { return };
        let (cost, atk, card) = (weapon.now.strike, weapon.now.atk, weapon.card.kind);
        let hero = self.player(seat).hero;
        let damage = self.compiled(card).damage;
        self.pay_resources(seat, cost.clamp(0, 99) as u8);
        self.exhaust(id);
        log.tell(|| Event::Struck { seat, card, number: id });
        if let Some(combat) = &mut self.combat {
            combat.weapons[usize::from(combat.attacker != hero)] = id;
        }
        self.timed.push(Timed {
            who: hero,
            change: TimedChange::Atk(atk, damage),
            until: Until::EndOfCombat,
            source: id,
            controller: seat,
            lost: 0,
        });
        self.dirty = true;
        // H-100: a hero in bear form has no hands.
        self.break_form(hero, Keyword::BearForm, log);
        self.fire(OnKind::Strikes, id, hero, seat, atk, true);
    }

    /// Everybody passed in the defend step: both characters deal damage equal to their ATK (H-85, H-105).
    pub(super) fn after_defend(&mut self, log: &mut impl Log<Event>) {
        let Some(combat) = self.combat else { return };
        self.settle();
        if combat.broken {
            self.conclude(log);
            return;
        }
        let (Some(attacker), Some(defender)) = (self.perm(combat.attacker), self.perm(combat.defender)) else {
            self.conclude(log);
            return;
        };
        let struck = self.blow(attacker, defender, combat.weapons[0]);
        let back = !attacker.now.has(Keyword::LongRange);
        let back = back.then(|| self.blow(defender, attacker, combat.weapons[1]));
        self.packets.extend([Some(struck), back].into_iter().flatten());
        self.phase = Phase::Damage;
    }

    /// The blows to the defender and to the attacker if nobody does anything more; `None` if one of them is gone.
    pub(super) fn foresee(&self, attacker: Id, defender: Id) -> Option<[Blow; 2]> {
        let (attacker, defender) = (self.perm(attacker)?, self.perm(defender)?);
        if self.combat.is_some_and(|combat| combat.broken) {
            return None;
        }
        let weapons = self.combat.map_or([0; 2], |combat| combat.weapons);
        let of = |from: &Perm, to: &Perm, weapon| {
            let mut packet = self.blow(from, to, weapon);
            let stopped = self.is_stopped(&packet);
            packet.n = self.foreseen(&packet);
            let fatal = |n: i16| n > 0 && n >= to.now.health - to.damage && !to.now.cannot(Cant::BeDestroyed);
            let armor = self.may_armor(&packet).map(|seat| {
                let defs = self.armors(seat).filter_map(|id| Some(self.perm(id)?.now.health));
                defs.fold(0, i16::saturating_add)
            });
            let left = packet.n - armor.unwrap_or(0).min(packet.n);
            Blow { n: packet.n, stopped, fatal: fatal(packet.n), armored: armor.is_some(), fatal_anyway: fatal(left) }
        };
        let back = !attacker.now.has(Keyword::LongRange);
        let back = if back { of(defender, attacker, weapons[1]) } else { Blow::default() };
        Some([of(attacker, defender, weapons[0]), back])
    }

    /// The damage that a character deals to another one in a combat.
    pub(super) fn blow(&self, from: &Perm, to: &Perm, weapon: Id) -> Packet {
        let of_weapon = self.timed.iter().rev().find_map(|timed| match timed.change {
            TimedChange::Atk(_, kind) if timed.who == from.id && timed.source == weapon => kind,
            _ => None,
        });
        let kind = if from.is(types::HERO) { of_weapon } else { self.compiled(from.card.kind).damage };
        Packet {
            to: to.id,
            by: from.id,
            controller: from.controller,
            n: from.now.atk,
            kind,
            combat: true,
            sure: false,
            weighed: false,
            armored: false,
        }
    }

    /// The conclude step: effects that last for a combat end.
    pub(super) fn conclude(&mut self, log: &mut impl Log<Event>) {
        if self.combat.take().is_some_and(|combat| combat.broken) {
            let seat = self.turn;
            log.tell(|| Event::Called { seat });
        }
        self.end_combat_effects();
        self.let_go = SeatSet::NONE;
        self.phase = Phase::Action;
        self.reopen();
        (self.stirred, self.unchecked) = (true, true);
    }

    /// Ends the effects that last for a combat.
    pub(super) fn end_combat_effects(&mut self) {
        self.end_effects(|until, _| until == Until::EndOfCombat);
    }

    /// Whether there is a combat. It begins with the proposal (H-84).
    pub(super) fn in_combat(&self) -> bool {
        self.combat.is_some() || self.chain.iter().any(|link| matches!(link.what, What::Combat { .. }))
    }

    /// Removes a card from combat, which then ends without damage (H-96, H-97).
    ///
    /// A card that leaves after the damage was dealt does not end the combat.
    pub(super) fn leave_combat(&mut self, id: Id) {
        let dealt = self.phase == Phase::Damage && self.packets.is_empty();
        if !dealt
            && let Some(combat) = &mut self.combat
            && (combat.attacker == id || combat.defender == id)
        {
            combat.broken = true;
        }
    }
}
