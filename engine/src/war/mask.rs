//! What a card listens to, changes and can do, as bits: most cards have no part in most of what happens.

use super::field::Fact;
use super::program::{Compiled, Fixed, On};
use super::state::{Perm, State};

/// Cards that change something for as long as they are in play.
pub(super) const FIXED: u32 = 1 << 31;
/// Cards with a property to use.
pub(super) const ABLE: u32 = 1 << 30;
/// Leaders.
pub(super) const LEADS: u32 = 1 << 29;
/// Colonels.
pub(super) const COLONEL: u32 = 1 << 28;

const fn bit(on: On) -> u32 {
    match on {
        On::Enters(_) => 1,
        On::Destroyed(_) => 1 << 1,
        On::Attacks(_) => 1 << 2,
        On::Blocks(_) => 1 << 3,
        On::Blocked(_) => 1 << 4,
        On::Damaged(_) => 1 << 5,
        On::Hits(_) => 1 << 6,
        On::Hurt(_) => 1 << 7,
        On::Starts(_) => 1 << 8,
        On::Ends(_) => 1 << 9,
        On::Builds(_) => 1 << 10,
        On::Plays(..) => 1 << 11,
    }
}

impl Fact {
    /// The bit of the triggers that may answer to it.
    pub(super) const fn bit(self) -> u32 {
        match self {
            Self::Entered(_) => 1,
            Self::Destroyed(_) => 1 << 1,
            Self::Attacks(_) => 1 << 2,
            Self::Blocks(_) => 1 << 3,
            Self::Blocked(_) => 1 << 4,
            Self::Damaged(_) => 1 << 5,
            Self::Hits(_) => 1 << 6,
            Self::Hurt(_) => 1 << 7,
            Self::Starts(_) => 1 << 8,
            Self::Ends(_) => 1 << 9,
            Self::Builds(_) => 1 << 10,
            Self::Plays(..) => 1 << 11,
        }
    }
}

/// The bits of a card.
pub(super) fn of(card: &Compiled) -> u32 {
    let triggers = card.triggers.iter().map(|(on, _)| bit(*on));
    let gives = |is: fn(&Fixed) -> bool| card.fixed.iter().any(is);
    let leads = card.leader > 0 || gives(|fixed| matches!(fixed, Fixed::GivesLeader(..)));
    let takes = card.colonel > 0 || gives(|fixed| matches!(fixed, Fixed::GivesColonel(..)));
    let bits = [(FIXED, !card.fixed.is_empty()), (ABLE, !card.uses.is_empty()), (LEADS, leads), (COLONEL, takes)];
    bits.into_iter().filter(|(_, is)| *is).map(|(bit, _)| bit).chain(triggers).fold(0, |all, bit| all | bit)
}

impl State {
    fn bits(&self, perm: &Perm) -> u32 {
        self.code().masks.get(perm.kind.index()).copied().unwrap_or_default()
    }

    /// Works out the bits of all cards again.
    pub(super) fn listen(&mut self) {
        let weather = self.rules.weather.iter();
        self.ears = self.perms.iter().chain(weather).fold(0, |bits, perm| bits | self.bits(perm));
    }

    /// Whether no card has a bit that the state does not know.
    pub(super) fn knows_all_bits(&self) -> bool {
        self.perms.iter().all(|perm| self.bits(perm) & !self.ears == 0)
    }

    /// Whether a card may have one of these bits.
    pub(super) const fn has(&self, bits: u32) -> bool {
        self.ears & bits != 0
    }

    /// The cards on the battlefield that have one of these bits.
    pub(super) fn listeners(&self, bits: u32) -> impl Iterator<Item = &Perm> {
        let perms = if self.has(bits) { &self.perms[..] } else { &[] };
        perms.iter().filter(move |perm| self.bits(perm) & bits != 0)
    }
}
