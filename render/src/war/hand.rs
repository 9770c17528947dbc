//! The hand of War: the cards from which the viewer chooses, and the viewer's own cards.

use std::sync::Arc;

use duelhall_engine::war::card::{CardDef, Country, Type};
use duelhall_engine::war::table::{HandCard, Lack, Table, Use};

use super::card::Held;
use crate::easel::Easel;
use crate::hand::{Can, Dealt, List, Offer, Shown, Spread, alone};
use crate::painter::Captions;
use crate::sheet::Sheet;

impl From<&HandCard> for Can {
    fn from(held: &HandCard) -> Self {
        let of_country = match held.card.country {
            Country::Usa => "war-lack-usa",
            Country::Ussr => "war-lack-ussr",
            Country::Britain => "war-lack-britain",
            Country::Germany => "war-lack-germany",
        };
        match (held.usable, held.lack) {
            (Use::Play, _) if held.card.kind == Type::Base => Self::Do("war-build"),
            (Use::Play, _) => Self::Do("war-use"),
            (Use::Choose, _) => Self::Choose,
            (Use::Nothing, Some(Lack::Bases(n))) => Self::Lacks("war-lack-bases", n.into()),
            (Use::Nothing, Some(Lack::Country(n))) => Self::Lacks(of_country, n.into()),
            (Use::Nothing, Some(Lack::Wearer)) => Self::Lacks("war-lack-wearer", 0),
            (Use::Nothing, Some(Lack::Turn)) => Self::Lacks("war-lack-turn", 0),
            (Use::Nothing, Some(Lack::Part)) => Self::Lacks("war-lack-part", 0),
            (Use::Nothing, None) => Self::Nothing,
        }
    }
}

/// The rows of a page.
const ROWS: usize = 3;

/// Lends the hand of the table's viewer.
pub(super) fn with_spread<T>(table: &Table, captions: &Captions, with: impl FnOnce(&Spread<'_>) -> T) -> T {
    // While others are chosen from, the numbers are theirs.
    let dealt = |cards: Vec<(&HandCard, u8)>, usable: bool| -> Vec<Box<dyn Dealt>> {
        let one = |(held, count)| -> Box<dyn Dealt> {
            let shown = Shown::held(held, count);
            Box::new(if usable { shown } else { shown.at_rest() })
        };
        cards.into_iter().map(one).collect()
    };
    // Alone the hand needs no title.
    let titled = !table.choosing.is_empty();
    let list = |key, cards| List { title: titled.then_some((key, 0)), cards, brief: false, pool: true };
    let hand = dealt(table.stacked(), table.choosing.is_empty());
    let choosing = table.choosing.iter().map(|held| (held, 1)).collect();
    let lists = vec![list("looking", dealt(choosing, true)), list("hand", hand)];
    with(&Spread { lists, captions, empty: "hand-empty", tail: None, flat: true, rows: ROWS })
}

/// A card alone.
pub(super) fn small(card: &Arc<CardDef>, captions: &Captions, easel: &mut Easel) -> Sheet {
    let held = Held { card: Arc::clone(card), cost: card.cost, history: false };
    alone(&Shown::plain(held), captions, easel)
}

impl Shown<Held> {
    fn held(held: &HandCard, count: u8) -> Self {
        let card = Held { card: held.card.clone(), cost: held.cost, history: false };
        Self { card, offer: Offer { number: held.number, can: held.into(), count } }
    }
}
