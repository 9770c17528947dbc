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
    let all: Vec<CardDef> = ron::from_str(CARDS).unwrap();
    let cards = cards.iter().chain(&[("horde", 60)]).map(|(id, copies)| ((*id).to_owned(), *copies)).collect();
    let deck = Deck { id: "deck".to_owned(), hero: "lamplighter".to_owned(), cards };
    let library =
        Library { cards: all.into_iter().map(Arc::new).collect(), starters: Vec::new(), constructed: Vec::new() };
    faults(&deck, Format::Constructed, &library)
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
