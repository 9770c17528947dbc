//! Many games between computer players, and what comes of them: for balance, for speed, for comparing players.
//!
//! Nothing here reads a clock: the caller measures, and writes what it measured into the [`Summary`]. Every game has its own
//! chance, made from the seed and its number, so a run gives the same summary on every machine and with any number of threads.

mod measure;
mod report;
mod run;
mod summary;
#[cfg(test)]
mod tests;

pub use measure::Measured;
pub use report::report_markdown;
pub use run::{Plan, SimError, run, run_game};
pub use summary::{Summary, Timing};
