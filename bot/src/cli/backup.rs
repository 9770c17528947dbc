//! `duelhall backup`: everything that is kept, as one file.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::failure::Failure;
use super::{files, vault};
use crate::config::Config;

const EXAMPLES: &str = "\
Examples:
  duelhall backup duelhall.backup
  duelhall --config hall.toml backup /mnt/safe/duelhall.backup

The file holds hidden cards and seeds of matches in progress: keep it as safe as the data folder. One process at a time
can use the data folder, so stop the hall first.";

/// Write everything that is kept to one file.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Backup {
    /// The file to write; an old one is replaced when the new one is complete.
    file: PathBuf,
}

impl Backup {
    pub(super) fn run(&self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let store = vault::open(config)?;
        let part = beside(&self.file);
        let unwritable = |error: std::io::Error| Failure::unwritable(&self.file, &files::plain(&error));
        let mut writer = BufWriter::new(File::create(&part).map_err(unwritable)?);
        let entries = vault::with_bar("writing", async |told| duelhall_store::backup(&store, &mut writer, told).await);
        let entries = entries.inspect_err(|_| drop(fs::remove_file(&part)))?;
        let file = writer.into_inner().map_err(|error| unwritable(error.into_error()))?;
        file.sync_all().and_then(|()| fs::rename(&part, &self.file)).map_err(unwritable)?;
        writeln!(out, "{entries} entries written to {}", self.file.display())?;
        Ok(())
    }
}

/// The name of the file until it is complete.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}
