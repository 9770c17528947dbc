//! How the cards of a hand lie, which depends on where the picture is shown.

use std::ops::Range;

use crate::theme::Theme;

/// The shape of a hand's picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shape {
    /// All cards on one picture, for a page that scrolls: 816 pixels wide, three columns, and a line each if they are many.
    /// A pool of cards is cut into several pictures, to be shown below each other.
    #[default]
    Long,
    /// The same with pages, for a phone.
    Tall,
    /// At most 1100 x 700 pixels, for a preview of 550 x 350: five columns at most, with the numbers on the cards.
    Wide,
}

/// The width of a tall picture.
pub(crate) const WIDTH: u16 = 816;

/// The width of a wide picture.
const WIDE: u16 = 1_100;

/// The possible heights of cards in a tall picture: only a few, so that a card that was drawn before often has the right
/// height again.
const HEIGHTS: [u16; 7] = [318, 368, 424, 484, 548, 620, 700];

/// The room below a card of a tall picture, in which its tab is.
const BELOW: u16 = 62;

/// Columns, rows and the size of a card: all that a wide picture can have, from many cards to few.
const WIDE_GRIDS: [(u16, u16, (u16, u16)); 6] = [
    (5, 2, (220, 336)),
    (4, 2, (262, 336)),
    (3, 2, (350, 336)),
    (4, 1, (262, 480)),
    (3, 1, (350, 480)),
    (3, 1, (350, 676)),
];

/// The places of the cards in a picture.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    pub(crate) shape: Shape,
    pub(crate) columns: usize,
    /// The size of a card.
    pub(crate) card: (u16, u16),
    /// The distance from one card's corner to the next.
    pub(crate) step: (u16, u16),
    /// The smallest font on a card, in pixels.
    pub(crate) font: u16,
    /// The most cards on one picture.
    pub(crate) most: usize,
}

impl Grid {
    /// The grid for so many cards, each of which has its words in a card of the size and font that `fits` is asked about.
    /// A title above them takes so much of the height.
    pub(crate) fn of(
        shape: Shape,
        theme: Theme,
        cards: usize,
        title: u16,
        mut fits: impl FnMut(&Self) -> bool,
    ) -> Self {
        match shape {
            Shape::Long | Shape::Tall => {
                let grids = HEIGHTS.map(|height| Self::tall(shape, theme, height));
                let last = grids[HEIGHTS.len() - 1].clone();
                grids.into_iter().find(|grid| fits(grid)).unwrap_or(last)
            }
            Shape::Wide => {
                let grids = Self::wide(theme, title);
                let of = |cards: usize| {
                    let most = grids.iter().rev().map(|grid| grid.most).find(|most| *most >= cards);
                    grids.iter().position(|grid| Some(grid.most) == most).unwrap_or_default()
                };
                let mut at = of(cards);
                while at + 1 < grids.len() && !fits(&grids[at]) {
                    // One row of slender cards keeps more of them together.
                    let even = cards.div_ceil(cards.div_ceil(grids[at].most));
                    if let Some(grid) = Self::slender(theme, title, even).into_iter().find(&mut fits) {
                        return grid;
                    }
                    // Fewer cards on a picture are larger; they are spread evenly over the pages.
                    at = of(cards.div_ceil(cards.div_ceil(grids[at + 1].most))).max(at + 1);
                }
                grids[at].clone()
            }
        }
    }

    fn tall(shape: Shape, theme: Theme, height: u16) -> Self {
        let large = matches!(theme, Theme::LargeText);
        let (columns, width, height, gap) = if large { (2, 382, height + 80, 20) } else { (3, 250, height, 18) };
        let (step, font) = ((width + gap, height + BELOW), if large { 28 } else { 21 });
        Self { shape, columns, card: (width, height), step, font, most: 3 * columns }
    }

    /// One row of four or five narrow cards, from low to high; none for other numbers of cards or for large letters.
    pub(super) fn slender(theme: Theme, title: u16, cards: usize) -> Vec<Self> {
        let (columns, width, gap) = match cards {
            4 => (4, 262, 10),
            5 => (5, 220, 0),
            _ => return Vec::new(),
        };
        if matches!(theme, Theme::LargeText) {
            return Vec::new();
        }
        let grid = |height| Self {
            shape: Shape::Wide,
            columns,
            card: (width, height),
            step: (width + gap, height + 10),
            font: 22,
            most: columns,
        };
        [480, 560, 676 - title].map(grid).into()
    }

    /// All that a wide picture can have, from many cards to few.
    fn wide(theme: Theme, title: u16) -> Vec<Self> {
        let large = matches!(theme, Theme::LargeText);
        // Large letters have no room on narrow cards.
        let grids = WIDE_GRIDS.iter().filter(|grid| !large || grid.0 == 3);
        let grid = |(columns, rows, (width, height)): &(u16, u16, (u16, u16))| {
            // There is room below a single row, unless it takes the whole picture.
            let card = (*width, if *height == 480 { *height } else { height - title / rows });
            let gap = if *columns == 5 { 0 } else { 10 };
            Self {
                shape: Shape::Wide,
                columns: usize::from(*columns),
                card,
                step: (card.0 + gap, card.1 + 10),
                font: if large { 30 } else { 22 },
                most: usize::from(columns * rows),
            }
        };
        grids.map(grid).collect()
    }

