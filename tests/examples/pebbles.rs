//! The program `duelhall` with one more game, for the tests which show that a game can be a folder of its own.

use std::process::ExitCode;

use clap::Parser;
use duelhall::cli::Cli;

fn main() -> ExitCode {
    duelhall_tests::pebbles::add();
    let cli = Cli::parse();
    duelhall::telemetry::start(cli.default_level());
    cli.run()
}
