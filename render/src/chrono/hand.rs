//! The hand of Chrono: the cards from which the viewer chooses, the viewer's own cards, and the viewer's shadows.

use duelhall_engine::chrono::card::{CardDef, Epoch, Type};
use duelhall_engine::chrono::table::{HandCard, ShadeView, Table, Use};
use std::sync::Arc;

use super::card::Held;
use super::forecast::Forecasts;
use crate::easel::Easel;
use crate::hand::{Can, Dealt, Grid, List, Offer, Shape, Shown, Spread, Tail, alone};
use crate::painter::Captions;
use crate::sheet::Sheet;
use crate::theme::Theme;

impl From<&HandCard> for Can {
    fn from(held: &HandCard) -> Self {
        match (held.usable, held.missing) {
            (Use::Play, _) => Self::Play,
            (Use::Choose, _) => Self::Choose,
            (Use::Keep, _) => Self::Keep,
            (Use::Replace, _) => Self::Replace,
            (Use::Nothing, Some(missing)) => Self::Short(missing.into()),
            (Use::Nothing, None) => Self::Nothing,
        }
    }
}

/// The most height of what is told of time.
const MOST_TAIL: u16 = 420;

/// The rows of a page: the words on these cards are many, and so would be the bytes of more.
const ROWS: usize = 2;

/// The most cards of the hand and shadows that stand together on a broad picture: with more, it would have pages all the same.
const TOGETHER: usize = 6;

/// Lends the hand of the table's viewer.
pub(super) fn with_spread<T>(table: &Table, captions: &Captions, with: impl FnOnce(&Spread<'_>) -> T) -> T {
    let dealt = |cards: &[HandCard], usable: bool| -> Vec<Box<dyn Dealt>> {
        let one = |held| -> Box<dyn Dealt> {
            let shown = Shown::held(held, table.epoch);
            Box::new(if usable { shown } else { shown.at_rest() })
        };
        cards.iter().map(one).collect()
    };
    let own = table.viewer.seat().map(|seat| table.sides[seat].shades.as_slice()).unwrap_or_default();
    let mut shades: Vec<Box<dyn Dealt>> = own.iter().filter_map(|shade| Shown::shade(shade, table.epoch)).collect();
    // While others are chosen from, the numbers are theirs.
    let mut hand = dealt(&table.hand, table.choosing.is_empty());
    // A list has a page of its own in a broad picture, so a few shadows join the hand there: each has its mark, and no number.
    let few = !hand.is_empty() && hand.len() + shades.len() <= TOGETHER;
    if captions.shape == Shape::Wide && table.choosing.is_empty() && few {
        hand.append(&mut shades);
    }
    // Alone the hand needs no title.
    let titled = !table.choosing.is_empty() || !shades.is_empty();
    let list = |key, cards: Vec<Box<dyn Dealt>>| List {
        title: titled.then_some((key, 0)),
        cards: cards.into_iter().collect(),
        brief: false,
        pool: true,
    };
    let lists = vec![list("looking", dealt(&table.choosing, true)), list("hand", hand), list("chrono-shades", shades)];
    let changes = table.forecast.iter().any(|reached| !reached.changes.is_empty());
    let forecasts = |size: (u16, u16), font: u16| Forecasts {
        reached: table.forecast.clone(),
        age: table.age,
        epoch: table.epoch,
        size,
        font,
        lang: captions.lang,
        theme: captions.theme,
    };
    let tail = changes.then_some(|grid: &Grid, (x, y): (i32, i32)| {
        vec![(forecasts((grid.card.0, grid.card.1.min(MOST_TAIL)), grid.font).small().into(), x, y)]
    });
    let height = forecasts((0, MOST_TAIL), if captions.theme == Theme::LargeText { 28 } else { 21 }).small().size.1;
    let tail = tail.as_ref().map(|draw| Tail { draw, first: Some(height) });
    with(&Spread { lists, captions, empty: "hand-empty", tail, flat: true, rows: ROWS })
}

impl Shown<Held> {
    fn held(held: &HandCard, epoch: Epoch) -> Self {
        let card = Held { card: held.card.clone(), cost: held.cost, epoch: Some(epoch), shade: None };
        Self { card: card.quiet(), offer: Offer { number: held.number, can: held.into(), count: 1 } }
    }

    /// A shadow of the viewer's own, which lies face down on the board.
    fn shade(shade: &ShadeView, epoch: Epoch) -> Option<Box<dyn Dealt>> {
        let card: Arc<CardDef> = shade.card.clone()?;
        let card = Held { card, cost: 0, epoch: Some(epoch), shade: Some(shade.number) };
        Some(Box::new(Self::plain(card)))
    }
}

/// A card alone.
pub(super) fn small(card: &Arc<CardDef>, captions: &Captions, easel: &mut Easel) -> Sheet {
    let held = Held { card: Arc::clone(card), cost: card.cost, epoch: None, shade: None };
    alone(&Shown::plain(held), captions, easel)
}

impl Held {
    /// A hero has no rows, so none is lit.
    fn quiet(self) -> Self {
        let epoch = self.epoch.filter(|_| self.card.kind != Type::Hero);
        Self { epoch, ..self }
    }
}
