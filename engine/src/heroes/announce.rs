//! Putting something on the chain: targets are chosen, then everything is paid at once (H-26..H-28, H-176).

use serde::{Deserialize, Serialize};

use super::card::{CardType, Keyword};
use super::compile::{Fee, OnKind, Part, Program, SlotKind, types};
use super::event::Event;
use super::state::{Frame, Id, Link, Ref, State, What, Window};
use crate::kit::{Log, Seat, SeatSet};

/// What somebody is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Wanted {
    /// Play the card in a slot of the hand.
    Play(u8),
    /// Use a paid power, by its place among the card's paid powers.
    Use(Id, u8),
    /// A trigger that was set off; it cannot be taken back.
    Trigger,
    /// Pay a fee that the running effect asks for.
    Fee(u16),
    /// Attack with a character.
    Attack(Id),
    /// What another viewer sees of any of these.
    Sealed,
}

/// Something picked to be given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Given {
    Perm(Id),
    Slot(u8),
}

/// Something that is being put on the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pending {
    pub(super) seat: Seat,
    pub(super) wanted: Wanted,
    pub(super) frame: Frame,
    pub(super) x: Option<u8>,
    /// The slot whose targets are being chosen.
    pub(super) slot: u8,
    /// What was picked to pay, with the place of the fee.
    pub(super) given: Vec<(u8, Given)>,
}

/// What is still needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// X, at most so much.
    X(u8),
    /// A target of this slot; whether enough are chosen.
    Target(u8, bool),
    /// A defender.
    Defender,
    /// Something for the fee at this place.
    Part(u8, Part),
    Nothing,
}

impl State {
    /// Begins to put something on the chain.
    pub(super) fn announce(&mut self, seat: Seat, wanted: Wanted, frame: Frame, log: &mut impl Log<Event>) {
        self.pending = Some(Box::new(Pending { seat, wanted, frame, x: None, slot: 0, given: Vec::new() }));
        self.proceed(log);
    }

    /// The effect that is being put on the chain.
    pub(super) fn program(&self, pending: &Pending) -> Option<&Program> {
        let card = self.compiled(pending.frame.kind);
        match pending.wanted {
            Wanted::Play(_) => Some(&card.play),
            Wanted::Use(_, power) => card.paid.get(usize::from(power)).map(|paid| &paid.program),
            Wanted::Trigger => {
                let number = pending.frame.trigger?;
                card.triggers.iter().find(|trigger| trigger.number == number).map(|trigger| &trigger.program)
            }
            Wanted::Fee(_) | Wanted::Attack(_) | Wanted::Sealed => None,
        }
    }

    /// What must be paid: resources first, then fees of a list.
    fn price(&self, pending: &Pending) -> (Option<u8>, u16) {
        let card = self.compiled(pending.frame.kind);
        match pending.wanted {
            Wanted::Play(_) => (self.cost(pending.seat, pending.frame.kind), card.also),
            Wanted::Use(_, power) => (Some(0), card.paid.get(usize::from(power)).map_or(0, |paid| paid.fee)),
            Wanted::Fee(fee) => (Some(0), fee),
            Wanted::Trigger | Wanted::Attack(_) | Wanted::Sealed => (Some(0), self.rules.code.free),
        }
    }

    pub(super) fn need(&self, pending: &Pending) -> Need {
        if matches!(pending.wanted, Wanted::Attack(_)) {
            return if pending.frame.targets.is_empty() { Need::Defender } else { Need::Nothing };
        }
        let (cost, fee) = self.price(pending);
        let fees = &self.rules.code.fees[usize::from(fee)];
        if (cost.is_none() || fees.contains(&Fee::PayX)) && pending.x.is_none() {
            return Need::X(self.ready_resources(pending.seat).saturating_sub(cost.unwrap_or(0) + resources(fees)));
        }
        if let Some(slot) = self.program(pending).and_then(|program| program.slots.get(usize::from(pending.slot))) {
            let chosen = pending.frame.slot(pending.slot).count();
            return Need::Target(pending.slot, chosen >= usize::from(slot.min));
        }
        for (at, fee) in (0..).zip(fees) {
            if let Fee::Part(part, count, _) = fee
                && pending.given.iter().filter(|(of, _)| *of == at).count() < usize::from(*count)
            {
                return Need::Part(at, *part);
            }
        }
        Need::Nothing
    }

