//! Tests the map: compares the invariants and the tables of ARCHITECTURE.md with cargo's metadata and the sources.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A part, the parts on which it may depend, and external crates that it must never name.
const PARTS: [(&str, &[&str], &[&str]); 4] = [
    (
        "duelhall-engine",
        &[],
        &["tokio", "futures", "axum", "tracing", "getrandom", "rand", "sled", "image", "serenity", "teloxide"],
    ),
    ("duelhall-render", &["duelhall-engine"], &["tokio", "axum", "sled", "serenity", "teloxide"]),
    ("duelhall-store", &[], &["axum", "image", "serenity", "teloxide"]),
    ("duelhall-hall", &["duelhall-engine", "duelhall-store"], &["axum", "sled", "image", "serenity", "teloxide"]),
];

/// A platform's library, and the only folder of `bot/src` that may name it.
const PLATFORMS: [(&str, &str); 3] = [("axum", "web"), ("serenity", "discord"), ("teloxide", "telegram")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace is around this crate").to_owned()
}

/// Cargo's metadata of the workspace.
fn metadata() -> serde_json::Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    serde_json::from_slice(&output.stdout).expect("cargo writes JSON")
}

/// The dependencies of each crate of the workspace, without those that only its tests need.
fn dependencies() -> BTreeMap<String, Vec<String>> {
    let metadata = metadata();
    let text = |value: &serde_json::Value| value.as_str().expect("a name").to_owned();
    let packages = metadata["packages"].as_array().expect("packages");
    let needed = |package: &serde_json::Value| {
        let all = package["dependencies"].as_array().expect("dependencies").iter();
        all.filter(|one| one["kind"].is_null()).map(|one| text(&one["name"])).collect()
    };
    packages.iter().map(|package| (text(&package["name"]), needed(package))).collect()
}

#[test]
fn cargo_run_alone_means_the_program() {
    let metadata = metadata();
    let meant = metadata["workspace_default_members"].as_array().expect("members");
    let packages = metadata["packages"].as_array().expect("packages").iter();
    let targets = packages
        .filter(|package| meant.contains(&package["id"]))
        .flat_map(|package| package["targets"].as_array().expect("targets"));
    let programs = targets.filter(|target| target["kind"][0] == "bin").map(|target| &target["name"]);
    assert_eq!(programs.collect::<Vec<_>>(), ["duelhall"]);
}

#[test]
fn every_arrow_between_the_parts_is_one_of_the_map() {
    let dependencies = dependencies();
    for (part, allowed, never) in PARTS {
        let needed = dependencies.get(part).unwrap_or_else(|| panic!("{part} is in the workspace"));
        assert!(!needed.is_empty(), "{part}");
        for name in needed {
            assert!(!name.starts_with("duelhall") || allowed.contains(&name.as_str()), "{part} builds upon {name}");
            assert!(!never.contains(&name.as_str()), "{part} names {name}");
        }
    }
}

/// The shipped games, each with what is never written but to name it. A short name is a part of other words.
const GAMES: [(&str, &[&str]); 4] = [
    ("towers", &["towers"]),
    ("chrono", &["chrono"]),
    ("heroes", &["heroes"]),
    ("war", &["-war-", "::war::", "war::war"]),
];

/// The files that list the games of a crate: one line declares the folder, and another is in the list.
const LISTS: [&str; 5] =
    ["engine/src/lib.rs", "engine/src/games.rs", "hall/src/words/mod.rs", "render/src/lib.rs", "render/src/drawer.rs"];

/// The code of a source, without comments, tests and examples of command lines.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let shown = |line: &str| ["//", "duelhall ", "{\"id\":"].iter().any(|mark| line.starts_with(mark));
    code.lines().map(str::trim).filter(move |line| !shown(line))
}

