//! Tests every command as a process of its own: its output, its files, and its exit code.

mod checks;
mod folder;
mod pictures;
mod program;
mod protocol;
mod replays;
mod settings;
mod simulation;
