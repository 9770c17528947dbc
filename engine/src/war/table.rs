//! The view of a match of War as plain data: the source of pictures and texts.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{CardDef, Country, Type};
use crate::kit::{BySeat, Outcome, Seat, SeatSet, Viewer};

/// What the match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A player picks who goes first (W-51).
    ChooseFirst,
    /// Both may have their hand dealt again (W-48).
    Deal,
    /// A player acts and sets attackers (W-56).
    Main,
    /// The defender sets blockers (W-65).
    Block,
    /// The attacker may intervene (W-73).
    Clash,
    /// A player acts, but attacks no more (W-81).
    Final,
    /// A player answers a question.
    Answer,
    /// Nothing: the match is over.
    Over,
}

/// A unit, permanent support or a medal on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PermView {
    /// Its number on the picture and in choices.
    pub number: u16,
    /// The card.
    pub card: Arc<CardDef>,
    /// The attack of a unit now.
    pub attack: i8,
    /// The defense of a unit now.
    pub defense: i8,
    /// Damage of this turn (W-30).
    pub damage: u8,
    /// Whether it is used.
    pub used: bool,
    /// Whether it entered too late to attack (W-57).
    pub fresh: bool,
    /// Its ammunition.
    pub ammo: u8,
    /// Whether it is in the attack zone.
    pub attacks: bool,
    /// Whether it is an attacker that has been blocked (W-70).
    pub blocked: bool,
    /// The number of the attacker that it blocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<u16>,
    /// The number of the colonel that it guards, or of the unit that wears it (W-45, W-86).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<u16>,
    /// Whether one of the viewer's choices is about it.
    pub offered: bool,
}

/// The bases of one country on one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BasesView {
    /// The country.
    pub country: Country,
    /// How many there are.
    pub all: u8,
    /// How many of them are not used.
    pub left: u8,
}

/// One side of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideView {
    /// Health (W-46).
    pub health: i16,
    /// Cards in the hand (W-102).
    pub hand: u16,
    /// Cards in the library.
    pub library: u16,
    /// The Destroyed stack, newest first (W-44).
    pub destroyed: Vec<Arc<CardDef>>,
    /// The bases by country.
    pub bases: Vec<BasesView>,
    /// The defense that the bases give to each unit (W-26).
    pub cover: u8,
    /// The units, in the order of entry.
    pub units: Vec<PermView>,
    /// Permanent support and medals, in the order of entry.
    pub support: Vec<PermView>,
    /// Bases that one of the viewer's choices is about, each by itself; none otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen_bases: Vec<PermView>,
}

/// What the viewer can do now with a card in their hand, or among the cards that they choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Use {
    /// It can be built or used.
    Play,
    /// It is chosen or discarded by an answer.
    Choose,
    /// Nothing can be done with it now.
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
    /// What it costs now in bases.
    pub cost: u8,
    /// Why it cannot be used, while its player may use cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lack: Option<Lack>,
}

/// What a card needs before it can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lack {
    /// So many more unused bases (W-32).
    Bases(u8),
    /// So many more unused bases of its country (W-32).
    Country(u8),
    /// A unit that can wear it (W-45).
    Wearer,
    /// The next turn: no more bases can be built in this one (W-34).
    Turn,
    /// Another part of the turn: units and bases are not used in a combat (W-73).
    Part,
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
    /// The weather: a card that changes the rules for the whole match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weather: Option<Arc<CardDef>>,
    /// The seat that wins by living on, and at the end of how many turns of its opponent from now it has to live.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hold: Option<(Seat, u16)>,
    /// Both sides.
    pub sides: BySeat<SideView, 2>,
    /// The card that the question is about, while a player answers one; none if its viewer does not know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asking: Option<Arc<CardDef>>,
    /// The cards used last, newest first, at most five, each with its player.
    pub shown: Vec<(Seat, Arc<CardDef>)>,
    /// The viewer's own hand; empty for the public.
    pub hand: Vec<HandCard>,
    /// The cards of a library or a Destroyed stack from which the viewer chooses now.
    pub choosing: Vec<HandCard>,
    /// The outcome.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// The viewer's own hand as it is shown: nothing tells equal bases apart, so they are one card with the lowest of their
    /// numbers, and with how many they are.
    #[must_use]
    pub fn stacked(&self) -> Vec<(&HandCard, u8)> {
        let mut stacks: Vec<(&HandCard, u8)> = Vec::new();
        for held in &self.hand {
            match stacks.iter_mut().find(|(top, _)| is_like(top, held)) {
                Some((_, count)) => *count += 1,
                None => stacks.push((held, 1)),
            }
        }
        stacks
    }

    /// The numbers that are not shown, because their cards lie under an equal one, each with the number of that card.
    #[must_use]
    pub fn under(&self) -> Vec<(u8, u8)> {
        let top = |held: &HandCard| self.hand.iter().find(|top| is_like(top, held)).map(|top| top.number);
        let pairs = self.hand.iter().filter_map(|held| Some((held.number, top(held)?)));
        pairs.filter(|(number, top)| number != top).collect()
    }
}

/// Whether two cards of a hand are bases that nothing tells apart.
fn is_like(one: &HandCard, other: &HandCard) -> bool {
    one.number == other.number
        || one.card.kind == Type::Base
            && one.card.id == other.card.id
            && (one.usable, one.lack) == (other.usable, other.lack)
}
