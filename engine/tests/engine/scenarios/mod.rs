//! Every scenario of `tests/scenarios` holds, every rule has one, and the pages about rules and scenarios are true.

#![expect(clippy::disallowed_methods, reason = "scenarios and pages are files")]

mod cards;
mod chrono;
mod chrono_cards;
mod decks;
mod heroes;
mod pages;
mod puzzles;
mod refused;
mod rules;
mod shapes;
mod stated;
mod unknown;
mod war;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use duelhall_engine::scenario::Scenario;

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file below the root.
fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A test, by file and name.
pub(crate) type Test = (&'static str, &'static str);

/// A rule: its id, its text, and the tests that name it besides the scenarios.
pub(crate) type Rule = (&'static str, &'static str, &'static [Test]);

/// The rules of one game and everything that belongs to them.
pub(crate) struct Book {
    /// The id of the game, which is also the name of its folder and of its page.
    pub(crate) game: &'static str,
    /// Another game that is played by the same rulebook.
    pub(crate) also: Option<&'static str>,
    /// The game's name.
    pub(crate) name: &'static str,
    /// The first letter of its rule ids.
    pub(crate) letter: char,
    /// Every rule in order.
    pub(crate) rules: &'static [Rule],
    /// Rules that nothing shows, each with what happens to it instead and why.
    pub(crate) unshown: &'static [(&'static str, &'static str)],
    /// The decision that says how far the game counts.
    pub(crate) bounds: Option<&'static str>,
}

/// Every game with a rulebook.
pub(crate) const BOOKS: &[Book] = &[
    Book { game: "towers", also: None, name: "Towers", letter: 'T', rules: &rules::RULES, unshown: &[], bounds: None },
    Book {
        game: "heroes",
        also: Some("heroes-formats"),
        name: "Heroes",
        letter: 'H',
        rules: &heroes::RULES,
        unshown: &heroes::UNSHOWN,
        bounds: None,
    },
    Book {
        game: "chrono",
        also: None,
        name: "Chrono",
        letter: 'C',
        rules: &chrono::RULES,
        unshown: &chrono::UNSHOWN,
        bounds: Some("090-bounds-of-chrono.md"),
    },
    Book {
        game: "war",
        also: None,
        name: "War",
        letter: 'W',
        rules: &war::RULES,
        unshown: &war::UNSHOWN,
        bounds: None,
    },
];

/// A scenario file with its path below the game's folder.
type Written = (String, Result<Scenario, String>);

/// The scenarios of each game. Many tests look at them, so they are read once.
static WRITTEN: LazyLock<BTreeMap<&str, Vec<Written>>> =
    LazyLock::new(|| BOOKS.iter().map(|book| (book.game, book.written())).collect());

impl Book {
    /// Every scenario file, in order.
    pub(crate) fn scenarios(&self) -> &'static [Written] {
        &WRITTEN[self.game]
    }

    fn written(&self) -> Vec<Written> {
        let folder = format!("tests/scenarios/{}", self.game);
        let names = names(&root().join(&folder), "");
        let parse =
            |name: &String| Scenario::parse(&read(&format!("{folder}/{name}"))).map_err(|error| error.to_string());
        names.into_iter().map(|name| (name.clone(), parse(&name))).collect()
    }

    /// The rule after which a file is named: `H-86` for `H-86-b.toml`; `None` for any other name.
    fn named_after<'a>(&self, name: &'a str) -> Option<&'a str> {
        let rest = name.strip_prefix(self.letter)?.strip_prefix('-')?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        Some(&name[..digits + 2])
    }
}

/// The files in a folder and in the folders below it.
fn names(folder: &Path, below: &str) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{below}{}", entry.file_name().into_string().unwrap());
        if entry.path().is_dir() {
            names.extend(self::names(&entry.path(), &format!("{name}/")));
        } else {
            names.push(name);
        }
    }
    names.sort();
    names
}

#[test]
fn every_scenario_holds() {
    let mut wrong = Vec::new();
    for (name, scenario) in BOOKS.iter().flat_map(|book| book.scenarios()) {
        match scenario {
            Ok(scenario) => {
                let differences = scenario.run().differences;
                wrong.extend(differences.iter().map(|difference| format!("{name}: {difference}")));
            }
            Err(error) => wrong.push(format!("{name}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// A file named after a rule covers that rule, and titles are sentences that all differ.
#[test]
fn scenarios_are_named_after_what_they_cover() {
    for book in BOOKS {
        let mut titles = BTreeMap::new();
        for (name, scenario) in book.scenarios() {
            let scenario = scenario.as_ref().unwrap();
            assert!(name.ends_with(".toml"), "{name} is no scenario");
            let game = scenario.game.name();
            assert!(game == book.game || Some(game) == book.also, "{name} lies in the wrong folder");
            if let Some(id) = book.named_after(name) {
                assert!(scenario.rules.iter().any(|rule| rule == id), "{name} does not say that it covers {id}");
            }
            for rule in &scenario.rules {
                assert!(book.rules.iter().any(|(id, ..)| id == rule), "{name}: {rule} is no rule of {}", book.name);
            }
            if let Some(other) = titles.insert(&scenario.title, name) {
                panic!("{name} and {other} have the same title");
            }
        }
    }
}
