//! What a host can choose: the decks of both seats, and the open points of the rulebook as house rules.

use std::borrow::Cow;

use super::campaign;
use super::card::CardDef;
use super::decks;
use super::set::{Deck, library};
use super::setup::{DeckList, House, Setup};
use super::state::Asks;
use super::terms::Terms;
use crate::kit::campaign::{ALL, DECK_CARDS, MISSION, REWARDS};
use crate::kit::{
    DECKS, Definition, FirstTurn, OptionSpec, Options, Rng, Seat, SetupError, Text, Values, draw_decks, number,
};

/// Every option, in the order in which people see them.
pub(super) fn options() -> Vec<OptionSpec> {
    let words = |key: &'static str, words: &[&str]| OptionSpec {
        key,
        values: Values::OneOf(words.iter().map(|word| (*word).to_owned()).collect()),
        default: words.first().map_or_else(String::new, |word| (*word).to_owned()),
    };
    let own = [
        words("intervene", &["payable", "always", "never"]),
        words("damage", &["heals", "stays"]),
        words("attackers", &["used", "free"]),
        words("ships", &["block", "pass"]),
        OptionSpec { key: "cap", values: Values::Range(20, 1_000), default: "200".to_owned() },
        words(DECK_CARDS, &["owned", ALL]),
        words(REWARDS, &["computer", ALL]),
    ];
    (0..2).map(Seat).filter_map(seat_option).chain(own).collect()
}

/// The option by which a seat chooses its deck.
pub(super) fn seat_option(seat: Seat) -> Option<OptionSpec> {
    let key = *DECKS.get(seat.index()).filter(|_| seat.index() < 2)?;
    let ids = library().decks.iter().map(|deck| deck.id.clone()).collect();
    let default = library().decks.get(seat.index()).or(library().decks.first());
    Some(OptionSpec {
        key,
        values: Values::OneOf(ids),
        default: default.map_or_else(String::new, |deck| deck.id.clone()),
    })
}

/// The decks that a seat can choose.
pub(super) fn brings(seat: Seat) -> Vec<(String, Text)> {
    let decks = if seat.index() < 2 { &library().decks[..] } else { &[] };
    decks.iter().map(|deck| (deck.id.clone(), Text::new(format!("deck-war-{}", deck.id)))).collect()
}

/// The options with a deck by lot for every seat that has none; not the deck of the other seat.
pub(super) fn draw(options: &Options, chance: &mut Rng) -> Options {
    if options.contains_key(MISSION) {
        return options.clone();
    }
    let left = |options: &Options, _: usize| {
        let taken = |id: &String| DECKS.iter().any(|key| options.get(*key) == Some(id));
        library().decks.iter().map(|deck| deck.id.clone()).filter(|id| !taken(id)).collect()
    };
    draw_decks(options, 2, chance, left)
}

/// The set-up that options mean; they have been checked.
pub(super) fn set_up(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
    let deck = |seat: u8| {
        let spec = seat_option(Seat(seat)).ok_or_else(|| SetupError("War is for two (W-02)".to_owned()))?;
        let value = options.get(spec.key).unwrap_or(&spec.default);
        decks::named(value).ok_or_else(|| SetupError(format!("`{value}` is no deck")))
    };
    let mission = options.get(MISSION).and_then(|id| campaign::mission(id));
    let foe = mission.map_or_else(|| deck(1), |mission| Ok(Cow::Owned(mission.deck())))?;
    let terms = mission.map(campaign::Mission::terms).unwrap_or_default();
    let chosen = [deck(0)?, foe];
    Ok(Setup {
        cards: cards(&chosen, &terms),
        decks: chosen.iter().map(|deck| DeckList::from(&**deck)).collect(),
        house: house(options),
        first,
        terms,
        position: None,
    })
}

/// The open points of the rulebook (W-18, W-30, W-60, W-72) and the cap of turns.
fn house(options: &Options) -> House {
    let is = |key: &str, word: &str| options.get(key).is_some_and(|value| value == word);
    let asks = match options.get("intervene").map(String::as_str) {
        Some("always") => Asks::Always,
        Some("never") => Asks::Never,
        _ => Asks::Payable,
    };
    House {
        asks,
        damage_persists: is("damage", "stays"),
        attack_uses: !is("attackers", "free"),
        navy_blocks_air: !is("ships", "pass"),
        turn_cap: number(options, "cap").unwrap_or(200),
        ..House::default()
    }
}

/// Every card that can be met: those of the decks, all tokens, and the weather. Art and history are no part of a match: they may change
/// without a change of the rules.
fn cards(decks: &[Cow<'static, Deck>], terms: &Terms) -> Vec<CardDef> {
    let met = |id: &str| decks.iter().any(|deck| deck.cards.iter().any(|(card, _)| card == id));
    let cards = library().cards.iter().filter(|card| card.token || met(&card.id));
    let weather = terms.weather.iter().filter_map(|id| library().weather(id));
    cards.chain(weather).map(|card| (**card).clone().bare()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::{Game, Hosted};
    use crate::war::{Rules, War};

    fn named(options: &[(&str, &str)]) -> Options {
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn every_pair_of_decks_makes_a_set_up_that_is_legal_w_02_w_03() {
        for [one, two] in library().decks.iter().flat_map(|one| library().decks.iter().map(move |two| [one, two])) {
            let setup = War::choose(&named(&[("deck", &one.id), ("opposing", &two.id)]), FirstTurn::Random);
            let rules = War::prepare(setup.expect("a set-up")).expect("rules");
            Rules::judge(&rules).expect("legal decks");
        }
    }

    #[test]
    fn the_open_points_are_house_rules_w_18_w_30_w_60_w_72() {
        let house = |options: &[(&str, &str)]| War::choose(&named(options), FirstTurn::Random).map(|it| it.house);
        assert_eq!(house(&[]), Ok(House::default()));
        let all =
            [("damage", "stays"), ("attackers", "free"), ("ships", "pass"), ("intervene", "never"), ("cap", "60")];
        let all = house(&all).expect("a set-up");
        assert!(all.damage_persists && !all.attack_uses && !all.navy_blocks_air);
        assert_eq!((all.asks, all.turn_cap), (Asks::Never, 60));
        for wrong in [[("damage", "never")], [("cap", "5")], [("deck", "no-such-deck")], [("deck3", "firepower")]] {
            assert!(house(&wrong).is_err(), "{wrong:?}");
        }
    }
}
