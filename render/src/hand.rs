//! The hand: the viewer's own cards in rows of three, numbered as their buttons are.

use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::Resource;
use duelhall_engine::towers::table::{HandCard, Table, Use};

use crate::card::{Face, Look, MARGIN, sign, sign_color};
use crate::easel::Easel;
use crate::painter::Captions;
use crate::scene::{Area, Paint, Scene};
use crate::sheet::{Part as SheetPart, Sheet};
use crate::text::{Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// The width of every hand in pixels.
const WIDTH: u16 = 816;

/// What surrounds the cards of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// The table below the cards.
    Ground { size: (u16, u16), theme: Theme },
    /// The tab below a card: its number and what can be done with it.
    Tab { number: u8, usable: Can, lang: Lang, theme: Theme },
    /// The viewer's stocks and mines, where a card would be.
    Purse { stock: [i16; 3], mine: [i16; 3], size: (u16, u16), lang: Lang, theme: Theme },
    /// Words for a hand without cards.
    Empty { lang: Lang, theme: Theme },
}

/// [`Use`] as a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Can {
    Play,
    Discard,
    Nothing,
    Keep,
    Replace,
}

impl From<Use> for Can {
    fn from(usable: Use) -> Self {
        match usable {
            Use::Play => Self::Play,
            Use::DiscardOnly => Self::Discard,
            Use::Nothing => Self::Nothing,
            Use::Keep => Self::Keep,
            Use::Replace => Self::Replace,
        }
    }
}

impl Can {
    const fn look(self) -> Look {
        match self {
            Self::Play | Self::Keep => Look::Plain,
            Self::Discard => Look::Dear,
            Self::Nothing => Look::Idle,
            Self::Replace => Look::Leaving,
        }
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Play => ("use-play", "ui-play"),
            Self::Discard => ("use-discard", "ui-discard"),
            Self::Nothing => ("use-nothing", "ui-lock"),
            Self::Keep => ("use-keep", "ui-check"),
            Self::Replace => ("use-replace", "ui-swap"),
        }
    }
}

/// The sizes of a hand's grid.
struct Grid {
    columns: usize,
    card: (u16, u16),
    /// From one card's corner to the next.
    step: (u16, u16),
    font: u16,
}

/// The height of a tab.
const TAB: u16 = 50;

impl Grid {
    const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Default | Theme::HighContrast => Self { columns: 3, card: (246, 318), step: (266, 380), font: 21 },
            Theme::LargeText => Self { columns: 2, card: (378, 400), step: (400, 462), font: 28 },
        }
    }

    fn place(&self, index: usize) -> (i32, i32) {
        #[expect(clippy::cast_possible_truncation, reason = "a hand has few cards")]
        let (column, row) = ((index % self.columns) as u16, (index / self.columns) as u16);
        let left = (WIDTH - self.step.0 * (self.columns as u16 - 1) - self.card.0) / 2;
        (i32::from(left + column * self.step.0), i32::from(14 + row * self.step.1))
    }
}

/// The hand of a table's viewer.
pub(crate) fn sheet(table: &Table, captions: &Captions) -> Sheet {
    let Captions { lang, theme, .. } = *captions;
    let grid = Grid::of(theme);
    let cells = table.hand.len() + usize::from(!table.hand.len().is_multiple_of(grid.columns));
    #[expect(clippy::cast_possible_truncation, reason = "a hand has few cards")]
    let rows = cells.div_ceil(grid.columns).max(1) as u16;
    let height = 12 + rows * grid.step.1;
    let mut parts = vec![(SheetPart::Hand(Part::Ground { size: (WIDTH, height), theme }), 0, 0)];
    for (index, card) in table.hand.iter().enumerate() {
        add_card(&mut parts, card, grid.place(index), &grid, captions);
    }
    if table.hand.is_empty() {
        parts.push((SheetPart::Hand(Part::Empty { lang, theme }), 0, 0));
    } else if let (true, Some(seat)) = (cells > table.hand.len(), table.viewer.seat()) {
        let side = &table.sides[seat];
        let (x, y) = grid.place(table.hand.len());
        let purse = Part::Purse { stock: side.stock, mine: side.mine, size: grid.card, lang, theme };
        parts.push((SheetPart::Hand(purse), x, y));
    }
    Sheet { width: WIDTH, height, parts }
}

fn add_card(parts: &mut Vec<(SheetPart, i32, i32)>, card: &HandCard, at: (i32, i32), grid: &Grid, captions: &Captions) {
    let Captions { lang, theme, .. } = *captions;
    let usable = Can::from(card.usable);
    let margin = i32::from(MARGIN);
    let face = Face { card: card.card.clone(), lang, theme, size: grid.card, font: grid.font, look: usable.look() };
    parts.push((SheetPart::Card(face), at.0 - margin, at.1 - margin));
    let tab = Part::Tab { number: card.number, usable, lang, theme };
    let x = at.0 + i32::from(grid.card.0 / 2) - i32::from(tab_width(theme) / 2);
    parts.push((SheetPart::Hand(tab), x, at.1 + i32::from(grid.card.1) + 2));
}

