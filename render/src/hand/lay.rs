//! Lays cards out on the pages of a hand: once for every game.

use super::grid::{Grid, Shape, pages};
use super::{Can, Part, TITLE, Tab, rows, tab};
use crate::card::MARGIN;
use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::{Part as SheetPart, Place, Sheet, Spot};
use crate::theme::Theme;

/// The most cards that a picture without pages shows whole.
const MOST: usize = 15;

/// The most cards of a pool that such a picture shows whole, because each of them may be chosen; more would be too tall.
const fn pool(theme: Theme) -> usize {
    if matches!(theme, Theme::LargeText) { 20 } else { 39 }
}

/// Up to so many cards have wide places in a preview.
const ROOMY: usize = 8;

/// The most rows on a page.
const ROWS: usize = 40;

/// The room below a tail in a row of its own.
const GAP: u16 = 14;

/// The height of a picture without a card.
const EMPTY: u16 = 280;

/// A card that a hand shows.
pub(crate) trait Dealt {
    /// The number of its button and what can be done with it.
    fn offer(&self) -> Offer;

    /// Its face in a grid.
    fn face(&self, grid: &Grid, captions: &Captions) -> SheetPart;

    /// The least height of a card of the grid's width on which all of its words have room.
    fn least_height(&self, grid: &Grid, captions: &Captions, easel: &mut Easel) -> f32;

    /// The width that its costs take in the top left corner of a compact card.
    fn corner(&self, grid: &Grid) -> u16;

    /// The card in one line, in a game whose cards may be many.
    fn row(&self, _captions: &Captions) -> Option<SheetPart> {
        None
    }
}

/// The number of a card and what can be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Offer {
    /// The number of its button; 0 for none.
    pub(crate) number: u8,
    pub(crate) can: Can,
    /// How many of it there are.
    pub(crate) count: u8,
}

/// Cards that belong together.
pub(crate) struct List<'a> {
    /// The message above them, with its number.
    pub(crate) title: Option<(&'static str, u16)>,
    pub(crate) cards: Vec<Box<dyn Dealt + 'a>>,
    /// Whether a line for each is enough where there is no room for all of them.
    pub(crate) brief: bool,
    /// Whether it may be so many cards that a picture without pages becomes several: a pool from which a deck is built or
    /// its hero is chosen, or a hand without a limit.
    pub(crate) pool: bool,
}

/// Parts at their places.
pub(crate) type Placed = Vec<(SheetPart, i32, i32)>;

/// Something in the first free place after the cards of a page.
#[derive(Clone, Copy)]
pub(crate) struct Tail<'a> {
    /// Its parts at a place of a grid.
    pub(crate) draw: &'a dyn Fn(&Grid, (i32, i32)) -> Placed,
    /// Its height if it is on the first page, where a picture that may be taller has a row for it; `None` for one on the last
    /// page, if that has room.
    pub(crate) first: Option<u16>,
}

/// A viewer's cards, before they are laid out.
pub(crate) struct Spread<'a> {
    pub(crate) lists: Vec<List<'a>>,
    pub(crate) captions: &'a Captions,
    /// The words for no cards at all.
    pub(crate) empty: &'static str,
    pub(crate) tail: Option<Tail<'a>>,
    /// Whether the ground is of one colour.
    pub(crate) flat: bool,
    /// The most rows of whole cards on a page for a phone, and in a strip.
    pub(crate) rows: usize,
}

/// Cards of a list on one picture.
struct Block<'a> {
    title: Option<(&'static str, u16)>,
    cards: &'a [Box<dyn Dealt + 'a>],
    /// `None` for a line each.
    grid: Option<Grid>,
}

impl<'a> Spread<'a> {
    /// The numbers on each page.
    pub(crate) fn numbers(&self, easel: &mut Easel) -> Vec<Vec<u8>> {
        let mut pages = Vec::new();
        for page in self.pages(easel) {
            let numbers = page.iter().flat_map(|block| block.cards).map(|card| card.offer().number);
            pages.push(numbers.filter(|number| *number > 0).collect());
        }
        pages
    }

    /// The picture of the page that is asked for, or of the last one if there are not so many.
    pub(crate) fn sheet(&self, easel: &mut Easel) -> Sheet {
        let Captions { lang, theme, shape, .. } = *self.captions;
        let pages = self.pages(easel);
        let last = pages.len().saturating_sub(1);
        let page = self.captions.page.min(last);
        let mut laid = Laid { parts: Vec::new(), spots: Vec::new(), y: 0, captions: self.captions };
        let blocks = pages.get(page).map(Vec::as_slice).unwrap_or_default();
        for (at, block) in blocks.iter().enumerate() {
            let ends = page == if self.is_tail_first() { 0 } else { last } && at + 1 == blocks.len();
            laid.block(block, self.tail.filter(|_| ends));
        }
        let width = Grid::width(shape);
        if pages.is_empty() {
            let empty = Part::Empty { key: self.empty, size: (width, EMPTY), lang, theme };
            laid.parts.push((empty.into(), 0, 0));
            laid.y = EMPTY;
        }
        let height = laid.y + Grid::foot(shape);
        let size = (width, height);
        let ground = if self.flat { Part::Flat { size, theme } } else { Part::Ground { size, theme } };
        laid.parts.insert(0, (ground.into(), 0, 0));
        Sheet { width, height, parts: laid.parts, spots: laid.spots }
    }

