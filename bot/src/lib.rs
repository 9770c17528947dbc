//! The library of the program `duelhall`: commands, config file, the local hall in the browser, and the chat bots.

// A crate cannot add to the table of lints, which is that of the workspace.
#![warn(clippy::cast_possible_truncation, clippy::unwrap_used)]

mod chat;
pub mod cli;
pub mod config;
pub mod discord;
mod notices;
pub mod serve;
mod studio;
pub mod telegram;
pub mod telemetry;
pub mod web;
