//! What is in hand while decks are built: the cards to choose from, and the deck so far.

use duelhall_engine::formats::{Boosters, Building, Held};

use super::Pools;
use crate::drawer::Card;
use crate::hand::{List, Spread};
use crate::painter::Captions;

/// The cards to choose from, and below them what the viewer has.
pub(super) fn spread<'a, D: Pools<Game: Boosters>>(
    drawer: &D,
    table: &'a Building<Card<D>>,
    captions: &'a Captions,
) -> Spread<'a> {
    let own = table.viewer.seat().and_then(|seat| table.desks.iter().find(|desk| desk.seat == seat));
    let title = match own {
        _ if table.leads => "pool",
        Some(desk) if desk.booster > 0 => "picked",
        _ => "deck",
    };
    let count = table.held.iter().map(|held| u16::from(held.count)).sum();
    let list = |title, cards: &'a [Held<Card<D>>], brief| {
        let cards = cards.iter().map(|held| drawer.dealt(held)).collect();
        List { title: Some(title), cards, brief }
    };
    let held = (title, count);
    let mut lists = Vec::new();
    // Cards that may go out of the deck are those of the deck; once is enough.
    if same::<D>(&table.looking, &table.held) {
        lists.push(list(held, &table.looking, false));
    } else {
        lists.push(list(("looking", 0), &table.looking, false));
        lists.push(list(held, &table.held, true));
    }
    Spread { lists, captions, empty: "build-waits", tail: None }
}

fn same<D: Pools<Game: Boosters>>(one: &[Held<Card<D>>], two: &[Held<Card<D>>]) -> bool {
    one.len() == two.len() && one.iter().zip(two).all(|(one, two)| D::Game::id(&one.card) == D::Game::id(&two.card))
}
