//! Pictures of War: everything fits, nothing collides, all of it can be read, and nothing hidden is shown.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::ToAny;
use crate::common::war::{duel, fight, held, of, perm, wild};
use crate::common::{called, everywhere, faults, golden, previewed, said, sizes, sound, torn};
use duelhall_engine::kit::{Outcome, Reason, Seat, SeatSet, Viewer};
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::war::card::{CardDef, Country, Type};
use duelhall_engine::war::reason;
use duelhall_engine::war::set::library;
use duelhall_engine::war::table::{BasesView, HandCard, Lack, PermView, Phase, Table, Use};
use duelhall_render::{Captions, Painter, Shape, Theme, icons};
use proptest::prelude::*;

pub(crate) fn captions(lang: Lang, theme: Theme) -> Captions {
    called(0, lang, theme)
}

pub(crate) fn hand(cards: &[Arc<CardDef>]) -> Vec<HandCard> {
    let uses = [Use::Play, Use::Nothing, Use::Choose];
    let one = |(number, card): (u8, &Arc<CardDef>)| {
        let usable = uses[usize::from(number) % 3];
        HandCard { card: card.clone(), number, usable, cost: card.cost, lack: None }
    };
    (1..).zip(cards).map(one).collect()
}

/// Puts these units in place of those on a table.
pub(crate) fn laid(mut table: Table, cards: &[Arc<CardDef>]) -> Table {
    for side in &mut table.sides.0 {
        for (unit, card) in side.units.iter_mut().zip(cards) {
            *unit = perm(card, unit.number);
        }
    }
    table.shown = cards.iter().take(4).map(|card| (Seat::FIRST, card.clone())).collect();
    table
}

#[test]
fn five_hundred_wild_tables_of_war_fit_with_any_names_and_are_small_files() {
    let painter = Painter::keeping(0);
    let mut told = Vec::new();
    for seed in 0..500 {
        let table = wild(seed).any();
        let at = seed as usize;
        let (lang, theme) = (Lang::ALL[at % 2], Theme::ALL[at % 3]);
        let captions = called(at, lang, theme).marked(at as u32);
        let board = painter.board_scene(&table, &captions);
        for scene in [&board, &painter.hand_scene(&table, &captions)] {
            let faults = faults(scene, theme).into_iter();
            told.extend(faults.map(|fault| format!("{seed} {lang} {theme} {}: {fault}", scene.height)));
        }
        told.extend(torn(&board).iter().map(|fault| format!("{seed} {lang}: {fault}")));
        // To draw takes a hundred times as long as to lay out.
        if !at.is_multiple_of(17) {
            continue;
        }
        let files = [
            (painter.board(&table, &captions), 120_000),
            (painter.hand(&table, &captions.on_page([Shape::Wide, Shape::Tall][at % 2], 0)), 160_000),
        ];
        let large = files.iter().filter(|(file, most)| file.len() > *most);
        told.extend(large.map(|(file, most)| format!("{seed} {lang} {theme}: {} of {most} bytes", file.len())));
    }
    assert!(told.is_empty(), "{} faults:\n{}", told.len(), told.join("\n"));
}

#[test]
fn every_card_of_war_fits_on_the_board_in_the_hand_and_alone_in_both_languages_and_sizes() {
    let painter = Painter::default();
    assert!(library().cards.len() > 176);
    let units = of(Type::is_unit);
    let apart = of(|kind| matches!(kind, Type::Permanent | Type::Medal));
    sizes(|lang, theme| {
        let captions = captions(lang, theme);
        let mut table = duel(1, [4, 4], [2, 0]);
        for card in &library().cards {
            let what = format!("{} {lang} {theme}", card.id);
            sound(&painter.card_scene(&card.any(), lang, theme), theme, &what);
            table.hand = hand(std::slice::from_ref(card));
            sound(&painter.hand_scene(&table.any(), &captions), theme, &format!("{what} in the hand"));
        }
        for (cards, size) in units.chunks(8).zip([8, 4, 3, 16].into_iter().cycle()) {
            let table = laid(duel(1, [size, size], [1, 0]), cards);
            let what = format!("{} {lang} {theme} on the board", cards[0].id);
            sound(&painter.board_scene(&table.any(), &captions), theme, &what);
        }
        for cards in apart.chunks(4) {
            let mut table = duel(1, [2, 2], [4, 0]);
            table.sides.0[0].support = (50..).zip(cards).map(|(number, card)| perm(card, number)).collect();
            let what = format!("{} {lang} {theme} apart", cards[0].id);
            sound(&painter.board_scene(&table.any(), &captions), theme, &what);
        }
    });
}

