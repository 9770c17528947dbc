//! The program `duelhall`: its commands, its config file and the local hall in the browser.

pub mod config;
