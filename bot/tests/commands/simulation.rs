//! Tests `simulate` and `cards`.

use serde_json::Value;
use tempfile::tempdir;

use crate::program::run;

#[test]
fn a_simulation_is_one_object_with_the_documented_parts() {
    let folder = tempdir().unwrap();
    let args = ["simulate", "--game", "towers", "--players", "greedy,random", "--games", "40", "--seed", "9", "--json"];
    let ran = run(folder.path(), &args);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let object = ran.json();
    let numbers = ["games", "seed", "seconds", "games_per_second", "decisions", "ns_per_decision", "draws"];
    for part in numbers.iter().chain(&["median_turns", "p10_turns", "p90_turns"]) {
        assert!(object[part].is_number(), "{part}: {object}");
    }
    assert_eq!((&object["game"], object["checksum"].is_string()), (&Value::from("towers"), true));
    assert_eq!(object["players"], serde_json::json!(["greedy", "random"]));
    let wins: u64 = object["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
    let kinds: u64 = object["win_kinds"].as_object().unwrap().values().map(|games| games.as_u64().unwrap()).sum();
    assert_eq!((wins + object["draws"].as_u64().unwrap(), kinds), (40, wins));
}

#[test]
fn the_same_seed_gives_the_same_games_with_any_number_of_threads() {
    let folder = tempdir().unwrap();
    let checksum = |seed: &str, threads: &str| {
        let args = [
            "simulate",
            "--players",
            "random,random",
            "--games",
            "200",
            "--seed",
            seed,
            "--threads",
            threads,
            "--json",
        ];
        run(folder.path(), &args).json()["checksum"].clone()
    };
    assert_eq!(checksum("1", "1"), checksum("1", "3"));
    assert_ne!(checksum("1", "1"), checksum("2", "1"));
}

#[test]
fn people_get_a_table_and_a_sentence_when_the_players_do_not_fit_the_seats() {
    let folder = tempdir().unwrap();
    let ran = run(folder.path(), &["simulate", "--players", "random,random", "--games", "20"]);
    assert!(ran.code == 0 && ran.out.starts_with("20 games of towers, seed 1\n"), "{ran:?}");
    let ran = run(folder.path(), &["simulate", "--players", "greedy"]);
    assert_eq!(ran.code, 2);
    assert_eq!(ran.err, "duelhall: towers has 2 seats, so --players needs 2 names with commas between\n");
}

#[test]
fn a_seed_that_is_none_is_told_what_a_seed_is() {
    let folder = tempdir().unwrap();
    for seed in ["-1", "x", "1.5", "99999999999999999999"] {
        for command in [&["simulate"][..], &["render", "--out", "a.png"]] {
            let ran = run(folder.path(), &[command, &["--seed", seed]].concat());
            assert_eq!(ran.code, 2, "{ran:?}");
            assert!(ran.err.contains("a seed is a whole number from 0 to 18446744073709551615"), "{ran:?}");
        }
    }
}

#[test]
fn every_card_is_listed_with_its_words_in_every_language() {
    let folder = tempdir().unwrap();
    let object = run(folder.path(), &["cards", "--game", "towers", "--json"]).json();
    let cards = object["cards"].as_array().unwrap();
    assert!(object["game"] == "towers" && (102..=108).contains(&cards.len()));
    for card in cards {
        for part in ["name", "text"] {
            for lang in ["en", "ru"] {
                assert!(card[part][lang].as_str().is_some_and(|words| !words.is_empty()), "{card}");
            }
        }
        assert!(card["suit"].is_string() && card["cost"].is_object() && card["copies"].is_u64(), "{card}");
    }
    let first = cards[0]["name"]["ru"].as_str().unwrap();
    let list = run(folder.path(), &["cards", "--lang", "ru"]);
    assert!(list.code == 0 && list.out.starts_with(first), "{}", &list.out[..200]);
}
