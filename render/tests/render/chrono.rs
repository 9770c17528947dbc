//! Pictures of Chrono: everything fits, nothing collides, all of it can be read, and nothing hidden is shown.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::common::ToAny;
use crate::common::chrono::{at_age, duel, wild};
use crate::common::{called, decode, everywhere, faults, golden, previewed, said, sizes, sound, torn};
use duelhall_engine::chrono::card::{CardDef, Epoch, Resource, Row, Type};
use duelhall_engine::chrono::reason;
use duelhall_engine::chrono::set::library;
use duelhall_engine::chrono::table::{Change, Forecast, HandCard, Latest, PermView, Phase, Table, Use};
use duelhall_engine::kit::{BySeat, Outcome, Reason, Seat, SeatSet, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Painter, Shape, Theme, icons};
use proptest::prelude::*;

fn captions(lang: Lang, theme: Theme) -> Captions {
    called(0, lang, theme)
}

/// Cards that are held in a hand: heroes and tokens never are.
fn held() -> Vec<Arc<CardDef>> {
    library().cards.iter().filter(|card| card.kind != Type::Hero && !card.token).cloned().collect()
}

fn hand(cards: &[Arc<CardDef>]) -> Vec<HandCard> {
    let uses = [Use::Play, Use::Nothing, Use::Choose];
    let one = |(number, card): (u8, &Arc<CardDef>)| {
        let usable = uses[usize::from(number) % 3];
        let missing = (usable == Use::Nothing).then_some(2);
        HandCard { card: card.clone(), number, usable, cost: card.cost, missing }
    };
    (1..).zip(cards).map(one).collect()
}

#[test]
fn five_hundred_wild_tables_of_chrono_fit_with_any_names_and_are_small_files() {
    let painter = Painter::keeping(0);
    let mut told = Vec::new();
    for seed in 0..500 {
        let table = wild(seed).any();
        let at = seed as usize;
        let (lang, theme) = (Lang::ALL[at % 2], Theme::ALL[at % 3]);
        let captions = called(at, lang, theme);
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
fn every_card_of_chrono_fits_on_the_board_in_the_hand_and_alone_in_both_languages_and_sizes() {
    let painter = Painter::default();
    assert!(library().cards.len() > 120);
    sizes(|lang, theme| {
        let captions = captions(lang, theme);
        let mut table = duel(1, [4, 4], [2, 0]);
        for card in &library().cards {
            let what = format!("{} {lang} {theme}", card.id);
            sound(&painter.card_scene(&card.any(), lang, theme), theme, &what);
            table.hand = hand(std::slice::from_ref(card));
            sound(&painter.hand_scene(&table.any(), &captions), theme, &format!("{what} in the hand"));
        }
        for (cards, size) in held().chunks(8).zip([8, 4, 3].into_iter().cycle()) {
            for epoch in Epoch::ALL {
                let table = laid(duel(1, [size, size], [1, 0]), cards, epoch);
                let what = format!("{} {lang} {theme} on the board", cards[0].id);
                sound(&painter.board_scene(&table.any(), &captions), theme, &what);
            }
        }
    });
}

/// D-16: in a preview every card has its whole text, at a width of 110 pixels at least, and every card is on one page.
#[test]
fn d16_every_card_of_chrono_fits_in_a_hand_of_any_length_that_a_preview_shows() {
    let painter = Painter::default();
    sizes(|lang, theme| {
        for count in [3, 4, 6, 8, 10] {
            for cards in held().chunks(count) {
                let table = Table { hand: hand(cards), forecast: Vec::new(), ..duel(1, [0, 0], [0, 0]) };
                let what = format!("{} of {count} {lang} {theme}", cards[0].id);
                previewed(&painter, &table.any(), lang, theme, &what);
            }
        }
    });
}

/// Puts these cards in place of those on a table.
fn laid(mut table: Table, cards: &[Arc<CardDef>], epoch: Epoch) -> Table {
    for side in &mut table.sides.0 {
        for (perm, card) in side.field.iter_mut().zip(cards) {
            let window = card.row(epoch).and_then(|row| row.window.clone()).unwrap_or_default();
            (perm.card, perm.epoch, perm.yields) = (card.clone(), epoch, window);
        }
    }
    table.shown = cards.iter().take(1).map(|card| (Seat::FIRST, card.clone())).collect();
    table
}

#[test]
fn no_name_of_a_card_of_chrono_is_torn_within_a_word() {
    let painter = Painter::default();
    for (lang, card) in Lang::ALL.into_iter().flat_map(|lang| library().cards.iter().map(move |card| (lang, card))) {
        let table = Table { hand: hand(std::slice::from_ref(card)), ..duel(1, [0, 0], [0, 0]) };
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
            }
        }
    }
}

