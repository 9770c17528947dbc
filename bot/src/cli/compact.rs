//! `duelhall compact`: rewrites the data folder.

use std::io::Write;

use clap::Args;
use duelhall_store::sled;

use super::failure::Failure;
use super::vault;
use crate::config::Config;

const EXAMPLES: &str = "\
Examples:
  duelhall compact
  duelhall --config hall.toml compact

The database never shrinks by itself. This writes a fresh one beside it and puts it in its place when it is complete.";

/// Rewrite the data folder, to free the space of removed data.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Compact {}

impl Compact {
    pub(super) fn run(&self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let folder = &config.store.folder;
        if !folder.exists() {
            return Err(Failure::Missing(format!("there is no data folder {}", folder.display())));
        }
        let options = vault::options(&config.store);
        let rebuilt = vault::with_bar("writing", async |told| sled::compact(folder, &options, told).await)?;
        writeln!(out, "{}", vault::rebuilt(folder, &rebuilt))?;
        Ok(())
    }
}
