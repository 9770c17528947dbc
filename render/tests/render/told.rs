//! What the boards of War and Chrono say in words: who must act, a warning, the part of each unit in a combat of many, and the
//! state of a card in play.

use crate::common::chrono::{at_age, duel as chrono_duel};
use crate::common::war::{duel, fight, held};
use crate::common::{ToAny, everywhere, said, sound};
use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Seat, SeatSet};
use duelhall_engine::text::Lang;
use duelhall_engine::war::set::library;
use duelhall_engine::war::table::{Phase, Table};
use duelhall_render::{Captions, Painter, Theme};

fn named(lang: Lang, theme: Theme) -> Captions {
    Captions::new(vec!["Ann".to_owned(), "Boris".to_owned()], lang, theme)
}

/// The texts of a board, with plain spaces.
fn words(painter: &Painter, table: &AnyTable, lang: Lang, theme: Theme) -> Vec<String> {
    let scene = painter.board_scene(table, &named(lang, theme));
    sound(&scene, theme, &format!("{lang} {theme}"));
    said(&scene).into_iter().map(|said| said.replace('\u{a0}', " ")).collect()
}

/// A duel of War in which no unit has a state.
fn plain(units: [usize; 2]) -> Table {
    let mut table = duel(7, units, [2, 1]);
    (table.turn, table.turns) = (Some(Seat::FIRST), 12);
    for unit in table.sides.0.iter_mut().flat_map(|side| &mut side.units) {
        (unit.used, unit.fresh, unit.damage, unit.offered, unit.ammo) = (false, false, 0, false, 0);
    }
    table.sides.0.iter_mut().for_each(|side| side.cover = 0);
    table
}

#[test]
fn the_boards_of_war_and_chrono_say_who_must_act() {
    let painter = Painter::default();
    let both = SeatSet::one(Seat::FIRST).with(Seat::SECOND);
    let asked = [
        (SeatSet::one(Seat::FIRST), [["Ann to move", "Turn 12 · Ann"], ["Ходит Ann", "Ход 12 · Ann"]]),
        (SeatSet::one(Seat::SECOND), [["Boris chooses", "Bo… chooses"], ["Выбирает Boris", "Выбирает Bo…"]]),
        (both, [["Both choose", ""], ["Выбирают оба", ""]]),
    ];
    everywhere(|lang, theme| {
        for (seats, told) in asked {
            let told = told[usize::from(lang == Lang::Ru)];
            let mut tables = vec![];
            for is_fight in [false, true] {
                let mut table = plain([6, 6]);
                if is_fight {
                    fight(&mut table, &[0, 1]);
                }
                table.asked = seats;
                tables.push(table.any());
            }
            for (age, field) in [(4, 3), (18, 3), (28, 3), (4, 7), (18, 7), (28, 7)] {
                let mut table = at_age(chrono_duel(2, [field, field], [1, 0]), 2, age);
                (table.asked, table.turn, table.turns) = (seats, Some(Seat::FIRST), 9);
                tables.push(table.any());
            }
            for (at, table) in tables.iter().enumerate() {
                let said = words(&painter, table, lang, theme);
                let is_told = |said: &String| {
                    let (name, verb) = (said.contains("Bor"), told[0].replace("Boris", ""));
                    told.contains(&said.as_str()) || name && said.contains(verb.trim())
                };
                // Large letters may leave room for the name alone, which is above the hero as well.
                let name = if seats.has(Seat::SECOND) { "Boris" } else { "Ann" };
                let is_named = theme == Theme::LargeText && said.iter().filter(|said| *said == name).count() > 1;
                // In a crowd they leave none for "both choose".
                let is_crowded = theme == Theme::LargeText && seats == both;
                assert!(
                    said.iter().any(is_told) || is_named || is_crowded,
                    "{at} {lang} {theme}: {told:?} in {said:?}"
                );
            }
        }
    });
}

#[test]
fn a_lethal_attack_is_told_also_while_a_card_asks_in_a_match_with_weather_and_a_term() {
    let painter = Painter::default();
    let mut table = plain([4, 3]);
    fight(&mut table, &[0, 1]);
    table.sides.0[0].units[0].attack = 9;
    (table.sides.0[1].health, table.phase) = (3, Phase::Answer);
    table.asking = Some(held()[40].clone());
    let weather = library().card("kv-1").expect("a card with a short name").clone();
    (table.weather, table.hold) = (Some(weather), Some((Seat::SECOND, 3)));
    everywhere(|lang, theme| {
        let word = ["lethal", "смерт"][usize::from(lang == Lang::Ru)];
        for is_asking in [true, false] {
            let mut table = table.clone();
            table.asking = table.asking.filter(|_| is_asking);
            for phase in [Phase::Answer, Phase::Block, Phase::Clash] {
                table.phase = phase;
                let said = words(&painter, &table.any(), lang, theme);
                assert!(said.iter().any(|said| said.starts_with(word)), "{lang} {theme} {phase:?}: {said:?}");
                assert!(said.iter().any(|said| said.contains("Ann") && said != "Ann"), "{lang} {theme}: {said:?}");
            }
        }
    });
}

