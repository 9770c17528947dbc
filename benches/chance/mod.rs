//! Whole random games by fixed seeds, for the benchmarks of the games and for counts of instructions.

#![allow(dead_code, reason = "each program uses only a part of this")]

pub mod heroes;
pub mod play;
pub mod starters;
pub mod towers;
