//! What a row listens to, changes and gives, as bits: most cards have no part in most of what happens, and the bits of all
//! cards fit in a few lines of memory.

use super::card::{Epoch, Resource};
use super::field::Fact;
use super::program::{Code, CompiledRow, Fixed, On};
use super::state::{Perm, State};
use crate::kit::{Kind, Seat};

/// Rows with something fixed.
pub(super) const FIXED: u16 = 1 << 15;

/// Rows with something that their player can use in the main phase.
pub(super) const ABLE: u16 = 1 << 14;

/// Rows that cost life when something is collected from them (C-87).
pub(super) const LOSES: u16 = 1 << 13;

/// Rows with haste (C-117).
pub(super) const HASTE: u16 = 1 << 12;

/// Locations and events.
pub(super) const SITE: u16 = 1 << 11;

const fn bit(on: On) -> u16 {
    match on {
        On::Moves(_) => 1,
        On::Begins(_) => 1 << 1,
        On::Ends(_) => 1 << 2,
        On::Enters(_) => 1 << 3,
        On::Dies(_) => 1 << 4,
        On::Casts(_) => 1 << 5,
        On::Embodies(_) => 1 << 6,
        On::Changes => 1 << 7,
        On::Attacks(_) => 1 << 8,
        On::Hurt(_) => 1 << 9,
        On::Meditates(_) => 1 << 10,
    }
}

/// Cards that change what others yield.
pub(super) const YIELDS: u8 = 1;

/// Cards that change what others cost.
pub(super) const COSTS: u8 = 1 << 1;

/// Cards that give others haste.
pub(super) const HASTENS: u8 = 1 << 2;

/// Cards that keep others from being chosen.
pub(super) const SHIELDS: u8 = 1 << 3;

impl Fixed {
    /// The bit of what it changes.
    pub(super) const fn bit(self) -> u8 {
        match self {
            Self::Yields(..) => YIELDS,
            Self::Costs(..) => COSTS,
            Self::Haste(_) => HASTENS,
            Self::Shielded(_) => SHIELDS,
        }
    }
}

impl Fact {
    /// The bit of the triggers that may answer to it.
    pub(super) const fn bit(self) -> u16 {
        match self {
            Self::Moved(_) => 1,
            Self::Began(_) => 1 << 1,
            Self::Ended(_) => 1 << 2,
            Self::Entered(_) => 1 << 3,
            Self::Dies(_) => 1 << 4,
            Self::Cast(_) => 1 << 5,
            Self::Embodied(_) => 1 << 6,
            Self::Changed => 1 << 7,
            Self::Attacked(_) => 1 << 8,
            Self::Hurt(_) => 1 << 9,
            Self::Meditated(_) => 1 << 10,
        }
    }
}

/// The bits of a row.
pub(super) fn of(row: &CompiledRow) -> u16 {
    let triggers = row.triggers.iter().map(|(on, _)| *on).chain(row.leaves);
    let fixed = if row.fixed.is_empty() { 0 } else { FIXED };
    let able = if row.turns.is_empty() && row.fury.is_none() { 0 } else { ABLE };
    let loses = if row.window.is_some_and(|window| window[Resource::Loss.index()] > 0) { LOSES } else { 0 };
    let haste = if row.haste { HASTE } else { 0 };
    triggers.fold(fixed | able | loses | haste, |bits, on| bits | bit(on))
}

impl Code {
    /// The bits of a card's row in an epoch.
    pub(super) fn mask(&self, kind: Kind, epoch: Epoch) -> u16 {
        self.masks.get(kind.index()).map_or(0, |masks| masks[epoch.index()])
    }
}

impl Perm {
    /// Whether this is a card of a seat with one of these bits. Either is as good as random, so both are one comparison: the
    /// bits of somebody else's card would have to be more than there are bits.
    #[inline]
    pub(super) fn is_own(&self, seat: Seat, bits: u16) -> bool {
        u32::from(self.mask & bits) > u32::from(self.owner.0 ^ seat.0) << 16
    }
}

impl State {
    /// Works out the bits of all cards again. They depend on the epoch, on cards that were moved to another one, and on
    /// which cards there are.
    pub(super) fn listen(&mut self) {
        self.summed = None;
        self.ears = self.shade_bits();
        let (code, epoch) = (&self.rules.cards.code, self.epoch());
        for perm in &mut self.perms {
            perm.mask = code.mask(perm.kind, perm.shifted.unwrap_or(epoch));
            self.ears[perm.owner.index()] |= perm.mask;
        }
    }

    /// The bits of all permanents and shadows of each seat.
    fn all_bits(&self) -> [u16; 2] {
        let mut bits = self.shade_bits();
        for perm in &self.perms {
            bits[perm.owner.index()] |= self.code().mask(perm.kind, self.own_epoch(perm));
        }
        bits
    }

    /// The bits of all shadows of each seat.
    pub(super) fn shade_bits(&self) -> [u16; 2] {
        let (code, epoch) = (self.code(), self.epoch());
        [Seat::FIRST, Seat::SECOND].map(|seat| {
            let shades = self.players[seat].shades.iter();
            shades.fold(0, |bits, shade| bits | code.mask(shade.card.kind, epoch))
        })
    }

    /// Whether no card has a bit that the state does not know.
    pub(super) fn knows_all_bits(&self) -> bool {
        self.all_bits().into_iter().zip(self.ears).all(|(bits, known)| bits & !known == 0)
    }

    /// Whether a card may have one of these bits.
    pub(super) fn has(&self, bits: u16) -> bool {
        (self.ears[0] | self.ears[1]) & bits != 0
    }

    /// The permanents of a seat that have one of these bits.
    pub(super) fn own_listeners(&self, seat: Seat, bits: u16) -> impl Iterator<Item = &Perm> {
        let perms = if self.ears[seat.index()] & bits != 0 { &self.perms[..] } else { &[] };
        perms.iter().filter(move |perm| perm.is_own(seat, bits))
    }

    /// The permanents that have one of these bits.
    pub(super) fn listeners(&self, bits: u16) -> impl Iterator<Item = &Perm> {
        let perms = if self.has(bits) { &self.perms[..] } else { &[] };
        perms.iter().filter(move |perm| perm.mask & bits != 0)
    }
}
