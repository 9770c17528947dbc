//! A side in full, with every card in play.

use duelhall_engine::heroes::card::Keyword;
use duelhall_engine::heroes::table::{PermView, SeatView};

use super::layout::{COLUMN, Cell, EDGE, GAP, STRIP_HEIGHT, Sizes, WIDE_COLUMN, WIDTH, panel_top, row, rows};
use super::player::{Pile, Resources, header};
use super::strip::{Memory, Recent};
use super::tile::Tile;
use super::{Board, Part};
use crate::board::Part as Common;

/// The height inside a panel.
const INSIDE: u16 = 294;

/// The widest tiles of allies and of other cards.
const WIDEST: u16 = 226;

impl Board<'_> {
    /// A side in full. Its army is on the side towards the middle of the board.
    pub(super) fn side(&mut self, side: &SeatView, below: bool) {
        let (theme, lang, sizes) = (self.theme, self.lang, Sizes::of(self.theme));
        let (x, top) = (EDGE + 5, panel_top(below) + 5);
        let column = self.column();
        let field = x + column + GAP;
        let width = WIDTH - field - EDGE - 5;
        let header = header(self.table, side, self.name(side.seat), (column, sizes.header), lang, theme);
        self.put(Common::Header(header), (x, top));
        let piles = self.piles(side, (x, top + INSIDE, column));
        let y = top + sizes.header + 4;
        let hero = (x, y, column, piles - 4 - y);
        if let Some(perm) = &side.hero {
            self.tile(perm, hero);
        } else if let Some(card) = &side.fallen {
            self.put(Part::Tile(Tile::fallen(card.clone(), (hero.2, hero.3), lang, theme)), (hero.0, hero.1));
        }
        if side.out {
            let used = self.memories(side, (field, top, width, INSIDE - sizes.hero / 2));
            let size = (width, INSIDE - used);
            return self.put(Common::Out { size, lang, theme }, (field, top + used));
        }
        let heights = [sizes.allies, sizes.things, sizes.resources];
        let [allies, things, resources] = stacked(top, heights, below);
        if self.table.outcome.is_some() && side.allies.is_empty() {
            self.memories(side, (field, allies, width, sizes.allies));
        }
        self.tiles(&side.allies.iter().collect::<Vec<_>>(), (field, allies, width, sizes.allies), 2);
        let others: Vec<&PermView> = side.equipment.iter().chain(&side.ongoing).collect();
        self.tiles(&others, (field, things, width, sizes.things), 1);
        let row = Resources::of(side, (width, sizes.resources), theme);
        self.put(Part::Resources(row), (field, resources));
    }

    /// The width of the column with the hero. When the match is over, the hero is large.
    const fn column(&self) -> u16 {
        if self.table.outcome.is_some() { WIDE_COLUMN } else { COLUMN }
    }

    /// The piles at the bottom of the column: in one row if it is wide, else in two. Returns where they begin.
    fn piles(&mut self, side: &SeatView, (x, bottom, column): (u16, u16, u16)) -> u16 {
        let (theme, lang, tall) = (self.theme, self.lang, Sizes::of(self.theme).pile);
        let [hand, deck, grave, removed] = Pile::all(side, lang, theme);
        let none = side.removed == 0;
        let rows = if column > COLUMN {
            vec![if none { vec![hand, deck, grave] } else { vec![hand, deck, grave, removed] }]
        } else {
            vec![vec![hand, deck], if none { vec![grave] } else { vec![grave, removed] }]
        };
        let step = tall + 4;
        let top = bottom + 4 - step * if column > COLUMN { 1 } else { 2 };
        for (y, row) in (0..).map(|line| top + line * step).zip(rows) {
            let cells = super::layout::row(row.len(), (x, y, column, tall), column);
            for (pile, cell) in row.into_iter().zip(cells) {
                self.put(Part::Pile(pile.sized((cell.2, tall))), (cell.0, y));
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
        let (theme, columns) = (self.theme, Sizes::of(self.theme).columns - usize::from(self.table.outcome.is_some()));
        let slots = columns * lines;
        let cells = match lines {
            1 => row(perms.len().min(slots), room, WIDEST),
            _ => rows(perms.len().min(slots), room, columns, WIDEST),
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
fn stacked(top: u16, [allies, things, resources]: [u16; 3], below: bool) -> [u16; 3] {
    if below {
        [top, top + allies + GAP, top + allies + things + 2 * GAP]
    } else {
        [top + resources + things + 2 * GAP, top + resources + GAP, top]
    }
}
