//! The pages about rules and scenarios are true. `UPDATE_GOLDEN=1` rewrites the page that is generated from the files.

use std::fmt::Write as _;

use duelhall_engine::kit::{MOST_ENTRIES, MOST_SILENT};
use duelhall_engine::scenario::Scenario;

use crate::scenarios::{BOOKS, Book, read, root};

/// The folder of scenarios that show one card each.
const CARDS: &str = "cards/";

impl Book {
    fn page_path(&self) -> String {
        format!("docs/rules/{}.md", self.game)
    }

    /// The page of the rules, from the list of rules and the scenarios that name them.
    fn page(&self) -> String {
        let game = self.game;
        let scenarios: Vec<(&String, &Scenario)> =
            self.scenarios().iter().map(|(name, scenario)| (name, scenario.as_ref().unwrap())).collect();
        let link = |name: &String| format!("[{}](../../tests/scenarios/{game}/{name})", name.trim_end_matches(".toml"));
        let mut page = format!(
            "# {}: where each rule is shown\n\n\
             Made by `UPDATE_GOLDEN=1 cargo test -p duelhall-engine-tests --test engine scenarios`; the same test without the variable \
             fails when this page is not true, when a rule has nothing that shows it, or when a scenario does not hold. \
             How to read a scenario: [scenarios](../scenarios.md). The ids also stand above the code: \
             `grep -rn {}-24 engine/src`.\n\n\
             | Rule | What it says | Shown by | Status |\n| --- | --- | --- | --- |\n",
            self.name, self.letter
        );
        for (id, what, tests) in self.rules {
            let covering = scenarios.iter().filter(|(_, scenario)| scenario.rules.iter().any(|rule| rule == id));
            let (holds, shown): (Vec<bool>, Vec<String>) =
                covering.map(|(name, scenario)| (scenario.run().holds(), link(name))).unzip();
            let tests = tests.iter().map(|(file, name)| format!("[`{name}`](../../{file})"));
            let shown: Vec<String> = shown.into_iter().chain(tests).collect();
            let reason = self.unshown.iter().find(|(of, _)| of == id).map(|(_, reason)| *reason);
            let status = match (shown.is_empty(), holds.iter().all(|holds| *holds)) {
                (true, _) => reason.unwrap_or("not shown"),
                (false, true) => "holds",
                (false, false) => "broken",
            };
            let _ = writeln!(page, "| {id} | {what} | {} | {status} |", shown.join("<br>"));
        }
        let rest = scenarios.iter().filter(|(name, scenario)| scenario.rules.is_empty() && !name.starts_with(CARDS));
        let _ =
            writeln!(page, "\n## The card language and the house\n\nWhat belongs to no single rule of the rulebook.\n");
        for (name, scenario) in rest {
            let _ = writeln!(page, "- {}: {}", link(name), scenario.title);
        }
        let _ = writeln!(
            page,
            "\n## Every match ends\n\n\
             - After {MOST_ENTRIES} answers of all players together the table decides as at the turn cap (policy P2). The log \
             says `cap` then: `a1_after_20_000_entries_the_table_decides`.\n\
             - After {MOST_SILENT} answers of one player in a row that nobody else sees, such as cards marked in a mulligan or \
             put into a deck and taken out again, the hall answers that question as for somebody absent: \
             `a1_who_answers_5000_times_without_effect_holds_nobody_up`."
        );
        if let Some(decision) = self.bounds {
            let _ = writeln!(
                page,
                "\nThe game counts only so far, whatever a card says, and says nothing of it: [where {} stops \
                 counting](../decisions/{decision}).",
                self.name
            );
        }
        if scenarios.iter().any(|(name, _)| name.starts_with(CARDS)) {
            let _ = writeln!(page, "\nScenarios of single cards: [where each card is shown]({game}-cards.md).");
        }
        page
    }
}

#[test]
fn the_pages_of_the_rules_are_true() {
    for book in BOOKS {
        let (made, path) = (book.page(), book.page_path());
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::create_dir_all(root().join("docs/rules")).unwrap();
            std::fs::write(root().join(&path), &made).unwrap();
        }
        assert!(made == read(&path), "{path} is not what the files say; UPDATE_GOLDEN=1 writes it anew");
        assert!(
            !made.contains("| not shown |") && !made.contains("| broken |"),
            "{path}: a rule is not shown, or broken"
        );
    }
}