    /// Whether the first page has a tail.
    fn is_tail_first(&self) -> bool {
        self.tail.is_some_and(|tail| tail.first.is_some())
    }

    /// The blocks of each page.
    fn pages(&self, easel: &mut Easel) -> Vec<Vec<Block<'_>>> {
        let Captions { shape, theme, .. } = *self.captions;
        let mut pages: Vec<Vec<Block<'_>>> = Vec::new();
        // The cards on the last page, of which a page takes a certain number.
        let mut whole = 0;
        // Whether the list before is cut into strips. What comes after it would make the last strip a large file.
        let mut cut = false;
        for list in self.lists.iter().filter(|list| !list.cards.is_empty()) {
            let count = list.cards.len();
            let rows = match shape {
                Shape::Wide => false,
                Shape::Tall => list.brief,
                Shape::Long => list.brief || count > if list.pool { pool(theme) } else { MOST },
            };
            let grid = (!rows).then(|| self.grid(list, easel));
            let most = grid.as_ref().map_or(ROWS, |grid| grid.most);
            // A whole pool would be a large file, and so would many tall cards.
            let strips =
                shape == Shape::Long && grid.as_ref().is_some_and(|grid| list.pool || self.is_large(grid, count));
            let most = match shape {
                Shape::Long if rows && cut => ROWS * usize::from(rows::columns(theme)),
                Shape::Long if !strips => count,
                Shape::Long | Shape::Tall | Shape::Wide => most,
            };
            // A tail on the first page needs a place there, on a phone so that the file is not large.
            let full = match shape {
                Shape::Wide => count > most && count.div_ceil(count.div_ceil(most)) == most,
                Shape::Tall => count >= most && !rows,
                Shape::Long => false,
            };
            let beside = full && most > 1 && self.is_tail_first() && pages.is_empty();
            let most = most - usize::from(beside);
            // Strips are shown below each other, so only the last may end within a row.
            let whole_rows = (0..count).step_by(most).map(|at| at..count.min(at + most));
            let cuts: Vec<_> = if strips { whole_rows.collect() } else { self::pages(count, most).collect() };
            for cards in cuts {
                let tail = usize::from(self.tail.is_some() && (pages.is_empty() || !self.is_tail_first()));
                let cells = cards.len() + tail;
                let grid = grid.clone().map(|grid| if shape == Shape::Wide { grid.balanced(cells) } else { grid });
                let block = Block { title: list.title, cards: &list.cards[cards.clone()], grid };
                // Few cards are seen together, where a picture may be as tall as it needs to be.
                let joins = match shape {
                    Shape::Wide => false,
                    Shape::Tall => count <= most && (rows || whole + count <= most),
                    Shape::Long if strips => count <= most && whole + count <= most,
                    Shape::Long => !cut || pages.is_empty(),
                };
                whole = if joins { whole } else { 0 } + if rows { 0 } else { cards.len() };
                match pages.last_mut().filter(|_| joins) {
                    Some(page) => page.push(block),
                    None => pages.push(vec![block]),
                }
            }
            cut = strips;
        }
        pages
    }

    /// The grid of a list.
    fn grid(&self, list: &List<'_>, easel: &mut Easel) -> Grid {
        let Captions { shape, theme, .. } = *self.captions;
        let (cards, title) = (list.cards.len(), if list.title.is_some() { TITLE } else { 0 });
        let mut fits = |grid: &Grid| {
            let most = f32::from(grid.card.1);
            list.cards.iter().all(|card| card.least_height(grid, self.captions, easel) <= most)
        };
        let grid = Grid::of(shape, theme, cards, title, &mut fits);
        if shape != Shape::Wide {
            let whole = grid.columns * self.rows;
            let most = match shape {
                _ if !self.is_large(&grid, cards.min(whole)) => whole,
                // Only the last strip may end within a row.
                Shape::Long => room(&grid) / grid.columns * grid.columns,
                Shape::Tall | Shape::Wide => room(&grid),
            };
            return Grid { most, ..grid };
        }
        let Some(tail) = self.tail else { return grid };
        // The tail gets a place only if the cards do not need more pages for it.
        if cards < ROOMY && grid.most <= cards {
            let roomy = Grid::of(shape, theme, cards + 1, title, &mut fits);
            if roomy.most > cards {
                return roomy;
            }
        }
        // Nor smaller pages: in a full row it stands beside slender cards.
        let page = cards.div_ceil(cards.div_ceil(grid.most));
        let full = cards > page && page == grid.most;
        let slender = if tail.first.is_some() && full { Grid::slender(theme, title, page + 1) } else { Vec::new() };
        slender.into_iter().find(fits).unwrap_or(grid)
    }

    /// Whether so many cards on one picture would be too large a file. Pages of two rows never are.
    const fn is_large(&self, grid: &Grid, cards: usize) -> bool {
        self.rows > 2 && cards > room(grid)
    }
}

