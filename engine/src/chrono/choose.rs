//! What a host can choose: the decks of both seats, and the open points of the rulebook as house rules.

use std::borrow::Cow;

use super::card::CardDef;
use super::decks;
use super::set::{Deck, library};
use super::setup::{DeckList, EndOfTime, House, Setup};
use crate::kit::{
    Arg, DECKS, Definition, FirstTurn, OptionSpec, Options, Rng, Seat, SetupError, Text, Values, draw_decks, number,
};

/// Every option, in the order in which people see them.
pub(super) fn options() -> Vec<OptionSpec> {
    let words = |words: &[&str]| Values::OneOf(words.iter().map(|word| (*word).to_owned()).collect());
    let end = OptionSpec { key: "end", values: words(&["clamp", "draw", "life"]), default: "clamp".to_owned() };
    let shift = OptionSpec { key: "shift", values: words(&["jump", "step"]), default: "jump".to_owned() };
    let meditation =
        OptionSpec { key: "meditation", values: words(&["second", "first"]), default: "second".to_owned() };
    let cap = OptionSpec { key: "cap", values: Values::Range(20, 1_000), default: "200".to_owned() };
    (0..2).map(Seat).filter_map(seat_option).chain([end, shift, meditation, cap]).collect()
}

/// The option by which a seat chooses its deck.
pub(super) fn seat_option(seat: Seat) -> Option<OptionSpec> {
    let key = *DECKS.get(seat.index()).filter(|_| seat.index() < 2)?;
    let ids = library().decks.iter().map(|deck| deck.id.clone()).collect();
    let default = library().decks.get(seat.index()).map_or_else(String::new, |deck| deck.id.clone());
    Some(OptionSpec { key, values: Values::OneOf(ids), default })
}

/// The decks that a seat can choose, each with its hero.
pub(super) fn brings(seat: Seat) -> Vec<(String, Text)> {
    let decks = if seat.index() < 2 { &library().decks[..] } else { &[] };
    decks.iter().map(|deck| (deck.id.clone(), called(deck))).collect()
}

fn called(deck: &Deck) -> Text {
    let name = Text::new("brings-chrono").text("deck", Text::new(format!("deck-chrono-{}", deck.id)));
    name.with("hero", Arg::card::<CardDef>(&deck.hero))
}

/// The options with a deck by lot for every seat that has none; not the deck of the other seat.
pub(super) fn draw(options: &Options, chance: &mut Rng) -> Options {
    let left = |options: &Options, _: usize| {
        let taken = |id: &String| DECKS.iter().any(|key| options.get(*key) == Some(id));
        library().decks.iter().map(|deck| deck.id.clone()).filter(|id| !taken(id)).collect()
    };
    draw_decks(options, 2, chance, left)
}

/// The set-up that options mean; they have been checked.
pub(super) fn set_up(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
    let deck = |seat: u8| {
        let spec = seat_option(Seat(seat)).ok_or_else(|| SetupError("Chrono is for two (C-14)".to_owned()))?;
        let value = options.get(spec.key).unwrap_or(&spec.default);
        decks::named(value).ok_or_else(|| SetupError(format!("`{value}` is no deck")))
    };
    let chosen = [deck(0)?, deck(1)?];
    Ok(Setup {
        cards: cards(&chosen),
        decks: chosen.iter().map(|deck| DeckList::from(&**deck)).collect(),
        house: house(options),
        first,
        position: None,
    })
}

/// The open points of the rulebook (C-08, C-11, C-61) and the cap of turns.
fn house(options: &Options) -> House {
    let is = |key: &str, word: &str| options.get(key).is_some_and(|value| value == word);
    let end_of_time = match options.get("end").map(String::as_str) {
        Some("draw") => EndOfTime::Draw,
        Some("life") => EndOfTime::MostLife,
        _ => EndOfTime::Clamp,
    };
    House {
        end_of_time,
        time_shift_atomic: !is("shift", "step"),
        each_first_turn: !is("meditation", "first"),
        turn_cap: number(options, "cap").unwrap_or(200),
        ..House::default()
    }
}

/// Every card that can be met: those of the decks, and all tokens. Their art is no part of a match: it may change without
/// a change of the rules.
fn cards(decks: &[Cow<'static, Deck>]) -> Vec<CardDef> {
    let in_deck =
        |deck: &Deck, id: &str| deck.hero == id || deck.cards.iter().chain(&deck.side).any(|(card, _)| card == id);
    let met = |id: &str| decks.iter().any(|deck| in_deck(deck, id));
    let cards = library().cards.iter().filter(|card| card.token || met(&card.id));
    cards.map(|card| (**card).clone().bare()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chrono::{Chrono, Rules};
    use crate::kit::{Game, Hosted};

    fn named(options: &[(&str, &str)]) -> Options {
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn every_pair_of_decks_makes_a_set_up_that_is_legal_c_14_c_26() {
        for [one, two] in library().decks.iter().flat_map(|one| library().decks.iter().map(move |two| [one, two])) {
            let setup = Chrono::choose(&named(&[("deck", &one.id), ("opposing", &two.id)]), FirstTurn::Random);
            let setup = setup.expect("a set-up");
            assert_eq!((&setup.decks[0].hero, &setup.decks[1].hero), (&one.hero, &two.hero));
            let rules = Chrono::prepare(setup).expect("rules");
            Rules::judge(&rules).expect("legal decks");
        }
    }

    #[test]
    fn the_open_points_are_house_rules_c_08_c_11_c_61() {
        let house = |options: &[(&str, &str)]| Chrono::choose(&named(options), FirstTurn::Random).map(|it| it.house);
        assert_eq!(house(&[]), Ok(House::default()));
        let all = house(&[("end", "draw"), ("meditation", "first"), ("cap", "60")]).expect("a set-up");
        assert_eq!((all.end_of_time, all.each_first_turn, all.turn_cap), (EndOfTime::Draw, false, 60));
        assert!(!house(&[("shift", "step")]).expect("a set-up").time_shift_atomic);
        assert_eq!(house(&[("end", "life")]).expect("a set-up").end_of_time, EndOfTime::MostLife);
        for wrong in [[("end", "never")], [("cap", "5")], [("deck", "no-such-deck")], [("deck3", "behind-you")]] {
            assert!(house(&wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_lot_gives_both_seats_different_decks_and_keeps_what_is_chosen() {
        for seed in 0..200 {
            let drawn = draw(&named(&[]), &mut Rng::from_number(seed));
            assert_ne!(drawn["deck"], drawn["opposing"]);
            let last = &library().decks.last().expect("a deck").id;
            let drawn = draw(&named(&[("opposing", last)]), &mut Rng::from_number(seed));
            assert_eq!(&drawn["opposing"], last);
            assert_ne!(&drawn["deck"], last);
        }
    }
}
