//! The number of a card in a hand stands apart from what is said of the card.

use crate::common::{self, ToAny, called, everywhere};
use duelhall_engine::games::AnyTable;
use duelhall_engine::heroes::table::Use;
use duelhall_render::scene::{Area, Item, Scene};
use duelhall_render::{Painter, Shape};

/// The least room between the two, in pixels of the picture: three when it is shown at half its size.
const APART: f32 = 5.5;

fn zones(scene: &Scene, name: &str) -> Vec<Area> {
    let of = |item: &Item| if let Item::Zone(of, area) = item { (*of == name).then_some(*area) } else { None };
    scene.items.iter().filter_map(of).collect()
}

/// How far an area begins right or left of another one, if both are in one line.
fn between(one: Area, other: Area) -> Option<f32> {
    let in_line = one.y < other.bottom() && other.y < one.bottom();
    in_line.then(|| (other.x - one.right()).max(one.x - other.right()))
}

fn hands(seed: u64) -> [AnyTable; 4] {
    let mut heroes = common::heroes::wild(seed);
    for (at, held) in heroes.hand.iter_mut().enumerate() {
        (held.usable, held.missing) =
            [(Use::Place, Some(4)), (Use::Nothing, Some(4)), (Use::Play, None), (Use::Choose, None)][at % 4];
    }
    [common::wild(seed).any(), heroes.any(), common::chrono::wild(seed).any(), common::war::wild(seed).any()]
}

#[test]
fn the_number_of_a_card_in_a_hand_never_runs_into_what_is_said_of_the_card() {
    let painter = Painter::default();
    let mut told = 0;
    everywhere(|lang, theme| {
        for (seed, shape) in (0..12).flat_map(|seed| [(seed, Shape::Wide), (seed, Shape::Tall), (seed, Shape::Long)]) {
            for table in hands(seed) {
                let captions = called(0, lang, theme).on_page(shape, 0);
                let scene = painter.hand_scene(&table, &captions);
                let (numbers, states) = (zones(&scene, "number"), zones(&scene, "state"));
                for number in &numbers {
                    let inside = scene.texts().into_iter().filter(|text| number.meets(text.extent)).count();
                    assert_eq!(inside, 1, "{seed} {lang} {theme} {shape:?}: only the number stands in its plate");
                    let near = states.iter().filter_map(|state| between(*state, *number));
                    let least = near.reduce(f32::min).unwrap_or(f32::MAX);
                    assert!(least >= APART, "{seed} {lang} {theme} {shape:?}: {least} pixels apart");
                }
                told += states.len();
            }
        }
    });
    assert!(told > 500, "{told} states are enough to believe it");
}
