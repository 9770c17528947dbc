//! Pictures of Heroes: everything fits, nothing collides, all of it can be read, and nothing hidden is shown.

use crate::common::ToAny;
use crate::common::heroes::{crowd, duel, wild, with_chain, with_combat};
use crate::common::{called, everywhere, faults, golden, previewed, said, said_on_all_pages, sizes, sound};
use duelhall_engine::heroes::card::{CardDef, CardType, Keyword};
use duelhall_engine::heroes::set::library;
use duelhall_engine::heroes::table::{HandCard, PermView, Shown, Table, Use};
use duelhall_engine::kit::{Seat, SeatSet, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Painter, Shape, Spot, Theme, icons};
use proptest::prelude::*;

fn captions(lang: Lang, theme: Theme) -> Captions {
    called(0, lang, theme)
}

#[test]
fn five_hundred_wild_tables_of_heroes_fit_with_any_names() {
    let painter = Painter::default();
    let mut told = Vec::new();
    for seed in 0..500 {
        let table = wild(seed);
        let at = seed as usize;
        let (lang, theme) = (Lang::ALL[at % 2], Theme::ALL[at % 3]);
        let captions = called(at, lang, theme);
        for scene in [painter.board_scene(&table.any(), &captions), painter.hand_scene(&table.any(), &captions)] {
            let faults = faults(&scene, theme).into_iter();
            told.extend(faults.map(|fault| format!("{seed} {lang} {theme} {}: {fault}", scene.height)));
        }
    }
    assert!(told.is_empty(), "{} faults:\n{}", told.len(), told.join("\n"));
}

#[test]
fn every_card_of_heroes_fits_on_the_board_in_the_hand_and_alone_in_both_languages_and_sizes() {
    let painter = Painter::default();
    assert!(library().cards.len() > 250);
    sizes(|lang, theme| {
        let captions = captions(lang, theme);
        let mut table = duel(1, [6, 2]);
        for card in &library().cards {
            let what = format!("{} {lang} {theme}", card.id);
            sound(&painter.card_scene(&card.any(), lang, theme), theme, &what);
            table.hand =
                vec![HandCard { card: card.clone(), number: 1, usable: Use::Play, missing: None, cost: Some(2) }];
            sound(&painter.hand_scene(&table.any(), &captions), theme, &format!("{what} in the hand"));
        }
        for cards in library().cards.chunks(8) {
            let table = laid(duel(1, [6, 2]), cards);
            let what = format!("{} {lang} {theme} on the board", cards[0].id);
            sound(&painter.board_scene(&table.any(), &captions), theme, &what);
        }
    });
}

/// D-16: in a preview every card has its whole text, at a width of 110 pixels at least, and every card is on one page.
#[test]
fn d16_every_card_of_heroes_fits_in_a_hand_of_any_length_that_a_preview_shows() {
    let painter = Painter::default();
    sizes(|lang, theme| {
        for count in [3, 4, 6, 8, 10] {
            for cards in library().cards.chunks(count) {
                let hand = cards.iter().zip(1..).map(|(card, number)| HandCard {
                    card: card.clone(),
                    number,
                    usable: if number % 2 == 0 { Use::Nothing } else { Use::Play },
                    missing: (number % 2 == 0).then_some(2),
                    cost: Some(2),
                });
                let table = Table { hand: hand.collect(), ..duel(1, [0, 0]) };
                let what = format!("{} of {count} {lang} {theme}", cards[0].id);
                previewed(&painter, &table.any(), lang, theme, &what);
            }
        }
    });
}

/// Puts these cards in place of those on a table.
fn laid(mut table: Table, cards: &[std::sync::Arc<CardDef>]) -> Table {
    let side = &mut table.seats[0];
    for (perm, card) in side.allies.iter_mut().zip(cards) {
        perm.card = card.clone();
    }
    let shown = cards.iter().take(7).map(|card| Shown { seat: Seat::FIRST, card: card.clone() });
    table.shown = shown.collect();
    side.graveyard = cards.to_vec();
    table
}

