//! The library of the program `duelhall`: commands, config file, the local hall in the browser, and the chat bots.

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
