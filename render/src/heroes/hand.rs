//! The hand of Heroes: the cards from which the viewer chooses, then the viewer's own cards.

use duelhall_engine::formats::Held as Listed;
use duelhall_engine::heroes::card::{CardDef, Cost};
use duelhall_engine::heroes::table::{HandCard, Table, Use};

use crate::easel::Easel;
use crate::formats::Page;
use crate::hand::{Can, Grid, Part, TITLE, Tab, WIDTH};
use crate::heroes::card::{Face, Held};
use crate::heroes::list;
use crate::painter::Captions;
use crate::sheet::{Part as SheetPart, Sheet};
use crate::theme::Theme;

/// The most that lines may reach down: Telegram takes 10,000 pixels of both sides together.
const TALLEST: u16 = 7_000;

/// The most cards that are drawn whole. More cards are drawn in lines, so that each number can be seen.
const MOST: usize = 12;

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

/// The possible heights of cards: only a few, so that a card that was drawn before often has the right height again.
const HEIGHTS: [u16; 6] = [368, 424, 484, 548, 620, 700];

fn grid(theme: Theme, height: u16) -> Grid {
    match theme {
        Theme::Default | Theme::HighContrast => {
            Grid { columns: 3, card: (250, height), step: (268, height + 62), font: 21 }
        }
        Theme::LargeText => Grid { columns: 2, card: (382, height + 80), step: (402, height + 142), font: 28 },
    }
}

/// The hand of the table's viewer.
pub(crate) fn sheet(table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
    let theme = captions.theme;
    let mut hand = Hand { parts: Vec::new(), y: 0, grid: grid(theme, HEIGHTS[0]), captions };
    hand.duel(table, easel);
    let size = (WIDTH, hand.y + 12);
    hand.parts.insert(0, (Part::Ground { size, theme }.into(), 0, 0));
    Sheet { width: size.0, height: size.1, parts: hand.parts }
}

/// Whole cards that a deck is built of, all of them.
pub(super) fn whole(cards: &[Listed<CardDef>], page: &mut Page<'_>, easel: &mut Easel) {
    let grid = grid(page.captions.theme, HEIGHTS[0]);
    let mut hand = Hand { parts: std::mem::take(&mut page.parts), y: page.y, grid, captions: page.captions };
    let cards: Vec<HandCard> = cards.iter().map(listed).collect();
    hand.cards(&cards, cards.len(), easel);
    (page.parts, page.y) = (hand.parts, hand.y);
}

/// A card of a list as one of a hand.
pub(super) fn listed(held: &Listed<CardDef>) -> HandCard {
    let cost = match held.card.cost {
        Cost::N(cost) => Some(cost),
        Cost::X => None,
    };
    let usable = if held.number.is_some() { Use::Choose } else { Use::Nothing };
    HandCard { card: held.card.clone(), number: held.number.unwrap_or_default(), usable, missing: None, cost }
}

/// A hand while its rows are laid out from the top down.
struct Hand<'a> {
    parts: Vec<(SheetPart, i32, i32)>,
    y: u16,
    grid: Grid,
    captions: &'a Captions,
}

impl Hand<'_> {
    /// The cards to choose from, and the viewer's hand.
    fn duel(&mut self, table: &Table, easel: &mut Easel) {
        let Captions { lang, theme, .. } = *self.captions;
        if !table.looking.is_empty() {
            self.title("looking", 0);
            self.cards(&table.looking, MOST, easel);
            self.title("hand", 0);
        }
        let room = MOST.saturating_sub(table.looking.len()).max(3);
        self.cards(&table.hand, room, easel);
        if table.hand.is_empty() {
            let height = if table.looking.is_empty() { self.grid.step.1 } else { 120 };
            let at = i32::from(self.y);
            self.parts.push((Part::Empty { key: "hand-empty", height, lang, theme }.into(), 0, at));
            self.y += height;
        }
    }

    fn face(&self, held: &HandCard) -> Face {
        let Captions { lang, theme, .. } = *self.captions;
        let card = Held { card: held.card.clone(), cost: held.cost };
        Face { card, lang, theme, size: self.grid.card, font: self.grid.font, look: Can::from(held).look() }
    }

    fn title(&mut self, key: &'static str, count: u16) {
        let Captions { lang, theme, .. } = *self.captions;
        self.parts.push((Part::Title { key, count, lang, theme }.into(), 0, i32::from(self.y)));
        self.y += TITLE;
    }

    /// Cards in a line each. Where not even the lines have room, those come first that can be chosen, and the rest is
    /// counted.
    fn lines(&mut self, cards: &[HandCard]) {
        let Captions { lang, theme, .. } = *self.captions;
        let room = list::most(TALLEST.saturating_sub(self.y), theme);
        let mut cards = cards.to_vec();
        if cards.len() > room {
            cards.sort_by_key(|held| held.usable == Use::Nothing);
        }
        let shown = cards.len().min(room);
        self.parts.extend(list::of_hand(&cards[..shown], self.y, lang, theme));
        self.y += list::height_of(shown, theme);
        if let Ok(more @ 1..) = u16::try_from(cards.len() - shown) {
            self.title("more", more);
        }
    }

    /// Cards in rows, high enough for the longest of their texts; too many cards are drawn in lines.
    fn cards(&mut self, cards: &[HandCard], most: usize, easel: &mut Easel) {
        let Captions { lang, theme, .. } = *self.captions;
        if cards.len() > most {
            return self.lines(cards);
        }
        let need = cards.iter().map(|held| self.face(held).least_height(easel)).fold(0.0, f32::max);
        let height = HEIGHTS.into_iter().find(|height| f32::from(grid(theme, *height).card.1) >= need);
        self.grid = grid(theme, height.unwrap_or(HEIGHTS[HEIGHTS.len() - 1]));
        for (index, held) in cards.iter().enumerate() {
            let can = Can::from(held);
            let face = self.face(held);
            let (x, y) = self.grid.place(index);
            let tab = Tab { number: held.number, can, lang, theme };
            self.grid.add(&mut self.parts, face.into(), (x, y + i32::from(self.y)), tab);
        }
        #[expect(clippy::cast_possible_truncation, reason = "a hand has few cards")]
        let rows = cards.len().div_ceil(self.grid.columns) as u16;
        self.y += rows * self.grid.step.1;
    }
}
