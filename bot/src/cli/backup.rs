//! `duelhall backup`: writes everything that the hall stores to one file.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use duelhall_store::file::{Readers, WholeFile};

use super::failure::Failure;
use super::{files, vault};
use crate::config::Config;

const EXAMPLES: &str = "\
Examples:
  duelhall backup duelhall.backup
  duelhall --config hall.toml backup /mnt/safe/duelhall.backup

The file holds hidden cards and seeds of matches in progress: keep it as safe as the data folder. One process at a time
can use the data folder, so stop the hall first.";

/// Write everything that the hall stores to one file.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Backup {
    /// The file to write; an old file is replaced when the new one is complete.
    file: PathBuf,
}

impl Backup {
    pub(super) fn run(&self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let store = vault::open(config)?;
        let unwritable = |error: std::io::Error| Failure::unwritable(&self.file, &files::plain(&error));
        let mut file = WholeFile::create(&self.file, Readers::Owner).map_err(unwritable)?;
        let items = vault::with_bar("writing", async |told| duelhall_store::backup(&store, &mut file, told).await)?;
        file.finish().map_err(unwritable)?;
        writeln!(out, "{items} items written to {}", self.file.display())?;
        Ok(())
    }
}
