//! A side in brief: the hero, the counts, and each card in play.

use duelhall_engine::heroes::table::{PermView, SeatView};

use super::chip::Chip;
use super::layout::{Cell, GAP, Sizes};
use super::player::{Pile, header};
use super::tile::{Tile, name_height};
use super::{Board, Part};
use crate::board::Part as Common;
use crate::sheet::Spot;
use crate::theme::Theme;

/// The width of the number of chips that are not shown.
const MORE: u16 = 62;

/// The room between lines.
const BETWEEN: u16 = 1;

/// The widest of the tall tiles.
const WIDEST: u16 = 226;

/// The height of a hero in one line, and the width from which one is wide enough for it.
const FLAT: u16 = 40;
const FLAT_WIDTH: u16 = 290;

/// The ways in which the cards in play of a side in brief are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Army {
    /// Tiles with names in one row.
    Tall,
    /// A low tile with the name of each card, in so many columns, so high.
    Bars(u16, u16),
    /// A line with the name of each card, in so many columns.
    Lines(u16),
    /// So many lines with names, in so many columns, and below them chips.
    Mixed(u16, u16),
    /// Chips, as many as have room.
    Packed,
}

impl Board<'_> {
    /// A side in brief. The hero has the height that the army leaves.
    pub(super) fn brief(&mut self, side: &SeatView, cell: Cell) {
        let (theme, lang, sizes) = (self.theme, self.lang, Sizes::of(self.theme));
        let (left, mut y, width) = (cell.0 + 5, cell.1 + 5, cell.2 - 10);
        let bottom = cell.1 + cell.3 - 5;
        let header = header(self.table, side, self.name(side.seat), (width, sizes.header), lang, theme);
        self.put(Common::Header(header), (left, y));
        y += sizes.header + 3;
        if side.out {
            let size = (width, self.out_height(side, bottom - y));
            self.put(Common::Out { size, lang, theme }, (left, bottom - size.1));
            let Some(card) = &side.fallen else { return };
            let tall = bottom - y - size.1 - 3;
            return self.put(Part::Tile(Tile::fallen(card.clone(), (width, tall), lang, theme)), (left, y));
        }
        let room = bottom - y - sizes.resources - 3;
        let perms: Vec<&PermView> = side.allies.iter().chain(&side.equipment).chain(&side.ongoing).collect();
        let (army, need, low) = self.army(&perms, (width, room - 3));
        let most = if perms.is_empty() { room } else { sizes.hero };
        let tall = if low == FLAT { FLAT } else { (room - 3).saturating_sub(need).clamp(low, most) };
        if let Some(hero) = &side.hero {
            self.tile(hero, (left, y, width, tall));
        }
        y += tall + 3;
        y = self.counts(side, (left, y, width, sizes.resources));
        self.deploy(army, &perms, (left, y, width, bottom - y));
    }

    /// The height of the words for a player who is out, below the hero if it is known. Their cards have left the game.
    fn out_height(&self, side: &SeatView, room: u16) -> u16 {
        let sizes = Sizes::of(self.theme);
        if side.fallen.is_none() { room } else { room - sizes.hero * 4 / 5 - 3 }
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

    /// The way to show the cards in play in what the hero leaves of a room of this width and height, the height that they need,
    /// and the least height of the hero: with names if all of them have room so, else some with names and the others as chips.
    fn army(&self, perms: &[&PermView], (width, room): (u16, u16)) -> (Army, u16, u16) {
        let theme = self.theme;
        let count = u16::try_from(perms.len()).unwrap_or(u16::MAX);
        let low = low_hero(width, theme);
        if count == 0 {
            return (Army::Packed, 0, low);
        }
        // A narrow hero needs two lines for its name.
        let named = if width < FLAT_WIDTH { low.max(named_hero(theme)) } else { low };
        let tall = tall_height(count, width, theme).filter(|tall| *tall + named <= room);
        if let Some(tall) = tall {
            return (Army::Tall, tall, named);
        }
        let (step, [least, good]) = (Chip::height(theme) + BETWEEN, Chip::named_widths(theme));
        let most = ((width + 3) / (good + 3)).max(u16::from(width >= least));
        let heights = [low, if width >= FLAT_WIDTH { FLAT } else { low }];
        let forms = (1..=most).flat_map(|columns| heights.map(|low| (columns, low)));
        let columns = |heights: [u16; 2]| {
            let roomy = (1..=4).take_while(|columns| f32::from(width / columns) >= Sizes::of(theme).font * 6.0);
            roomy.flat_map(move |columns| heights.map(|high| (columns, high))).collect::<Vec<_>>()
        };
        // With its whole name a card matters more than the art of the hero.
        for low in [named.max(BESIDE_BARS), heights[1]] {
            for (columns, high) in columns(bar_heights(theme)) {
                let need = count.div_ceil(columns) * (high + 3) - 3;
                if need + low <= room {
                    return (Army::Bars(columns, high), need, low);
                }
            }
        }
        for (columns, low) in forms {
            if columns * ((room - low + BETWEEN) / step) >= count {
                return (Army::Lines(columns), count.div_ceil(columns) * step - BETWEEN, low);
            }
        }
        let low = heights[1];
        let (height, columns) = (room - low, self.chip_columns(perms, width));
        let lines = (height + BETWEEN) / step;
        if most == 0 || lines < 2 {
            let need = if count > columns * lines { height } else { count.div_ceil(columns) * step - BETWEEN };
            return (Army::Packed, need, low);
        }
        // As many names as possible while every card is shown; some names even if not.
        let least = if columns > most { (lines - 1).min(2) } else { lines - 1 };
        let named = (least..lines).rev().find(|named| most * named + columns * (lines - named) >= count);
        (Army::Mixed(named.unwrap_or(least), most), lines * step - BETWEEN, low)
    }

    /// The number of columns in which every chip has room.
    fn chip_columns(&self, perms: &[&PermView], width: u16) -> u16 {
        let widest = perms.iter().map(|perm| Chip::of(perm, self.table, self.theme).width()).max().unwrap_or(1);
        ((width + 3) / (widest + 3)).clamp(1, 5)
    }

    fn deploy(&mut self, army: Army, perms: &[&PermView], room: Cell) {
        let (x, y, width, height) = room;
        match army {
            Army::Tall => {
                let cells = super::layout::row(perms.len(), (x, y, width, height), WIDEST);
                for (perm, cell) in perms.iter().zip(cells) {
                    self.tile(perm, cell);
                }
            }
            Army::Bars(columns, high) => {
                let each = (width + 3) / columns - 3;
                for (index, perm) in (0_u16..).zip(perms) {
                    let (left, top) = (x + index % columns * (each + 3), y + index / columns * (high + 3));
                    self.tile(perm, (left, top, each, high));
                }
            }
            Army::Lines(columns) => self.lines(perms, room, columns),
            Army::Mixed(lines, columns) => {
                let named = self.kept(perms, usize::from(lines * columns));
                let others: Vec<&PermView> =
                    perms.iter().filter(|perm| named.iter().all(|one| one.number != perm.number)).copied().collect();
                self.lines(&named, room, columns);
                let used = lines * (Chip::height(self.theme) + BETWEEN);
                self.chips(&others, (x, y + used, width, height - used));
            }
            Army::Packed => self.chips(perms, room),
        }
    }

    /// One line with the name of each card.
    fn lines(&mut self, perms: &[&PermView], (x, y, width, _): Cell, columns: u16) {
        let tall = Chip::height(self.theme);
        let each = (width + 3) / columns - 3;
        for (index, perm) in (0_u16..).zip(perms) {
            let (left, top) = (x + index % columns * (each + 3), y + index / columns * (tall + BETWEEN));
            let chip = Chip::of(perm, self.table, self.theme).named(self.lang, (each, tall));
            self.chip(perm, chip, (left, top, each, tall));
        }
    }

    fn chip(&mut self, perm: &PermView, chip: Chip, place: Cell) {
        self.put(Part::Chip(chip), (place.0, place.1));
        self.spots.push(Spot::numbered(perm.number, place, None));
    }

    /// One line for each card, in equal columns if all have room there, else each as wide as its values need.
    fn chips(&mut self, perms: &[&PermView], (x, y, width, height): Cell) {
        let theme = self.theme;
        let tall = Chip::height(theme);
        let lines = (height + BETWEEN) / (tall + BETWEEN);
        let columns = self.chip_columns(perms, width);
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
        let place = |(left, line): (u16, u16)| (x + left, y + line * (tall + BETWEEN));
        for ((perm, at), wide) in shown.iter().zip(&places).zip(&widths) {
            let (left, top) = place(*at);
            let chip = Chip::of(perm, self.table, theme).sized((*wide, tall));
            self.chip(perm, chip, (left, top, *wide, tall));
        }
        if let (true, Some(at)) = (shown.len() < perms.len(), places.get(shown.len())) {
            let count = perms.len() - shown.len();
            self.put(Part::More { count, size: (MORE, tall), theme }, place(*at));
        }
    }
}

