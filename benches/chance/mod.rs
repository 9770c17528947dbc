//! Whole games by chance, by fixed seeds: what the benchmarks of the games measure, and what is counted.

#![allow(dead_code, reason = "each program plays one of the games, or some of this")]

pub mod heroes;
pub mod towers;
