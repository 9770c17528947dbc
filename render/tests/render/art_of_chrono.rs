//! The art of Chrono: every card has a recipe of its own, every epoch has places of its own, no two pictures look alike.

use duelhall_engine::chrono::card::{CardDef, Epoch};
use duelhall_engine::chrono::set::library;
use duelhall_engine::kit::art::{Ink, Place, Plan};

use super::album::{Shown, assert_no_scene_twice, assert_tell_apart, assert_whole};

fn cards() -> impl Iterator<Item = &'static CardDef> {
    library().cards.iter().map(AsRef::as_ref)
}

fn shown() -> Vec<Shown<'static>> {
    cards().map(|card| Shown { id: &card.id, icon: &card.icon, art: &card.art }).collect()
}

/// The recipe of a card, which a test proves to be whole.
fn plan(card: &CardDef) -> Plan {
    card.art.plan(&card.icon, Ink::Moon)
}

#[test]
fn every_card_hero_and_token_has_a_whole_recipe_and_a_scene_of_its_own() {
    assert_eq!(cards().count(), 130);
    assert_whole(&shown());
    assert_no_scene_twice(&shown());
}

#[test]
fn every_epoch_has_places_and_inks_of_its_own() {
    let own: [(Epoch, &[Place], &[Ink]); 3] = [
        (
            Epoch::One,
            &[Place::Camp, Place::Primeval, Place::Stones, Place::Painted],
            &[Ink::Clay, Ink::Moss, Ink::Bone, Ink::Aurora],
        ),
        (
            Epoch::Two,
            &[Place::Square, Place::Rampart, Place::Belfry, Place::Workshop],
            &[Ink::Parchment, Ink::Plum, Ink::Verdigris],
        ),
        (
            Epoch::Three,
            &[Place::Station, Place::Wires, Place::Works, Place::Machine, Place::Skyline],
            &[Ink::Neon, Ink::Smog, Ink::Mint],
        ),
    ];
    for (epoch, places, inks) in own {
        for place in places {
            let homes: Vec<Epoch> = cards().filter(|card| plan(card).place == *place).map(|card| card.home).collect();
            assert!(homes.len() >= 2 && homes.iter().all(|home| *home == epoch), "{place}: {homes:?}");
        }
        for ink in inks {
            let homes: Vec<Epoch> = cards().filter(|card| plan(card).ink == *ink).map(|card| card.home).collect();
            assert!(homes.len() >= 3 && homes.iter().all(|home| *home == epoch), "{ink}: {homes:?}");
        }
    }
}

#[test]
fn no_two_pictures_look_alike() {
    assert_tell_apart(&shown(), 32.0, 33.0);
}