    /// Goes on until somebody has to choose or all is chosen. What can be chosen in one way only is chosen.
    pub(super) fn proceed(&mut self, log: &mut impl Log<Event>) {
        while let Some(pending) = self.pending.take() {
            let mut pending = pending;
            match self.need(&pending) {
                Need::X(0) => pending.x = Some(0),
                Need::Target(at, enough) => {
                    let Some(slot) = self.program(&pending).map(|program| program.slots[usize::from(at)]) else {
                        return;
                    };
                    let legal = self.targets_left(&pending, at);
                    let chosen = pending.frame.slot(at).count();
                    let missing = usize::from(slot.min).saturating_sub(chosen);
                    if chosen >= usize::from(slot.max) || legal.is_empty() && enough {
                        pending.slot += 1;
                    } else if legal.len() < missing {
                        // H-27: without a legal target a trigger never reaches the chain.
                        return;
                    } else if slot.min == slot.max && legal.len() == missing {
                        pending.frame.targets.extend(legal.into_iter().map(|target| (at, target)));
                    } else {
                        self.pending = Some(pending);
                        return;
                    }
                }
                Need::Part(at, _) => {
                    let left = self.parts_left(&pending, at);
                    if left.len() == self.parts_missing(&pending, at) {
                        pending.given.extend(left.into_iter().map(|given| (at, given)));
                    } else {
                        self.pending = Some(pending);
                        return;
                    }
                }
                Need::Nothing => {
                    self.commit(*pending, log);
                    return;
                }
                Need::X(_) | Need::Defender => {
                    self.pending = Some(pending);
                    return;
                }
            }
            self.pending = Some(pending);
        }
    }

    /// Legal targets of a slot that are not chosen yet.
    pub(super) fn targets_left(&self, pending: &Pending, at: u8) -> Vec<Ref> {
        let Some(program) = self.program(pending) else { return Vec::new() };
        let mut legal = self.legal(program.slots[usize::from(at)].kind, &pending.frame);
        legal.retain(|target| !pending.frame.slot(at).any(|chosen| chosen == *target));
        legal
    }

    /// Every legal target (H-170).
    pub(super) fn legal(&self, kind: SlotKind, frame: &Frame) -> Vec<Ref> {
        match kind {
            SlotKind::Perm(sieve) => {
                let fitting = self.all_fitting(sieve, frame.eye(), true);
                fitting.filter(|perm| self.can_target(perm, frame.controller)).map(|perm| Ref::Perm(perm.id)).collect()
            }
            SlotKind::Player => self.in_order().map(Ref::Seat).collect(),
            SlotKind::Opponent => {
                self.in_order().filter(|seat| self.enemies(*seat, frame.controller)).map(Ref::Seat).collect()
            }
            SlotKind::Link(sieve) => {
                let links = self.chain.iter().filter(|link| self.link_fits(sieve, link, frame));
                links.map(|link| Ref::Link(link.id)).collect()
            }
        }
    }

    /// Whether there are enough legal targets.
    fn has_targets(&self, program: &Program, frame: &Frame) -> bool {
        program.slots.iter().all(|slot| match (slot.min, slot.kind) {
            (0, _) | (1, SlotKind::Player | SlotKind::Opponent) => true,
            (1, SlotKind::Perm(sieve)) => {
                self.all_fitting(sieve, frame.eye(), true).any(|perm| self.can_target(perm, frame.controller))
            }
            (min, kind) => self.legal(kind, frame).len() >= usize::from(min),
        })
    }

    fn can_target(&self, perm: &super::state::Perm, seat: Seat) -> bool {
        !(perm.now.cannot(super::card::Cant::BeTargeted) && self.enemies(perm.controller, seat))
    }

    fn link_fits(&self, sieve: u16, link: &Link, frame: &Frame) -> bool {
        let eye = frame.eye();
        let sides = |opposing: bool| self.enemies(link.frame.controller, eye.seat) == opposing;
        let right_side = self.rules.code.sieves[usize::from(sieve)].tests.iter().all(|test| match test {
            super::compile::Test::Opposing => sides(true),
            super::compile::Test::Friendly => sides(false),
            super::compile::Test::Yours => link.frame.controller == eye.seat,
            _ => true,
        });
        right_side && matches!(link.what, What::Card { .. }) && self.kind_fits(sieve, link.frame.kind)
    }

    /// Whether a chosen target is still legal (H-126).
    pub(super) fn still_legal(&self, kind: SlotKind, target: Ref, frame: &Frame) -> bool {
        match (kind, target) {
            (SlotKind::Perm(sieve), Ref::Perm(id)) => self.perm(id).is_some_and(|perm| {
                self.fits(sieve, perm, frame.eye(), true) && self.can_target(perm, frame.controller)
            }),
            (SlotKind::Player | SlotKind::Opponent, Ref::Seat(seat)) => !self.player(seat).out,
            (SlotKind::Link(_), Ref::Link(id)) => self.chain.iter().any(|link| link.id == id),
            _ => false,
        }
    }

