//! What makes a deck of Heroes legal, where the shipped cards alone cannot show it.

use std::sync::Arc;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::set::{Deck, DeckFault, Format, Library, faults};

/// A hero of each faction, and cards for one rule each.
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

/// What is wrong with a deck of sixty unlimited cards and these.
fn wrong(cards: &[(&str, u8)]) -> Vec<DeckFault> {
    judged(&[cards, &[("horde", 60)]].concat(), &[], Format::Constructed)
}

/// What is wrong with these cards, and those beside them.
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
