//! Events, independent of language.

use serde::{Deserialize, Serialize};

use crate::kit::{Kind, Outcome, Seat, SeatSet, Viewer};

/// Something that happened. Cards on the battlefield are given by their number and their kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(
    missing_docs,
    reason = "the fields repeat one another: seat who, card which, number its number on the battlefield, n how much"
)]
pub enum Event {
    /// The first player is decided (W-51).
    Began { first: Seat },
    /// A hand is dealt, perhaps again (W-47, W-48).
    Dealt { seat: Seat, cards: Vec<Kind>, again: bool },
    /// A turn begins (W-53).
    Turn { seat: Seat, number: u16 },
    /// Draws; the card is hidden from others (W-54). `regular` if everybody does so in each turn.
    Drew {
        seat: Seat,
        card: Kind,
        #[serde(default)]
        regular: bool,
    },
    /// Builds a base (W-34).
    Built { seat: Seat, card: Kind },
    /// Uses another card of the hand (W-36, W-37, W-43).
    Played { seat: Seat, card: Kind },
    /// Enters the battlefield.
    Entered { seat: Seat, card: Kind, number: u16 },
    /// A medal is worn by a unit (W-45).
    Worn { seat: Seat, card: Kind, number: u16, by: Kind },
    /// A power is set off.
    Triggered { seat: Seat, card: Kind },
    /// Uses a property (W-39).
    Used { seat: Seat, card: Kind, number: u16 },
    /// Uses a property from the Destroyed stack (W-87).
    Raised { seat: Seat, card: Kind },
    /// A unit becomes the bodyguard of a colonel (W-86).
    Guards { seat: Seat, card: Kind, number: u16, of: Kind },
    /// Attacks with these cards (W-62).
    Attacked { seat: Seat, cards: Vec<Kind> },
    /// A unit blocks an attacker (W-66).
    Blocked { seat: Seat, card: Kind, number: u16, attacker: Kind, onto: u16 },
    /// Sets no blockers (W-69).
    Unblocked { seat: Seat },
    /// A bomber bombs every ground unit of the other side (W-23).
    Bombed { seat: Seat, card: Kind },
    /// A unit is dealt damage.
    Hurt { seat: Seat, card: Kind, number: u16, n: i16 },
    /// A bodyguard is hit in place of its colonel (W-86).
    Covered { seat: Seat, card: Kind, number: u16, of: Kind },
    /// A player is dealt damage.
    Damaged { seat: Seat, n: i16 },
    /// Damage is prevented, to a unit or to a player.
    Prevented { seat: Seat, card: Option<Kind>, n: i16 },
    /// Gains Health.
    Healed { seat: Seat, n: i16 },
    /// Loses Health without damage.
    Lost { seat: Seat, n: i16 },
    /// Is destroyed (W-80).
    Destroyed { seat: Seat, card: Kind, number: u16 },
    /// Returns to its owner's hand.
    Returned { seat: Seat, card: Kind, number: u16 },
    /// Is removed from the match, from the battlefield or, with number 0, from the Destroyed stack.
    Exiled { seat: Seat, card: Kind, number: u16 },
    /// Leaves the combat.
    Withdrew { seat: Seat, card: Kind, number: u16 },
    /// Gains attack and defense, for this turn or for good.
    Boosted { seat: Seat, card: Kind, number: u16, attack: i16, defense: i16, lasting: bool },
    /// Is marked as used by an effect.
    Exhausted { seat: Seat, card: Kind, number: u16 },
    /// Is available again by an effect.
    Readied { seat: Seat, card: Kind, number: u16 },
    /// Discards.
    Discarded { seat: Seat, card: Kind },
    /// A card goes from the library to the Destroyed stack.
    Milled { seat: Seat, card: Kind },
    /// Looks at so many cards of the library.
    Scried { seat: Seat, n: u8 },
    /// Takes a card out of the library; it is hidden from others.
    Found { seat: Seat, card: Kind },
    /// Takes a card out of the Destroyed stack.
    Recovered { seat: Seat, card: Kind },
    /// Had nothing left to do, so the turn ended by itself.
    Idle { seat: Seat },
    /// The match is over.
    Ended { outcome: Outcome },
}

impl Event {
    /// The event as a viewer may see it.
    #[must_use]
    pub(super) fn seen_by(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        let sees = |seat: Seat| viewer.sees(SeatSet::one(seat));
        match &mut event {
            Self::Dealt { seat, cards, .. } if !sees(*seat) => cards.fill(Kind::HIDDEN),
            Self::Drew { seat, card, .. } | Self::Found { seat, card } if !sees(*seat) => *card = Kind::HIDDEN,
            _ => {}
        }
        event
    }
}