    fn parts_missing(&self, pending: &Pending, at: u8) -> usize {
        let (_, fee) = self.price(pending);
        match self.rules.code.fees[usize::from(fee)].get(usize::from(at)) {
            Some(Fee::Part(_, count, _)) => {
                usize::from(*count).saturating_sub(pending.given.iter().filter(|(of, _)| *of == at).count())
            }
            _ => 0,
        }
    }

    /// What can be picked for the fee at a place.
    pub(super) fn parts_left(&self, pending: &Pending, at: u8) -> Vec<Given> {
        let (_, fee) = self.price(pending);
        let Some(Fee::Part(part, _, sieve)) = self.rules.code.fees[usize::from(fee)].get(usize::from(at)) else {
            return Vec::new();
        };
        let hidden = match pending.wanted {
            Wanted::Play(slot) => Some(slot),
            _ => None,
        };
        let mut left = self.parts(*part, *sieve, pending.seat, &pending.frame, hidden);
        left.retain(|given| is_other(fee, *given, &pending.frame, &self.rules.code.fees));
        left.retain(|given| !pending.given.iter().any(|(_, taken)| taken == given));
        left
    }

    fn parts(&self, part: Part, sieve: u16, seat: Seat, frame: &Frame, hidden: Option<u8>) -> Vec<Given> {
        let eye = frame.eye();
        let slots = |cards: &[crate::kit::Card]| -> Vec<Given> {
            let fitting =
                (0..).zip(cards).filter(|(slot, card)| Some(*slot) != hidden && self.kind_fits(sieve, card.kind));
            fitting.map(|(slot, _)| Given::Slot(slot)).collect()
        };
        match part {
            Part::Exhaust | Part::Destroy => {
                let mine = self.all_fitting(sieve, eye, false).filter(|perm| perm.controller == seat);
                mine.filter(|perm| part == Part::Destroy || !perm.exhausted).map(|perm| Given::Perm(perm.id)).collect()
            }
            Part::Remove => {
                let cards = &self.player(seat).graveyard;
                let fitting = (0..).zip(cards).filter(|(_, card)| self.kind_fits(sieve, card.kind));
                fitting.map(|(slot, _)| Given::Slot(slot)).collect()
            }
            Part::Discard => slots(&self.player(seat).hand),
        }
    }

    /// What a card costs a seat now; `None` is X.
    pub(super) fn cost(&self, seat: Seat, kind: crate::kit::Kind) -> Option<u8> {
        let mut cost = i16::from(self.compiled(kind).cost?);
        if let Some(hero) = self.hero(seat)
            && hero.now.taxed
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
        Some(cost.clamp(0, 99) as u8)
    }

    /// Whether fees can be paid together with so many resources (H-23).
    pub(super) fn can_pay(&self, fee: u16, cost: u8, seat: Seat, frame: &Frame, hidden: Option<u8>) -> bool {
        let at = fee;
        let fees = &self.rules.code.fees[usize::from(fee)];
        let resources = cost.saturating_add(resources(fees));
        if resources > 0 && resources > self.ready_resources(seat) {
            return false;
        }
        let this = self.perm(frame.source);
        fees.iter().all(|fee| match fee {
            Fee::Pay(_) | Fee::PayX | Fee::PutOnHero(_) => true,
            // H-47, H-77, H-185, H-186.
            Fee::Exhaust => {
                this.is_some_and(|this| !this.exhausted && (!this.is(types::ALLY) || this.since != self.turns))
            }
            Fee::DestroyThis | Fee::RemoveThis | Fee::PutOnThis(_) => this.is_some(),
            Fee::Counters(count, kind) => this.is_some_and(|this| self.counters_of(this.id, *kind) >= *count),
            Fee::Flip => self.hero(seat).is_some_and(|hero| !hero.down),
            Fee::Part(part, count, sieve) => {
                let given = self.parts(*part, *sieve, seat, frame, hidden);
                given.iter().filter(|given| is_other(at, **given, frame, &self.rules.code.fees)).count()
                    >= usize::from(*count)
            }
        })
    }