const fn tab_width(theme: Theme) -> u16 {
    if matches!(theme, Theme::LargeText) { 300 } else { 226 }
}

impl Part {
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Ground { size, theme } => ground(*size, *theme),
            Self::Tab { number, usable, lang, theme } => tab(*number, *usable, *lang, *theme, easel),
            Self::Purse { stock, mine, size, lang, theme } => purse(stock, mine, *size, *lang, *theme, easel),
            Self::Empty { lang, theme } => {
                let mut scene = Scene::new(WIDTH, Grid::of(*theme).step.1);
                let style = Style::line(Font::Title, 28.0, 44.0, theme.skin().faint).wrap(Wrap::Lines(2));
                scene.text(easel.fit(&easel.say(*lang, "hand-empty"), scene.area().inset(40.0), style));
                scene
            }
        }
    }
}

fn ground((width, height): (u16, u16), theme: Theme) -> Scene {
    let mut scene = Scene::new(width, height);
    let area = scene.area();
    let skin = theme.skin();
    let [top, bottom] = skin.table;
    let (x, _) = area.center();
    let glow = Paint::glow((x, area.h * 0.35), area.w * 0.75, top, bottom);
    scene.fill(area.path(), if theme.is_plain() { bottom.into() } else { glow });
    scene
}

fn tab(number: u8, usable: Can, lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(tab_width(theme), TAB);
    let area = scene.area().inset(2.0);
    let (fill, ink) = match usable {
        Can::Play => (skin.bright, NIGHT),
        Can::Keep => (skin.good.dark(0.15), skin.ink),
        Can::Replace => (skin.bad.dark(0.1), skin.ink),
        Can::Discard => (skin.panel[0], skin.ink),
        Can::Nothing => (skin.panel[1], skin.faint),
    };
    scene.zone("tab", area);
    scene.fill(area.round(area.h / 2.0), if usable == Can::Play { fill.light(0.6) } else { skin.faint });
    let inner = area.inset(2.5);
    scene.fill(inner.round(inner.h / 2.0), fill);
    let disc = Area::new(inner.x + 2.0, inner.y + 2.0, inner.h - 4.0, inner.h - 4.0);
    scene.fill(disc.round(disc.h / 2.0), NIGHT);
    let font = f32::from(Grid::of(theme).font);
    let digits = Style::line(Font::Strong, font, 32.0, if usable == Can::Play { skin.bright } else { skin.ink });
    scene.text(easel.fit(&number.to_string(), disc.inset(2.0), digits));
    let (key, icon) = usable.words();
    let sign = Area::new(inner.right() - 40.0, inner.y + 8.0, inner.h - 16.0, inner.h - 16.0);
    scene.icon(icon, sign, ink);
    let room = Area::new(disc.right() + 6.0, inner.y, sign.x - disc.right() - 12.0, inner.h);
    let style = Style::line(Font::Strong, font, font * 1.25, ink);
    scene.text(easel.fit(&easel.say(lang, key), room, style));
    scene
}

fn purse(stock: &[i16; 3], mine: &[i16; 3], size: (u16, u16), lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    let font = f32::from(Grid::of(theme).font);
    scene.stroke(area.inset(2.0).round(18.0), skin.edge, 2.0);
    let title = Area::new(12.0, 10.0, area.w - 24.0, 44.0);
    scene.text(easel.fit(&easel.say(lang, "purse"), title, Style::line(Font::Title, font, font * 1.4, skin.faint)));
    let step = (area.h - 66.0) / 3.0;
    for (index, resource) in Resource::ALL.into_iter().enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "there are three")]
        let row = Area::new(12.0, 60.0 + step * index as f32, area.w - 24.0, step - 8.0);
        let suit = skin.suit(resource);
        scene.fill(row.round(12.0), Paint::down(row.y, row.bottom(), suit.dark(0.3), suit.dark(0.6)));
        let side = (row.h - 16.0).min(row.w * 0.25);
        let icon = Area::new(row.x + 8.0, row.y + (row.h - side) / 2.0, side, side);
        scene.icon_raised(sign(resource), icon, sign_color(resource, theme), 2.0, NIGHT.alpha(140));
        let number = Area::new(icon.right() + 6.0, row.y, row.w * 0.36, row.h);
        let style = Style::line(Font::Strong, font, font * 2.4, skin.ink).outline(NIGHT, 6.0);
        scene.text(easel.fit(&stock[index].to_string(), number, style));
        let rate = Area::new(number.right() + 4.0, row.y, row.right() - number.right() - 10.0, row.h);
        let middle = row.y + row.h / 2.0;
        scene.icon("ui-mine", Area::new(rate.center().0 - 13.0, middle - 28.0, 26.0, 26.0), suit.light(0.6));
        let room = Area::new(rate.x, middle, rate.w, 26.0);
        let style = Style::line(Font::Strong, font, font * 1.3, suit.light(0.75));
        scene.text(easel.fit(&format!("+{}", mine[index]), room, style));
    }
    scene
}
