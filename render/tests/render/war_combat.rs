//! What the board of War says of a combat and of the cards in play, and a card in play alone.

use crate::common::ToAny;
use crate::common::war::{duel, fight, held, perm};
use crate::common::{everywhere, image_of, said, sound};
use crate::war::captions;
use duelhall_engine::kit::{Outcome, Reason, Seat, SeatSet, Viewer};
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::war::card::CardDef;
use duelhall_engine::war::reason;
use duelhall_engine::war::set::library;
use duelhall_engine::war::table::{PermView, Phase, Table};
use duelhall_render::{Captions, Painter, Theme};

#[test]
fn a_combat_shows_attackers_with_their_blockers_and_what_nobody_stops() {
    let painter = Painter::default();
    for turn in [Seat::FIRST, Seat::SECOND] {
        let mut table = duel(5, [6, 6], [1, 1]);
        table.turn = Some(turn);
        (table.viewer, table.phase) = (Viewer::Seat(Seat::FIRST), Phase::Main);
        fight(&mut table, &[2, 1, 0]);
        table.sides[turn].units[2].attack = 7;
        everywhere(|lang, theme| {
            let captions = captions(lang, theme);
            let drawn = painter.drawn_board(&table.any(), &captions);
            let place = |number: u16| drawn.spots.iter().find(|spot| spot.number == number).expect("it is shown").place;
            let attacker = place(table.sides[turn].units[0].number);
            for blocker in &table.sides[turn.other()].units[..2] {
                let (x, y, width, height) = place(blocker.number);
                let toward = if turn == Seat::FIRST { y + height <= attacker.1 } else { y >= attacker.1 + attacker.3 };
                assert!(toward, "{lang} {theme}: a blocker stands before its attacker");
                assert!(x < attacker.0 + attacker.2 && attacker.0 < x + width, "{lang} {theme}: in the same column");
            }
            let said = said(&painter.board_scene(&table.any(), &captions));
            assert!(said.contains(&"−7".to_owned()), "{lang} {theme}: {said:?}");
        });
    }
}

#[test]
fn a_combat_of_many_is_told_on_the_units_themselves() {
    let painter = Painter::default();
    let mut table = duel(6, [18, 18], [0, 0]);
    table.turn = Some(Seat::FIRST);
    for unit in table.sides.0.iter_mut().flat_map(|side| &mut side.units) {
        (unit.used, unit.fresh, unit.damage, unit.offered) = (false, false, 0, false);
    }
    fight(&mut table, &[1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
    let said = said(&painter.board_scene(&table.any(), &captions(Lang::En, Theme::Default)));
    assert!(said.contains(&"10 attackers, 6 blocked".to_owned()), "{said:?}");
    for number in table.sides.0[0].units[..6].iter().map(|unit| unit.number) {
        assert!(times(&said, number) >= 2, "{number} and its blocker: {said:?}");
    }
}

/// How often a picture in English names a card in play by its number; the sign gives way where there is little room.
fn times(said: &[String], number: u16) -> usize {
    let forms = [format!("#{number}"), number.to_string()];
    said.iter().filter(|said| forms.contains(said)).count()
}

/// F-7: a bare number is the key of a card in hand, so a unit never has one like it.
#[test]
fn f07_the_number_of_a_unit_has_a_sign_and_that_of_a_card_in_hand_has_none() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        let mut table = Table { shown: Vec::new(), ..duel(1, [3, 3], [0, 0]) };
        table.hand = crate::war::hand(&held()[..3]);
        for side in &mut table.sides.0 {
            for unit in &mut side.units {
                *unit = perm(&unit.card.clone(), unit.number);
            }
        }
        let sign = ["#", "№"][usize::from(lang == Lang::Ru)];
        let captions = captions(lang, theme);
        let board = said(&painter.board_scene(&table.any(), &captions));
        for unit in table.sides.0.iter().flat_map(|side| &side.units) {
            let words = format!("{sign}{}", unit.number);
            assert!(board.contains(&words), "{lang} {theme}: {words} in {board:?}");
        }
        let hand = said(&painter.hand_scene(&table.any(), &captions));
        assert!(hand.iter().all(|said| !said.starts_with(sign)), "{lang} {theme}: {hand:?}");
        assert!(["1", "2", "3"].iter().all(|number| hand.contains(&(*number).to_owned())), "{lang} {theme}: {hand:?}");
    });
}

/// Whether a picture names a card, perhaps cut: its first letters are those of some text.
fn is_named(said: &[String], card: &CardDef, lang: Lang) -> bool {
    let name = Words::engine().card_name(lang, card);
    let begin: String = name.chars().take(2).collect();
    said.iter().any(|said| said.starts_with(&begin))
}

