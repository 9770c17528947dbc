//! What a player pays, whether they can, and the payment itself (H-22..H-24, H-185).

use super::announce::{Given, Pending, Wanted};
use super::card::Cant;
use super::compile::{Fee, Part, types};
use super::event::Event;
use super::fit::Eye;
use super::state::{Id, Ids, Perm, State};
use crate::kit::{Log, Seat};

impl State {
    /// What must be paid: resources first, then fees of a list.
    pub(super) fn price(&self, pending: &Pending) -> (u8, u16) {
        let cost = match pending.wanted {
            Wanted::Play(_) => self.toll(pending.seat, pending.frame.kind),
            _ => 0,
        };
        (cost, self.fee(pending))
    }

    /// The list of fees that must be paid.
    pub(super) fn fee(&self, pending: &Pending) -> u16 {
        let card = self.compiled(pending.frame.kind);
        match pending.wanted {
            Wanted::Play(_) => card.also,
            Wanted::Use(_, power) => card.paid.get(usize::from(power)).map_or(0, |paid| paid.fee),
            Wanted::Fee(fee) => fee,
            Wanted::Trigger | Wanted::Attack(_) | Wanted::Sealed => self.rules.code.free,
        }
    }

    /// Whether the player may pay any number of resources, which becomes X (H-24).
    pub(super) fn has_x(&self, pending: &Pending) -> bool {
        let fee = self.fee(pending);
        matches!(pending.wanted, Wanted::Play(_)) && self.compiled(pending.frame.kind).cost.is_none()
            || self.rules.code.fees[usize::from(fee)].contains(&Fee::PayX)
    }

    pub(super) fn parts_missing(&self, pending: &Pending, at: u8) -> usize {
        let fee = self.fee(pending);
        match self.rules.code.fees[usize::from(fee)].get(usize::from(at)) {
            Some(Fee::Part(_, count, _)) => {
                usize::from(*count).saturating_sub(pending.given.iter().filter(|(of, _)| *of == at).count())
            }
            _ => 0,
        }
    }

    /// The things that can be picked for the fee at a place.
    pub(super) fn parts_left(&self, pending: &Pending, at: u8) -> Vec<Given> {
        let fee = self.fee(pending);
        let Some(Fee::Part(part, _, sieve)) = self.rules.code.fees[usize::from(fee)].get(usize::from(at)) else {
            return Vec::new();
        };
        let hidden = match pending.wanted {
            Wanted::Play(index) => Some(index),
            _ => None,
        };
        let eye = Eye { seat: pending.seat, this: pending.frame.source };
        let fees = &self.rules.code.fees[usize::from(fee)];
        let mut left = self.parts(*part, *sieve, eye, hidden);
        left.retain(|given| is_other(fees, *given, eye.this));
        left.retain(|given| !pending.given.iter().any(|(_, taken)| taken == given));
        left
    }

    fn parts(&self, part: Part, sieve: u16, eye: Eye, hidden: Option<u8>) -> Vec<Given> {
        let seat = eye.seat;
        let indices = |cards: &[crate::kit::Card], hidden: Option<u8>| -> Vec<Given> {
            let fitting =
                (0..).zip(cards).filter(|(index, card)| Some(*index) != hidden && self.kind_fits(sieve, card.kind));
            fitting.map(|(index, _)| Given::Card(index)).collect()
        };
        match part {
            Part::Exhaust | Part::Destroy => {
                let mine = self.all_fitting(sieve, eye, false).filter(|perm| perm.controller == seat);
                let able = |perm: &&Perm| match part {
                    Part::Destroy => !perm.now.cannot(Cant::BeDestroyed),
                    _ => !perm.exhausted,
                };
                mine.filter(able).map(|perm| Given::Perm(perm.id)).collect()
            }
            Part::Remove => indices(&self.player(seat).graveyard, None),
            Part::Discard => indices(&self.player(seat).hand, hidden),
        }
    }

    /// The current cost of a card for a seat; `None` is X.
    pub(super) fn cost(&self, seat: Seat, kind: crate::kit::Kind) -> Option<u8> {
        self.compiled(kind).cost.map(|_| self.toll(seat, kind))
    }

    /// The resources that a seat pays for a card now, without X.
    pub(super) fn toll(&self, seat: Seat, kind: crate::kit::Kind) -> u8 {
        let mut cost = i16::from(self.compiled(kind).cost.unwrap_or(0));
        if self.traits.taxed
            && let Some(hero) = self.hero(seat)
        {
            let id = hero.id;
            self.each_change(id, |change| {
                if let super::compile::Change::CostMore(sieve, more) = change
                    && self.kind_fits(*sieve, kind)
                {
                    cost += i16::from(*more);
                }
            });
        }
        cost.clamp(0, 99) as u8
    }