/// D-16: in a preview every card has its whole text, at a width of 110 pixels at least, and every card is on one page.
#[test]
fn d16_every_card_of_war_fits_in_a_hand_of_any_length_that_a_preview_shows() {
    let painter = Painter::default();
    sizes(|lang, theme| {
        for count in [3, 4, 6, 8, 10] {
            for cards in held().chunks(count) {
                let table = Table { hand: hand(cards), choosing: Vec::new(), ..duel(1, [0, 0], [0, 0]) };
                let what = format!("{} of {count} {lang} {theme}", cards[0].id);
                previewed(&painter, &table.any(), lang, theme, &what);
            }
        }
    });
}

#[test]
fn every_name_of_war_is_whole_on_its_card_and_in_a_hand_and_torn_nowhere() {
    let painter = Painter::default();
    for (lang, card) in Lang::ALL.into_iter().flat_map(|lang| library().cards.iter().map(move |card| (lang, card))) {
        let table = Table { hand: hand(std::slice::from_ref(card)), choosing: Vec::new(), ..duel(1, [0, 0], [0, 0]) };
        for scene in [
            painter.card_scene(&card.any(), lang, Theme::Default),
            painter.hand_scene(&table.any(), &captions(lang, Theme::Default)),
        ] {
            for text in scene.texts() {
                let lines: Vec<&str> = text.lines.iter().map(|line| line.words.as_str()).collect();
                let squeeze = |words: &str| words.split_whitespace().collect::<Vec<_>>().join(" ");
                let joined = squeeze(&lines.join(" ")).replace("- ", "-").replace("— ", "—").replace("/ ", "/");
                let whole = squeeze(&text.words).replace("- ", "-").replace("— ", "—").replace("/ ", "/");
                assert_eq!(joined, whole, "{}", card.id);
                assert!(!whole.contains('…'), "{}: {whole}", card.id);
            }
        }
    }
}

/// Two lines of 144 pixels are enough for nearly every name.
#[test]
fn few_names_are_cut_on_a_board_of_five_units_a_side() {
    let painter = Painter::default();
    let mut cut = BTreeSet::new();
    for lang in Lang::ALL {
        for cards in of(Type::is_unit).chunks(5) {
            let table = Table { shown: Vec::new(), ..laid(duel(1, [5, 5], [0, 0]), cards) };
            let captions = Captions::new(vec!["A".to_owned(), "B".to_owned()], lang, Theme::Default);
            let said = said(&painter.board_scene(&table.any(), &captions));
            cut.extend(said.into_iter().filter(|words| words.contains('…')));
        }
    }
    assert!(cut.len() <= 3, "{cut:?}");
}

#[test]
fn every_card_of_war_has_a_sign() {
    for card in &library().cards {
        assert!(icons::is_known(&card.icon), "{} wants `{}`: run assets/make.sh", card.id, card.icon);
    }
}

#[test]
fn twenty_units_a_side_are_all_shown_with_number_attack_and_defense() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        let mut table = duel(4, [20, 20], [4, 0]);
        for unit in table.sides.0.iter_mut().flat_map(|side| &mut side.units) {
            (unit.attack, unit.defense, unit.damage) = (37, 58, 0);
        }
        let captions = captions(lang, theme);
        let spots = painter.drawn_board(&table.any(), &captions).spots;
        assert_eq!(spots.len(), 44, "{lang} {theme}");
        let said = said(&painter.board_scene(&table.any(), &captions));
        for n in ["37", "58"] {
            assert!(said.iter().filter(|said| *said == n).count() >= 40, "{lang} {theme}: {n} in {said:?}");
        }
        for unit in table.sides.0.iter().flat_map(|side| &side.units) {
            let number = unit.number.to_string();
            let signed = [format!("#{number}"), format!("№{number}"), number];
            assert!(said.iter().any(|said| signed.contains(said)), "{lang} {theme}: {} in {said:?}", unit.number);
        }
    });
}

