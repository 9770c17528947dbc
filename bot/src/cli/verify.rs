//! `duelhall verify`: checks whether a record is true.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use duelhall_engine::games::{Match, Stretch};
use duelhall_engine::kit::Record;
use serde_json::{Value, json};

use super::failure::Failure;
use super::files;

const EXAMPLES: &str = "\
Examples:
  duelhall verify match.duel
  duelhall export 0aB3dE6gH9 | duelhall verify -

The record holds the seed. From before the first card on everybody could see the SHA-256 of seed and set-up, so nobody could have
chosen the shuffles afterwards; compare that commitment with the one printed here.";

/// Replay a record and check all of its claims.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Verify {
    /// The record; `-` is standard input.
    file: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = files::read(&self.file)?;
        let found = Record::read(&text).map_err(|error| error.to_string()).and_then(|record| check(&record));
        if self.json {
            let object = match &found {
                Ok(true_one) => true_one.clone(),
                Err(what) => json!({ "holds": false, "error": what }),
            };
            writeln!(out, "{object}")?;
        } else if let Ok(record) = &found {
            tell(record, out)?;
        }
        match found {
            Ok(record) if record["holds"] == true => Ok(()),
            Ok(_) if !self.json => Err(Failure::Check(format!(
                "{} holds as far as it could be replayed; for the rest, use the release that played it",
                self.file.display()
            ))),
            Ok(_) => Err(Failure::Unfulfilled),
            Err(_) if self.json => Err(Failure::Unfulfilled),
            Err(what) => Err(Failure::Check(format!("{} is no true record: {what}", self.file.display()))),
        }
    }
}

fn check(record: &Record) -> Result<Value, String> {
    let checked = Match::check(record).map_err(|error| error.to_string())?;
    let stretch = |stretch: &Stretch| json!({ "rules": stretch.rules, "first": stretch.entries.0, "last": stretch.entries.1, "checked": stretch.checked });
    Ok(json!({
        "holds": checked.unknown().is_none(),
        "stretches": checked.stretches.iter().map(stretch).collect::<Vec<_>>(),
        "game": record.game,
        "rules": record.rules,
        "entries": record.entries.len(),
        "outcome": record.end.as_ref().map(|(_, _, outcome)| outcome),
        "commitment": record.commitment,
        "fingerprint": checked.last.map(|duel| duel.fingerprint()),
    }))
}

fn tell(record: &Value, out: &mut dyn Write) -> Result<(), Failure> {
    let part = |name: &str| record[name].as_str().unwrap_or_default();
    let outcome = if record["outcome"].is_null() { "not over yet" } else { part("outcome") };
    let found = if record["holds"] == true { "true" } else { "not wholly checked" };
    writeln!(out, "{found}: {} (rules {}), {} entries, {outcome}", part("game"), record["rules"], record["entries"])?;
    for stretch in record["stretches"].as_array().into_iter().flatten().filter(|stretch| stretch["checked"] == false) {
        let (first, last, rules) = (&stretch["first"], &stretch["last"], &stretch["rules"]);
        writeln!(out, "entries {first} to {last} were played by rules {rules}, which this program does not know")?;
    }
    writeln!(out, "commitment  {}", part("commitment"))?;
    if !record["fingerprint"].is_null() {
        writeln!(out, "fingerprint {}", part("fingerprint"))?;
    }
    Ok(())
}
