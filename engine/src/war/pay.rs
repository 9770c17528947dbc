//! Paying: what cards and properties cost, and which bases are used for it (W-32..W-35).

use smallvec::SmallVec;

use super::card::{Country, Type};
use super::event::Event;
use super::mask::{self, Bits};
use super::program::{Compiled, Fixed, Price};
use super::state::{Id, Part, Perm, State, flag};
use super::table::Lack;
use crate::kit::{Kind, Log, Seat, SeatSet};

/// What is to be paid in bases: so many in all, of which so many are of a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bill {
    pub(super) all: u8,
    pub(super) own: u8,
    pub(super) country: Country,
}

/// Unused bases by country, and whether each counts for every country.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    left: [u8; 4],
    any: bool,
    sum: u8,
}

impl Purse {
    fn new(left: [u8; 4], any: bool) -> Self {
        Self { left, any, sum: left.iter().fold(0, |sum, n| sum.saturating_add(*n)) }
    }

    pub(super) const fn sum(self) -> u8 {
        self.sum
    }

    #[inline]
    pub(super) const fn pays(self, bill: Bill) -> bool {
        self.covers(bill.all, bill.own, bill.country.index())
    }

    /// Whether it pays so many bases, so many of them of the country at this position. It is as good as random which of both
    /// is missing, so they are no branches.
    #[inline]
    const fn covers(self, all: u8, own: u8, country: usize) -> bool {
        (self.sum >= all) & (self.any | (self.left[country] >= own))
    }
}

impl State {
    /// The unused bases of a seat.
    pub(super) fn purse(&self, seat: Seat) -> Purse {
        debug_assert_eq!(self.free, self.counted_bases(), "the unused bases have changed unseen");
        let left = self.free[seat.index()];
        let any = self.changed(mask::COUNTRIES, seat, |fixed| match fixed {
            Fixed::AnyCountry(who) => Some((who, 1)),
            _ => None,
        });
        Purse::new(left, any > 0)
    }

    /// Counts the unused bases again.
    pub(super) fn count_bases(&mut self) {
        self.free = self.counted_bases();
    }

    fn counted_bases(&self) -> [[u8; 4]; 2] {
        let mut free = [[0_u8; 4]; 2];
        for perm in &self.perms {
            let (country, is_base) = self.base_of(perm.kind);
            // A branch would often be mispredicted here, so each card adds 1 or 0.
            free[perm.owner.index()][country] += u8::from(!perm.is(flag::USED) & is_base);
        }
        free
    }

    /// What a card of the hand costs a seat now (W-32).
    pub(super) fn bill(&self, seat: Seat, kind: Kind) -> Bill {
        match self.compiled(kind) {
            Some(card) => self.bill_of(seat, kind, card),
            None => Bill { all: u8::MAX, own: 0, country: Country::Usa },
        }
    }

    fn bill_of(&self, seat: Seat, kind: Kind, card: &Compiled) -> Bill {
        if self.discounts.is_empty() && !self.has(mask::COSTS) {
            return Bill { all: card.cost, own: card.own, country: card.country };
        }
        let more = self.changed(mask::COSTS, seat, |fixed| match fixed {
            Fixed::Costs(who, sieve, n) if self.suits(sieve, kind) => Some((who, n)),
            _ => None,
        });
        let less = self.discounts.iter().filter(|(sieve, _)| seat == self.turn && self.suits(*sieve, kind));
        let less: i32 = less.map(|(_, n)| i32::from(*n)).sum();
        let all = (i32::from(card.cost) + more - less).clamp(card.own.into(), 99) as u8;
        Bill { all, own: card.own, country: card.country }
    }

    /// What a property costs in bases.
    fn price_bill(&self, kind: Kind, price: &Price) -> Bill {
        let country = self.compiled(kind).map_or(Country::Usa, |card| card.country);
        Bill { all: price.bases, own: price.own, country }
    }

    /// Whether a seat can pay a price for a property of a card out of its unused bases. A card in the Destroyed stack is not on
    /// the battlefield.
    #[inline]
    pub(super) fn can_pay(
        &self,
        seat: Seat,
        (kind, perm): (Kind, Option<&Perm>),
        price: &Price,
        mut purse: Purse,
    ) -> bool {
        // A used card cannot be used again: that is so most often.
        if price.exhaust != 0 && !perm.is_some_and(|perm| self.can_exhaust(perm, price.exhaust)) {
            return false;
        }
        // A base that its own property uses cannot pay for it too.
        if price.exhaust != 0
            && let Some(card) = self.compiled(kind)
            && card.kind == Type::Base
        {
            let left = &mut purse.left[card.country.index()];
            (*left, purse.sum) = (left.saturating_sub(1), purse.sum.saturating_sub(1));
        }
        let source = perm.map_or(0, |perm| perm.id);
        let sacrifice = |sieve: u16| {
            self.perms.iter().any(|other| {
                other.owner == seat && !(price.this && other.id == source) && self.fits(sieve, other, seat, source)
            })
        };
        purse.pays(self.price_bill(kind, price))
            && i16::from(price.health) < self.players[seat].health
            && perm.map_or(0, |perm| perm.ammo) >= price.ammo
            && (!price.this || perm.is_some())
            && self.players[seat].hand.len() >= usize::from(price.discard)
            && price.sacrifice.is_none_or(sacrifice)
    }

    /// Whether a card can be marked as used for its property, which it can be once a turn (W-40); a new unit cannot (W-59).
    fn can_exhaust(&self, perm: &Perm, property: u8) -> bool {
        let waits = perm.is(flag::FRESH) && self.is_unit(perm) && !self.has_trait(perm, super::program::bit::FAST);
        !perm.is(flag::USED | property) && !waits
    }

