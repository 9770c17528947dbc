//! What a host can choose in a game, and what players can look up.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::campaign::{Campaign, MISSION};
use super::deck::{self, BadCode, Deck, Fault, Filed};
use super::{Present, Rng, Seat, SetupError, Strength, Text, View};
use crate::text::{Lang, Words};

/// The values that an option can take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Values {
    /// One of these words; each is named by the Fluent message `option-<game>-<key>-<word>`.
    OneOf(Vec<String>),
    /// A whole number from the first to the second, both included.
    Range(i64, i64),
}

/// An option of a game: a house rule or a choice of cards. Its name is the Fluent message `option-<game>-<key>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its key, such as `tavern`.
    pub key: &'static str,
    /// The values that it can take.
    pub values: Values,
    /// The value if none is chosen; empty if another option decides it, as a tavern decides the stock.
    pub default: String,
}

impl OptionSpec {
    /// Whether a value can be chosen.
    #[must_use]
    pub fn allows(&self, value: &str) -> bool {
        match &self.values {
            Values::OneOf(words) => words.iter().any(|word| word == value),
            Values::Range(least, most) => value.parse().is_ok_and(|number: i64| (*least..=*most).contains(&number)),
        }
    }
}

/// Chosen options by key.
pub type Options = BTreeMap<String, String>;

/// The options by which seats choose their decks.
pub(crate) const DECKS: [&str; 6] = ["deck", "opposing", "deck3", "deck4", "deck5", "deck6"];

/// The number that is chosen for an option, if one is.
pub(crate) fn number<N: FromStr>(options: &Options, key: &str) -> Option<N> {
    options.get(key).and_then(|value| value.parse().ok())
}

/// The options with a deck by lot for every seat that has none: one of those that are left for the seat.
pub(crate) fn draw_decks(
    options: &Options,
    seats: usize,
    chance: &mut Rng,
    left: impl Fn(&Options, usize) -> Vec<String>,
) -> Options {
    let mut drawn = options.clone();
    for (at, key) in DECKS.into_iter().enumerate().take(seats) {
        if !drawn.contains_key(key)
            && let Some(deck) = chance.pick(&left(&drawn, at))
        {
            drawn.insert(key.to_owned(), deck.clone());
        }
    }
    drawn
}

/// Checks keys and values. A deck can also be named by its code, but not for a seat that is not there.
fn check<G: Hosted>(options: &Options) -> Result<(), SetupError> {
    let decks: Vec<OptionSpec> = (0..G::SEATS).map(Seat).filter_map(G::seat_option).collect();
    let others = [G::options(), G::more_options()].concat();
    let is_mission = |id: &String| G::campaign().is_some_and(|campaign| campaign.mission(id).is_some());
    for (key, value) in options.iter().filter(|(key, value)| *key != MISSION || !is_mission(value)) {
        let deck = decks.iter().find(|spec| spec.key == key);
        let spec = deck.or_else(|| others.iter().find(|spec| spec.key == key));
        let spec = spec.ok_or_else(|| SetupError(format!("`{}` has no option `{key}`", G::ID)))?;
        if !spec.allows(value) {
            match deck.map(|_| G::deck_of(value)) {
                Some(Ok(_)) => continue,
                Some(Err(BadCode::NoCode)) | None => {}
                Some(Err(wrong)) => {
                    return Err(SetupError(format!("`{value}` cannot be the value of `{key}`: {wrong}")));
                }
            }
            let what = match &spec.values {
                Values::OneOf(words) => format!("one of {}", words.join(", ")),
                Values::Range(least, most) => format!("a number from {least} to {most}"),
            };
            return Err(SetupError(format!("`{value}` is no value of `{key}`: {what} is")));
        }
    }
    let seats = G::seating(options)?.len();
    match decks.iter().skip(seats).find(|spec| options.contains_key(spec.key)) {
        Some(spec) => Err(SetupError(format!("`{}` names the deck of a seat that is not there", spec.key))),
        None => Ok(()),
    }
}

/// Which seat has the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstTurn {
    /// Chance decides.
    #[default]
    Random,
    /// This seat has it.
    Seat(Seat),
    /// This seat decides.
    ChosenBy(Seat),
}

/// A game that can be offered in a hall.
pub trait Hosted: Present + Strength {
    /// The name of the game whose cards these are.
    const CARDS: &'static str = Self::ID;

    /// Whether a rematch is the next game of the same match, for which nothing is chosen again.
    const GOES_ON: bool = false;

