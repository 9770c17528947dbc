//! `duelhall serve`: opens the hall.

use clap::Args;

use super::failure::Failure;
use crate::config::Config;

/// Serve the local hall in the browser.
#[derive(Debug, Args)]
pub(super) struct Serve {}

impl Serve {
    pub(super) fn run(&self, config: &Config) -> Result<(), Failure> {
        crate::serve::run(config).map_err(Failure::Serve)
    }
}
