//! Damage and healing: one way for every packet (H-135..H-147).

use super::card::{Cant, Keyword};
use super::compile::{Change, OnKind, types};
use super::event::Event;
use super::question::{Ask, Question};
use super::state::{Id, Packet, State};
use crate::kit::{Kind, Log, Seat};

impl State {
    /// Goes on with the first packet: weighs it, asks for armor, deals it.
    pub(super) fn step_packet(&mut self, log: &mut impl Log<Event>) {
        let Some(mut packet) = self.packets.first().copied() else { return };
        if self.perm(packet.to).is_none_or(|perm| !perm.fights()) {
            self.packets.remove(0);
            return;
        }
        if !packet.weighed {
            packet.n = self.increased(&packet);
            self.shield(&mut packet, log);
            packet.weighed = true;
            self.packets[0] = packet;
            if let Some(seat) = self.may_armor(&packet) {
                self.question = Some(Box::new(Question { seat, ask: Ask::Armor }));
                return;
            }
        }
        self.packets.remove(0);
        self.land(packet, log);
    }

    /// H-141: increases come before prevention.
    fn increased(&self, packet: &Packet) -> i16 {
        let mut n = packet.n;
        if n <= 0 {
            return 0;
        }
        let concerns = |kind: &Option<_>| kind.is_none() || *kind == packet.kind;
        if self.perm(packet.by).is_some_and(|perm| perm.now.shifts) {
            self.each_change(packet.by, |change| {
                if let Change::DealMore(more, kind) = change
                    && concerns(kind)
                {
                    n += i16::from(*more);
                }
            });
        }
        if self.perm(packet.to).is_some_and(|perm| perm.now.shifts) {
            self.each_change(packet.to, |change| {
                if let Change::TakeMore(more, kind) = change
                    && concerns(kind)
                {
                    n += i16::from(*more);
                }
            });
        }
        n.max(0)
    }

    fn is_sure(&self, packet: &Packet) -> bool {
        packet.sure || self.perm(packet.by).is_some_and(|perm| perm.now.cannot(Cant::BePrevented))
    }

    /// H-140, H-142: what waits to prevent does, and keeps the rest.
    fn shield(&mut self, packet: &mut Packet, log: &mut impl Log<Event>) {
        if self.is_sure(packet) {
            return;
        }
        let mut prevented = 0;
        for shield in
            self.shields.iter_mut().filter(|shield| shield.who == packet.to && (!shield.combat || packet.combat))
        {
            let by = shield.left.unwrap_or(packet.n).min(packet.n);
            shield.left = shield.left.map(|left| left - by);
            packet.n -= by;
            prevented += by;
        }
        self.shields.retain(|shield| shield.left != Some(0));
        if prevented > 0
            && let Some(perm) = self.perm(packet.to)
        {
            let (seat, card) = (perm.controller, perm.card.kind);
            log.tell(|| Event::Prevented { seat, card, n: prevented });
        }
    }

    /// Who may exhaust armor against a packet (H-144).
    fn may_armor(&self, packet: &Packet) -> Option<Seat> {
        let hero = self.perm(packet.to).filter(|perm| perm.is(types::HERO))?;
        let seat = hero.controller;
        (packet.n > 0 && !self.is_sure(packet) && self.armors(seat).next().is_some()).then_some(seat)
    }

    /// Armor that a seat can exhaust now (H-57).
    pub(super) fn armors(&self, seat: Seat) -> impl Iterator<Item = Id> {
        let perms = (self.traits.types & types::ARMOR != 0).then(|| self.shown());
        perms
            .into_iter()
            .flatten()
            .filter(move |perm| {
                perm.is(types::ARMOR) && perm.controller == seat && !perm.exhausted && perm.now.health > 0
            })
            .map(|perm| perm.id)
    }

