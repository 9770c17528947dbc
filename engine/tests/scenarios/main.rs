//! Every scenario of `tests/scenarios` holds, every rule has one, and the pages about both are true.

#![expect(clippy::disallowed_methods, reason = "scenarios and pages are files")]

mod pages;
mod refused;
mod rules;

use std::fs;
use std::path::{Path, PathBuf};

use duelhall_engine::scenario::Scenario;

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A text file below the root.
fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every scenario file with its name, in order.
fn scenarios() -> Vec<(String, Result<Scenario, String>)> {
    let folder = root().join("tests/scenarios/towers");
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let parse = |name: &String| {
        Scenario::parse(&read(&format!("tests/scenarios/towers/{name}"))).map_err(|error| error.to_string())
    };
    names.into_iter().map(|name| (name.clone(), parse(&name))).collect()
}

#[test]
fn every_scenario_holds() {
    let mut wrong = Vec::new();
    for (name, scenario) in scenarios() {
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

/// A file that is named after a rule covers it, and titles are sentences that say different things.
#[test]
fn scenarios_are_named_after_what_they_cover() {
    let mut titles = std::collections::BTreeMap::new();
    for (name, scenario) in scenarios() {
        let scenario = scenario.unwrap();
        assert!(name.ends_with(".toml"), "{name} is no scenario");
        if name.starts_with("T-") {
            let id = &name[..4];
            assert!(scenario.rules.iter().any(|rule| rule == id), "{name} does not say that it covers {id}");
        }
        for rule in &scenario.rules {
            assert!(rules::RULES.iter().any(|(id, ..)| id == rule), "{name}: {rule} is no rule of Towers");
        }
        if let Some(other) = titles.insert(scenario.title.clone(), name.clone()) {
            panic!("{name} and {other} have the same title");
        }
    }
}
