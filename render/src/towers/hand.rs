//! The hand of Towers: its cards, and the stocks and mines in the place of one more card.

use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::Resource;
use duelhall_engine::towers::table::{HandCard, SideView, Table, Use};

use crate::easel::Easel;
use crate::hand::{Can, Dealt, Grid, List, Offer, Spread, Tail, font};
use crate::painter::Captions;
use crate::scene::{Area, Paint, Scene};
use crate::sheet::{Part as SheetPart, Piece};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};
use crate::towers::card::{Face, WIDE_BADGE, badge_scale, sign, sign_color};

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

/// A card of the viewer's hand.
struct Own<'a>(&'a HandCard);

impl Dealt for Own<'_> {
    fn offer(&self) -> Offer {
        Offer { number: self.0.number, can: self.0.into(), count: 1 }
    }

    fn face(&self, grid: &Grid, captions: &Captions) -> SheetPart {
        self.face(grid, captions).into()
    }

    fn corner(&self, grid: &Grid) -> u16 {
        // A cost of two digits.
        2 + (badge_scale(grid.font, grid.card.0) * WIDE_BADGE).ceil() as u16
    }

    fn least_height(&self, grid: &Grid, captions: &Captions, easel: &mut Easel) -> f32 {
        // Texts are short: nearly all have room everywhere.
        if self.face(grid, captions).fits(easel) { 0.0 } else { f32::INFINITY }
    }
}

impl Own<'_> {
    fn face(&self, grid: &Grid, captions: &Captions) -> Face {
        let Captions { lang, theme, .. } = *captions;
        let look = Can::from(self.0).look();
        let (size, font, compact) = (grid.card, grid.font, grid.is_compact());
        Face { card: self.0.card.clone(), lang, theme, size, font, look, compact }
    }
}

/// Lends the hand of the table's viewer.
pub(super) fn with_spread<T>(table: &Table, captions: &Captions, with: impl FnOnce(&Spread<'_>) -> T) -> T {
    let card = |held| -> Box<dyn Dealt + '_> { Box::new(Own(held)) };
    let cards = table.hand.iter().map(card).collect();
    let purse = table.viewer.seat().map(|seat| {
        let side = &table.sides[seat];
        move |grid: &Grid, place: (i32, i32)| purse_parts(side, place, grid, captions)
    });
    let tail = purse.as_ref().map(|draw| Tail { draw, first: None });
    with(&Spread {
        lists: vec![List { title: None, cards, brief: false, pool: false }],
        captions,
        empty: "hand-empty",
        tail,
        flat: false,
        rows: 3,
    })
}

fn purse_parts(side: &SideView, (x, y): (i32, i32), grid: &Grid, captions: &Captions) -> Vec<(SheetPart, i32, i32)> {
    let Captions { lang, theme, .. } = *captions;
    let size = grid.card;
    let mut parts = Vec::new();
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
    parts
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
    let font = font(theme);
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
    let font = font(theme);
    let style = Style::line(Font::Strong, font, font * 2.4, theme.skin().ink).outline(NIGHT, 6.0);
    scene.text(easel.fit(&amount.to_string(), room, style));
    scene
}

fn rate(resource: Resource, mine: i16, size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    let (mut scene, room) = number(Row::of(resource, size).number());
    let font = font(theme);
    let style = Style::line(Font::Strong, font, font * 1.3, theme.skin().suit(resource.index()).light(0.75));
    scene.text(easel.fit(&format!("+{mine}"), room, style));
    scene
}
