//! What a row listens to, changes and gives, as bits: most cards have no part in most of what happens, and the bits of all
//! cards fit in a few lines of memory.

use super::card::{Epoch, Moment, Resource, Way, Who};
use super::program::{Code, CompiledRow, Fixed};
use super::state::{Perm, State};
use crate::kit::{Kind, Seat};

/// Rows that hear of time that was moved to the future.
pub(super) const FUTURE: u32 = 1;

/// Rows that hear of time that was moved to the past.
pub(super) const PAST: u32 = 1 << 1;

/// Rows that hear of a change of epoch.
pub(super) const CHANGES: u32 = 1 << 2;

// In other facts a player has a part. Each has two bits: one for the cards of that player, and the next one for those of the
// opponent. So most cards that would not answer need not be asked.
pub(super) const BEGINS: u32 = 1 << 3;
pub(super) const ENDS: u32 = 1 << 5;
pub(super) const ENTERS: u32 = 1 << 7;
pub(super) const DIES: u32 = 1 << 9;
pub(super) const CASTS: u32 = 1 << 11;
pub(super) const EMBODIES: u32 = 1 << 13;
pub(super) const ATTACKS: u32 = 1 << 15;
pub(super) const HURT: u32 = 1 << 17;
pub(super) const MEDITATES: u32 = 1 << 19;

/// Rows that change what cards yield.
pub(super) const YIELDS: u32 = 1 << 21;

/// Rows that change what cards cost.
pub(super) const COSTS: u32 = 1 << 22;

/// Rows that give cards haste.
pub(super) const HASTENS: u32 = 1 << 23;

/// Rows that keep cards from being chosen.
pub(super) const SHIELDS: u32 = 1 << 24;

/// Rows with something that their player can use in the main phase.
pub(super) const ABLE: u32 = 1 << 25;

/// Rows that cost life when something is collected from them (C-87).
pub(super) const LOSES: u32 = 1 << 26;

/// Rows with haste (C-117).
pub(super) const HASTE: u32 = 1 << 27;

/// Locations.
pub(super) const LOCATION: u32 = 1 << 28;

/// Events.
pub(super) const EVENT: u32 = 1 << 29;

/// Above the bits of rows.
const OTHERS: u32 = 31;

/// The bits of a moment; `owners` says whose cards may enter or die, as [`super::program::Sieve::owners`] does.
pub(super) const fn of_moment(moment: &Moment, owners: u8) -> u32 {
    match moment {
        Moment::Moves(Way::Future) => FUTURE,
        Moment::Moves(Way::Past) => PAST,
        Moment::Moves(Way::Either) => FUTURE | PAST,
        Moment::Changes => CHANGES,
        Moment::Begins(who) => pair(BEGINS, *who),
        Moment::Ends(who) => pair(ENDS, *who),
        Moment::Casts(who) => pair(CASTS, *who),
        Moment::Embodies(who) => pair(EMBODIES, *who),
        Moment::Attacks(who) => pair(ATTACKS, *who),
        Moment::Hurt(who) => pair(HURT, *who),
        Moment::Meditates(who) => pair(MEDITATES, *who),
        Moment::Enters(_) => ENTERS * owners as u32,
        Moment::Dies(_) => DIES * owners as u32,
    }
}

const fn pair(first: u32, who: Who) -> u32 {
    match who {
        Who::You => first,
        Who::Opponent => first << 1,
        Who::Both => first | first << 1,
    }
}

impl Fixed {
    /// The bit of what it changes.
    const fn bit(self) -> u32 {
        match self {
            Self::Yields(..) => YIELDS,
            Self::Costs(..) => COSTS,
            Self::Haste(_) => HASTENS,
            Self::Shielded(_) => SHIELDS,
        }
    }
}

