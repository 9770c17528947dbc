//! The battlefield: cards enter, die and return, and what happens sets off triggers and shadows.

use super::card::{Type, Who};
use super::event::Event;
use super::mask::{CHANGES, DIES, ENTERS, FUTURE, HASTE, HASTENS, PAST, SHIELDS, YIELDS};
use super::program::{Fixed, On};
use super::run::wait;
use super::state::{Effect, Id, Perm, Shade, State, What};
use crate::kit::{Card, Kind, Log, Seat, SeatSet};

/// Something that happened, as triggers hear of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fact {
    /// The bits of the cards of each seat that may answer to it.
    bits: [u32; 2],
    /// The card that enters or dies, which is there in both cases.
    subject: Id,
    /// The ages by which time was moved.
    ages: i8,
}

impl Fact {
    /// A fact in which a seat has a part, by its first bit in [`super::mask`].
    pub(super) const fn of(first: u32, seat: Seat) -> Self {
        Self { bits: [first << seat.0, first << (1 - seat.0)], subject: 0, ages: 0 }
    }

    /// The epoch has changed.
    pub(super) const fn changed() -> Self {
        Self { bits: [CHANGES; 2], subject: 0, ages: 0 }
    }

    /// Time was moved by so many ages, back if negative (C-118).
    pub(super) const fn moved(ages: i16) -> Self {
        let bit = if ages > 0 { FUTURE } else { PAST };
        // There are thirty ages.
        Self { bits: [bit; 2], subject: 0, ages: ages.abs() as i8 }
    }

    /// The same about a card on the battlefield.
    pub(super) const fn about(self, subject: Id) -> Self {
        Self { subject, ..self }
    }
}

/// Whether a player is the one that a card of `own` means.
pub(super) fn is(who: Who, own: Seat, seat: Seat) -> bool {
    match who {
        Who::You => own == seat,
        Who::Opponent => own != seat,
        Who::Both => true,
    }
}

impl State {
    /// Whether a permanent fits a sieve of a card of `own`; `this` is that card's number.
    #[inline]
    pub(super) fn fits(&self, sieve: u16, perm: &Perm, own: Seat, this: Id) -> bool {
        let sieve = &self.code().sieves[usize::from(sieve)];
        let Some(card) = self.brief(perm.kind) else { return false };
        let bits = (sieve.owners >> u8::from(perm.owner != own))
            & (sieve.turned >> u8::from(perm.turned))
            & (sieve.this >> u8::from(perm.id == this))
            & (sieve.homes >> card.home.index());
        (bits & 1 != 0)
            & (sieve.sorts & card.sort() != 0)
            & (card.spirit <= sieve.spirit)
            & (sieve.tags & !card.tags == 0)
    }

    /// The spirit of a card: its cost, or what a token has (C-89).
    pub(super) fn spirit(&self, kind: Kind) -> u8 {
        self.brief(kind).map_or(0, |card| card.spirit)
    }

    /// The changes that active rows make, each with its card, if one of them is of these kinds. A card in a snare changes nothing
    /// (C-110).
    pub(super) fn fixed(&self, kinds: u32) -> impl Iterator<Item = (&Perm, Fixed)> {
        let free = self.listeners(kinds).filter(|perm| perm.snare.is_empty());
        free.flat_map(|perm| {
            let row = self.row_of(perm).map_or(&[][..], |row| &row.fixed);
            row.iter().map(move |fixed| (perm, *fixed))
        })
    }

    /// Whether a card can be used in the turn in which it entered (C-117).
    fn has_haste(&self, perm: &Perm) -> bool {
        perm.mask & HASTE != 0
            || self.fixed(HASTENS).any(|(by, fixed)| match fixed {
                Fixed::Haste(sieve) => self.fits(sieve, perm, by.owner, by.id),
                _ => false,
            })
    }

    /// Whether a card yields nothing and cannot be turned because it came this turn (C-70, C-71, C-94).
    pub(super) fn is_sick(&self, perm: &Perm) -> bool {
        perm.fresh && !self.has_haste(perm)
    }

    /// Whether the effects of a seat can choose a card.
    pub(super) fn can_choose(&self, perm: &Perm, seat: Seat) -> bool {
        perm.owner == seat
            || !self.fixed(SHIELDS).any(|(by, fixed)| match fixed {
                Fixed::Shielded(sieve) => by.owner == perm.owner && self.fits(sieve, perm, by.owner, by.id),
                _ => false,
            })
    }