/// Only beside shadows a few of the longest names are cut, where eight cards leave the least room.
#[test]
fn no_name_is_cut_on_a_board_of_eight_cards_a_side() {
    let painter = Painter::default();
    let mut cut = BTreeSet::new();
    for (lang, shades) in Lang::ALL.into_iter().flat_map(|lang| [(lang, 0), (lang, 3)]) {
        for cards in held().chunks(8) {
            let table = laid(duel(1, [8, 4], [shades, shades]), cards, Epoch::Two);
            let captions = Captions::new(vec!["A".to_owned(), "B".to_owned()], lang, Theme::Default);
            let said = said(&painter.board_scene(&table.any(), &captions));
            cut.extend(said.into_iter().filter(|words| words.contains('…')).map(|words| (shades, words)));
        }
    }
    assert!(cut.iter().all(|(shades, _)| *shades > 0) && cut.len() <= 5, "{cut:?}");
}

#[test]
fn every_card_of_chrono_has_a_sign() {
    for card in &library().cards {
        assert!(icons::is_known(&card.icon), "{} wants `{}`: run assets/make.sh", card.id, card.icon);
    }
}

#[test]
fn the_board_says_the_number_and_the_yields_of_all_eight_cards_and_three_shadows_of_both_sides() {
    let painter = Painter::default();
    for seed in 0..10 {
        let table = duel(seed, [8, 8], [3, 3]);
        let said = said(&painter.board_scene(&table.any(), &captions(Lang::En, Theme::Default)));
        let perms = table.sides.0.iter().flat_map(|side| &side.field);
        let shades = table.sides.0.iter().flat_map(|side| &side.shades).map(|shade| shade.number);
        for number in perms.clone().map(|perm| perm.number).chain(shades) {
            assert!(said.contains(&number.to_string()), "{seed}: {number} is not in {said:?}");
        }
        for (_, n) in perms.flat_map(|perm| &perm.yields) {
            assert!(said.contains(&n.to_string()), "{seed}: {n} is not in {said:?}");
        }
        for side in &table.sides.0 {
            let numbers = [side.life, side.pool as i16, side.hand as i16, side.deck as i16, side.counters];
            assert!(numbers.iter().all(|n| said.contains(&n.to_string())), "{seed}: {numbers:?} in {said:?}");
        }
        assert!(said.contains(&table.age.to_string()), "{seed}");
    }
}

#[test]
fn what_has_no_room_on_the_board_of_chrono_is_counted_and_what_may_be_chosen_is_shown_first() {
    let painter = Painter::default();
    let mut table = duel(3, [20, 19], [5, 0]);
    let perms = table.sides.0.iter_mut().flat_map(|side| &mut side.field);
    perms.for_each(|perm| perm.offered = false);
    table.sides.0[1].field[18].offered = true;
    let said = said(&painter.board_scene(&table.any(), &captions(Lang::Ru, Theme::LargeText)));
    assert!(["+9", "+8", "+3"].iter().all(|more| said.contains(&(*more).to_owned())), "{said:?}");
    assert!(said.contains(&table.sides.0[1].field[18].number.to_string()));
}

#[test]
fn all_of_twelve_cards_a_side_are_shown_with_the_rows_of_all_three_epochs() {
    let painter = Painter::default();
    let card = held().into_iter().find(|card| card.rows.len() == 3).expect("a card whose epochs differ");
    let mut card = (*card).clone();
    for (row, n) in card.rows.iter_mut().zip([7, 8, 9]) {
        (row.window, row.powers) = (Some(vec![(Resource::Attack, n)]), Vec::new());
    }
    let card = Arc::new(card);
    for size in [4, 8, 10, 12] {
        everywhere(|lang, theme| {
            let cards = vec![card.clone(); size];
            let table = laid(duel(1, [size, size], [3, 0]), &cards, Epoch::Two);
            let captions = captions(lang, theme);
            assert_eq!(painter.drawn_board(&table.any(), &captions).spots.len(), 2 * size + 3 + 2, "both heroes too");
            let said = said(&painter.board_scene(&table.any(), &captions));
            for n in ["7", "8", "9"] {
                let count = said.iter().filter(|said| *said == n).count();
                assert!(count >= 2 * size, "{size} {lang} {theme}: {n} is told {count} times: {said:?}");
            }
        });
    }
}

