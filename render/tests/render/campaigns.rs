//! Pictures of campaigns: the map and the card that was won fit, can be read, are small, and say what they show.

use crate::common::{decode, everywhere, golden, said, sound};
use duelhall_engine::campaigns::{CampaignMap, Reached, Reward, Stop};
use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::war::War;
use duelhall_engine::war::card::Country;
use duelhall_engine::war::set::library;
use duelhall_render::{Painter, Theme};

/// The most bytes of a file.
const BUDGET: usize = 120_000;

const NATIONS: [(&str, Country); 4] =
    [("usa", Country::Usa), ("ussr", Country::Ussr), ("britain", Country::Britain), ("germany", Country::Germany)];

/// The map of a nation of which so many missions are won, with one that is looked at.
fn map(nation: usize, won: usize, chosen: Option<usize>) -> CampaignMap {
    let (id, country) = NATIONS[nation];
    let cards = library().cards.iter().filter(|card| card.country == country && !card.icon.is_empty() && !card.token);
    let mut cards = cards.skip(1).step_by(3);
    let stop = |at: usize| Stop {
        name: Text::new(format!("war-mission-{id}-{}", at + 1)),
        card: cards.next().map(|card| AnyCard::of::<War>(card.clone())),
        reached: match at {
            at if at < won => Reached::Won([3, 2, 1, 3, 3][at % 5]),
            at if at == won => Reached::Open,
            _ => Reached::Locked,
        },
    };
    CampaignMap {
        game: GameId::of::<War>(),
        nation: id.to_owned(),
        name: Text::new("fx-war-of-country").word("country", country),
        stops: (0..12).map(stop).collect(),
        chosen,
        near: false,
    }
}

fn reward(card: &str, owned: u8) -> Reward {
    let card = library().card(card).expect("a card of the set").clone();
    Reward { card: AnyCard::of::<War>(card), owned, most: 4 }
}

#[test]
fn every_map_fits_in_both_languages_and_all_themes_and_names_every_mission() {
    let painter = Painter::default();
    everywhere(|lang, theme| {
        for nation in 0..4 {
            for won in 0..=12 {
                let map = map(nation, won, [None, Some(0), Some(won.min(11)), Some(11)][won % 4]);
                let scene = painter.map_scene(&map, lang, theme);
                sound(&scene, theme, &format!("{} {won} {lang} {theme}", map.nation));
                let said = said(&scene);
                for stop in &map.stops {
                    let name = Words::engine().say(lang, &stop.name, &[]);
                    assert!(said.contains(&name), "{name} is on the map: {said:?}");
                }
                let numbers = (1..=12).all(|number| said.contains(&number.to_string()));
                assert!(numbers, "each mission has its number: {said:?}");
            }
        }
    });
}

#[test]
fn every_card_of_war_fits_as_a_reward_in_both_languages_and_all_themes() {
    let painter = Painter::default();
    let mut told = Vec::new();
    everywhere(|lang, theme| {
        for card in library().cards.iter().filter(|card| !card.token) {
            let won = Reward { card: AnyCard::of::<War>(card.clone()), owned: 1 + (card.cost % 4), most: 4 };
            let scene = painter.reward_scene(&won, lang, theme);
            let faults = crate::common::faults(&scene, theme);
            told.extend(faults.into_iter().map(|fault| format!("{} {lang} {theme}: {fault}", card.id)));
        }
    });
    assert!(told.is_empty(), "{} faults:\n{}", told.len(), told.join("\n"));
}

#[test]
fn maps_and_rewards_are_small_files_that_fill_a_preview() {
    let painter = Painter::default();
    let mut largest = (0, 0);
    for theme in Theme::ALL {
        for nation in 0..4 {
            // Another theme changes the colours alone.
            for won in if theme == Theme::Default { vec![0, 5, 11, 12] } else { vec![5, 12] } {
                let file = painter.map(&map(nation, won, Some(won.min(11))), Lang::Ru, theme);
                largest.0 = largest.0.max(file.len());
                let (w, h) = decode(&file).dimensions();
                assert!(w * 350 >= h * 540 && w * 350 <= h * 560, "{w} x {h} fits 550 x 350");
            }
        }
        for (owned, card) in (1..=4).cycle().zip(library().cards.iter().filter(|card| !card.token).step_by(9)) {
            let won = Reward { card: AnyCard::of::<War>(card.clone()), owned, most: 4 };
            largest.1 = largest.1.max(painter.reward(&won, Lang::En, theme).len());
        }
    }
    assert!(largest.0 <= BUDGET && largest.1 <= BUDGET, "{largest:?}");
}