#[test]
fn every_rule_is_shown_and_every_test_that_is_named_exists() {
    for book in BOOKS {
        let scenarios: Vec<&Scenario> =
            book.scenarios().iter().filter_map(|(_, scenario)| scenario.as_ref().ok()).collect();
        let mut number = 0;
        for (id, _, tests) in book.rules {
            // A rule such as C-103a belongs to the rule before it.
            let whole = id.trim_end_matches(|sign: char| sign.is_ascii_lowercase());
            number += u32::from(whole == *id);
            assert_eq!(whole, format!("{}-{number:02}", book.letter));
            let covered = scenarios.iter().any(|scenario| scenario.rules.iter().any(|rule| rule == id));
            let reason = book.unshown.iter().any(|(of, _)| of == id);
            assert!(covered || !tests.is_empty() || reason, "nothing shows {id}");
            assert!(!reason || !covered && tests.is_empty(), "{id} is shown: it needs no reason for not being shown");
            tests.iter().for_each(|test| assert_is_test(id, *test));
        }
        let refused = |number: u32| {
            let (game, letter) = (book.game, book.letter);
            let rule =
                format!("game = \"{game}\"\ntitle = \"t\"\nrules = [\"{letter}-{number:02}\"]\n[given]\n[[step]]");
            Scenario::parse(&rule).unwrap_err().what.contains("is no rule")
        };
        assert_eq!((refused(number), refused(number + 1)), (false, true), "{} has {number} rules", book.game);
    }
}

fn assert_is_test(id: &str, (file, name): crate::scenarios::Test) {
    let source = read(file);
    let at = source.find(&format!("fn {name}(")).unwrap_or_else(|| panic!("{id}: {file} has no test {name}"));
    let before = &source[..at];
    let attributes = &before[before.rfind("}\n").unwrap_or_default()..];
    let is_test = ["#[test]", "#[tokio::test]"].iter().any(|test| attributes.contains(test));
    assert!(is_test, "{id}: {name} in {file} is no test");
}

/// Every example on the page about scenarios is a complete scenario, and holds.
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

/// The page names every key that a scenario can have, so that no feature is undocumented.
#[test]
fn the_page_about_scenarios_names_every_key() {
    let page = read("docs/scenarios.md");
    // For an unknown key, the parser's error lists all keys.
    let unknown = |game: &str, rest: &str| {
        let text = format!("game = \"{game}\"\ntitle = \"t\"\n{rest}\n[[step]]\n");
        Scenario::parse(&text).unwrap_err().what
    };
    let of_both =
        ["[given]\nnonesuch = 1", "[given]\nhouse.nonesuch = 1", "[given]\n[[card]]\nid = \"a\"\nnonesuch = 1"];
    let mut messages: Vec<String> =
        BOOKS.iter().flat_map(|book| of_both.map(|rest| unknown(book.game, rest))).collect();
    messages.push(unknown("heroes-formats", "[given]\nnonesuch = 1"));
    messages.push(unknown("heroes-formats", "[given]\n[[given.decks]]\nnonesuch = 1"));
    messages.push(unknown("towers", "nonesuch = 1\n[given]"));
    messages.push(unknown("towers", "[given]\n[[step]]\nnonesuch = 1"));
    messages.push(unknown("towers", "[given]\nsides.1.nonesuch = 1"));
    messages.push(unknown("heroes", "[given]\nseats.1.nonesuch = 1"));
    messages.push(unknown("chrono", "[given]\nseats.1.nonesuch = 1"));
    messages.push(unknown("chrono", "[given]\nseats.1.field = [{ nonesuch = 1 }]"));
    messages.push(unknown("heroes", "[given]\nseats.1.play = [{ nonesuch = 1 }]"));
    messages.push(unknown("war", "[given]\nseats.1.nonesuch = 1"));
    messages.push(unknown("war", "[given]\nseats.1.field = [{ nonesuch = 1 }]"));
    messages.push(unknown("towers", "[given]\n[[step]]\n[[step.either]]\nnonesuch = 1"));
    let mut names = 0;
    for message in messages {
        for name in message.split('`').skip(3).step_by(2) {
            let forms = [format!("`{name}`"), format!("`[{name}]`"), format!("`[[{name}]]`")];
            assert!(forms.iter().any(|form| page.contains(form)), "docs/scenarios.md does not name `{name}`");
            names += 1;
        }
    }
    assert!(names > 60, "the keys were found: {names}");
}