    /// The same with rows of nearly equal length for so many cards.
    pub(crate) fn balanced(self, cards: usize) -> Self {
        let cards = cards.clamp(1, self.most);
        Self { columns: cards.div_ceil(cards.div_ceil(self.columns)), ..self }
    }

    /// The width of the picture.
    pub(crate) const fn width(shape: Shape) -> u16 {
        match shape {
            Shape::Long | Shape::Tall => WIDTH,
            Shape::Wide => WIDE,
        }
    }

    /// The room below the last row.
    pub(crate) const fn foot(shape: Shape) -> u16 {
        match shape {
            Shape::Long | Shape::Tall => 12,
            Shape::Wide => 8,
        }
    }

    /// The room above the first row.
    const fn top(&self) -> u16 {
        match self.shape {
            Shape::Long | Shape::Tall => 14,
            Shape::Wide => 8,
        }
    }

    /// The corner of the card at an index.
    pub(crate) fn place(&self, index: usize) -> (i32, i32) {
        #[expect(clippy::cast_possible_truncation, reason = "a picture has few cards")]
        let (column, row) = ((index % self.columns) as u16, (index / self.columns) as u16);
        #[expect(clippy::cast_possible_truncation, reason = "a picture has few columns")]
        let used = self.step.0 * (self.columns as u16 - 1) + self.card.0;
        let left = (Self::width(self.shape) - used) / 2;
        (i32::from(left + column * self.step.0), i32::from(self.top() + row * self.step.1))
    }

    /// Whether the numbers stand on the cards.
    pub(crate) const fn is_compact(&self) -> bool {
        matches!(self.shape, Shape::Wide)
    }

    /// Whether there is room for one more in a row that so many cards do not fill, or in a row of their own.
    pub(crate) const fn has_room(&self, cards: usize) -> bool {
        !cards.is_multiple_of(self.columns) || matches!(self.shape, Shape::Wide) && cards < self.most
    }

    /// The height of so many cards.
    pub(crate) fn height(&self, cards: usize) -> u16 {
        #[expect(clippy::cast_possible_truncation, reason = "a picture has few cards")]
        let rows = cards.div_ceil(self.columns) as u16;
        rows * self.step.1
    }
}

/// Cuts so many cards into pages of nearly equal length, none longer than `most`.
pub(crate) fn pages(cards: usize, most: usize) -> impl Iterator<Item = Range<usize>> {
    let pages = cards.div_ceil(most);
    (0..pages).map(move |page| cards * page / pages..cards * (page + 1) / pages)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// D-16: up to ten cards are shown at least 110 pixels wide in a preview of half the size, and never too tall for it.
    #[test]
    fn d16_a_wide_hand_fits_a_preview_and_its_cards_are_wide_enough() {
        for theme in [Theme::Default, Theme::HighContrast, Theme::LargeText] {
            for (cards, title) in (1..=40).flat_map(|cards| [(cards, 0), (cards, 56)]) {
                for fitting in [100_u16, 300, 400, 700] {
                    let grid = Grid::of(Shape::Wide, theme, cards, title, |grid| grid.card.1 >= fitting);
                    assert!(grid.card.0 >= 220, "{cards}");
                    let shown = pages(cards, grid.most).map(|page| page.len()).max().unwrap_or_default();
                    assert!(title + grid.height(shown) + Grid::foot(Shape::Wide) <= 700, "{cards} {grid:?}");
                    let (x, _) = grid.place(grid.columns - 1);
                    assert!(x + i32::from(grid.card.0) <= i32::from(WIDE), "{grid:?}");
                    assert!(grid.card.1 >= fitting.min(676 - title), "{cards} {fitting} {grid:?}");
                }
            }
            let one = |cards: usize| Grid::of(Shape::Wide, theme, cards, 0, |_| true).most >= cards;
            assert!((1..=10).all(one) || theme == Theme::LargeText, "ten cards need one picture");
        }
    }

    #[test]
    fn pages_are_of_nearly_equal_length_and_leave_nothing_out() {
        for (cards, most) in [(0, 9), (9, 9), (10, 9), (19, 9), (90, 10), (91, 10)] {
            let pages: Vec<_> = pages(cards, most).collect();
            let lengths = || pages.iter().map(Range::len);
            assert_eq!(pages.iter().cloned().flatten().collect::<Vec<_>>(), (0..cards).collect::<Vec<_>>());
            assert!(lengths().max().unwrap_or_default() - lengths().min().unwrap_or_default() <= 1);
            assert!(lengths().all(|length| length <= most));
        }
    }
}
