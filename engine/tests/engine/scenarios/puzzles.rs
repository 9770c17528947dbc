//! The puzzles of Heroes: scenarios whose steps are a solution. In `win-…` the first seat wins in the turn with which
//! the puzzle begins. In `survive-…` the first seat is still in the game when its next turn begins.

use std::collections::BTreeSet;
use std::fs;

use duelhall_engine::scenario::Scenario;

use crate::scenarios::{read, root};

const FOLDER: &str = "tests/puzzles/heroes";

#[test]
fn every_puzzle_of_heroes_has_a_solution() {
    let entries = fs::read_dir(root().join(FOLDER)).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let mut titles = BTreeSet::new();
    for name in &names {
        let text = read(&format!("{FOLDER}/{name}"));
        let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let report = scenario.run();
        assert!(report.holds(), "{name}: {:?}", report.differences);
        let choices: Vec<String> = scenario.entries().map(ToString::to_string).collect();
        let ends = |choice: &str| choices.iter().any(|other| other == choice);
        if name.starts_with("win-") {
            assert!(text.ends_with("outcome = \"winners 1 defeat\"\n"), "{name} does not end with a win");
            assert!(!ends("1 end"), "{name} is not won in its first turn");
        } else {
            assert!(name.starts_with("survive-"), "{name} is no kind of puzzle");
            assert!(text.contains("outcome = \"none\"") && text.contains("state.turn = 1"), "{name} says who is left");
            assert!(
                ends("1 end") && choices.last().is_some_and(|choice| choice == "2 end"),
                "{name} lasts for two turns"
            );
        }
        assert!(titles.insert(scenario.title.clone()), "{name}: another puzzle has its title");
    }
    assert!(names.len() >= 40, "there are {} puzzles", names.len());
}
