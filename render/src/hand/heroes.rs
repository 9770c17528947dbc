//! The hand of Heroes: the cards that the viewer chooses from, then the viewer's own.

use duelhall_engine::heroes::table::{HandCard, Table, Use};

use super::{Can, Grid, Part, TITLE, Tab, WIDTH};
use crate::card::heroes::{Face, Held};
use crate::painter::Captions;
use crate::sheet::{Part as SheetPart, Sheet};
use crate::theme::Theme;

/// How many cards are drawn; more are counted.
const MOST: usize = 12;

impl From<Use> for Can {
    fn from(usable: Use) -> Self {
        match usable {
            Use::Play => Self::Play,
            Use::Place => Self::Place,
            Use::Choose => Self::Choose,
            Use::Nothing => Self::Nothing,
        }
    }
}

const fn grid(theme: Theme) -> Grid {
    match theme {
        Theme::Default | Theme::HighContrast => Grid { columns: 3, card: (250, 404), step: (268, 466), font: 21 },
        Theme::LargeText => Grid { columns: 2, card: (382, 500), step: (402, 562), font: 28 },
    }
}

/// The hand of a table's viewer.
pub(crate) fn sheet(table: &Table, captions: &Captions) -> Sheet {
    let Captions { lang, theme, .. } = *captions;
    let mut hand = Hand { parts: Vec::new(), y: 0, grid: grid(theme), captions };
    if !table.looking.is_empty() {
        hand.title("looking", 0);
        hand.cards(&table.looking, MOST);
        hand.title("hand", 0);
    }
    let room = MOST.saturating_sub(table.looking.len()).max(3);
    hand.cards(&table.hand, room);
    if table.hand.is_empty() {
        let height = if table.looking.is_empty() { hand.grid.step.1 } else { 120 };
        let at = i32::from(hand.y);
        hand.parts.push((SheetPart::Hand(Part::Empty { height, lang, theme }), 0, at));
        hand.y += height;
    }
    let size = (WIDTH, hand.y + 12);
    hand.parts.insert(0, (SheetPart::Hand(Part::Ground { size, theme }), 0, 0));
    Sheet { width: size.0, height: size.1, parts: hand.parts }
}

/// A hand while its rows are laid out from the top down.
struct Hand<'a> {
    parts: Vec<(SheetPart, i32, i32)>,
    y: u16,
    grid: Grid,
    captions: &'a Captions,
}

impl Hand<'_> {
    fn title(&mut self, key: &'static str, count: u16) {
        let Captions { lang, theme, .. } = *self.captions;
        self.parts.push((SheetPart::Hand(Part::Title { key, count, lang, theme }), 0, i32::from(self.y)));
        self.y += TITLE;
    }

    /// Cards in rows, and below them how many more there are.
    fn cards(&mut self, cards: &[HandCard], most: usize) {
        let Captions { lang, theme, .. } = *self.captions;
        let shown = cards.len().min(most);
        for (index, held) in cards[..shown].iter().enumerate() {
            let can = Can::from(held.usable);
            let card = Held { card: held.card.clone(), cost: held.cost };
            let face = Face { card, lang, theme, size: self.grid.card, font: self.grid.font, look: can.look() };
            let (x, y) = self.grid.place(index);
            let tab = Tab { number: held.number, can, lang, theme };
            self.grid.add(&mut self.parts, SheetPart::HeroesCard(face), (x, y + i32::from(self.y)), tab);
        }
        #[expect(clippy::cast_possible_truncation, reason = "a hand has few cards")]
        let (rows, more) = (shown.div_ceil(self.grid.columns) as u16, (cards.len() - shown) as u16);
        self.y += rows * self.grid.step.1;
        if more > 0 {
            self.title("more", more);
        }
    }
}
