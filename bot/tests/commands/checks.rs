//! Tests `scenario`, `verify`, and the command line as a whole.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use crate::program::{run, run_with};

const HOLDS: &str = r#"
game = "towers"
title = "Both sides begin with a tower of 20"
rules = ["T-01"]
[given]
options = {}
[[step]]
state.sides.1.tower = 20
state.sides.2.tower = 20
"#;

/// The record of a match that greedy and random players played.
pub(crate) fn record(folder: &Path) -> String {
    let lines = r#"{"do":"begin","match":"a","game":"towers","seed":7}
{"do":"run","match":"a","players":{"1":"greedy","2":"random"}}
{"do":"record","match":"a"}
"#;
    let ran = run_with(folder, &["protocol"], lines);
    let last: serde_json::Value = serde_json::from_str(ran.out.lines().last().unwrap()).unwrap();
    last["ok"]["record"].as_str().unwrap().to_owned()
}

#[test]
fn scenarios_that_hold_are_counted_and_those_that_do_not_are_explained() {
    let folder = tempdir().unwrap();
    let path = folder.path();
    fs::create_dir_all(path.join("all/deep")).unwrap();
    fs::write(path.join("all/deep/good.toml"), HOLDS).unwrap();
    fs::write(path.join("all/notes.md"), "no scenario").unwrap();
    let ran = run(path, &["scenario", "all"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(
        ran.out,
        "ok   all/deep/good.toml: Both sides begin with a tower of 20\n1 scenario, 2 statements: everything holds\n"
    );
    fs::write(path.join("all/bad.toml"), HOLDS.replace("2.tower = 20", "2.tower = 21")).unwrap();
    let ran = run(path, &["scenario", "all"]);
    assert_eq!(ran.code, 1);
    assert!(
        ran.out.contains("FAIL all/bad.toml") && ran.out.contains("line 7, step 1: state.sides.2.tower is 20"),
        "{ran:?}"
    );
    assert!(ran.out.ends_with("2 scenarios, 4 statements: 1 differs\n"), "{ran:?}");
    let object = run(path, &["scenario", "all", "--json"]).json();
    assert_eq!((&object["held"], &object["differed"]), (&1.into(), &1.into()));
    assert_eq!(object["scenarios"][0]["differences"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_file_that_is_no_scenario_fails_and_one_that_is_not_there_cannot_be_read() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("odd.toml"), "game = \"chess\"\n").unwrap();
    let ran = run(folder.path(), &["scenario", "odd.toml"]);
    assert!(ran.code == 1 && ran.out.contains("line 1, column 8: `chess` is no game here"), "{ran:?}");
    let ran = run(folder.path(), &["scenario", "none.toml"]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (5, "duelhall: none.toml cannot be read: there is no such file or folder\n")
    );
    fs::create_dir(folder.path().join("empty")).unwrap();
    assert_eq!(run(folder.path(), &["scenario", "empty"]).code, 1);
}

/// C-2: a bad file in a folder does not hide the others.
#[test]
fn every_file_of_a_folder_is_reported_when_one_cannot_be_read() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("a.toml"), [0xFF, 0xFE]).unwrap();
    fs::write(folder.path().join("b.toml"), "game = \"chess\"\n").unwrap();
    fs::write(folder.path().join("c.toml"), HOLDS).unwrap();
    let ran = run(folder.path(), &["scenario", "."]);
    assert_eq!((ran.code, ran.err.as_str()), (5, "duelhall: ./a.toml cannot be read: it is not UTF-8 text\n"));
    for line in ["FAIL ./a.toml: cannot be read", "FAIL ./b.toml: is no scenario", "ok   ./c.toml: ", "2 differ"] {
        assert!(ran.out.contains(line), "{ran:?}");
    }
    let ran = run(folder.path(), &["scenario", ".", "--json"]);
    assert_eq!(ran.code, 5);
    assert_eq!(ran.out.lines().count(), 5, "a line for each file, and one before and after: {ran:?}");
    let object = ran.json();
    assert_eq!((&object["held"], &object["differed"]), (&1.into(), &2.into()));
    let first = object["scenarios"][0]["differences"][0].as_str().unwrap();
    assert!(first.contains("it is not UTF-8 text"), "{first}");
}

#[test]
fn a_true_record_verifies_and_a_changed_one_does_not() {
    let folder = tempdir().unwrap();
    let record = record(folder.path());
    fs::write(folder.path().join("match.duel"), &record).unwrap();
    let ran = run(folder.path(), &["verify", "match.duel"]);
    assert!(
        ran.code == 0 && ran.out.starts_with("true: towers (rules 1), ") && ran.out.contains("winners 1"),
        "{ran:?}"
    );
    let object = run(folder.path(), &["verify", "match.duel", "--json"]).json();
    assert!(object["holds"] == true && record.contains(object["commitment"].as_str().unwrap()));

    let other_end = record.replace("winners 1", "winners 2");
    let other_seed = record.replace("seed 07", "seed 08");
    let first_move = record.lines().nth(5).unwrap();
    let other_move = record.replacen(first_move, "1 play 9", 1);
    for (changed, what) in
        [(&other_end, "winners 2"), (&other_seed, "commitment"), (&other_move, "entry 1"), (&"junk".into(), "line 1")]
    {
        let ran = run_with(folder.path(), &["verify", "-"], changed);
        assert!(ran.code == 1 && ran.err.contains("no true record") && ran.err.contains(what), "{what}: {ran:?}");
        let ran = run_with(folder.path(), &["verify", "-", "--json"], changed);
        assert!(ran.code == 1 && ran.json()["holds"] == false, "{ran:?}");
    }
    assert_eq!(run(folder.path(), &["verify", "none.duel"]).code, 5);
}

#[test]
fn help_teaches_and_an_unknown_option_ends_with_2() {
    let folder = tempdir().unwrap();
    for command in [
        "doctor", "backup", "restore", "compact", "export", "aside", "verify", "simulate", "scenario", "cards",
        "render", "protocol",
    ] {
        let ran = run(folder.path(), &[command, "--help"]);
        assert!(ran.code == 0 && ran.out.contains("Example"), "{command}: {ran:?}");
    }
    let ran = run(folder.path(), &["--help"]);
    assert!(ran.code == 0 && ran.out.contains("Exit codes:"), "{ran:?}");
    assert_eq!(run(folder.path(), &["fly"]).code, 2);
    assert_eq!(run(folder.path(), &["render"]).code, 2);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "help leaves nothing behind");
}
