//! What a viewer sees of a match of Heroes, as plain data: the source of pictures and of texts.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{CardDef, Keyword};
use crate::kit::{Outcome, Seat, SeatSet, Viewer};

/// What the match is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Decks are built (H-156, H-157), or cards exchanged (H-119).
    Build,
    /// Hands may be replaced (H-69).
    Mulligan,
    /// The turn player plays cards and attacks (H-74).
    Action,
    /// Combat: the attack step (H-84).
    Attack,
    /// Combat: the defend step, and strikes (H-84, H-87).
    Defend,
    /// Combat: damage (H-85).
    Damage,
    /// The turn ends (H-81).
    End,
    /// Nothing: the match is over.
    Over,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PermView {
    /// Its number, by which choices name it; unique in the match.
    pub number: u16,
    /// The card.
    pub card: Arc<CardDef>,
    /// Who owns it.
    pub owner: Seat,
    /// Who controls it.
    pub controller: Seat,
    /// ATK now; of a weapon what a strike adds, 0 for what has none. A hero's grows with strikes (H-50).
    pub atk: i16,
    /// Health now without damage; 0 for what has none. Of armor its DEF.
    pub health: i16,
    /// Damage on it.
    pub damage: i16,
    /// What a strike with it costs.
    pub strike: i16,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Whether it came too lately to attack (H-47).
    pub fresh: bool,
    /// Whether it is a hero that has been turned over (H-192).
    pub flipped: bool,
    /// Keywords now.
    pub keywords: Vec<Keyword>,
    /// Counters by kind.
    pub counters: Vec<(String, u8)>,
    /// What is attached to it.
    pub attached: Vec<Self>,
    /// By how much its remaining health changed through the last action.
    pub change: i16,
    /// Whether it is one of the choices of the viewer's present question.
    pub offered: bool,
}

/// A card in a resource row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResourceView {
    /// Its number.
    pub number: u16,
    /// The card, if the viewer knows it: a quest face up, or an own card face down.
    pub card: Option<Arc<CardDef>>,
    /// Whether it lies face up: a quest not completed yet.
    pub face_up: bool,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Whether it is one of the choices of the viewer's present question.
    pub offered: bool,
}

/// One seat's part of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Whose part.
    pub seat: Seat,
    /// The team, from 0.
    pub team: u8,
    /// Whether the player is out of the game (H-148).
    pub out: bool,
    /// The hero; `None` when out.
    pub hero: Option<PermView>,
    /// Allies, in the order in which they came.
    pub allies: Vec<PermView>,
    /// Weapons, armor and items.
    pub equipment: Vec<PermView>,
    /// Ongoing abilities in the hero row, totems among them.
    pub ongoing: Vec<PermView>,
    /// The resource row.
    pub resources: Vec<ResourceView>,
    /// Cards in the deck.
    pub deck: u16,
    /// Cards in the hand.
    pub hand: u16,
    /// The graveyard, newest card first.
    pub graveyard: Vec<Arc<CardDef>>,
    /// Cards removed from the game.
    pub removed: u16,
}

/// Something on the chain (H-41).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkView {
    /// The card, or the card whose effect it is; `None` for a proposed combat.
    pub card: Option<Arc<CardDef>>,
    /// Whether it is a power's effect and not the card itself.
    pub effect: bool,
    /// Who controls it.
    pub controller: Seat,
    /// The numbers of its targets in play; of a proposed combat attacker and defender.
    pub targets: Vec<u16>,
    /// Players that are its targets.
    pub players: SeatSet,
}

/// A combat (H-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatView {
    /// The number of the attacker.
    pub attacker: u16,
    /// The number of the defender, a protector if there is one.
    pub defender: u16,
    /// Whether the defender protects another.
    pub protected: bool,
}

/// What can be done with a card in the viewer's hand now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Use {
    /// It can be played.
    Play,
    /// It can be placed as a resource, but not played.
    Place,
    /// It can be chosen for what is asked: discarded, taken.
    Choose,
    /// Nothing now.
    Nothing,
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
    /// What it costs now; `None` for X and for quests.
    pub cost: Option<u8>,
    /// How many of it there are: 1, save where different cards are listed, as those of a deck that is built.
    #[serde(default = "one")]
    pub count: u8,
}

const fn one() -> u8 {
    1
}

/// Something that happened lately, for the picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// Who did it.
    pub seat: Seat,
    /// The card: played, used, or attacking.
    pub card: Arc<CardDef>,
}

/// The whole table, as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What the match is doing.
    pub phase: Phase,
    /// Who is asked.
    pub asked: SeatSet,
    /// Whose turn it is, once the first turn has begun.
    pub turn: Option<Seat>,
    /// Turns begun, of all players together.
    pub turns: u16,
    /// The parts of the seats, in turn order from seat 1.
    pub seats: Vec<SeatView>,
    /// The chain, what resolves next last.
    pub chain: Vec<LinkView>,
    /// The combat that goes on.
    pub combat: Option<CombatView>,
    /// The viewer's own hand; empty for the public.
    pub hand: Vec<HandCard>,
    /// Cards that the viewer is shown to choose from: a search, a look.
    pub looking: Vec<HandCard>,
    /// Cards about which the viewer is not asked again in this turn; nobody sees another's.
    #[serde(default)]
    pub yields: Vec<Arc<CardDef>>,
    /// What was played, used or attacked lately, newest first, at most seven.
    pub shown: Vec<Shown>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// A table on which nothing lies.
    #[must_use]
    pub const fn empty(viewer: Viewer) -> Self {
        Self {
            viewer,
            phase: Phase::Build,
            asked: SeatSet::NONE,
            turn: None,
            turns: 0,
            seats: Vec::new(),
            chain: Vec::new(),
            combat: None,
            hand: Vec::new(),
            looking: Vec::new(),
            yields: Vec::new(),
            shown: Vec::new(),
            outcome: None,
        }
    }
}
