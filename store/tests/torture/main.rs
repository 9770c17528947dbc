//! Kills a writing process at random moments, opens the store that it left, and checks that every acknowledged move is
//! stored exactly once and every clock is set.
//!
//! `cargo test` runs a short form. By hand, from the root of the repository:
//!
//! ```text
//! cargo test --release -p duelhall-store --test torture -- --kills 1000
//! sudo -E cargo test --release -p duelhall-store --test torture -- --cuts 300
//! sudo -E cargo test --release -p duelhall-store --test torture -- --full-disks 100
//! sudo -E cargo test --release -p duelhall-store --test torture -- --control 60
//! ```
//!
//! `--cuts` and `--full-disks` need a loop device and the right to mount it (Linux, root). A cut shuts the file system
//! down under the writer, so everything that was not flushed is lost. `--control` does the same to sled with its own
//! flush (first run `cargo build --release -p duelhall-store --example stock_sled`) and must find losses; without them
//! the torture test would prove nothing. `--seed N` repeats a run's choices (not its timing); `--tasks N` sets how many
//! people play at once.

mod check;
mod control;
mod dice;
mod disk;
mod limit;
mod load;
mod play;
mod rounds;

use std::path::PathBuf;
use std::process::ExitCode;

/// The task, from the command line.
#[derive(Debug)]
pub(crate) struct Orders {
    mode: Mode,
    rounds: u32,
    seed: u64,
    tasks: u64,
    folder: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    Kills,
    Cuts,
    FullDisks,
    Control,
    /// The process that is killed.
    Child,
    /// Another test was asked for by name.
    Nothing,
}

fn main() -> ExitCode {
    let orders = match read_orders(std::env::args().skip(1)) {
        Ok(orders) => orders,
        Err(reason) => {
            eprintln!("torture: {reason}");
            return ExitCode::from(2);
        }
    };
    let outcome = match orders.mode {
        Mode::Nothing => Ok(()),
        Mode::Child => return load::run(&orders),
        Mode::Kills => rounds::kills(&orders),
        Mode::Cuts => rounds::cuts(&orders),
        Mode::FullDisks => rounds::full_disks(&orders),
        Mode::Control => control::run(&orders),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("torture: FAILED: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn read_orders(mut words: impl Iterator<Item = String>) -> Result<Orders, String> {
    let mut orders = Orders { mode: Mode::Kills, rounds: 20, seed: 1, tasks: 16, folder: PathBuf::new() };
    while let Some(word) = words.next() {
        let mut number = || -> Result<u64, String> {
            let value = words.next().ok_or_else(|| format!("{word} needs a number"))?;
            value.parse().map_err(|_| format!("{word} needs a number, not {value:?}"))
        };
        let mut rounds = |mode: Mode| -> Result<(Mode, u32), String> {
            Ok((mode, number()?.try_into().map_err(|_| "too many rounds".to_owned())?))
        };
        match word.as_str() {
            "--kills" => (orders.mode, orders.rounds) = rounds(Mode::Kills)?,
            "--cuts" => (orders.mode, orders.rounds) = rounds(Mode::Cuts)?,
            "--full-disks" => (orders.mode, orders.rounds) = rounds(Mode::FullDisks)?,
            "--control" => (orders.mode, orders.rounds) = rounds(Mode::Control)?,
            "--seed" => orders.seed = number()?,
            "--tasks" => orders.tasks = number()?.max(1),
            "--child" => orders.mode = Mode::Child,
            "--folder" => orders.folder = words.next().ok_or("--folder needs a path")?.into(),
            "--list" => orders.mode = Mode::Nothing,
            // Arguments of the test harness: `cargo test NAME` runs this program too.
            word if word.starts_with('-') => {}
            name if !"torture".contains(name) => orders.mode = Mode::Nothing,
            _ => {}
        }
    }
    Ok(orders)
}
