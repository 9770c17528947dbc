//! Resources: what cards yield, and what is done with it (C-68..C-89).

use std::hint::select_unpredictable;

use smallvec::SmallVec;

use super::card::Resource;
use super::event::Event;
use super::field::{Fact, is};
use super::mask::{ATTACKS, COSTS, HASTE, HASTENS, HURT, LOSES, YIELDS};
use super::program::{FREE, Fixed, Yields};
use super::state::{Ask, Id, Perm, State};
use crate::kit::{Card, Kind, Log, Seat, SeatSet};

/// The place of a row that yields nothing, behind those of the epochs.
const NOTHING: usize = 3;

/// The most that a card costs, however much more others make it cost.
const MOST_COST: i32 = 99;

impl State {
    /// What a permanent yields of a resource now; nothing while it is turned or sick (C-70, C-72, C-123).
    pub(super) fn yielded(&self, perm: &Perm, resource: Resource) -> u8 {
        if perm.turned || self.is_sick(perm) {
            return 0;
        }
        let Some(window) = self.row_of(perm).and_then(|row| row.window) else { return 0 };
        let more: i32 = self
            .fixed(YIELDS)
            .map(|(by, fixed)| match fixed {
                Fixed::Yields(sieve, of, n) if of == resource && self.fits(sieve, perm, by.owner, by.id) => {
                    i32::from(n)
                }
                _ => 0,
            })
            .sum();
        (i32::from(window[resource.index()]) + more).clamp(0, 99) as u8
    }

    /// What all cards of a seat yield of a resource now (C-69).
    pub(super) fn sum(&self, seat: Seat, resource: Resource) -> u8 {
        self.sums(seat)[resource.index()]
    }

    /// What all cards of the turn player yield now of each resource. It is kept until a card on the battlefield changes.
    pub(super) fn own_sums(&self) -> Yields {
        debug_assert!(
            self.summed.is_none_or(|sums| sums == self.sums(self.turn)),
            "what cards yield has changed unseen"
        );
        self.summed.unwrap_or_else(|| self.sums(self.turn))
    }

    /// What all cards of a seat yield now of each resource (C-69).
    pub(super) fn sums(&self, seat: Seat) -> Yields {
        if self.has(YIELDS | HASTENS) {
            return self.fixed_sums(seat);
        }
        let (epoch, yields) = (self.epoch(), &self.code().yields);
        let mut sums = Yields::default();
        for perm in &self.perms {
            let Some(rows) = yields.get(perm.kind.index()) else { continue };
            let is_sick = perm.fresh & (perm.mask & HASTE == 0);
            let gives = (perm.owner == seat) & !perm.turned & !is_sick;
            // Whose a card is and whether it gives is as good as random, so it is no branch: each card adds its row or, from
            // behind the rows, nothing.
            let row = select_unpredictable(gives, perm.shifted.unwrap_or(epoch).index(), NOTHING);
            add(&mut sums, &rows[row]);
        }
        sums
    }

    /// The same where something may be fixed. One look at what is fixed serves every card.
    #[inline(never)]
    fn fixed_sums(&self, seat: Seat) -> Yields {
        let mut fixed: SmallVec<[(&Perm, Fixed); 8]> = SmallVec::new();
        for by in self.listeners(YIELDS | HASTENS).filter(|by| by.snare.is_empty()) {
            let row = self.row_of(by).map_or(&[][..], |row| &row.fixed);
            row.iter().for_each(|of| fixed.push((by, *of)));
        }
        let fits = |sieve: u16, perm: &Perm, by: &Perm| self.fits(sieve, perm, by.owner, by.id);
        let mut sums = Yields::default();
        for perm in self.perms.iter().filter(|perm| perm.owner == seat && !perm.turned) {
            let Some(rows) = self.code().yields.get(perm.kind.index()) else { continue };
            let hastens = |(by, of): &(&Perm, Fixed)| matches!(of, Fixed::Haste(sieve) if fits(*sieve, perm, by));
            if perm.fresh && perm.mask & HASTE == 0 && !fixed.iter().any(hastens) {
                continue;
            }
            let mut yields = rows[self.own_epoch(perm).index()];
            let mut more = [0_i16; 16];
            let mut is_changed = false;
            for (by, of) in &fixed {
                if let Fixed::Yields(sieve, resource, n) = of
                    && fits(*sieve, perm, by)
                {
                    let place = &mut more[resource.index()];
                    *place = place.saturating_add((*n).into());
                    is_changed = true;
                }
            }
            if is_changed {
                for (place, more) in yields.iter_mut().zip(more) {
                    *place = i16::from(*place).saturating_add(more).clamp(0, 99) as u8;
                }
            }
            add(&mut sums, &yields);
        }
        sums
    }

    /// Whether a resource was collected this turn already (C-69).
    pub(super) const fn is_collected(&self, resource: Resource) -> bool {
        self.collected & (1 << resource.index()) != 0
    }

