//! Files, set-ups, records and codes that somebody has spoilt: each is read or refused with a sentence, and nothing panics.
//!
//! For a long run, `DUELHALL_SCRAMBLED` gives the number of spoilt texts of each kind, and `DUELHALL_SCRAMBLED_GAME` the only game
//! whose texts are spoilt.

#![expect(clippy::disallowed_methods, reason = "scenarios are files")]

use std::fs;
use std::path::Path;

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::deck::{decode, encode};
use duelhall_engine::kit::{Record, Rng};
use duelhall_engine::scenario::Scenario;

/// The number of spoilt texts of each kind in a usual run.
const USUAL: u64 = 100;

/// The most changes to one text.
const MOST_CHANGES: u32 = 4;

/// What takes the place of a piece of text: numbers at the ends of their types, and signs that formats use.
const ODD: [&str; 22] = [
    "0",
    "-1",
    "1",
    "2",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "-32768",
    "65535",
    "65536",
    "99999999999",
    "1e9",
    "\"",
    "[",
    "]",
    "{",
    "}",
    "\u{0}",
    "ё",
    "None",
];

fn wanted() -> u64 {
    std::env::var("DUELHALL_SCRAMBLED").ok().and_then(|number| number.parse().ok()).unwrap_or(USUAL)
}

/// Whether texts of this game are spoilt.
fn is_wanted(game: GameId) -> bool {
    std::env::var("DUELHALL_SCRAMBLED_GAME").map_or(true, |name| name == game.name())
}

/// Prints the text that was being read if the test panics.
struct Culprit<'a>(&'a str);

impl Drop for Culprit<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("it was reading:\n{}", self.0);
        }
    }
}

/// The text of every scenario of the games whose texts are spoilt. One that cannot be read belongs to all games.
fn scenarios() -> Vec<String> {
    fn gather(folder: &Path, found: &mut Vec<String>) {
        let mut entries: Vec<_> =
            fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                gather(&path, found);
            } else {
                found.push(fs::read_to_string(&path).expect("a file"));
            }
        }
    }
    let mut found = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios"), &mut found);
    found.retain(|text| Scenario::parse(text).map_or(true, |scenario| is_wanted(scenario.game)));
    found
}

/// The words, numbers and signs of a text, with the blanks between them.
fn pieces(text: &str) -> Vec<&str> {
    let class = |sign: char| (sign.is_alphanumeric() || sign == '_' || sign == '-', sign.is_whitespace());
    let mut pieces = Vec::new();
    let (mut from, mut last) = (0, None);
    for (at, sign) in text.char_indices() {
        let now = class(sign);
        if last.is_some_and(|last| last != now || now == (false, false)) {
            pieces.push(&text[from..at]);
            from = at;
        }
        last = Some(now);
    }
    pieces.push(&text[from..]);
    pieces
}

/// Spoils a text: pieces are dropped, doubled, exchanged, or replaced by odd ones or by pieces of another text.
fn spoil(text: &str, other: &str, rng: &mut Rng) -> String {
    let (mut own, others) = (pieces(text), pieces(other));
    for _ in 0..=rng.below(MOST_CHANGES) {
        let at = rng.below(own.len() as u32) as usize;
        match rng.below(6) {
            0 if own.len() > 1 => drop(own.remove(at)),
            1 => own.insert(at, own[at]),
            2 => {
                let other = rng.below(own.len() as u32) as usize;
                own.swap(at, other);
            }
            3 => own[at] = others[rng.below(others.len() as u32) as usize],
            4 => {
                let to = (at + 1 + rng.below(40) as usize).min(own.len());
                let block = own[at..to].to_vec();
                own.splice(at..at, block);
            }
            _ => own[at] = ODD[rng.below(ODD.len() as u32) as usize],
        }
    }
    own.concat()
}

/// Reads spoilt texts of a kind.
fn read_all(texts: &[String], seed: u64, read: impl Fn(&str) -> Result<(), String>) {
    let mut rng = Rng::from_number(seed);
    let mut read_well = 0;
    for _ in 0..wanted() {
        let text = rng.pick(texts).expect("there are texts");
        let other = rng.pick(texts).expect("there are texts");
        let spoilt = spoil(text, other, &mut rng);
        let culprit = Culprit(&spoilt);
        match read(culprit.0) {
            Ok(()) => read_well += 1,
            Err(said) => {
                assert!(said.chars().filter(|sign| sign.is_alphabetic()).count() > 3, "it says no more than {said:?}")
            }
        }
    }
    println!("{} spoilt texts, {read_well} of them harmless", wanted());
    assert!(wanted() < USUAL || read_well < wanted(), "nothing was refused");
}

#[test]
fn a_spoilt_scenario_is_refused_with_a_sentence_or_runs() {
    read_all(&scenarios(), 1, |text| {
        let scenario = Scenario::parse(text).map_err(|error| error.to_string())?;
        drop(scenario.run());
        Ok(())
    });
}

#[test]
fn a_spoilt_set_up_is_refused_with_a_sentence_or_begins() {
    let all: Vec<Scenario> = scenarios().iter().filter_map(|text| Scenario::parse(text).ok()).collect();
    for game in GameId::all().iter().filter(|game| is_wanted(**game)) {
        let own = all.iter().filter(|scenario| scenario.game == *game);
        let setups: Vec<String> = own.map(|scenario| scenario.setup().to_owned()).collect();
        if setups.is_empty() {
            continue;
        }
        read_all(&setups, 2, |text| Match::restart(*game, text, [7; 32]).map(drop).map_err(|error| error.to_string()));
    }
}

#[test]
fn a_spoilt_record_is_refused_with_a_sentence_or_is_true() {
    let all = scenarios();
    let records = all.iter().filter_map(|text| {
        let scenario = Scenario::parse(text).ok()?;
        let begun = scenario.match_after(0).ok()?;
        let mut duel = begun.clone();
        let mut entries = Vec::new();
        for entry in scenario.entries() {
            let entry = duel.spelled(entry).ok()?;
            duel.take(&entry).ok()?;
            entries.push(entry);
        }
        Some(begun.record(&entries).ok()?.write())
    });
    let records: Vec<String> = records.collect();
    assert!(records.len() > 100, "only {} scenarios have a record", records.len());
    read_all(&records, 3, |text| {
        let record = Record::read(text).map_err(|error| error.to_string())?;
        Match::verify(&record).map(drop).map_err(|error| error.to_string())
    });
}

#[test]
fn a_spoilt_code_of_a_deck_is_refused_with_a_sentence_or_names_cards() {
    for game in GameId::with_decks().filter(|game| is_wanted(*game)) {
        let (name, numbers) = (game.name(), game.card_numbers());
        let codes: Vec<String> = game.ready_decks().iter().map(|(_, deck)| encode(name, numbers, deck)).collect();
        read_all(&codes, 4, |text| decode(name, numbers, text).map(drop).map_err(|error| error.to_string()));
    }
}