#[test]
fn every_unit_of_fifteen_a_side_keeps_its_name_also_in_a_combat() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        let mut table = duel(6, [15, 15], [0, 3]);
        table.turn = Some(Seat::FIRST);
        for is_fight in [false, true] {
            if is_fight {
                fight(&mut table, &[1, 2, 1, 0, 1, 0, 1, 0]);
            }
            let said = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
            for unit in table.sides.0.iter().flat_map(|side| &side.units) {
                assert!(is_named(&said, &unit.card, lang), "{lang} {theme} {is_fight}: {} in {said:?}", unit.card.id);
            }
        }
    });
}

#[test]
fn units_in_the_zone_of_a_combat_keep_their_names_when_two_block_one() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        for blockers in [&[2, 2, 1][..], &[2, 2, 2, 1], &[3, 2]] {
            let mut table = duel(5, [5, 8], [1, 1]);
            table.turn = Some(Seat::FIRST);
            fight(&mut table, blockers);
            let said = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
            for unit in table.sides.0.iter().flat_map(|side| &side.units) {
                assert!(is_named(&said, &unit.card, lang), "{lang} {theme} {blockers:?}: {} in {said:?}", unit.card.id);
            }
        }
    });
}

#[test]
fn without_a_zone_attackers_show_who_blocks_them_and_blockers_lie_in_the_order_of_their_attackers() {
    let painter = Painter::default();
    let mut table = duel(6, [15, 15], [0, 0]);
    table.turn = Some(Seat::FIRST);
    for unit in table.sides.0.iter_mut().flat_map(|side| &mut side.units) {
        (unit.used, unit.fresh, unit.damage, unit.offered) = (false, false, 0, false);
    }
    fight(&mut table, &[0, 1, 1, 0, 1, 0, 0, 0, 0]);
    // The first blocker changes places with the last.
    let numbers = [0, 2].map(|at| table.sides.0[1].units[at].against);
    (table.sides.0[1].units[0].against, table.sides.0[1].units[2].against) = (numbers[1], numbers[0]);
    let captions = captions(Lang::En, Theme::Default);
    let said = said(&painter.board_scene(&table.any(), &captions));
    let spots = painter.drawn_board(&table.any(), &captions).spots;
    let at = |number: u16| spots.iter().position(|spot| spot.number == number).expect("it is shown");
    let blockers = &table.sides.0[1].units[..3];
    for blocker in blockers {
        assert!(times(&said, blocker.number) >= 2, "{} and its attacker: {said:?}", blocker.number);
    }
    let mut pairs: Vec<(usize, usize)> =
        blockers.iter().map(|blocker| (at(blocker.against.expect("it blocks")), at(blocker.number))).collect();
    pairs.sort_unstable();
    assert!(pairs.is_sorted_by_key(|(_, blocker)| *blocker), "{pairs:?}");
}

#[test]
fn a_new_unit_is_darker_in_the_turn_of_its_own_side_alone() {
    let painter = Painter::default();
    let light = |change: fn(&mut PermView), turn: Seat| {
        let mut table = duel(1, [3, 3], [0, 0]);
        for unit in table.sides.0.iter_mut().flat_map(|side| &mut side.units) {
            *unit = perm(&unit.card.clone(), unit.number);
        }
        table.turn = Some(turn);
        change(&mut table.sides.0[0].units[0]);
        let number = table.sides.0[0].units[0].number;
        let captions = captions(Lang::En, Theme::Default);
        let spots = painter.drawn_board(&table.any(), &captions).spots;
        let (x, y, width, height) = spots.iter().find(|spot| spot.number == number).expect("it is shown").place;
        let image = image_of(&painter.board_frame(&table.any(), &captions));
        // A strip of the art that nothing covers.
        let pixel =
            |x: u16, y: u16| image.get_pixel(x.into(), y.into()).0[..3].iter().map(|c| u64::from(*c)).sum::<u64>();
        let rows = y + height / 6..y + height / 4;
        rows.flat_map(|y| (x + 10..x + width - 10).map(move |x| (x, y))).map(|(x, y)| pixel(x, y)).sum::<u64>()
    };
    let plain = light(|_| (), Seat::FIRST);
    assert!(light(|unit| unit.fresh = true, Seat::FIRST) * 10 < plain * 9, "it cannot attack");
    assert!(light(|unit| unit.used = true, Seat::FIRST) * 10 < plain * 9);
    assert!(light(|unit| unit.fresh = true, Seat::SECOND) * 10 > plain * 9, "it can block");
}

