//! A game behind a door that is the same for all games: the operations that halls, commands and tools need from a game
//! that they know only by its name.

use std::marker::PhantomData;

use serde_json::{Map, Value};

use super::playing::Playing;
use super::{AnyCard, AnyTable, GameId};
use crate::kit::campaign::Campaign;
use crate::kit::deck::{Deck, Fault, Filed};
use crate::kit::{FirstTurn, Live, OptionSpec, Options, Rng, Seat, SetupError, Staged, Text, plain};
use crate::scenario::{self, Report, Scenario, ScenarioError};
use crate::sim::{Measured, Plan, SimError, Summary, run_game};
use crate::text::{Lang, Words};

/// A game that can be played, looked up, staged in scenarios and measured.
pub trait Offered: Staged + Measured {}

impl<G: Staged + Measured> Offered for G {}

/// The result of beginning a match: the text of its set-up, and the match.
pub(super) type Begun = (String, Box<dyn Playing>);

/// The operations on a game given by its name. Each function is the function of the same name in the game's own traits.
pub(super) trait Door: Send + Sync {
    fn name(&self) -> &'static str;
    fn formerly(&self) -> &'static [&'static str];
    fn rules(&self) -> u16;
    fn code(&self) -> u16;
    fn seats(&self) -> u8;
    fn reasons(&self) -> &'static [&'static str];
    fn set(&self) -> &'static str;
    fn goes_on(&self) -> bool;
    fn words(&self) -> &'static [(Lang, &'static str)];
    fn options(&self) -> Vec<OptionSpec>;
    fn more_options(&self) -> Vec<OptionSpec>;
    fn formats(&self) -> Vec<&'static str>;
    fn format(&self, options: &Options) -> Option<&'static str>;
    fn seating(&self, options: &Options) -> Result<Vec<u8>, SetupError>;
    fn seat_option(&self, seat: Seat) -> Option<OptionSpec>;
    fn brings(&self, options: &Options, seat: Seat) -> Vec<(String, Text)>;
    fn draw(&self, options: &Options, chance: &mut Rng) -> Options;
    fn card_numbers(&self) -> &'static str;
    fn ready_decks(&self) -> Vec<(String, Deck)>;
    fn deck_faults(&self, deck: &Deck) -> Vec<Fault>;
    fn deck_fits(&self, options: &Options, seat: Seat, deck: &Deck) -> Vec<Fault>;
    fn campaign(&self) -> Option<&'static Campaign>;
    fn deck_called(&self, deck: &Deck) -> Option<Text>;
    fn filed(&self, card: &AnyCard) -> Option<Filed>;
    fn copies(&self, card: &AnyCard, beside: bool, others: u8) -> u8;
    fn deck_room(&self) -> u32;
    fn leads(&self, card: &AnyCard) -> bool;
    fn cards(&self, game: GameId) -> Vec<(String, AnyCard)>;
    fn card_name(&self, words: &Words, lang: Lang, card: &AnyCard) -> String;
    fn card_text(&self, words: &Words, lang: Lang, card: &AnyCard) -> String;
    fn card_cost(&self, words: &Words, lang: Lang, card: &AnyCard) -> String;
    fn card_facts(&self, words: &Words, card: &AnyCard) -> Map<String, Value>;
    fn begin(&self, options: &Options, first: FirstTurn, seed: [u8; 32]) -> Result<Begun, SetupError>;
    fn restart(&self, setup: &str, seed: [u8; 32]) -> Result<Box<dyn Playing>, SetupError>;
    fn read_table(&self, game: GameId, table: Value) -> Result<AnyTable, serde_json::Error>;
    fn seen(&self, table: &AnyTable) -> Value;
    fn read_scenario(&self, game: GameId, document: scenario::Document<'_>) -> Result<Scenario, ScenarioError>;
    fn run_scenario(&self, scenario: &Scenario) -> Report;
    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u32) + Sync)) -> Result<Summary, SimError>;
}

/// The door of a game given by its type.
pub(super) struct Of<G>(pub(super) PhantomData<fn() -> G>);

impl<G: Offered> Of<G> {
    /// Applies `say` to a card; gives the default for a card of another game.
    fn of_card<T: Default>(card: &AnyCard, say: impl FnOnce(&G::Card) -> T) -> T {
        card.get::<G::Card>().map(say).unwrap_or_default()
    }
}

