//! The rules of the games, their cards, their words, and players for them.
//!
//! Invariant: the engine never reads a clock, a file, the environment or a network, and knows no platform.

pub mod ai;
pub mod campaigns;
pub mod chrono;
pub mod decks;
pub mod formats;
pub mod games;
pub mod heroes;
pub mod kit;
pub mod scenario;
pub mod sim;
pub mod text;
pub mod towers;
pub mod war;