    /// Exhausts armor against the first packet; what it could prevent beyond it is lost (H-144).
    pub(super) fn armor(&mut self, id: Id, log: &mut impl Log<Event>) {
        let Some(armor) = self.perm(id) else { return };
        let (def, seat, card) = (armor.now.health, armor.controller, armor.card.kind);
        self.exhaust(id);
        if let Some(packet) = self.packets.first_mut() {
            let by = def.min(packet.n);
            packet.n -= by;
            log.tell(|| Event::Armored { seat, card, n: by });
        }
    }

    /// The seat that is asked goes on choosing armor while there is some and damage is left (H-146).
    pub(super) fn asks_armor_again(&self) -> bool {
        self.packets.first().is_some_and(|packet| self.may_armor(packet).is_some())
    }

    fn land(&mut self, packet: Packet, log: &mut impl Log<Event>) {
        // H-95: no damage deals nothing and sets nothing off.
        if packet.n <= 0 {
            return;
        }
        let by = self.known(packet.by).map_or(Kind::HIDDEN, |perm| perm.card.kind);
        let Some(perm) = self.perm_mut(packet.to) else { return };
        perm.damage = perm.damage.saturating_add(packet.n);
        perm.hurt = true;
        let (seat, card) = (perm.controller, perm.card.kind);
        log.tell(|| Event::Damaged { seat, card, number: packet.to, n: packet.n, kind: packet.kind, by });
        (self.stirred, self.unchecked, self.ailing) = (true, true, true);
        self.fire(OnKind::Damaged, packet.to, packet.by, packet.controller, packet.n, packet.combat);
        if self.perm(packet.by).is_some_and(|dealer| dealer.is(types::HERO)) {
            // H-108: who deals damage is seen.
            self.break_form(packet.controller, Keyword::Stealth, log);
        }
    }

    /// Destroys everything that gives a hero a form (H-100, H-108).
    pub(super) fn break_form(&mut self, seat: Seat, form: Keyword, log: &mut impl Log<Event>) {
        let bit = 1 << form as u16;
        let hero = self.player(seat).hero;
        let giving: Vec<Id> = self
            .perms
            .iter()
            .filter(|perm| perm.controller == seat && !perm.resource && self.compiled(perm.card.kind).gives & bit != 0)
            .map(|perm| perm.id)
            .collect();
        for id in giving {
            self.destroy(id, log);
        }
        let changes = &self.rules.code.changes;
        let before = self.timed.len();
        self.timed.retain(|timed| {
            timed.who != hero
                || !matches!(timed.change, super::state::TimedChange::Mods(list, _)
                    if changes[usize::from(list)].contains(&Change::Gain(form)))
        });
        self.dirty |= self.timed.len() != before;
    }

    /// Puts damage: not dealt, not prevented (H-138).
    pub(super) fn put_damage(&mut self, id: Id, n: i16, log: &mut impl Log<Event>) {
        if n <= 0 {
            return;
        }
        if let Some(perm) = self.perm_mut(id).filter(|perm| perm.fights()) {
            perm.damage = perm.damage.saturating_add(n);
            let (seat, card) = (perm.controller, perm.card.kind);
            log.tell(|| Event::Put { seat, card, number: id, n });
            (self.stirred, self.unchecked, self.ailing) = (true, true, true);
        }
    }

    /// Heals; never beyond the printed health, and never who is to die (H-139).
    pub(super) fn heal(&mut self, id: Id, most: Option<i16>, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm(id).filter(|perm| perm.fights() && !perm.now.cannot(Cant::BeHealed)) else { return };
        if perm.damage >= perm.now.health {
            return;
        }
        let mut more = 0;
        if perm.now.shifts {
            self.each_change(id, |change| {
                if let Change::HealMore(number) = change {
                    more += i16::from(*number);
                }
            });
        }
        let Some(perm) = self.perm_mut(id) else { return };
        let n = most.map_or(perm.damage, |most| most.saturating_add(more)).clamp(0, perm.damage);
        if n == 0 {
            return;
        }
        perm.damage -= n;
        let (seat, card) = (perm.controller, perm.card.kind);
        log.tell(|| Event::Healed { seat, card, number: id, n });
        self.stirred = true;
        self.fire(OnKind::Healed, id, 0, seat, n, false);
    }
}