#[test]
fn a_map_and_a_reward_look_as_before() {
    let painter = Painter::default();
    golden("campaign-map", &painter.map_frame(&map(0, 5, Some(5)), Lang::En, Theme::Default));
    golden("campaign-reward", &painter.reward_frame(&reward("pershing", 1), Lang::En, Theme::Default));
}

#[test]
fn high_contrast_lies_where_the_default_theme_lies() {
    let painter = Painter::default();
    for lang in Lang::ALL {
        let place = |theme| crate::common::places(&painter.map_scene(&map(1, 4, Some(2)), lang, theme));
        assert_eq!(place(Theme::Default), place(Theme::HighContrast));
    }
}

#[test]
fn a_reward_says_whether_it_is_new_and_how_many_there_are() {
    let painter = Painter::default();
    let words = |owned, lang| -> Vec<String> {
        let said = said(&painter.reward_scene(&reward("sherman", owned), lang, Theme::Default));
        said.into_iter().map(|words| words.replace('\u{a0}', " ")).collect()
    };
    assert!(words(1, Lang::En).contains(&"New card".to_owned()) && words(1, Lang::En).contains(&"1 of 4".to_owned()));
    assert!(words(3, Lang::En).contains(&"3 of 4".to_owned()) && !words(3, Lang::En).contains(&"New card".to_owned()));
    assert!(words(3, Lang::Ru).contains(&"3 из 4".to_owned()));
}

#[test]
fn the_picture_of_a_mission_shows_it_alone_and_is_a_small_file() {
    let (painter, words) = (Painter::default(), Words::engine());
    everywhere(|lang, theme| {
        for (nation, chosen) in (0..4).flat_map(|nation| [(nation, 2), (nation, 5)]) {
            let near = CampaignMap { near: true, ..map(nation, 5, Some(chosen)) };
            let scene = painter.map_scene(&near, lang, theme);
            let what = format!("{} {chosen} {lang} {theme}", near.nation);
            sound(&scene, theme, &what);
            let said = said(&scene);
            let name = |at: usize| words.say(lang, &near.stops[at].name, &[]);
            assert!(said.contains(&name(chosen)) && said.contains(&(chosen + 1).to_string()), "{what}: {said:?}");
            assert!(!said.contains(&name(0)), "{what}: {said:?}");
            let alt = near.alt(words, lang);
            assert!(alt.contains(&name(chosen)) && !alt.contains(&name(0)), "{what}: {alt}");
            let file = painter.map(&near, lang, theme);
            assert!(file.len() <= BUDGET, "{what}: {} bytes", file.len());
        }
    });
}

#[test]
fn a_map_of_nothing_and_of_an_unknown_nation_is_drawn_all_the_same() {
    let painter = Painter::default();
    let mut none = map(0, 0, Some(40));
    none.stops.clear();
    none.nation = "nowhere".to_owned();
    sound(&painter.map_scene(&none, Lang::En, Theme::Default), Theme::Default, "nothing");
    assert!(!painter.map(&none, Lang::En, Theme::Default).is_empty());
    let mut many = map(2, 3, None);
    many.stops.extend(map(3, 0, None).stops);
    sound(&painter.map_scene(&many, Lang::Ru, Theme::LargeText), Theme::LargeText, "too many");
}

#[test]
fn the_alt_text_says_the_same_as_the_picture() {
    let words = Words::engine();
    for lang in Lang::ALL {
        for nation in 0..4 {
            for won in 0..=12 {
                let map = map(nation, won, Some(3));
                let alt = map.alt(words, lang);
                assert!(alt.chars().count() <= 1_024, "{} letters: {alt}", alt.chars().count());
                let named = map.stops.iter().all(|stop| alt.contains(&words.say(lang, &stop.name, &[])));
                assert!(named && !alt.contains('{') && !alt.contains("campaign-"), "{alt}");
            }
        }
        let won = reward("sherman", 2);
        let alt = won.told(words, lang);
        assert!(alt.contains(&won.card.name(words, lang)) && alt.contains('2') && !alt.contains("campaign-"), "{alt}");
    }
}
