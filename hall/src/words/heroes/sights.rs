//! The cards of Heroes that a viewer can see, to be shown large one by one.

use std::sync::Arc;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::{ResourceView, SeatView, Table};
use duelhall_engine::kit::Text;

use super::board::{in_play, mark, marked, marks, valued};
use super::{Sighted, name};
use crate::voice::Voice;

/// The cards in play, one side after another, then the chain, the cards to choose from, the hand, the viewer's own
/// face-down resources and the graveyards.
pub(super) fn sights(voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
    let mut all: Vec<Sighted<CardDef>> = table.seats.iter().flat_map(|side| on_side(voice, side)).collect();
    let row = |key: &str| Text::new(key);
    let chain = table.chain.iter().rev().filter_map(|link| Some((row("look-row-heroes-chain"), link.card.as_ref()?)));
    let looking = table.looking.iter().map(|held| (row("look-row-heroes-looking"), &held.card));
    let hand = table.hand.iter().map(|held| (row("look-row-hand"), &held.card));
    let resources = table.seats.iter().flat_map(|side| side.resources.iter().filter(|resource| !resource.face_up));
    let resources = resources.filter_map(|resource| Some((row("look-row-heroes-resources"), resource.card.as_ref()?)));
    let graves = table.seats.iter().flat_map(|side| {
        side.graveyard.iter().map(|card| (row("look-row-heroes-graveyard").player("who", side.seat), card))
    });
    let others = chain.chain(looking).chain(hand).chain(resources).chain(graves);
    all.extend(others.map(|(row, card)| unnumbered(voice, row, card)));
    all
}

/// The cards in play of a side, and the quests in its resource row.
fn on_side(voice: &Voice, side: &SeatView) -> Vec<Sighted<CardDef>> {
    let row = || Text::new("look-row").player("who", side.seat);
    let perms = in_play(side).map(|perm| {
        let valued = valued(voice, perm);
        Sighted {
            row: row(),
            number: Some(perm.number),
            id: perm.card.id.clone(),
            label: voice.say(&valued),
            words: marked(voice, valued, marks(voice, perm)),
            card: Arc::clone(&perm.card),
        }
    });
    let quests = side.resources.iter().filter(|resource| resource.face_up);
    perms.chain(quests.filter_map(|quest| in_row(voice, row(), quest))).collect()
}

/// A quest in a resource row.
fn in_row(voice: &Voice, row: Text, quest: &ResourceView) -> Option<Sighted<CardDef>> {
    let card = quest.card.as_ref()?;
    let text = Text::new("table-heroes-numbered").num("number", quest.number).raw("card", name(voice, card));
    let label = voice.say(&text);
    let words = marked(voice, text, mark(voice, quest.exhausted, "exhausted"));
    Some(Sighted { row, number: Some(quest.number), id: card.id.clone(), label, words, card: Arc::clone(card) })
}

fn unnumbered(voice: &Voice, row: Text, card: &Arc<CardDef>) -> Sighted<CardDef> {
    let label = name(voice, card);
    Sighted { row, number: None, id: card.id.clone(), words: label.clone(), label, card: Arc::clone(card) }
}
