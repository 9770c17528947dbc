//! The combat: attackers, blockers, the distribution of damage, and combat damage (W-62..W-80).

use smallvec::SmallVec;

use super::card::Type;
use super::event::Event;
use super::field::Fact;
use super::state::{Ask, Blow, Id, Ids, Part, Perm, Stage, State, flag};
use crate::kit::{Kind, Log, Seat};

impl State {
    /// The attackers are set, and the combat begins (W-62).
    pub(super) fn begin_combat(&mut self, log: &mut impl Log<Event>) {
        let attackers: Ids = self.attackers().map(|perm| perm.id).collect();
        let seat = self.turn;
        log.tell(|| Event::Attacked { seat, cards: self.attackers().map(|perm| perm.kind).collect() });
        for id in &attackers {
            let tireless = self.perm(*id).is_some_and(|perm| self.has_trait(perm, super::program::bit::TIRELESS));
            // W-60: an attack uses the unit.
            if self.rules.setup().house.attack_uses && !tireless {
                self.perm_mut(*id).into_iter().for_each(|perm| perm.mark(flag::USED, true));
            }
        }
        attackers.into_iter().for_each(|id| self.hear(Fact::Attacks(id)));
        self.stage = Stage::Turn(Part::Block);
    }

    /// The attackers that a unit can block now (W-68).
    pub(super) fn blockable(&self, blocker: &Perm) -> Ids {
        if blocker.against != 0 || !self.is_able_to_block(blocker) {
            return Ids::new();
        }
        self.attackers().filter(|attacker| self.can_block(blocker, attacker)).map(|attacker| attacker.id).collect()
    }

    /// Whether a unit can block an attacker now.
    pub(super) fn is_blocker(&self, unit: &Perm) -> bool {
        let blocks = |unit| self.attackers().any(|attacker| self.can_block(unit, attacker));
        unit.against == 0 && self.is_able_to_block(unit) && blocks(unit)
    }

    /// Whether the defender can set or take back a blocker.
    pub(super) fn can_defend(&self) -> bool {
        let foe = self.turn.other();
        self.units(foe).any(|unit| unit.against != 0 || self.is_blocker(unit))
    }

    /// The blocks are final (W-75).
    pub(super) fn end_blocks(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn.other();
        let pairs: SmallVec<[(Id, Id); 4]> =
            self.units(seat).filter(|unit| unit.against != 0).map(|unit| (unit.id, unit.against)).collect();
        let mut blocked = Ids::new();
        for (id, onto) in &pairs {
            let kind = |id: Id| self.perm(id).map_or(Kind::HIDDEN, |perm| perm.kind);
            let (card, attacker) = (kind(*id), kind(*onto));
            log.tell(|| Event::Blocked { seat, card, number: *id, attacker, onto: *onto });
            if !blocked.contains(onto) {
                blocked.push(*onto);
            }
        }
        if pairs.is_empty() {
            log.tell(|| Event::Unblocked { seat });
        }
        for id in &blocked {
            self.perm_mut(*id).into_iter().for_each(|perm| perm.mark(flag::BLOCKED, true));
        }
        pairs.into_iter().for_each(|(id, _)| self.hear(Fact::Blocks(id)));
        blocked.into_iter().for_each(|id| self.hear(Fact::Blocked(id)));
        self.stage = Stage::Turn(Part::Clash);
    }

    /// Asks the attacker how the damage of an attacker with several blockers is distributed (W-67, W-79); `false` when all of it
    /// is.
    pub(super) fn ask_split(&mut self) -> bool {
        let is_open = |attacker: &&Perm| {
            let assigned: u32 = self.blockers(attacker.id).map(|perm| u32::from(perm.assigned)).sum();
            self.blockers(attacker.id).nth(1).is_some() && self.attack(attacker) > 0 && assigned == 0
        };
        let next = self.attackers().find(is_open).map(|attacker| (attacker.id, self.attack(attacker) as u8));
        let Some((attacker, n)) = next else { return false };
        let Some(first) = self.blockers(attacker).next().map(|perm| perm.id) else { return false };
        self.question = Some(Box::new((self.turn, Ask::Split(attacker, first, n))));
        true
    }

    /// A blocker takes so much of the damage of its attacker; the last one takes what is left.
    pub(super) fn assign(&mut self, attacker: Id, blocker: Id, left: u8, n: u8) {
        let set = |state: &mut Self, id: Id, n: u8| {
            state.perm_mut(id).into_iter().for_each(|perm| perm.assigned = n);
        };
        set(self, blocker, n);
        let rest: Ids = self.blockers(attacker).map(|perm| perm.id).filter(|id| *id > blocker).collect();
        match rest[..] {
            _ if left == n => {}
            [last] => set(self, last, left - n),
            [next, ..] => self.question = Some(Box::new((self.turn, Ask::Split(attacker, next, left - n)))),
            [] => {}
        }
    }

