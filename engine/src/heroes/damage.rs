//! Damage and healing: every packet goes one way (H-135..H-147).

use smallvec::SmallVec;

use super::card::{Cant, Keyword};
use super::compile::{Change, OnKind, bit, types};
use super::event::Event;
use super::question::{Ask, Question};
use super::state::{Frame, Id, Ids, Packet, Perm, State, TimedChange};
use crate::kit::{Kind, Log, Seat};

impl State {
    /// Continues with the current wave of packets: weighs each, asks for armor, then deals all of them at once (H-85).
    pub(super) fn step_packets(&mut self, log: &mut impl Log<Event>) {
        self.weigh(log);
        while let Some(at) = self.bare() {
            if let Some(seat) = self.may_armor(&self.packets[at]) {
                self.question = Some(Box::new(Question { seat, ask: Ask::Armor }));
                return;
            }
            self.packets[at].armored = true;
        }
        self.land(log);
    }

    /// Applies increases and reductions to every packet of the wave, before any of them is dealt.
    fn weigh(&mut self, log: &mut impl Log<Event>) {
        for at in 0..self.packets.len() {
            let mut packet = self.packets[at];
            if packet.weighed {
                continue;
            }
            packet.weighed = true;
            packet.n = self.increased(&packet);
            self.shield(&mut packet, log);
            self.packets[at] = packet;
        }
    }

    /// The first packet against which armor can still be exhausted.
    fn bare(&self) -> Option<usize> {
        self.packets.iter().position(|packet| !packet.armored)
    }

