//! Names on boards of Heroes: those of heroes are whole, small sides name their cards, and the end shows who fell.

use std::sync::Arc;

use crate::common::heroes::{crowd, duel};
use crate::common::{self, ToAny, called, everywhere, places, said, sound};
use duelhall_engine::heroes::card::{CardDef, CardType};
use duelhall_engine::heroes::set::library;
use duelhall_engine::heroes::table::Phase;
use duelhall_engine::kit::{Outcome, Reason, Seat, SeatSet, Viewer};
use duelhall_engine::text::{Lang, Words};
use duelhall_render::{Painter, Theme};

/// The names of heroes among the texts of a scene: whole, or with fewer words, but never cut within a word.
fn named(said: &[String], name: &str) -> bool {
    let first = name.split([' ', ',']).next().unwrap_or(name);
    said.iter().any(|words| words == name || words.starts_with(first) && words.ends_with('…'))
}

fn heroes() -> impl Iterator<Item = Arc<CardDef>> {
    library().cards.iter().filter(|card| matches!(card.kind, CardType::Hero { .. })).cloned()
}

fn name_of(card: &CardDef, lang: Lang) -> String {
    Words::engine().card_name(lang, card)
}

#[test]
fn the_name_of_every_hero_is_whole_on_a_board_of_two() {
    let painter = Painter::default();
    assert!(heroes().count() >= 18);
    for lang in Lang::ALL {
        for card in heroes() {
            for (change, attached) in [(0, 0), (-2, 0), (-2, 2)] {
                let mut table = duel(1, [6, 2]);
                let more = table.seats[0].equipment.clone();
                let hero = table.seats[0].hero.as_mut().expect("both play");
                hero.card = card.clone();
                (hero.change, hero.attached) = (change, more.into_iter().cycle().take(attached).collect());
                let said = said(&painter.board_scene(&table.any(), &called(0, lang, Theme::Default)));
                let name = name_of(&card, lang);
                assert!(said.contains(&name), "{name}: {said:?}");
            }
        }
    }
}

#[test]
fn every_side_of_a_larger_table_says_the_name_of_its_hero() {
    let painter = Painter::default();
    let ways = Lang::ALL.into_iter().flat_map(|lang| [(lang, Theme::Default), (lang, Theme::HighContrast)]);
    let mut ways = ways.cycle();
    for seats in 3..=8 {
        // So that each hero gets all of them.
        ways.next();
        for (at, card) in heroes().enumerate() {
            for (lang, theme) in ways.by_ref().take(2) {
                let mut table = crowd(at as u64, seats, at % 2 == 0);
                let hero = table.seats[at % seats].hero.as_mut().expect("nobody is out");
                hero.card = card.clone();
                let told = said(&painter.board_scene(&table.any(), &called(0, lang, theme)));
                assert!(named(&told, &name_of(&card, lang)), "{seats} {lang} {theme} {}: {told:?}", card.id);
            }
        }
    }
}

#[test]
fn the_level_of_a_computer_player_goes_before_a_letter_of_the_name_does() {
    let painter = Painter::default();
    let mut short = 0;
    for (seed, lang) in (0..20).flat_map(|seed| Lang::ALL.map(|lang| (seed, lang))) {
        let mut captions = called(0, lang, Theme::Default);
        captions.names = vec!["Ann".to_owned(), "Computer (normal)".to_owned()];
        let said = said(&painter.board_scene(&crowd(seed, 2, false).any(), &captions));
        let cut = said.iter().find(|said| said.starts_with("Computer (") && said.ends_with('…'));
        assert_eq!(cut, None, "{seed} {lang}");
        short += said.iter().filter(|said| *said == "Computer").count();
    }
    assert!(short > 0, "some boards have no room for the level");
}

#[test]
fn a_side_in_brief_says_the_names_of_its_cards_if_they_have_room() {
    let painter = Painter::default();
    for seats in [3, 4] {
        for count in [1, 2, 4, 5] {
            let mut table = crowd(2, seats, false);
            table.viewer = Viewer::Seat(Seat::FIRST);
            let source = duel(4, [8, 8]);
            table.seats[1].allies = source.seats[1].allies.iter().take(count).cloned().collect();
            (table.seats[1].equipment, table.seats[1].ongoing) = Default::default();
            for (ally, card) in table.seats[1].allies.iter_mut().zip(&library().cards[40..]) {
                ally.card = card.clone();
            }
            let scene = painter.board_scene(&table.any(), &called(0, Lang::En, Theme::Default));
            let said = said(&scene);
            for ally in &table.seats[1].allies {
                let name = name_of(&ally.card, Lang::En);
                let start: String = name.chars().take(7).collect();
                assert!(said.iter().any(|words| words.starts_with(&start)), "{name} of {count} at {seats}: {said:?}");
            }
        }
    }
}

#[test]
fn the_end_shows_the_hero_who_fell_and_the_last_cards_of_that_player() {
    let painter = Painter::default();
    for seats in [2, 4] {
        let mut table = crowd(5, seats, false);
        let hero = table.seats[1].hero.take().expect("nobody is out");
        let side = &mut table.seats[1];
        (side.out, side.fallen) = (true, Some(hero.card.clone()));
        (side.allies, side.equipment, side.ongoing, side.resources) = Default::default();
        side.graveyard = library().cards[30..40].to_vec();
        let (fallen, last) = (hero.card, side.graveyard[0].clone());
        (table.phase, table.asked) = (Phase::Over, SeatSet::NONE);
        table.outcome = Some(Outcome::win(Seat::FIRST, Reason::TurnCap));
        table.viewer = Viewer::Public;
        everywhere(|lang, theme| {
            let scene = painter.board_scene(&table.any(), &called(0, lang, theme));
            sound(&scene, theme, &format!("the end of {seats} {lang} {theme}"));
            let said = said(&scene);
            assert!(named(&said, &name_of(&fallen, lang)), "{seats} {lang} {theme}: {said:?}");
            assert!(seats > 2 || said.contains(&name_of(&last, lang)), "{seats} {lang} {theme}: {said:?}");
        });
    }
}

/// This is why tests of room alone leave high contrast out.
#[test]
fn in_high_contrast_every_text_lies_where_it_lies_in_the_default_theme() {
    let painter = Painter::default();
    let tables = (0..20).flat_map(|seed| {
        let of_both = [common::chrono::wild(seed).any(), common::war::wild(seed).any()];
        [common::wild(seed).any(), common::heroes::wild(seed).any()].into_iter().chain(of_both)
    });
    for (at, table) in tables.enumerate() {
        let [rich, plain] = [Theme::Default, Theme::HighContrast].map(|theme| {
            let captions = called(at, Lang::ALL[at % 2], theme);
            [painter.board_scene(&table, &captions), painter.hand_scene(&table, &captions)].map(|scene| places(&scene))
        });
        assert_eq!(rich, plain, "{at}");
    }
    let chrono = duelhall_engine::chrono::set::library().cards.iter().map(|card| card.any());
    let war = duelhall_engine::war::set::library().cards.iter().map(|card| card.any());
    for (at, card) in chrono.chain(war).chain(library().cards.iter().map(|card| card.any())).enumerate() {
        let lang = Lang::ALL[at % 2];
        let [rich, plain] =
            [Theme::Default, Theme::HighContrast].map(|theme| places(&painter.card_scene(&card, lang, theme)));
        assert_eq!(rich, plain, "card {at}");
    }
}