    /// Whether a seat can pay the fees and, in addition, this number of resources (H-23).
    pub(super) fn can_pay(&self, fee: u16, cost: u8, payer: Eye, hidden: Option<u8>) -> bool {
        let seat = payer.seat;
        let fees = &self.rules.code.fees[usize::from(fee)][..];
        let resources = cost.saturating_add(Fee::resources(fees));
        if resources > 0 && resources > self.ready_resources(seat) {
            return false;
        }
        if fees.is_empty() {
            return true;
        }
        let this = self.perm(payer.this);
        fees.iter().all(|fee| match fee {
            Fee::Pay(_) | Fee::PayX | Fee::PutOnHero(_) => true,
            Fee::Exhaust => this.is_some_and(|this| self.can_exhaust(this)),
            // A card that cannot be destroyed cannot be destroyed as payment either, and a hero is never removed.
            Fee::DestroyThis => this.is_some_and(|this| !this.now.cannot(Cant::BeDestroyed)),
            Fee::RemoveThis => this.is_some_and(|this| !this.is(types::HERO)),
            Fee::PutOnThis(_) => this.is_some(),
            Fee::Counters(count, kind) => this.is_some_and(|this| self.counters_of(this.id, *kind) >= *count),
            Fee::Flip => self.hero(seat).is_some_and(|hero| !hero.down),
            Fee::Part(part, count, sieve) => {
                let given = self.parts(*part, *sieve, payer, hidden);
                given.iter().filter(|given| is_other(fees, **given, payer.this)).count() >= usize::from(*count)
            }
        })
    }

    /// Pays everything that was announced (H-23).
    pub(super) fn pay(&mut self, pending: &Pending, log: &mut impl Log<Event>) {
        let (cost, fee) = self.price(pending);
        let seat = pending.seat;
        let fees = &self.rules.code.fees[usize::from(fee)];
        let x = if self.has_x(pending) { pending.x.unwrap_or(0) } else { 0 };
        let (resources, nothing_else) = (Fee::resources(fees), fees.is_empty());
        self.pay_resources(seat, cost.saturating_add(resources).saturating_add(x));
        if nothing_else {
            return;
        }
        let rules = self.rules.clone();
        let fees = &rules.code.fees[usize::from(fee)];
        let this = pending.frame.source;
        let (mut indices, mut exhausted, mut destroyed) = (Vec::new(), Ids::new(), Ids::new());
        for (at, fee) in (0..).zip(fees) {
            match fee {
                Fee::Pay(_) | Fee::PayX => {}
                Fee::Exhaust => exhausted.push(this),
                Fee::DestroyThis => destroyed.push(this),
                Fee::RemoveThis => self.move_all(&[this], super::card::Where::Removed, log),
                Fee::PutOnHero(n) => self.put_damage(self.player(seat).hero, i16::from(*n), log),
                Fee::PutOnThis(n) => self.put_damage(this, i16::from(*n), log),
                Fee::Counters(count, kind) => self.remove_counters(this, *kind, Some(i16::from(*count))),
                Fee::Flip => self.flip(seat, log),
                Fee::Part(part, ..) => {
                    for (_, given) in pending.given.iter().filter(|(of, _)| *of == at) {
                        match (part, given) {
                            (Part::Exhaust, Given::Perm(id)) => exhausted.push(*id),
                            (Part::Destroy, Given::Perm(id)) => destroyed.push(*id),
                            (_, Given::Card(index)) => indices.push((*part, *index)),
                            _ => {}
                        }
                    }
                }
            }
        }
        self.exhaust_all(&exhausted);
        self.destroy_all(&destroyed, log);
        // Starts with the last index, so that the earlier indices stay valid.
        indices.sort_by_key(|(_, index)| std::cmp::Reverse(*index));
        for (part, index) in indices {
            if part == Part::Discard {
                self.discard(seat, usize::from(index), log);
            } else if usize::from(index) < self.player(seat).graveyard.len() {
                let card = self.player_mut(seat).graveyard.remove(usize::from(index));
                self.put(card, seat, super::card::Where::Removed, log);
            }
        }
    }

    /// Exhausts resources, face-down ones first: a face-up quest loses nothing by being exhausted.
    pub(super) fn pay_resources(&mut self, seat: Seat, count: u8) {
        let mut paid = 0;
        for down in [true, false] {
            let mine =
                |perm: &&mut Perm| perm.resource && perm.down == down && !perm.exhausted && perm.controller == seat;
            for perm in self.perms.iter_mut().filter(mine).take(usize::from(count - paid)) {
                perm.exhausted = true;
                paid += 1;
            }
            if paid == count {
                break;
            }
        }
        self.stirred |= paid > 0;
        let player = self.player_mut(seat);
        player.ready = player.ready.saturating_sub(paid);
    }

    fn flip(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let id = self.player(seat).hero;
        if let Some(hero) = self.perm_mut(id) {
            hero.down = true;
            let card = hero.card.kind;
            (self.dirty, self.moved) = (true, true);
            log.tell(|| Event::Flipped { seat, card });
        }
    }
}

impl super::rules::Rules {
    /// Whether the fee at a place is paid with cards of the hand.
    pub(super) fn is_discard(&self, pending: &Pending, at: u8) -> bool {
        let fee = match pending.wanted {
            Wanted::Play(_) => self.compiled(pending.frame.kind).also,
            Wanted::Fee(fee) => fee,
            _ => return false,
        };
        matches!(self.code.fees[usize::from(fee)].get(usize::from(at)), Some(Fee::Part(Part::Discard, ..)))
    }
}

/// H-185: if the card itself is given up as one fee, it cannot also be picked for another fee.
fn is_other(fees: &[Fee], given: Given, this: Id) -> bool {
    let itself = fees.iter().any(|fee| matches!(fee, Fee::Exhaust | Fee::DestroyThis | Fee::RemoveThis));
    !itself || given != Given::Perm(this)
}
