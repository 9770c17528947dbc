//! Formats over any game that has [`Boosters`]: decks are built of boosters, alone or in a draft, or brought with cards beside
//! them, and then the duel is played. How a duel goes is for the game alone; here is what comes before it.

mod action;
mod boosters;
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
mod table;

use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::{Map, Value};

pub use action::{Action, BadAction};
pub use boosters::{Boosters, Ready, Role};
pub use event::Event;

pub use rules::{Built, Rules};
pub use setup::{Brought, Format, Setup};
pub use state::State;
pub use table::{Building, DeskView, Held, Table};

use crate::kit::deck::{BadCode, Deck, Fault};
use crate::kit::{
    BadState, FirstTurn, Game, Hosted, Illegal, Log, OptionSpec, Options, Outcome, Reason, Rng, Seat, SeatSet,
    SetupError, Status, Text, View,
};
use crate::sim::Measured;
use crate::text::{Lang, Words};

/// Raised when the same log could play differently before the duel.
const OWN_RULES: u16 = 1;

/// A game in formats.
#[derive(Clone, Copy, Debug)]
pub struct InFormat<G>(PhantomData<fn() -> G>);

impl<G: Boosters> Game for InFormat<G> {
    const ID: &'static str = G::IN_FORMATS;
    const FORMERLY: &'static [&'static str] = G::IN_FORMATS_FORMERLY;
    /// Its duels are those of the game, and change with them.
    const RULES: u16 = OWN_RULES + G::RULES;
    const CODE: u16 = G::CODE;
    const SEATS: u8 = if G::TABLE > G::SEATS { G::TABLE } else { G::SEATS };

    type Setup = Setup<G::Card, G::House>;
    type Rules = Rules<G>;
    type State = State<G>;
    type Action = Action<G::Action>;
    type Event = Event<G::Event>;

    fn prepare(setup: Self::Setup) -> Result<Arc<Rules<G>>, SetupError> {
        Rules::prepare(setup)
    }

    fn seats(rules: &Rules<G>) -> u8 {
        rules.setup().seats
    }

    fn setup(rules: &Rules<G>) -> Self::Setup {
        rules.whole_setup()
    }

    fn start(rules: &Arc<Rules<G>>, rng: Rng, log: &mut impl Log<Self::Event>) -> State<G> {
        State::start(rules, rng, log)
    }

    fn attach(state: &mut State<G>, rules: &Arc<Rules<G>>) -> Result<(), BadState> {
        state.attach(rules)
    }

    fn is_quiet(state: &State<G>) -> bool {
        state.duel().is_none_or(G::is_quiet)
    }

    fn calm(state: &mut State<G>) -> bool {
        state.duel_mut().is_some_and(G::calm)
    }

    fn wake(state: &mut State<G>, log: &mut impl Log<Self::Event>) {
        if let Some(duel) = state.duel_mut() {
            event::told!(log, inner => G::wake(duel, inner));
        }
    }

    fn legend(state: &State<G>) -> Value {
        state.duel().map(G::legend).unwrap_or_default()
    }

    fn relabel(state: &mut State<G>, rules: &Rules<G>, legend: &Value) {
        if let Some(duel) = state.duel_mut() {
            G::relabel(duel, &rules.pool, legend);
        }
    }

    fn cap(state: &State<G>) -> Outcome {
        state.duel().map_or(Outcome::draw(Reason::TurnCap), G::cap)
    }

    fn status(state: &State<G>) -> Status {
        state.status()
    }

    fn actions(state: &State<G>, seat: Seat, out: &mut Vec<Self::Action>) {
        state.list(seat, out);
    }

    fn apply(
        state: &mut State<G>,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal> {
        state.act(seat, action, log)
    }

    fn is_unhurried(state: &State<G>) -> bool {
        state.is_building()
    }

    fn out(state: &State<G>) -> SeatSet {
        state.out()
    }

    fn enemies(state: &State<G>, one: Seat, other: Seat) -> bool {
        state.enemies(one, other)
    }

    fn leave(state: &mut State<G>, seat: Seat, why: Reason, log: &mut impl Log<Self::Event>) -> bool {
        state.leave(seat, why, log)
    }
}

impl<G: Boosters> Hosted for InFormat<G> {
    const CARDS: &'static str = G::ID;
    const GOES_ON: bool = true;

    type Card = G::Card;

    /// A deck is for one match: named for all, it would say that there are no boosters.
    fn options() -> Vec<OptionSpec> {
        G::house_options()
    }

    fn more_options() -> Vec<OptionSpec> {
        choose::more_options::<G>()
    }

    fn formats() -> Vec<&'static str> {
        choose::formats::<G>()
    }

    fn format(options: &Options) -> Option<&'static str> {
        choose::format(options).ok().map(Format::name)
    }

    fn seating(options: &Options) -> Result<Vec<u8>, SetupError> {
        choose::seating::<G>(options)
    }

    fn seat_option(seat: Seat) -> Option<OptionSpec> {
        choose::seat_option::<G>(seat)
    }

    fn brings(options: &Options, seat: Seat) -> Vec<(String, Text)> {
        choose::brings::<G>(options, seat)
    }

    fn draw(options: &Options, chance: &mut Rng) -> Options {
        choose::draw::<G>(options, chance)
    }

    fn set_up(options: &Options, first: FirstTurn) -> Result<Self::Setup, SetupError> {
        choose::set_up::<G>(options, first)
    }

    fn judge(rules: &Rules<G>) -> Result<(), SetupError> {
        rules.judge()
    }

    fn again(state: &State<G>, first: FirstTurn) -> Option<Self::Setup> {
        state.next_game(first)
    }

    fn deck_of(code: &str) -> Result<Deck, BadCode> {
        G::deck_of(code)
    }

    fn deck_fits(options: &Options, seat: Seat, deck: &Deck) -> Vec<Fault> {
        choose::deck_fits::<G>(options, seat, deck)
    }

    fn built(view: &View<Self>) -> Option<Deck> {
        present::built(view)
    }

    fn cards() -> Vec<(String, Arc<Self::Card>)> {
        G::cards()
    }

    fn card_name(words: &Words, lang: Lang, card: &Self::Card) -> String {
        G::card_name(words, lang, card)
    }

    fn card_text(words: &Words, lang: Lang, card: &Self::Card) -> String {
        G::card_text(words, lang, card)
    }

    fn card_cost(words: &Words, lang: Lang, card: &Self::Card) -> String {
        G::card_cost(words, lang, card)
    }

    fn card_facts(words: &Words, card: &Self::Card) -> Map<String, Value> {
        G::card_facts(words, card)
    }
}

impl<G: Boosters> Measured for InFormat<G> {
    fn turns(state: &State<G>) -> u32 {
        state.duel().map_or(0, G::turns)
    }

    fn first(state: &State<G>) -> Seat {
        state.duel().map_or(Seat::FIRST, G::first)
    }

    fn numbers(state: &State<G>, take: impl FnMut(i16)) {
        if let Some(duel) = state.duel() {
            <G as Measured>::numbers(duel, take);
        }
    }
}
