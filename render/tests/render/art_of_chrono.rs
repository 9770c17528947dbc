//! The art of Chrono: every card has a recipe of its own, every epoch has places of its own, no two pictures look alike.

use std::collections::BTreeMap;

use duelhall_engine::chrono::card::{CardDef, Epoch};
use duelhall_engine::chrono::set::library;
use duelhall_engine::kit::art::{Ink, Place, Plan};
use duelhall_render::art::{self, Likeness, State};
use duelhall_render::{Frame, Raster, icons};

use super::art::assert_holds_in_256_colors;

const SIZE: (u16, u16) = (226, 150);

/// The least distance of two pictures that are reduced to 24 x 16 pixels.
const APART: f32 = 32.0;

fn cards() -> impl Iterator<Item = &'static CardDef> {
    library().cards.iter().map(AsRef::as_ref)
}

/// The recipe of a card, which a test proves to be whole.
fn plan(card: &CardDef) -> Plan {
    card.art.plan(&card.icon, Ink::Moon)
}

#[test]
fn every_card_hero_and_token_has_a_recipe_whose_icons_exist() {
    assert_eq!(cards().count(), 130);
    for card in cards() {
        let recipe = &card.art;
        let is_whole = recipe.place.is_some() && recipe.ink.is_some() && recipe.hour.is_some() && recipe.lamp.is_some();
        assert!(is_whole && !recipe.cast.is_empty(), "{} has no whole recipe", card.id);
        assert_eq!(art::check(&card.id, recipe), Ok(()));
        assert!(icons::is_known(&card.icon), "{}: {}", card.id, card.icon);
        assert!(recipe.cast.iter().all(|actor| !actor.icon.is_empty()), "{} has a figure without an icon", card.id);
    }
}

#[test]
fn no_two_cards_show_the_same_figure_in_the_same_place_and_ink() {
    let mut seen = BTreeMap::new();
    for card in cards() {
        let plan = plan(card);
        for actor in &plan.cast {
            let one = seen.insert((actor.icon.clone(), plan.place, plan.ink), &card.id);
            assert!(one.is_none_or(|one| *one == card.id), "{one:?} and {} show {} {plan}", card.id, actor.icon);
        }
    }
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
    let mut raster = Raster::default();
    let pictures: Vec<(&str, Likeness)> = cards()
        .map(|card| (card.id.as_str(), art::likeness(&art::draw(&plan(card), SIZE, State::Plain, &mut raster))))
        .collect();
    let nearest = art::nearest(&pictures, 5);
    for (one, two, distance) in &nearest {
        println!("{distance:.1}: {one}, {two}");
    }
    assert!(nearest[0].2 >= APART, "{nearest:?}");
}

#[test]
fn a_page_of_cards_holds_in_256_colors() {
    let all: Vec<&CardDef> = cards().collect();
    let mut raster = Raster::default();
    for page in all.chunks(8).step_by(3) {
        let mut sheet = Frame::new(4 * SIZE.0, 2 * SIZE.1);
        for (at, card) in page.iter().enumerate() {
            let frame = art::draw(&plan(card), SIZE, State::Plain, &mut raster);
            let at = i32::try_from(at).unwrap();
            sheet.blit(&frame, at % 4 * i32::from(SIZE.0), at / 4 * i32::from(SIZE.1));
        }
        assert_holds_in_256_colors(&sheet, 33.0);
    }
}
