//! Many games between computer players, and their results: for balance, for speed, for comparing players.
//!
//! Nothing here reads a clock: the caller measures the time and adds it to the [`Summary`]. Each game has its own
//! stream of chance, made from the seed and the number of the game, so a run gives the same summary on every machine
//! and with any number of threads.

mod measure;
mod report;
mod run;
mod summary;
#[cfg(test)]
mod tests;

pub use measure::Measured;
pub use report::report_markdown;
pub use run::{Plan, SimError, run, run_game, run_setup};
pub use summary::{Summary, Timing};