#[test]
fn in_a_combat_of_many_every_fighter_is_shown_with_the_sign_of_its_part() {
    let painter = Painter::default();
    for count in [12, 15, 20] {
        let mut table = plain([count, count]);
        fight(&mut table, &[1, 2, 1, 0, 1, 0, 1, 0, 0]);
        everywhere(|lang, theme| {
            let captions = named(lang, theme);
            let spots = painter.drawn_board(&table.any(), &captions).spots;
            let fights = |unit: &&duelhall_engine::war::table::PermView| unit.attacks || unit.against.is_some();
            for unit in table.sides.0.iter().flat_map(|side| side.units.iter().filter(fights)) {
                assert!(spots.iter().any(|spot| spot.number == unit.number), "{count} {lang} {theme}: {}", unit.number);
            }
            let scene = painter.board_scene(&table.any(), &captions);
            sound(&scene, theme, &format!("{count} {lang} {theme}"));
            let scene = scene.to_string();
            // The blow has a sign of attack of its own, where it has room.
            for (sign, least) in [("ui-swords", 9), ("ui-defense", 6)] {
                let signs = scene.matches(sign).count();
                assert!(signs >= least, "{count} {lang} {theme}: {signs} {sign} in {scene}");
            }
        });
    }
}

#[test]
fn attackers_that_nobody_blocks_have_a_whole_label_or_none() {
    let painter = Painter::default();
    for attackers in 1..9 {
        let mut table = plain([9, 3]);
        fight(&mut table, &vec![0; attackers]);
        everywhere(|lang, theme| {
            let begin = ["no ", "без "][usize::from(lang == Lang::Ru)];
            let cut = |said: &String| said.starts_with(begin) && said.ends_with('…');
            let said = words(&painter, &table.any(), lang, theme);
            assert!(!said.iter().any(cut), "{attackers} {lang} {theme}: {said:?}");
        });
    }
}

#[test]
fn a_unit_of_war_is_new_only_in_the_turn_of_its_own_side() {
    let painter = Painter::default();
    let mut table = plain([3, 3]);
    table.sides.0[1].units[0].fresh = true;
    everywhere(|lang, theme| {
        let word = ["new", "новый"][usize::from(lang == Lang::Ru)];
        for turn in [Seat::FIRST, Seat::SECOND] {
            table.turn = Some(turn);
            let said = words(&painter, &table.any(), lang, theme);
            assert_eq!(said.contains(&word.to_owned()), turn == Seat::SECOND, "{lang} {theme} {turn:?}: {said:?}");
        }
    });
}

#[test]
fn the_cards_played_last_have_a_label_and_give_way_to_the_card_that_asks() {
    let painter = Painter::default();
    let mut table = plain([3, 3]);
    table.asked = SeatSet::one(Seat::FIRST);
    table.shown = vec![(Seat::FIRST, held()[40].clone())];
    for lang in Lang::ALL {
        let label = ["Played", "Сыграны"][usize::from(lang == Lang::Ru)].to_owned();
        table.asking = None;
        assert!(words(&painter, &table.any(), lang, Theme::Default).contains(&label), "{lang}");
        table.asking = Some(held()[41].clone());
        assert!(!words(&painter, &table.any(), lang, Theme::Default).contains(&label), "{lang}");
    }
}

#[test]
fn a_card_of_chrono_in_play_that_is_looked_at_shows_what_it_is_now() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        let mut table = at_age(chrono_duel(1, [8, 8], [2, 0]), 12, 20);
        let perm = &mut table.sides.0[0].field[0];
        (perm.turned, perm.shifted, perm.yields) = (true, true, Vec::new());
        let (number, card) = (perm.number, perm.card.clone());
        let scene = painter.card_in_play_scene(&card.any(), &table.any(), number, lang, theme);
        let words: Vec<String> = said(&scene).iter().map(|said| said.replace('\u{a0}', " ")).collect();
        let told = [["Epoch 2", "turned", "shifted"], ["Эпоха 2", "повёрнута", "сдвинута"]];
        for told in told[usize::from(lang == Lang::Ru)] {
            assert!(words.contains(&told.to_owned()), "{lang} {theme}: {told} in {words:?}");
        }
        for perm in table.sides.0.iter().flat_map(|side| &side.field) {
            let scene = painter.card_in_play_scene(&perm.card.any(), &table.any(), perm.number, lang, theme);
            sound(&scene, theme, &format!("{} {lang} {theme}", perm.card.id));
        }
        let printed = said(&painter.card_scene(&card.any(), lang, theme));
        let gone = said(&painter.card_in_play_scene(&card.any(), &table.any(), 9_999, lang, theme));
        assert_eq!(gone, printed, "a card that is not in play is shown as it is printed");
    });
}
