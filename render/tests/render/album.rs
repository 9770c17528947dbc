//! What holds for the art of the cards of every game.

use std::collections::BTreeMap;

use duelhall_engine::kit::art::{Ink, Plan, Recipe};
use duelhall_render::art::{self, Likeness, State};
use duelhall_render::{Frame, Raster, icons};

use super::art::assert_holds_in_256_colors;

const SIZE: (u16, u16) = (226, 150);

/// The size in which pictures are compared: much larger than what is left of them, and quickly drawn.
const SMALL: (u16, u16) = (96, 64);

/// A card as far as its art is concerned.
pub(crate) struct Shown<'a> {
    pub(crate) id: &'a str,
    pub(crate) icon: &'a str,
    pub(crate) art: &'a Recipe,
}

impl Shown<'_> {
    /// What is drawn; a test proves the recipe to be whole.
    pub(crate) fn plan(&self) -> Plan {
        self.art.plan(self.icon, Ink::Moon)
    }

    fn draw(&self, size: (u16, u16), raster: &mut Raster) -> Frame {
        art::draw(&self.plan(), size, State::Plain, raster)
    }
}

/// Every card leaves nothing to chance, and names figures that exist.
pub(crate) fn assert_whole(cards: &[Shown<'_>]) {
    for card in cards {
        let recipe = card.art;
        let is_whole = recipe.place.is_some() && recipe.ink.is_some() && recipe.hour.is_some() && recipe.lamp.is_some();
        assert!(is_whole && !recipe.cast.is_empty(), "{} has no whole recipe", card.id);
        assert!(recipe.cast.iter().all(|actor| !actor.icon.is_empty()), "{} has a figure without an icon", card.id);
        assert_eq!(art::check(card.id, recipe), Ok(()));
        assert!(icons::is_known(card.icon), "{}: {}", card.id, card.icon);
    }
}

/// No two cards show the same figure in the same place and ink.
pub(crate) fn assert_no_scene_twice(cards: &[Shown<'_>]) {
    let mut seen = BTreeMap::new();
    for card in cards {
        let plan = card.plan();
        for actor in &plan.cast {
            let one = seen.insert((actor.icon.clone(), plan.place, plan.ink), card.id);
            assert!(one.is_none_or(|one| one == card.id), "{one:?} and {} show {} {plan}", card.id, actor.icon);
        }
    }
}

/// No two pictures, reduced to 24 x 16 pixels, are less than so far apart; names the nearest pairs. Every sixth page of eight
/// cards keeps its looks in 256 colours, with at least so many decibels.
pub(crate) fn assert_tell_apart(cards: &[Shown<'_>], apart: f32, decibels: f64) {
    let mut raster = Raster::default();
    let small = cards.iter().map(|card| (card.id, art::likeness(&card.draw(SMALL, &mut raster))));
    let pictures: Vec<(&str, Likeness)> = small.collect();
    for page in cards.chunks(8).step_by(6) {
        let mut sheet = Frame::new(4 * SIZE.0, 2 * SIZE.1);
        for (at, card) in page.iter().enumerate() {
            let at = i32::try_from(at).unwrap();
            sheet.blit(&card.draw(SIZE, &mut raster), at % 4 * i32::from(SIZE.0), at / 4 * i32::from(SIZE.1));
        }
        assert_holds_in_256_colors(&sheet, decibels);
    }
    let nearest = art::nearest(&pictures, 5);
    for (one, two, distance) in &nearest {
        println!("{distance:.1}: {one}, {two}");
    }
    assert!(nearest[0].2 >= apart, "{nearest:?}");
}
