//! The hall as platforms use it, with virtual time.

mod answers;
mod challenges;
mod clocks;
mod codes;
mod duels;
mod heroes;
mod houses;
mod pages;
mod random;
mod rematches;
mod rig;
mod secrets;
mod settings;
mod tables;
mod tournament;
mod troubles;
