//! Whose a card in play is: its name says so where another side has a card of the same name in play.

use super::event::Event;
use super::rules::Rules;
use super::state::{Id, State};
use crate::kit::{Arg, Kind, Seat, Text};

impl State {
    /// Whether another seat has a card of this kind in play.
    pub(super) fn has_namesake(&self, kind: Kind, seat: Seat) -> bool {
        kind != Kind::HIDDEN && self.shown().any(|perm| perm.card.kind == kind && perm.controller != seat)
    }
}

/// A card with whose it is.
pub(super) fn owned(rules: &Rules, kind: Kind, seat: Seat) -> Arg {
    let text = Text::new("mark-heroes-of").player("who", seat).with("card", rules.cards.arg(kind));
    Arg::Text(Box::new(text))
}

/// The cards in play of an action: those that are there now, and those that it concerned.
#[derive(Debug, Default)]
pub(super) struct Namesakes {
    cards: Vec<(Kind, Seat)>,
    owners: Vec<(Id, Seat)>,
}

impl Namesakes {
    /// Those of a state to which some events led.
    pub(super) fn after(state: &State, events: &[Event]) -> Self {
        let shown = || state.shown().map(|perm| (perm.id, perm.card.kind, perm.controller));
        let concerned = || {
            events.iter().filter_map(|event| match *event {
                Event::Entered { seat, card, number }
                | Event::Protected { seat, card, number }
                | Event::Struck { seat, card, number }
                | Event::Damaged { seat, card, number, .. }
                | Event::Put { seat, card, number, .. }
                | Event::Healed { seat, card, number, .. }
                | Event::Destroyed { seat, card, number }
                | Event::Left { seat, card, number, .. } => Some((number, card, seat)),
                Event::Proposed { seat, attacker, from, .. } => Some((from, attacker, seat)),
                _ => None,
            })
        };
        Self {
            cards: shown().chain(concerned()).map(|(_, kind, seat)| (kind, seat)).collect(),
            owners: concerned().chain(shown()).map(|(id, _, seat)| (id, seat)).collect(),
        }
    }

    /// The seat that controls a card in play, or did when it left.
    pub(super) fn owner(&self, id: Id) -> Option<Seat> {
        self.owners.iter().find(|(other, _)| *other == id).map(|(_, seat)| *seat)
    }

    /// A card by its name, with whose it is if another side has one of the same name.
    pub(super) fn arg(&self, rules: &Rules, kind: Kind, seat: Option<Seat>) -> Arg {
        match seat {
            Some(seat)
                if kind != Kind::HIDDEN && self.cards.iter().any(|(other, whose)| *other == kind && *whose != seat) =>
            {
                owned(rules, kind, seat)
            }
            _ => rules.cards.arg(kind),
        }
    }
}