    /// Pays a price, except for the parts that are chosen.
    pub(super) fn pay(&mut self, seat: Seat, kind: Kind, source: Id, price: &Price, log: &mut impl Log<Event>) {
        if price.exhaust != 0 {
            self.perm_mut(source).into_iter().for_each(|perm| perm.mark(flag::USED | price.exhaust, true));
            self.count_bases();
        }
        self.pay_bill(seat, self.price_bill(kind, price));
        self.perm_mut(source).into_iter().for_each(|perm| perm.ammo = perm.ammo.saturating_sub(price.ammo));
        self.lose(seat, price.health.into(), log);
        if price.exile {
            let player = &mut self.players[seat];
            if let Some(at) = player.destroyed.iter().rposition(|card| card.kind == kind) {
                let card = player.destroyed.remove(at);
                player.exiled.push(card);
                log.tell(|| Event::Exiled { seat, card: kind, number: 0 });
            }
        }
        if price.this {
            self.destroy(&[source], log);
        }
    }

    /// Uses bases for a bill, so that as much as possible stays payable.
    pub(super) fn pay_bill(&mut self, seat: Seat, bill: Bill) {
        if bill.all == 0 {
            return;
        }
        let mut take = self.choose_bases(seat, bill);
        let (code, free) = (&self.rules.cards.code, &mut self.free[seat.index()]);
        for perm in &mut self.perms {
            // A branch would often be mispredicted here, so each card pays 1 or 0.
            let (country, is_base) = code.base_of(perm.kind);
            let pays = (perm.owner == seat) & !perm.is(flag::USED) & is_base & (take[country] > 0);
            take[country] -= u8::from(pays);
            free[country] -= u8::from(pays);
            perm.flags |= flag::USED * u8::from(pays);
        }
    }

    /// How many bases of each country are used for a bill.
    fn choose_bases(&self, seat: Seat, bill: Bill) -> [u8; 4] {
        let purse = self.purse(seat);
        let at = bill.country.index();
        let own = if purse.any { 0 } else { bill.own.min(purse.left[at]) };
        let mut free = purse.left;
        free[at] -= own;
        let more = bill.all.saturating_sub(own);
        let splits = splits(free, more);
        let best = match splits[..] {
            [] => return [0; 4],
            [only] => only,
            [first, ..] => {
                let hand = self.players[seat].hand.iter().map(|card| card.kind).filter(|kind| *kind != Kind::HIDDEN);
                let bills: SmallVec<[Bill; 12]> = hand.map(|kind| self.bill(seat, kind)).collect();
                let worth = |split: [u8; 4]| {
                    let left = [0, 1, 2, 3].map(|country| free[country] - split[country]);
                    worth_of_rest(&bills, Purse::new(left, purse.any))
                };
                let mut best = (worth(first), first);
                for split in &splits[1..] {
                    let worth = worth(*split);
                    if worth > best.0 {
                        best = (worth, *split);
                    }
                }
                best.1
            }
        };
        let mut take = best;
        take[at] += own;
        take
    }

    /// What a card of the hand needs that cannot be used in this part of its player's turn.
    pub(super) fn lack(&self, seat: Seat, kind: Kind, part: Part) -> Lack {
        let of = self.type_of(kind);
        if part == Part::Clash && (of.is_unit() || of == Type::Base) {
            return Lack::Part;
        }
        if of == Type::Base {
            return Lack::Turn;
        }
        let (purse, bill) = (self.purse(seat), self.bill(seat, kind));
        let bases = bill.all.saturating_sub(purse.sum());
        let country = if purse.any { 0 } else { bill.own.saturating_sub(purse.left[bill.country.index()]) };
        match (bases, country) {
            (0, 0) => Lack::Wearer,
            (bases, country) if bases < country => Lack::Country(country),
            (bases, _) => Lack::Bases(bases),
        }
    }

    /// Whether a seat can pay for a card of its hand now.
    #[inline]
    pub(super) fn can_buy(&self, seat: Seat, kind: Kind, card: Bits, purse: Purse) -> bool {
        if self.discounts.is_empty() && !self.has(mask::COSTS) {
            return purse.covers(card.cost(), card.own(), card.country());
        }
        purse.pays(self.bill(seat, kind))
    }

    /// A card that everybody knows.
    pub(super) const fn open(kind: Kind) -> crate::kit::Card {
        crate::kit::Card { kind, known: SeatSet::ALL }
    }
}

/// How much the bases that are left are good for: cards of the hand that stay payable, cards whose country is still
/// there, and variety.
fn worth_of_rest(bills: &[Bill], rest: Purse) -> [u32; 3] {
    let payable = bills.iter().filter(|bill| bill.all > 0 && rest.pays(**bill)).count();
    let served = bills.iter().filter(|bill| rest.left[bill.country.index()] >= bill.own).count();
    let variety: u32 = rest.left.iter().map(|n| u32::from(*n).min(2)).sum();
    [payable as u32, served as u32, variety]
}

/// Every way to take so many from what is there.
fn splits(free: [u8; 4], n: u8) -> SmallVec<[[u8; 4]; 16]> {
    let mut found = SmallVec::new();
    for one in 0..=free[0].min(n) {
        for two in 0..=free[1].min(n - one) {
            for three in 0..=free[2].min(n - one - two) {
                let rest = n - one - two - three;
                if rest <= free[3] {
                    found.push([one, two, three, rest]);
                }
            }
        }
    }
    found
}