/// The most pixels of cards on one picture: each has art of its own, and more would be too large a file.
const PIXELS: usize = 940_000;

/// How many cards have room in so many pixels.
const fn room(grid: &Grid) -> usize {
    PIXELS / (grid.card.0 as usize * grid.card.1 as usize)
}

/// The least height of a card alone: most cards need no more, so that they are equally high.
const ALONE: f32 = 424.0;

/// One card as a hand has it, without a number.
pub(crate) fn alone(card: &dyn Dealt, captions: &Captions, easel: &mut Easel) -> Sheet {
    let mut fits = |grid: &Grid| card.least_height(grid, captions, easel).max(ALONE) <= f32::from(grid.card.1);
    let grid = Grid::of(Shape::Tall, captions.theme, 1, 0, &mut fits);
    let size = (grid.card.0 + 2 * MARGIN, grid.card.1 + 2 * MARGIN);
    let ground = Part::Flat { size, theme: captions.theme };
    let parts = vec![(ground.into(), 0, 0), (card.face(&grid, captions), 0, 0)];
    Sheet { width: size.0, height: size.1, parts, spots: Vec::new() }
}

/// A picture while it is laid out from the top down.
struct Laid<'a> {
    parts: Vec<(SheetPart, i32, i32)>,
    spots: Vec<Spot>,
    y: u16,
    captions: &'a Captions,
}

impl Laid<'_> {
    fn block(&mut self, block: &Block<'_>, tail: Option<Tail<'_>>) {
        let Captions { lang, theme, shape, .. } = *self.captions;
        if let Some((key, count)) = block.title {
            let title = Part::Title { key, count, width: Grid::width(shape), lang, theme };
            self.parts.push((title.into(), 0, self.y.into()));
            self.y += TITLE;
        }
        let Some(grid) = &block.grid else { return self.rows(block) };
        for (index, card) in block.cards.iter().enumerate() {
            self.card(&**card, grid, grid.place(index));
        }
        let mut cells = block.cards.len();
        let row = tail.and_then(|tail| tail.first).filter(|_| shape != Shape::Wide);
        if let Some(tail) = tail.filter(|_| row.is_some() || grid.has_room(cells)) {
            let (x, y) = grid.place(cells);
            self.parts.extend((tail.draw)(grid, (x, y + i32::from(self.y))));
            match row.filter(|_| cells.is_multiple_of(grid.columns)) {
                Some(height) => self.y += height + GAP,
                None => cells += 1,
            }
        }
        self.y += grid.height(cells);
    }

    fn rows(&mut self, block: &Block<'_>) {
        let theme = self.captions.theme;
        for (index, card) in (0..).zip(block.cards) {
            let (x, y) = rows::place(index, theme);
            self.parts.extend(card.row(self.captions).map(|row| (row, i32::from(x), i32::from(self.y + y))));
            // The disc with the number, at the left end.
            let disc = (x, self.y + y, rows::height(theme), rows::height(theme));
            self.spot(card.offer(), (x, self.y + y, rows::width(theme), rows::height(theme)), Some(disc));
        }
        self.y += rows::height_of(block.cards.len(), theme);
    }

    /// A card with its tab.
    fn card(&mut self, card: &dyn Dealt, grid: &Grid, (x, y): (i32, i32)) {
        let Captions { lang, theme, .. } = *self.captions;
        let (y, margin) = (y + i32::from(self.y), i32::from(MARGIN));
        self.parts.push((card.face(grid, self.captions), x - margin, y - margin));
        let offer = card.offer();
        if offer.number == 0 && offer.count < 2 {
            return;
        }
        let (width, height) = grid.card;
        let (corner, left, top, size) = if grid.shape == Shape::Wide {
            let room = width - card.corner(grid) - 6;
            (Some(room), x + i32::from(width - room) - 4, y + 4, (room, tab::CORNER))
        } else {
            let left = x + i32::from(width / 2) - i32::from(tab::width(theme) / 2);
            (None, left, y + i32::from(height) + 2, (tab::width(theme), tab::BELOW))
        };
        self.parts.push((Part::Tab(Tab { offer, corner, lang, theme }).into(), left, top));
        let pixel = |at: i32| u16::try_from(at).unwrap_or_default();
        let (left, top) = (pixel(left), pixel(top));
        let whole = (pixel(x), pixel(y), width, (top + size.1).saturating_sub(pixel(y)).max(height));
        self.spot(offer, whole, Some((left, top, size.0, size.1)));
    }

    /// Keeps the place of a card that has a number; its tab counts only if it names something to do.
    fn spot(&mut self, offer: Offer, place: Place, tab: Option<Place>) {
        if offer.number > 0 {
            let tab = tab.filter(|_| offer.can.is_use());
            self.spots.push(Spot::numbered(offer.number.into(), place, tab));
        }
    }
}