    /// Puts a card onto the battlefield (C-90, C-97). Its powers of entering wait in the queue.
    pub(super) fn enter(&mut self, card: Card, owner: Seat, log: &mut impl Log<Event>) {
        let kind = card.kind;
        let (is_site, counters) = match self.brief(kind).map(|card| card.kind) {
            Some(Type::Location(life)) => (Some(false), i16::from(life)),
            Some(Type::Event(time)) => (Some(true), i16::from(time)),
            _ => (None, 0),
        };
        // C-96: the new one replaces the old one.
        let old = is_site.and_then(|event| self.site(owner, event)).map(|perm| perm.id);
        old.into_iter().for_each(|id| self.die(id, log));
        let id = self.next;
        self.next = self.next.saturating_add(1);
        let mask = self.code().mask(kind, self.epoch());
        if self.perms.len() == self.perms.capacity() {
            // A state stays small.
            self.perms.reserve_exact(1);
        }
        if mask & (YIELDS | HASTENS | HASTE) != 0 || self.has(HASTENS) {
            // A card yields nothing in its first turn, except with haste, and few cards change what others yield.
            self.summed = None;
        }
        self.perms.push(Perm {
            id,
            kind,
            owner,
            turned: false,
            fresh: true,
            counters,
            shifted: None,
            snare: SeatSet::NONE,
            paid: false,
            mask,
        });
        self.ears[owner.index()] |= mask;
        log.tell(|| Event::Entered { seat: owner, card: kind, number: id });
        let row = self.brief_row(kind, self.epoch());
        let powers = row.map_or([None; 2], |row| [row.summon, row.manifest]);
        for start in powers.into_iter().flatten() {
            self.enqueue(Effect::new(kind, id, owner, start));
        }
        self.hear(Fact::of(ENTERS, owner).about(id));
    }

    /// A permanent dies: its fury waits in the queue (C-115), and its card goes to its owner's graveyard.
    pub(super) fn die(&mut self, id: Id, log: &mut impl Log<Event>) {
        self.fall(id, log);
        self.clear(id);
    }

    /// The first half of a death, in which the card is still there, so that those who die together hear of each other.
    pub(super) fn fall(&mut self, id: Id, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm(id) else { return };
        let (seat, card) = (perm.owner, perm.kind);
        let row = self.brief_row(card, self.own_epoch(perm)).filter(|_| perm.snare.is_empty());
        let fury = row.and_then(|row| row.fury);
        log.tell(|| Event::Died { seat, card, number: id });
        self.hear(Fact::of(DIES, seat).about(id));
        fury.into_iter().for_each(|start| self.enqueue(Effect::new(card, id, seat, start)));
    }

    /// The second half of a death.
    pub(super) fn clear(&mut self, id: Id) {
        if let Some(perm) = self.take(id) {
            self.bury(perm.kind, perm.owner);
        }
    }

    /// Takes a permanent off the battlefield.
    pub(super) fn take(&mut self, id: Id) -> Option<Perm> {
        let at = self.perms.binary_search_by_key(&id, |perm| perm.id).ok()?;
        if self.perms[at].owner == self.turn || self.has(YIELDS | HASTENS) {
            self.summed = None;
        }
        Some(self.perms.remove(at))
    }

    /// Puts a card into its owner's graveyard (C-32, C-127); a token vanishes (C-126).
    pub(super) fn bury(&mut self, kind: Kind, owner: Seat) {
        if !self.is_token(kind) {
            self.players[owner].graveyard.push(Card { kind, known: SeatSet::ALL });
        }
    }

    /// Returns a permanent to its owner's hand (C-109, C-127).
    pub(super) fn send_home(&mut self, id: Id, log: &mut impl Log<Event>) {
        let Some(perm) = self.take(id) else { return };
        let (seat, card) = (perm.owner, perm.kind);
        log.tell(|| Event::Returned { seat, card, number: id });
        if !self.is_token(card) {
            self.players[seat].hand.push(Card { kind: card, known: SeatSet::ALL });
        }
    }

    /// Lets triggers and shadows hear of something, those of the turn player first, each in the order of entry (C-121).
    #[inline]
    pub(super) fn hear(&mut self, fact: Fact) {
        debug_assert!(self.knows_all_bits(), "a card has bits that the state does not know");
        // Most of what happens sets off nothing.
        if (self.ears[0] & fact.bits[0]) | (self.ears[1] & fact.bits[1]) != 0 {
            self.hear_all(fact);
        }
    }

    fn hear_all(&mut self, Fact { bits, subject, ages }: Fact) {
        // The queue is put aside, so that the cards can be read while it grows.
        let mut queue = std::mem::take(&mut self.queue);
        let epoch = self.epoch();
        for seat in [self.turn, self.turn.other()] {
            let bits = bits[seat.index()];
            if self.ears[seat.index()] & bits == 0 {
                continue;
            }
            let answers = |on: On, this: Id| {
                let fits = |sieve| self.perm(subject).is_some_and(|perm| self.fits(sieve, perm, seat, this));
                on.bits & bits != 0 && on.sieve.is_none_or(fits)
            };
            let own = self.perms.iter().filter(|perm| perm.is_own(seat, bits));
            for perm in own.filter(|perm| perm.snare.is_empty()) {
                let Some(row) = self.row_of(perm) else { continue };
                for (_, start) in row.triggers.iter().filter(|(on, _)| answers(*on, perm.id)) {
                    wait(&mut queue, Effect { subject, ages, ..Effect::new(perm.kind, perm.id, seat, *start) });
                }
            }
            let shades = self.players[seat].shades.iter();
            for Shade { id, card } in shades.filter(|shade| self.code().mask(shade.card.kind, epoch) & bits != 0) {
                let leaves = self.row(card.kind, epoch).and_then(|row| row.leaves);
                if leaves.is_some_and(|on| answers(on, *id)) {
                    // Which card it is says the shadow alone, so that the effect gives no secret away (C-103d).
                    let effect = Effect::new(Kind::HIDDEN, 0, seat, 0);
                    wait(&mut queue, Effect { what: What::Shade(*id), subject, ages, ..effect });
                }
            }
        }
        self.queue = queue;
    }
}
