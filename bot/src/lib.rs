//! The program `duelhall`: its commands, its config file, the local hall in the browser, the bots on Discord and Telegram.

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