#[test]
fn what_has_no_room_on_the_board_of_war_is_counted_and_what_may_be_chosen_is_shown_first() {
    let painter = Painter::default();
    let mut table = duel(3, [40, 39], [20, 0]);
    let perms = table.sides.0.iter_mut().flat_map(|side| side.units.iter_mut().chain(&mut side.support));
    perms.for_each(|perm| perm.offered = false);
    table.sides.0[1].units[38].offered = true;
    table.sides.0.iter_mut().for_each(|side| side.cover = 0);
    let said = said(&painter.board_scene(&table.any(), &captions(Lang::Ru, Theme::Default)));
    assert_eq!(said.iter().filter(|said| said.starts_with('+')).count(), 3, "{said:?}");
    assert!(said.contains(&table.sides.0[1].units[38].number.to_string()));
}

/// The top right of a board without units: nothing but the ground of a side.
fn ground(table: &Table, captions: Captions) -> Vec<u8> {
    let frame = Painter::default().board_frame(&table.any(), &captions);
    let (width, height) = (usize::from(frame.width()), usize::from(frame.height()));
    let rows = frame.bytes().chunks_exact(4 * width).take(height / 3).skip(20);
    rows.flat_map(|row| row[4 * (width - 300)..4 * (width - 20)].to_vec()).collect()
}

#[test]
fn the_ground_of_a_match_of_war_stays_the_same_whatever_bases_are_built_and_whoever_looks() {
    let bare = duel(1, [0, 0], [0, 0]);
    let built = |country| {
        let mut table = bare.clone();
        table.sides.0.iter_mut().for_each(|side| side.bases = vec![BasesView { country, all: 3, left: 1 }]);
        table
    };
    let marked = |mark| captions(Lang::En, Theme::Default).marked(mark);
    let first = ground(&built(Country::Usa), marked(0));
    assert!(first.chunks_exact(4).any(|pixel| pixel != &first[..4]), "there is a view");
    for table in [built(Country::Ussr), built(Country::Germany), Table { turns: 30, ..built(Country::Britain) }] {
        assert!(ground(&table, marked(0)) == first, "the ground has changed");
    }
    // A computer player has another name in each language.
    let names = ["Энн".to_owned(), "Компьютер (лёгкий)".to_owned()];
    let russian = Captions { names: names.into(), lang: Lang::Ru, ..marked(0) };
    assert!(ground(&bare, russian) == first, "the ground follows the language");
    assert!((1..4).any(|mark| ground(&bare, marked(mark)) != first), "every match has the same ground");
}

#[test]
fn a_player_shows_health_piles_and_the_bases_of_each_country() {
    let painter = Painter::default();
    let mut table = duel(2, [2, 2], [0, 0]);
    let bases = [(Country::Usa, 12, 7), (Country::Ussr, 9, 0), (Country::Britain, 3, 3), (Country::Germany, 1, 1)];
    table.sides.0[0].bases = bases.map(|(country, all, left)| BasesView { country, all, left }).into();
    (table.sides.0[0].health, table.sides.0[0].cover) = (17, 4);
    everywhere(|lang, theme| {
        let said = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
        // Large letters may leave room only for those that are free.
        let bases = [("7", "7/12"), ("0", "0/9"), ("3", "3/3"), ("1", "1/1")];
        let mut few = table.clone();
        few.sides.0[0].bases.truncate(1);
        let free = ["free", "свободно"][usize::from(lang == Lang::Ru)];
        let told = self::said(&painter.board_scene(&few.any(), &captions(lang, theme)));
        assert!(told.contains(&free.to_owned()), "{lang} {theme}: what 7/12 is: {told:?}");
        let has = |words: &str| said.iter().any(|said| said == words);
        for (free, of_all) in bases {
            assert!(has(of_all) || theme == Theme::LargeText && has(free), "{lang} {theme}: {of_all} in {said:?}");
        }
        for words in ["17", "+4"] {
            assert!(has(words), "{lang} {theme}: {words} in {said:?}");
        }
    });
}

