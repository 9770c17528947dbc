//! `duelhall scenario`: rules that are written as files.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use duelhall_engine::scenario::Scenario;
use serde::Serialize;

use super::failure::Failure;
use super::files;

const EXAMPLES: &str = "\
Examples:
  duelhall scenario tests/scenarios
  duelhall scenario my-card.toml another.toml
  duelhall scenario tests/scenarios/towers --json

The format is described in docs/scenarios.md. A folder means every .toml file in it, however deep.";

/// Check rules that are written as files.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Check {
    /// Scenario files, and folders of them.
    #[arg(required = true, value_name = "FILE-OR-FOLDER")]
    paths: Vec<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What came of all scenarios.
#[derive(Serialize)]
struct Results {
    held: usize,
    differed: usize,
    scenarios: Vec<Checked>,
}

/// What came of one.
#[derive(Serialize)]
struct Checked {
    file: PathBuf,
    title: String,
    rules: Vec<String>,
    holds: bool,
    checked: usize,
    differences: Vec<String>,
}

impl Check {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut found = Vec::new();
        for path in &self.paths {
            collect(path, &mut found)?;
        }
        if found.is_empty() {
            return Err(Failure::Check("there is no scenario there: files that end in .toml are".to_owned()));
        }
        let mut scenarios = Vec::with_capacity(found.len());
        for file in found {
            let checked = check(file)?;
            if !self.json {
                checked.tell(out)?;
            }
            scenarios.push(checked);
        }
        let differed = scenarios.iter().filter(|scenario| !scenario.holds).count();
        let results = Results { held: scenarios.len() - differed, differed, scenarios };
        if self.json {
            serde_json::to_writer(&mut *out, &results).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            let statements = results.scenarios.iter().map(|scenario| scenario.checked).sum();
            let (all, statements) = (counted(results.scenarios.len(), "scenario"), counted(statements, "statement"));
            match differed {
                0 => writeln!(out, "{all}, {statements}: everything holds")?,
                1 => writeln!(out, "{all}, {statements}: 1 differs")?,
                many => writeln!(out, "{all}, {statements}: {many} differ")?,
            }
        }
        if differed == 0 { Ok(()) } else { Err(Failure::Unfulfilled) }
    }
}

/// Adds the files that a path means, in order of their names.
fn collect(path: &Path, found: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        found.push(path.to_owned());
        return Ok(());
    }
    let unreadable = |error: std::io::Error| Failure::unreadable(path, &files::plain(&error));
    let entries: Result<Vec<_>, _> = std::fs::read_dir(path).map_err(unreadable)?.collect();
    let mut inside: Vec<PathBuf> = entries.map_err(unreadable)?.into_iter().map(|entry| entry.path()).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "toml") {
            collect(&path, found)?;
        }
    }
    Ok(())
}

/// A number with its noun, such as `2 scenarios`.
fn counted(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

/// A file that is no scenario does not hold; one that cannot be read ends the command.
fn check(file: PathBuf) -> Result<Checked, Failure> {
    let text = files::read(&file)?;
    Ok(match Scenario::parse(&text) {
        Ok(scenario) => {
            let report = scenario.run();
            let differences = report.differences.iter().map(ToString::to_string).collect();
            let (holds, checked) = (report.holds(), report.checked);
            Checked { file, title: scenario.title, rules: scenario.rules, holds, checked, differences }
        }
        Err(error) => {
            let differences = vec![error.to_string()];
            Checked { file, title: String::new(), rules: Vec::new(), holds: false, checked: 0, differences }
        }
    })
}

impl Checked {
    fn tell(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let sign = if self.holds { "ok  " } else { "FAIL" };
        let what = if self.title.is_empty() { "is no scenario" } else { &self.title };
        writeln!(out, "{sign} {}: {what}", self.file.display())?;
        for difference in &self.differences {
            writeln!(out, "     {difference}")?;
        }
        Ok(())
    }
}