    /// Words of the game, in Fluent's syntax, that are not in a folder of this crate: the words of a game that another
    /// crate adds.
    const WORDS: &'static [(Lang, &'static str)] = &[];

    /// A card in the form that pictures and texts need.
    type Card: Send + Sync + 'static;

    /// Every option of a duel, in the order in which people see them.
    fn options() -> Vec<OptionSpec>;

    /// Further options of a match for more than two.
    fn more_options() -> Vec<OptionSpec> {
        Vec::new()
    }

    /// The formats in which it is played, as values of the option `format`; none for a game that is played as it is.
    fn formats() -> Vec<&'static str> {
        Vec::new()
    }

    /// The format that options mean, if they mean one.
    fn format(_options: &Options) -> Option<&'static str> {
        None
    }

    /// The team of each seat of a table with these options, from 0; without teams each seat has its own.
    ///
    /// # Errors
    /// Says which options do not go together.
    fn seating(_options: &Options) -> Result<Vec<u8>, SetupError> {
        Ok((0..Self::SEATS).collect())
    }

    /// The option by which a seat chooses what to play with; `None` if there is nothing to choose.
    fn seat_option(_seat: Seat) -> Option<OptionSpec> {
        None
    }

    /// The values of a seat's option that are compatible with all other options, each with its name for players.
    fn brings(_options: &Options, _seat: Seat) -> Vec<(String, Text)> {
        Vec::new()
    }

    /// The options with a choice made for everything that they leave to chance. Options that are already chosen stay.
    fn draw(options: &Options, _chance: &mut Rng) -> Options {
        options.clone()
    }

    /// The set-up that the options describe. Unknown keys and values are refused.
    ///
    /// # Errors
    /// Names the option, its value and what is allowed.
    fn choose(options: &Options, first: FirstTurn) -> Result<Self::Setup, SetupError> {
        check::<Self>(options)?;
        Self::set_up(options, first)
    }

    /// The set-up that the options describe. Each has a known key and an allowed value.
    ///
    /// # Errors
    /// Says which options do not go together.
    fn set_up(options: &Options, first: FirstTurn) -> Result<Self::Setup, SetupError>;

    /// Judges what the players bring to a new match. A scenario's position is not judged, because players bring no
    /// decks to it.
    ///
    /// # Errors
    /// Names the seat, the card and the rule.
    fn judge(_rules: &Self::Rules) -> Result<(), SetupError> {
        Ok(())
    }

    /// The set-up of the next game of the match to which this game belongs; `None` if the next game begins as the first did.
    fn again(_state: &Self::State, _first: FirstTurn) -> Option<Self::Setup> {
        None
    }

    /// The cards that a deck can name, an id on each line: a card's line is its number in codes and never changes. Empty for
    /// a game in which nobody has a deck of their own.
    const CARD_NUMBERS: &'static str = "";

    /// The decks that nobody owns, by their ids; each is named by the Fluent message `deck-<set>-<id>`.
    fn ready_decks() -> Vec<(String, Deck)> {
        Vec::new()
    }

    /// The deck whose code this is.
    ///
    /// # Errors
    /// Says why it is no code of this game.
    fn deck_of(code: &str) -> Result<Deck, BadCode> {
        deck::decode(Self::ID, Self::CARD_NUMBERS, code)
    }

    /// Everything that keeps a deck from being played at all.
    fn deck_faults(_deck: &Deck) -> Vec<Fault> {
        Vec::new()
    }

    /// Everything that keeps a seat from bringing a deck to a match with these options. The value of the seat's option is the
    /// code of the deck then.
    fn deck_fits(_options: &Options, _seat: Seat, deck: &Deck) -> Vec<Fault> {
        Self::deck_faults(deck)
    }

    /// The campaign, and the collection of cards that it opens; `None` for a game that has none.
    fn campaign() -> Option<&'static Campaign> {
        None
    }

    /// Which aims of a mission a seat has met in a match that is over.
    fn aims_met(_state: &Self::State, _mission: &str, _seat: Seat) -> [bool; 2] {
        [false; 2]
    }

    /// What a deck is called that has no name here: its hero, its class.
    fn deck_called(_deck: &Deck) -> Option<Text> {
        None
    }

    /// Where a card is found in the picture of a deck; `None` for what no deck can hold.
    fn filed(_card: &Self::Card) -> Option<Filed> {
        None
    }

    /// The most copies of a card in a deck, or among the cards beside it, while there are `others` in the other of the two.
    fn copies(_card: &Self::Card, _beside: bool, _others: u8) -> u8 {
        0
    }

    /// The most cards of a deck, and of those beside it.
    const DECK_ROOM: u32 = 0;

    /// Whether a card is no card of a deck but the hero that leads it.
    fn leads(_card: &Self::Card) -> bool {
        false
    }

    /// The deck that the viewer has built in this match, if it is one to be kept.
    fn built(_view: &View<Self>) -> Option<Deck> {
        None
    }

    /// Every card of the game with its id.
    fn cards() -> Vec<(String, Arc<Self::Card>)>;

    /// The name of a card.
    fn card_name(words: &Words, lang: Lang, card: &Self::Card) -> String;

    /// What a card does.
    fn card_text(words: &Words, lang: Lang, card: &Self::Card) -> String;

    /// What a card costs.
    fn card_cost(words: &Words, lang: Lang, card: &Self::Card) -> String;

    /// Further facts about a card that programs may want, by name.
    fn card_facts(words: &Words, card: &Self::Card) -> Map<String, Value>;
}
