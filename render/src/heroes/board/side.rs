//! The sides: in full with every card in play, or in brief.

use duelhall_engine::heroes::card::Keyword;
use duelhall_engine::heroes::table::{PermView, SeatView};

use super::chip::Chip;
use super::layout::{COLUMN, Cell, EDGE, FIELD, FIELD_WIDTH, GAP, Sizes, panel_top, row, rows};
use super::player::{Pile, Resources, header};
use super::tile::Tile;
use super::{Board, Part};
use crate::board::Part as Common;
use crate::sheet::Spot;

/// The width of the number of chips that are not shown.
const MORE: u16 = 62;

/// The widest tiles of allies and of other cards.
const WIDEST: u16 = 226;

impl Board<'_> {
    /// A side in full. Its army is on the side towards the middle of the board.
    pub(super) fn side(&mut self, side: &SeatView, below: bool) {
        let (theme, lang, sizes) = (self.theme, self.lang, Sizes::of(self.theme));
        let (x, top) = (EDGE + 5, panel_top(below) + 5);
        let header = header(self.table, side, self.name(side.seat), (COLUMN, sizes.header), theme);
        self.put(Common::Header(header), (x, top));
        if side.out {
            let size = (FIELD_WIDTH, 294);
            return self.put(Common::Out { size, lang, theme }, (FIELD, top));
        }
        if let Some(hero) = &side.hero {
            self.tile(hero, (x, top + sizes.header + 4, COLUMN, sizes.hero));
        }
        let piles = top + sizes.header + sizes.hero + 8;
        let (half, step) = ((COLUMN - GAP) / 2, sizes.pile + 4);
        let [hand, deck, grave, removed] = Pile::all(side, lang, theme);
        self.put(Part::Pile(hand.sized((half, sizes.pile))), (x, piles));
        self.put(Part::Pile(deck.sized((half, sizes.pile))), (x + half + GAP, piles));
        let wide = if side.removed == 0 { COLUMN } else { half };
        self.put(Part::Pile(grave.sized((wide, sizes.pile))), (x, piles + step));
        if side.removed > 0 {
            self.put(Part::Pile(removed.sized((half, sizes.pile))), (x + half + GAP, piles + step));
        }
        let heights = [sizes.allies, sizes.things, sizes.resources];
        let [allies, things, resources] = stacked(top, heights, below);
        self.tiles(&side.allies.iter().collect::<Vec<_>>(), (FIELD, allies, FIELD_WIDTH, sizes.allies), 2);
        let others: Vec<&PermView> = side.equipment.iter().chain(&side.ongoing).collect();
        self.tiles(&others, (FIELD, things, FIELD_WIDTH, sizes.things), 1);
        let row = Resources::of(side, (FIELD_WIDTH, sizes.resources), theme);
        self.put(Part::Resources(row), (FIELD, resources));
    }

    /// Tiles in one row or two; what has no room is counted. The choices and the cards in combat have room first, then
    /// protectors, because they decide what can be attacked.
    fn tiles(&mut self, perms: &[&PermView], room: Cell, lines: usize) {
        let (theme, columns) = (self.theme, Sizes::of(self.theme).columns);
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
    fn kept<'p>(&self, perms: &[&'p PermView], count: usize) -> Vec<&'p PermView> {
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

    /// A side in brief: the hero, the counts, and each card in play.
    pub(super) fn brief(&mut self, side: &SeatView, cell: Cell) {
        let (theme, lang, sizes) = (self.theme, self.lang, Sizes::of(self.theme));
        let (left, mut y, width) = (cell.0 + 5, cell.1 + 5, cell.2 - 10);
        let header = header(self.table, side, self.name(side.seat), (width, sizes.header), theme);
        self.put(Common::Header(header), (left, y));
        y += sizes.header + 3;
        if side.out {
            let size = (width, cell.1 + cell.3 - 5 - y);
            return self.put(Common::Out { size, lang, theme }, (left, y));
        }
        let tall = sizes.things - 4;
        if let Some(hero) = &side.hero {
            self.tile(hero, (left, y, width, tall));
        }
        y += tall + 3;
        y = self.counts(side, (left, y, width, sizes.resources));
        self.army(side, (left, y, width, cell.1 + cell.3 - 5 - y));
    }

    /// Hand, deck and resources in a row; the deck only if there is room. Returns the place at which the next thing may
    /// begin.
    fn counts(&mut self, side: &SeatView, (x, y, width, height): Cell) -> u16 {
        let (theme, lang) = (self.theme, self.lang);
        let narrow = f32::from(width) < Sizes::of(theme).font * 11.0;
        let [hand, deck, ..] = Pile::all(side, lang, theme);
        let resources = Pile::resources(side, lang, theme);
        let parts = if narrow { vec![(hand, 2), (resources, 3)] } else { vec![(hand, 3), (deck, 3), (resources, 4)] };
        let shares: u16 = parts.iter().map(|(_, share)| share).sum();
        let mut left = x;
        for (pile, share) in parts {
            let each = (width + 4) * share / shares - 4;
            self.put(Part::Pile(pile.sized((each, height))), (left, y));
            left += each + 4;
        }
        y + height + 3
    }

    /// Allies, then other cards in play: as tiles if all of them have room, otherwise in one line each.
    fn army(&mut self, side: &SeatView, room: Cell) {
        let perms: Vec<&PermView> = side.allies.iter().chain(&side.equipment).chain(&side.ongoing).collect();
        if !self.small_tiles(&perms, room) {
            self.chips(&perms, room);
        }
    }

    fn small_tiles(&mut self, perms: &[&PermView], (x, y, width, height): Cell) -> bool {
        let (theme, lang, tall) = (self.theme, self.lang, Sizes::of(self.theme).things);
        let size = |width| (width, tall);
        let tiles = perms.iter().map(|perm| Tile::of(perm, self.table, size(0), lang, theme).least_width());
        let need = tiles.max().unwrap_or(1);
        let (columns, lines) = (((width + GAP) / (need + GAP)).min(4), (height + GAP) / (tall + GAP));
        if perms.len() > usize::from(columns * lines) || columns == 0 {
            return false;
        }
        let each = (width + GAP) / columns - GAP;
        for (index, perm) in (0_u16..).zip(perms) {
            let (left, top) = (x + index % columns * (each + GAP), y + index / columns * (tall + GAP));
            self.tile(perm, (left, top, each, tall));
        }
        true
    }

    /// One line for each card, in equal columns if all have room there, else each as wide as its values need.
    fn chips(&mut self, perms: &[&PermView], (x, y, width, height): Cell) {
        let theme = self.theme;
        let (tall, need) = (Chip::height(theme), |perm: &PermView| Chip::of(perm, self.table, theme).width());
        let lines = (height + 2) / (tall + 2);
        let widest = perms.iter().map(|perm| need(perm)).max().unwrap_or(1);
        let columns = ((width + 3) / (widest + 3)).clamp(1, 5);
        let mut shown = perms.to_vec();
        let mut widths = vec![(width + 3) / columns - 3; perms.len()];
        if perms.len() > usize::from(columns * lines) {
            let fits = |shown: &[&PermView]| {
                let telling = |perm: &&PermView| Chip::of(perm, self.table, theme).telling().min(width);
                let mut widths: Vec<u16> = shown.iter().map(telling).collect();
                widths.extend((shown.len() < perms.len()).then_some(MORE));
                (flow(&widths, width).last().is_none_or(|(_, line)| *line < lines), widths)
            };
            for count in (0..=perms.len()).rev() {
                shown = self.kept(perms, count);
                let (fit, each) = fits(&shown);
                widths = each;
                if fit {
                    break;
                }
            }
        }
        let places = flow(&widths, width);
        let place = |(left, line): (u16, u16)| (x + left, y + line * (tall + 2));
        for ((perm, at), wide) in shown.iter().zip(&places).zip(&widths) {
            let (left, top) = place(*at);
            self.put(Part::Chip(Chip::of(perm, self.table, theme).sized((*wide, tall))), (left, top));
            self.spots.push(Spot { number: perm.number, place: (left, top, *wide, tall), tab: None });
        }
        if let (true, Some(at)) = (shown.len() < perms.len(), places.get(shown.len())) {
            let count = perms.len() - shown.len();
            self.put(Part::More { count, size: (MORE, tall), theme }, place(*at));
        }
    }
}

/// The places of things of these widths in lines: how far from the left, and in which line.
fn flow(widths: &[u16], room: u16) -> Vec<(u16, u16)> {
    let (mut left, mut line) = (0, 0);
    let place = |width: &u16| {
        if left > 0 && left + width > room {
            (left, line) = (0, line + 1);
        }
        let at = (left, line);
        left += width + 2;
        at
    };
    widths.iter().map(place).collect()
}

/// The tops of allies, other cards and resources, from the middle of the board outwards.
fn stacked(top: u16, [allies, things, resources]: [u16; 3], below: bool) -> [u16; 3] {
    if below {
        [top, top + allies + GAP, top + allies + things + 2 * GAP]
    } else {
        [top + resources + things + 2 * GAP, top + resources + GAP, top]
    }
}
