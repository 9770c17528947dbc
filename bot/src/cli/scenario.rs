//! `duelhall scenario`: checks rules written as scenario files.

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

/// Check rules written as scenario files.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Check {
    /// Scenario files, and folders of scenario files.
    #[arg(required = true, value_name = "FILE-OR-FOLDER")]
    paths: Vec<PathBuf>,
    /// Print one JSON object, with a line for each file.
    #[arg(long)]
    json: bool,
}

/// The result for one file.
#[derive(Serialize)]
struct Checked {
    file: PathBuf,
    title: String,
    rules: Vec<String>,
    holds: bool,
    checked: usize,
    differences: Vec<String>,
    /// The reason that the file cannot be read at all.
    #[serde(skip)]
    unreadable: Option<Failure>,
}

impl Check {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut found = Vec::new();
        for path in &self.paths {
            collect(path, &mut found);
        }
        if found.is_empty() {
            return Err(Failure::Check("there is no scenario there: files that end in .toml are".to_owned()));
        }
        let mut scenarios = Vec::with_capacity(found.len());
        for file in found {
            let checked = match file {
                Ok(file) => check(file),
                Err((folder, failure)) => Checked::wrong(folder, failure.to_string(), Some(failure)),
            };
            if !self.json {
                checked.tell(out)?;
            }
            scenarios.push(checked);
        }
        let differed = scenarios.iter().filter(|scenario| !scenario.holds).count();
        if self.json {
            as_json(&scenarios, differed, out)?
        } else {
            sum_up(&scenarios, differed, out)?
        }
        // A file that cannot be read is a worse result than a failed scenario.
        let unreadable = scenarios.into_iter().find_map(|scenario| scenario.unreadable);
        unreadable.map_or(if differed == 0 { Ok(()) } else { Err(Failure::Unfulfilled) }, Err)
    }
}

/// One JSON object, with a line for each file.
fn as_json(scenarios: &[Checked], differed: usize, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{{\"held\":{},\"differed\":{differed},\"scenarios\":[", scenarios.len() - differed)?;
    for (number, scenario) in (1..).zip(scenarios) {
        serde_json::to_writer(&mut *out, scenario).map_err(std::io::Error::from)?;
        writeln!(out, "{}", if number < scenarios.len() { "," } else { "" })?;
    }
    writeln!(out, "]}}")?;
    Ok(())
}

fn sum_up(scenarios: &[Checked], differed: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let statements = scenarios.iter().map(|scenario| scenario.checked).sum();
    let (all, statements) = (counted(scenarios.len(), "scenario"), counted(statements, "statement"));
    match differed {
        0 => writeln!(out, "{all}, {statements}: everything holds")?,
        1 => writeln!(out, "{all}, {statements}: 1 differs")?,
        many => writeln!(out, "{all}, {statements}: {many} differ")?,
    }
    Ok(())
}

/// A file to be checked, or a folder that cannot be read.
type Found = Result<PathBuf, (PathBuf, Failure)>;

/// Adds the files of a path, in the order of their names.
fn collect(path: &Path, found: &mut Vec<Found>) {
    if !path.is_dir() {
        found.push(Ok(path.to_owned()));
        return;
    }
    let entries = std::fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries = match entries {
        Ok(entries) => entries,
        Err(error) => {
            found.push(Err((path.to_owned(), Failure::unreadable(path, &files::plain(&error)))));
            return;
        }
    };
    let mut inside: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "toml") {
            collect(&path, found);
        }
    }
}

/// A number with its noun, such as `2 scenarios`.
fn counted(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

/// Checks a file. A file that cannot be read or is not a scenario fails.
fn check(file: PathBuf) -> Checked {
    let text = match files::read(&file) {
        Ok(text) => text,
        Err(failure) => return Checked::wrong(file, failure.to_string(), Some(failure)),
    };
    match Scenario::parse(&text) {
        Ok(scenario) => {
            let report = scenario.run();
            let differences = report.differences.iter().map(ToString::to_string).collect();
            let (holds, checked) = (report.holds(), report.checked);
            let (title, rules) = (scenario.title, scenario.rules);
            Checked { file, title, rules, holds, checked, differences, unreadable: None }
        }
        Err(error) => Checked::wrong(file, error.to_string(), None),
    }
}

impl Checked {
    /// The result for a file that cannot be played.
    fn wrong(file: PathBuf, what: String, unreadable: Option<Failure>) -> Self {
        let (title, rules, differences) = (String::new(), Vec::new(), vec![what]);
        Self { file, title, rules, holds: false, checked: 0, differences, unreadable }
    }

    fn tell(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let sign = if self.holds { "ok  " } else { "FAIL" };
        let what = match (&self.unreadable, self.title.as_str()) {
            (Some(_), _) => "cannot be read",
            (None, "") => "is no scenario",
            (None, title) => title,
        };
        writeln!(out, "{sign} {}: {what}", self.file.display())?;
        for difference in &self.differences {
            writeln!(out, "     {difference}")?;
        }
        Ok(())
    }
}
