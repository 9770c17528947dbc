//! The program `duelhall` with one more game, for the tests that show that a game is its own folder.

use std::process::ExitCode;

use clap::Parser;
use duelhall::cli::Cli;

fn main() -> ExitCode {
    duelhall_tests::pebbles::add();
    let cli = Cli::parse();
    duelhall::telemetry::start(cli.default_level());
    cli.run()
}
