//! A side in full, with every card in play.

use duelhall_engine::heroes::card::Keyword;
use duelhall_engine::heroes::table::{PermView, SeatView};

use super::layout::{Cell, EDGE, GAP, STRIP_HEIGHT, Sizes, row, rows};
use super::player::{Pile, Resources, header};
use super::strip::{Memory, Recent};
use super::tile::Tile;
use super::view::View;
use super::{Board, Part};
use crate::board::Part as Common;
use crate::sheet::Spot;

/// The widest tiles of allies and of other cards, and how much wider than high a tile may be.
const WIDEST: u16 = 340;

/// The tallest tile of a card that is no ally, where no ally takes the room.
const TALLEST: u16 = 190;

/// With at most so many cards in play a board of more than two has a view, too.
const SOME: usize = 10;

/// A side with at most so many cards in play leaves a view, or with fewer if there are many on the board.
const FEW: usize = 3;

impl Board<'_> {
    /// A side in full. Its army is on the side towards the middle of the board, and grows into the free room.
    pub(super) fn side(&mut self, side: &SeatView, below: bool) {
        let (theme, lang, sizes) = (self.theme, self.lang, Sizes::of(self.theme));
        let (x, top, inside) = (EDGE + 5, self.plan.panel_top(below) + 5, self.plan.panel() - 10);
        let (column, field, width) = (self.plan.column, self.plan.field(), self.plan.field_width());
        let header = header(self.table, side, self.name(side.seat), (column, sizes.header), lang, theme);
        self.put(Common::Header(header), (x, top));
        let [hand, deck, grave, removed] = Pile::all(side, lang, theme);
        let mut piles = vec![hand, deck];
        let others = [Some(grave), (side.removed > 0).then_some(removed)].into_iter().flatten();
        let mut rest: Vec<Pile> = others.collect();
        if side.out {
            piles.append(&mut rest);
        }
        let piles = self.piles(piles, (x, top + inside, column));
        let y = top + sizes.header + 4;
        let hero = (x, y, column, piles - 4 - y);
        if let Some(perm) = &side.hero {
            self.tile(perm, hero);
        } else if let Some(card) = &side.fallen {
            self.put(Part::Tile(Tile::fallen(card.clone(), (hero.2, hero.3), lang, theme)), (hero.0, hero.1));
        }
        if side.out {
            let used = self.memories(side, (field, top, width, inside - sizes.hero / 2));
            let size = (width, inside - used);
            return self.put(Common::Out { size, lang, theme }, (field, top + used));
        }
        let things: Vec<&PermView> = side.equipment.iter().chain(&side.ongoing).collect();
        let heights = self.heights(side, inside, things.len());
        let [allies, others, resources] = stacked(top, heights, below);
        let [high, low, row] = heights;
        self.view(side, (field, if below { top } else { resources + row + GAP }, width, inside - row - GAP));
        if self.table.outcome.is_some() && side.allies.is_empty() {
            self.memories(side, (field, allies, width, high));
        }
        self.tiles(&side.allies.iter().collect::<Vec<_>>(), (field, allies, width, high), 2);
        self.tiles(&things, (field, others, width, low), 1);
        self.resources(side, rest, (field, resources, width, row));
    }

    /// The heights of allies, other cards and resources: what is not there takes no room.
    fn heights(&self, side: &SeatView, inside: u16, things: usize) -> [u16; 3] {
        let sizes = Sizes::of(self.theme);
        let free = inside - sizes.resources - GAP;
        let rows = usize::from(side.allies.len() > self.columns());
        // Narrow cards need a third line for their names, if allies leave it to them.
        let is_tall = things > 3 && rows == 0 && !self.plan.is_stage();
        let low = sizes.things[rows] + if is_tall { sizes.third } else { 0 };
        match (side.allies.is_empty(), things) {
            (_, 0) => [free, 0, sizes.resources],
            (true, _) if self.table.outcome.is_none() => [0, free.min(TALLEST), sizes.resources],
            _ => [free - low - GAP, low, sizes.resources],
        }
    }

    /// The most tiles in a row.
    fn columns(&self) -> usize {
        Sizes::of(self.theme).columns - usize::from(self.table.outcome.is_some())
    }

    /// Few cards leave a view.
    fn view(&mut self, side: &SeatView, (x, y, width, height): Cell) {
        let count = side.allies.len() + side.equipment.len() + side.ongoing.len() + self.count / 4;
        let Some(hero) = side.hero.as_ref().filter(|_| count <= FEW && !self.theme.is_plain()) else { return };
        // Together with much else it would be a large file.
        if self.table.seats.len() == 2 || self.count <= SOME {
            self.put(Part::View(View { hero: hero.card.clone(), size: (width, height) }), (x, y));
        }
    }

    /// The resources, and at their right the graveyard and the removed cards.
    fn resources(&mut self, side: &SeatView, piles: Vec<Pile>, (x, y, width, height): Cell) {
        let least = Resources::least(side, self.theme).min(width / 2);
        let mut right = x + width;
        for pile in piles.into_iter().rev() {
            let wide = pile.wide(self.theme).min((right - x).saturating_sub(least + GAP));
            right -= wide;
            self.put(Part::Pile(pile.sized((wide, height))), (right, y));
            right -= GAP;
        }
        let resources = Resources::of(side, (right - x, height), self.theme);
        let quests = resources.quests().into_iter();
        self.spots.extend(quests.map(|(number, left, wide)| Spot::numbered(number, (x + left, y, wide, height), None)));
        self.put(Part::Resources(resources), (x, y));
    }

    /// Piles in a row at the bottom of the column, or in two if they are many. Returns where they begin.
    fn piles(&mut self, piles: Vec<Pile>, (x, bottom, column): (u16, u16, u16)) -> u16 {
        let tall = Sizes::of(self.theme).pile;
        let most = if column > 300 { 4 } else { 2 };
        let lines: Vec<&[Pile]> = piles.chunks(most).collect();
        let step = tall + 4;
        #[expect(clippy::cast_possible_truncation, reason = "two lines")]
        let top = bottom + 4 - step * lines.len() as u16;
        for (y, line) in (0..).map(|line| top + line * step).zip(lines) {
            let cells = row(line.len(), (x, y, column, tall), column);
            for (pile, cell) in line.iter().zip(cells) {
                self.put(Part::Pile(pile.clone().sized((cell.2, tall))), (cell.0, y));
            }
        }
        top
    }

    /// The newest cards of a graveyard with their names, two in a line and at most two lines. Returns the height that they use.
    fn memories(&mut self, side: &SeatView, (x, y, width, height): Cell) -> u16 {
        let (lang, theme) = (self.lang, self.theme);
        let step = STRIP_HEIGHT + GAP;
        let lines = usize::from((height + GAP) / step).min(2);
        let cards = side.graveyard.iter().take(lines * 2);
        let mut used = 0;
        for (index, card) in (0_u16..).zip(cards) {
            let each = (width - GAP) / 2;
            let card = card.clone();
            let whose = self.whose(side.seat);
            let part = Recent { card, whose, kind: Memory::Gone, width: each, lang, theme };
            used = (index / 2 + 1) * step;
            self.put(Part::Recent(part), (x + index % 2 * (each + GAP), y + used - step));
        }
        used
    }

    /// Tiles in one row or two; what has no room is counted. The choices and the cards in combat have room first, then
    /// protectors, because they decide what can be attacked.
    fn tiles(&mut self, perms: &[&PermView], room: Cell, lines: usize) {
        let (theme, columns) = (self.theme, self.columns());
        let slots = columns * lines;
        let widest = if room.3 < 110 { WIDEST } else { (room.3 * 9 / 4).min(WIDEST) };
        let cells = match lines {
            1 => row(perms.len().min(slots), room, widest),
            _ => rows(perms.len().min(slots), room, columns, widest),
        };
        let shown = self.chosen(perms, slots);
        for (perm, cell) in shown.iter().zip(&cells) {
            self.tile(perm, *cell);
        }
        if let (true, Some((x, y, w, h))) = (shown.len() < perms.len(), cells.last()) {
            let count = perms.len() - shown.len();
            self.put(Part::More { count, size: (*w, *h), theme }, (*x, *y));
        }
    }

    /// At most as many cards as there are slots. If there are more cards, the last slot is left free for their number.
    fn chosen<'p>(&self, perms: &[&'p PermView], slots: usize) -> Vec<&'p PermView> {
        if perms.len() <= slots { perms.to_vec() } else { self.kept(perms, slots.saturating_sub(1)) }
    }

    /// So many cards, those that matter most, in their order.
    pub(super) fn kept<'p>(&self, perms: &[&'p PermView], count: usize) -> Vec<&'p PermView> {
        let weight = |perm: &PermView| match perm {
            _ if perm.offered || super::tile::Role::of(self.table, perm.number).is_some() => 0,
            _ if perm.keywords.contains(&Keyword::Protector) => 1,
            _ => 2,
        };
        let mut kept: Vec<(u8, usize)> = perms.iter().enumerate().map(|(at, perm)| (weight(perm), at)).collect();
        kept.sort_unstable();
        kept.truncate(count);
        kept.sort_unstable_by_key(|(_, at)| *at);
        kept.into_iter().map(|(_, at)| perms[at]).collect()
    }
}

/// The tops of allies, other cards and resources, from the middle of the board outwards.
fn stacked(top: u16, heights: [u16; 3], below: bool) -> [u16; 3] {
    let after = heights.map(|height| if height > 0 { height + GAP } else { 0 });
    let [allies, things, resources] = after;
    if below { [top, top + allies, top + allies + things] } else { [top + resources + things, top + resources, top] }
}