impl<G: Offered> Door for Of<G> {
    fn name(&self) -> &'static str {
        G::ID
    }

    fn formerly(&self) -> &'static [&'static str] {
        G::FORMERLY
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn code(&self) -> u16 {
        G::CODE
    }

    fn seats(&self) -> u8 {
        G::SEATS
    }

    fn reasons(&self) -> &'static [&'static str] {
        G::REASONS
    }

    fn set(&self) -> &'static str {
        G::CARDS
    }

    fn goes_on(&self) -> bool {
        G::GOES_ON
    }

    fn words(&self) -> &'static [(Lang, &'static str)] {
        G::WORDS
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::options()
    }

    fn more_options(&self) -> Vec<OptionSpec> {
        G::more_options()
    }

    fn formats(&self) -> Vec<&'static str> {
        G::formats()
    }

    fn format(&self, options: &Options) -> Option<&'static str> {
        G::format(options)
    }

    fn seating(&self, options: &Options) -> Result<Vec<u8>, SetupError> {
        G::seating(options)
    }

    fn seat_option(&self, seat: Seat) -> Option<OptionSpec> {
        G::seat_option(seat)
    }

    fn brings(&self, options: &Options, seat: Seat) -> Vec<(String, Text)> {
        G::brings(options, seat)
    }

    fn draw(&self, options: &Options, chance: &mut Rng) -> Options {
        G::draw(options, chance)
    }

    fn card_numbers(&self) -> &'static str {
        G::CARD_NUMBERS
    }

    fn ready_decks(&self) -> Vec<(String, Deck)> {
        G::ready_decks()
    }

    fn deck_faults(&self, deck: &Deck) -> Vec<Fault> {
        G::deck_faults(deck)
    }

    fn deck_fits(&self, options: &Options, seat: Seat, deck: &Deck) -> Vec<Fault> {
        G::deck_fits(options, seat, deck)
    }

    fn campaign(&self) -> Option<&'static Campaign> {
        G::campaign()
    }

    fn deck_called(&self, deck: &Deck) -> Option<Text> {
        G::deck_called(deck)
    }

    fn filed(&self, card: &AnyCard) -> Option<Filed> {
        Self::of_card(card, G::filed)
    }

    fn copies(&self, card: &AnyCard, beside: bool, others: u8) -> u8 {
        Self::of_card(card, |card| G::copies(card, beside, others))
    }

    fn deck_room(&self) -> u32 {
        G::DECK_ROOM
    }

    fn leads(&self, card: &AnyCard) -> bool {
        Self::of_card(card, G::leads)
    }

    fn cards(&self, game: GameId) -> Vec<(String, AnyCard)> {
        G::cards().into_iter().map(|(id, card)| (id, AnyCard::new(game, card))).collect()
    }

    fn card_name(&self, words: &Words, lang: Lang, card: &AnyCard) -> String {
        Self::of_card(card, |card| G::card_name(words, lang, card))
    }

    fn card_text(&self, words: &Words, lang: Lang, card: &AnyCard) -> String {
        Self::of_card(card, |card| G::card_text(words, lang, card))
    }

    fn card_cost(&self, words: &Words, lang: Lang, card: &AnyCard) -> String {
        Self::of_card(card, |card| G::card_cost(words, lang, card))
    }

    fn card_facts(&self, words: &Words, card: &AnyCard) -> Map<String, Value> {
        Self::of_card(card, |card| G::card_facts(words, card))
    }

    fn begin(&self, options: &Options, first: FirstTurn, seed: [u8; 32]) -> Result<Begun, SetupError> {
        let setup = G::choose(options, first)?;
        let text = serde_json::to_string(&setup).map_err(|error| SetupError(error.to_string()))?;
        let rules = G::prepare(setup)?;
        G::judge(&rules)?;
        Ok((text, Box::new(Live::<G>::start(&rules, seed))))
    }

    fn restart(&self, setup: &str, seed: [u8; 32]) -> Result<Box<dyn Playing>, SetupError> {
        let parsed = serde_json::from_str(setup).map_err(|error| SetupError(plain::json(setup, &error)))?;
        Ok(Box::new(Live::<G>::start(&G::prepare(parsed)?, seed)))
    }

    fn read_table(&self, game: GameId, table: Value) -> Result<AnyTable, serde_json::Error> {
        // As text, so that whole tables and cards need no second reader, which takes long to build.
        serde_json::from_str::<G::Table>(&table.to_string()).map(|table| AnyTable::new(game, table))
    }

    fn seen(&self, table: &AnyTable) -> Value {
        table.get::<G::Table>().map_or(Value::Null, G::seen)
    }

    fn read_scenario(&self, game: GameId, document: scenario::Document<'_>) -> Result<Scenario, ScenarioError> {
        scenario::read::<G>(game, document)
    }

    fn run_scenario(&self, scenario: &Scenario) -> Report {
        scenario::run::<G>(scenario)
    }

    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u32) + Sync)) -> Result<Summary, SimError> {
        run_game::<G>(plan, progress)
    }
}
