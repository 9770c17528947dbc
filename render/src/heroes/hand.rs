//! The hand of Heroes: the cards from which the viewer chooses, then the viewer's own cards.

use std::sync::Arc;

use duelhall_engine::formats;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::{HandCard, Table, Use};
use duelhall_engine::kit::Taken;

use crate::easel::Easel;
use crate::hand::{Can, Dealt, List, Offer, Shown, Spread, alone};
use crate::heroes::card::Held;
use crate::painter::Captions;
use crate::sheet::Sheet;

impl From<&HandCard> for Can {
    fn from(held: &HandCard) -> Self {
        match (held.usable, held.missing) {
            (Use::Play, _) => Self::Play,
            (Use::Place, missing) => Self::Place { missing },
            (Use::Choose, _) => Self::Choose,
            (Use::Nothing, Some(missing)) => Self::Short(missing),
            (Use::Nothing, None) => Self::Nothing,
        }
    }
}

/// The hand of the table's viewer.
pub(super) fn spread<'a>(table: &'a Table, captions: &'a Captions) -> Spread<'a> {
    let dealt = |cards: &'a [HandCard]| {
        let one = |held: &'a HandCard| -> Box<dyn Dealt + 'a> { Box::new(Shown::from(held)) };
        cards.iter().map(one).collect()
    };
    // Alone the hand needs no title.
    let title = |key| (!table.looking.is_empty()).then_some((key, 0));
    let lists = vec![
        List { title: title("looking"), cards: dealt(&table.looking), brief: false, pool: false },
        List { title: title("hand"), cards: dealt(&table.hand), brief: false, pool: false },
    ];
    Spread { lists, captions, empty: "hand-empty", tail: None, flat: false, rows: 3 }
}

impl From<&HandCard> for Shown<Held> {
    fn from(held: &HandCard) -> Self {
        let card = Held { card: held.card.clone(), cost: held.cost };
        Self { card, offer: Offer { number: held.number, can: held.into(), count: 1 } }
    }
}

/// A card alone.
pub(super) fn small(card: &Arc<CardDef>, captions: &Captions, easel: &mut Easel) -> Sheet {
    alone(&Shown::plain(Held::printed(card)), captions, easel)
}

/// A card that a deck is built of.
pub(super) fn pooled(held: &formats::Held<CardDef>) -> impl Dealt + use<> {
    let can = match (held.number, held.taken) {
        (None, _) => Can::Nothing,
        (Some(_), None) => Can::Choose,
        (Some(_), Some(Taken { now: 0, most })) => Can::Add { most },
        (Some(_), Some(Taken { now, most })) => Can::InDeck { now, most },
    };
    // How many there are of those is said with what can be done.
    let count = if held.taken.is_some() { 1 } else { held.count };
    let offer = Offer { number: held.number.unwrap_or_default(), can, count };
    Shown { card: Held::printed(&held.card), offer }
}