    /// Collects a resource: notes it, takes the losses of the cards that yield it (C-87), and returns the sum. To collect
    /// changes nothing about what cards yield, so the same sums serve for several resources.
    pub(super) fn collect(&mut self, seat: Seat, resource: Resource, sums: &Yields, log: &mut impl Log<Event>) -> u8 {
        self.collected |= 1 << resource.index();
        let sum = sums[resource.index()];
        if sum > 0 {
            log.tell(|| Event::Collected { seat, resource, n: sum });
        }
        if sums[Resource::Loss.index()] > 0 {
            self.pay_losses(seat, resource, log);
        }
        sum
    }

    /// Takes the losses of the cards from which a resource is collected, of each card once a turn (C-87).
    fn pay_losses(&mut self, seat: Seat, resource: Resource, log: &mut impl Log<Event>) {
        let more = self.fixed(YIELDS).any(|(_, fixed)| matches!(fixed, Fixed::Yields(_, Resource::Loss, _)));
        let of = |perm: &&Perm| {
            perm.owner == seat && !perm.paid && (more || perm.mask & LOSES != 0) && self.yielded(perm, resource) > 0
        };
        let paying: SmallVec<[(Id, u8); 8]> =
            self.perms.iter().filter(of).map(|perm| (perm.id, self.yielded(perm, Resource::Loss))).collect();
        let mut lost: i16 = 0;
        for (id, loss) in paying.into_iter().filter(|(_, loss)| *loss > 0) {
            lost = lost.saturating_add(loss.into());
            self.perm_mut(id).into_iter().for_each(|perm| perm.paid = true);
        }
        self.lose(seat, lost, log);
    }

    /// Collects the base resources of the hero (C-49, C-58). They are no part of what is collected once a turn (C-75).
    pub(super) fn collect_base(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let base = self.compiled(self.players[seat].hero).map_or([0; 9], |hero| hero.base);
        let of = |resource: Resource| base[resource.index()];
        self.concentrate(seat, of(Resource::Concentration), log);
        self.heal(seat, i16::from(of(Resource::Life)), log);
        self.lose(seat, i16::from(of(Resource::Loss)), log);
        self.ask_time(seat, [of(Resource::Time), of(Resource::Future), of(Resource::Past)]);
    }

    /// Collects time, and asks what to do with it (C-77..C-80).
    pub(super) fn collect_time(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let sums = self.own_sums();
        let kinds = [Resource::Time, Resource::Future, Resource::Past];
        let time = kinds.map(|resource| self.collect(seat, resource, &sums, log));
        self.ask_time(seat, time);
    }

    /// Asks what to do with time: any, of the future, of the past.
    fn ask_time(&mut self, seat: Seat, [any, future, past]: [u8; 3]) {
        if any > 0 || future > 0 || past > 0 {
            self.question = Some((seat, Ask::Time(any, future, past)));
        }
    }

    /// Collects attack and damage, and says how much the opponent's defense leaves of both (C-65, C-82..C-86).
    pub(super) fn attack(&mut self, seat: Seat, log: &mut impl Log<Event>) -> i16 {
        let foe = seat.other();
        let sums = self.own_sums();
        let [attack, damage] = [Resource::Attack, Resource::Damage].map(|of| self.collect(seat, of, &sums, log));
        let defense = if attack > 0 { self.defend(foe, log) } else { 0 };
        let total = i16::from(attack.saturating_sub(defense)) + i16::from(damage);
        let n = i16::from(attack) + i16::from(damage);
        log.tell(|| Event::Attacked { seat, cards: self.attackers(seat), n, stopped: n - total });
        // Damage alone is an attack too: the step is named for both (C-65).
        self.hear(Fact::of(ATTACKS, seat));
        total
    }

    /// The cards from which attack or damage is collected, in the order of entry.
    fn attackers(&self, seat: Seat) -> Vec<Kind> {
        let own = self.perms.iter().filter(|perm| perm.owner == seat);
        let strikes = |perm: &&Perm| [Resource::Attack, Resource::Damage].iter().any(|of| self.yielded(perm, *of) > 0);
        own.filter(strikes).map(|perm| perm.kind).collect()
    }

    /// Collects defense against an attack (C-84), at the cost of life if it is a card's (C-87).
    fn defend(&mut self, seat: Seat, log: &mut impl Log<Event>) -> u8 {
        let sums = self.sums(seat);
        let n = sums[Resource::Defense.index()];
        if n > 0 {
            log.tell(|| Event::Collected { seat, resource: Resource::Defense, n });
        }
        if sums[Resource::Loss.index()] > 0 {
            self.pay_losses(seat, Resource::Defense, log);
        }
        n
    }