#[test]
fn the_end_of_a_duel_of_chrono_names_the_winner_and_the_last_blow() {
    let painter = Painter::default();
    let words = duelhall_engine::text::Words::engine();
    let card = held()[3].clone();
    for size in [3, 7] {
        let mut table = duel(4, [size, 2], [1, 1]);
        (table.phase, table.asked) = (Phase::Over, SeatSet::NONE);
        table.outcome = Some(Outcome::win(Seat::SECOND, Reason::Rule(reason::LIFE)));
        (table.sides.0[0].life, table.sides.0[1].life) = (-2, 5);
        let life = BySeat([-6, 0]);
        table.latest = Some(Latest { seat: Seat::SECOND, card: Some(card.clone()), moved: 0, life });
        everywhere(|lang, theme| {
            let said = said(&painter.board_scene(&table.any(), &called(0, lang, theme)));
            let said: Vec<String> = said.iter().map(|said| said.replace('\u{a0}', " ")).collect();
            let name = words.card_name(lang, &*card).replace('\u{a0}', " ");
            assert!(said.contains(&name) && said.contains(&"−6".to_owned()), "{lang} {theme}: {said:?}");
            assert!(said.iter().any(|said| said.len() > 16 && said.contains("DragonSlayer_99")), "{said:?}");
        });
        // Whoever gives up was not struck down.
        table.outcome = Some(Outcome::win(Seat::SECOND, Reason::Resigned));
        let said = said(&painter.board_scene(&table.any(), &captions(Lang::En, Theme::Default)));
        assert!(!said.contains(&"−6".to_owned()) && said.contains(&"The other side resigned".to_owned()), "{said:?}");
    }
}

/// A ground of one colour has no streaks: its colour in the file is the same everywhere, whatever lies beside it.
#[test]
fn a_ground_of_one_colour_is_of_one_colour_in_the_file() {
    let painter = Painter::default();
    let captions = captions(Lang::Ru, Theme::Default);
    for size in [3, 8] {
        let table = duel(2, [size, size], [2, 0]).any();
        let (frame, file) = (painter.board_frame(&table, &captions), decode(&painter.board(&table, &captions)));
        let mut grounds: BTreeMap<[u8; 3], BTreeMap<[u8; 4], usize>> = BTreeMap::new();
        for (whole, shown) in frame.bytes().chunks_exact(4).zip(file.pixels()) {
            *grounds.entry([whole[0], whole[1], whole[2]]).or_default().entry(shown.0).or_default() += 1;
        }
        for (color, shown) in grounds {
            let (all, most) = (shown.values().sum::<usize>(), shown.values().max().copied().unwrap_or_default());
            assert!(all < 3_000 || most * 100 >= all * 95, "{size}: {color:?} is shown as {shown:?}");
        }
    }
}

#[test]
fn the_board_of_chrono_says_why_a_card_yields_nothing() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        let mut table = duel(1, [3, 3], [0, 0]);
        for perm in table.sides.0.iter_mut().flat_map(|side| &mut side.field) {
            (perm.turned, perm.snared, perm.sick, perm.shifted) = (false, false, false, false);
        }
        type Mark = (fn(&mut PermView), [&'static str; 2]);
        let marks: [Mark; 4] = [
            (|perm| perm.turned = true, ["turned", "повёрнута"]),
            (|perm| (perm.turned, perm.snared) = (true, true), ["snared", "в ловушке"]),
            (|perm| perm.sick = true, ["new", "новая"]),
            (|perm| perm.shifted = true, ["shifted", "сдвинута"]),
        ];
        for (mark, words) in marks {
            let mut table = table.clone();
            mark(&mut table.sides.0[0].field[0]);
            let said = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
            if theme == Theme::LargeText {
                // Large letters may leave room for the sign alone.
                continue;
            }
            let word = words[usize::from(lang == Lang::Ru)];
            assert!(
                said.iter().any(|said| said.replace('\u{a0}', " ") == word),
                "{lang} {theme}: {word} is not in {said:?}"
            );
        }
    });
}

