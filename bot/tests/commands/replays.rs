//! Tests `replay`.

use std::fs;

use tempfile::tempdir;

use crate::checks::record;
use crate::program::{run, run_with};

#[test]
fn a_finished_match_becomes_the_same_animation_every_time() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("match.duel"), record(folder.path())).unwrap();
    let replay = |name: &str, more: &[&str]| {
        let ran = run(folder.path(), &[&["replay", "match.duel", "--out", name], more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{more:?}");
        let file = fs::read(folder.path().join(name)).unwrap();
        let (words, last) = ran.out.trim_end().rsplit_once('\n').unwrap();
        assert!(last.starts_with(&format!("{} bytes, ", file.len())) && last.ends_with(name), "{last}");
        (file, words.to_owned())
    };
    let (gif, words) = replay("match.gif", &[]);
    assert!(gif.starts_with(b"GIF89a") && gif.len() <= 8 << 20, "{} bytes", gif.len());
    assert!(words.starts_with("1. ") && (3..=8).contains(&words.lines().count()), "{words}");
    assert!(words.lines().last().unwrap().contains("wins"), "{words}");
    assert_eq!(replay("again.gif", &["--lang", "en"]), (gif.clone(), words.clone()));
    for name in ["match.apng", "match.PNG"] {
        let (apng, also) = replay(name, &[]);
        assert!(apng.starts_with(b"\x89PNG\r\n\x1a\n") && apng.windows(4).any(|chunk| chunk == b"acTL"), "{name}");
        assert_eq!(also, words);
    }
    let (russian, said) = replay("russian.gif", &["--lang", "ru"]);
    assert!(russian != gif && said.contains("Игрок 1") && !said.contains("Player"), "{said}");
    assert_ne!(replay("contrast.gif", &["--theme", "high-contrast"]).0, gif);
    let piped = run_with(folder.path(), &["replay", "-", "--out", "piped.gif"], &record(folder.path()));
    assert_eq!((piped.code, fs::read(folder.path().join("piped.gif")).unwrap()), (0, gif));
}

#[test]
fn a_record_that_has_no_animation_is_explained() {
    let folder = tempdir().unwrap();
    let whole = record(folder.path());
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("match.duel", &whole);
    // The record of the match while it went on: up to the first fingerprint.
    let mark = whole.find("\n= 25 ").unwrap() + 1;
    write("open.duel", &whole[..=mark + whole[mark..].find('\n').unwrap()]);
    write("forged.duel", &whole.replacen("seed ", "seed f", 1).replacen("commitment ", "commitment 0", 1));
    write("notes.duel", "no record");
    for (file, out, code, said) in [
        ("open.duel", "a.gif", 1, "the match is not over"),
        ("forged.duel", "a.gif", 1, "forged.duel is no true record of a finished match: "),
        ("notes.duel", "a.gif", 1, "notes.duel is no true record of a finished match: "),
        ("none.duel", "a.gif", 5, "cannot be read"),
        ("match.duel", "a.webp", 2, "a.webp: the name of an animation ends with .gif, .apng or .png"),
        ("match.duel", "a", 2, "ends with .gif, .apng or .png"),
        ("match.duel", "no/such/a.gif", 5, "cannot be written"),
    ] {
        let ran = run(folder.path(), &["replay", file, "--out", out]);
        assert!(ran.code == code && ran.err.contains(said) && ran.out.is_empty(), "{file} {out}: {ran:?}");
    }
    assert!(!folder.path().join("a.gif").exists());
    assert_eq!(run(folder.path(), &["verify", "open.duel"]).code, 0, "a record of a match in progress is a true one");
}
