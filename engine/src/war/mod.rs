//! War: units, bases and blocking (W-01..W-104).

mod act;
mod action;
mod answer;
mod campaign;
pub mod card;
mod choose;
mod combat;
mod compile;
mod damage;
mod decks;
mod event;
mod facts;
mod field;
mod given;
mod hidden;
mod host;
mod lay;
mod line;
mod list;
mod mask;
mod offer;
mod pay;
mod perm;
mod position;
mod present;
mod program;
mod purpose;
pub mod reason;
mod rules;
mod run;
pub mod set;
pub mod setup;
mod sieve;
mod staged;
mod state;
mod stats;
mod stored;
mod story;
mod strength;
pub mod table;
mod terms;
#[cfg(test)]
mod tests;
mod turn;
mod value;
pub mod words;
mod writer;

use std::sync::Arc;

pub use action::{Action, BadAction};
pub use event::Event;
pub use rules::Rules;
pub use setup::{At, DeckList, House, Placed, Position, SeatPosition, Setup};
pub use state::{Asks, State};
pub use terms::Terms;

use crate::kit::{BadState, Game, Illegal, Log, Outcome, Rng, Seat, SeatSet, SetupError, Status};
use state::{Part, Stage};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct War;

impl Game for War {
    const ID: &'static str = "war";
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
        state.is_quiet()
    }

    fn calm(state: &mut State) -> bool {
        state.calm()
    }

    fn wake(state: &mut State, log: &mut impl Log<Event>) {
        state.run(log);
    }

    fn cap(state: &State) -> Outcome {
        state.by_health()
    }

    fn status(state: &State) -> Status {
        match state.stage {
            Stage::Over(outcome) => Status::Over(outcome),
            Stage::ChooseFirst(seat) => Status::Waiting(SeatSet::one(seat)),
            Stage::Deal(_, ready) => Status::Waiting(SeatSet::one(Seat::FIRST).with(Seat::SECOND).minus(ready)),
            Stage::Turn(part) => {
                // W-65: the attacker waits while the defender sets blockers.
                let acts = if part == Part::Block { state.turn.other() } else { state.turn };
                Status::Waiting(SeatSet::one(state.asked().map_or(acts, |(seat, _)| seat)))
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
