//! `duelhall aside`: lists and takes back the matches that are set aside.

use std::io::Write;

use clap::Args;
use duelhall_hall::{HallError, SetAside, SystemClock, set_aside, take_back};
use duelhall_store::{MatchId, SledStore, StoreError};

use super::failure::Failure;
use super::vault;
use crate::config::Config;

const EXAMPLES: &str = "\
Examples:
  duelhall aside                 list them, with the reasons
  duelhall aside 0aB3dE6gH9      take one back: its players go on where they were

A match is set aside when the program breaks off in it. Take it back when a new release has put that right; else it is
set aside again. One process at a time can use the data folder, so stop the hall first.";

/// List the matches that are set aside, or take one back.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Aside {
    /// The match to take back.
    #[arg(value_name = "MATCH")]
    id: Option<MatchId>,
}

impl Aside {
    pub(super) fn run(&self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let store = vault::open(config)?;
        match self.id {
            Some(id) => returned(&store, id, out),
            None => listed(&vault::wait(set_aside(&store))??, out),
        }
    }
}

fn listed(aside: &[SetAside], out: &mut dyn Write) -> Result<(), Failure> {
    for SetAside { id, reason, .. } in aside {
        writeln!(out, "{id}  {reason}")?;
    }
    if aside.is_empty() {
        writeln!(out, "No match is set aside.")?;
    }
    Ok(())
}

fn returned(store: &SledStore, id: MatchId, out: &mut dyn Write) -> Result<(), Failure> {
    match vault::wait(take_back(store, &SystemClock, id))? {
        Ok(true) => Ok(writeln!(out, "Match {id} goes on when the hall is served again.")?),
        Ok(false) => {
            Err(Failure::Missing(format!("match {id} is not set aside; `duelhall aside` lists those that are")))
        }
        Err(HallError::Store(error)) => Err(error.into()),
        Err(error) => {
            Err(Failure::Store(StoreError::Unreadable { what: format!("match {id}"), reason: error.to_string() }))
        }
    }
}
