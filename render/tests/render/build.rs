//! Pictures of formats while decks are built: all cards are shown, everything fits, and who is still at work is told.

use std::collections::BTreeSet;

use crate::common::build::{Table, any, moments};
use crate::common::{called, everywhere, faults, said, said_on_all_pages};
use duelhall_engine::formats::Held;
use duelhall_engine::heroes::set::library;
use duelhall_engine::kit::{SeatSet, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Painter, Shape, Theme};

#[test]
fn every_moment_of_the_building_of_decks_fits_with_any_names() {
    let painter = Painter::default();
    let (mut told, mut seen) = (Vec::new(), BTreeSet::new());
    for (format, seats, seed) in [
        ("sealed", 2, 1),
        ("sealed", 6, 2),
        ("sealed", 4, 3),
        ("sealed", 8, 7),
        ("draft", 2, 4),
        ("draft", 5, 5),
        ("draft", 3, 6),
        ("draft", 7, 8),
        ("draft", 8, 9),
    ] {
        for (at, moment) in moments(format, seats, seed).iter().enumerate() {
            seen.insert((format, moment.asked.clone()));
            everywhere(|lang, theme| {
                let captions = called(at + seed as usize, lang, theme);
                let scenes = [
                    painter.board_scene(&any(&moment.own), &captions),
                    painter.board_scene(&any(&moment.public), &captions),
                    painter.hand_scene(&any(&moment.own), &captions),
                ];
                let faults = scenes.iter().flat_map(|scene| faults(scene, theme));
                let what = &moment.asked;
                // With a width of 816, Telegram takes no more.
                let height = scenes.iter().map(|scene| scene.area().h).fold(0.0, f32::max);
                assert!(height < 9_000.0, "{format} {seats} {what} {at} {lang} {theme}: {height} pixels high");
                told.extend(faults.map(|fault| format!("{format} {seats} {what} {at} {lang} {theme}: {fault}")));
            });
        }
    }
    assert!(told.is_empty(), "{} faults:\n{}", told.len(), told.join("\n"));
    for (format, asked) in
        [("sealed", "ask-heroes-leader"), ("sealed", "ask-format-led-few"), ("draft", "ask-format-pick")]
    {
        assert!(seen.contains(&(format, asked.to_owned())), "{asked} is not in {seen:?}");
    }
    assert!(
        seen.contains(&("draft", "waits".to_owned())) && seen.contains(&("draft", "ask-format-led-few".to_owned()))
    );
}

#[test]
fn every_card_fits_into_a_line_of_a_list_and_none_is_left_out() {
    let painter = Painter::default();
    let table = moments("sealed", 2, 1).swap_remove(0).own;
    everywhere(|lang, theme| {
        for cards in library().cards.chunks(90) {
            let held = |(number, card): (u8, &std::sync::Arc<_>)| Held {
                card: std::sync::Arc::clone(card),
                number: Some(number + 100),
                count: 1 + number % 12,
                taken: None,
            };
            let table = Table { looking: (0..).zip(cards).map(held).collect(), leads: false, ..table.clone() };
            let scene = painter.hand_scene(&any(&table), &called(0, lang, theme));
            let told = faults(&scene, theme);
            assert!(told.is_empty(), "{lang} {theme}:\n{}", told.join("\n"));
            let said = said(&scene);
            for held in &table.looking {
                let number = held.number.expect("all are offered").to_string();
                assert!(said.contains(&number), "{number} is not in {said:?}");
            }
        }
    });
}

#[test]
fn a_hand_shows_all_of_a_booster_and_counts_what_was_picked_and_what_is_in_the_deck() {
    let painter = Painter::default();
    let captions = called(0, Lang::En, Theme::Default);
    let hand = |table: &Table| said_on_all_pages(&painter, &any(table), &captions);
    let moments = moments("draft", 2, 9);
    let first = &moments[0].own;
    assert_eq!(first.looking.len(), 15);
    let shown = hand(first);
    assert!((1..=15).all(|number: u8| shown.contains(&number.to_string())), "{shown:?}");
    let later = moments.iter().find(|moment| moment.own.desks[0].cards == 1).expect("a card was picked");
    assert!(hand(&later.own).contains(&"Picked: 1".to_owned()), "{:?}", hand(&later.own));
    let waits = moments.iter().rfind(|moment| !moment.own.held.is_empty() && moment.own.has_deck);
    let deck = waits.expect("her deck is ready before the other one");
    let count: u16 = deck.own.held.iter().map(|held| u16::from(held.count)).sum();
    assert!(hand(&deck.own).contains(&format!("Deck: {count} cards")), "{:?}", hand(&deck.own));
}

