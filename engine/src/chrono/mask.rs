//! What a row listens to and changes, as bits: most cards have no part in most of what happens, and the bits of all cards
//! fit in a few lines of memory.

use super::card::Epoch;
use super::field::Fact;
use super::program::{CompiledRow, On};
use super::state::{Perm, State};
use crate::kit::Card;

/// Rows with something fixed.
pub(super) const FIXED: u16 = 1 << 15;

/// Rows with something that their player can use in the main phase.
pub(super) const ABLE: u16 = 1 << 14;

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
    triggers.fold(fixed | able, |bits, on| bits | bit(on))
}

impl State {
    /// The bits of the row that a permanent uses.
    pub(super) fn mask(&self, perm: &Perm) -> u16 {
        self.mask_in(perm.card, self.own_epoch(perm))
    }

    /// The bits of a card's row in an epoch.
    pub(super) fn mask_in(&self, card: Card, epoch: Epoch) -> u16 {
        self.code().masks.get(card.kind.index()).map_or(0, |masks| masks[epoch.index()])
    }
}
