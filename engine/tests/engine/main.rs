//! The rules, the cards and their words, looked at from outside. One program, because most of a build is linking the engine.

mod golden_play;
mod heroes_labels;
mod heroes_set;
mod heroes_words;
mod laws;
mod scenarios;
mod smoke;
mod towers_roles;
mod towers_words;
