//! The puzzles of the games: scenarios whose steps are a solution. In `win-…` the first seat wins in the turn with which
//! the puzzle begins. In `survive-…` the first seat is still in the game when its next turn begins.

use std::collections::BTreeSet;
use std::fs;

use duelhall_engine::ai::Level;
use duelhall_engine::kit::{Rng, Seat, Status, Viewer};
use duelhall_engine::scenario::Scenario;

use crate::scenarios::{read, root};

/// How a file shows that the first seat wins in the first turn, and that it has its next turn.
trait Turns {
    /// Whether the puzzle is won in the turn with which it begins.
    fn first(&self, text: &str, choices: &[String]) -> bool;

    /// Whether both seats have had a turn.
    fn both(&self, text: &str, choices: &[String]) -> bool;
}

/// The choices that end a turn say it: whether a choice ends a turn of a seat.
struct Ends(fn(&str, u8) -> bool);

impl Turns for Ends {
    fn first(&self, _text: &str, choices: &[String]) -> bool {
        choices.iter().all(|choice| choice != "1 end")
    }

    fn both(&self, text: &str, choices: &[String]) -> bool {
        let over = |seat| choices.iter().position(|choice| self.0(choice, seat));
        text.contains("state.turn = 1") && over(1).is_some_and(|own| over(2).is_some_and(|theirs| own < theirs))
    }
}

/// The last step says which turn it is. Positions begin in the fifth turn.
struct Counted;

impl Turns for Counted {
    fn first(&self, text: &str, _choices: &[String]) -> bool {
        last_step(text).contains("state.turns = 5\n")
    }

    fn both(&self, text: &str, _choices: &[String]) -> bool {
        last_step(text).contains("state.turns = 7\n")
    }
}

fn last_step(text: &str) -> &str {
    text.rsplit("[[step]]").next().unwrap_or_default()
}

/// Checks the puzzles of a game: those to win end so, and within the first turn; those to survive last for two turns.
fn check(game: &str, win: &str, turns: &dyn Turns) {
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
        if name.starts_with("win-") {
            assert!(text.ends_with(&format!("outcome = \"winners 1 {win}\"\n")), "{name} does not end with a win");
            assert!(turns.first(&text, &choices), "{name} is not won in its first turn");
        } else {
            assert!(name.starts_with("survive-"), "{name} is no kind of puzzle");
            assert!(text.contains("outcome = \"none\""), "{name} does not say that nobody has won");
            assert!(turns.both(&text, &choices), "{name} does not last for two turns");
        }
        assert!(titles.insert(scenario.title.clone()), "{name}: another puzzle has its title");
    }
    assert!(names.len() >= 40, "there are {} puzzles", names.len());
}

#[test]
fn every_puzzle_of_heroes_has_a_solution() {
    check("heroes", "defeat", &Ends(|choice, seat| choice == format!("{seat} end")));
}

#[test]
fn every_puzzle_of_chrono_has_a_solution() {
    // In Chrono an attack ends the turn.
    let ends = |choice: &str, seat| ["end", "attack"].iter().any(|last| choice == format!("{seat} {last}"));
    check("chrono", "life", &Ends(ends));
}

#[test]
fn every_puzzle_of_war_has_a_solution() {
    check("war", "health", &Counted);
}

#[test]
fn the_default_level_of_war_misses_no_win_within_the_turn() {
    let folder = root().join("tests/puzzles/war");
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    for name in names.filter(|name| name.starts_with("win-")) {
        let scenario = Scenario::parse(&read(&format!("tests/puzzles/war/{name}"))).unwrap();
        let (mut duel, mut rng) = (scenario.match_after(0).unwrap(), Rng::from_number(1));
        let outcome = loop {
            let seat = match duel.status() {
                Status::Over(outcome) => break Some(outcome),
                Status::Waiting(seats) => seats.iter().next().unwrap(),
            };
            if duel.table(Viewer::Public).seen()["turns"] != 5 {
                break None;
            }
            let level = if seat == Seat::FIRST { Level::Normal } else { Level::Greedy };
            let index = duel.advise(seat, level, &mut rng).unwrap();
            let entry = duel.answer(seat, duel.prompt(seat).unwrap().step, index).unwrap();
            duel.take(&entry).unwrap();
        };
        assert!(outcome.is_some_and(|outcome| outcome.winners.has(Seat::FIRST)), "{name} is not won");
    }
}
