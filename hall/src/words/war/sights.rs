//! The cards of War that a viewer can see, to be shown large one by one.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::war::card::{CardDef, Type};
use duelhall_engine::war::set::library;
use duelhall_engine::war::table::Table;

use super::{Sighted, name, perm, valued};
use crate::voice::Voice;

/// The cards on the battlefield, a base of each country, the cards to choose from, the hand and the Destroyed stacks.
pub(super) fn sights(voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
    let mut all = Vec::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let side = &table.sides[seat];
        let row = || Text::new("look-row").player("who", seat);
        all.extend(side.units.iter().chain(&side.support).chain(&side.chosen_bases).map(|held| Sighted {
            row: row(),
            number: Some(held.number),
            id: held.card.id.clone(),
            label: valued(voice, held),
            words: perm(voice, held),
            card: Arc::clone(&held.card),
        }));
    }
    let choosing = table.choosing.iter().map(|held| (Text::new("look-row-war-choosing"), &held.card));
    let hand = table.hand.iter().map(|held| (Text::new("look-row-hand"), &held.card));
    let stacks = table.sides.iter().flat_map(|(seat, side)| {
        side.destroyed.iter().map(move |card| (Text::new("look-row-war-destroyed").player("who", seat), card))
    });
    all.extend(choosing.chain(hand).chain(stacks).map(|(row, card)| unnumbered(voice, row, card)));
    all.extend(bases(voice, table));
    all
}

/// One base of each country of which somebody has bases; those that are chosen from are shown by themselves.
fn bases(voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
    let sides = || table.sides.iter().map(|(_, side)| side).filter(|side| side.chosen_bases.is_empty());
    let is_owned = |country| sides().any(|side| side.bases.iter().any(|bases| bases.country == country));
    let shown = library().cards.iter().filter(|card| card.kind == Type::Base && is_owned(card.country));
    shown.map(|card| unnumbered(voice, Text::new("look-row-war-bases"), card)).collect()
}

fn unnumbered(voice: &Voice, row: Text, card: &Arc<CardDef>) -> Sighted<CardDef> {
    let label = name(voice, card);
    Sighted { row, number: None, id: card.id.clone(), words: label.clone(), label, card: Arc::clone(card) }
}
