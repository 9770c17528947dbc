//! Pictures, in one program: each that links the engine takes long to build.

mod album;
mod animation;
mod art;
mod art_of_cards;
mod art_of_chrono;
mod art_of_war;
mod build;
mod campaigns;
mod chrono;
mod common;
mod decks;
mod heroes;
mod heroes_duel;
mod heroes_tables;
mod keys;
mod names;
mod own_palette;
mod parts;
mod pixels;
mod scenes;
mod told;
mod war;
mod war_combat;