/// D-17: each card of a pool says in words whether it is in the deck, in every shape and theme.
#[test]
fn a_pool_says_of_each_card_whether_it_is_in_the_deck_and_its_pages_hold_every_number_once() {
    let painter = Painter::default();
    let moments = moments("sealed", 2, 1);
    let pool = &moments.iter().find(|moment| moment.own.builds.is_some()).expect("a deck is built").own;
    let numbers: Vec<u8> = pool.looking.iter().filter_map(|held| held.number).collect();
    let inside = pool.looking.iter().filter(|held| held.taken.is_some_and(|taken| taken.now > 0)).count();
    everywhere(|lang, theme| {
        let word = if lang == Lang::En { "in deck" } else { "в колоде" };
        for shape in [Shape::Wide, Shape::Tall, Shape::Long] {
            let captions = |page| called(0, lang, theme).on_page(shape, page);
            let pages = painter.numbers(&any(pool), &captions(0));
            assert_eq!(pages.concat(), numbers, "{lang} {theme} {shape:?}");
            let (mut told, mut words) = (Vec::new(), 0);
            for page in 0..pages.len() {
                let scene = painter.hand_scene(&any(pool), &captions(page));
                // Compact cards have smaller letters, about which the tests of hands say more.
                told.extend(
                    faults(&scene, theme).into_iter().filter(|fault| shape != Shape::Wide || fault.contains("cut")),
                );
                let said = said(&scene).into_iter().map(|said| said.replace('\u{a0}', " "));
                let marked = |said: &String| said.contains(word) || said.contains(" of ") || said.contains(" из ");
                words += said.filter(|said| said.chars().count() < 16 && marked(said)).count();
            }
            // Where they are too many for whole cards, there are lines with a tick each.
            let lines = shape == Shape::Long && theme == Theme::LargeText;
            assert!(told.is_empty(), "{lang} {theme} {shape:?}:\n{}", told.join("\n"));
            assert!(lines || words >= inside, "{words} of {inside} {lang} {theme} {shape:?}");
        }
    });
}

/// A chat or a phone loads a large file slowly, and nine heroes have many words.
#[test]
fn every_picture_of_the_choice_of_a_hero_is_at_most_200_kb() {
    let painter = Painter::default();
    let choice = moments("sealed", 2, 1).into_iter().find(|moment| moment.own.leads).expect("a hero is chosen").own;
    assert!(choice.looking.len() >= 9);
    // Russian words are the longer ones.
    for (lang, theme) in [(Lang::Ru, Theme::Default), (Lang::En, Theme::LargeText)] {
        for shape in [Shape::Wide, Shape::Tall, Shape::Long] {
            let captions = |page| called(0, lang, theme).on_page(shape, page);
            for page in 0..painter.numbers(&any(&choice), &captions(0)).len() {
                let file = painter.hand(&any(&choice), &captions(page));
                assert!(file.len() <= 200_000, "page {page} {lang} {theme} {shape:?}: {} bytes", file.len());
            }
        }
    }
}

#[test]
fn the_board_tells_who_is_at_work_who_is_ready_and_who_is_out() {
    let painter = Painter::default();
    let captions = Captions::new(
        ["Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"].map(str::to_owned).into(),
        Lang::En,
        Theme::Default,
    );
    for seats in 2..=8 {
        let mut table = moments("sealed", seats, 7).swap_remove(0).public;
        let count = |table: &Table, words: &str| {
            let said = said(&painter.board_scene(&any(table), &captions));
            assert!(captions.names[..usize::from(seats)].iter().all(|name| said.contains(name)), "{said:?}");
            said.iter().filter(|said| said.replace('\u{a0}', " ") == words).count()
        };
        assert_eq!(count(&table, "building a deck"), usize::from(seats));
        table.asked = SeatSet(table.asked.0 & !1);
        assert_eq!(count(&table, "ready"), 1);
        table.desks[1].out = true;
        assert_eq!((count(&table, "out of the game"), count(&table, "ready")), (1, 1));
        assert_eq!(count(&table, "building a deck"), usize::from(seats) - 2);
    }
}

#[test]
fn the_board_tells_ready_from_having_picked() {
    let painter = Painter::default();
    let captions = called(0, Lang::En, Theme::Default);
    let waits =
        moments("draft", 2, 8).into_iter().find(|moment| moment.asked == "waits").expect("the other picks later");
    let said = said(&painter.board_scene(&any(&waits.public), &captions));
    assert!(said.contains(&"has picked".to_owned()) && !said.contains(&"ready".to_owned()), "{said:?}");
}

#[test]
fn boards_do_not_tell_what_is_in_a_booster_or_a_deck() {
    let painter = Painter::default();
    let captions = called(0, Lang::Ru, Theme::Default);
    for moment in moments("draft", 2, 3) {
        let blind = Table { looking: Vec::new(), held: Vec::new(), ..moment.own.clone() };
        assert_eq!(painter.board(&any(&moment.own), &captions), painter.board(&any(&blind), &captions));
        assert!(moment.public.held.is_empty() && moment.public.viewer == Viewer::Public);
    }
}

#[test]
fn a_pool_is_listed_in_every_theme_and_a_board_of_many_names_the_boosters() {
    let painter = Painter::default();
    let pool = moments("sealed", 2, 1).swap_remove(0).own;
    assert!(pool.leads && pool.held.len() > 40);
    let booster = moments("draft", 8, 9).swap_remove(0).public;
    everywhere(|lang, theme| {
        let captions = called(0, lang, theme);
        let said = |scene: &_| said(scene).iter().map(|words| words.replace('\u{a0}', " ")).collect::<Vec<_>>();
        let pages = painter.numbers(&any(&pool), &captions).len();
        let page = |page| said(&painter.hand_scene(&any(&pool), &captions.clone().on_page(Shape::Long, page)));
        let hand: Vec<String> = (0..pages).flat_map(page).collect();
        let title = if lang == Lang::En { "Cards to build with: 90" } else { "Карты для колоды: 90" };
        assert!(hand.iter().any(|words| words.contains(title)), "{lang} {theme}: {hand:?}");
        assert!(hand.len() > pool.held.len() * 2, "{lang} {theme}: {} texts", hand.len());
        let words = if lang == Lang::En { "in booster" } else { "в бустере" };
        let board = said(&painter.board_scene(&any(&booster), &captions));
        assert_eq!(board.iter().filter(|said| *said == words).count(), 8, "{lang} {theme}: {board:?}");
    });
}
