//! The games of the program, by name.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::OnceLock;

use serde_json::{Map, Value};

use super::door::{Door, Of, Offered};
use super::{AnyCard, AnyTable, SHIPPED};
use crate::kit::campaign::Campaign;
use crate::kit::deck::{Deck, Fault, Filed};
use crate::kit::{OptionSpec, Options, Rng, Seat, SetupError, Text};
use crate::scenario::{self, Report, Scenario, ScenarioError};
use crate::sim::{Plan, SimError, Summary};
use crate::text::{Lang, Words};

/// A game.
#[derive(Clone, Copy)]
pub struct GameId(&'static dyn Door);

/// Every game of the program, in the order in which people see them.
static ALL: OnceLock<Vec<GameId>> = OnceLock::new();

/// No more games can be added, because the list of games has already been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("games are added before anybody asks which there are")]
pub struct TooLate;

/// Adds games to those of this crate. A program must do so before anything else.
///
/// # Errors
/// If the list of games has already been read.
pub fn add(games: &[GameId]) -> Result<(), TooLate> {
    ALL.set([SHIPPED, games].concat()).map_err(|_| TooLate)
}

impl GameId {
    /// The game of this type as a line of a list of games. The crate that says this compiles everything that the game can
    /// do; all others use [`GameId::of`].
    #[must_use]
    pub const fn new<G: Offered>() -> Self {
        Self(&Of::<G>(PhantomData))
    }

    /// The game of this type.
    ///
    /// # Panics
    /// If it is in no list of games.
    #[must_use]
    pub fn of<G: Offered>() -> Self {
        listed(G::ID)
    }

    /// Every game.
    #[must_use]
    pub fn all() -> &'static [Self] {
        ALL.get_or_init(|| SHIPPED.to_vec())
    }

    /// The name in records and commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// Names that records, settings and documents of earlier releases have for it.
    #[must_use]
    pub fn formerly(self) -> &'static [&'static str] {
        self.0.formerly()
    }

    /// The version of its rules.
    #[must_use]
    pub fn rules(self) -> u16 {
        self.0.rules()
    }

    /// The version of its compiled cards.
    #[must_use]
    pub fn code(self) -> u16 {
        self.0.code()
    }

    /// The most seats at its table.
    #[must_use]
    pub fn seats(self) -> u8 {
        self.0.seats()
    }

    /// The options that a host can choose.
    #[must_use]
    pub fn options(self) -> Vec<OptionSpec> {
        self.0.options()
    }

    /// The further options of a match for more than two.
    #[must_use]
    pub fn more_options(self) -> Vec<OptionSpec> {
        self.0.more_options()
    }

    /// The formats in which it is played, as values of the option `format`; none for a game that is played as it is.
    #[must_use]
    pub fn formats(self) -> Vec<&'static str> {
        self.0.formats()
    }

    /// The format that options mean, for a game that has formats.
    #[must_use]
    pub fn format(self, options: &Options) -> Option<&'static str> {
        self.0.format(options)
    }

    /// The game that is played with these cards in a format of this name; the first one, if no cards are named.
    #[must_use]
    pub fn in_format(cards: Option<Self>, format: &str) -> Option<Self> {
        let plays =
            |game: &Self| cards.is_none_or(|cards| game.set() == cards.set()) && game.formats().contains(&format);
        Self::all().iter().copied().find(plays)
    }

    /// The names of all formats.
    #[must_use]
    pub fn all_formats() -> Vec<&'static str> {
        let mut formats: Vec<&str> = Vec::new();
        for format in Self::all().iter().flat_map(|game| game.formats()) {
            if !formats.contains(&format) {
                formats.push(format);
            }
        }
        formats
    }

    /// The team of each seat of a table with these options, from 0; without teams each seat has its own.
    ///
    /// # Errors
    /// Says which options do not go together.
    pub fn seating(self, options: &Options) -> Result<Vec<u8>, SetupError> {
        self.0.seating(options)
    }

    /// The option by which a seat chooses what to play with; `None` if there is nothing to choose.
    #[must_use]
    pub fn seat_option(self, seat: Seat) -> Option<OptionSpec> {
        self.0.seat_option(seat)
    }

    /// The values of a seat's option that are compatible with all other options, each with its name for players.
    #[must_use]
    pub fn brings(self, options: &Options, seat: Seat) -> Vec<(String, Text)> {
        self.0.brings(options, seat)
    }

    /// The options with a choice made for everything that they leave to chance. The choices follow from the seed of the
    /// match, and tell nothing about anything else that the seed decides.
    #[must_use]
    pub fn draw(self, options: &Options, seed: [u8; 32]) -> Options {
        self.0.draw(options, &mut Rng::beside(&seed, "options"))
    }

    /// The game whose cards it is played with; for most games the game itself.
    #[must_use]
    pub fn set(self) -> Self {
        let set = self.0.set();
        Self::all().iter().copied().find(|game| game.name() == set).unwrap_or(self)
    }

    /// Every game with cards of its own.
    pub fn sets() -> impl Iterator<Item = Self> {
        Self::all().iter().copied().filter(|game| game.set() == *game)
    }

    /// Whether a rematch is the next game of the same match, for which nothing is chosen again.
    #[must_use]
    pub fn goes_on(self) -> bool {
        self.0.goes_on()
    }

    /// Every game with cards of its own of which people can have decks.
    pub fn with_decks() -> impl Iterator<Item = Self> {
        Self::sets().filter(|game| !game.card_numbers().is_empty())
    }

    /// The cards that a deck can name, an id on each line in the order of their numbers.
    #[must_use]
    pub fn card_numbers(self) -> &'static str {
        self.set().0.card_numbers()
    }

    /// The decks that nobody owns, by their ids.
    #[must_use]
    pub fn ready_decks(self) -> Vec<(String, Deck)> {
        self.set().0.ready_decks()
    }

    /// Everything that keeps a deck from being played at all.
    #[must_use]
    pub fn deck_faults(self, deck: &Deck) -> Vec<Fault> {
        self.set().0.deck_faults(deck)
    }

    /// Everything that keeps a seat from bringing a deck to a match with these options.
    #[must_use]
    pub fn deck_fits(self, options: &Options, seat: Seat, deck: &Deck) -> Vec<Fault> {
        self.0.deck_fits(options, seat, deck)
    }

    /// The campaign of the game, and the collection of cards that it opens.
    #[must_use]
    pub fn campaign(self) -> Option<&'static Campaign> {
        self.set().0.campaign()
    }

    /// Every game with a campaign.
    pub fn with_campaign() -> impl Iterator<Item = Self> {
        Self::sets().filter(|game| game.campaign().is_some())
    }

    /// What a deck is called that has no name here.
    #[must_use]
    pub fn deck_called(self, deck: &Deck) -> Option<Text> {
        self.set().0.deck_called(deck)
    }

    /// Where a card is found in the picture of a deck; `None` for what no deck can hold.
    #[must_use]
    pub fn filed(self, card: &AnyCard) -> Option<Filed> {
        self.0.filed(card)
    }

    /// The most copies of a card in a deck, or among the cards beside it, while there are `others` in the other of the two.
    #[must_use]
    pub fn copies(self, card: &AnyCard, beside: bool, others: u8) -> u8 {
        self.set().0.copies(card, beside, others)
    }

    /// The most cards of a deck, and of those beside it.
    #[must_use]
    pub fn deck_room(self) -> u32 {
        self.set().0.deck_room()
    }

    /// Whether a card is no card of a deck but the hero that leads it.
    #[must_use]
    pub fn leads(self, card: &AnyCard) -> bool {
        self.0.leads(card)
    }

    /// Every card with its id.
    #[must_use]
    pub fn cards(self) -> Vec<(String, AnyCard)> {
        self.0.cards(self)
    }

    /// The names of the game's own conditions on which it ends.
    pub(crate) fn reasons(self) -> &'static [&'static str] {
        self.0.reasons()
    }

    /// Words that come with the game itself, because they are not in a folder of this crate.
    pub(crate) fn words(self) -> &'static [(Lang, &'static str)] {
        self.0.words()
    }

    /// Reads a scenario of this game.
    pub(crate) fn read_scenario(self, document: scenario::Document<'_>) -> Result<Scenario, ScenarioError> {
        self.0.read_scenario(self, document)
    }

    /// Plays a scenario of this game.
    pub(crate) fn run_scenario(self, scenario: &Scenario) -> Report {
        self.0.run_scenario(scenario)
    }

    /// Plays many games of a plan.
    pub(crate) fn simulate(self, plan: &Plan, progress: &(dyn Fn(u32) + Sync)) -> Result<Summary, SimError> {
        self.0.simulate(plan, progress)
    }

    pub(super) fn door(self) -> &'static dyn Door {
        self.0
    }

    pub(super) fn read_table(self, table: Value) -> Result<AnyTable, serde_json::Error> {
        self.0.read_table(self, table)
    }

    pub(super) fn seen(self, table: &AnyTable) -> Value {
        self.0.seen(table)
    }

    pub(super) fn card_name(self, words: &Words, lang: Lang, card: &AnyCard) -> String {
        self.0.card_name(words, lang, card)
    }

    pub(super) fn card_text(self, words: &Words, lang: Lang, card: &AnyCard) -> String {
        self.0.card_text(words, lang, card)
    }

    pub(super) fn card_cost(self, words: &Words, lang: Lang, card: &AnyCard) -> String {
        self.0.card_cost(words, lang, card)
    }

    pub(super) fn card_facts(self, words: &Words, card: &AnyCard) -> Map<String, Value> {
        self.0.card_facts(words, card)
    }
}

/// The game of this name. It does not read the list of games for good, so that more can be added afterwards.
fn listed(name: &str) -> GameId {
    let added = ALL.get().map_or(&[][..], Vec::as_slice);
    let found = SHIPPED.iter().chain(added).copied().find(|game| game.name() == name);
    found.unwrap_or_else(|| panic!("`{name}` is in no list of games"))
}

/// Two games with the same name count as the same game.
impl PartialEq for GameId {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for GameId {}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no game here: {list} are", list = names())]
pub struct BadGame(pub String);

fn names() -> String {
    GameId::all().iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
}

impl FromStr for GameId {
    type Err = BadGame;

    fn from_str(text: &str) -> Result<Self, BadGame> {
        let called = |game: &Self| game.name() == text || game.formerly().contains(&text);
        Self::all().iter().copied().find(called).ok_or_else(|| BadGame(text.to_owned()))
    }
}
