//! What each player of a finished match could see, from its record: the truth that wiretaps are held against.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use duelhall_engine::games::{AnyTable, Match};
use duelhall_engine::kit::{Record, Seat, Viewer};
use duelhall_engine::text::{Lang, Words};

/// The names of the cards that each seat could ever see, in a hand of its own or on the table.
pub type Seen = [BTreeSet<String>; 2];

/// Replays a record, which has to be a true one.
///
/// # Errors
/// When it is not.
pub fn seen(record: &str, lang: Lang) -> Result<Seen> {
    let record = Record::read(record)?;
    ensure!(record.end.is_some(), "the match is over");
    Match::verify(&record)?;
    let mut replay = Match::from_setup(record.game.parse()?, &record.setup, record.seed)?;
    let mut seen = Seen::default();
    look(&replay, lang, &mut seen);
    for entry in &record.entries {
        replay.take(entry)?;
        look(&replay, lang, &mut seen);
    }
    Ok(seen)
}

fn look(replay: &Match, lang: Lang, seen: &mut Seen) {
    for (seat, seen) in [Seat::FIRST, Seat::SECOND].into_iter().zip(seen) {
        let AnyTable::Towers(table) = replay.table(Viewer::Seat(seat)) else { continue };
        let hand = table.hand.iter().map(|card| &card.card);
        let open = table.shown.iter().map(|shown| &shown.card);
        seen.extend(hand.chain(open).map(|card| Words::engine().card_name(lang, card)));
    }
}
