//! Pictures, in one program: each that links the engine takes long to build.

mod art;
mod art_of_chrono;
mod art_of_war;
mod build;
mod campaigns;
mod chrono;
mod common;
mod decks;
mod heroes;
mod names;
mod own_palette;
mod parts;
mod pixels;
mod scenes;
mod told;
mod war;
mod war_combat;
