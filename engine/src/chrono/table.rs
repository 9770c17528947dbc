//! The view of a match of Chrono as plain data: the source of pictures and texts.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{CardDef, Epoch, Resource};
use crate::kit::{BySeat, Outcome, Seat, SeatSet, Viewer};

/// What the match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A player picks who goes first (C-17).
    ChooseFirst,
    /// Both may replace cards (C-21).
    Mulligan,
    /// A player acts in the main phase (C-64).
    Main,
    /// A player answers a question.
    Answer,
    /// Nothing: the match is over.
    Over,
}

/// A card on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PermView {
    /// Its number on the picture and in choices.
    pub number: u16,
    /// The card.
    pub card: Arc<CardDef>,
    /// The epoch whose row it uses.
    pub epoch: Epoch,
    /// Whether it was moved to that epoch (C-113).
    pub shifted: bool,
    /// Whether it is turned.
    pub turned: bool,
    /// Whether a snare holds it (C-110).
    pub snared: bool,
    /// Whether it came this turn and so yields nothing (C-70).
    pub sick: bool,
    /// The life of a location, or the time of an event.
    pub counters: i16,
    /// What it yields now, by resource, without resources of which it yields nothing.
    pub yields: Vec<(Resource, u8)>,
    /// Whether one of the viewer's choices is about it.
    pub offered: bool,
}

/// A shadow face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShadeView {
    /// Its number on the picture and in choices.
    pub number: u16,
    /// The card, if the viewer knows it.
    pub card: Option<Arc<CardDef>>,
    /// Whether one of the viewer's choices is about it.
    pub offered: bool,
}

/// One side of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideView {
    /// Life (C-15); 0 for a player who has fallen, however hard the last blow was.
    pub life: i16,
    /// Armor (C-88).
    pub armor: i16,
    /// The hero.
    pub hero: Arc<CardDef>,
    /// The counters on the hero (C-51).
    pub counters: i16,
    /// Concentration in the pool (C-73).
    pub pool: u16,
    /// Cards in the hand.
    pub hand: u16,
    /// Cards in the deck.
    pub deck: u16,
    /// Cards in the hero deck.
    pub beside: u16,
    /// The graveyard, newest first.
    pub graveyard: Vec<Arc<CardDef>>,
    /// The shadows, in the order in which they were laid.
    pub shades: Vec<ShadeView>,
    /// The cards on the battlefield, in the order of entry.
    pub field: Vec<PermView>,
    /// Attack, defense and damage that all cards yield now.
    pub force: [u8; 3],
}

/// What the viewer can do now with a card in their hand, or among the cards that they choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Use {
    /// It can be played, or laid as a shadow.
    Play,
    /// It is chosen or discarded by an answer.
    Choose,
    /// Nothing can be done with it now.
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
    /// What it costs now.
    pub cost: u8,
    /// How much concentration is missing to play it now, in the viewer's own main phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing: Option<u8>,
}

/// A permanent that another epoch would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Its owner.
    pub seat: Seat,
    /// Its number.
    pub number: u16,
    /// The card.
    pub card: Arc<CardDef>,
    /// Whether it would die, because it has no window there (C-91); otherwise it would use its row of that epoch.
    pub dies: bool,
}

/// An age that the viewer could reach now with the time that their cards yield (C-77..C-80).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forecast {
    /// By how many ages time would move, back if negative.
    pub by: i8,
    /// The age, from 1 to 30.
    pub age: u8,
    /// Its epoch.
    pub epoch: Epoch,
    /// The permanents that would change, in the order of entry.
    pub changes: Vec<Change>,
}

impl Forecast {
    /// The nearest age of each epoch in which something changes, the nearest of all first.
    #[must_use]
    pub fn nearest(reached: &[Self]) -> Vec<&Self> {
        let of = |epoch| {
            let changed = reached.iter().filter(|one| one.epoch == epoch && !one.changes.is_empty());
            changed.min_by_key(|one| one.by.abs())
        };
        let mut nearest: Vec<&Self> = Epoch::ALL.into_iter().filter_map(of).collect();
        nearest.sort_by_key(|one| one.by.abs());
        nearest
    }
}

/// The latest thing that a player did, and what came of it; once a player has fallen, what took the last life.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Latest {
    /// The player.
    pub seat: Seat,
    /// The card that was played, turned or left the shadows, or the hero whose ability was used; none for an attack.
    pub card: Option<Arc<CardDef>>,
    /// By how many ages it moved time, back if negative; the flow of time is no part of it.
    pub moved: i8,
    /// By how much the life of each side changed through it.
    pub life: BySeat<i16, 2>,
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
    /// Turns begun.
    pub turns: u16,
    /// The present age, from 1 to 30.
    pub age: u8,
    /// The active epoch.
    pub epoch: Epoch,
    /// The last movement of time among the last actions: from and to which age.
    pub moved: Option<(u8, u8)>,
    /// Both sides.
    pub sides: BySeat<SideView, 2>,
    /// The cards played or shown last, newest first, at most five, each with its player.
    pub shown: Vec<(Seat, Arc<CardDef>)>,
    /// The latest thing that a player did, or the last blow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latest: Option<Latest>,
    /// The viewer's own hand; empty for the public.
    pub hand: Vec<HandCard>,
    /// The cards of a hero deck or a graveyard from which the viewer chooses now.
    pub choosing: Vec<HandCard>,
    /// The ages that the viewer could reach now, from the farthest in the past on; none if the viewer can move no time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forecast: Vec<Forecast>,
    /// The outcome.
    pub outcome: Option<Outcome>,
}