#[test]
fn the_board_of_war_says_the_state_of_a_unit() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        let mut table = duel(1, [3, 3], [0, 0]);
        for unit in table.sides.0.iter_mut().flat_map(|side| &mut side.units) {
            *unit = perm(&unit.card.clone(), unit.number);
        }
        type Mark = (fn(&mut PermView), [&'static str; 2]);
        let marks: [Mark; 4] = [
            (|unit| unit.used = true, ["used", "занят"]),
            (|unit| unit.fresh = true, ["new", "новый"]),
            (|unit| unit.damage = 3, ["−3", "−3"]),
            (|unit| unit.ammo = 13, ["13", "13"]),
        ];
        for (mark, words) in marks {
            let mut table = table.clone();
            mark(&mut table.sides.0[0].units[0]);
            let said = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
            let word = words[usize::from(lang == Lang::Ru)];
            let has = said.iter().any(|said| said.replace('\u{a0}', " ") == word);
            assert!(has, "{lang} {theme}: {word} is not in {said:?}");
        }
    });
}

#[test]
fn the_end_of_a_duel_of_war_names_the_winner_and_the_reason() {
    let painter = Painter::default();
    let mut table = duel(4, [3, 7], [1, 1]);
    (table.phase, table.asked) = (Phase::Over, SeatSet::NONE);
    table.outcome = Some(Outcome::win(Seat::SECOND, Reason::Rule(reason::HEALTH)));
    everywhere(|lang, theme| {
        let said = said(&painter.board_scene(&table.any(), &called(0, lang, theme)));
        let why = ["No Health is left", "Здоровья не осталось"][usize::from(lang == Lang::Ru)];
        assert!(said.iter().any(|said| said.replace('\u{a0}', " ") == why), "{lang} {theme}: {said:?}");
        assert!(said.iter().any(|said| said.len() > 16 && said.contains("DragonSlayer_99")), "{said:?}");
    });
}