#[test]
fn a_game_is_named_in_its_own_folders_and_in_a_line_of_each_list() {
    let (root, mut files) = (root(), Vec::new());
    for part in ["engine", "render", "store", "hall", "bot"] {
        sources(&root.join(part).join("src"), &mut files);
    }
    let mut listed = 0;
    for file in files {
        let name = file.strip_prefix(&root).expect("a file of the workspace").display().to_string().replace('\\', "/");
        let (own, list) =
            (GAMES.iter().any(|(game, _)| name.contains(&format!("/{game}"))), LISTS.contains(&name.as_str()));
        if own || name.ends_with("tests.rs") {
            continue;
        }
        let text = std::fs::read_to_string(&file).expect("a source is text");
        for (game, names) in GAMES {
            let is_named = |line: &&str| names.iter().any(|name| line.to_lowercase().contains(name));
            let lines: Vec<&str> = code(&text).filter(|line| !line.contains("Place::")).filter(is_named).collect();
            let allowed = lines.iter().all(|line| list && (line.contains("mod ") || line.contains("::")));
            assert!(allowed && lines.len() <= 3, "{name} names {game}: {lines:#?}");
            listed += usize::from(!lines.is_empty());
        }
    }
    assert!(listed >= 12, "four games in three crates are found: {listed}");
}

/// The key of the message that begins in a line of a Fluent file.
fn message(line: &str) -> Option<&str> {
    line.split_once(" =").map(|(key, _)| key).filter(|key| !key.starts_with([' ', '#']))
}

#[test]
fn a_message_about_a_game_stands_in_a_file_of_that_game() {
    let (root, mut files) = (root(), Vec::new());
    for part in ["engine", "render", "hall", "bot"] {
        texts(&root.join(part).join("locales"), "ftl", &mut files);
    }
    let mut found = 0;
    for file in files {
        let name = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).expect("words are text");
        for key in text.lines().filter_map(message) {
            // The first game in a key is the one that it is about: `card-heroes-war-drum` is of Heroes.
            let about = key.split('-').find(|part| GAMES.iter().any(|(game, _)| game == part));
            let is_own = about.is_none_or(|game| name.split('-').any(|part| part == game));
            assert!(is_own, "{key} stands in {}", file.display());
            found += usize::from(about.is_some());
        }
    }
    assert!(found > 3_000, "four games have words in two languages: {found}");
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    texts(folder, "rs", found);
}

/// Every file of a folder whose name ends so, also in folders within it.
fn texts(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            texts(&path, ending, found);
        } else if path.extension().is_some_and(|other| other == ending) {
            found.push(path);
        }
    }
}

#[test]
fn a_platform_s_library_is_named_in_its_own_room_only() {
    let bot = root().join("bot/src");
    let mut files = Vec::new();
    sources(&bot, &mut files);
    let mut named = 0;
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a source is text");
        for (library, room) in PLATFORMS {
            if text.contains(&format!("{library}::")) {
                named += 1;
                assert!(file.starts_with(bot.join(room)), "{} names {library}", file.display());
            }
        }
    }
    assert!(named > 0, "the web hall names axum");
}

/// A name in the map that says where something is: words and folders in lower case.
fn names_a_file(name: &str) -> bool {
    let small = |letter: char| letter.is_ascii_lowercase() || "_/.*".contains(letter);
    name.len() > 1 && name.chars().all(small) && !name.starts_with("*/")
}

#[test]
fn every_file_that_the_tables_of_the_map_name_is_there() {
    let root = root();
    let map = std::fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the map is text");
    let is_there = |folder: &Path, name: &str| folder.join(name).exists() || folder.join(format!("{name}.rs")).exists();
    let (mut folder, mut found) = (None, 0);
    for row in map.lines().take_while(|line| *line != "## Invariants").filter(|line| line.starts_with("| ")) {
        let names: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        if let [part] = names[..]
            && part.ends_with("/src")
        {
            folder = Some(root.join(part));
            continue;
        }
        let Some(folder) = &folder else { continue };
        let mut rooms = vec![root.clone(), folder.clone()];
        rooms.extend(names.iter().filter(|name| name.ends_with('/')).map(|name| folder.join(name)));
        for name in names.into_iter().filter(|name| names_a_file(name)) {
            found += 1;
            assert!(rooms.iter().any(|room| is_there(room, name)), "no file {name}, which this row names: {row}");
        }
    }
    assert!(found > 150, "the tables name files: {found}");
}
