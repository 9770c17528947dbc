//! The data of War's campaign: complete, legal and playable, and said in every language (W-03, W-04, W-10, W-14, W-91).

use std::collections::{BTreeMap, BTreeSet};

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::war::War;
use duelhall_engine::war::card::{CardDef, Country, Type};
use duelhall_engine::war::set::library;
use serde::Deserialize;

#[derive(Deserialize)]
struct Nation {
    nation: Country,
    deck: String,
    missions: Vec<Mission>,
}

#[derive(Deserialize)]
struct Mission {
    id: String,
    foe: Country,
    level: Skill,
    deck: Vec<(String, u8)>,
    terms: Vec<Term>,
    aims: Vec<Aim>,
    reward: Vec<String>,
    opens: Option<Country>,
}

/// A level of computer player, written as the other words of the file are.
#[derive(Debug, Deserialize, PartialEq)]
enum Skill {
    Easy,
    Normal,
}

#[derive(Deserialize, PartialEq)]
enum Term {
    FoeHealth(i16),
    OwnHealth(i16),
    FoeBases(u8),
    OwnBases(u8),
    Weather(String),
    Hold(u16),
}

#[derive(Deserialize)]
enum Aim {
    Health(i16),
    Turns(u16),
    Losses(u16),
    Bases(u16),
}

fn nations() -> Vec<Nation> {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(include_str!("../../cards/war/campaign.ron"))
        .expect("the campaign can be read")
}

fn card(id: &str) -> &'static CardDef {
    library().card(id).unwrap_or_else(|| panic!("`{id}` is a card of the set"))
}

fn said(key: &str, id: &str, lang: Lang) -> String {
    let text = Text::new(format!("{key}-{id}"));
    let said = Words::engine().try_say(lang, &text, &[]).unwrap_or_else(|error| panic!("{id}: {error}"));
    // Typography binds short words to the next one.
    said.replace('\u{a0}', " ")
}

#[test]
fn w14_each_nation_has_twelve_missions_that_grow_harder_and_open_every_nation_from_the_first() {
    let nations = nations();
    assert_eq!(nations.iter().map(|nation| nation.nation).collect::<Vec<_>>(), Country::ALL);
    let mut opened: BTreeMap<Country, BTreeSet<Country>> = BTreeMap::new();
    for nation in &nations {
        assert!(library().deck(&nation.deck).is_some(), "{} is a ready deck", nation.deck);
        assert_eq!(nation.missions.len(), 12, "{:?}", nation.nation);
        for (number, mission) in (1..).zip(&nation.missions) {
            assert_eq!(mission.id, format!("{}-{number}", format!("{:?}", nation.nation).to_lowercase()));
            let level = if number <= 3 { Skill::Easy } else { Skill::Normal };
            assert_eq!(mission.level, level, "{}", mission.id);
            assert_ne!(mission.foe, nation.nation, "{}", mission.id);
            if let Some(open) = mission.opens {
                assert_ne!(open, nation.nation, "{}", mission.id);
                opened.entry(nation.nation).or_default().insert(open);
            }
        }
    }
    let others = Country::ALL.into_iter().filter(|country| *country != Country::Usa).collect();
    assert_eq!(opened.get(&Country::Usa), Some(&others), "the first nation alone opens all others");
}

#[test]
fn w03_w04_the_deck_of_each_mission_is_legal_of_its_nation_and_can_pay_for_its_cards() {
    let game = GameId::of::<War>();
    for mission in nations().iter().flat_map(|nation| &nation.missions) {
        let id = &mission.id;
        let faults = game.deck_faults(&Deck::new(None, mission.deck.iter().cloned(), []));
        assert!(faults.is_empty(), "{id}: {faults:?}");
        let size: u32 = mission.deck.iter().map(|(_, copies)| u32::from(*copies)).sum();
        assert!((50..=60).contains(&size), "{id} has {size} cards");
        let bases: BTreeMap<Country, u32> = (mission.deck.iter())
            .filter(|(base, _)| card(base).kind == Type::Base)
            .map(|(base, copies)| (card(base).country, u32::from(*copies)))
            .collect();
        let all: u32 = bases.values().sum();
        assert!((size * 36..=size * 46).contains(&(all * 100)), "{id} has {all} bases of {size}");
        let most = bases.iter().max_by_key(|(_, count)| **count).map(|(country, _)| *country);
        assert_eq!(most, Some(mission.foe), "{id}");
        for (held, _) in &mission.deck {
            let held = card(held);
            assert!(!held.token && bases.contains_key(&held.country), "{id} cannot pay for {}", held.id);
        }
    }
}

