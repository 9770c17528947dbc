//! Tests the hall as platforms use it, with virtual time.

mod answers;
mod broken;
mod challenges;
mod codes;
mod decks;
mod duels;
mod endless;
mod floods;
mod formats;
mod heroes;
mod houses;
mod lobbies;
mod looks;
mod outages;
mod pages;
mod plain;
mod random;
mod released;
mod rematches;
mod rig;
mod secrets;
mod settings;
mod sizes;
mod tidying;
mod timers;
mod troubles;
