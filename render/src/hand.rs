//! The hand: the viewer's own cards in rows of three, numbered as their buttons are.

use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::Resource;
use duelhall_engine::towers::table::{HandCard, SideView, Table, Use};

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
    /// The ground of the viewer's stocks and mines, where a card would be.
    Purse { size: (u16, u16), lang: Lang, theme: Theme },
    /// A stock in the purse.
    Stock { amount: i16, size: (u16, u16), theme: Theme },
    /// A mine in the purse.
    Rate { resource: Resource, mine: i16, size: (u16, u16), theme: Theme },
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
        add_purse(&mut parts, &table.sides[seat], grid.place(table.hand.len()), grid.card, captions);
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

fn add_purse(
    parts: &mut Vec<(SheetPart, i32, i32)>,
    side: &SideView,
    (x, y): (i32, i32),
    size: (u16, u16),
    captions: &Captions,
) {
    let Captions { lang, theme, .. } = *captions;
    let mut add = |part: Part, place: Area| {
        #[expect(clippy::cast_possible_truncation, reason = "places are whole and of a picture")]
        parts.push((SheetPart::Hand(part), x + place.x as i32, y + place.y as i32));
    };
    add(Part::Purse { size, lang, theme }, Area::new(0.0, 0.0, 0.0, 0.0));
    for resource in Resource::ALL {
        let (row, index) = (Row::of(resource, size), resource.index());
        add(Part::Stock { amount: side.stock[index], size, theme }, row.stock);
        add(Part::Rate { resource, mine: side.mine[index], size, theme }, row.number());
    }
}

const fn tab_width(theme: Theme) -> u16 {
    if matches!(theme, Theme::LargeText) { 300 } else { 226 }
}

impl Part {
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Ground { size, theme } => ground(*size, *theme),
            Self::Tab { number, usable, lang, theme } => tab(*number, *usable, *lang, *theme, easel),
            Self::Purse { size, lang, theme } => purse(*size, *lang, *theme, easel),
            Self::Stock { amount, size, theme } => stock(*amount, *size, *theme, easel),
            Self::Rate { resource, mine, size, theme } => rate(*resource, *mine, *size, *theme, easel),
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

/// A row of the purse: its place, and those of sign, stock, and rate in it; all whole, so that parts meet.
struct Row {
    area: Area,
    sign: Area,
    stock: Area,
    rate: Area,
}

impl Row {
    fn of(resource: Resource, (width, height): (u16, u16)) -> Self {
        let step = (f32::from(height) - 66.0) / 3.0;
        #[expect(clippy::cast_precision_loss, reason = "there are three")]
        let y = (60.0 + step * resource.index() as f32).round();
        let area = Area::new(12.0, y, f32::from(width) - 24.0, (step - 8.0).floor());
        let side = (area.h - 16.0).min(area.w * 0.25).floor();
        let sign = Area::new(area.x + 8.0, (area.y + (area.h - side) / 2.0).round(), side, side);
        let stock = Area::new(sign.right() + 6.0, area.y, (area.w * 0.36).round(), area.h);
        let rate = Area::new(stock.right() + 4.0, area.y, area.right() - stock.right() - 14.0, area.h);
        Self { area, sign, stock, rate }
    }

    /// The place of the rate's number.
    fn number(&self) -> Area {
        Area::new(self.rate.x, (self.rate.y + self.rate.h / 2.0).round(), self.rate.w, 26.0)
    }
}

/// The purse without its numbers.
fn purse(size: (u16, u16), lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    let font = f32::from(Grid::of(theme).font);
    scene.stroke(area.inset(2.0).round(18.0), skin.edge, 2.0);
    let title = Area::new(12.0, 10.0, area.w - 24.0, 44.0);
    scene.text(easel.fit(&easel.say(lang, "purse"), title, Style::line(Font::Title, font, font * 1.4, skin.faint)));
    for resource in Resource::ALL {
        let row = Row::of(resource, size);
        let suit = skin.suit(resource);
        let fill = Paint::down(row.area.y, row.area.bottom(), suit.dark(0.3), suit.dark(0.6));
        scene.fill(row.area.round(12.0), fill);
        scene.icon_raised(sign(resource), row.sign, sign_color(resource, theme), 2.0, NIGHT.alpha(140));
        let pick = Area::new(row.rate.center().0 - 13.0, row.number().y - 28.0, 26.0, 26.0);
        scene.icon("ui-mine", pick, suit.light(0.6));
    }
    scene
}

/// A scene for a number alone, and its room.
fn number(place: Area) -> (Scene, Area) {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "places are whole and of a picture")]
    let scene = Scene::new(place.w as u16, place.h as u16);
    let room = scene.area();
    (scene, room)
}

fn stock(amount: i16, size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    // The rooms of all three are of one size.
    let (mut scene, room) = number(Row::of(Resource::Ore, size).stock);
    let font = f32::from(Grid::of(theme).font);
    let style = Style::line(Font::Strong, font, font * 2.4, theme.skin().ink).outline(NIGHT, 6.0);
    scene.text(easel.fit(&amount.to_string(), room, style));
    scene
}

fn rate(resource: Resource, mine: i16, size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    let (mut scene, room) = number(Row::of(resource, size).number());
    let font = f32::from(Grid::of(theme).font);
    let style = Style::line(Font::Strong, font, font * 1.3, theme.skin().suit(resource).light(0.75));
    scene.text(easel.fit(&format!("+{mine}"), room, style));
    scene
}
