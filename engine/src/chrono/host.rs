//! Chrono as a hall offers it, and as many games in a row measure it.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::card::CardDef;
use super::setup::{MOST_CARDS, Setup};
use super::state::{Effect, State};
use super::{Chrono, Rules, choose, decks, facts, set};
use crate::kit::deck::{Deck, Fault, Filed};
use crate::kit::{Card, FirstTurn, Hosted, OptionSpec, Options, Pile, Rng, Seat, SetupError, Text};
use crate::sim::Measured;
use crate::text::{Lang, Words};

impl Hosted for Chrono {
    const CARD_NUMBERS: &'static str = decks::NUMBERS;

    type Card = CardDef;

    fn options() -> Vec<OptionSpec> {
        choose::options()
    }

    fn seat_option(seat: Seat) -> Option<OptionSpec> {
        choose::seat_option(seat)
    }

    fn brings(_options: &Options, seat: Seat) -> Vec<(String, Text)> {
        choose::brings(seat)
    }

    fn draw(options: &Options, chance: &mut Rng) -> Options {
        choose::draw(options, chance)
    }

    fn set_up(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
        choose::set_up(options, first)
    }

    fn judge(rules: &Rules) -> Result<(), SetupError> {
        rules.judge()
    }

    fn ready_decks() -> Vec<(String, Deck)> {
        decks::ready()
    }

    fn deck_faults(deck: &Deck) -> Vec<Fault> {
        decks::all_faults(deck)
    }

    fn deck_called(deck: &Deck) -> Option<Text> {
        decks::called(deck)
    }

    fn filed(card: &CardDef) -> Option<Filed> {
        decks::filed(card)
    }

    fn copies(card: &CardDef, beside: bool, _others: u8) -> u8 {
        decks::copies(card, beside)
    }

    const DECK_ROOM: u32 = MOST_CARDS as u32;

    fn leads(card: &CardDef) -> bool {
        decks::leads(card)
    }

    fn cards() -> Vec<(String, Arc<CardDef>)> {
        set::library().cards.iter().map(|card| (card.id.clone(), Arc::clone(card))).collect()
    }

    fn card_name(words: &Words, lang: Lang, card: &CardDef) -> String {
        words.card_name(lang, card)
    }

    fn card_text(words: &Words, lang: Lang, card: &CardDef) -> String {
        super::words::card_text(words, lang, card)
    }

    fn card_cost(_words: &Words, _lang: Lang, card: &CardDef) -> String {
        card.cost.to_string()
    }

    fn card_facts(words: &Words, card: &CardDef) -> Map<String, Value> {
        facts::of(words, card)
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

impl State {
    /// The bytes that the state takes besides its piles: the decks, pools, hands and graveyards, each with its head. A list of
    /// more than eight cards in a question or an effect is not counted.
    #[must_use]
    pub fn footprint(&self) -> usize {
        fn of<T>(items: &Vec<T>) -> usize {
            items.capacity() * size_of::<T>()
        }
        let shades = self.players.iter().map(|(_, player)| of(&player.shades)).sum::<usize>();
        let effects = self.queue.capacity() * size_of::<Effect>();
        let piles = 2 * (size_of::<Pile>() + 4 * size_of::<Vec<Card>>());
        size_of::<Self>() - piles + shades + of(&self.perms) + effects
    }
}
