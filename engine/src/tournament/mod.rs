//! Heroes in a tournament: decks are brought with cards beside them, or built of boosters, and then the duel is played
//! (H-119, H-156..H-159, H-181, H-200). How a duel goes is for [`crate::heroes`] alone; here is what comes before it.

mod action;
mod booster;
mod builder;
mod choose;
mod desk;
mod event;
mod hidden;
mod present;
mod rules;
mod setup;
mod staged;
mod state;
mod strength;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use serde_json::{Map, Value};

pub use action::{Action, BadAction};
pub use event::Event;
pub use rules::Rules;
pub use setup::{Brought, Format, Setup};
pub use state::State;

use crate::heroes::card::CardDef;
use crate::heroes::{Heroes, constructed_faults, table};
use crate::kit::deck::{Deck, Fault};
use crate::kit::{
    BadState, Choice, FirstTurn, Game, Hidden, Hosted, Illegal, Log, OptionSpec, Options, Outcome, Present, Reason,
    Rng, Seat, SeatSet, SetupError, Status, Text, View, Viewer,
};
use crate::sim::Measured;
use crate::text::{Lang, Words};

/// Raised when the same log could play differently before the duel.
const OWN_RULES: u16 = 0;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Tournament;

impl Game for Tournament {
    const ID: &'static str = "tournament";
    /// Its duels are those of Heroes, and change with them.
    const RULES: u16 = OWN_RULES + Heroes::RULES;
    const CODE: u16 = Heroes::CODE;
    const SEATS: u8 = Heroes::SEATS;

    type Setup = Setup;
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type Event = Event;

    fn prepare(setup: Setup) -> Result<Arc<Rules>, SetupError> {
        Rules::prepare(setup)
    }

    fn seats(rules: &Rules) -> u8 {
        rules.setup().seats
    }

    fn setup(rules: &Rules) -> Setup {
        rules.whole_setup()
    }

    fn start(rules: &Arc<Rules>, rng: Rng, log: &mut impl Log<Event>) -> State {
        State::start(rules, rng, log)
    }

    fn attach(state: &mut State, rules: &Arc<Rules>) -> Result<(), BadState> {
        state.attach(rules)
    }

    fn is_quiet(state: &State) -> bool {
        state.duel().is_none_or(Heroes::is_quiet)
    }

    fn calm(state: &mut State) -> bool {
        state.duel_mut().is_some_and(Heroes::calm)
    }

    fn wake(state: &mut State, log: &mut impl Log<Event>) {
        if let Some(duel) = state.duel_mut() {
            Heroes::wake(duel, &mut event::Inner(log));
        }
    }

    fn legend(state: &State) -> Value {
        state.duel().map(Heroes::legend).unwrap_or_default()
    }

    fn relabel(state: &mut State, rules: &Rules, legend: &Value) {
        if let Some(duel) = state.duel_mut() {
            Heroes::relabel(duel, &rules.cards, legend);
        }
    }

    fn cap(state: &State) -> Outcome {
        state.duel().map_or(Outcome::draw(Reason::TurnCap), Heroes::cap)
    }

    fn status(state: &State) -> Status {
        state.status()
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.list(seat, out);
    }

    fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        state.act(seat, action, log)
    }

    fn is_unhurried(state: &State) -> bool {
        state.is_building()
    }

    fn out(state: &State) -> SeatSet {
        state.out()
    }

    fn leave(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
        state.leave(seat, log)
    }
}

impl Hidden for Tournament {
    fn blank(state: &mut State, viewer: Viewer) {
        state.blank_for(viewer);
    }

    fn fill(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        state.fill_for(viewer, rng);
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }
}

impl Present for Tournament {
    type Table = table::Table;

    fn title(view: &View<Self>) -> Text {
        present::title(view)
    }

    fn choice(view: &View<Self>, action: Action) -> Choice {
        present::choice(view, action)
    }

    fn fallback(view: &View<Self>, actions: &[Action]) -> usize {
        present::fallback(view, actions)
    }

    fn table(view: &View<Self>, recent: &[Vec<Event>], ended: Option<Outcome>) -> table::Table {
        present::table(view, recent, ended)
    }

    fn ending(outcome: Outcome) -> Text {
        Heroes::ending(outcome)
    }

    fn tell(rules: &Rules, event: &Event) -> Option<Text> {
        present::tell(rules, event)
    }
}

impl Hosted for Tournament {
    const CARDS: &'static str = Heroes::ID;
    const GOES_ON: bool = true;

    type Card = CardDef;

    fn options() -> Vec<OptionSpec> {
        choose::options()
    }

    fn table_options() -> Vec<OptionSpec> {
        choose::table_options()
    }

    fn seating(options: &Options) -> Result<Vec<u8>, SetupError> {
        Ok((0..choose::seats(options)).collect())
    }

    fn seat_option(seat: Seat) -> Option<OptionSpec> {
        choose::seat_option(seat)
    }

    fn brings(options: &Options, seat: Seat) -> Vec<(String, Text)> {
        choose::brings(options, seat)
    }

    fn draw(options: &Options, chance: &mut Rng) -> Options {
        choose::draw(options, chance)
    }

    fn choose(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
        choose::choose(options, first)
    }

    fn judge(rules: &Rules) -> Result<(), SetupError> {
        rules.judge()
    }

    fn again(state: &State, first: FirstTurn) -> Option<Setup> {
        state.next_game(first)
    }

    fn deck_fits(_: &Options, _: Seat, deck: &Deck) -> Vec<Fault> {
        constructed_faults(deck)
    }

    fn built(view: &View<Self>) -> Option<Deck> {
        present::built(view)
    }

    fn cards() -> Vec<(String, Arc<Self::Card>)> {
        Heroes::cards()
    }

    fn card_name(words: &Words, lang: Lang, card: &Self::Card) -> String {
        Heroes::card_name(words, lang, card)
    }

    fn card_text(words: &Words, lang: Lang, card: &Self::Card) -> String {
        Heroes::card_text(words, lang, card)
    }

    fn card_cost(words: &Words, lang: Lang, card: &Self::Card) -> String {
        Heroes::card_cost(words, lang, card)
    }

    fn card_facts(words: &Words, card: &Self::Card) -> Map<String, Value> {
        Heroes::card_facts(words, card)
    }
}

impl Measured for Tournament {
    fn turns(state: &State) -> u32 {
        state.duel().map_or(0, Heroes::turns)
    }

    fn first(state: &State) -> Seat {
        state.duel().map_or(Seat::FIRST, Heroes::first)
    }

    fn numbers(state: &State, take: impl FnMut(i16)) {
        if let Some(duel) = state.duel() {
            duel.numbers(take);
        }
    }
}
