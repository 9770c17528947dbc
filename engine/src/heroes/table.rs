//! The view of a match of Heroes as plain data: the source of pictures and texts.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{CardDef, Keyword};
use crate::kit::{Outcome, Seat, SeatSet, Viewer};

/// What the match is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
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
    /// Its number, unique in the match; choices name it by this number.
    pub number: u16,
    /// The card.
    pub card: Arc<CardDef>,
    /// The owner.
    pub owner: Seat,
    /// The controller.
    pub controller: Seat,
    /// Current ATK, or 0 if it has none. For a weapon, the ATK that a strike adds. A hero's ATK grows with strikes (H-50).
    pub atk: i16,
    /// Current health without damage, or 0 if it has none. For armor, its DEF.
    pub health: i16,
    /// Damage on it.
    pub damage: i16,
    /// The cost of a strike with it.
    pub strike: i16,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Whether it came too recently to attack (H-47).
    pub fresh: bool,
    /// Whether it is a hero that has been turned over (H-192).
    pub flipped: bool,
    /// Current keywords.
    pub keywords: Vec<Keyword>,
    /// Counters by kind.
    pub counters: Vec<(String, u8)>,
    /// The cards attached to it.
    pub attached: Vec<Self>,
    /// The change of its remaining health through the last action.
    pub change: i16,
    /// Whether it is one of the choices of the viewer's current question.
    pub offered: bool,
}

impl PermView {
    /// The health that is left; never less than nothing.
    #[must_use]
    pub fn left(&self) -> i16 {
        (self.health - self.damage).max(0)
    }
}

/// A card in a resource row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResourceView {
    /// Its number.
    pub number: u16,
    /// The card, if the viewer knows it: a face-up quest, or the viewer's own face-down card.
    pub card: Option<Arc<CardDef>>,
    /// Whether it lies face up: it is a quest that has not been completed.
    pub face_up: bool,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Whether it is one of the choices of the viewer's current question.
    pub offered: bool,
}

/// One seat's part of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The team, from 0.
    pub team: u8,
    /// Whether the player is out of the game (H-148).
    pub out: bool,
    /// The hero; `None` if the player is out.
    pub hero: Option<PermView>,
    /// The card of the hero of a player who is out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fallen: Option<Arc<CardDef>>,
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
    /// The card, or the card to which the effect belongs; `None` for a proposed combat.
    pub card: Option<Arc<CardDef>>,
    /// Whether it is the effect of a power and not the card itself.
    pub effect: bool,
    /// The controller.
    pub controller: Seat,
    /// The numbers of its targets in play; for a proposed combat, the attacker and the defender.
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
    /// Whether the defender protects another character.
    pub protected: bool,
    /// What the defender takes as things stand.
    #[serde(default)]
    pub struck: Hit,
    /// What the attacker takes as things stand.
    #[serde(default)]
    pub back: Hit,
}

/// The damage that a character in a combat is about to take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// The damage, if no armor is used.
    pub n: i16,
    /// Whether the character falls, even if all armor is used.
    pub falls: bool,
}

/// What the viewer can do now with a card in their hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Use {
    /// It can be played.
    Play,
    /// It can be placed as a resource, but not played.
    Place,
    /// It can be chosen for the current question: discarded or taken.
    Choose,
    /// Nothing now.
    Nothing,
}

/// A card in the viewer's own hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandCard {
    /// The card.
    pub card: Arc<CardDef>,
    /// Its number on the picture and on its buttons, from 1; 0 while other cards are chosen from.
    pub number: u8,
    /// What can be done with it.
    pub usable: Use,
    /// How many resources are missing to play it now, in the viewer's own turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing: Option<u16>,
    /// Its current cost; `None` for X and for quests.
    pub cost: Option<u8>,
}

impl HandCard {
    /// Takes its number away while it cannot be used.
    pub(super) const fn rest(&mut self) {
        (self.number, self.usable, self.missing) = (0, Use::Nothing, None);
    }
}

/// A recent event, for the picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The seat that did it.
    pub seat: Seat,
    /// The card: played, used, or attacking.
    pub card: Arc<CardDef>,
}

/// The whole table, as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The viewer.
    pub viewer: Viewer,
    /// What the match is doing.
    pub phase: Phase,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The seat whose turn it is, once the first turn has begun.
    pub turn: Option<Seat>,
    /// Turns begun, of all players together.
    pub turns: u16,
    /// The parts of the seats, in turn order from seat 1.
    pub seats: Vec<SeatView>,
    /// The chain; the link that resolves next is last.
    pub chain: Vec<LinkView>,
    /// The current combat.
    pub combat: Option<CombatView>,
    /// The viewer's own hand; empty for the public.
    pub hand: Vec<HandCard>,
    /// Cards that the viewer is shown to choose from, by a search or a look.
    pub looking: Vec<HandCard>,
    /// Cards about which the viewer is not asked again this turn; nobody sees the list of another player.
    #[serde(default)]
    pub yields: Vec<Arc<CardDef>>,
    /// Cards that were played, used or attacked with recently, newest first, at most seven.
    pub shown: Vec<Shown>,
    /// The outcome.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// An empty table.
    #[must_use]
    pub const fn empty(viewer: Viewer) -> Self {
        Self {
            viewer,
            phase: Phase::Mulligan,
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
