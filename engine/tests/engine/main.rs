//! Tests of the rules, the cards and their words from outside. They are one program, because linking the engine takes
//! most of a build.

mod art;
mod chrono_words;
mod golden_play;
mod golden_record;
mod heroes_asked;
mod heroes_duel;
mod heroes_fights;
mod heroes_labels;
mod heroes_set;
mod heroes_told;
mod heroes_words;
mod laws;
mod marbles;
mod missing;
mod moments;
mod scenarios;
mod scrambled;
mod smoke;
mod towers_roles;
mod towers_words;
mod turn_ends;
mod war_campaign;
mod war_words;