    /// Whether a card of a hand can be played now; `instant` asks for cards that can be played at any time only (H-60, H-80).
    pub(super) fn can_play(&self, seat: Seat, slot: u8, instant: bool) -> bool {
        let Some(card) = self.player(seat).hand.get(usize::from(slot)) else { return false };
        let compiled = self.compiled(card.kind);
        if instant && !compiled.instant || compiled.types & super::compile::ON_CHAIN == 0 {
            return false;
        }
        if self.hero(seat).is_none_or(|hero| hero.now.cannot(super::card::Cant::PlayCards)) {
            return false;
        }
        let frame = Frame::new(card.kind, 0, seat, compiled.play.start);
        let cost = self.cost(seat, card.kind).unwrap_or(0);
        self.can_pay(compiled.also, cost, seat, &frame, Some(slot)) && self.has_targets(&compiled.play, &frame)
    }

    /// Whether a paid power can be used now.
    pub(super) fn can_use(&self, seat: Seat, perm: &super::state::Perm, power: u8) -> bool {
        let Some(paid) = self.compiled(perm.card.kind).paid.get(usize::from(power)) else { return false };
        if perm.controller != seat
            || perm.resource && perm.down
            || perm.now.powerless
            || perm.now.cannot(super::card::Cant::UsePowers)
            || paid.once && perm.used & (1 << paid.number) != 0
        {
            return false;
        }
        let frame = Frame::new(perm.card.kind, perm.id, seat, paid.program.start);
        paid.when.is_none_or(|check| self.holds(check, &frame))
            && self.can_pay(paid.fee, 0, seat, &frame, None)
            && self.has_targets(&paid.program, &frame)
    }

    /// Everything is chosen: pays, and puts it on the chain.
    fn commit(&mut self, pending: Pending, log: &mut impl Log<Event>) {
        let seat = pending.seat;
        let mut frame = pending.frame.clone();
        frame.x = pending.x.unwrap_or_default();
        match pending.wanted {
            Wanted::Attack(attacker) => {
                if let Some((_, Ref::Perm(defender))) = frame.targets.pop() {
                    self.propose(seat, attacker, defender, log);
                }
            }
            Wanted::Play(slot) => self.commit_play(&pending, slot, frame, log),
            Wanted::Use(id, power) => {
                let card = self.compiled(frame.kind);
                let number = card.paid.get(usize::from(power)).map_or(0, |paid| paid.number);
                log.tell(|| Event::Used { seat, card: frame.kind, number: id });
                if let Some(perm) = self.perm_mut(id) {
                    perm.used |= 1 << number;
                }
                self.pay(&pending, log);
                self.complete(seat, id, log);
                self.push(What::Effect, frame);
            }
            Wanted::Trigger => {
                log.tell(|| Event::Triggered { seat, card: frame.kind });
                self.push(What::Effect, frame);
            }
            Wanted::Fee(_) => {
                self.pay(&pending, log);
                if let Some(running) = &mut self.running {
                    running.x = frame.x.max(running.x);
                }
                self.paid(log);
            }
            Wanted::Sealed => {}
        }
    }

    fn commit_play(&mut self, pending: &Pending, slot: u8, frame: Frame, log: &mut impl Log<Event>) {
        let seat = pending.seat;
        let Some(card) = self.player(seat).hand.get(usize::from(slot)).copied() else { return };
        log.tell(|| Event::Played { seat, card: card.kind });
        // Slots of what is discarded for it are those of the hand as it was.
        self.pay(pending, log);
        let moved = pending
            .given
            .iter()
            .filter(|(at, given)| {
                self.rules.is_discard(pending, *at) && matches!(given, Given::Slot(other) if *other < slot)
            })
            .count();
        let at = usize::from(slot) - moved;
        let hand = &mut self.player_mut(seat).hand;
        if at < hand.len() {
            hand.remove(at);
        }
        let compiled = self.compiled(card.kind);
        let feral = self.rules.code.feral.is_some_and(|tag| compiled.tags & (1 << tag) != 0);
        let ability = compiled.types & types::ABILITY != 0;
        self.push(What::Card { card: crate::kit::Card { kind: card.kind, known: SeatSet::ALL }, owner: seat }, frame);
        if ability && !feral {
            // H-100: the bear cannot do that.
            self.break_form(seat, Keyword::BearForm, log);
        }
        self.fire_played(seat, card.kind);
    }

    /// A quest that was paid for lies face down from now on (H-64).
    fn complete(&mut self, seat: Seat, id: Id, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm_mut(id).filter(|perm| perm.resource) else { return };
        perm.down = true;
        let card = perm.card.kind;
        self.dirty = true;
        log.tell(|| Event::Completed { seat, card });
        self.fire(OnKind::Completes, 0, 0, seat, 1, false, log);
    }

    /// Puts a link on the chain; everybody may respond, the turn player first (H-123, H-124).
    pub(super) fn push(&mut self, what: What, frame: Frame) {
        let id = self.next_link;
        self.next_link = self.next_link.wrapping_add(1);
        self.chain.push(Link { id, what, frame });
        self.window = Window { holder: self.turn, passed: SeatSet::NONE, asked: false };
    }

