//! Heroes: two hostile factions; each player leads a hero and an army (H-01..H-204).

mod act;
mod action;
mod announce;
mod asking;
mod barred;
mod boosters;
pub mod card;
mod chain;
mod check;
mod choose;
mod combat;
mod compile;
mod damage;
mod decks;
mod event;
mod facts;
mod fit;
mod given;
mod hidden;
mod idle;
mod judge;
mod lay;
mod leave;
mod list;
mod measure;
mod offer;
mod once;
mod opening;
mod present;
mod price;
mod question;
mod quiet;
pub mod reason;
mod refresh;
mod rules;
mod run;
pub mod set;
#[cfg(test)]
mod settled;
mod setup;
mod spared;
mod staged;
mod state;
mod story;
mod strength;
pub mod table;
mod take;
mod trigger;
mod turn;
mod whose;
pub mod words;
mod zones;

use std::sync::Arc;

use serde_json::{Map, Value};

pub use action::{Action, BadAction};
pub use event::Event;
pub use rules::Rules;
pub use setup::{At, DeckList, House, MOST_CARDS, Placed, Position, SeatPosition, Setup};
pub use state::State;

use crate::kit::deck::{Deck, Fault, Filed};
use crate::kit::{
    BadState, FirstTurn, Game, Hosted, Illegal, Log, OptionSpec, Options, Outcome, Reason, Rng, Seat, SeatSet,
    SetupError, Status, Text,
};
use crate::sim::Measured;
use crate::text::{Lang, Words};
use state::Phase;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Heroes;

impl Game for Heroes {
    const ID: &'static str = "heroes";
    const RULES: u16 = 4;
    const CODE: u16 = 2;
    const SEATS: u8 = 6;
    const REASONS: &'static [&'static str] = reason::NAMES;

    type Setup = Setup;
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type Event = Event;

    fn prepare(setup: Setup) -> Result<Arc<Rules>, SetupError> {
        Rules::prepare(setup)
    }

    fn seats(rules: &Rules) -> u8 {
        rules.teams.len() as u8
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

    fn legend(state: &State) -> Value {
        state.legend()
    }

    fn relabel(state: &mut State, rules: &Rules, legend: &Value) {
        state.relabel(rules, legend);
    }

    fn cap(state: &State) -> Outcome {
        state.by_health()
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

    fn out(state: &State) -> SeatSet {
        state.seats().filter(|seat| state.is_out(*seat)).collect()
    }

    fn enemies(state: &State, one: Seat, other: Seat) -> bool {
        state.enemies(one, other)
    }

    fn leave(state: &mut State, seat: Seat, why: Reason, log: &mut impl Log<Event>) -> bool {
        state.leave_table(seat, why, log)
    }
}

impl Hosted for Heroes {
    const CARD_NUMBERS: &'static str = decks::NUMBERS;

    type Card = card::CardDef;

    fn options() -> Vec<OptionSpec> {
        choose::options()
    }

    fn more_options() -> Vec<OptionSpec> {
        choose::more_options()
    }

    fn seating(options: &Options) -> Result<Vec<u8>, SetupError> {
        choose::seating(options)
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

    fn set_up(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
        choose::set_up(options, first)
    }

    fn judge(rules: &Rules) -> Result<(), SetupError> {
        judge::judge(rules)
    }

    fn ready_decks() -> Vec<(String, Deck)> {
        decks::ready()
    }

    fn deck_faults(deck: &Deck) -> Vec<Fault> {
        decks::all_faults(deck)
    }

    fn deck_fits(options: &Options, seat: Seat, deck: &Deck) -> Vec<Fault> {
        choose::deck_fits(options, seat, deck)
    }

    fn deck_called(deck: &Deck) -> Option<Text> {
        decks::called(deck)
    }

    fn filed(card: &Self::Card) -> Option<Filed> {
        decks::filed(card)
    }

    fn copies(card: &Self::Card, _beside: bool, others: u8) -> u8 {
        set::copies(card).saturating_sub(others)
    }

    const DECK_ROOM: u32 = MOST_CARDS as u32;

    fn leads(card: &Self::Card) -> bool {
        decks::leads(card)
    }

    fn cards() -> Vec<(String, Arc<Self::Card>)> {
        set::library().cards.iter().map(|card| (card.id.clone(), Arc::clone(card))).collect()
    }

    fn card_name(words: &Words, lang: Lang, card: &Self::Card) -> String {
        words.card_name(lang, card)
    }

    fn card_text(words: &Words, lang: Lang, card: &Self::Card) -> String {
        words.heroes_text(lang, card).join(" ")
    }

    fn card_cost(_words: &Words, _lang: Lang, card: &Self::Card) -> String {
        card.cost.to_string()
    }

    fn card_facts(words: &Words, card: &Self::Card) -> Map<String, Value> {
        facts::of(words, card)
    }
}

impl Measured for Heroes {
    fn turns(state: &State) -> u32 {
        u32::from(state.turns())
    }

    fn first(state: &State) -> Seat {
        state.first()
    }

    fn numbers(state: &State, take: impl FnMut(i16)) {
        state.numbers(take);
    }
}
