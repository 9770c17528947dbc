//! Every command as a process of its own: what it prints, what it leaves behind, and its exit code.

mod checks;
mod folder;
mod pictures;
mod program;
mod protocol;
mod settings;
mod simulation;
