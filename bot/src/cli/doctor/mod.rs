//! `duelhall doctor`: checks whether everything works here, and says what to do if not.

mod discord;
mod folder;
mod machine;
mod pictures;
mod telegram;
mod token;

use std::io::Write;
use std::path::Path;

use clap::Args;
use serde::Serialize;

use super::failure::Failure;
use crate::config::{Config, ConfigError, DEFAULT_FILE};

const EXAMPLES: &str = "\
Examples:
  duelhall doctor
  duelhall --config hall.toml doctor --json

The exit code is 0 if the hall can be served, and 1 if not. A warning alone does not change it. The data folder is made
if it is not there, as the hall itself would.";

/// Check whether everything works here, and say what to do if not.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Doctor {
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The result of one check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Health {
    Ok,
    Warning,
    Failed,
}

/// A finding of one check.
#[derive(Clone, Debug, Serialize)]
struct Finding {
    check: &'static str,
    health: Health,
    what: String,
}

impl Finding {
    fn ok(check: &'static str, what: impl Into<String>) -> Self {
        Self { check, health: Health::Ok, what: what.into() }
    }

    fn warning(check: &'static str, what: impl Into<String>) -> Self {
        Self { check, health: Health::Warning, what: what.into() }
    }

    fn failed(check: &'static str, what: impl Into<String>) -> Self {
        Self { check, health: Health::Failed, what: what.into() }
    }
}

impl Doctor {
    pub(super) fn run(
        &self,
        config: Result<Config, ConfigError>,
        file: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let first = self::config(&config, file);
        // With a broken config file, the other checks use the defaults.
        let config = config.unwrap_or_default();
        let mut findings = vec![first, machine::clock(), machine::chance()];
        findings.extend(folder::look(&config.store));
        findings.push(machine::port(&config.hall));
        findings.extend(discord::look(&config.discord));
        findings.extend(telegram::look(&config.telegram));
        findings.push(pictures::draw());
        let failed = findings.iter().filter(|finding| finding.health == Health::Failed).count();
        if self.json {
            let object = serde_json::json!({ "healthy": failed == 0, "checks": findings });
            writeln!(out, "{object}")?;
        } else {
            tell(&findings, failed, out)?;
        }
        if failed == 0 { Ok(()) } else { Err(Failure::Unfulfilled) }
    }
}

fn config(config: &Result<Config, ConfigError>, file: Option<&Path>) -> Finding {
    let check = "config";
    match (config, file) {
        (Err(error), _) => Finding::failed(check, error.to_string()),
        (Ok(_), Some(file)) => Finding::ok(check, format!("{} can be used", file.display())),
        (Ok(_), None) if Path::new(DEFAULT_FILE).exists() => Finding::ok(check, format!("{DEFAULT_FILE} can be used")),
        (Ok(_), None) => Finding::ok(check, format!("there is no {DEFAULT_FILE}, so everything is as by default")),
    }
}

fn tell(findings: &[Finding], failed: usize, out: &mut dyn Write) -> Result<(), Failure> {
    for Finding { check, health, what } in findings {
        let sign = match health {
            Health::Ok => "ok  ",
            Health::Warning => "warn",
            Health::Failed => "FAIL",
        };
        writeln!(out, "{sign}  {check:<9} {what}")?;
    }
    match failed {
        0 => writeln!(out, "The hall can be served.")?,
        1 => writeln!(out, "One thing has to be put right first.")?,
        many => writeln!(out, "{many} things have to be put right first.")?,
    }
    Ok(())
}
