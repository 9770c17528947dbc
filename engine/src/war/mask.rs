//! What a card is, listens to, changes and can do, as bits: most cards have no part in most of what happens.

use super::card::Type;
use super::field::Fact;
use super::program::{Code, Compiled, Fixed, Num, On};
use super::state::{Perm, State};
use crate::kit::{Kind, Seat};

/// Military bases.
pub(super) const BASE: u64 = 1 << 12;
/// Combat units.
pub(super) const UNIT: u64 = 1 << 13;
/// Cards that a unit wears.
pub(super) const WORN: u64 = 1 << 14;
/// Cards with a property to use.
pub(super) const ABLE: u64 = 1 << 15;
/// Cards with a property to use from the Destroyed stack.
pub(super) const BURIED: u64 = 1 << 16;
/// Leaders, and cards that make them.
pub(super) const LEADS: u64 = 1 << 17;
/// Colonels, and cards that make them.
pub(super) const COLONEL: u64 = 1 << 18;
/// Cards that make leaders.
pub(super) const GIVES_LEADER: u64 = 1 << 30;
/// Cards that make colonels.
pub(super) const GIVES_COLONEL: u64 = 1 << 31;
/// The bits above which numbers of a card stand: its country, its cost, how much of that is of its country, and its traits.
const COUNTRY: u32 = 32;
const COST: u32 = 40;
const OWN: u32 = 48;
const TRAITS: u32 = 56;
/// Cards that change attack or defense.
pub(super) const STATS: u64 = 1 << 19;
/// Cards that may lower defense.
pub(super) const LOWERS: u64 = 1 << 20;
/// Cards that give a trait without a number.
pub(super) const GIVES: u64 = 1 << 21;
/// Cards that give armor.
pub(super) const ARMORS: u64 = 1 << 22;
/// Cards that change costs.
pub(super) const COSTS: u64 = 1 << 23;
/// Cards that let units block others, or forbid it.
pub(super) const PAIRS: u64 = 1 << 24;
/// Cards that change a hand limit.
pub(super) const HAND_LIMIT: u64 = 1 << 25;
/// Cards that change how many bases are built.
pub(super) const BUILDS: u64 = 1 << 26;
/// Cards that change how many cards are drawn.
pub(super) const DRAWS: u64 = 1 << 27;
/// Cards that change what artillery does.
pub(super) const GUNS: u64 = 1 << 28;
/// Cards that make bases count for every country.
pub(super) const COUNTRIES: u64 = 1 << 29;

impl Fixed {
    /// The bits of a card that changes this.
    const fn bits(self) -> u64 {
        match self {
            Self::Stats(_, _, Num::N(0..)) => STATS,
            Self::Stats(..) => STATS | LOWERS,
            Self::Gives(..) => GIVES,
            Self::GivesLeader(..) => LEADS | GIVES_LEADER,
            Self::GivesColonel(..) => COLONEL | GIVES_COLONEL,
            Self::GivesArmor(..) => ARMORS,
            Self::Costs(..) => COSTS,
            Self::Lets(..) | Self::Bars(..) => PAIRS,
            Self::HandLimit(..) => HAND_LIMIT,
            Self::BasesPerTurn(..) => BUILDS,
            Self::Draws(..) => DRAWS,
            Self::Guns(..) => GUNS,
            Self::AnyCountry(_) => COUNTRIES,
        }
    }
}

