//! Boards of Heroes with three seats and more: what is shown of the others can be read on a phone, and teams have signs.

use crate::common::heroes::{crowd, dressed, duel};
use crate::common::{ToAny, everywhere, image_of, said, sizes, sound};
use duelhall_engine::heroes::table::{PermView, Table};
use duelhall_engine::kit::{Seat, Viewer};
use duelhall_engine::text::{Lang, Words};
use duelhall_render::{Captions, Painter, Theme};

const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];

fn captions(lang: Lang, theme: Theme) -> Captions {
    Captions::new(NAMES.map(str::to_owned).into(), lang, theme)
}

/// The words for the viewer's own team.
fn own(lang: Lang) -> &'static str {
    if lang == Lang::En { "your team" } else { "свои" }
}

/// A table at which the second player has so many allies, and nothing else in play.
fn beside(seats: usize, allies: usize) -> Table {
    let mut table = dressed(crowd(2, seats, false), 2);
    table.viewer = Viewer::Seat(Seat::FIRST);
    let source = dressed(duel(4, [12, 12]), 4);
    let side = &mut table.seats[1];
    (side.equipment, side.ongoing) = Default::default();
    side.allies = (60..).zip(&source.seats[1].allies).take(allies).map(|(number, ally)| plain(number, ally)).collect();
    table
}

fn plain(number: u16, ally: &PermView) -> PermView {
    PermView { number, offered: false, change: 0, attached: Vec::new(), ..ally.clone() }
}

/// The number of these allies whose name is on the board, with four letters at least.
fn named(said: &[String], table: &Table, lang: Lang) -> usize {
    let begins = |ally: &&PermView| {
        let name = Words::engine().card_name(lang, &ally.card);
        let start: String = name.chars().take(4).collect();
        said.iter().any(|words| words.starts_with(&start))
    };
    table.seats[1].allies.iter().filter(begins).count()
}

#[test]
fn cards_beside_three_opponents_have_numbers_and_most_of_them_names() {
    let painter = Painter::default();
    for lang in Lang::ALL {
        for (seats, count, least) in [(3, 8, 8), (3, 10, 8), (4, 4, 4), (4, 5, 5), (4, 6, 4), (4, 9, 3), (5, 4, 3)] {
            let table = beside(seats, count);
            let scene = painter.board_scene(&table.any(), &captions(lang, Theme::Default));
            sound(&scene, Theme::Default, &format!("{count} at {seats} {lang}"));
            let said = said(&scene);
            let names = named(&said, &table, lang);
            assert!(names >= least, "{names} of {count} at {seats} {lang}: {said:?}");
            for ally in &table.seats[1].allies {
                assert!(said.contains(&ally.number.to_string()), "{} of {count} at {seats}: {said:?}", ally.number);
            }
        }
    }
}

#[test]
fn who_has_more_cards_than_have_room_has_some_names_and_the_number_of_the_others() {
    let painter = Painter::default();
    for lang in Lang::ALL {
        let mut table = beside(4, 12);
        let allies = table.seats[1].allies.clone();
        table.seats[1].allies.extend((300..).zip(&allies).map(|(number, ally)| plain(number, ally)));
        let said = said(&painter.board_scene(&table.any(), &captions(lang, Theme::Default)));
        assert!(named(&said, &table, lang) >= 2, "{lang}: {said:?}");
        assert!(said.iter().any(|words| words.starts_with('+')), "{lang}: {said:?}");
    }
}

/// A phone shows the 960 pixels of a board as 390 to 400.
#[test]
fn names_and_numbers_of_cards_in_play_are_eleven_pixels_high_on_a_phone() {
    let painter = Painter::default();
    sizes(|lang, theme| {
        for (seed, seats) in (0..12).flat_map(|seed| (3..=6).map(move |seats| (seed, seats))) {
            let mut table = dressed(crowd(seed, seats, seats % 2 == 0), seed);
            table.shown.clear();
            table.viewer = if seed % 2 == 0 { Viewer::Public } else { Viewer::Seat(Seat::FIRST) };
            let scene = painter.board_scene(&table.any(), &captions(lang, theme));
            for text in scene.texts() {
                let high = text.size * 400.0 / f32::from(scene.width);
                assert!(high > 10.99, "{seed} {seats} {lang} {theme}: {high} px of “{}”", text.words);
            }
        }
    });
}

#[test]
fn the_sides_of_a_team_have_one_letter_and_mates_of_the_viewer_are_called_so() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        for seats in [4, 6] {
            let mut table = crowd(5, seats, true);
            let count = |table: &Table, words: &str| {
                let said = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
                said.iter().filter(|said| *said == words).count()
            };
            for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND)] {
                table.viewer = viewer;
                assert_eq!([count(&table, "A"), count(&table, "B")], [seats / 2; 2], "{seats} {lang} {theme}");
                let mates = usize::from(viewer != Viewer::Public && seats == 4);
                // Where a name leaves no room for the words, a sign stands for them.
                if theme != Theme::LargeText && seats == 4 && lang == Lang::En {
                    assert_eq!(count(&table, own(lang)), mates, "{viewer:?} {lang} {theme}");
                }
            }
            let alone = crowd(5, seats, false);
            assert_eq!([count(&alone, "A"), count(&alone, own(lang))], [0; 2], "{seats} {lang} {theme}");
        }
    });
}

#[test]
fn the_frames_of_a_team_have_one_colour() {
    let painter = Painter::default();
    for theme in Theme::ALL {
        let mut table = crowd(5, 4, true);
        (table.viewer, table.asked) = (Viewer::Public, Default::default());
        let image = image_of(&painter.board_frame(&table.any(), &captions(Lang::En, theme)));
        // Spectators see the first team below the second.
        let at = |x: u32, y: u32| image.get_pixel(x, y).0;
        let [a, b] = [[at(7, 560), at(484, 560)], [at(7, 160), at(484, 160)]];
        assert!(a[0] == a[1] && b[0] == b[1] && a[0] != b[0], "{theme}: {a:?} {b:?}");
    }
}

#[test]
fn boards_of_more_are_small_files() {
    let painter = Painter::default();
    for (seed, seats) in [(1, 3), (2, 4), (3, 4), (9, 6), (5, 6)] {
        let table = dressed(crowd(seed, seats, seats > 3), seed);
        for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST)] {
            let table = Table { viewer, ..table.clone() };
            let file = painter.board(&table.any(), &captions(Lang::En, Theme::Default));
            assert!(file.len() <= 120_000, "{seed} {seats} {viewer:?}: {} bytes", file.len());
        }
    }
}
