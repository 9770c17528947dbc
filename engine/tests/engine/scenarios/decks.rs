//! The rules for a legal deck of Heroes that the shipped cards alone cannot show.

use std::sync::Arc;

use duelhall_engine::formats::InFormat;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::set::{Deck, DeckFault, Format, Library, faults};
use duelhall_engine::kit::FirstTurn;
use serde_json::{Value, json};

/// A hero of each faction, and one card for each rule.
const CARDS: &str = r#"[
    (id: "lamplighter", kind: Hero(health: 25), faction: Some(Lantern), classes: [Mage], talent: Some("flames")),
    (id: "plain", kind: Item),
    (id: "horde", kind: Item, unlimited: true),
    (id: "shared", kind: Item, classes: [Warrior, Mage]),
    (id: "foreign", kind: Item, classes: [Warrior, Shade]),
    (id: "city-mage", kind: Item, faction: Some(Lantern), classes: [Mage]),
    (id: "city-warrior", kind: Item, faction: Some(Lantern), classes: [Warrior]),
    (id: "tribe-mage", kind: Item, faction: Some(Thorn), classes: [Mage]),
    (id: "talented", kind: Item, talent: Some("flames")),
]"#;

/// The faults of a deck of sixty unlimited cards plus these cards.
fn wrong(cards: &[(&str, u8)]) -> Vec<DeckFault> {
    judged(&[cards, &[("horde", 60)]].concat(), &[], Format::Constructed)
}

/// The faults of a deck with these cards and this sideboard.
fn judged(cards: &[(&str, u8)], side: &[(&str, u8)], format: Format) -> Vec<DeckFault> {
    let all: Vec<CardDef> = ron::from_str(CARDS).unwrap();
    let list = |cards: &[(&str, u8)]| cards.iter().map(|(id, copies)| ((*id).to_owned(), *copies)).collect();
    let deck = Deck { id: "deck".to_owned(), hero: "lamplighter".to_owned(), cards: list(cards), side: list(side) };
    let library =
        Library { cards: all.into_iter().map(Arc::new).collect(), starters: Vec::new(), constructed: Vec::new() };
    faults(&deck, format, &library)
}

#[test]
fn h112_h114_unlimited_cards_fill_a_deck_and_others_are_there_four_times_at_most() {
    assert_eq!(wrong(&[("plain", 4)]), []);
    assert_eq!(wrong(&[("plain", 5)]), [DeckFault::Copies { card: "plain".to_owned(), copies: 5, most: 4 }]);
}

#[test]
fn h115_a_card_with_a_talent_goes_with_the_hero_who_has_it() {
    assert_eq!(wrong(&[("talented", 1)]), []);
}

#[test]
fn h116_one_class_in_common_is_enough_and_a_card_without_any_goes_anywhere() {
    assert_eq!(wrong(&[("shared", 1), ("plain", 1)]), []);
    assert_eq!(wrong(&[("foreign", 1)]), [DeckFault::Class("foreign".to_owned())]);
}

#[test]
fn h117_class_and_faction_must_both_fit() {
    assert_eq!(wrong(&[("city-mage", 1)]), []);
    assert_eq!(wrong(&[("city-warrior", 1)]), [DeckFault::Class("city-warrior".to_owned())]);
    assert_eq!(wrong(&[("tribe-mage", 1)]), [DeckFault::Faction("tribe-mage".to_owned())]);
}

#[test]
fn h118_a_neutral_card_is_for_both_factions_but_may_be_bound_to_a_class() {
    assert_eq!(wrong(&[("plain", 1)]), []);
    assert_eq!(wrong(&[("foreign", 1)]), [DeckFault::Class("foreign".to_owned())]);
}

#[test]
fn h120_no_deck_is_too_large() {
    assert_eq!(wrong(&[("plain", 4), ("shared", 4), ("city-mage", 4), ("talented", 4)]), []);
}

