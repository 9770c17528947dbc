//! The pages about rules and scenarios are true. `UPDATE_GOLDEN=1` writes the one that is made from the files anew.

use std::fmt::Write as _;

use duelhall_engine::scenario::Scenario;

use crate::rules::RULES;
use crate::{read, root, scenarios};

const RULES_PAGE: &str = "docs/rules/towers.md";

/// The page of the rules, from the list of rules and the scenarios that name them.
fn rules_page() -> String {
    let scenarios: Vec<(String, Scenario)> =
        scenarios().into_iter().map(|(name, scenario)| (name, scenario.unwrap())).collect();
    let link = |name: &String| format!("[{}](../../tests/scenarios/towers/{name})", name.trim_end_matches(".toml"));
    let mut page = String::from(
        "# Towers: where each rule is shown\n\n\
         Made by `UPDATE_GOLDEN=1 cargo test -p duelhall-engine --test scenarios`; the same test without the variable \
         fails when this page is not true, when a rule has nothing that shows it, or when a scenario does not hold. \
         How to read a scenario: [scenarios](../scenarios.md). The ids also stand above the code: \
         `grep -rn T-24 engine/src`.\n\n\
         | Rule | What it says | Shown by | Status |\n| --- | --- | --- | --- |\n",
    );
    for (id, what, tests) in RULES {
        let covering = scenarios.iter().filter(|(_, scenario)| scenario.rules.iter().any(|rule| rule == id));
        let (holds, shown): (Vec<bool>, Vec<String>) =
            covering.map(|(name, scenario)| (scenario.run().holds(), link(name))).unzip();
        let tests = tests.iter().map(|(file, name)| format!("[`{name}`](../../{file})"));
        let shown: Vec<String> = shown.into_iter().chain(tests).collect();
        let status = match (shown.is_empty(), holds.iter().all(|holds| *holds)) {
            (true, _) => "not shown",
            (false, true) => "holds",
            (false, false) => "broken",
        };
        let _ = writeln!(page, "| {id} | {what} | {} | {status} |", shown.join("<br>"));
    }
    let rest: Vec<&(String, Scenario)> = scenarios.iter().filter(|(_, scenario)| scenario.rules.is_empty()).collect();
    let _ = writeln!(page, "\n## The card language and the house\n\nWhat belongs to no single rule of the rulebook.\n");
    for (name, scenario) in rest {
        let _ = writeln!(page, "- {}: {}", link(name), scenario.title);
    }
    page
}

#[test]
fn the_page_of_the_rules_is_true() {
    let made = rules_page();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(root().join("docs/rules")).unwrap();
        std::fs::write(root().join(RULES_PAGE), &made).unwrap();
    }
    assert!(made == read(RULES_PAGE), "{RULES_PAGE} is not what the files say; UPDATE_GOLDEN=1 writes it anew");
    assert!(!made.contains("| not shown |") && !made.contains("| broken |"), "a rule is not shown, or broken");
}

#[test]
fn every_rule_is_shown_and_every_test_that_is_named_exists() {
    let scenarios: Vec<Scenario> = scenarios().into_iter().filter_map(|(_, scenario)| scenario.ok()).collect();
    for (number, (id, _, tests)) in (1..).zip(RULES) {
        assert_eq!(id, format!("T-{number:02}"));
        let covered = scenarios.iter().any(|scenario| scenario.rules.iter().any(|rule| rule == id));
        assert!(covered || !tests.is_empty(), "nothing shows {id}");
        for (file, name) in tests {
            let source = read(file);
            let at = source.find(&format!("fn {name}(")).unwrap_or_else(|| panic!("{id}: {file} has no test {name}"));
            let before = &source[..at];
            let attributes = &before[before.rfind("}\n").unwrap_or_default()..];
            assert!(attributes.contains("#[test]"), "{id}: {name} in {file} is no test");
        }
    }
}

/// Every example of the page about scenarios is a whole scenario, and holds.
#[test]
fn the_examples_of_the_page_about_scenarios_hold() {
    let page = read("docs/scenarios.md");
    let mut examples = 0;
    for (number, block) in (1..).zip(page.split("```toml\n").skip(1)) {
        let example = block.split("```").next().unwrap();
        let scenario = Scenario::parse(example).unwrap_or_else(|error| panic!("example {number}: {error}\n{example}"));
        let differences = scenario.run().differences;
        assert!(differences.is_empty(), "example {number}: {differences:?}\n{example}");
        examples += 1;
    }
    assert!(examples >= 10, "there is an example for each feature; only {examples} were found");
}

/// The page names every key that a scenario can have, so that no feature is without words.
#[test]
fn the_page_about_scenarios_names_every_key() {
    let page = read("docs/scenarios.md");
    // The parser names all keys when it meets one that it does not know.
    let unknown = |text: &str| Scenario::parse(text).unwrap_err().what;
    let head = "game = \"towers\"\ntitle = \"t\"\n";
    let messages = [
        unknown(&format!("{head}nonesuch = 1\n[given]\n[[step]]\n")),
        unknown(&format!("{head}[given]\nnonesuch = 1\n[[step]]\n")),
        unknown(&format!("{head}[given]\nsides.1.nonesuch = 1\n[[step]]\n")),
        unknown(&format!("{head}[given]\nhouse.nonesuch = 1\n[[step]]\n")),
        unknown(&format!("{head}[given]\n[[step]]\nnonesuch = 1\n")),
        unknown(&format!("{head}[given]\n[[card]]\nid = \"a\"\nnonesuch = 1\n[[step]]\n")),
    ];
    let mut names = 0;
    for message in messages {
        for name in message.split('`').skip(3).step_by(2) {
            let forms = [format!("`{name}`"), format!("`[{name}]`"), format!("`[[{name}]]`")];
            assert!(forms.iter().any(|form| page.contains(form)), "docs/scenarios.md does not name `{name}`");
            names += 1;
        }
    }
    assert!(names > 40, "the keys were found: {names}");
}
