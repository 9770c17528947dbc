//! The art of War: every card has a recipe of its own, every figure is there, no two pictures look alike.

use std::collections::BTreeMap;

use duelhall_engine::kit::art::{Ink, Plan};
use duelhall_engine::war::card::{CardDef, Type};
use duelhall_engine::war::set::library;
use duelhall_render::art::{self, Likeness, State};
use duelhall_render::{Frame, Raster, icons};

use super::art::assert_holds_in_256_colors;

const SIZE: (u16, u16) = (226, 150);

/// The least distance of two pictures that are reduced to 24 x 16 pixels.
const APART: f32 = 20.0;

fn cards() -> impl Iterator<Item = &'static CardDef> {
    library().cards.iter().map(AsRef::as_ref)
}

/// The recipe of a card, which a test proves to be whole.
fn plan(card: &CardDef) -> Plan {
    card.art.plan(&card.icon, Ink::Moon)
}

#[test]
fn every_card_base_and_token_of_war_has_a_recipe_whose_figures_exist() {
    assert_eq!(cards().count(), 176 + 4 + 3);
    for card in cards() {
        let recipe = &card.art;
        let is_whole = recipe.place.is_some() && recipe.ink.is_some() && recipe.hour.is_some() && recipe.lamp.is_some();
        assert!(is_whole && !recipe.cast.is_empty(), "{} has no whole recipe", card.id);
        assert_eq!(art::check(&card.id, recipe), Ok(()));
        assert!(icons::is_known(&card.icon), "{}: {}", card.id, card.icon);
    }
}

#[test]
fn no_two_cards_of_war_have_the_same_main_figure() {
    let mut seen = BTreeMap::new();
    for card in cards() {
        let plan = plan(card);
        let main = plan.cast.iter().max_by(|one, two| one.size.get().total_cmp(&two.size.get())).unwrap();
        let one = seen.insert(main.icon.clone(), &card.id);
        assert!(one.is_none(), "{one:?} and {} show {}", card.id, main.icon);
    }
}

#[test]
fn a_unit_of_war_is_a_model_and_not_a_sign() {
    for card in cards().filter(|card| card.kind.is_unit() || card.kind == Type::Artillery) {
        let plan = plan(card);
        assert!(plan.cast.iter().all(|actor| actor.icon.starts_with("war/")), "{}: {:?}", card.id, plan.cast);
    }
}

#[test]
fn a_name_of_a_model_that_does_not_exist_is_refused() {
    let known = cards().next().unwrap();
    let mut recipe = known.art.clone();
    let mut cast = recipe.cast.to_vec();
    cast[0].icon = "war/flying-saucer".to_owned();
    recipe.cast = cast.try_into().unwrap();
    let told = art::check(&known.id, &recipe).unwrap_err().to_string();
    assert!(told.contains("war/flying-saucer"), "{told}");
}

#[test]
fn no_two_pictures_of_war_look_alike() {
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
fn a_page_of_cards_of_war_holds_in_256_colors() {
    let all: Vec<&CardDef> = cards().collect();
    let mut raster = Raster::default();
    for page in all.chunks(8).step_by(3) {
        let mut sheet = Frame::new(4 * SIZE.0, 2 * SIZE.1);
        for (at, card) in page.iter().enumerate() {
            let frame = art::draw(&plan(card), SIZE, State::Plain, &mut raster);
            let at = i32::try_from(at).unwrap();
            sheet.blit(&frame, at % 4 * i32::from(SIZE.0), at / 4 * i32::from(SIZE.1));
        }
        assert_holds_in_256_colors(&sheet, 32.0);
    }
}
