//! The art of War: every card has a recipe of its own, every figure is there, no two pictures look alike.

use std::collections::BTreeMap;

use duelhall_engine::kit::art::{Ink, Plan};
use duelhall_engine::war::card::{CardDef, Type};
use duelhall_engine::war::set::library;
use duelhall_render::art;

use super::album::{Shown, assert_tell_apart, assert_whole};

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
fn every_card_base_and_token_of_war_has_a_recipe_whose_figures_exist() {
    assert_eq!(cards().count(), 176 + 4 + 3);
    assert_whole(&shown());
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
    assert_tell_apart(&shown(), 20.0, 32.0);
}
