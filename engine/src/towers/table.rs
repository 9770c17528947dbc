//! The view of a match of Towers as plain data: the source of pictures and texts.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{CardDef, Stat};
use crate::kit::{BySeat, Outcome, Seat, SeatSet, Viewer};

/// The numbers of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideView {
    /// Height of the tower.
    pub tower: i16,
    /// Height of the wall.
    pub wall: i16,
    /// Stocks of ore, gems, gold.
    pub stock: [i16; 3],
    /// Mining rates of ore, gems, gold.
    pub mine: [i16; 3],
    /// Cards in the hand.
    pub hand: u8,
}

/// What the match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A player picks who goes first (T-11).
    ChooseFirst,
    /// Both may replace cards (T-09).
    Mulligan,
    /// A player plays, discards or skips (T-17).
    Play,
    /// A card makes a player discard.
    Discard,
    /// Nothing: the match is over.
    Over,
}

/// A card that was played or discarded openly (T-50).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The card.
    pub card: Arc<CardDef>,
    /// The owner of the card.
    pub seat: Seat,
    /// Whether it was discarded and not played.
    pub discarded: bool,
}

/// A number that the last action changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The side whose number it is.
    pub seat: Seat,
    /// The number.
    pub stat: Stat,
    /// The difference, never 0.
    pub delta: i16,
}

/// What the viewer can do now with a card in their hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Use {
    /// It can be played.
    Play,
    /// It is too expensive, but can be discarded.
    DiscardOnly,
    /// Nothing can be done with it now: another seat decides, or it is too expensive and undiscardable.
    Nothing,
    /// It may be put back in the mulligan.
    Keep,
    /// It is marked to be put back in the mulligan.
    Replace,
}

/// A card in the viewer's own hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandCard {
    /// The card.
    pub card: Arc<CardDef>,
    /// Its number on the picture and on its buttons, from 1.
    pub number: u8,
    /// What can be done with it.
    pub usable: Use,
    /// How many resources are missing to play it now, in the viewer's own turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing: Option<u16>,
}

/// The whole table, as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The viewer.
    pub viewer: Viewer,
    /// What the match is waiting for.
    pub phase: Phase,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The seat whose turn it is, once the first turn has begun.
    pub turn: Option<Seat>,
    /// The round, from 1. A round ends when both sides have had a turn.
    pub round: u16,
    /// The numbers of both sides.
    pub sides: BySeat<SideView, 2>,
    /// The tower height that wins (T-39).
    pub tower_goal: i16,
    /// The stock that wins (T-41).
    pub stock_goal: i16,
    /// Cards left in the draw pile.
    pub draw_pile: u16,
    /// Cards in the discard pile.
    pub discard_pile: u16,
    /// The cards shown last, newest first, at most seven.
    pub shown: Vec<Shown>,
    /// What the last action changed.
    pub changes: Vec<Change>,
    /// The viewer's own hand; empty for the public.
    pub hand: Vec<HandCard>,
    /// The outcome.
    pub outcome: Option<Outcome>,
}
