//! The terms of a mission: what is different from an ordinary match.

use serde::{Deserialize, Serialize};

use super::program::Code;
use super::reason;
use super::setup::Setup;
use super::state::{Perm, State};
use crate::kit::{Cards, Kind, Outcome, Reason, Seat, SetupError};

/// The most Health, and the most turns to hold, that terms can give.
const MOST: i16 = 999;
/// The most bases that lie on the battlefield at the start.
const MOST_BASES: u8 = 20;

/// What a mission changes, by seat. A number that is 0 changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// Health at the start, in place of the house's (W-46).
    pub health: [i16; 2],
    /// Bases of the own deck that lie on the battlefield at the start.
    pub bases: [u8; 2],
    /// A seat that lives at the end of so many turns of its opponent wins.
    pub hold: [u16; 2],
    /// The id of the card that changes the rules for the whole match (W-88).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weather: Option<String>,
}

impl Terms {
    /// Whether nothing is different.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// Checks the numbers.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        let is_wrong = self.health.iter().any(|health| !(0..=MOST).contains(health))
            || self.hold.iter().any(|turns| *turns > MOST.unsigned_abs())
            || self.bases.iter().any(|bases| *bases > MOST_BASES);
        if is_wrong { Err(SetupError("the terms are out of bounds".to_owned())) } else { Ok(()) }
    }
}

/// The weather of a set-up: a card that is beside the battlefield, where nothing can reach it.
pub(super) fn weather(cards: &Cards<Code>, setup: &Setup) -> Result<Option<Perm>, SetupError> {
    let Some(id) = &setup.terms.weather else { return Ok(None) };
    let kind = cards.ids.get(id).ok_or_else(|| SetupError(format!("the weather is no known card: `{id}`")))?;
    let card = cards.code.compiled.get(kind.index()).filter(|card| card.token && !card.kind.is_unit());
    let is_fit = card.is_some_and(|card| !card.fixed.is_empty() && card.triggers.is_empty() && card.uses.is_empty());
    if !is_fit {
        return Err(SetupError(format!(
            "`{id}` is no weather: a token that is no unit and always changes something is"
        )));
    }
    Ok(Some(Perm::new(0, *kind, Seat::FIRST)))
}

/// The bases of a deck that lie on the battlefield at the start: of each kind in turn.
pub(super) fn laid(cards: &Cards<Code>, brought: &[Kind], count: u8) -> Vec<Kind> {
    let is_base =
        |kind: &Kind| cards.code.compiled.get(kind.index()).is_some_and(|card| card.kind == super::card::Type::Base);
    let mut left: Vec<Kind> = brought.iter().copied().filter(is_base).collect();
    let mut kinds = left.clone();
    kinds.dedup();
    let mut laid = Vec::new();
    for kind in kinds.iter().cycle() {
        if laid.len() == usize::from(count) || left.is_empty() {
            break;
        }
        if let Some(at) = left.iter().position(|other| other == kind) {
            laid.push(left.swap_remove(at));
        }
    }
    laid
}

impl State {
    /// The Health with which a seat begins.
    pub(super) fn first_health(setup: &Setup, seat: Seat) -> i16 {
        match setup.terms.health[seat.index()] {
            0 => setup.house.health,
            health => health,
        }
    }

    /// Lays the bases of the terms, before the hands are dealt.
    pub(super) fn lay_bases(&mut self) {
        let rules = self.rules.clone();
        for seat in [Seat::FIRST, Seat::SECOND] {
            for kind in &rules.laid[seat.index()] {
                self.perms.push(Perm::new(self.next, *kind, seat));
                self.next += 1;
            }
        }
        self.listen();
    }

    /// The turns of its opponent at whose end a seat still has to live; `None` if it has nothing to hold.
    pub(super) fn to_hold(&self, seat: Seat) -> Option<u16> {
        let turns = self.rules.setup().terms.hold[seat.index()];
        let begun = self.own_turns(seat.other());
        let is_running = self.turns > 0 && self.turn != seat;
        (turns > 0).then(|| (turns + u16::from(is_running)).saturating_sub(begun))
    }

    /// The turns of a seat that have begun.
    pub(super) const fn own_turns(&self, seat: Seat) -> u16 {
        let more = if seat.0 == self.first.0 { 1 } else { 0 };
        (self.turns + more) / 2
    }

    /// The end of the match, if a seat has held for long enough when the turn of its opponent ends.
    pub(super) fn held(&self) -> Option<Outcome> {
        let seat = self.turn.other();
        let turns = self.rules.setup().terms.hold[seat.index()];
        (turns > 0 && self.own_turns(self.turn) >= turns).then(|| Outcome::win(seat, Reason::Rule(reason::HELD)))
    }
}
