//! A card of a hand in a game whose cards have as much height as their words need.

use duelhall_engine::kit::Taken;

use super::grid::Grid;
use super::lay::{Dealt, Offer};
use super::{Can, Row};
use crate::card::Face;
use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::{Part, Piece};

/// A card of a hand or of a pool, or a card alone; `C` is the game's data about it.
pub(crate) struct Shown<C> {
    pub(crate) card: C,
    pub(crate) offer: Offer,
}

/// The face of such a card.
pub(crate) trait Worded: Piece {
    /// The width of a cost on a compact card.
    const CORNER: u16;

    /// The least height of a card of this width whose words all have room at the smallest size.
    fn least_height(&self, easel: &mut Easel) -> f32;
}

impl<C> Shown<C> {
    /// A card with which nothing can be done.
    pub(crate) const fn plain(card: C) -> Self {
        Self { card, offer: Offer { number: 0, can: Can::Nothing, count: 1 } }
    }

    /// The same without a number, while it cannot be used.
    pub(crate) fn at_rest(self) -> Self {
        Self { offer: Offer { number: 0, can: Can::Nothing, ..self.offer }, ..self }
    }
}

impl<C: Clone> Shown<C> {
    fn drawn(&self, grid: &Grid, captions: &Captions) -> Face<C> {
        let Captions { lang, theme, .. } = *captions;
        let (card, look) = (self.card.clone(), self.offer.can.look());
        Face { card, lang, theme, size: grid.card, font: grid.font, look, compact: grid.is_compact() }
    }
}

impl<C: Clone> Dealt for Shown<C>
where
    Face<C>: Worded,
    Row<C>: Piece,
{
    fn offer(&self) -> Offer {
        self.offer
    }

    fn face(&self, grid: &Grid, captions: &Captions) -> Part {
        self.drawn(grid, captions).into()
    }

    /// A card of a tall picture is so high that it does not look squat.
    fn least_height(&self, grid: &Grid, captions: &Captions, easel: &mut Easel) -> f32 {
        let least = if grid.is_compact() { 0.0 } else { 360.0 };
        self.drawn(grid, captions).least_height(easel).max(least)
    }

    fn corner(&self, _: &Grid) -> u16 {
        Face::<C>::CORNER
    }

    fn row(&self, captions: &Captions) -> Option<Part> {
        let Captions { lang, theme, .. } = *captions;
        let Offer { number, can, count } = self.offer;
        // A number that can do nothing now is not shown in a line.
        let number = (number > 0 && can.is_use()).then_some(number);
        let (inside, count) = match can {
            Can::InDeck { now, most } => (Some(Taken { now, most }), count),
            Can::Add { most } => (None, most),
            _ => (None, count),
        };
        Some(Row { card: self.card.clone(), number, count, inside, lang, theme }.into())
    }
}
