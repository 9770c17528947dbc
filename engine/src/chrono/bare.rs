//! What scenario files need of a game that nobody can choose yet: it has no options and no cards of its own.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::Chrono;
use super::card::CardDef;
use super::setup::Setup;
use super::state::State;
use crate::kit::{FirstTurn, Hosted, OptionSpec, Options, Seat, SetupError};
use crate::sim::Measured;
use crate::text::{Lang, Words};

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
