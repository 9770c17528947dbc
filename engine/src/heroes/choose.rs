//! What a host can choose: the decks of the seats, how many there are, and teams.

use super::set::{Deck, library};
use super::setup::{DeckList, House, Setup};
use crate::kit::{FirstTurn, OptionSpec, Options, SetupError, Values};

/// Every option, in the order in which people see them.
pub(super) fn options() -> Vec<OptionSpec> {
    let decks: Vec<String> = all().map(|deck| deck.id.clone()).collect();
    let default = |at: usize| decks.get(at).cloned().unwrap_or_default();
    let spec = |key, values, default: String| OptionSpec { key, values, default };
    vec![
        spec("deck", Values::OneOf(decks.clone()), default(0)),
        spec("opposing", Values::OneOf(decks.clone()), default(2)),
        spec("cap", Values::Range(20, 1_000), "200".to_owned()),
    ]
}

/// How many sit at the table, and in which teams (H-149..H-155).
pub(super) fn table_options() -> Vec<OptionSpec> {
    let teams = Values::OneOf(["none", "two"].map(str::to_owned).to_vec());
    vec![
        OptionSpec { key: "seats", values: Values::Range(2, 6), default: "2".to_owned() },
        OptionSpec { key: "teams", values: teams, default: "none".to_owned() },
    ]
}

/// The starter decks, then those of sixty.
fn all() -> impl Iterator<Item = &'static Deck> {
    library().starters.iter().chain(&library().constructed)
}

fn faction(deck: &Deck) -> Option<super::card::Faction> {
    library().card(&deck.hero).and_then(|hero| hero.faction)
}

/// The set-up that options mean.
pub(super) fn choose(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
    let specs = [self::options(), table_options()].concat();
    for (key, value) in options {
        let spec = specs.iter().find(|spec| spec.key == key);
        let spec = spec.ok_or_else(|| SetupError(format!("Heroes has no option `{key}`")))?;
        if !spec.allows(value) {
            return Err(SetupError(format!("`{value}` is no value of `{key}`")));
        }
    }
    let value = |key: &str| {
        let default = specs.iter().find(|spec| spec.key == key).map(|spec| spec.default.as_str());
        options.get(key).map(String::as_str).or(default).unwrap_or_default()
    };
    let seats: usize = value("seats").parse().unwrap_or(2);
    let named = [value("deck"), value("opposing")];
    let mut chosen: Vec<&Deck> = named.iter().filter_map(|id| all().find(|deck| deck.id == *id)).collect();
    let two = value("teams") == "two";
    if two && seats % 2 == 1 {
        return Err(SetupError("two teams need as many seats each (H-152)".to_owned()));
    }
    // Who sits down besides the two gets a starter deck that nobody has yet; in teams one of the team's faction (H-151).
    for at in 2..seats {
        let fits = |deck: &&Deck| !two || faction(deck) == faction(chosen[at % 2]);
        let free = |deck: &&Deck| !chosen.iter().any(|taken| taken.id == deck.id);
        let found = library().starters.iter().filter(fits).find(free).or_else(|| library().starters.iter().find(fits));
        let found = found.ok_or_else(|| SetupError("no starter deck is left for everybody".to_owned()))?;
        chosen.push(found);
    }
    Ok(Setup {
        cards: cards(&chosen),
        decks: chosen.iter().map(|deck| DeckList { hero: deck.hero.clone(), cards: deck.cards.clone() }).collect(),
        teams: if two { (0..seats as u8).map(|seat| seat % 2).collect() } else { Vec::new() },
        house: House { turn_cap: value("cap").parse().unwrap_or(200), ..House::default() },
        first,
        position: None,
    })
}

/// Every card that can be met: those of the decks, and all tokens.
fn cards(decks: &[&Deck]) -> Vec<super::card::CardDef> {
    let met = |id: &str| decks.iter().any(|deck| deck.hero == id || deck.cards.iter().any(|(card, _)| card == id));
    let cards = library().cards.iter().filter(|card| card.token || met(&card.id));
    cards.map(|card| (**card).clone()).collect()
}