    /// How much of an attacker's damage destroys a blocker, as far as that can be foreseen: the suggestion of W-79.
    pub(super) fn deadly(&self, attacker: &Perm, blocker: &Perm) -> u8 {
        self.deadly_to(self.toughness(blocker), attacker, blocker, self.is_bombed())
    }

    /// Whether a bomber is among the attackers (W-23).
    pub(super) fn is_bombed(&self) -> bool {
        self.attackers().any(|attacker| self.type_of(attacker.kind) == Type::Bomber)
    }

    /// The damage that destroys a unit, before the class of who deals it is looked at.
    pub(super) fn toughness(&self, unit: &Perm) -> i16 {
        i16::from(self.defense(unit)) - i16::from(unit.damage) + i16::from(unit.shield) + i16::from(self.armor(unit))
    }

    /// The same as [`Self::deadly`], if the toughness of the blocker is known, and whether a bomber attacks.
    pub(super) fn deadly_to(&self, toughness: i16, attacker: &Perm, blocker: &Perm, is_bombed: bool) -> u8 {
        let splash = is_bombed && self.is_ground(blocker);
        (toughness - i16::from(splash) - self.bonus(attacker, blocker)).clamp(1, 255) as u8
    }

    /// What a class adds to the damage of an attacker to one of its blockers, if it is assigned any (W-21, W-22, W-25).
    fn bonus(&self, attacker: &Perm, blocker: &Perm) -> i16 {
        match (self.type_of(attacker.kind), self.type_of(blocker.kind)) {
            (Type::TankDestroyer, of) if of.is_ground() => 1,
            (Type::Bomber, Type::Fighter) => -1,
            _ => 0,
        }
    }

    fn is_ground(&self, perm: &Perm) -> bool {
        self.type_of(perm.kind).is_ground()
    }

    /// Combat damage is on its way: that of all attackers and blockers at once (W-76).
    pub(super) fn clash(&mut self, log: &mut impl Log<Event>) {
        let mut blows = Vec::new();
        let mut blow = |to: Id, n: i16| {
            if n > 0 {
                blows.push(Blow { to, n: n.min(200) as u8, of: 0, shell: None });
            }
        };
        for attacker in self.attackers() {
            let attack = i16::from(self.attack(attacker));
            let is_single = self.blockers(attacker.id).nth(1).is_none();
            for blocker in self.blockers(attacker.id) {
                let n = if is_single { attack } else { i16::from(blocker.assigned) };
                if n > 0 {
                    blow(blocker.id, n + self.bonus(attacker, blocker));
                }
                blow(attacker.id, self.attack(blocker).into());
            }
            if self.type_of(attacker.kind) == Type::Bomber {
                // W-23, W-24: together with combat damage, blocked or not.
                let mut bombed = false;
                for unit in self.units(attacker.owner.other()).filter(|unit| self.is_ground(unit)) {
                    blow(unit.id, 1);
                    bombed = true;
                }
                if bombed {
                    log.tell(|| Event::Bombed { seat: attacker.owner, card: attacker.kind });
                }
            }
        }
        self.blows = blows;
    }

    /// The unblocked attackers hit the player (W-69, W-70), together with all other damage. A blocked one deals nothing to
    /// the player, also when its blockers are gone (W-77).
    pub(super) fn strike(&mut self, log: &mut impl Log<Event>) {
        let through = self.attackers().filter(|perm| !perm.is(flag::BLOCKED));
        let hits: SmallVec<[(Id, i16); 4]> = through.map(|perm| (perm.id, i16::from(self.attack(perm)))).collect();
        self.land(log);
        let sum = hits.iter().map(|(_, n)| *n).fold(0, i16::saturating_add);
        let before = self.players[self.turn.other()].health;
        self.hurt(self.turn.other(), sum, log);
        if self.players[self.turn.other()].health < before {
            hits.into_iter().filter(|(_, n)| *n > 0).for_each(|(id, _)| self.hear(Fact::Hits(id)));
        }
    }

    /// The survivors go home.
    pub(super) fn end_combat(&mut self) {
        for perm in &mut self.perms {
            perm.mark(flag::ATTACKS | flag::BLOCKED, false);
            (perm.against, perm.assigned) = (0, 0);
        }
    }

    /// A unit leaves the combat. What it blocked stays blocked (W-77), and what blocked it deals and takes nothing (W-78).
    pub(super) fn withdraw(&mut self, id: Id, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm_mut(id).filter(|perm| perm.fights()) else { return };
        perm.mark(flag::ATTACKS | flag::BLOCKED, false);
        (perm.against, perm.assigned) = (0, 0);
        let (seat, card): (Seat, Kind) = (perm.owner, perm.kind);
        log.tell(|| Event::Withdrew { seat, card, number: id });
    }

    /// Whether a combat is on, from the first block to the last damage.
    pub(super) const fn is_combat(&self) -> bool {
        matches!(
            self.stage,
            Stage::Turn(Part::Block | Part::Clash | Part::Split | Part::Damage | Part::Land | Part::Homeward)
        )
    }
}
