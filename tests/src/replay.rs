//! Reads from the record of a finished match what a viewer could see. Wiretaps are compared with this truth.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use duelhall_engine::chrono;
use duelhall_engine::games::Match;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::{PermView, Table};
use duelhall_engine::kit::{Record, Viewer};
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::{towers, war};

use crate::cards::{named, names};

/// The names of the cards that a viewer could ever see, in their own hand or on the table.
pub type Seen = BTreeSet<String>;

/// Replays a record, which has to be valid.
///
/// # Errors
/// When it is not.
pub fn seen(record: &str, lang: Lang, viewer: Viewer) -> Result<Seen> {
    let record = Record::read(record)?;
    ensure!(record.end.is_some(), "the match is over");
    Match::verify(&record)?;
    let mut replay = Match::restart(record.game.parse()?, &record.setup, record.seed)?;
    let mut seen = Seen::new();
    look(&replay, lang, viewer, &mut seen);
    for entry in &record.entries {
        replay.take(entry)?;
        look(&replay, lang, viewer, &mut seen);
    }
    Ok(seen)
}

fn look(replay: &Match, lang: Lang, viewer: Viewer, seen: &mut Seen) {
    let table = replay.table(viewer);
    if let Some(table) = table.get::<towers::table::Table>() {
        let hand = table.hand.iter().map(|card| &card.card);
        let open = table.shown.iter().map(|shown| &shown.card);
        seen.extend(hand.chain(open).map(|card| Words::engine().card_name(lang, card)));
    } else if let Some(table) = table.get::<chrono::table::Table>() {
        for card in lying(table) {
            note(replay, lang, Words::engine().card_name(lang, card), seen, || Words::engine().chrono_text(lang, card));
        }
    } else if let Some(table) = table.get::<war::table::Table>() {
        for card in deployed(table) {
            note(replay, lang, Words::engine().card_name(lang, card), seen, || Words::engine().war_text(lang, card));
        }
    } else if let Some(table) = table.get::<Table>() {
        for card in on(table) {
            note(replay, lang, Words::engine().card_name(lang, card), seen, || Words::engine().heroes_text(lang, card));
        }
    }
}

/// Notes a card that was seen, and the cards that its text names: those that it can bring.
fn note(replay: &Match, lang: Lang, name: String, seen: &mut Seen, text: impl FnOnce() -> Vec<String>) {
    if seen.insert(name) {
        let all = names(replay.game());
        seen.extend(named(&all, &text().join(" ")).into_iter().map(|at| all[at][lang as usize].clone()));
    }
}

/// Every card that a table of Chrono shows.
fn lying(table: &chrono::table::Table) -> Vec<&chrono::card::CardDef> {
    let mut cards: Vec<&chrono::card::CardDef> =
        table.hand.iter().chain(&table.choosing).map(|held| &*held.card).collect();
    cards.extend(table.shown.iter().map(|(_, card)| &**card));
    for (_, side) in table.sides.iter() {
        cards.push(&side.hero);
        cards.extend(side.field.iter().map(|perm| &*perm.card));
        cards.extend(side.shades.iter().filter_map(|shade| shade.card.as_deref()));
        cards.extend(side.graveyard.iter().map(|card| &**card));
    }
    cards
}

/// Every card that a table of War shows. Bases are counted there, so those that can be built are named by hands.
fn deployed(table: &war::table::Table) -> Vec<&war::card::CardDef> {
    let mut cards: Vec<&war::card::CardDef> =
        table.hand.iter().chain(&table.choosing).map(|held| &*held.card).collect();
    cards.extend(table.shown.iter().map(|(_, card)| &**card));
    for (_, side) in table.sides.iter() {
        let perms = side.units.iter().chain(&side.support).chain(&side.chosen_bases);
        cards.extend(perms.map(|perm| &*perm.card));
        cards.extend(side.destroyed.iter().map(|card| &**card));
    }
    cards
}

/// Every card that a table of Heroes shows.
fn on(table: &Table) -> Vec<&CardDef> {
    let mut cards: Vec<&CardDef> = table.hand.iter().chain(&table.looking).map(|held| &*held.card).collect();
    cards.extend(table.shown.iter().map(|shown| &*shown.card));
    cards.extend(table.chain.iter().filter_map(|link| link.card.as_deref()));
    for seat in &table.seats {
        cards.extend(seat.graveyard.iter().map(|card| &**card));
        cards.extend(seat.resources.iter().filter_map(|resource| resource.card.as_deref()));
        let rows = seat.hero.iter().chain(&seat.allies).chain(&seat.equipment).chain(&seat.ongoing);
        rows.for_each(|perm| lie(perm, &mut cards));
    }
    cards
}

fn lie<'a>(perm: &'a PermView, cards: &mut Vec<&'a CardDef>) {
    cards.push(&perm.card);
    perm.attached.iter().for_each(|held| lie(held, cards));
}