const fn bit(on: On) -> u64 {
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
    pub(super) const fn bit(self) -> u64 {
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
pub(super) fn of(card: &Compiled) -> u64 {
    let triggers = card.triggers.iter().map(|(on, _)| bit(*on));
    let fixed = card.fixed.iter().map(|fixed| fixed.bits());
    let costs = u64::from(card.cost) << COST | u64::from(card.own) << OWN;
    let numbers = (card.country as u64) << COUNTRY | costs | u64::from(card.traits) << TRAITS;
    let bits = [
        (BASE, card.kind == Type::Base),
        (UNIT, card.kind.is_unit()),
        (WORN, card.on.is_some()),
        (ABLE, !card.uses.is_empty()),
        (BURIED, !card.buried.is_empty()),
        (LEADS, card.leader > 0),
        (COLONEL, card.colonel > 0),
    ];
    bits.into_iter()
        .filter(|(_, is)| *is)
        .map(|(bit, _)| bit)
        .chain(fixed)
        .chain(triggers)
        .fold(numbers, |all, bit| all | bit)
}

/// The bits of a card, and the numbers above them: all that is asked of most cards, in the room of one number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bits(u64);

impl Bits {
    /// Whether it has one of these bits.
    pub(super) const fn is_any(self, bits: u64) -> bool {
        self.0 & bits != 0
    }

    /// The country, as its position among all four.
    pub(super) const fn country(self) -> usize {
        (self.0 >> COUNTRY) as usize % 4
    }

    /// The printed cost in bases.
    pub(super) const fn cost(self) -> u8 {
        (self.0 >> COST) as u8
    }

    /// How many of these are of its country.
    pub(super) const fn own(self) -> u8 {
        (self.0 >> OWN) as u8
    }
}

impl Code {
    /// The country of a card, as its position among all four countries, and whether the card is a base.
    #[inline]
    pub(super) fn base_of(&self, kind: Kind) -> (usize, bool) {
        let own = Bits(self.masks.get(kind.index()).copied().unwrap_or_default());
        (own.country(), own.is_any(BASE))
    }
}

impl State {
    #[inline]
    fn bits(&self, kind: Kind) -> u64 {
        self.code().masks.get(kind.index()).copied().unwrap_or_default()
    }

    /// The bits of a card, if there is one.
    #[inline]
    pub(super) fn known(&self, kind: Kind) -> Option<Bits> {
        self.code().masks.get(kind.index()).map(|bits| Bits(*bits))
    }

    /// The traits without a number that are printed on a card.
    #[inline]
    pub(super) fn traits(&self, kind: Kind) -> u8 {
        (self.bits(kind) >> TRAITS) as u8
    }

    /// The country of a card, as its position among all four countries, and whether the card is a base.
    #[inline]
    pub(super) fn base_of(&self, kind: Kind) -> (usize, bool) {
        self.code().base_of(kind)
    }

    /// Whether a card has one of these bits.
    #[inline]
    pub(super) fn is_any(&self, kind: Kind, bits: u64) -> bool {
        self.bits(kind) & bits != 0
    }

    /// Whether this is a card of a seat with one of these bits. Either is as good as random, so both are one comparison: the bits
    /// of somebody else's card would have to be more than there are bits.
    #[inline]
    pub(super) fn is_own(&self, perm: &Perm, seat: Seat, bits: u64) -> bool {
        debug_assert!(bits < 1 << COUNTRY, "a number is not asked for as a bit");
        self.bits(perm.kind) & bits > u64::from(perm.owner.0 ^ seat.0) << COUNTRY
    }

    /// Takes note of a card that enters the battlefield.
    pub(super) fn note(&mut self, kind: Kind) {
        self.ears |= self.bits(kind);
    }

    /// Takes note of a card that comes into a Destroyed stack, where only some properties count.
    pub(super) fn note_buried(&mut self, kind: Kind) {
        self.ears |= self.bits(kind) & BURIED;
    }

    /// Works out again what follows from the cards in play.
    pub(super) fn listen(&mut self) {
        self.ears = self.known_bits();
        self.count_bases();
    }

    fn known_bits(&self) -> u64 {
        let buried = self.players.iter().flat_map(|(_, player)| &player.destroyed);
        let buried = buried.fold(0, |bits, card| bits | self.bits(card.kind)) & BURIED;
        let weather = self.rules.weather.iter();
        self.perms.iter().chain(weather).fold(buried, |bits, perm| bits | self.bits(perm.kind))
    }

    /// Whether no card has a bit that the state does not know.
    pub(super) fn knows_all_bits(&self) -> bool {
        self.known_bits() & !self.ears == 0
    }

    /// Whether a card may have one of these bits.
    #[inline]
    pub(super) const fn has(&self, bits: u64) -> bool {
        self.ears & bits != 0
    }

    /// The cards on the battlefield that have one of these bits.
    #[inline]
    pub(super) fn listeners(&self, bits: u64) -> impl Iterator<Item = &Perm> {
        let perms = if self.has(bits) { &self.perms[..] } else { &[] };
        perms.iter().filter(move |perm| self.is_any(perm.kind, bits))
    }
}
