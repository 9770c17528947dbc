//! Tournaments of Heroes in words: as Heroes, with how decks are built.

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::kit::{Options, Seat};
use duelhall_engine::tournament::Tournament;

use super::Presenter;
use super::heroes::Speaker as Duel;
use crate::voice::Voice;

/// Says what there is to say of a tournament.
pub(super) struct Speaker;

impl Presenter for Speaker {
    type Game = Tournament;

    fn turn(&self, table: &Table) -> Option<Seat> {
        Presenter::turn(&Duel, table)
    }

    fn brief(&self, voice: &Voice, table: &Table) -> Vec<String> {
        Presenter::brief(&Duel, voice, table)
    }

    fn board(&self, voice: &Voice, table: &Table) -> Vec<String> {
        Presenter::board(&Duel, voice, table)
    }

    fn hand(&self, voice: &Voice, table: &Table) -> Vec<String> {
        Presenter::hand(&Duel, voice, table)
    }

    fn card(&self, voice: &Voice, card: &CardDef) -> String {
        Presenter::card(&Duel, voice, card)
    }

    fn rules(&self, voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
        let before = ["decks", "boosters", "again"].map(|name| voice.plain(&format!("rules-tournament-{name}")));
        before.into_iter().chain(Presenter::rules(&Duel, voice, table, options)).collect()
    }
}
