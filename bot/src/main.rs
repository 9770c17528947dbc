//! Starts the program `duelhall`: reads the command line and runs the command.

use std::process::ExitCode;

use clap::Parser;
use duelhall::cli::Cli;

// The allocator of musl serves one thread at a time, but a hall has many.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    duelhall::telemetry::start(cli.default_level());
    cli.run()
}
