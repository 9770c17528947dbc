//! The program `duelhall`.

use std::process::ExitCode;

use clap::Parser;
use duelhall::cli::Cli;

fn main() -> ExitCode {
    let cli = Cli::parse();
    duelhall::telemetry::start(cli.default_level());
    cli.run()
}