/// The height of a narrow hero with its whole name.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
fn named_hero(theme: Theme) -> u16 {
    let sizes = Sizes::of(theme);
    (sizes.head + sizes.foot + name_height(2, sizes.name)).ceil() as u16 + 1
}

/// The least height of a hero above low tiles.
const BESIDE_BARS: u16 = 98;

/// The heights of low tiles: with two lines for a name, and with one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
fn bar_heights(theme: Theme) -> [u16; 2] {
    let sizes = Sizes::of(theme);
    [2, 1].map(|lines| (sizes.head + name_height(lines, sizes.name)).ceil() as u16 + 2)
}

/// The least height of a hero in two rows. A narrow one has no room for its name beside its number.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
fn low_hero(width: u16, theme: Theme) -> u16 {
    let sizes = Sizes::of(theme);
    let name = if f32::from(width) < sizes.font * 9.0 { name_height(1, sizes.name) } else { 0.0 };
    (sizes.head + sizes.foot + name).ceil() as u16 + 4
}

/// The height of tall tiles for so many cards in one row; `None` if they are too many for most of their names, in one line or
/// in two.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
fn tall_height(count: u16, width: u16, theme: Theme) -> Option<u16> {
    let sizes = Sizes::of(theme);
    let each = f32::from((width + GAP) / count) - f32::from(GAP);
    let lines = if each >= sizes.font * 8.0 { 1 } else { 2 };
    let height = (sizes.head + sizes.chip + name_height(lines, sizes.name) + sizes.foot).ceil() as u16;
    (each >= sizes.font * 6.0).then_some(height)
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