#[test]
fn w10_each_mission_gives_cards_of_its_own_nation_and_the_last_ones_are_the_rarest() {
    for nation in nations() {
        let mut seen = BTreeSet::new();
        for mission in &nation.missions {
            assert!((1..=2).contains(&mission.reward.len()), "{}", mission.id);
            for reward in &mission.reward {
                let held = card(reward);
                let is_own = held.country == nation.nation && held.kind != Type::Base && !held.token;
                assert!(is_own, "{}: {reward}", mission.id);
                assert!(seen.insert(reward.clone()), "{}: {reward} is given twice", mission.id);
            }
        }
        let rarity = |mission: &Mission| mission.reward.iter().map(|id| card(id).rarity as u8).max();
        let (first, last) = (nation.missions.first().and_then(rarity), nation.missions.last().and_then(rarity));
        assert!(first < last, "{:?}: {first:?} {last:?}", nation.nation);
    }
}

#[test]
fn terms_and_aims_are_of_a_size_that_can_be_met() {
    for mission in nations().iter().flat_map(|nation| &nation.missions) {
        let id = &mission.id;
        let mut holds = None;
        for term in &mission.terms {
            match term {
                Term::FoeHealth(health) | Term::OwnHealth(health) => assert!((10..=30).contains(health), "{id}"),
                Term::FoeBases(bases) | Term::OwnBases(bases) => assert!((1..=3).contains(bases), "{id}"),
                Term::Weather(weather) => {
                    assert!(
                        ["overcast", "snow", "mud", "storm", "night"].contains(&weather.as_str()),
                        "{id}: {weather}"
                    );
                }
                Term::Hold(turns) => {
                    assert!((8..=12).contains(turns), "{id}");
                    holds = Some(*turns);
                }
            }
        }
        assert_eq!(mission.aims.len(), 2, "{id}");
        for aim in &mission.aims {
            match aim {
                Aim::Health(least) => assert!((1..22).contains(least), "{id}"),
                Aim::Turns(most) => assert!((8..=20).contains(most) && holds.is_none(), "{id}"),
                Aim::Losses(most) => assert!((3..=12).contains(most), "{id}"),
                Aim::Bases(least) => assert!((3..=10).contains(least), "{id}"),
            }
        }
    }
}

#[test]
fn w99_each_mission_has_a_short_name_and_a_briefing_in_every_language_that_says_its_terms() {
    let nations = nations();
    for lang in Lang::ALL {
        for nation in &nations {
            let mut names = BTreeSet::new();
            for mission in &nation.missions {
                let (name, briefing) =
                    (said("war-mission", &mission.id, lang), said("war-briefing", &mission.id, lang));
                assert!((3..=30).contains(&name.chars().count()), "{lang} {name}");
                assert!((120..=400).contains(&briefing.chars().count()), "{lang} {}", mission.id);
                assert!(briefing.ends_with('.') && !briefing.contains("  "), "{lang} {briefing}");
                assert!(names.insert(name.clone()), "{lang}: {name} is there twice");
                for term in &mission.terms {
                    let told = match term {
                        Term::FoeHealth(health) | Term::OwnHealth(health) => health.to_string(),
                        Term::Hold(turns) => number(*turns, lang).to_owned(),
                        Term::FoeBases(_) | Term::OwnBases(_) if lang == Lang::En => "in play".to_owned(),
                        Term::FoeBases(_) | Term::OwnBases(_) => "в игре".to_owned(),
                        Term::Weather(weather) => weather_word(weather, lang).to_owned(),
                    };
                    assert!(briefing.contains(&told), "{lang} {}: nothing of “{told}” in {briefing}", mission.id);
                }
                let wrong = mission.terms.is_empty() && briefing.contains("begins with");
                assert!(!wrong, "{lang} {}: says a term that it has not", mission.id);
            }
        }
    }
}

fn number(turns: u16, lang: Lang) -> &'static str {
    match (turns, lang) {
        (8, Lang::En) => "Hold eight turns",
        (9, Lang::En) => "Hold nine turns",
        (10, Lang::En) => "Hold ten turns",
        (11, Lang::En) => "Hold eleven turns",
        (12, Lang::En) => "Hold twelve turns",
        (8, _) => "Продержитесь восемь",
        (9, _) => "Продержитесь девять",
        (10, _) => "Продержитесь десять",
        (11, _) => "Продержитесь одиннадцать",
        _ => "Продержитесь двенадцать",
    }
}

fn weather_word(weather: &str, lang: Lang) -> &'static str {
    match (weather, lang) {
        ("overcast", Lang::En) => "Overcast:",
        ("snow", Lang::En) => "Snow:",
        ("mud", Lang::En) => "Mud:",
        ("storm", Lang::En) => "Storm:",
        (_, Lang::En) => "Night:",
        ("overcast", _) => "Облачность:",
        ("snow", _) => "Снег:",
        ("mud", _) => "Распутица:",
        ("storm", _) => "Шторм:",
        _ => "Ночь:",
    }
}