#[test]
fn a_card_alone_tells_its_line_of_history() {
    let painter = Painter::default();
    let roomy = |card: &&Arc<CardDef>| card.history.is_some() && card.powers.len() < 2;
    for card in library().cards.iter().filter(roomy).take(20) {
        let history = card.history.as_ref().expect("it has one");
        for (lang, line) in [(Lang::En, &history.en), (Lang::Ru, &history.ru)] {
            let said = said(&painter.card_scene(&card.any(), lang, Theme::Default));
            let bare = |words: &str| words.replace('\u{a0}', " ");
            assert!(said.iter().any(|said| bare(said) == bare(line)), "{}: {said:?}", card.id);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn boards_of_war_do_not_depend_on_anything_hidden(seed in 0_u64..500, other in 0_u64..500) {
        let table = wild(seed);
        let mut twin = table.clone();
        let known = wild(other);
        (twin.hand, twin.choosing) = (known.hand, known.choosing);
        let captions = captions(Lang::En, Theme::Default);
        prop_assert_eq!(Painter::default().board(&table.any(), &captions), Painter::default().board(&twin.any(), &captions));
    }

    #[test]
    fn equal_views_of_war_give_equal_bytes_whatever_was_drawn_before(seed in 0_u64..500, before in 0_u64..500) {
        let captions = captions(Lang::Ru, Theme::Default);
        let used = Painter::default();
        let _ = (used.board(&wild(before).any(), &captions), used.hand(&wild(before).any(), &captions));
        let (table, fresh) = (wild(seed), Painter::default());
        prop_assert_eq!(used.board(&table.any(), &captions), fresh.board(&table.any(), &captions));
        prop_assert_eq!(used.hand(&table.any(), &captions), fresh.hand(&table.any(), &captions));
    }
}

/// F-5: a page lays buttons over the cards.
#[test]
fn f05_every_numbered_card_of_war_has_one_place_in_its_picture_and_no_two_places_meet() {
    let painter = Painter::default();
    for seed in 0..24 {
        let table = wild(seed);
        let theme = Theme::ALL[seed as usize % 3];
        let captions = captions(Lang::En, theme);
        let scenes = [painter.board_scene(&table.any(), &captions), painter.hand_scene(&table.any(), &captions)];
        let spots =
            [painter.drawn_board(&table.any(), &captions).spots, painter.drawn_hand(&table.any(), &captions).spots];
        for (scene, spots) in scenes.iter().zip(&spots) {
            for (at, spot) in spots.iter().enumerate() {
                let (x, y, width, height) = spot.place;
                assert!(width > 20 && height > 20, "{seed}: {spot:?}");
                assert!(x + width <= scene.width && y + height <= scene.height, "{seed}: {spot:?}");
                for other in &spots[at + 1..] {
                    let (left, top) = (other.place.0, other.place.1);
                    let (right, bottom) = (left + other.place.2, top + other.place.3);
                    let meets = x < right && left < x + width && y < bottom && top < y + height;
                    assert!(!meets, "{seed}: {spot:?} {other:?}");
                }
            }
        }
    }
}

#[test]
fn pictures_of_war_are_small_files() {
    let painter = Painter::default();
    for seed in 0..6 {
        for units in [[3, 3], [5, 5], [6, 5], [9, 10], [14, 15], [20, 20]] {
            let mut table = duel(seed, units, [3, 5]);
            if seed % 2 == 0 {
                fight(&mut table, &[1, 2, 0]);
            }
            let file = painter.board(&table.any(), &captions(Lang::ALL[seed as usize % 2], Theme::Default));
            assert!(file.len() <= 120_000, "{seed}, {units:?}: {} bytes", file.len());
        }
    }
    for (at, cards) in held().chunks(10).enumerate() {
        let table = Table { hand: hand(cards), choosing: Vec::new(), ..duel(at as u64, [3, 3], [0, 0]) };
        for shape in [Shape::Wide, Shape::Tall] {
            let file = painter.hand(&table.any(), &captions(Lang::ALL[at % 2], Theme::Default).on_page(shape, 0));
            assert!(file.len() <= 160_000, "{shape:?} of {}: {} bytes", cards[0].id, file.len());
        }
    }
}

/// A chat or a phone loads a large file slowly.
#[test]
fn every_page_of_a_long_hand_of_war_is_a_small_file_and_pages_hold_each_number_once() {
    let painter = Painter::default();
    let words = Words::engine();
    everywhere(|lang, theme| {
        let mut cards = held();
        cards.sort_by_key(|card| std::cmp::Reverse(words.card_name(lang, &**card).chars().count()));
        let table = Table { hand: hand(&cards[..20]), choosing: Vec::new(), ..duel(1, [0, 0], [0, 0]) };
        let numbers: Vec<u8> = table.hand.iter().map(|held| held.number).collect();
        for (shape, most) in [(Shape::Wide, 160_000), (Shape::Tall, 160_000), (Shape::Long, 200_000)] {
            let captions = |page| captions(lang, theme).on_page(shape, page);
            let pages = painter.numbers(&table.any(), &captions(0));
            assert_eq!(pages.concat(), numbers, "{lang} {theme} {shape:?}");
            for page in 0..pages.len() {
                let file = painter.hand(&table.any(), &captions(page));
                assert!(file.len() <= most, "page {page} {lang} {theme} {shape:?}: {} bytes", file.len());
            }
        }
    });
}

#[test]
fn equal_bases_of_a_hand_are_drawn_once_with_how_many_they_are() {
    let painter = Painter::default();
    let base = of(|kind| kind == Type::Base)[0].clone();
    let unit = of(Type::is_unit)[0].clone();
    everywhere(|lang, theme| {
        for (usable, lack) in [(Use::Play, None), (Use::Nothing, Some(Lack::Turn)), (Use::Nothing, None)] {
            let mut table = Table { choosing: Vec::new(), ..duel(1, [0, 0], [0, 0]) };
            table.hand = hand(&[base.clone(), unit.clone(), base.clone(), base.clone()]);
            for held in &mut table.hand {
                (held.usable, held.lack) = (usable, lack);
            }
            for shape in [Shape::Wide, Shape::Tall, Shape::Long] {
                let captions = captions(lang, theme).on_page(shape, 0);
                assert_eq!(painter.numbers(&table.any(), &captions).concat(), [1, 2], "{lang} {theme} {shape:?}");
                let scene = painter.hand_scene(&table.any(), &captions);
                // A preview shows 1,100 pixels as 550, which is the scale of 800 pixels shown as 400.
                let width = if shape == Shape::Wide { 800 } else { scene.width };
                let faults: Vec<String> = scene.faults(theme.min_font(width)).iter().map(ToString::to_string).collect();
                assert!(faults.is_empty(), "{lang} {theme} {shape:?} {lack:?}: {faults:?}");
                let said = said(&scene);
                assert!(said.iter().any(|said| said.starts_with("×3")), "{lang} {theme} {shape:?}: {said:?}");
            }
        }
    });
}

#[test]
fn a_card_of_war_that_cannot_be_used_says_of_what_it_needs_more() {
    let painter = Painter::default();
    let base = of(|kind| kind == Type::Base)[0].clone();
    let tank = library().card("sherman").expect("a card of the set").clone();
    let lacks = [
        (&base, Lack::Turn, ["one per turn", "одна за ход"]),
        (&tank, Lack::Bases(2), ["2 more bases", "ещё 2 базы"]),
        (&tank, Lack::Country(1), ["USA: 1 more", "США: ещё 1"]),
        (&tank, Lack::Part, ["not in combat", "не в бою"]),
    ];
    for (card, lack, words) in lacks {
        for lang in Lang::ALL {
            let mut held = hand(std::slice::from_ref(card));
            (held[0].usable, held[0].lack) = (Use::Nothing, Some(lack));
            let table = Table { hand: held, choosing: Vec::new(), ..duel(1, [0, 0], [0, 0]) };
            for shape in [Shape::Wide, Shape::Tall] {
                let captions = captions(lang, Theme::Default).on_page(shape, 0);
                let said = said(&painter.hand_scene(&table.any(), &captions));
                let said: Vec<String> = said.into_iter().map(|said| said.replace('\u{a0}', " ")).collect();
                let word = words[usize::from(lang == Lang::Ru)];
                assert!(said.contains(&word.to_owned()), "{lang} {shape:?} {lack:?}: {said:?}");
            }
        }
    }
}

#[test]
fn while_others_are_chosen_from_the_hand_of_war_has_no_numbers() {
    let painter = Painter::default();
    let (choosing, own) = (hand(&held()[5..9]), hand(&held()[..3]));
    let table = Table { choosing, hand: own, ..duel(1, [0, 0], [0, 0]) };
    for shape in [Shape::Wide, Shape::Tall, Shape::Long] {
        let captions = captions(Lang::En, Theme::Default).on_page(shape, 0);
        assert_eq!(painter.numbers(&table.any(), &captions).concat(), [1, 2, 3, 4], "{shape:?}");
    }
}

#[test]
fn pictures_of_war_look_as_they_did() {
    let painter = Painter::default();
    let mut table = duel(7, [6, 7], [2, 1]);
    (table.viewer, table.turn) = (Viewer::Seat(Seat::FIRST), Some(Seat::FIRST));
    golden("war-board", &painter.board_frame(&table.any(), &captions(Lang::Ru, Theme::Default)));
    fight(&mut table, &[2, 1, 0]);
    golden("war-combat", &painter.board_frame(&table.any(), &captions(Lang::En, Theme::Default)));
    table.hand = hand(&held()[1..5]);
    golden("war-hand", &painter.hand_frame(&table.any(), &captions(Lang::En, Theme::Default)));
}