#[test]
fn a_hand_of_chrono_shows_each_card_with_its_number_and_what_is_missing_and_the_own_shadows() {
    let painter = Painter::default();
    let cards = held();
    let shadow = cards.iter().find(|card| card.kind == Type::Shadow).expect("there are shadows").clone();
    let mut table = Table { hand: hand(&cards[..5]), ..duel(2, [1, 1], [1, 1]) };
    table.viewer = Viewer::Seat(Seat::FIRST);
    (table.sides.0[0].shades[0].card, table.sides.0[0].shades[0].number) = (Some(shadow.clone()), 77);
    let words = duelhall_engine::text::Words::engine();
    everywhere(|lang, theme| {
        let pages = painter.numbers(&table.any(), &captions(lang, theme)).len();
        let page = |page| captions(lang, theme).on_page(Shape::Long, page);
        let said: Vec<String> = (0..pages).flat_map(|at| said(&painter.hand_scene(&table.any(), &page(at)))).collect();
        let missing = if lang == Lang::En { "needs 2 more" } else { "не хватает 2" };
        let said: Vec<String> = said.iter().map(|said| said.replace('\u{a0}', " ")).collect();
        assert!(said.contains(&missing.to_owned()), "{said:?}");
        assert!((1..=5).all(|number: u8| said.contains(&number.to_string())), "{said:?}");
        let name = words.card_name(lang, &*shadow).replace('\u{a0}', " ");
        assert!(said.contains(&name) && said.contains(&"77".to_owned()), "{name}: {said:?}");
    });
}

