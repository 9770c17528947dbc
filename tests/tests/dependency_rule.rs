//! Tests the map: compares the invariants and the tables of ARCHITECTURE.md with cargo's metadata and the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use duelhall_engine::games::GameId;

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

/// The files that list the games of a crate, and how many of their lines name each: one declares the folder or its names, one is
/// in the list. Heroes is played in formats too, which is an entry of its own.
const LISTS: [(&str, usize); 5] = [
    ("engine/src/lib.rs", 1),
    ("engine/src/games.rs", 1),
    ("hall/src/words/mod.rs", 2),
    ("render/src/lib.rs", 1),
    ("render/src/drawer.rs", 2),
];

/// Where the word of a game means something else: a battlefield as a place of card art.
const OTHER_MEANINGS: [(&str, &str); 2] = [("engine/src/kit/art/", "war"), ("render/src/art/", "war")];

/// The games that are looked for: the shipped ones, and the one that only tests know.
fn games() -> Vec<&'static str> {
    let shipped: BTreeSet<&str> = GameId::sets().map(GameId::name).collect();
    shipped.into_iter().chain(["pebbles"]).collect()
}

/// The code of a source, without comments, tests and examples of command lines.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let shown = |line: &str| ["//", "duelhall ", "{\"id\":"].iter().any(|mark| line.starts_with(mark));
    code.lines().map(str::trim).filter(move |line| !shown(line))
}

/// The words of a line of code or text in small letters; a capital letter inside a name begins a word.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut small = false;
    for letter in line.chars() {
        if !letter.is_alphanumeric() || letter.is_uppercase() && small {
            words.push(String::new());
        }
        if letter.is_alphanumeric() {
            words.last_mut().expect("one is there").extend(letter.to_lowercase());
        }
        small = letter.is_lowercase();
    }
    words
}

/// The path of a file in the workspace.
fn name_of(file: &Path) -> String {
    file.strip_prefix(root()).expect("a file of the workspace").display().to_string().replace('\\', "/")
}

/// The lines that name a game.
fn naming<'a>(lines: impl Iterator<Item = &'a str>, game: &str) -> Vec<&'a str> {
    lines.filter(|line| words(line).iter().any(|word| word == game)).collect()
}

#[test]
fn a_game_is_named_in_its_own_folders_and_in_a_line_of_each_list() {
    let (root, mut files) = (root(), Vec::new());
    for part in ["engine", "render", "store", "hall", "bot"] {
        sources(&root.join(part).join("src"), "rs", &mut files);
    }
    assert!(files.len() > 500, "the sources are found");
    let games = games();
    for file in files {
        let name = name_of(&file);
        let parts: Vec<&str> = name.trim_end_matches(".rs").split('/').collect();
        if parts.last().is_some_and(|last| *last == "tests") {
            continue;
        }
        let text = std::fs::read_to_string(&file).expect("a source is text");
        let own = games.iter().find(|game| parts.contains(*game)).copied();
        for game in games.iter().filter(|game| own != Some(**game)) {
            let lines = naming(code(&text), game);
            if own.is_some() {
                // Another game's folder may use the word, but not the game.
                let used = |line: &&&str| line.contains(&format!("{game}::")) || line.contains(&format!("-{game}-"));
                let used: Vec<_> = lines.iter().filter(used).collect();
                assert!(used.is_empty(), "{name} uses {game}: {used:#?}");
                continue;
            }
            if OTHER_MEANINGS.iter().any(|(folder, word)| name.starts_with(folder) && word == game) {
                continue;
            }
            let allowed =
                LISTS.iter().find(|(list, _)| *list == name && *game != "pebbles").map_or(0, |(_, lines)| *lines);
            let in_formats =
                usize::from(name == "engine/src/games.rs" && lines.iter().any(|line| line.contains("InFormat")));
            assert_eq!(lines.len(), allowed + in_formats, "{name} names {game}: {lines:#?}");
        }
    }
}

#[test]
fn words_of_a_game_are_in_its_own_files() {
    let (root, mut files) = (root(), Vec::new());
    for part in ["engine", "render", "hall", "bot"] {
        sources(&root.join(part).join("locales"), "ftl", &mut files);
    }
    for ending in ["js", "css", "html"] {
        sources(&root.join("bot/web"), ending, &mut files);
    }
    assert!(files.len() > 60, "the texts and the page are found");
    for file in files {
        let name = name_of(&file);
        let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        let text = std::fs::read_to_string(&file).expect("a text is text");
        let lines = || text.lines().filter(|line| !line.starts_with('#'));
        // A file of a game is named after it: `war.ftl`, `war-effects.ftl`, `cards-war.ftl`. A word in it may be the name of another
        // game too; of its keys, the first game is the one that they are about: `card-heroes-war-drum`.
        if let Some(own) = games().into_iter().find(|game| stem.split('-').any(|part| part == *game)) {
            for key in lines().filter_map(|line| Some(line.split_once(" =")?.0)).filter(|key| !key.starts_with(' ')) {
                let about = key.split('-').find(|part| games().contains(part));
                assert!(about.is_none_or(|game| game == own), "{key} stands in {name}");
            }
            continue;
        }
        for game in games() {
            let lines = naming(lines(), game);
            assert!(lines.is_empty(), "{name} names {game}: {lines:#?}");
        }
    }
}

/// The files with an ending in a folder and below it.
fn sources(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            sources(&path, ending, found);
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
}

#[test]
fn a_platform_s_library_is_named_in_its_own_room_only() {
    let bot = root().join("bot/src");
    let mut files = Vec::new();
    sources(&bot, "rs", &mut files);
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