#[test]
fn h181_ten_cards_may_be_beside_a_constructed_deck_and_are_judged_with_it() {
    let constructed = |side: &[(&str, u8)]| judged(&[("horde", 60), ("plain", 2)], side, Format::Constructed);
    assert_eq!(constructed(&[]), []);
    assert_eq!(constructed(&[("plain", 2), ("horde", 8)]), []);
    assert_eq!(constructed(&[("horde", 9)]), [DeckFault::Side { size: 9, most: 10 }]);
    assert_eq!(
        constructed(&[("plain", 3), ("horde", 7)]),
        [DeckFault::Copies { card: "plain".to_owned(), copies: 5, most: 4 }]
    );
    assert_eq!(constructed(&[("foreign", 1), ("horde", 9)]), [DeckFault::Class("foreign".to_owned())]);
    assert_eq!(judged(&[("horde", 30)], &[("plain", 1)], Format::Starter), [DeckFault::Side { size: 1, most: 0 }]);
}

#[test]
fn h158_a_limited_deck_has_thirty_cards_any_copies_and_all_the_rest_beside_it() {
    assert_eq!(judged(&[("plain", 30)], &[("shared", 37)], Format::Limited), []);
    assert_eq!(judged(&[("plain", 29)], &[], Format::Limited), [DeckFault::TooFew { size: 29, least: 30 }]);
    let few = DeckFault::TooFew { size: 29, least: 30 }.to_string();
    assert_eq!(few, "29 cards are in the deck, at least 30 must be (H-156)");
    assert_eq!(judged(&[("tribe-mage", 30)], &[], Format::Limited), [DeckFault::Faction("tribe-mage".to_owned())]);
}

/// The error of a new match with the shipped decks after a change of its set-up.
fn begun(game: GameId, options: &[(&str, &str)], change: impl Fn(&mut Value)) -> Result<(), String> {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let begun = Match::begin(game, &options, FirstTurn::Random, [0; 32]).unwrap();
    let mut setup: Value = serde_json::from_str(&begun.setup()).unwrap();
    change(&mut setup);
    let text = setup.to_string();
    assert!(Match::restart(game, &text, [0; 32]).is_ok(), "a match that has begun goes on: its decks were judged then");
    Match::from_setup(game, &text, [0; 32]).map(drop).map_err(|error| error.to_string())
}

#[test]
fn h113_h114_no_match_in_a_format_is_begun_with_one_card_five_times_as_a_whole_deck() {
    let constructed = [("format", "constructed")];
    assert_eq!(begun(GameId::of::<InFormat<Heroes>>(), &constructed, |_| ()), Ok(()));
    let error = begun(GameId::of::<InFormat<Heroes>>(), &constructed, |setup| {
        let card = setup["decks"][1]["cards"][0][0].clone();
        setup["decks"][1]["cards"] = json!([[card, 5]]);
    })
    .unwrap_err();
    for part in [
        "the deck of seat 2 is not legal",
        "5 cards are in the deck, at least 60 must be (H-113)",
        "4 are allowed (H-114)",
    ] {
        assert!(error.contains(part), "{error}");
    }
    let error = begun(GameId::of::<InFormat<Heroes>>(), &constructed, |setup| {
        setup["decks"][0]["side"] = json!([["poultice", 1]])
    });
    assert!(error.unwrap_err().contains("(H-119)"));
}

#[test]
fn h156_h158_a_later_game_of_boosters_is_begun_with_thirty_cards_at_least() {
    let later = |copies: u8| {
        begun(GameId::of::<InFormat<Heroes>>(), &[("format", "constructed")], |setup| {
            setup["format"] = json!("sealed");
            setup["later"] = json!(true);
            for deck in setup["decks"].as_array_mut().unwrap() {
                deck["cards"] = json!([[deck["cards"][0][0], copies]]);
            }
        })
    };
    assert_eq!(later(30), Ok(()));
    assert!(later(29).unwrap_err().contains("29 cards are in the deck, at least 30 must be (H-156)"));
}

#[test]
fn h09_h118_a_duel_is_begun_with_starter_decks_or_with_constructed_ones() {
    let duel = |change: fn(&mut Value)| begun(GameId::of::<Heroes>(), &[], change);
    assert_eq!(duel(|_| ()), Ok(()));
    let one_more = duel(|setup| setup["decks"][0]["cards"][0][1] = json!(3)).unwrap_err();
    assert!(one_more.contains("the deck of seat 1") && one_more.contains("(H-113)"), "{one_more}");
    let swapped = duel(|setup| {
        let (hero, other) = (setup["decks"][0]["hero"].take(), setup["decks"][1]["hero"].take());
        (setup["decks"][0]["hero"], setup["decks"][1]["hero"]) = (other, hero);
    });
    assert!(swapped.unwrap_err().contains("is not for the hero's class (H-116)"));
}
