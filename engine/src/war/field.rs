//! The battlefield: cards enter and leave it, and what happens sets off triggers.

use smallvec::SmallVec;

use super::card::Who;
use super::event::Event;
use super::mask;
use super::program::On;
use super::state::{Effect, Id, Perm, State, flag};
use crate::kit::{Card, Kind, Log, Seat};

/// Something that happened, as triggers hear of it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fact {
    Entered(Id),
    /// It is destroyed, and is still there.
    Destroyed(Id),
    Attacks(Id),
    Blocks(Id),
    Blocked(Id),
    Damaged(Id),
    Hits(Id),
    Hurt(Seat),
    Starts(Seat),
    Ends(Seat),
    Builds(Seat),
    Plays(Seat, Kind),
}

impl Fact {
    const fn about(self) -> Id {
        match self {
            Self::Entered(id)
            | Self::Destroyed(id)
            | Self::Attacks(id)
            | Self::Blocks(id)
            | Self::Blocked(id)
            | Self::Damaged(id)
            | Self::Hits(id) => id,
            Self::Hurt(_) | Self::Starts(_) | Self::Ends(_) | Self::Builds(_) | Self::Plays(..) => 0,
        }
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
    /// Puts a card onto the battlefield (W-36). Its power of entering waits in the queue.
    pub(super) fn enter(&mut self, kind: Kind, owner: Seat, x: u8, log: &mut impl Log<Event>) -> Id {
        let id = self.next;
        self.next = self.next.saturating_add(1);
        let mut perm = Perm::new(id, kind, owner);
        let card = self.compiled(kind);
        perm.ammo = card.map_or(0, |card| card.ammo);
        // W-57: a unit needs until its owner's next turn to reach the front.
        perm.mark(flag::FRESH, card.is_some_and(|card| card.kind.is_unit()));
        let enters = card.and_then(|card| card.enters);
        if self.perms.len() == self.perms.capacity() {
            // A state stays small.
            self.perms.reserve_exact(1);
        }
        self.perms.push(perm);
        self.note(kind);
        let (country, is_base) = self.base_of(kind);
        self.free[owner.index()][country] += u8::from(is_base);
        // One more card takes defense from nobody, unless it lowers it.
        self.settled &= !self.is_any(kind, mask::LOWERS | mask::STATS | mask::WORN);
        log.tell(|| Event::Entered { seat: owner, card: kind, number: id });
        self.queue.extend(enters.map(|start| Effect { x, ..Effect::new(kind, id, owner, start) }));
        self.hear(Fact::Entered(id));
        id
    }

    /// Destroys cards together: triggers hear of all of them while all are still there (W-80).
    pub(super) fn destroy(&mut self, ids: &[Id], log: &mut impl Log<Event>) {
        for id in ids {
            if let Some(perm) = self.perm(*id) {
                let (seat, card) = (perm.owner, perm.kind);
                log.tell(|| Event::Destroyed { seat, card, number: *id });
                self.hear(Fact::Destroyed(*id));
            }
        }
        for id in ids {
            if let Some(perm) = self.take(*id) {
                self.bury(perm.kind, perm.owner);
            }
        }
    }

    /// Takes a card off the battlefield. What it wore goes with the next look at losses; its bodyguards are free.
    pub(super) fn take(&mut self, id: Id) -> Option<Perm> {
        let at = self.perms.binary_search_by_key(&id, |perm| perm.id).ok()?;
        let taken = self.perms.remove(at);
        self.settled = false;
        let (country, is_base) = self.base_of(taken.kind);
        self.free[taken.owner.index()][country] -= u8::from(is_base & !taken.is(flag::USED));
        for at in 0..self.perms.len() {
            if self.perms[at].with == id && self.is_unit(&self.perms[at]) {
                self.perms[at].with = 0;
            }
        }
        // W-78: whoever blocked an attacker that is gone deals and takes nothing, but stays where it is until the end of
        // the combat.
        Some(taken)
    }

    /// Puts a card into its owner's Destroyed stack (W-44); a token vanishes.
    pub(super) fn bury(&mut self, kind: Kind, owner: Seat) {
        if self.compiled(kind).is_none_or(|card| !card.token) {
            self.note_buried(kind);
            self.players[owner].destroyed.push(Self::open(kind));
        }
    }

    /// Returns a card to its owner's hand.
    pub(super) fn send_home(&mut self, id: Id, log: &mut impl Log<Event>) {
        let Some(perm) = self.take(id) else { return };
        let (seat, card) = (perm.owner, perm.kind);
        log.tell(|| Event::Returned { seat, card, number: id });
        if self.compiled(card).is_none_or(|card| !card.token) {
            self.players[seat].hand.push(Self::open(card));
        }
    }

    /// Removes a card from the match.
    pub(super) fn exile(&mut self, id: Id, log: &mut impl Log<Event>) {
        let Some(perm) = self.take(id) else { return };
        let (seat, card) = (perm.owner, perm.kind);
        log.tell(|| Event::Exiled { seat, card, number: id });
        if self.compiled(card).is_none_or(|card| !card.token) {
            self.players[seat].exiled.push(Self::open(card));
        }
    }

    /// Draws a card, if there is one (W-54, W-55).
    pub(super) fn draw(&mut self, seat: Seat, regular: bool, log: &mut impl Log<Event>) {
        if let Some(card) = self.players[seat].library.draw(&mut self.rng, seat) {
            self.players[seat].hand.push(card);
            log.tell(|| Event::Drew { seat, card: card.kind, regular });
        }
    }

    /// Discards a card by its place in the hand.
    pub(super) fn discard(&mut self, seat: Seat, at: usize, log: &mut impl Log<Event>) {
        if at < self.players[seat].hand.len() {
            let card: Card = self.players[seat].hand.remove(at);
            log.tell(|| Event::Discarded { seat, card: card.kind });
            self.bury(card.kind, seat);
        }
    }

    /// Lets triggers hear of something, those of the turn player first, each in the order of entry.
    #[inline]
    pub(super) fn hear(&mut self, fact: Fact) {
        debug_assert!(self.knows_all_bits(), "a card has bits that the state does not know");
        // Most of what happens sets off nothing.
        if self.has(fact.bit()) {
            self.hear_all(fact);
        }
    }

    fn hear_all(&mut self, fact: Fact) {
        let mut heard = [SmallVec::<[Effect; 4]>::new(), SmallVec::new()];
        let lost = match fact {
            Fact::Destroyed(id) => self.perm(id).map_or(Kind::HIDDEN, |perm| perm.kind),
            _ => Kind::HIDDEN,
        };
        for perm in self.listeners(fact.bit()) {
            let triggers = self.compiled(perm.kind).map_or(&[][..], |card| &card.triggers);
            for (on, start) in triggers {
                if self.answers(*on, fact, perm) {
                    let effect = Effect::new(perm.kind, perm.id, perm.owner, *start);
                    heard[usize::from(perm.owner != self.turn)].push(Effect { subject: fact.about(), lost, ..effect });
                }
            }
        }
        self.queue.extend(heard.into_iter().flatten());
    }

    /// The cards that a fact would set off.
    pub(super) fn set_off(&self, fact: Fact) -> impl Iterator<Item = &Perm> {
        self.listeners(fact.bit()).filter(move |perm| {
            let triggers = self.compiled(perm.kind).map_or(&[][..], |card| &card.triggers);
            triggers.iter().any(|(on, _)| self.answers(*on, fact, perm))
        })
    }

    /// Whether a trigger of a card answers to a fact.
    fn answers(&self, on: On, fact: Fact, this: &Perm) -> bool {
        match (on, fact) {
            (On::Hurt(who), Fact::Hurt(seat))
            | (On::Starts(who), Fact::Starts(seat))
            | (On::Ends(who), Fact::Ends(seat))
            | (On::Builds(who), Fact::Builds(seat)) => is(who, this.owner, seat),
            (On::Plays(who, sieve), Fact::Plays(seat, kind)) => is(who, this.owner, seat) && self.suits(sieve, kind),
            (On::Enters(sieve), Fact::Entered(_))
            | (On::Destroyed(sieve), Fact::Destroyed(_))
            | (On::Attacks(sieve), Fact::Attacks(_))
            | (On::Blocks(sieve), Fact::Blocks(_))
            | (On::Blocked(sieve), Fact::Blocked(_))
            | (On::Damaged(sieve), Fact::Damaged(_))
            | (On::Hits(sieve), Fact::Hits(_)) => {
                self.perm(fact.about()).is_some_and(|perm| self.fits(sieve, perm, this.owner, this.id))
            }
            _ => false,
        }
    }

    /// Whether a card is a medal that nobody wears any more (W-45).
    pub(super) fn is_lost_medal(&self, perm: &Perm) -> bool {
        self.is_any(perm.kind, mask::WORN) && self.perm(perm.with).is_none()
    }
}
