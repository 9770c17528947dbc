//! The program `duelhall`: its commands, its config file, the local hall in the browser and the bot on Discord.

pub mod cli;
pub mod config;
pub mod discord;
mod notices;
pub mod serve;
mod studio;
pub mod telemetry;
pub mod web;
