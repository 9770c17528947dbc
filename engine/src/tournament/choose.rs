//! What a host can choose: where the decks come from, how many play, and in a constructed match the decks.

use std::borrow::Cow;

use super::rules::{Built, counted};
use super::setup::{Brought, Format, Setup};
use super::state::State;
use crate::heroes::set::{Deck, library};
use crate::heroes::{House, deck_named};
use crate::kit::{FirstTurn, Kind, OptionSpec, Options, Rng, Seat, SetupError, Text, Values};

/// The options by which the seats choose their decks.
const DECKS: [&str; 6] = ["deck", "opposing", "deck3", "deck4", "deck5", "deck6"];

/// What a house can set. A deck is for one match: named for all, it would say that there are no boosters.
pub(super) fn options() -> Vec<OptionSpec> {
    vec![OptionSpec { key: "cap", values: Values::Range(20, 1_000), default: "200".to_owned() }]
}

/// Where the decks come from, and how many sit at the table.
pub(super) fn table_options() -> Vec<OptionSpec> {
    let formats = Values::OneOf(["sealed", "draft", "constructed"].map(str::to_owned).to_vec());
    vec![
        OptionSpec { key: "format", values: formats, default: "sealed".to_owned() },
        OptionSpec { key: "seats", values: Values::Range(2, 6), default: "2".to_owned() },
    ]
}

/// Seats at a table with these options.
pub(super) fn seats(options: &Options) -> u8 {
    options.get("seats").and_then(|seats| seats.parse().ok()).unwrap_or(2)
}

/// The option by which a seat chooses its deck of sixty.
pub(super) fn seat_option(seat: Seat) -> Option<OptionSpec> {
    let key = DECKS.get(seat.index())?;
    let values = Values::OneOf(library().constructed.iter().map(|deck| deck.id.clone()).collect());
    Some(OptionSpec { key, values, default: String::new() })
}

/// Decks are brought where they are named, or the format says so.
fn format(options: &Options) -> Result<Format, SetupError> {
    let named = DECKS.iter().any(|key| options.contains_key(*key));
    match (options.get("format").map(String::as_str), named) {
        (Some("constructed"), _) | (None, true) => Ok(Format::Constructed),
        (Some("draft"), false) => Ok(Format::Draft),
        (Some("sealed") | None, false) => Ok(Format::Sealed),
        _ => Err(SetupError("decks can only be named for the format `constructed`".to_owned())),
    }
}

/// The decks that a seat can choose.
pub(super) fn brings(options: &Options, seat: Seat) -> Vec<(String, Text)> {
    let constructed = format(options) == Ok(Format::Constructed) && seat.0 < seats(options);
    let decks = library().constructed.iter().filter(|_| constructed);
    decks.map(|deck| (deck.id.clone(), crate::heroes::called(deck))).collect()
}

/// The options with a deck by lot for every seat that has none, where decks are brought.
pub(super) fn draw(options: &Options, chance: &mut Rng) -> Options {
    let mut drawn = options.clone();
    if format(options) != Ok(Format::Constructed) {
        return drawn;
    }
    for key in DECKS.into_iter().take(seats(options).into()) {
        if drawn.contains_key(key) {
            continue;
        }
        let free = left(&drawn);
        if let Some(deck) = chance.pick(&free) {
            drawn.insert(key.to_owned(), deck.id.clone());
        }
    }
    drawn
}

/// The decks that nobody has named.
fn left(options: &Options) -> Vec<&'static Deck> {
    let taken = |deck: &Deck| DECKS.iter().any(|key| options.get(*key) == Some(&deck.id));
    library().constructed.iter().filter(|deck| !taken(deck)).collect()
}

/// The set-up that options mean.
pub(super) fn choose(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
    let specs: Vec<OptionSpec> = options_of_all().chain((0..6).map(Seat).filter_map(seat_option)).collect();
    for (key, value) in options {
        let spec = specs.iter().find(|spec| spec.key == key);
        let spec = spec.ok_or_else(|| SetupError(format!("Tournament has no option `{key}`")))?;
        let is_own = || DECKS.contains(&spec.key) && deck_named(value).is_some();
        if !spec.allows(value) && !is_own() {
            return Err(SetupError(format!("`{value}` is no value of `{key}`")));
        }
    }
    let (seats, format) = (seats(options), format(options)?);
    if let Some(key) = DECKS.iter().skip(seats.into()).find(|key| options.contains_key(**key)) {
        return Err(SetupError(format!("`{key}` names the deck of a seat that is not there")));
    }
    let mut decks = Vec::new();
    if format == Format::Constructed {
        let mut free = left(options).into_iter();
        for key in DECKS.iter().take(seats.into()) {
            let named = options.get(*key).and_then(|value| deck_named(value));
            let deck = named
                .or_else(|| free.next().map(Cow::Borrowed))
                .ok_or_else(|| SetupError("no deck is left".to_owned()))?;
            decks.push(Brought { hero: deck.hero.clone(), cards: deck.cards.clone(), side: deck.side.clone() });
        }
    }
    let cap = options.get("cap").and_then(|cap| cap.parse().ok()).unwrap_or(200);
    let cards = library().cards.iter().map(|card| (**card).clone()).collect();
    let house = House { turn_cap: cap, ..House::default() };
    Ok(Setup { format, cards, seats, decks, later: false, house, first })
}

fn options_of_all() -> impl Iterator<Item = OptionSpec> {
    options().into_iter().chain(table_options())
}

impl State {
    /// The set-up of the next game of the match, before which cards are exchanged (H-119, H-200); `None` where there was no duel.
    pub(super) fn next_game(&self, first: FirstTurn) -> Option<Setup> {
        let id = |kind: Kind| self.rules.card(kind).map_or_else(String::new, |card| card.id.clone());
        let brought = |built: &Built| Brought {
            hero: id(built.hero),
            cards: counted(&built.deck, id),
            side: counted(&built.side, id),
        };
        let decks = self.decks()?.iter().map(brought).collect();
        Some(Setup { decks, later: true, first, ..self.rules.whole_setup() })
    }
}
