//! Pictures of decks: every card is there, everything fits and can be read.

use crate::common::{everywhere, said, sound, torn};
use duelhall_engine::decks::DeckView;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Taken;
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::text::{Lang, Words};
use duelhall_render::{Painter, Theme};

#[test]
fn every_page_of_every_ready_deck_fits_in_both_languages_and_all_themes() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        for game in GameId::with_decks() {
            for (id, deck) in game.ready_decks() {
                let view = DeckView::of(game, &deck);
                let pages = view.clone().page(&id, 10, 0).pages;
                for page in 0..pages {
                    let page = view.clone().page("Колода с очень длинным и", 10, page);
                    let scene = painter.deck_scene(&page, lang, theme);
                    sound(&scene, theme, &format!("{id} {lang} {theme}"));
                    assert_eq!(torn(&scene), [""; 0], "{id} {lang} {theme}");
                    let said: Vec<&str> = scene.texts().iter().map(|text| text.words.as_str()).collect();
                    // A long word has a hyphen where its line ends.
                    let said: Vec<String> = said.iter().map(|said| said.replace("- ", "")).collect();
                    for (card, _) in &page.deck.cards {
                        let name = card.name(Words::engine(), lang);
                        assert!(said.contains(&name.replace("- ", "")), "{name} of {id} is on the picture");
                    }
                }
            }
        }
    });
}

#[test]
fn every_card_of_the_sets_fits_in_a_deck() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        for game in GameId::with_decks() {
            let ids = game.card_numbers().lines().map(|id| (id.to_owned(), 3));
            let view = DeckView::of(game, &Deck::new(None, ids, []));
            for page in 0..view.clone().page("x", 20, 0).pages {
                let mut page = view.clone().page("Щ", 20, page);
                // A deck that is edited has numbers and counts beside the names.
                if theme != Theme::HighContrast {
                    page.offers = vec![Taken { now: 4, most: 4 }; page.deck.cards.len()];
                }
                let scene = painter.deck_scene(&page, lang, theme);
                sound(&scene, theme, &format!("{} {lang} {theme}", page.page));
                assert_eq!(torn(&scene), [""; 0], "{} {lang} {theme}", page.page);
            }
        }
    });
}

#[test]
fn a_deck_of_nothing_and_one_of_lost_cards_are_drawn_all_the_same() {
    let painter = Painter::default();
    let game = GameId::with_decks().next().expect("a game with decks");
    let lost = Deck::new(Some("nobody".to_owned()), [("no-such-card".to_owned(), 3)], []);
    for deck in [Deck::default(), lost] {
        let page = DeckView::of(game, &deck).page("", 20, 0);
        sound(&painter.deck_scene(&page, Lang::En, Theme::Default), Theme::Default, "nothing");
        assert!(!painter.deck(&page, Lang::En, Theme::Default).is_empty());
    }
}

#[test]
fn a_collection_says_of_each_card_how_many_are_owned_also_of_none() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        for game in GameId::with_decks().filter(|game| game.campaign().is_some()) {
            let ids = game.card_numbers().lines().map(|id| (id.to_owned(), 1)).take(6);
            let mut page = DeckView::of(game, &Deck::new(None, ids, [])).page("x", 10, 0);
            page.owned = true;
            page.offers = (0..6).map(|at| Taken { now: at % 3, most: 4 }).collect();
            let scene = painter.deck_scene(&page, lang, theme);
            sound(&scene, theme, &format!("{lang} {theme}"));
            let said = said(&scene);
            let count = |words: &str| said.iter().filter(|said| *said == words).count();
            assert_eq!([count("0/4"), count("1/4"), count("2/4")], [2, 2, 2], "{lang} {theme}: {said:?}");
        }
    });
}
