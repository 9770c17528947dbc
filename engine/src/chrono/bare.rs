//! What scenario files need of a game that is not shown to anybody yet: its tables are the state that a viewer knows.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::card::CardDef;
use super::setup::Setup;
use super::state::{Stage, State};
use super::{Action, Chrono, Event, Rules};
use crate::kit::{
    Choice, FirstTurn, Hosted, OptionSpec, Options, Outcome, Present, Seat, SetupError, Staged, Strength, Text, Tone,
    View,
};
use crate::sim::Measured;
use crate::text::{Lang, Words};

impl Present for Chrono {
    type Table = Value;

    fn title(_: &View<Self>) -> Text {
        Text::new("chrono")
    }

    fn choice(_: &View<Self>, action: Action) -> Choice {
        Choice { action: action.to_string(), label: Text::new("chrono"), card: None, tone: Tone::Main, taken: None }
    }

    fn fallback(_: &View<Self>, actions: &[Action]) -> usize {
        actions.len().saturating_sub(1)
    }

    fn table(view: &View<Self>, _: &[Vec<Event>], _: Option<Outcome>) -> Value {
        Self::lay_out(view.state())
    }

    fn ending(_: Outcome) -> Text {
        Text::new("chrono")
    }

    fn tell(_: &Rules, _: &Event) -> Option<Text> {
        None
    }
}

impl Strength for Chrono {
    fn rollout(_: &State, _: Seat, actions: &[Action]) -> usize {
        actions.len().saturating_sub(1)
    }

    fn sensible(_: &State, _: Seat, action: Action) -> bool {
        action != Action::Back
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        match state.stage {
            Stage::Over(outcome) if outcome.winners.has(seat) => 1.0,
            Stage::Over(_) => 0.0,
            _ => 0.5,
        }
    }

    fn key(_: &State, _: Seat, _: Action) -> u64 {
        0
    }
}

impl Hosted for Chrono {
    type Card = CardDef;

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn set_up(_: &Options, _: FirstTurn) -> Result<Setup, SetupError> {
        Err(SetupError("Chrono has no cards yet: a scenario gives a position".to_owned()))
    }

    fn cards() -> Vec<(String, Arc<CardDef>)> {
        Vec::new()
    }

    fn card_name(_: &Words, _: Lang, card: &CardDef) -> String {
        card.id.clone()
    }

    fn card_text(_: &Words, _: Lang, _: &CardDef) -> String {
        String::new()
    }

    fn card_cost(_: &Words, _: Lang, card: &CardDef) -> String {
        card.cost.to_string()
    }

    fn card_facts(_: &Words, _: &CardDef) -> Map<String, Value> {
        Map::new()
    }
}

impl Measured for Chrono {
    fn turns(state: &State) -> u32 {
        state.turns.into()
    }

    fn first(state: &State) -> Seat {
        state.first
    }

    fn numbers(state: &State, mut take: impl FnMut(i16)) {
        state.players.iter().for_each(|(_, player)| take(player.life));
    }
}
