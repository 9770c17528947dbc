//! The puzzles of the games: scenarios whose steps are a solution. In `win-…` the first seat wins in the turn with which
//! the puzzle begins. In `survive-…` the first seat is still in the game when its next turn begins.

use std::collections::BTreeSet;
use std::fs;

use duelhall_engine::scenario::Scenario;

use crate::scenarios::{read, root};

/// Whether a choice that is written ends a turn of a seat.
type Ends = fn(&str, u8) -> bool;

/// Checks the puzzles of a game: those to win end so, and within the first turn; those to survive last for two turns.
fn check(game: &str, win: &str, ends: Ends) {
    let folder = format!("tests/puzzles/{game}");
    let entries = fs::read_dir(root().join(&folder)).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let mut titles = BTreeSet::new();
    for name in &names {
        let text = read(&format!("{folder}/{name}"));
        let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let report = scenario.run();
        assert!(report.holds(), "{name}: {:?}", report.differences);
        let choices: Vec<String> = scenario.entries().map(ToString::to_string).collect();
        let over = |seat| choices.iter().position(|choice| ends(choice, seat));
        if name.starts_with("win-") {
            assert!(text.ends_with(&format!("outcome = \"winners 1 {win}\"\n")), "{name} does not end with a win");
            assert!(choices.iter().all(|choice| choice != "1 end"), "{name} is not won in its first turn");
        } else {
            assert!(name.starts_with("survive-"), "{name} is no kind of puzzle");
            assert!(text.contains("outcome = \"none\"") && text.contains("state.turn = 1"), "{name} says who is left");
            assert!(
                over(1).is_some_and(|own| over(2).is_some_and(|theirs| own < theirs)),
                "{name} lasts for two turns"
            );
        }
        assert!(titles.insert(scenario.title.clone()), "{name}: another puzzle has its title");
    }
    assert!(names.len() >= 40, "there are {} puzzles", names.len());
}

#[test]
fn every_puzzle_of_heroes_has_a_solution() {
    check("heroes", "defeat", |choice, seat| choice == format!("{seat} end"));
}

#[test]
fn every_puzzle_of_chrono_has_a_solution() {
    // In Chrono an attack ends the turn.
    check("chrono", "life", |choice, seat| ["end", "attack"].iter().any(|last| choice == format!("{seat} {last}")));
}