#[test]
fn no_name_of_a_card_is_torn_within_a_word() {
    let painter = Painter::default();
    for (lang, card) in Lang::ALL.into_iter().flat_map(|lang| library().cards.iter().map(move |card| (lang, card))) {
        let table = Table {
            hand: vec![HandCard { card: card.clone(), number: 1, usable: Use::Play, missing: None, cost: None }],
            ..duel(1, [0, 0])
        };
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

#[test]
fn every_card_of_heroes_has_a_sign() {
    for card in &library().cards {
        assert!(icons::is_known(&card.icon), "{} wants `{}`: run assets/make.sh", card.id, card.icon);
    }
}

fn in_play(table: &Table) -> impl Iterator<Item = &PermView> {
    table.seats.iter().flat_map(|side| side.hero.iter().chain(&side.allies).chain(&side.equipment).chain(&side.ongoing))
}

#[test]
fn the_board_says_the_number_the_atk_and_the_health_of_all_twelve_allies_of_both_sides() {
    let painter = Painter::default();
    for seed in 0..10 {
        let table = duel(seed, [12, 12]);
        let said = said(&painter.board_scene(&table.any(), &captions(Lang::En, Theme::Default)));
        for perm in in_play(&table) {
            let left = perm.health - perm.damage;
            let mut must = vec![perm.number.to_string()];
            match perm.card.kind {
                CardType::Ally { .. } => must.extend([perm.atk.to_string(), left.to_string()]),
                CardType::Hero { .. } => must.push(format!("{left}/{}", perm.health)),
                CardType::Weapon { .. } => must.extend([perm.atk.to_string(), perm.strike.to_string()]),
                _ => {}
            }
            for words in must {
                assert!(said.contains(&words), "{seed}: {words} of {} is not in {said:?}", perm.number);
            }
        }
        for side in &table.seats {
            let ready = side.resources.iter().filter(|resource| !resource.exhausted).count();
            let counts = [side.hand.to_string(), side.deck.to_string(), format!("{ready}/{}", side.resources.len())];
            assert!(counts.iter().all(|count| said.contains(count)), "{seed}: {counts:?}");
            assert!(side.resources.iter().filter(|r| r.face_up).all(|r| said.contains(&r.number.to_string())));
        }
    }
}

#[test]
fn what_has_no_room_is_counted_and_what_may_be_chosen_is_shown_first() {
    let painter = Painter::default();
    let mut table = duel(3, [12, 12]);
    table.seats[1].allies[11].offered = true;
    let said = said(&painter.board_scene(&table.any(), &captions(Lang::Ru, Theme::LargeText)));
    assert_eq!(said.iter().filter(|words| *words == "+3").count(), 2, "{said:?}");
    assert!(said.contains(&table.seats[1].allies[11].number.to_string()));
    assert!(!said.contains(&table.seats[0].allies[11].number.to_string()));
}

#[test]
fn eight_sides_are_on_one_board_and_each_shows_its_hero_and_its_name() {
    let painter = Painter::default();
    for seats in 3..=8 {
        let table = crowd(seats as u64, seats, false);
        let captions = Captions {
            names: ["Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"].map(str::to_owned).into(),
            ..captions(Lang::En, Theme::Default)
        };
        let said = said(&painter.board_scene(&table.any(), &captions));
        for (side, name) in table.seats.iter().zip(&captions.names) {
            let hero = side.hero.as_ref().expect("nobody is out");
            assert!(said.contains(name), "{name} of {seats} is not in {said:?}");
            assert!(said.contains(&format!("{}/{}", hero.health - hero.damage, hero.health)), "{seats}");
        }
    }
}

#[test]
fn a_hand_of_heroes_shows_each_card_with_its_number_and_what_can_be_done() {
    let painter = Painter::default();
    let held = duel(2, [1, 1]).hand[0].clone();
    for count in [1, 3, 4, 7, 12] {
        let uses = [Use::Play, Use::Place, Use::Choose, Use::Nothing];
        let missing = |at: usize| (at % 4 == 3).then_some(2);
        let hand = (0..count).map(|at| HandCard {
            number: at as u8 + 1,
            usable: uses[at % 4],
            missing: missing(at),
            ..held.clone()
        });
        let table = Table { hand: hand.collect(), ..duel(2, [1, 1]) };
        let said = said(&painter.hand_scene(&table.any(), &captions(Lang::En, Theme::Default)));
        for (at, word) in ["play", "as resource", "choose", "needs 2 more"].iter().enumerate().take(count) {
            assert!(said.contains(&(*word).to_owned()) && said.contains(&(at + 1).to_string()), "{count}: {said:?}");
        }
    }
}

#[test]
fn a_card_that_can_be_placed_says_what_is_missing_to_play_it_and_keeps_its_press() {
    let painter = Painter::default();
    let held = duel(2, [1, 1]).hand[0].clone();
    let placed = HandCard { number: 1, usable: Use::Place, missing: Some(3), ..held.clone() };
    let table = Table { hand: vec![placed, HandCard { number: 2, usable: Use::Play, ..held }], ..duel(2, [1, 1]) };
    everywhere(|lang, theme| {
        for shape in [Shape::Wide, Shape::Tall, Shape::Long] {
            let captions = captions(lang, theme).on_page(shape, 0);
            let told = said(&painter.hand_scene(&table.any(), &captions));
            let words = if lang == Lang::En { "needs 3 more" } else { "не хватает 3" };
            let told = told.iter().map(|told| told.replace('\u{a0}', " ")).collect::<Vec<_>>();
            assert!(told.contains(&words.to_owned()), "{lang} {theme} {shape:?}: {told:?}");
            let spots = painter.drawn_hand(&table.any(), &captions).spots;
            assert!(spots[0].number == 1 && spots[0].tab.is_some(), "{lang} {theme} {shape:?}: {spots:?}");
        }
    });
}

#[test]
fn of_more_cards_than_can_be_drawn_whole_each_that_can_be_chosen_is_in_a_line_with_its_number() {
    let painter = Painter::default();
    let held = duel(2, [1, 1]).hand[0].clone();
    // Of very many cards only the last ninety can be chosen: they must come before the others.
    let chosen = |number: u8, count: u8| !number.is_multiple_of(4) && number > count.saturating_sub(90);
    let cards = |count: u8| -> Vec<HandCard> {
        let usable = |number: u8| if chosen(number, count) { Use::Choose } else { Use::Nothing };
        (1..=count).map(|number| HandCard { number, usable: usable(number), ..held.clone() }).collect()
    };
    everywhere(|lang, theme| {
        for count in [13, 60, 200] {
            for table in [
                Table { hand: cards(count), ..duel(2, [1, 1]) },
                Table { looking: cards(count), hand: cards(5), ..duel(2, [1, 1]) },
            ] {
                let scene = painter.hand_scene(&table.any(), &captions(lang, theme));
                assert!(faults(&scene, theme).is_empty(), "{count} {lang} {theme}");
                let said = said_on_all_pages(&painter, &table.any(), &captions(lang, theme));
                for number in (1..=count).filter(|number| chosen(*number, count)) {
                    assert!(said.contains(&number.to_string()), "{number} of {count} is not in {said:?}");
                }
            }
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn boards_of_heroes_do_not_depend_on_anything_hidden(seed in 0_u64..5000, other in 0_u64..5000) {
        let table = wild(seed);
        let mut twin = table.clone();
        let known = wild(other);
        (twin.hand, twin.looking) = (known.hand, known.looking);
        // The viewer knows their own face-down resources.
        for resource in twin.seats.iter_mut().flat_map(|side| &mut side.resources).filter(|resource| !resource.face_up) {
            resource.card = Some(library().cards[other as usize % library().cards.len()].clone());
        }
        let captions = captions(Lang::En, Theme::Default);
        prop_assert_eq!(Painter::default().board(&table.any(), &captions), Painter::default().board(&twin.any(), &captions));
    }

    #[test]
    fn equal_views_of_heroes_give_equal_bytes_whatever_was_drawn_before(seed in 0_u64..5000, before in 0_u64..5000) {
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
fn f05_every_numbered_card_has_one_place_in_its_picture_and_no_two_places_meet() {
    let painter = Painter::default();
    for seed in 0..6 {
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
                    let (left, top, right, bottom) =
                        (other.place.0, other.place.1, other.place.0 + other.place.2, other.place.1 + other.place.3);
                    let meets = x < right && left < x + width && y < bottom && top < y + height;
                    assert!(
                        !meets && (spot.card.is_some() || spot.number != other.number),
                        "{seed}: {spot:?} {other:?}"
                    );
                }
            }
        }
        // What resolves next is read like a card in play.
        let next = table.chain.last().and_then(|link| link.card.as_ref()).filter(|_| table.outcome.is_none());
        let is_next = |spot: &Spot| next.is_none_or(|card| spot.card.as_deref() == Some(&*card.id));
        assert!(spots[0].iter().any(is_next), "{seed}: {next:?}");
        let painted = |cards: &[HandCard]| cards.iter().map(|card| u16::from(card.number)).collect::<Vec<_>>();
        let mut numbers = [painted(&table.looking), painted(&table.hand)].concat();
        numbers.retain(|number| *number > 0);
        let pages = 0..painter.numbers(&table.any(), &captions).len();
        let spots = |page| painter.drawn_hand(&table.any(), &captions.clone().on_page(captions.shape, page)).spots;
        assert_eq!(pages.flat_map(spots).map(|spot| spot.number).collect::<Vec<_>>(), numbers, "{seed}");
    }
}

#[test]
fn boards_of_heroes_are_small_files() {
    let painter = Painter::default();
    for seed in 0..6 {
        let file = painter.board(&duel(seed, [6, 9]).any(), &captions(Lang::En, Theme::Default));
        assert!(file.len() <= 120_000, "{seed}: {} bytes", file.len());
    }
}

#[test]
fn pictures_of_heroes_look_as_they_did() {
    let painter = Painter::default();
    let mut table = with_chain(with_combat(duel(7, [3, 8])), 3, 3);
    table.viewer = Viewer::Seat(Seat::FIRST);
    golden("heroes-board", &painter.board_frame(&table.any(), &captions(Lang::Ru, Theme::Default)));
    golden("heroes-hand", &painter.hand_frame(&table.any(), &captions(Lang::En, Theme::Default)));
    let crowd = crowd(11, 6, false);
    golden("heroes-six-seats", &painter.board_frame(&crowd.any(), &captions(Lang::En, Theme::HighContrast)));
}

#[test]
fn a_spectator_of_a_larger_table_sees_each_seat_in_one_place_whoever_acts() {
    let painter = Painter::default();
    let names: Vec<String> = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"].map(str::to_owned).into();
    let captions = Captions::new(names.clone(), Lang::En, Theme::Default);
    for (seats, teams) in [(3, false), (4, false), (4, true), (5, false), (6, false), (6, true)] {
        let mut table = crowd(5, seats, teams);
        table.viewer = Viewer::Public;
        let mut first = None;
        for turn in (0..seats as u8).map(Seat) {
            (table.turn, table.asked) = (Some(turn), SeatSet(1 << turn.0));
            let scene = painter.board_scene(&table.any(), &captions);
            let texts = scene.texts();
            let place = |name: &String| {
                let text = texts.iter().find(|text| text.words == *name).expect("every name is on the board");
                (text.room.x, text.room.y)
            };
            let places: Vec<(f32, f32)> = names[..seats].iter().map(place).collect();
            let rows: Vec<bool> = places.iter().map(|(_, y)| *y > 300.0).collect();
            let expected = (0..seats).map(|seat| if teams { seat % 2 == 0 } else { seat < seats / 2 });
            assert_eq!(rows, expected.collect::<Vec<_>>(), "{seats} {teams}");
            assert_eq!(*first.get_or_insert_with(|| places.clone()), places, "{seats} {teams} {turn:?}");
        }
    }
}

#[test]
fn a_protector_is_shown_on_a_board_that_has_no_room_for_every_card() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        for seats in [2, 6, 8] {
            let mut table = crowd(3, seats, false);
            let source = duel(1, [12, 12]);
            let allies = source.seats.iter().flat_map(|side| &side.allies).cloned();
            let numbered = (700..).zip(allies).map(|(number, ally)| PermView { number, offered: false, ..ally });
            let mut allies: Vec<PermView> = numbered.collect();
            for ally in &mut allies {
                ally.keywords.clear();
            }
            let last = allies.last_mut().expect("there are allies");
            last.keywords.push(Keyword::Protector);
            let number = last.number.to_string();
            table.seats[1].allies = allies;
            let said = said(&painter.board_scene(&table.any(), &captions(lang, theme)));
            assert!(said.contains(&number), "{seats} {lang} {theme}: {said:?}");
        }
    });
}

#[test]
fn two_targets_of_a_link_are_two_numbers() {
    let painter = Painter::default();
    let mut table = with_chain(duel(1, [6, 6]), 1, 1);
    (table.chain[0].targets, table.chain[0].players) = (vec![12, 34], Default::default());
    everywhere(|lang, theme| {
        let scene = painter.board_scene(&table.any(), &captions(lang, theme));
        let told = said(&scene);
        assert!(told.contains(&"12".to_owned()), "{theme}: {told:?}");
        assert!(told.contains(&"34".to_owned()) || told.contains(&"+1".to_owned()), "{theme}: {told:?}");
        assert!(!told.iter().any(|words| words.contains("12 34")), "{theme}: {told:?}");
    });
}