#[test]
fn an_attack_that_nobody_blocks_names_the_player_and_says_when_it_is_lethal() {
    let painter = Painter::default();
    let mut table = duel(9, [4, 3], [0, 0]);
    table.turn = Some(Seat::FIRST);
    fight(&mut table, &[0, 1]);
    table.sides.0[0].units[0].attack = 9;
    everywhere(|lang, theme| {
        for (health, phase, told) in [
            (9, Phase::Clash, ["lethal", "смерт"]),
            (3, Phase::Block, ["lethal", "смерт"]),
            (9, Phase::Answer, ["lethal", "смерт"]),
            (10, Phase::Clash, ["", ""]),
        ] {
            (table.sides.0[1].health, table.phase) = (health, phase);
            let captions = Captions::new(vec!["Ann".to_owned(), "Boris".to_owned()], lang, theme);
            let said = said(&painter.board_scene(&table.any(), &captions));
            // Where large letters leave no room for the name, the sign of the seat is beside the number.
            let least = if theme == Theme::LargeText { 1 } else { 2 };
            assert!(said.iter().filter(|said| *said == "Boris").count() >= least, "{lang} {theme}: {said:?}");
            let word = told[usize::from(lang == Lang::Ru)];
            let is_told = said.iter().any(|said| said.starts_with(["lethal", "смерт"][usize::from(lang == Lang::Ru)]));
            assert_eq!(is_told, !word.is_empty(), "{lang} {theme} {health}: {said:?}");
        }
    });
}

#[test]
fn a_question_names_the_card_that_it_is_about() {
    let painter = Painter::default();
    let card = held()[40].clone();
    everywhere(|lang, theme| {
        let mut table = Table { shown: Vec::new(), phase: Phase::Answer, ..duel(1, [0, 0], [0, 0]) };
        table.asked = SeatSet::one(Seat::FIRST);
        let before = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
        assert!(!is_named(&before, &card, lang), "{before:?}");
        table.asking = Some(card.clone());
        let said = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
        assert!(is_named(&said, &card, lang), "{lang} {theme}: {said:?}");
    });
}

#[test]
fn the_board_of_a_finished_duel_has_no_marks_of_its_last_combat() {
    let painter = Painter::default();
    for units in [[4, 3], [12, 12]] {
        let mut table = duel(4, units, [0, 0]);
        table.turn = Some(Seat::FIRST);
        let mut over = table.clone();
        fight(&mut table, &[1, 0, 1]);
        let end = |table: &mut Table| {
            (table.phase, table.asked) = (Phase::Over, SeatSet::NONE);
            table.outcome = Some(Outcome::win(Seat::FIRST, Reason::Rule(reason::HEALTH)));
            // What an attack has used is not what is tested.
            table.sides.0.iter_mut().flat_map(|side| &mut side.units).for_each(|unit| {
                (unit.used, unit.fresh) = (false, false);
            });
        };
        end(&mut table);
        end(&mut over);
        let captions = captions(Lang::En, Theme::Default);
        assert_eq!(painter.board(&table.any(), &captions), painter.board(&over.any(), &captions), "{units:?}");
    }
}

#[test]
fn a_card_in_play_that_is_looked_at_shows_what_it_is_now() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        let mut table = duel(1, [2, 2], [2, 0]);
        let unit = &mut table.sides.0[0].units[0];
        *unit = perm(&library().card("sherman").expect("a card of the set").clone(), unit.number);
        (unit.attack, unit.defense, unit.damage, unit.used, unit.ammo) = (17, 15, 2, true, 6);
        let (number, card) = (unit.number, unit.card.clone());
        let scene = painter.card_in_play_scene(&card.any(), &table.any(), number, lang, theme);
        sound(&scene, theme, &format!("{lang} {theme}"));
        let words = said(&scene);
        let used = ["used", "занят"][usize::from(lang == Lang::Ru)];
        for told in ["17", "13", "−2", used, "6"] {
            assert!(words.contains(&told.to_owned()), "{lang} {theme}: {told} in {words:?}");
        }
        for perm in table.sides.0.iter().flat_map(|side| side.units.iter().chain(&side.support)) {
            let scene = painter.card_in_play_scene(&perm.card.any(), &table.any(), perm.number, lang, theme);
            sound(&scene, theme, &format!("{} {lang} {theme}", perm.card.id));
        }
        let printed = said(&painter.card_scene(&card.any(), lang, theme));
        let gone = said(&painter.card_in_play_scene(&card.any(), &table.any(), 9_999, lang, theme));
        assert_eq!(gone, printed, "a card that is not in play is shown as it is printed");
    });
}
