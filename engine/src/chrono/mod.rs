//! Chrono: cards that change with the epoch (C-01..C-132).

mod act;
mod action;
mod answer;
mod attach;
pub mod card;
mod choose;
mod compile;
mod decks;
mod epoch;
mod event;
mod facts;
mod field;
mod given;
mod hidden;
mod host;
mod lay;
mod list;
mod mask;
mod offer;
mod position;
mod present;
mod program;
mod purpose;
pub mod reason;
mod rules;
mod run;
pub mod set;
pub mod setup;
mod staged;
mod state;
mod story;
mod strength;
pub mod table;
#[cfg(test)]
mod tests;
mod turn;
mod value;
pub mod words;
mod yields;

use std::sync::Arc;

pub use action::{Action, BadAction};
pub use event::Event;
pub use rules::Rules;
pub use setup::{At, DeckList, EndOfTime, House, Placed, Position, SeatPosition, Setup};
pub use state::{State, epoch_of};

use crate::kit::{BadState, Game, Illegal, Log, Outcome, Rng, Seat, SeatSet, SetupError, Status};
use state::Stage;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Chrono;

impl Game for Chrono {
    const ID: &'static str = "chrono";
    const RULES: u16 = 2;
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
        state.is_quiet()
    }

    fn calm(state: &mut State) -> bool {
        state.calm()
    }

    fn wake(state: &mut State, log: &mut impl Log<Event>) {
        state.run(log);
    }

    fn cap(state: &State) -> Outcome {
        state.by_life()
    }

    fn status(state: &State) -> Status {
        match state.stage {
            Stage::Over(outcome) => Status::Over(outcome),
            Stage::ChooseFirst(seat) => Status::Waiting(SeatSet::one(seat)),
            Stage::Mulligan(_, ready) => Status::Waiting(SeatSet::one(Seat::FIRST).with(Seat::SECOND).minus(ready)),
            Stage::Turn(_) => {
                let asked = state.question.as_ref().map_or(state.turn, |(seat, _)| *seat);
                Status::Waiting(SeatSet::one(asked))
            }
        }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat.index() < 2 {
            state.list(seat, out);
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        state.act(seat, action, log)
    }
}
