//! Tests `render` and `gallery`.

use std::fs;

use tempfile::tempdir;

use crate::checks::record;
use crate::program::run;

#[test]
fn the_same_options_give_the_same_picture() {
    let folder = tempdir().unwrap();
    let picture = |name: &str, more: &[&str]| {
        let args = [&["render", "--game", "towers", "--seed", "7", "--moves", "20", "--out", name], more].concat();
        let ran = run(folder.path(), &args);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{more:?}");
        let bytes = fs::read(folder.path().join(name)).unwrap();
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{more:?}");
        bytes
    };
    let board = picture("board.png", &["--viewer", "public", "--lang", "en"]);
    assert_eq!(board, picture("again.png", &[]));
    let others: [&[&str]; 4] =
        [&["--viewer", "1"], &["--viewer", "2"], &["--lang", "ru"], &["--theme", "high-contrast"]];
    for other in others {
        assert_ne!(board, picture("other.png", other), "{other:?}");
    }
}

#[test]
fn a_table_of_four_is_drawn_as_its_options_say() {
    let folder = tempdir().unwrap();
    let four = ["render", "--game", "heroes", "--option", "seats=4", "--moves", "30", "--out", "four.png"];
    let ran = run(folder.path(), &[&four[..], &["--viewer", "4"]].concat());
    assert!(ran.code == 0 && ran.out.contains("bytes written to"), "{ran:?}");
    let ran = run(folder.path(), &[&four[..], &["--option", "teams=three"]].concat());
    assert!(ran.code == 2 && ran.err.contains("teams"), "{ran:?}");
}

#[test]
fn a_position_of_a_record_and_of_a_scenario_can_be_drawn() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("match.duel"), record(folder.path())).unwrap();
    let scenario = "game = \"towers\"\ntitle = \"A wall\"\n[given]\n[given.sides.1]\nwall = 33\n[[step]]\nstate.sides.1.wall = 33\n";
    fs::write(folder.path().join("wall.toml"), scenario).unwrap();
    for args in [
        ["render", "--record", "match.duel", "--moves", "5", "--out", "a.png"],
        ["render", "--scenario", "wall.toml", "--step", "1", "--out", "b.png"],
    ] {
        let ran = run(folder.path(), &args);
        assert!(ran.code == 0 && ran.out.contains("bytes written to"), "{ran:?}");
    }
    assert_ne!(fs::read(folder.path().join("a.png")).unwrap(), fs::read(folder.path().join("b.png")).unwrap());
}

#[test]
fn a_picture_that_cannot_be_drawn_is_explained() {
    let folder = tempdir().unwrap();
    let out = ["--out", "x.png"];
    for (args, code) in [
        (vec!["render", "--viewer", "3"], 2),
        (vec!["render", "--viewer", "me"], 2),
        (vec!["render", "--lang", "de"], 2),
        (vec!["render", "--scenario", "a.toml", "--seed", "3"], 2),
        (vec!["render", "--scenario", "none.toml"], 5),
        (vec!["render", "--record", "none.duel"], 5),
    ] {
        let ran = run(folder.path(), &[args.as_slice(), &out].concat());
        assert!(ran.code == code && !ran.err.is_empty(), "{args:?}: {ran:?}");
    }
    let ran = run(folder.path(), &["render", "--out", "no/such/folder.png"]);
    assert!(ran.code == 5 && ran.err.contains("cannot be written"), "{ran:?}");
}

#[test]
fn the_gallery_shows_the_art_of_a_game_and_its_most_similar_cards() {
    let folder = tempdir().unwrap();
    let ran = run(folder.path(), &["gallery", "--game", "towers", "--lang", "ru", "--out", "cards.png"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("102 pictures, ") && ran.out.contains("ms for a picture"), "{}", ran.out);
    let (_, alike) = ran.out.split_once("the most alike:\n").unwrap();
    assert_eq!(alike.lines().count(), 8, "{alike}");
    assert!(fs::read(folder.path().join("cards.png")).unwrap().starts_with(b"\x89PNG\r\n\x1a\n"));
    fs::write(
        folder.path().join("cards.ron"),
        r#"[(id: "dog", kind: Ally(health: 2), icon: "fox", art: (place: hill))]"#,
    )
    .unwrap();
    let ran = run(folder.path(), &["gallery", "--cards", "cards.ron", "--out", "dog.png"]);
    assert!(ran.code == 0 && ran.out.starts_with("1 pictures, "), "{ran:?}");
    fs::write(folder.path().join("cards.ron"), r#"[(id: "dog", art: (cast: [(icon: "no-such-dog")]))]"#).unwrap();
    let ran = run(folder.path(), &["gallery", "--cards", "cards.ron", "--out", "dog.png"]);
    assert!(ran.code == 2 && ran.err.contains("no-such-dog"), "{ran:?}");
    let ran = run(folder.path(), &["gallery", "--lang", "ru", "--out", "x.png"]);
    assert!(ran.code == 2 && ran.err.contains("--game"), "{ran:?}");
}
