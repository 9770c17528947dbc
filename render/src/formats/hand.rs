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
    let list = |title, cards: &'a [Held<Card<D>>], brief| {
        let cards = cards.iter().map(|held| drawer.dealt(held)).collect();
        List { title, cards, brief, pool: table.builds.is_some() || table.leads && !brief }
    };
    if table.builds.is_some() {
        // Each card says whether it is in the deck, and the words of the message say how many are.
        return Spread {
            lists: vec![list(None, &table.looking, false)],
            captions,
            empty: "build-none",
            tail: None,
            flat: false,
            rows: 3,
        };
    }
    let own = table.viewer.seat().and_then(|seat| table.desks.iter().find(|desk| desk.seat == seat));
    let title = match own {
        _ if table.leads => "pool",
        Some(desk) if desk.booster > 0 => "picked",
        _ => "deck",
    };
    let count = table.held.iter().map(|held| u16::from(held.count)).sum();
    let lists = vec![list(Some(("looking", 0)), &table.looking, false), list(Some((title, count)), &table.held, true)];
    Spread { lists, captions, empty: "build-waits", tail: None, flat: false, rows: 3 }
}
