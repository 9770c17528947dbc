//! The command line: one file per command.

mod aside;
mod backup;
mod cards;
mod compact;
mod doctor;
mod export;
mod failure;
mod files;
mod gallery;
mod progress;
mod protocol;
mod render;
mod replay;
mod restore;
mod scenario;
mod serve;
mod simulate;
mod values;
mod vault;
mod verify;
mod words;

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tracing::Level;

use crate::config::Config;
use failure::Failure;

const EXAMPLES: &str = "\
Examples:
  duelhall                                   play in the browser; prints the address
  duelhall doctor                            find out why something does not work
  duelhall simulate --games 20000 --players greedy,greedy
  duelhall scenario tests/scenarios          check rules that are written as files
  duelhall render --seed 7 --moves 20 --viewer public --out board.png
  duelhall replay match.duel --out match.gif a finished match as an animation
  duelhall backup duelhall.backup            everything that is kept, as one file

Settings:
  The file duelhall.toml in the working directory chooses the port, the platforms and everything else.
  config.example.toml lists all settings.

Exit codes:
  0  done, and everything holds
  1  a check did not hold: a scenario, a record, the doctor, a simulation
  2  the command was not understood
  3  the config file cannot be used
  4  the data folder cannot be used, or does not hold what was asked for
  5  a file cannot be read or written
  6  the hall could not be served";

/// Card duels inside the chats where people already are.
#[derive(Debug, Parser)]
#[command(version, about, after_help = EXAMPLES, arg_required_else_help = false, max_term_width = 100)]
pub struct Cli {
    /// The config file; without it, `duelhall.toml` in the working directory if it is there.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the local hall in the browser; this is what runs without a command.
    Serve(serve::Serve),
    /// Say whether everything works here, and what to do if not.
    Doctor(doctor::Doctor),
    /// Write everything that the hall stores to one file.
    Backup(backup::Backup),
    /// Replace the data folder with a backup.
    Restore(restore::Restore),
    /// Rewrite the data folder, to free the space of removed data.
    Compact(compact::Compact),
    /// Write the record of a finished match, which anybody can verify.
    Export(export::Export),
    /// List the matches that are set aside, or take one back.
    Aside(aside::Aside),
    /// Replay a record and check everything that it claims.
    Verify(verify::Verify),
    /// Play many games between computer players and count the results.
    Simulate(simulate::Simulate),
    /// Check rules written as scenario files.
    Scenario(scenario::Check),
    /// List every card of a game in every language.
    Cards(cards::Cards),
    /// Draw a board or a hand as a PNG file.
    Render(render::Render),
    /// Draw the key moments of a finished match as an animation.
    Replay(replay::Replay),
    /// Draw the art of cards, or everything that it is composed of, as a PNG file.
    Gallery(gallery::Gallery),
    /// Let another program play: JSON lines on standard input and output.
    Protocol(protocol::Protocol),
}

impl Cli {
    /// The level of logging if `RUST_LOG` is not set.
    #[must_use]
    pub const fn default_level(&self) -> Level {
        match self.command {
            None | Some(Command::Serve(_)) => Level::INFO,
            Some(_) => Level::WARN,
        }
    }

    /// Runs the command and prints failures on standard error.
    #[must_use]
    pub fn run(self) -> ExitCode {
        let mut out = stdout().lock();
        let done = self.dispatch(&mut out).and_then(|()| Ok(out.flush()?));
        match done {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => failure.report(),
        }
    }

    fn dispatch(self, out: &mut dyn Write) -> Result<(), Failure> {
        let file = self.config;
        let config = || Config::load(file.as_deref());
        match self.command.unwrap_or(Command::Serve(serve::Serve {})) {
            Command::Serve(command) => command.run(&config()?),
            Command::Doctor(command) => command.run(config(), file.as_deref(), out),
            Command::Backup(command) => command.run(&config()?, out),
            Command::Restore(command) => command.run(&config()?, out),
            Command::Compact(command) => command.run(&config()?, out),
            Command::Export(command) => command.run(&config()?, out),
            Command::Aside(command) => command.run(&config()?, out),
            Command::Verify(command) => command.run(out),
            Command::Simulate(command) => command.run(out),
            Command::Scenario(command) => command.run(out),
            Command::Cards(command) => command.run(out),
            Command::Render(command) => command.run(out),
            Command::Replay(command) => command.run(out),
            Command::Gallery(command) => command.run(out),
            Command::Protocol(command) => command.run(out),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_teaches_by_example() {
        for command in Cli::command().get_subcommands() {
            let name = command.get_name();
            if name != "serve" {
                let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
                assert!(help.contains(&format!("duelhall {name}")), "`{name} --help` shows no example");
            }
        }
    }
}
