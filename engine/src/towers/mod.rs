//! Towers: build your tower, destroy your opponent's, or fill your stores (T-01..T-50).

mod action;
mod atoms;
pub mod card;
mod event;
mod facts;
mod given;
#[cfg(test)]
mod golden;
mod hidden;
mod house;
mod present;
mod program;
pub mod reason;
mod rules;
mod run;
mod set;
mod setup;
mod staged;
mod state;
mod strength;
pub mod table;
mod tavern;
mod turn;
pub mod words;

use std::sync::Arc;

use serde_json::{Map, Value};

pub use action::{Action, BadAction};
pub use event::Event;
pub use house::{House, Tie};
pub use rules::Rules;
pub use set::{Library, library, quick, standard};
pub use setup::{At, MOST_CARDS, Position, PositionSide, Setup};
pub use state::{SideState, State};
pub use tavern::{Decks, Tavern};

use crate::kit::{
    BadState, FirstTurn, Game, Hosted, Illegal, Log, OptionSpec, Options, Outcome, Rng, Seat, SeatSet, SetupError,
    Status,
};
use crate::sim::Measured;
use crate::text::{Lang, Words};
use state::Stage;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Towers;

impl Game for Towers {
    const ID: &'static str = "towers";
    const RULES: u16 = 1;
    const CODE: u16 = 1;
    const SEATS: u8 = 2;
    const REASONS: &'static [&'static str] = reason::NAMES;

    type Setup = Setup;
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type Event = Event;

    fn prepare(setup: Setup) -> Result<Arc<Rules>, SetupError> {
        Rules::prepare(setup)
    }

    fn setup(rules: &Rules) -> Setup {
        Setup { cards: rules.cards.whole(), ..rules.setup().clone() }
    }

    fn start(rules: &Arc<Rules>, rng: Rng, log: &mut impl Log<Event>) -> State {
        State::start(rules, rng, log)
    }

    fn attach(state: &mut State, rules: &Arc<Rules>) -> Result<(), BadState> {
        state.attach(rules)
    }

    fn is_quiet(state: &State) -> bool {
        !matches!(state.stage, Stage::Discard(_))
    }

    fn calm(state: &mut State) -> bool {
        state.calm()
    }

    fn wake(state: &mut State, log: &mut impl Log<Event>) {
        state.wake(log);
    }

    fn cap(state: &State) -> Outcome {
        state.by_towers()
    }

    #[inline]
    fn status(state: &State) -> Status {
        match state.stage {
            Stage::Over(outcome) => Status::Over(outcome),
            Stage::Act => Status::Waiting(SeatSet::one(state.turn)),
            Stage::ChooseFirst(seat) => Status::Waiting(SeatSet::one(seat)),
            Stage::Discard(frame) => Status::Waiting(SeatSet::one(frame.seat)),
            Stage::Mulligan(_, ready) => Status::Waiting(SeatSet::one(Seat::FIRST).with(Seat::SECOND).minus(ready)),
        }
    }

    #[inline]
    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat.index() < 2 {
            state.list(seat, out);
        }
    }

    #[inline]
    fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        state.act(seat, action, log)
    }
}

impl Hosted for Towers {
    type Card = card::CardDef;

    fn options() -> Vec<OptionSpec> {
        set::options()
    }

    fn set_up(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
        set::set_up(options, first)
    }

    fn cards() -> Vec<(String, Arc<Self::Card>)> {
        library().cards.iter().map(|card| (card.id.clone(), Arc::clone(card))).collect()
    }

    fn card_name(words: &Words, lang: Lang, card: &Self::Card) -> String {
        words.card_name(lang, card)
    }

    fn card_text(words: &Words, lang: Lang, card: &Self::Card) -> String {
        words.card_text(lang, card)
    }

    fn card_cost(words: &Words, lang: Lang, card: &Self::Card) -> String {
        words.card_cost(lang, card.cost)
    }

    fn card_facts(_words: &Words, card: &Self::Card) -> Map<String, Value> {
        facts::of(card)
    }
}

impl Measured for Towers {
    fn turns(state: &State) -> u32 {
        u32::from(state.turns())
    }

    fn first(state: &State) -> Seat {
        state.first()
    }

    fn numbers(state: &State, mut take: impl FnMut(i16)) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let side = state.side(seat);
            take(side.tower());
            take(side.wall());
            side.stock().into_iter().chain(side.mine()).for_each(&mut take);
        }
    }
}
