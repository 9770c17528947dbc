//! Heroes: two hostile factions, a hero and an army each (H-01..H-204).

mod act;
mod action;
mod announce;
pub mod card;
mod chain;
mod check;
mod combat;
mod compile;
mod damage;
mod event;
mod fit;
mod hidden;
mod list;
mod measure;
mod opening;
mod question;
mod refresh;
mod rules;
mod run;
pub mod set;
mod setup;
mod state;
mod strength;
pub mod table;
mod trigger;
mod turn;
mod zones;

use std::sync::Arc;

pub use action::{Action, BadAction};
pub use event::Event;
pub use rules::Rules;
pub use setup::{DeckList, House, MOST_CARDS, Placed, Position, SeatPosition, Setup};
pub use state::State;

use crate::kit::{BadState, Game, Hidden, Illegal, Log, Rng, Seat, SeatSet, SetupError, Status, Viewer};
use state::Phase;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Heroes;

impl Game for Heroes {
    const ID: &'static str = "heroes";
    const RULES: u16 = 1;
    const SEATS: u8 = 6;

    type Setup = Setup;
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type Event = Event;

    fn prepare(setup: Setup) -> Result<Arc<Rules>, SetupError> {
        Rules::prepare(setup)
    }

    fn setup(rules: &Rules) -> &Setup {
        rules.setup()
    }

    fn seats(rules: &Rules) -> u8 {
        rules.teams.len() as u8
    }

    fn start(rules: &Arc<Rules>, rng: Rng, log: &mut impl Log<Event>) -> State {
        State::start(rules, rng, log)
    }

    fn attach(state: &mut State, rules: &Arc<Rules>) -> Result<(), BadState> {
        state.attach(rules)
    }

    fn status(state: &State) -> Status {
        if let Phase::Over(outcome) = state.phase {
            return Status::Over(outcome);
        }
        Status::Waiting(SeatSet::one(state.asked().unwrap_or(state.window.holder)))
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat.index() < state.players.len() {
            state.list(seat, out);
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        state.act(seat, action, log)
    }

    fn leave(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
        state.leave_table(seat, log)
    }
}

impl Hidden for Heroes {
    fn blank(state: &mut State, viewer: Viewer) {
        state.blank_for(viewer);
    }

    fn fill(state: &mut State, _: Viewer, rng: &mut Rng) {
        state.fill_for(rng);
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }
}
