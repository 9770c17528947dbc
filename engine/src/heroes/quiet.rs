//! Quiet moments, from which a release with other rules can continue, and how to reach one.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::card::Until;
use super::compile::Code;
use super::rules::Rules;
use super::state::{Moment, Phase, State, Tally, Timed, TimedChange, What, Window};
use crate::kit::{Kind, SeatSet};

/// The meaning of the numbers of compiled cards in a state.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Legend {
    /// Lists of changes: the number, the card, and the place among the lists of that card.
    lists: Vec<(u16, Kind, u16)>,
    /// Kinds of counters.
    counters: Vec<(u8, String)>,
}

impl State {
    /// Whether the match waits for the turn player in the action phase, or for a mulligan, with nothing on its way.
    pub(super) fn is_quiet(&self) -> bool {
        matches!(self.phase, Phase::Mulligan | Phase::Action) && !self.is_stirred()
    }

    /// Whether something is on its way.
    fn is_stirred(&self) -> bool {
        !(self.chain.is_empty() && self.packets.is_empty() && self.fired.is_empty() && self.delayed.is_empty())
            || self.combat.is_some()
            || self.running.is_some()
            || self.leaving.is_some()
            || self.pending.is_some()
            || self.question.is_some()
            || self.players.iter().any(|player| !player.looking.is_empty())
    }

    /// Cancels everything that is on its way: cards on the chain go back to their hands, cards that were looked at go
    /// back into their decks, combat ends, and effects vanish. It does not need the rules.
    pub(super) fn calm(&mut self) -> bool {
        if self.is_over() || self.is_quiet() {
            return false;
        }
        for link in std::mem::take(&mut self.chain) {
            if let What::Card { card, owner } = link.what {
                self.player_mut(owner).hand.push(card);
            }
        }
        if let Some((card, owner)) = self.leaving.take() {
            self.player_mut(owner).graveyard.push(card);
        }
        for player in &mut self.players {
            let looked = std::mem::take(&mut player.looking);
            if !looked.is_empty() {
                player.deck.shuffle_in(looked);
            }
        }
        (self.running, self.pending, self.question) = (None, None, None);
        self.packets.clear();
        self.fired.clear();
        self.delayed.clear();
        self.end_combat();
        self.unchecked = true;
        self.wait();
        true
    }

    fn end_combat(&mut self) {
        self.combat = None;
        self.let_go = SeatSet::NONE;
        self.timed.retain(|timed| timed.until != Until::EndOfCombat);
        self.shields.retain(|shield| shield.until != Until::EndOfCombat);
        if matches!(self.phase, Phase::Attack | Phase::Defend | Phase::Damage) {
            self.phase = Phase::Action;
        }
    }

    /// Gives priority to the player who acts first in this phase.
    fn wait(&mut self) {
        let turn = self.turn;
        // A hand that was being reduced to its limit is checked again (H-82).
        if self.moment == Moment::WrapUp {
            self.moment = Moment::Ordinary;
        }
        self.window = if self.phase == Phase::End {
            Window { holder: self.after(turn), passed: SeatSet::one(turn), asked: false }
        } else {
            Window { holder: turn, passed: SeatSet::NONE, asked: false }
        };
    }

    pub(super) fn legend(&self) -> Value {
        let code = &self.rules.code;
        let mut legend = Legend::default();
        for timed in &self.timed {
            if let TimedChange::Mods(list, _) | TimedChange::More(list, ..) = timed.change
                && let Some((kind, place)) = code.place_of(list)
            {
                legend.lists.push((list, kind, place));
            }
        }
        legend.counters = self.counters.iter().map(|tally| (tally.kind, code.counter(tally.kind).to_owned())).collect();
        if legend.lists.is_empty() && legend.counters.is_empty() {
            return Value::Null;
        }
        serde_json::to_value(legend).unwrap_or_default()
    }

    /// Ends changes that no card makes any more, and removes counters that no card knows any more.
    pub(super) fn relabel(&mut self, rules: &Rules, legend: &Value) {
        let legend = Legend::deserialize(legend).ok();
        let list = |list| new_list(&rules.code, legend.as_ref(), list);
        self.timed = self.timed.iter().filter_map(|timed| timed.with(list)).collect();
        let kind = |kind| new_kind(&rules.code, legend.as_ref(), kind);
        self.counters =
            self.counters.iter().filter_map(|tally| Some(Tally { kind: kind(tally.kind)?, ..*tally })).collect();
    }
}

impl Timed {
    fn with(&self, list: impl Fn(u16) -> Option<u16>) -> Option<Self> {
        match self.change {
            TimedChange::Mods(old, amount) => Some(Self { change: TimedChange::Mods(list(old)?, amount), ..*self }),
            TimedChange::More(old, at, by) => Some(Self { change: TimedChange::More(list(old)?, at, by), ..*self }),
            TimedChange::Atk(..) | TimedChange::Control => Some(*self),
        }
    }
}

/// A snapshot of the first release has no legend. Its numbers are taken as they are, because cards are still numbered
/// in the same order.
fn new_list(code: &Code, legend: Option<&Legend>, list: u16) -> Option<u16> {
    let Some(legend) = legend else { return (usize::from(list) < code.changes.len()).then_some(list) };
    let (_, kind, place) = legend.lists.iter().find(|(number, ..)| *number == list)?;
    code.list_at(*kind, *place)
}

fn new_kind(code: &Code, legend: Option<&Legend>, kind: u8) -> Option<u8> {
    let Some(legend) = legend else { return (!code.counter(kind).is_empty()).then_some(kind) };
    let (_, name) = legend.counters.iter().find(|(number, _)| *number == kind)?;
    code.counter_named(name)
}
