//! What a host can choose: the format, how many play, and the decks where they are brought.

use super::rules::{Built, counted, most_seats};
use super::setup::{Brought, Format, Setup};
use super::state::State;
use super::{Boosters, Ready};
use crate::kit::deck::{Deck, Fault};
use crate::kit::{
    DECKS, Definition, FirstTurn, Kind, OptionSpec, Options, Rng, Seat, SetupError, Text, Values, draw_decks, number,
};

/// The formats in which a game is played, by their names in options.
pub(super) fn formats<G: Boosters>() -> Vec<&'static str> {
    let mut formats = vec!["sealed", "draft"];
    if !G::constructed_decks().is_empty() {
        formats.push("constructed");
    }
    formats
}

/// Where the decks come from, and the number of seats.
pub(super) fn more_options<G: Boosters>() -> Vec<OptionSpec> {
    let formats = Values::OneOf(formats::<G>().into_iter().map(str::to_owned).collect());
    vec![
        OptionSpec { key: "format", values: formats, default: "sealed".to_owned() },
        OptionSpec { key: "seats", values: Values::Range(2, G::TABLE.into()), default: "2".to_owned() },
    ]
}

/// Seats at a table with these options.
fn seats(options: &Options) -> u8 {
    number(options, "seats").unwrap_or(2)
}

/// The seats, each of its own team.
pub(super) fn seating<G: Boosters>(options: &Options) -> Result<Vec<u8>, SetupError> {
    let (seats, most) = (seats(options), most_seats::<G>(format(options)?));
    if seats > most {
        return Err(SetupError(format!(
            "{most} seats at most play in this format, but the number of seats is {seats}"
        )));
    }
    Ok((0..seats).collect())
}

/// The option by which a seat chooses the deck that it brings.
pub(super) fn seat_option<G: Boosters>(seat: Seat) -> Option<OptionSpec> {
    let key = DECKS.get(seat.index())?;
    let ids: Vec<String> = G::constructed_decks().into_iter().map(|deck| deck.id).collect();
    if ids.is_empty() {
        return None;
    }
    let values = Values::OneOf(ids);
    Some(OptionSpec { key, values, default: String::new() })
}

/// Decks are brought where they are named, or the format says so.
pub(super) fn format(options: &Options) -> Result<Format, SetupError> {
    let named = DECKS.iter().any(|key| options.contains_key(*key));
    match (options.get("format").map(String::as_str), named) {
        (Some("constructed"), _) | (None, true) => Ok(Format::Constructed),
        (Some("draft"), false) => Ok(Format::Draft),
        (Some("sealed") | None, false) => Ok(Format::Sealed),
        _ => Err(SetupError("decks can only be named for the format `constructed`".to_owned())),
    }
}

/// The decks that a seat can choose.
pub(super) fn brings<G: Boosters>(options: &Options, seat: Seat) -> Vec<(String, Text)> {
    let constructed = format(options) == Ok(Format::Constructed) && seat.0 < seats(options);
    let decks = G::constructed_decks().into_iter().filter(|_| constructed);
    decks.map(|deck| (deck.id, deck.name)).collect()
}

/// Everything that keeps a seat from bringing a deck of its own.
pub(super) fn deck_fits<G: Boosters>(options: &Options, seat: Seat, deck: &Deck) -> Vec<Fault> {
    if format(options) == Ok(Format::Constructed) && seat.0 < seats(options) {
        return G::constructed_faults(deck);
    }
    vec![Fault { rule: "", text: Text::new("fault-format-built") }]
}

/// The options with a deck by lot for every seat that has none, where decks are brought.
pub(super) fn draw<G: Boosters>(options: &Options, chance: &mut Rng) -> Options {
    if format(options) != Ok(Format::Constructed) {
        return options.clone();
    }
    let free = |options: &Options, _| left::<G>(options).into_iter().map(|deck| deck.id).collect();
    draw_decks(options, seats(options).into(), chance, free)
}

/// The decks that nobody has named.
fn left<G: Boosters>(options: &Options) -> Vec<Ready> {
    let taken = |deck: &Ready| DECKS.iter().any(|key| options.get(*key) == Some(&deck.id));
    G::constructed_decks().into_iter().filter(|deck| !taken(deck)).collect()
}

/// The deck whose code a value is.
fn own<G: Boosters>(value: &str) -> Option<Brought> {
    let deck = G::deck_of(value).ok()?;
    Some(Brought { leader: deck.hero, cards: deck.cards, side: deck.side })
}

/// Every card of the game.
pub(super) fn cards<G: Boosters>() -> Vec<G::Card> {
    G::cards().into_iter().map(|(_, card)| (*card).clone().bare()).collect()
}

/// The set-up that options mean; they have been checked.
pub(super) fn set_up<G: Boosters>(options: &Options, first: FirstTurn) -> Result<Setup<G::Card, G::House>, SetupError> {
    let (seats, format) = (seating::<G>(options)?.len(), format(options)?);
    let mut decks = Vec::new();
    if format == Format::Constructed {
        let (ready, mut free) = (G::constructed_decks(), left::<G>(options).into_iter());
        for key in DECKS.iter().take(seats) {
            let named = options.get(*key).and_then(|value| {
                ready.iter().find(|deck| deck.id == *value).map(|deck| deck.deck.clone()).or_else(|| own::<G>(value))
            });
            let deck = named.or_else(|| free.next().map(|deck| deck.deck));
            decks.push(deck.ok_or_else(|| SetupError("no deck is left".to_owned()))?);
        }
    }
    let house = G::house(options);
    Ok(Setup { format, cards: cards::<G>(), seats: seats as u8, decks, later: false, house, first })
}

impl<G: Boosters> State<G> {
    /// The set-up of the next game of the match, before which cards are exchanged; `None` where there was no duel.
    pub(super) fn next_game(&self, first: FirstTurn) -> Option<Setup<G::Card, G::House>> {
        let id = |kind: Kind| self.rules.card(kind).map_or_else(String::new, |card| G::id(card).to_owned());
        let brought = |built: &Built| Brought {
            leader: built.leader.map(id),
            cards: counted(&built.deck, id),
            side: counted(&built.side, id),
        };
        let decks = self.decks()?.iter().map(brought).collect();
        Some(Setup { decks, later: true, first, ..self.rules.whole_setup() })
    }
}
