//! Events, independent of language.

use serde::{Deserialize, Serialize};

use super::card::{DamageType, Where};
use crate::kit::{Kind, Outcome, Seat, SeatSet, Viewer};

/// A target, as people are told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// A card in play.
    Card(Kind),
    /// A card in play of which another side has one too, with whose it is.
    Owned(Kind, Seat),
    /// A player.
    Player(Seat),
    /// A card or an effect on the chain, by its card.
    Link(Kind),
}

/// Something that happened. Cards in play are given by their number and their kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(
    missing_docs,
    reason = "the fields repeat one another: seat who, card which, number its number in play, n how much, whose the side of what deals it, of the card whose effect it is"
)]
pub enum Event {
    /// The first player is decided (H-67).
    Began { first: Seat },
    /// The first hand is dealt (H-68).
    Dealt { seat: Seat, cards: Vec<Kind> },
    /// Keeps the hand, or replaces it (H-69).
    Kept { seat: Seat, replaced: bool },
    /// A turn begins (H-71).
    Turn { seat: Seat, number: u16 },
    /// Draws; the card is hidden from others.
    Drew { seat: Seat, card: Kind },
    /// Places a resource; face down its card is hidden from others (H-78).
    Placed { seat: Seat, card: Kind, up: bool },
    /// Plays a card (H-75).
    Played { seat: Seat, card: Kind },
    /// Uses a power (H-76).
    Used { seat: Seat, card: Kind, number: u16 },
    /// A power is set off.
    Triggered { seat: Seat, card: Kind },
    /// Targets were chosen for what was just played, used or set off (H-26).
    Aimed { seat: Seat, at: Vec<Mark> },
    /// Enters play (H-167).
    Entered { seat: Seat, card: Kind, number: u16 },
    /// Proposes a combat (H-84).
    Proposed { seat: Seat, attacker: Kind, from: u16, defender: Kind, to: u16 },
    /// Protects (H-90).
    Protected { seat: Seat, card: Kind, number: u16 },
    /// Strikes with a weapon (H-87).
    Struck { seat: Seat, card: Kind, number: u16 },
    /// Exhausts armor (H-144).
    Armored { seat: Seat, card: Kind, n: i16 },
    /// Is dealt damage (H-135).
    Damaged {
        seat: Seat,
        card: Kind,
        number: u16,
        n: i16,
        kind: Option<DamageType>,
        by: Kind,
        #[serde(default)]
        whose: Option<Seat>,
        #[serde(default)]
        of: Option<Kind>,
    },
    /// An attack dealt no damage (H-95).
    Harmless { seat: Seat, card: Kind, number: u16, by: Kind, whose: Option<Seat> },
    /// Damage was prevented (H-143).
    Prevented { seat: Seat, card: Kind, n: i16 },
    /// Damage was put on it (H-138).
    Put { seat: Seat, card: Kind, number: u16, n: i16 },
    /// Is healed (H-139).
    Healed { seat: Seat, card: Kind, number: u16, n: i16 },
    /// An effect met nothing that it could change.
    Missed { seat: Seat, card: Kind },
    /// Goes because it cannot stay beside others (H-30..H-36).
    Crowded { seat: Seat, card: Kind, number: u16, others: Vec<Kind> },
    /// Is destroyed (H-165).
    Destroyed { seat: Seat, card: Kind, number: u16 },
    /// Leaves play without being destroyed.
    Left { seat: Seat, card: Kind, number: u16, to: Where },
    /// Discards.
    Discarded { seat: Seat, card: Kind },
    /// A card goes from the deck to the graveyard.
    Milled { seat: Seat, card: Kind },
    /// Shows a card to all (H-179).
    Revealed { seat: Seat, card: Kind },
    /// A card moves between zones other than play; hidden from others unless it was open.
    Took { seat: Seat, card: Kind, to: Where, open: bool },
    /// Is interrupted on the chain (H-126, H-131).
    Interrupted { seat: Seat, card: Kind },
    /// A quest is completed (H-64).
    Completed { seat: Seat, card: Kind },
    /// A hero is turned over (H-44).
    Flipped { seat: Seat, card: Kind },
    /// A player gains control of a card.
    Controlled { seat: Seat, card: Kind, number: u16 },
    /// A coin was flipped.
    Coin { seat: Seat, heads: bool },
    /// A player shuffled cards into the deck.
    Shuffled { seat: Seat, n: u16 },
    /// A combat ended without damage (H-96).
    Called { seat: Seat },
    /// Is out of the game (H-05, H-06).
    Out { seat: Seat, decked: bool },
    /// A player resigns while others play on (H-08).
    Quit { seat: Seat },
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
            Self::Drew { seat, card } | Self::Placed { seat, card, up: false } if !sees(*seat) => *card = Kind::HIDDEN,
            // A card taken without being shown is known to the taker alone.
            Self::Took {
                seat,
                card,
                to:
                    Where::Hand
                    | Where::DeckTop
                    | Where::DeckBottom
                    | Where::Deck
                    | Where::Resources
                    | Where::ResourcesExhausted,
                open: false,
            } if !sees(*seat) => {
                *card = Kind::HIDDEN;
            }
            _ => {}
        }
        event
    }
}
