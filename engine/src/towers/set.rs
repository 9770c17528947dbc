//! The cards, decks and taverns that Duelhall ships, and the options that choose among them.

use std::sync::{Arc, OnceLock};

use super::card::CardDef;
use super::house::{First, House, Tie};
use super::setup::Setup;
use super::tavern::{Decks, Tavern};
use crate::kit::{FirstTurn, OptionSpec, Options, SetupError, Values};

/// All contents of `engine/cards/towers`.
#[derive(Debug)]
pub struct Library {
    /// Every card, ore first, then gems, then gold.
    pub cards: Vec<Arc<CardDef>>,
    /// The decks that are lists.
    pub decks: Decks,
    /// The taverns; the first is the rulebook's.
    pub taverns: Vec<Tavern>,
}

/// The shipped cards.
///
/// # Panics
/// Only if a file of `engine/cards/towers` is damaged in the source; a test reads them all.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let suits = [
            include_str!("../../cards/towers/ore.ron"),
            include_str!("../../cards/towers/gems.ron"),
            include_str!("../../cards/towers/gold.ron"),
        ];
        let cards = suits.into_iter().flat_map(read::<Vec<CardDef>>).map(Arc::new).collect();
        Library {
            cards,
            decks: read(include_str!("../../cards/towers/decks.ron")),
            taverns: read(include_str!("../../cards/towers/taverns.ron")),
        }
    })
}

/// The files are compiled in and read at first use, so a damaged file cannot get past the first test.
fn read<T: serde::de::DeserializeOwned>(source: &str) -> T {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(source).unwrap_or_else(|error| panic!("a card file of the source is damaged: {error}"))
}

/// The options of a match.
pub(super) fn options() -> Vec<OptionSpec> {
    let library = library();
    let words = |words: &[&str]| Values::OneOf(words.iter().map(|&word| word.to_owned()).collect());
    let taverns: Vec<String> = library.taverns.iter().map(|tavern| tavern.id.clone()).collect();
    let tavern = taverns.first().cloned().unwrap_or_default();
    let spec = |key, values, default: &str| OptionSpec { key, values, default: default.to_owned() };
    vec![
        spec("deck", words(&["standard", "quick"]), "standard"),
        spec("tavern", Values::OneOf(taverns), &tavern),
        spec("stock", Values::Range(0, 50), ""),
        spec("bonus", Values::Range(0, 20), ""),
        spec("tie", words(&["draw", "rank"]), "draw"),
        spec("cap", Values::Range(50, 2_000), "400"),
    ]
}

/// The set-up that the options describe.
pub(super) fn choose(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
    let specs = self::options();
    for (key, value) in options {
        let spec = specs.iter().find(|spec| spec.key == key);
        let spec = spec.ok_or_else(|| SetupError(format!("Towers has no option `{key}`")))?;
        if !spec.allows(value) {
            return Err(SetupError(format!("`{value}` is no value of `{key}`: {}", allowed(&spec.values))));
        }
    }
    let library = library();
    let text = |key: &str| options.get(key).map(String::as_str);
    let number = |key: &str| text(key).and_then(|value| value.parse::<u16>().ok());
    let tavern = match text("tavern") {
        Some(id) => library.taverns.iter().find(|tavern| tavern.id == id),
        None => library.taverns.first(),
    };
    let mut house = tavern.map(Tavern::house).unwrap_or_default();
    let small = |number: u16| i16::try_from(number).unwrap_or(i16::MAX);
    house.stock = number("stock").map_or(house.stock, small);
    house.bonus = number("bonus").map_or(house.bonus, small);
    house.turn_cap = number("cap").unwrap_or(house.turn_cap);
    if text("tie") == Some("rank") {
        house.tie = Tie::Rank;
    }
    let first = match first {
        FirstTurn::Random => First::Random,
        FirstTurn::Seat(seat) => First::Seat(seat),
        FirstTurn::ChosenBy(seat) => First::ChosenBy(seat),
    };
    let copies = match text("deck") {
        Some("quick") => library.cards.iter().map(|card| u8::from(library.decks.quick.contains(&card.id))).collect(),
        _ => library.cards.iter().map(|card| card.weight).collect(),
    };
    Ok(Setup {
        cards: library.cards.iter().map(|card| CardDef::clone(card)).collect(),
        copies,
        house,
        first,
        position: None,
    })
}

fn allowed(values: &Values) -> String {
    match values {
        Values::OneOf(words) => format!("one of {} is", words.join(", ")),
        Values::Range(least, most) => format!("a number from {least} to {most} is"),
    }
}

/// A match of the Standard deck in the rulebook's tavern.
#[must_use]
pub fn standard() -> Setup {
    choose(&Options::new(), FirstTurn::Random).unwrap_or_else(|_| Setup { house: House::default(), ..Setup::default() })
}

/// A match of the Quick deck, in which discards are shuffled into a new draw pile.
#[must_use]
pub fn quick() -> Setup {
    let options = Options::from([("deck".to_owned(), "quick".to_owned())]);
    choose(&options, FirstTurn::Random).unwrap_or_default()
}
