//! Tables and cards of every game in words. A new game is a file here and a line in each function.

mod heroes;
mod towers;

use duelhall_engine::games::{AnyCard, AnyTable};
use duelhall_engine::kit::{Options, Seat};

use crate::say::cut;
use crate::voice::Voice;

/// The longest alt text that every platform takes.
const LONGEST_ALT: usize = 1_024;

/// Whose turn it is, once the first has begun.
pub(crate) const fn turn(table: &AnyTable) -> Option<Seat> {
    match table {
        AnyTable::Towers(table) => table.turn,
        AnyTable::Heroes(table) | AnyTable::Tournament(table) => table.turn,
    }
}

/// The board as an alt text.
pub(crate) fn board_alt(voice: &Voice, table: &AnyTable) -> String {
    let lines = match table {
        AnyTable::Towers(table) => towers::board(voice, table),
        AnyTable::Heroes(table) | AnyTable::Tournament(table) => heroes::brief(voice, table),
    };
    cut(&lines.join(" "), LONGEST_ALT)
}

/// A hand as an alt text.
pub(crate) fn hand_alt(voice: &Voice, table: &AnyTable) -> String {
    let lines = match table {
        AnyTable::Towers(table) => towers::hand(voice, table),
        AnyTable::Heroes(table) | AnyTable::Tournament(table) => heroes::hand(voice, table),
    };
    cut(&lines.join(" "), LONGEST_ALT)
}

/// Everything on the table, line by line.
pub(crate) fn full(voice: &Voice, table: &AnyTable) -> Vec<String> {
    match table {
        AnyTable::Towers(table) => [towers::board(voice, table), towers::hand(voice, table)].concat(),
        AnyTable::Heroes(table) | AnyTable::Tournament(table) => {
            [heroes::board(voice, table), heroes::hand(voice, table)].concat()
        }
    }
}

/// The name of a card.
pub(crate) fn card_name(voice: &Voice, card: &AnyCard) -> String {
    match card {
        AnyCard::Towers(card) => voice.words().card_name(voice.lang, card),
        AnyCard::Heroes(card) | AnyCard::Tournament(card) => voice.words().hero_card_name(voice.lang, card),
    }
}

/// A card in one line: name, cost and what it does.
pub(crate) fn card_line(voice: &Voice, card: &AnyCard) -> String {
    match card {
        AnyCard::Towers(card) => towers::card(voice, card),
        AnyCard::Heroes(card) | AnyCard::Tournament(card) => heroes::card(voice, card),
    }
}

/// The rules of the game of a fresh table, with its numbers.
pub(crate) fn rules(voice: &Voice, table: &AnyTable, options: &Options) -> Vec<String> {
    match table {
        AnyTable::Towers(table) => towers::rules(voice, table, options),
        AnyTable::Heroes(table) => heroes::rules(voice, table, options),
        AnyTable::Tournament(table) => heroes::tournament_rules(voice, table, options),
    }
}
