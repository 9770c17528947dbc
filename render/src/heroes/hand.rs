//! The hand of Heroes: the cards from which the viewer chooses, then the viewer's own cards.

use duelhall_engine::formats;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::{HandCard, Table, Use};

use crate::easel::Easel;
use crate::hand::{Can, Dealt, Grid, List, Offer, Spread};
use crate::heroes::card::{Face, Held};
use crate::heroes::list::Row;
use crate::painter::Captions;
use crate::sheet::Part;

impl From<&HandCard> for Can {
    fn from(held: &HandCard) -> Self {
        match (held.usable, held.missing) {
            (Use::Play, _) => Self::Play,
            (Use::Place, _) => Self::Place,
            (Use::Choose, _) => Self::Choose,
            (Use::Nothing, Some(missing)) => Self::Short(missing),
            (Use::Nothing, None) => Self::Nothing,
        }
    }
}

/// The width of a cost on a compact card.
const CORNER: u16 = 64;

/// The hand of the table's viewer.
pub(super) fn spread<'a>(table: &'a Table, captions: &'a Captions) -> Spread<'a> {
    let dealt = |cards: &'a [HandCard]| {
        let one = |held: &'a HandCard| -> Box<dyn Dealt + 'a> { Box::new(Own(held)) };
        cards.iter().map(one).collect()
    };
    // Alone the hand needs no title.
    let title = |key| (!table.looking.is_empty()).then_some((key, 0));
    let lists = vec![
        List { title: title("looking"), cards: dealt(&table.looking), brief: false },
        List { title: title("hand"), cards: dealt(&table.hand), brief: false },
    ];
    Spread { lists, captions, empty: "hand-empty", tail: None }
}

/// A card of the viewer's hand, or one that the viewer is shown.
struct Own<'a>(&'a HandCard);

impl Own<'_> {
    fn face(&self, grid: &Grid, captions: &Captions) -> Face {
        let card = Held { card: self.0.card.clone(), cost: self.0.cost };
        face(card, Can::from(self.0), grid, captions)
    }
}

impl Dealt for Own<'_> {
    fn offer(&self) -> Offer {
        Offer { number: self.0.number, can: self.0.into(), count: 1 }
    }

    fn face(&self, grid: &Grid, captions: &Captions) -> Part {
        self.face(grid, captions).into()
    }

    fn least_height(&self, grid: &Grid, captions: &Captions, easel: &mut Easel) -> f32 {
        least_height(&self.face(grid, captions), easel)
    }

    fn corner(&self, _: &Grid) -> u16 {
        CORNER
    }

    fn row(&self, captions: &Captions) -> Option<Part> {
        let number = (self.0.usable != Use::Nothing).then_some(self.0.number);
        let held = Held { card: self.0.card.clone(), cost: self.0.cost };
        Some(Row::of(held, number, 1, captions.lang, captions.theme).into())
    }
}

/// A card that a deck is built of.
pub(super) struct Pooled<'a>(pub(super) &'a formats::Held<CardDef>);

impl Pooled<'_> {
    fn face(&self, grid: &Grid, captions: &Captions) -> Face {
        face(Held::printed(&self.0.card), Can::Nothing, grid, captions)
    }
}

impl Dealt for Pooled<'_> {
    fn offer(&self) -> Offer {
        let can = if self.0.number.is_some() { Can::Choose } else { Can::Nothing };
        Offer { number: self.0.number.unwrap_or_default(), can, count: self.0.count }
    }

    fn face(&self, grid: &Grid, captions: &Captions) -> Part {
        self.face(grid, captions).into()
    }

    fn least_height(&self, grid: &Grid, captions: &Captions, easel: &mut Easel) -> f32 {
        least_height(&self.face(grid, captions), easel)
    }

    fn corner(&self, _: &Grid) -> u16 {
        CORNER
    }

    fn row(&self, captions: &Captions) -> Option<Part> {
        Some(Row::of(Held::printed(&self.0.card), self.0.number, self.0.count, captions.lang, captions.theme).into())
    }
}

/// The least height of a card's words, and in a tall picture of a card that does not look squat.
fn least_height(face: &Face, easel: &mut Easel) -> f32 {
    face.least_height(easel).max(if face.compact { 0.0 } else { 360.0 })
}

/// The face of a card in a grid.
fn face(card: Held, can: Can, grid: &Grid, captions: &Captions) -> Face {
    let Captions { lang, theme, .. } = *captions;
    Face { card, lang, theme, size: grid.card, font: grid.font, look: can.look(), compact: grid.is_compact() }
}