    /// A seat deals damage to the opponent, `by` a card or an attack; if there is a location, the seat is asked how much of it
    /// goes there (C-83, C-98, C-100). Says whether it is asked.
    pub(super) fn deal(&mut self, seat: Seat, n: i16, by: Option<Kind>, log: &mut impl Log<Event>) -> bool {
        if n <= 0 {
            return false;
        }
        if self.site(seat.other(), false).is_some() {
            self.question = Some((seat, Ask::Split(n)));
            return true;
        }
        self.hurt(seat.other(), n, by, log);
        false
    }

    /// Damage to a player: armor goes first (C-88).
    pub(super) fn hurt(&mut self, seat: Seat, n: i16, by: Option<Kind>, log: &mut impl Log<Event>) {
        if n <= 0 {
            return;
        }
        let player = &mut self.players[seat];
        let armor = player.armor.min(n);
        player.armor -= armor;
        player.life = player.life.saturating_sub(n - armor);
        log.tell(|| Event::Damaged { seat, n, armor, by });
        self.hear(Fact::of(HURT, seat));
    }

    /// Takes counters from a location or an event; with none left it dies (C-98, C-102).
    pub(super) fn wear(&mut self, id: Id, n: i16, log: &mut impl Log<Event>) {
        let Some(perm) = self.perm_mut(id).filter(|_| n > 0) else { return };
        let n = n.min(perm.counters);
        perm.counters -= n;
        let (seat, card, left) = (perm.owner, perm.kind, perm.counters);
        log.tell(|| Event::Worn { seat, card, number: id, n });
        if left <= 0 {
            self.die(id, log);
        }
    }

    /// A loss of life, which armor does not prevent (C-87).
    pub(super) fn lose(&mut self, seat: Seat, n: i16, log: &mut impl Log<Event>) {
        if n > 0 {
            let life = &mut self.players[seat].life;
            *life = life.saturating_sub(n);
            log.tell(|| Event::Lost { seat, n });
        }
    }

    /// A gain of life, without a limit (C-81).
    pub(super) fn heal(&mut self, seat: Seat, n: i16, log: &mut impl Log<Event>) {
        if n > 0 {
            let life = &mut self.players[seat].life;
            *life = life.saturating_add(n);
            log.tell(|| Event::Healed { seat, n });
        }
    }

    /// Gains concentration: cards from the top of the deck, seen by nobody, as many as there are (C-34, C-73).
    pub(super) fn concentrate(&mut self, seat: Seat, n: u8, log: &mut impl Log<Event>) {
        let mut got = 0;
        for _ in 0..n {
            let Some(card) = self.players[seat].deck.draw(&mut self.rng, seat) else { break };
            self.players[seat].pool.push(Card { kind: card.kind, known: SeatSet::NONE });
            got += 1;
        }
        if got > 0 {
            log.tell(|| Event::Concentrated { seat, n: got });
        }
    }

    /// Spends concentration: the oldest cards of the pool go under the deck (C-74). There are as many.
    pub(super) fn spend(&mut self, seat: Seat, n: u8) {
        if n == 0 {
            return;
        }
        let player = &mut self.players[seat];
        let n = usize::from(n).min(player.pool.len());
        player.deck.put_all_under(&player.pool[..n]);
        player.pool.drain(..n);
    }

    /// Draws a card, if there is one (C-34).
    pub(super) fn draw(&mut self, seat: Seat, regular: bool, log: &mut impl Log<Event>) {
        if let Some(card) = self.players[seat].deck.draw(&mut self.rng, seat) {
            self.players[seat].hand.push(card);
            log.tell(|| Event::Drew { seat, card: card.kind, regular });
        }
    }

    /// The cost of a card for a seat now (C-44). Shadows are free (C-103).
    pub(super) fn cost(&self, seat: Seat, kind: Kind) -> u8 {
        match self.code().costs.get(kind.index()) {
            Some(&cost) if cost != FREE => (cost + self.markup(seat)).clamp(0, MOST_COST) as u8,
            _ => 0,
        }
    }

    /// How much more, or if negative less, every card costs a seat now.
    fn markup(&self, seat: Seat) -> i32 {
        let more = self.fixed(COSTS).map(|(by, fixed)| match fixed {
            Fixed::Costs(who, n) if is(who, by.owner, seat) => i32::from(n),
            _ => 0,
        });
        more.sum()
    }

    /// The highest cost of a card, as it is printed, that a seat can pay now. Cards are compared with it one after another.
    pub(super) fn most_payable(&self, seat: Seat) -> i32 {
        match i32::try_from(self.players[seat].pool.len()) {
            Ok(pool) if pool < MOST_COST => pool - self.markup(seat),
            // However much more they cost.
            _ => i32::MAX,
        }
    }

    /// Whether a seat has so much concentration.
    pub(super) fn can_pay(&self, seat: Seat, n: u8) -> bool {
        self.players[seat].pool.len() >= usize::from(n)
    }
}

/// Adds what a card yields to sums.
fn add(sums: &mut Yields, yields: &Yields) {
    for (sum, n) in sums.iter_mut().zip(yields) {
        *sum = sum.saturating_add(*n);
    }
}
