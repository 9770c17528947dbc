//! Events, independent of language.

use serde::{Deserialize, Serialize};

use super::card::Resource;
use crate::kit::{Kind, Outcome, Seat, SeatSet, Viewer};

/// Something that happened. Cards on the battlefield are given by their number and their kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(
    missing_docs,
    reason = "the fields repeat one another: seat who, card which, number its number on the battlefield, n how much"
)]
pub enum Event {
    /// The first player is decided (C-16).
    Began { first: Seat },
    /// The first hand is dealt (C-20).
    Dealt { seat: Seat, cards: Vec<Kind> },
    /// Replaces so many cards of the first hand (C-21, C-22).
    Replaced { seat: Seat, n: u8 },
    /// A turn begins (C-56).
    Turn { seat: Seat, number: u16 },
    /// Time moves, by nature or not (C-03, C-05).
    Moved { from: u8, to: u8, natural: bool },
    /// Draws; the card is hidden from others. `regular` if everybody does so in each turn.
    Drew {
        seat: Seat,
        card: Kind,
        #[serde(default)]
        regular: bool,
    },
    /// Gains concentration (C-73).
    Concentrated { seat: Seat, n: u8 },
    /// Meditates (C-59).
    Meditated { seat: Seat },
    /// Fetches a card of the hero deck; it is hidden from others (C-62).
    Fetched { seat: Seat, card: Kind },
    /// Plays a card (C-64).
    Played { seat: Seat, card: Kind },
    /// Lays a shadow; the card is hidden from others (C-103).
    Laid { seat: Seat, card: Kind },
    /// A shadow leaves the shadows (C-103a).
    Left { seat: Seat, card: Kind },
    /// Enters the battlefield.
    Entered { seat: Seat, card: Kind, number: u16 },
    /// A power is set off.
    Triggered { seat: Seat, card: Kind },
    /// Uses a turn ability (C-104).
    Used { seat: Seat, card: Kind, number: u16 },
    /// Uses an ability of the hero, from 1 (C-51).
    Hero { seat: Seat, ability: u8 },
    /// Collects a resource (C-69).
    Collected { seat: Seat, resource: Resource, n: u8 },
    /// Gains life.
    Healed { seat: Seat, n: i16 },
    /// Loses life without damage (C-87).
    Lost { seat: Seat, n: i16 },
    /// Puts armor on the hero (C-88).
    Armored { seat: Seat, n: i16 },
    /// Attacks with these cards, for so much attack and damage together, of which defense stops some (C-82..C-86).
    Attacked { seat: Seat, cards: Vec<Kind>, n: i16, stopped: i16 },
    /// Is dealt damage, of which armor took some (C-88): by the effect of a card, or without one by an attack.
    Damaged {
        seat: Seat,
        n: i16,
        armor: i16,
        #[serde(default)]
        by: Option<Kind>,
    },
    /// A location or an event loses counters (C-98, C-79).
    Worn { seat: Seat, card: Kind, number: u16, n: i16 },
    /// Counters are put on a hero, or taken (C-51).
    Charged { seat: Seat, n: i16 },
    /// Dies.
    Died { seat: Seat, card: Kind, number: u16 },
    /// Returns to its owner's hand (C-109).
    Returned { seat: Seat, card: Kind, number: u16 },
    /// Is turned, or with `snare` caught in a snare (C-110).
    Turned { seat: Seat, card: Kind, number: u16, snare: bool },
    /// Is readied by an effect.
    Readied { seat: Seat, card: Kind, number: u16 },
    /// Is moved to another epoch, from 1 (C-113).
    Shifted { seat: Seat, card: Kind, number: u16, epoch: u8 },
    /// A shadow is looked at by this seat alone, and returned if so (C-116).
    Seen { seat: Seat, card: Kind, returned: bool },
    /// Discards.
    Discarded { seat: Seat, card: Kind },
    /// A card goes from the deck to the graveyard.
    Milled { seat: Seat, card: Kind },
    /// A card comes back from the graveyard.
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
            Self::Dealt { seat, cards } if !sees(*seat) => cards.fill(Kind::HIDDEN),
            Self::Drew { seat, card, .. }
            | Self::Fetched { seat, card }
            | Self::Laid { seat, card }
            | Self::Seen { seat, card, .. }
                if !sees(*seat) =>
            {
                *card = Kind::HIDDEN;
            }
            _ => {}
        }
        event
    }
}
