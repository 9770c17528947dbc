//! `duelhall export`: writes the record of a match.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use duelhall_hall::record_of;
use duelhall_store::file::Readers;
use duelhall_store::{MatchId, Store, StoreError};

use super::failure::Failure;
use super::{files, vault};
use crate::config::Config;

const EXAMPLES: &str = "\
Examples:
  duelhall export 0aB3dE6gH9
  duelhall export 0aB3dE6gH9 --out match.duel

The id of a match stands in the link to it. One process at a time can use the data folder, so stop the hall first.";

/// Write the record of a finished match, which anybody can verify.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Export {
    /// The id of the match: ten letters and digits.
    #[arg(value_name = "MATCH")]
    id: MatchId,
    /// The file to write, in place of standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Export a match in progress too. Its record shows the seed, and so every hidden card.
    #[arg(long)]
    unfinished: bool,
}

impl Export {
    pub(super) fn run(&self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let store = vault::open(config)?;
        let record = vault::wait(self.record(&store))??;
        match &self.out {
            Some(file) => files::write(file, Readers::Owner, record.as_bytes()),
            None => Ok(out.write_all(record.as_bytes())?),
        }
    }

    async fn record(&self, store: &dyn Store) -> Result<String, Failure> {
        let id = self.id;
        let Some(stored) = store.load(id).await? else {
            return Err(Failure::Missing(format!("there is no match {id} in the data folder")));
        };
        if stored.finished.is_none() && !self.unfinished {
            let what = "is still being played, and its record would show the seed and every hidden card";
            return Err(Failure::Usage(format!("match {id} {what}; --unfinished exports it all the same")));
        }
        let proof = record_of(store, id).await.map_err(|error| damaged(id, &error))?;
        let proof = proof.ok_or_else(|| damaged(id, &"it is gone"))?;
        if let Some(fault) = proof.fault {
            tracing::warn!(%id, %fault, "the log of the match does not replay to its end");
        }
        Ok(proof.record)
    }
}

fn damaged(id: MatchId, reason: &dyn std::fmt::Display) -> Failure {
    Failure::Store(StoreError::Unreadable { what: format!("match {id}"), reason: reason.to_string() })
}
