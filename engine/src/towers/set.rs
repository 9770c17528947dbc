//! The cards, decks and taverns that Duelhall ships, and the options that choose among them.

use std::sync::{Arc, OnceLock};

use super::card::CardDef;
use super::house::{House, Tie};
use super::setup::Setup;
use super::tavern::{Decks, Tavern};
use crate::kit::{Definition, FirstTurn, OptionSpec, Options, SetupError, Values, number, shipped, shipped_cards};

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
    LIBRARY.get_or_init(|| Library {
        cards: shipped_cards(),
        decks: shipped("towers/decks.ron"),
        taverns: shipped("towers/taverns.ron"),
    })
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

/// The set-up that the options describe; they have been checked.
pub(super) fn set_up(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
    let library = library();
    let text = |key: &str| options.get(key).map(String::as_str);
    let tavern = match text("tavern") {
        Some(id) => library.taverns.iter().find(|tavern| tavern.id == id),
        None => library.taverns.first(),
    };
    let mut house = tavern.map(Tavern::house).unwrap_or_default();
    house.stock = number(options, "stock").unwrap_or(house.stock);
    house.bonus = number(options, "bonus").unwrap_or(house.bonus);
    house.turn_cap = number(options, "cap").unwrap_or(house.turn_cap);
    if text("tie") == Some("rank") {
        house.tie = Tie::Rank;
    }
    let copies = match text("deck") {
        Some("quick") => library.cards.iter().map(|card| u8::from(library.decks.quick.contains(&card.id))).collect(),
        _ => library.cards.iter().map(|card| card.weight).collect(),
    };
    Ok(Setup {
        cards: library.cards.iter().map(|card| CardDef::clone(card).bare()).collect(),
        copies,
        house,
        first,
        position: None,
    })
}

/// A match of the Standard deck in the rulebook's tavern.
#[must_use]
pub fn standard() -> Setup {
    set_up(&Options::new(), FirstTurn::Random).unwrap_or_else(|_| Setup { house: House::default(), ..Setup::default() })
}

/// A match of the Quick deck, in which discards are shuffled into a new draw pile.
#[must_use]
pub fn quick() -> Setup {
    let options = Options::from([("deck".to_owned(), "quick".to_owned())]);
    set_up(&options, FirstTurn::Random).unwrap_or_default()
}