#[test]
fn a_hand_of_chrono_tells_what_dies_if_time_moves_into_another_epoch() {
    let painter = Painter::default();
    let spells = held().into_iter().filter(|card| {
        let stays = |epoch| card.row(epoch).is_some_and(|row| row.window.is_some());
        stays(Epoch::One) && !stays(Epoch::Two)
    });
    let spells: Vec<_> = spells.take(3).collect();
    let mut table = laid(duel(2, [3, 0], [0, 0]), &spells, Epoch::One);
    (table.age, table.epoch) = (14, Epoch::One);
    let change =
        |perm: &PermView| Change { seat: Seat::FIRST, number: perm.number, card: perm.card.clone(), dies: true };
    let changes: Vec<Change> = table.sides.0[0].field.iter().map(change).collect();
    let reached = |by: i8, epoch, changes| Forecast { by, age: 14_u8.saturating_add_signed(by), epoch, changes };
    table.forecast =
        vec![reached(-1, Epoch::One, vec![]), reached(1, Epoch::One, vec![]), reached(2, Epoch::Two, changes)];
    let number = table.sides.0[0].field[0].number.to_string();
    let table = Table { hand: hand(&held()[..2]), ..table };
    for shape in [Shape::Wide, Shape::Tall, Shape::Long] {
        let said = said(&painter.hand_scene(&table.any(), &captions(Lang::En, Theme::Default).on_page(shape, 0)));
        assert!(said.contains(&"If time moves".to_owned()), "{shape:?}: {said:?}");
        assert!(said.contains(&number), "{shape:?}: {number} is not in {said:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn boards_of_chrono_do_not_depend_on_anything_hidden(seed in 0_u64..500, other in 0_u64..500) {
        let table = wild(seed);
        let mut twin = table.clone();
        let known = wild(other);
        (twin.hand, twin.choosing, twin.forecast) = (known.hand, known.choosing, known.forecast);
        // The viewer knows their own shadows.
        for shade in twin.sides.0.iter_mut().flat_map(|side| &mut side.shades) {
            shade.card = Some(library().cards[other as usize % library().cards.len()].clone());
        }
        let captions = captions(Lang::En, Theme::Default);
        prop_assert_eq!(Painter::default().board(&table.any(), &captions), Painter::default().board(&twin.any(), &captions));
    }

    #[test]
    fn equal_views_of_chrono_give_equal_bytes_whatever_was_drawn_before(seed in 0_u64..500, before in 0_u64..500) {
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
fn f05_every_hero_and_numbered_card_of_chrono_has_one_place_in_its_picture_and_no_two_places_meet() {
    let painter = Painter::default();
    for seed in 0..6 {
        let table = wild(seed);
        let theme = Theme::ALL[seed as usize % 3];
        let captions = captions(Lang::En, theme);
        let scenes = [painter.board_scene(&table.any(), &captions), painter.hand_scene(&table.any(), &captions)];
        let spots =
            [painter.drawn_board(&table.any(), &captions).spots, painter.drawn_hand(&table.any(), &captions).spots];
        let heroes: Vec<&str> = spots[0].iter().filter_map(|spot| spot.card.as_deref()).collect();
        let own: Vec<&str> = table.sides.iter().map(|(_, side)| side.hero.id.as_str()).collect();
        assert!(heroes.len() == 2 && own.iter().all(|hero| heroes.contains(hero)), "{seed}: {heroes:?} of {own:?}");
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
fn pictures_of_chrono_are_small_files() {
    let painter = Painter::default();
    for seed in 0..3 {
        for field in [[3, 3], [4, 4], [6, 5], [8, 8], [10, 10], [12, 12], [18, 18]] {
            let table = duel(seed, field, [3, 3]);
            let file = painter.board(&table.any(), &captions(Lang::ALL[seed as usize % 2], Theme::Default));
            assert!(file.len() <= 120_000, "{seed}, {field:?}: {} bytes", file.len());
        }
    }
    for (at, cards) in held().chunks(10).enumerate() {
        let table = Table { hand: hand(cards), ..duel(at as u64, [3, 3], [0, 0]) };
        for shape in [Shape::Wide, Shape::Tall] {
            let file = painter.hand(&table.any(), &captions(Lang::ALL[at % 2], Theme::Default).on_page(shape, 0));
            assert!(file.len() <= 160_000, "{shape:?} of {}: {} bytes", cards[0].id, file.len());
        }
    }
}

/// A chat or a phone loads a large file slowly, and a hand of Chrono has no limit.
#[test]
fn every_page_of_a_long_hand_of_long_names_is_a_small_file_and_pages_hold_each_number_once() {
    let painter = Painter::default();
    let words = duelhall_engine::text::Words::engine();
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
fn while_others_are_chosen_from_the_hand_of_chrono_has_no_numbers() {
    let painter = Painter::default();
    let (choosing, own) = (hand(&held()[5..9]), hand(&held()[..3]));
    let table = Table { choosing, hand: own, ..duel(1, [0, 0], [0, 0]) };
    for shape in [Shape::Wide, Shape::Tall, Shape::Long] {
        let captions = captions(Lang::En, Theme::Default).on_page(shape, 0);
        assert_eq!(painter.numbers(&table.any(), &captions).concat(), [1, 2, 3, 4], "{shape:?}");
    }
}

/// A broad page shows the whole hand on one picture, or else it would be cut there.
#[test]
fn a_few_own_shadows_are_on_the_broad_picture_of_the_hand_and_have_no_number_of_it() {
    let painter = Painter::default();
    let mut table = Table { hand: hand(&held()[..2]), forecast: Vec::new(), ..duel(1, [0, 0], [1, 0]) };
    table.viewer = Viewer::Seat(Seat::FIRST);
    let shadow = library().cards.iter().find(|card| card.kind == Type::Shadow).expect("there are shadows").clone();
    table.sides.0[0].shades[0].card = Some(shadow);
    everywhere(|lang, theme| {
        let broad = captions(lang, theme).on_page(Shape::Wide, 0);
        assert_eq!(painter.numbers(&table.any(), &broad), [[1, 2]], "{lang} {theme}");
    });
}

#[test]
fn a_hand_of_chrono_says_nothing_of_time_where_nothing_would_change() {
    let reached = Forecast { by: 1, age: 15, epoch: Epoch::Two, changes: Vec::new() };
    let table = Table { hand: hand(&held()[..2]), forecast: vec![reached], ..duel(1, [0, 0], [0, 0]) };
    let said = said(&Painter::default().hand_scene(&table.any(), &captions(Lang::En, Theme::Default)));
    assert!(!said.contains(&"If time moves".to_owned()), "{said:?}");
}

#[test]
fn a_row_that_is_a_spell_has_the_sign_of_one_and_no_other_row_has_it() {
    let painter = Painter::default();
    for card in &library().cards {
        let is_spell = |row: &Row| row.window.is_none() && !row.powers.is_empty();
        let is_any = !matches!(card.kind, Type::Hero | Type::Shadow) && card.rows.iter().any(is_spell);
        for lang in Lang::ALL {
            let scene = painter.card_scene(&card.any(), lang, Theme::Default).to_string();
            let signs = scene.matches("ui-spell").count();
            assert!((signs > 0) == is_any && signs <= card.rows.len(), "{}: {signs} in {scene}", card.id);
        }
    }
}

#[test]
fn pictures_of_chrono_look_as_they_did() {
    let painter = Painter::default();
    let mut table = at_age(duel(7, [3, 6], [2, 1]), 14, 18);
    table.viewer = Viewer::Seat(Seat::FIRST);
    golden("chrono-board", &painter.board_frame(&table.any(), &captions(Lang::Ru, Theme::Default)));
    table.hand = hand(&held()[..4]);
    golden("chrono-hand", &painter.hand_frame(&table.any(), &captions(Lang::En, Theme::Default)));
}
