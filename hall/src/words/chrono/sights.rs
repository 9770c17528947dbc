//! The cards of Chrono that a viewer can see, to be shown large one by one.

use std::sync::Arc;

use duelhall_engine::chrono::card::CardDef;
use duelhall_engine::chrono::table::Table;
use duelhall_engine::kit::{Seat, Text};

use super::{Sighted, name, numbered, perm};
use crate::voice::Voice;

/// Both heroes and their cards on the battlefield, the shadows that the viewer knows, the cards to choose from, the hand
/// and the graveyards.
pub(super) fn sights(voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
    let mut all = Vec::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let side = &table.sides[seat];
        let row = || Text::new("look-row").player("who", seat);
        all.push(unnumbered(voice, row(), &side.hero));
        all.extend(
            side.field
                .iter()
                .map(|held| Sighted { words: perm(voice, held), ..with_number(voice, row(), held.number, &held.card) }),
        );
        let known = side.shades.iter().filter_map(|shade| Some((shade.number, shade.card.as_ref()?)));
        all.extend(known.map(|(number, card)| with_number(voice, row(), number, card)));
    }
    let choosing = table.choosing.iter().map(|held| (Text::new("look-row-chrono-choosing"), &held.card));
    let hand = table.hand.iter().map(|held| (Text::new("look-row-hand"), &held.card));
    let graves = table.sides.iter().flat_map(|(seat, side)| {
        side.graveyard.iter().map(move |card| (Text::new("look-row-chrono-graveyard").player("who", seat), card))
    });
    all.extend(choosing.chain(hand).chain(graves).map(|(row, card)| unnumbered(voice, row, card)));
    all
}

/// The shadows that the viewer does not know: only their owner does.
pub(super) fn covered(voice: &Voice, table: &Table) -> Vec<(u16, String)> {
    let sides = table.sides.iter();
    let unknown = sides.flat_map(|(seat, side)| {
        side.shades.iter().filter(|shade| shade.card.is_none()).map(move |shade| (seat, shade.number))
    });
    let said = |(seat, number): (Seat, u16)| {
        (number, voice.say(&Text::new("covered-chrono").num("number", number).player("who", seat)))
    };
    unknown.map(said).collect()
}

fn with_number(voice: &Voice, row: Text, number: u16, card: &Arc<CardDef>) -> Sighted<CardDef> {
    let label = numbered(voice, number, card);
    Sighted { row, number: Some(number), id: card.id.clone(), words: label.clone(), label, card: Arc::clone(card) }
}

fn unnumbered(voice: &Voice, row: Text, card: &Arc<CardDef>) -> Sighted<CardDef> {
    let label = name(voice, card);
    Sighted { row, number: None, id: card.id.clone(), words: label.clone(), label, card: Arc::clone(card) }
}
