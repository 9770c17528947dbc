//! The program `duelhall`: its commands, its config file and the local hall in the browser.

pub mod cli;
pub mod config;
pub mod serve;
pub mod telemetry;
pub mod web;
