//! `duelhall restore`: replaces the data folder with a backup.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;

use clap::Args;
use duelhall_store::sled;

use super::failure::Failure;
use super::{files, vault};
use crate::config::Config;

const EXAMPLES: &str = "\
Examples:
  duelhall restore duelhall.backup
  duelhall restore duelhall.backup --replace

What is kept stays as it is until the whole backup was read and found undamaged.";

/// Replace the data folder with a backup.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Restore {
    /// A file from `duelhall backup`.
    file: PathBuf,
    /// Discard the present content of the data folder.
    #[arg(long)]
    replace: bool,
}

impl Restore {
    pub(super) fn run(&self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let folder = &config.store.folder;
        let file = File::open(&self.file).map_err(|error| Failure::unreadable(&self.file, &files::plain(&error)))?;
        let something = folder.read_dir().is_ok_and(|mut inside| inside.next().is_some());
        if something && !self.replace {
            let what = format!("{} is in use already; --replace gives up what is in it", folder.display());
            return Err(Failure::Usage(what));
        }
        let (mut input, options) = (BufReader::new(file), vault::options(&config.store));
        let rebuilt = vault::with_bar("reading", async |told| sled::restore(&mut input, folder, &options, told).await)?;
        writeln!(out, "{}", vault::rebuilt(folder, &rebuilt))?;
        Ok(())
    }
}
