//! What a viewer sees of a match in a format, as plain data: the source of pictures and of texts.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::kit::{Outcome, Seat, SeatSet, Taken, Viewer};

/// The table: decks are built there, then it is the game's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Table<C, T> {
    /// Decks are built.
    Build(Building<C>),
    /// The duel is played.
    Duel(T),
}

/// A table at which decks are built.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building<C> {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The seats that have to answer.
    pub asked: SeatSet,
    /// What everybody sees of each seat, in turn order from seat 1.
    pub desks: Vec<DeskView>,
    /// Whether the viewer chooses the leader of a deck.
    pub leads: bool,
    /// Whether what the viewer holds is a deck, and not what one is built of.
    pub has_deck: bool,
    /// How many cards the deck has that the viewer builds now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub builds: Option<u16>,
    /// The cards that the viewer chooses from.
    pub looking: Vec<Held<C>>,
    /// What the viewer holds, each card once.
    pub held: Vec<Held<C>>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// What everybody sees of a player who builds a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeskView {
    /// Whose it is.
    pub seat: Seat,
    /// Whether the player has left.
    pub out: bool,
    /// Cards that the player has.
    pub cards: u16,
    /// Cards in the booster that the player holds.
    pub booster: u16,
}

/// A card that the viewer holds or chooses from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held<C> {
    /// The card.
    pub card: Arc<C>,
    /// The number of its button, from 1, where it is offered.
    pub number: Option<u8>,
    /// How many of it there are.
    pub count: u8,
    /// How many of it are in the deck, where it can be put in and taken out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<Taken>,
}
