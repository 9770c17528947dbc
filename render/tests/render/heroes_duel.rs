//! Boards of Heroes for two: names are whole, few cards grow, and a combat says what it costs both.

use crate::common::heroes::{dressed, duel, with_combat};
use crate::common::{ToAny, called, everywhere, said, sound};
use duelhall_engine::heroes::table::Table;
use duelhall_engine::kit::Seat;
use duelhall_engine::text::{Lang, Words};
use duelhall_render::{Painter, Theme};

/// Names that are too long for their place end with this.
fn cut(said: &[String]) -> Vec<&String> {
    said.iter().filter(|words| words.ends_with('…')).collect()
}

/// The cards of the set, as they lie in a duel with so many allies on each side and a few other cards.
fn table(seed: u64, allies: [usize; 2]) -> Table {
    dressed(duel(seed, allies), seed)
}

#[test]
fn on_a_board_of_two_with_up_to_four_allies_each_every_name_is_whole() {
    let painter = Painter::default();
    for (seed, lang) in (0..24).flat_map(|seed| Lang::ALL.map(|lang| (seed, lang))) {
        for allies in [[0, 1], [1, 3], [2, 2], [4, 3], [4, 4]] {
            let mut captions = called(0, lang, Theme::Default);
            captions.names = vec!["Ann".to_owned(), "Bob".to_owned()];
            let scene = painter.board_scene(&table(seed, allies).any(), &captions);
            let said = said(&scene);
            assert_eq!(cut(&said), Vec::<&String>::new(), "{seed} {lang} {allies:?}");
        }
    }
}

#[test]
fn a_combat_of_two_says_who_fights_and_what_it_costs_both() {
    let painter = Painter::default();
    for allies in [[1, 1], [3, 2], [8, 8]] {
        everywhere(|lang, theme| {
            let table = with_combat(table(3, allies));
            let scene = painter.board_scene(&table.any(), &called(0, lang, theme));
            sound(&scene, theme, &format!("{allies:?} {lang} {theme}"));
            let told = said(&scene);
            // These are the hits that the made-up combat has.
            for hit in ["−4", "−2"] {
                assert!(told.contains(&hit.to_owned()), "{hit} {allies:?} {lang} {theme}: {told:?}");
            }
        });
    }
    // As a scene it says the names of both, too, which stand on their cards as well.
    let mut table = with_combat(table(3, [2, 2]));
    // A chain and other cards take the room of the names.
    table.chain.clear();
    for side in &mut table.seats {
        (side.equipment, side.ongoing) = (Vec::new(), Vec::new());
    }
    let told = said(&painter.board_scene(&table.any(), &called(0, Lang::En, Theme::Default)));
    for side in &table.seats {
        let name = Words::engine().card_name(Lang::En, &side.allies[0].card);
        assert!(told.iter().filter(|words| **words == name).count() >= 2, "{name}: {told:?}");
    }
}

#[test]
fn few_allies_grow_into_the_free_room() {
    let painter = Painter::default();
    let width = |allies: usize| {
        let mut table = table(5, [allies, allies]);
        for side in &mut table.seats {
            (side.equipment, side.ongoing) = Default::default();
        }
        let number = table.seats[0].allies[0].number;
        let spots = painter.drawn_board(&table.any(), &called(0, Lang::En, Theme::Default)).spots;
        spots.iter().find(|spot| spot.number == number).map(|spot| (spot.place.2, spot.place.3)).expect("it is in play")
    };
    let widths: Vec<(u16, u16)> = [1, 2, 4, 6].map(width).into();
    assert!(widths.is_sorted_by(|one, next| one.0 >= next.0), "{widths:?}");
    assert!(widths[0].0 >= 300 && widths[0].1 >= 200, "{widths:?}");
}

#[test]
fn the_side_of_the_viewer_is_always_below() {
    let painter = Painter::default();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let mut table = table(7, [2, 3]);
        table.viewer = duelhall_engine::kit::Viewer::Seat(seat);
        let spots = painter.drawn_board(&table.any(), &called(0, Lang::En, Theme::Default)).spots;
        let hero = table.seats[seat.index()].hero.as_ref().expect("both play").number;
        let spot = spots.iter().find(|spot| spot.number == hero).expect("a hero is on the board");
        assert!(spot.place.1 > 360, "{seat:?}: {spot:?}");
    }
}

#[test]
fn a_quest_among_the_resources_has_a_place_of_its_own() {
    let painter = Painter::default();
    let mut table = table(7, [2, 3]);
    for side in &mut table.seats {
        side.resources.iter_mut().for_each(|resource| resource.face_up = false);
        side.resources.first_mut().expect("there are resources").face_up = true;
    }
    let quests: Vec<u16> = table.seats.iter().map(|side| side.resources[0].number).collect();
    everywhere(|lang, theme| {
        let spots = painter.drawn_board(&table.any(), &called(0, lang, theme)).spots;
        for quest in &quests {
            let spot = spots.iter().find(|spot| spot.number == *quest).expect("the quest has a place");
            assert!(spot.place.2 > 20 && spot.place.3 > 20, "{spot:?}");
        }
    });
}
