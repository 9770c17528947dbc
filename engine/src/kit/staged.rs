//! The parts of a game that scenario files need: how a position is given, and how it is read back.

use std::ops::Range;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::cards::{Cards, Compile};
use super::{Game, Hosted, Kind, Seat, SetupError, Status, outcome_line};

/// A fault in the given part of a scenario, and its place in the file.
#[derive(Clone, Debug)]
pub struct Misgiven {
    /// The wrong bytes of the file; `None` means everything that is given.
    pub at: Option<Range<usize>>,
    /// Line and letter, from 1, inside the text at that place.
    pub inside: Option<(usize, usize)>,
    /// What is wrong, and what is allowed.
    pub what: String,
}

impl From<SetupError> for Misgiven {
    fn from(error: SetupError) -> Self {
        Self { at: None, inside: None, what: error.0 }
    }
}

impl Misgiven {
    /// A fault in these bytes of the file.
    #[must_use]
    pub const fn at(span: Range<usize>, what: String) -> Self {
        Self { at: Some(span), inside: None, what }
    }
}

/// What follows the first word of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing.
    Nothing,
    /// A number.
    Number,
    /// The number or the name of a card.
    Card,
}

/// A game that scenarios can describe. Everything here counts from 1 and names cards by their id.
pub trait Staged: Hosted {
    /// The contents of `[given]`.
    type Given: DeserializeOwned;
    /// The contents of `[[card]]`: a card of the scenario's own.
    type Inline: DeserializeOwned;

    /// The first words of choices, and what follows each.
    const CHOICES: &'static [(&'static str, Rest)];

    /// The letter of the rules in the rulebook, and the number of the last one; `None` without a book.
    const BOOK: Option<(&'static str, u16)> = None;

    /// The set-up that a scenario describes.
    ///
    /// # Errors
    /// Says what is contradictory or out of range, and where.
    fn stage(given: Self::Given, cards: Vec<Self::Inline>) -> Result<Self::Setup, Misgiven>;

    /// The ids of all cards of a match.
    fn card_ids(rules: &Self::Rules) -> impl Iterator<Item = &str>;

    /// The numbers of the cards with this id, for a seat that makes a choice beginning with `word`. Equal cards of a
    /// hand share one number, that of the first.
    fn numbers(state: &Self::State, seat: Seat, word: &str, id: &str) -> Vec<usize>;

    /// The true state in the vocabulary of scenarios. It is for checks only.
    fn lay_out(state: &Self::State) -> Value;

    /// What a viewer sees, in the vocabulary of scenarios.
    fn seen(table: &Self::Table) -> Value;

    /// An event on one line, in the vocabulary of scenarios.
    fn line(rules: &Self::Rules, event: &Self::Event) -> String;

    /// The forms of those lines. Words in capitals stand for what differs: `SEAT`, `CARD`, `CARDS` (any number of them), `MARKS`
    /// (cards and seats), `N` (a number) and `OUTCOME`; words with `|` between them are one of these words.
    fn told() -> Vec<&'static str>;

    /// The forms of the texts in the state and in what a viewer sees, by the last name of their path. A text under any other
    /// name is the id of a card.
    fn texts() -> Vec<(&'static str, &'static [&'static str])>;

    /// The largest number that can follow `word` in a choice of this seat, where only so many things were ever numbered.
    fn most(_state: &Self::State, _seat: Seat, _word: &str) -> Option<usize> {
        None
    }
}

/// The seats that are asked, from 1, and the end of the match.
pub(crate) fn standing<G: Game>(state: &G::State) -> (Vec<u8>, Option<String>) {
    match G::status(state) {
        Status::Waiting(seats) => (seats.iter().map(|seat| seat.0 + 1).collect(), None),
        Status::Over(outcome) => (Vec::new(), Some(outcome_line(outcome))),
    }
}

/// The cards in play by their numbers. A card can also be named by its id if no other card in play has that id.
pub(crate) fn in_play<P, C: Compile>(
    perms: &[P],
    cards: &Cards<C>,
    named: impl Fn(&P) -> (u16, Kind),
    value: impl Fn(&P) -> Value,
) -> Map<String, Value> {
    let both = |perm: &P| {
        let (number, kind) = named(perm);
        let alone = perms.iter().filter(|other| named(other).1 == kind).nth(1).is_none();
        let name = alone.then(|| (cards.id(kind), value(perm)));
        std::iter::once((number.to_string(), value(perm))).chain(name)
    };
    perms.iter().flat_map(both).collect()
}
