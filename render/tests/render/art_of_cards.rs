//! The art of Towers and of Heroes: every card has a recipe of its own, and no two pictures of a game look alike.

use duelhall_engine::{heroes, towers};

use super::album::{Shown, assert_no_scene_twice, assert_tell_apart, assert_whole};

fn towers() -> Vec<Shown<'static>> {
    let cards = towers::library().cards.iter();
    cards.map(|card| Shown { id: &card.id, icon: &card.icon, art: &card.art }).collect()
}

fn heroes() -> Vec<Shown<'static>> {
    let cards = heroes::set::library().cards.iter();
    cards.map(|card| Shown { id: &card.id, icon: &card.icon, art: &card.art }).collect()
}

#[test]
fn every_card_of_towers_has_a_whole_recipe_and_a_scene_of_its_own() {
    assert_eq!(towers().len(), 102);
    assert_whole(&towers());
    assert_no_scene_twice(&towers());
}

#[test]
fn every_card_hero_and_token_of_heroes_has_a_whole_recipe_and_a_scene_of_its_own() {
    assert_eq!(heroes().len(), 292 + 4);
    assert_whole(&heroes());
    assert_no_scene_twice(&heroes());
}

#[test]
fn no_two_pictures_of_towers_look_alike() {
    assert_tell_apart(&towers(), 32.0, 32.0);
}

#[test]
fn no_two_pictures_of_heroes_look_alike() {
    assert_tell_apart(&heroes(), 24.0, 32.0);
}