/// The bits of a row.
pub(super) fn of(row: &CompiledRow) -> u32 {
    let triggers = row.triggers.iter().map(|(on, _)| *on).chain(row.leaves);
    let fixed = row.fixed.iter().fold(0, |bits, fixed| bits | fixed.bit());
    let able = if row.turns.is_empty() && row.fury.is_none() { 0 } else { ABLE };
    let loses = if row.window.is_some_and(|window| window[Resource::Loss.index()] > 0) { LOSES } else { 0 };
    let haste = if row.haste { HASTE } else { 0 };
    triggers.fold(fixed | able | loses | haste, |bits, on| bits | on.bits)
}

impl Code {
    /// The bits of a card's row in an epoch.
    pub(super) fn mask(&self, kind: Kind, epoch: Epoch) -> u32 {
        self.masks.get(kind.index()).map_or(0, |masks| masks[epoch.index()])
    }
}

impl Perm {
    /// Whether this is a card of a seat with one of these bits. Either is as good as random, so both are one comparison: the
    /// bits of somebody else's card would have to be more than there are.
    #[inline]
    pub(super) fn is_own(&self, seat: Seat, bits: u32) -> bool {
        self.mask & bits > u32::from(self.owner.0 ^ seat.0) << OTHERS
    }
}

/// The bits of both seats' cards. They are gathered in one number, because it takes longer to wait for what was written to one of
/// two places just before.
#[derive(Clone, Copy, Default)]
pub(super) struct Bits(u64);

impl Bits {
    pub(super) const fn add(&mut self, seat: Seat, bits: u32) {
        self.0 |= (bits as u64) << (32 * (seat.0 & 1));
    }

    pub(super) const fn by_seat(self) -> [u32; 2] {
        [self.0 as u32, (self.0 >> 32) as u32]
    }
}

impl State {
    /// Works out the bits of all cards again. They depend on the epoch, on cards that were moved to another one, and on
    /// which cards there are.
    pub(super) fn listen(&mut self) {
        self.summed = None;
        let mut bits = self.shade_bits();
        let (code, epoch) = (&self.cards.code, self.epoch());
        for perm in &mut self.perms {
            perm.mask = code.mask(perm.kind, perm.shifted.unwrap_or(epoch));
            bits.add(perm.owner, perm.mask);
        }
        self.ears = bits.by_seat();
    }

    /// The bits of all permanents and shadows of each seat.
    fn all_bits(&self) -> [u32; 2] {
        let mut bits = self.shade_bits();
        for perm in &self.perms {
            bits.add(perm.owner, self.code().mask(perm.kind, self.own_epoch(perm)));
        }
        bits.by_seat()
    }

    /// The bits of all shadows of each seat.
    pub(super) fn shade_bits(&self) -> Bits {
        let (code, epoch) = (self.code(), self.epoch());
        let mut bits = Bits::default();
        for seat in [Seat::FIRST, Seat::SECOND] {
            for shade in &self.players[seat].shades {
                bits.add(seat, code.mask(shade.card.kind, epoch));
            }
        }
        bits
    }

    /// Whether no card has a bit that the state does not know.
    pub(super) fn knows_all_bits(&self) -> bool {
        self.all_bits().into_iter().zip(self.ears).all(|(bits, known)| bits & !known == 0)
    }

    /// Whether a card may have one of these bits.
    pub(super) fn has(&self, bits: u32) -> bool {
        (self.ears[0] | self.ears[1]) & bits != 0
    }

    /// The permanents of a seat that have one of these bits.
    pub(super) fn own_listeners(&self, seat: Seat, bits: u32) -> impl Iterator<Item = &Perm> {
        let perms = if self.ears[seat.index()] & bits != 0 { &self.perms[..] } else { &[] };
        perms.iter().filter(move |perm| perm.is_own(seat, bits))
    }

    /// The permanents that have one of these bits.
    pub(super) fn listeners(&self, bits: u32) -> impl Iterator<Item = &Perm> {
        let perms = if self.has(bits) { &self.perms[..] } else { &[] };
        perms.iter().filter(move |perm| perm.mask & bits != 0)
    }
}