    /// The packet against which somebody may exhaust armor now.
    pub(super) fn armored_against(&self) -> Option<&Packet> {
        self.bare().map(|at| &self.packets[at])
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

    /// What would be left of a packet after increases and waiting prevention.
    pub(super) fn foreseen(&self, packet: &Packet) -> i16 {
        self.let_through(packet, self.increased(packet))
    }

    /// Whether waiting prevention stops all of a packet, whatever a hero's weapon still adds to it.
    pub(super) fn is_stopped(&self, packet: &Packet) -> bool {
        let most = if packet.combat && self.is_armed(packet.by) { i16::MAX } else { 1 };
        self.let_through(packet, self.increased(packet).max(most)) == 0
    }

    /// What waiting prevention leaves of so much damage.
    fn let_through(&self, packet: &Packet, n: i16) -> i16 {
        if self.is_sure(packet) {
            return n;
        }
        let stops = |shield: &&super::state::Shield| shield.who == packet.to && (!shield.combat || packet.combat);
        self.shields.iter().filter(stops).fold(n, |n, shield| n - shield.left.unwrap_or(n).min(n))
    }

    /// H-140, H-142: applies waiting prevention to the packet; prevention that is not used up keeps waiting.
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

    /// The player who may exhaust armor against a packet (H-144).
    pub(super) fn may_armor(&self, packet: &Packet) -> Option<Seat> {
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
                perm.is(types::ARMOR)
                    && perm.controller == seat
                    && !perm.exhausted
                    && perm.now.health > 0
                    && self.suits_hero(perm)
            })
            .map(|perm| perm.id)
    }

    /// Exhausts armor against the first packet. Prevention beyond the damage of that packet is lost (H-144).
    pub(super) fn armor(&mut self, id: Id, log: &mut impl Log<Event>) {
        let Some(armor) = self.perm(id) else { return };
        let (def, seat, card) = (armor.now.health, armor.controller, armor.card.kind);
        self.exhaust(id);
        if let Some(at) = self.bare() {
            let packet = &mut self.packets[at];
            let by = def.min(packet.n);
            packet.n -= by;
            log.tell(|| Event::Armored { seat, card, n: by });
        }
    }

    /// Whether the seat is asked for armor again: it has more armor, and damage is left (H-146).
    pub(super) fn asks_armor_again(&self) -> bool {
        self.armored_against().is_some_and(|packet| self.may_armor(packet).is_some())
    }

    /// Ends the choice of armor against the packet in question.
    pub(super) fn decline_armor(&mut self) {
        if let Some(at) = self.bare() {
            self.packets[at].armored = true;
        }
    }

    /// Deals the whole wave: first all of the damage, then everything that the damage sets off.
    fn land(&mut self, log: &mut impl Log<Event>) {
        let mut wave = std::mem::take(&mut self.packets);
        if log.listens() {
            self.tell_harmless(&wave, log);
        }
        // H-95: a packet of no damage deals nothing and sets nothing off.
        wave.retain(|packet| packet.n > 0 && self.perm(packet.to).is_some_and(Perm::fights));
        for packet in &wave {
            self.hurt(packet, log);
        }
        for packet in &wave {
            self.fire(OnKind::Damaged, packet.to, packet.by, packet.controller, packet.n, packet.combat);
        }
        for packet in &wave {
            // H-108: a hero that deals damage loses stealth.
            self.break_form(packet.by, Keyword::Stealth, log);
        }
        wave.clear();
        self.packets = wave;
    }

    /// Tells of an attack that deals nothing. A defender that deals nothing back needs no word.
    fn tell_harmless(&self, wave: &[Packet], log: &mut impl Log<Event>) {
        let Some(combat) = self.combat else { return };
        let blow = wave.iter().find(|packet| packet.combat && packet.by == combat.attacker && packet.n <= 0);
        let Some((from, to)) = blow.and_then(|blow| self.perm(blow.by).zip(self.perm(blow.to))) else { return };
        let (seat, card, number) = (to.controller, to.card.kind, to.id);
        log.tell(|| Event::Harmless { seat, card, number, by: from.card.kind, whose: Some(from.controller) });
    }

    fn hurt(&mut self, packet: &Packet, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm_mut(packet.to) else { return };
        perm.damage = perm.damage.saturating_add(packet.n);
        perm.hurt = true;
        let (seat, card) = (perm.controller, perm.card.kind);
        let by = || self.known(packet.by).map_or(Kind::HIDDEN, |perm| perm.card.kind);
        let whose = || self.known(packet.by).map(|perm| perm.controller);
        // A hero deals the damage of many cards (H-135), so the card is told too.
        let of = || {
            let running = self.running.as_ref().filter(|_| !packet.combat);
            running.map(|frame| frame.kind).filter(|kind| *kind != by())
        };
        let Packet { to: number, n, kind, .. } = *packet;
        log.tell(|| Event::Damaged { seat, card, number, n, kind, by: by(), whose: whose(), of: of() });
        (self.stirred, self.unchecked, self.ailing) = (true, true, true);
    }

    /// A hero loses a form. Temporary changes no longer give it, and every card that gives it is destroyed, whoever
    /// controls the card (H-100, H-108).
    pub(super) fn break_form(&mut self, hero: Id, form: Keyword, log: &mut impl Log<Event>) {
        if !self.perm(hero).is_some_and(|perm| perm.is(types::HERO)) {
            return;
        }
        self.settle();
        if !self.perm(hero).is_some_and(|perm| perm.now.has(form)) {
            return;
        }
        let giving: Ids = self.shown().filter(|perm| self.gives(perm, form, hero)).map(|perm| perm.id).collect();
        let changes = &self.rules.code.changes;
        for timed in self.timed.iter_mut().filter(|timed| timed.who == hero) {
            if let TimedChange::Mods(list, _) = timed.change
                && changes[usize::from(list)].contains(&Change::Gain(form))
            {
                timed.lost |= bit(form);
                self.dirty = true;
            }
        }
        self.destroy_all(&giving, log);
    }

    /// Whether a card in play now gives this hero a form.
    fn gives(&self, perm: &Perm, form: Keyword, hero: Id) -> bool {
        let card = self.compiled(perm.card.kind);
        if card.gives & bit(form) == 0 || perm.resource || perm.now.powerless {
            return false;
        }
        let frame = Frame::new(perm.card.kind, perm.id, perm.controller, 0);
        card.statics.iter().any(|fixed| {
            self.rules.code.changes[usize::from(fixed.changes)].contains(&Change::Gain(form))
                && fixed.when.is_none_or(|check| self.holds(check, &frame))
                && self.select(fixed.who, &frame).contains(&hero)
        })
    }

    /// Puts damage on a card. This damage is not dealt and cannot be prevented (H-138).
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

    /// Heals characters together, then tells the triggers that listen.
    pub(super) fn heal_all(&mut self, ids: &[Id], most: Option<i16>, log: &mut impl Log<Event>) {
        let healed: SmallVec<[_; 8]> = ids.iter().map(|id| (*id, self.heal(*id, most, log))).collect();
        for (id, n) in healed.into_iter().filter(|(_, n)| *n > 0) {
            let seat = self.perm(id).map_or(self.turn, |perm| perm.controller);
            self.fire(OnKind::Healed, id, 0, seat, n, false);
        }
    }

    /// Heals a card and returns the amount. A card is never healed beyond its full health, nor when its damage is
    /// already fatal (H-139).
    fn heal(&mut self, id: Id, most: Option<i16>, log: &mut impl Log<Event>) -> i16 {
        let Some(perm) = self.perm(id).filter(|perm| perm.fights() && !perm.now.cannot(Cant::BeHealed)) else {
            return 0;
        };
        if perm.damage >= perm.now.health {
            return 0;
        }
        let mut more = 0;
        if perm.now.shifts {
            self.each_change(id, |change| {
                if let Change::HealMore(number) = change {
                    more += i16::from(*number);
                }
            });
        }
        let Some(perm) = self.perm_mut(id) else { return 0 };
        let n = most.map_or(perm.damage, |most| most.saturating_add(more)).clamp(0, perm.damage);
        if n > 0 {
            perm.damage -= n;
            let (seat, card) = (perm.controller, perm.card.kind);
            log.tell(|| Event::Healed { seat, card, number: id, n });
            self.stirred = true;
        }
        n
    }
}
