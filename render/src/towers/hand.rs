//! The hand of Towers: its cards, and the stocks and mines in the place of one more card.

use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::Resource;
use duelhall_engine::towers::table::{HandCard, SideView, Table, Use};

use crate::easel::Easel;
use crate::hand::{Can, Grid, Part, Tab, WIDTH};
use crate::painter::Captions;
use crate::scene::{Area, Paint, Scene};
use crate::sheet::{Part as SheetPart, Piece, Sheet};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};
use crate::towers::card::{Face, sign, sign_color};

/// The viewer's stocks and mines.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Purse {
    /// The background, in the place of one more card.
    Ground { size: (u16, u16), lang: Lang, theme: Theme },
    /// A stock.
    Stock { amount: i16, size: (u16, u16), theme: Theme },
    /// A mine.
    Rate { resource: Resource, mine: i16, size: (u16, u16), theme: Theme },
}

impl From<&HandCard> for Can {
    fn from(held: &HandCard) -> Self {
        match (held.usable, held.missing) {
            (Use::DiscardOnly | Use::Nothing, Some(missing)) => Self::Short(missing),
            (Use::Play, _) => Self::Play,
            (Use::DiscardOnly, None) => Self::Discard,
            (Use::Nothing, None) => Self::Nothing,
            (Use::Keep, _) => Self::Keep,
            (Use::Replace, _) => Self::Replace,
        }
    }
}

const fn grid(theme: Theme) -> Grid {
    match theme {
        Theme::Default | Theme::HighContrast => Grid { columns: 3, card: (246, 318), step: (266, 380), font: 21 },
        Theme::LargeText => Grid { columns: 2, card: (378, 400), step: (400, 462), font: 28 },
    }
}

/// The hand of the table's viewer.
pub(crate) fn sheet(table: &Table, captions: &Captions) -> Sheet {
    let Captions { lang, theme, .. } = *captions;
    let grid = grid(theme);
    let cells = table.hand.len() + usize::from(!table.hand.len().is_multiple_of(grid.columns));
    #[expect(clippy::cast_possible_truncation, reason = "a hand has few cards")]
    let rows = cells.div_ceil(grid.columns).max(1) as u16;
    let height = grid.height(rows);
    let mut parts = vec![(Part::Ground { size: (WIDTH, height), theme }.into(), 0, 0)];
    for (index, card) in table.hand.iter().enumerate() {
        add_card(&mut parts, card, grid.place(index), &grid, captions);
    }
    if table.hand.is_empty() {
        parts.push((Part::Empty { key: "hand-empty", height: grid.step.1, lang, theme }.into(), 0, 0));
    } else if let (true, Some(seat)) = (cells > table.hand.len(), table.viewer.seat()) {
        add_purse(&mut parts, &table.sides[seat], grid.place(table.hand.len()), grid.card, captions);
    }
    Sheet { width: WIDTH, height, parts }
}

fn add_card(parts: &mut Vec<(SheetPart, i32, i32)>, card: &HandCard, at: (i32, i32), grid: &Grid, captions: &Captions) {
    let Captions { lang, theme, .. } = *captions;
    let can = Can::from(card);
    let face = Face { card: card.card.clone(), lang, theme, size: grid.card, font: grid.font, look: can.look() };
    grid.add(parts, face.into(), at, Tab { number: card.number, can, lang, theme });
}

fn add_purse(
    parts: &mut Vec<(SheetPart, i32, i32)>,
    side: &SideView,
    (x, y): (i32, i32),
    size: (u16, u16),
    captions: &Captions,
) {
    let Captions { lang, theme, .. } = *captions;
    let mut add = |part: Purse, place: Area| {
        #[expect(clippy::cast_possible_truncation, reason = "places are whole and of a picture")]
        parts.push((part.into(), x + place.x as i32, y + place.y as i32));
    };
    add(Purse::Ground { size, lang, theme }, Area::new(0.0, 0.0, 0.0, 0.0));
    for resource in Resource::ALL {
        let (row, index) = (Row::of(resource, size), resource.index());
        add(Purse::Stock { amount: side.stock[index], size, theme }, row.stock);
        add(Purse::Rate { resource, mine: side.mine[index], size, theme }, row.number());
    }
}

impl Piece for Purse {
    fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Ground { size, lang, theme } => purse(*size, *lang, *theme, easel),
            Self::Stock { amount, size, theme } => stock(*amount, *size, *theme, easel),
            Self::Rate { resource, mine, size, theme } => rate(*resource, *mine, *size, *theme, easel),
        }
    }
}

/// A row of the purse: its place, and the places of sign, stock and rate in it. All are in whole pixels, so that parts meet.
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
    let font = f32::from(grid(theme).font);
    scene.stroke(area.inset(2.0).round(18.0), skin.edge, 2.0);
    let title = Area::new(12.0, 10.0, area.w - 24.0, 44.0);
    scene.text(easel.fit(&easel.say(lang, "purse"), title, Style::line(Font::Title, font, font * 1.4, skin.faint)));
    for resource in Resource::ALL {
        let row = Row::of(resource, size);
        let suit = skin.suit(resource.index());
        let fill = Paint::down(row.area.y, row.area.bottom(), suit.dark(0.3), suit.dark(0.6));
        scene.fill(row.area.round(12.0), fill);
        scene.icon_raised(sign(resource), row.sign, sign_color(resource, theme), 2.0, NIGHT.alpha(140));
        let pick = Area::new(row.rate.center().0 - 13.0, row.number().y - 28.0, 26.0, 26.0);
        scene.icon("ui-mine", pick, suit.light(0.6));
    }
    scene
}

/// A scene for a single number, and the room for the number.
fn number(place: Area) -> (Scene, Area) {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "places are whole and of a picture")]
    let scene = Scene::new(place.w as u16, place.h as u16);
    let room = scene.area();
    (scene, room)
}

fn stock(amount: i16, size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    // The rooms of all three rows have the same size.
    let (mut scene, room) = number(Row::of(Resource::Ore, size).stock);
    let font = f32::from(grid(theme).font);
    let style = Style::line(Font::Strong, font, font * 2.4, theme.skin().ink).outline(NIGHT, 6.0);
    scene.text(easel.fit(&amount.to_string(), room, style));
    scene
}

fn rate(resource: Resource, mine: i16, size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    let (mut scene, room) = number(Row::of(resource, size).number());
    let font = f32::from(grid(theme).font);
    let style = Style::line(Font::Strong, font, font * 1.3, theme.skin().suit(resource.index()).light(0.75));
    scene.text(easel.fit(&format!("+{mine}"), room, style));
    scene
}