    /// Pays everything that was announced (H-23).
    fn pay(&mut self, pending: &Pending, log: &mut impl Log<Event>) {
        let (cost, fee) = self.price(pending);
        let seat = pending.seat;
        let fees = self.rules.clone();
        let fees = &fees.code.fees[usize::from(fee)];
        let x = if cost.is_none() || fees.contains(&Fee::PayX) { pending.x.unwrap_or(0) } else { 0 };
        self.pay_resources(seat, cost.unwrap_or(0).saturating_add(resources(fees)).saturating_add(x), log);
        let this = pending.frame.source;
        let mut slots = Vec::new();
        for (at, fee) in (0..).zip(fees) {
            match fee {
                Fee::Pay(_) | Fee::PayX => {}
                Fee::Exhaust => {
                    self.exhaust(this, log);
                }
                Fee::DestroyThis => self.destroy(this, log),
                Fee::RemoveThis => self.move_out(this, super::card::Where::Removed, log),
                Fee::PutOnHero(n) => self.put_damage(self.player(seat).hero, i16::from(*n), log),
                Fee::PutOnThis(n) => self.put_damage(this, i16::from(*n), log),
                Fee::Counters(count, kind) => self.remove_counters(this, *kind, Some(i16::from(*count))),
                Fee::Flip => self.flip(seat, log),
                Fee::Part(part, ..) => {
                    for (_, given) in pending.given.iter().filter(|(of, _)| *of == at) {
                        match (part, given) {
                            (Part::Exhaust, Given::Perm(id)) => {
                                self.exhaust(*id, log);
                            }
                            (Part::Destroy, Given::Perm(id)) => self.destroy(*id, log),
                            (_, Given::Slot(slot)) => slots.push((*part, *slot)),
                            _ => {}
                        }
                    }
                }
            }
        }
        // From the last on, so that the slots before stay as they were.
        slots.sort_by_key(|(_, slot)| std::cmp::Reverse(*slot));
        for (part, slot) in slots {
            if part == Part::Discard {
                self.discard(seat, usize::from(slot), log);
            } else if usize::from(slot) < self.player(seat).graveyard.len() {
                let card = self.player_mut(seat).graveyard.remove(usize::from(slot));
                self.put(card, seat, super::card::Where::Removed, log);
            }
        }
    }

    /// Exhausts resources: those face down first, for a quest in sight is worth no less for being exhausted.
    pub(super) fn pay_resources(&mut self, seat: Seat, mut count: u8, log: &mut impl Log<Event>) {
        for down in [true, false] {
            for at in 0..self.perms.len() {
                let perm = &self.perms[at];
                if count > 0 && perm.resource && perm.down == down && !perm.exhausted && perm.controller == seat {
                    let id = perm.id;
                    self.exhaust(id, log);
                    count -= 1;
                }
            }
        }
    }

    fn flip(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let id = self.player(seat).hero;
        if let Some(hero) = self.perm_mut(id) {
            hero.down = true;
            let card = hero.card.kind;
            self.dirty = true;
            log.tell(|| Event::Flipped { seat, card });
        }
    }
}

impl super::rules::Rules {
    /// Whether the fee at a place is paid with cards of the hand.
    fn is_discard(&self, pending: &Pending, at: u8) -> bool {
        let fee = match pending.wanted {
            Wanted::Play(_) => self.compiled(pending.frame.kind).also,
            Wanted::Fee(fee) => fee,
            _ => return false,
        };
        matches!(self.code.fees[usize::from(fee)].get(usize::from(at)), Some(Fee::Part(Part::Discard, ..)))
    }

    /// Whether a card is an ability that goes to the graveyard once it has resolved.
    pub(super) fn is_passing(&self, kind: crate::kit::Kind) -> bool {
        self.card(kind).is_some_and(|card| card.kind == CardType::Ability)
    }
}

/// Resources among fees.
fn resources(fees: &[Fee]) -> u8 {
    fees.iter().map(|fee| if let Fee::Pay(number) = fee { *number } else { 0 }).sum()
}

/// H-185: a card that is given up itself is no other that could be given up beside it.
fn is_other(fee: u16, given: Given, frame: &Frame, fees: &[Vec<Fee>]) -> bool {
    let itself =
        fees[usize::from(fee)].iter().any(|fee| matches!(fee, Fee::Exhaust | Fee::DestroyThis | Fee::RemoveThis));
    !itself || given != Given::Perm(frame.source)
}
