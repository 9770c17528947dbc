//! The middle: the round, the played cards, the goals, the end.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::CardDef;

use super::layout::{BAR, CAPTION, Layout, MIDDLE, MINI, WIDTH};
use super::side::crest;
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene, circle, polygon};
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};
use crate::towers::art;

const WHITE: Rgba = Rgba::hex(0x00ff_ffff);

/// A bar of the middle.
fn bar(height: u16, theme: Theme) -> Scene {
    let skin = theme.skin();
    let mut scene = Scene::new(MIDDLE, height);
    let area = scene.area();
    let radius = (area.h / 2.0).min(18.0);
    scene.fill(area.round(radius), skin.edge);
    let inner = area.inset(2.0);
    scene.fill(inner.round(radius - 2.0), Paint::down(inner.y, inner.bottom(), skin.panel[0], skin.panel[1]));
    scene
}

/// The round, and the numbers of cards in the draw and discard piles; in one line, or in two if letters are large.
pub(super) fn ribbon(round: u16, piles: [u16; 2], lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let skin = theme.skin();
    let Layout { large, ribbon, .. } = Layout::of(theme);
    let mut scene = bar(ribbon, theme);
    let font = theme.min_font(WIDTH);
    let width = f32::from(MIDDLE);
    let (top, line) = if large { (48.0, 40.0) } else { (0.0, f32::from(BAR)) };
    let side = 30.0;
    let icon_top = top + (line - side) / 2.0;
    let count = Style::line(Font::Strong, font, font * 1.1, skin.faint);
    let reach = if large { 70.0 } else { 50.0 };
    scene.icon("ui-draw-pile", Area::new(12.0, icon_top, side, side), skin.faint);
    let room = Area::new(14.0 + side, top, reach, line);
    scene.text(easel.fit(&piles[0].to_string(), room, count.align(Align::Start)));
    let right = width - 12.0 - side;
    scene.icon("ui-discard", Area::new(right, icon_top, side, side), skin.faint);
    let room = Area::new(right - reach - 2.0, top, reach, line);
    scene.text(easel.fit(&piles[1].to_string(), room, count.align(Align::End)));
    let words = easel.say_text(lang, &Text::new("pic-round").num("n", round));
    let room = if large { Area::new(14.0, 6.0, width - 28.0, 42.0) } else { Area::new(96.0, 0.0, width - 192.0, line) };
    scene.text(easel.fit(&words, room, Style::line(Font::Title, font, font * 1.35, skin.ink)));
    scene
}

/// The tower height and the stock that win.
pub(super) fn goals(tower: i16, stock: i16, lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let skin = theme.skin();
    let mut scene = bar(BAR, theme);
    let font = theme.min_font(WIDTH);
    let height = f32::from(BAR);
    scene.icon("ui-crown", Area::new(12.0, 12.0, 32.0, 32.0), skin.bright);
    let words = Style::line(Font::Title, font, font * 1.15, skin.bright).align(Align::Start).cuttable();
    scene.text(easel.fit(&easel.say(lang, "goals"), Area::new(50.0, 0.0, 74.0, height), words));
    let number = Style::line(Font::Strong, font, font * 1.3, skin.ink).align(Align::Start);
    for (icon, value, x) in [("ui-tower", tower, 128.0), ("ui-stock", stock, 214.0)] {
        scene.icon(icon, Area::new(x, 13.0, 30.0, 30.0), skin.sign);
        scene.text(easel.fit(&value.to_string(), Area::new(x + 33.0, 0.0, 52.0, height), number));
    }
    scene
}

/// The name of the player of the last card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Caption {
    pub(super) seat: u8,
    pub(super) name: String,
    pub(super) discarded: bool,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Caption {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(MIDDLE, CAPTION);
        let skin = self.theme.skin();
        let font = self.theme.min_font(WIDTH);
        let key = if self.discarded { "pic-discarded" } else { "pic-played" };
        let words = easel.say_text(self.lang, &Text::new(key).raw("name", &self.name));
        let color = skin.seat(Seat(self.seat));
        let style = Style::line(Font::Strong, font, font * 1.08, color).align(Align::Start).cuttable();
        let room = Area::new(38.0, 0.0, f32::from(MIDDLE) - 40.0, f32::from(CAPTION));
        let mut text = easel.fit(&words, room, style);
        if text.cut {
            // The sign and the stamp show what happened; the name alone may still fit.
            text = easel.fit(&self.name, room, style);
        }
        let left = ((room.w - text.extent.w) / 2.0).floor();
        let text = text.moved(left, 0.0).roomy(-left);
        crest(&mut scene, Area::new(left, 1.0, 30.0, 30.0), Seat(self.seat), self.theme);
        scene.text(text);
        scene
    }
}

/// An earlier card, or an empty place for one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mini {
    pub(super) card: Option<MiniCard>,
    pub(super) theme: Theme,
}

/// The visible part of an earlier card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MiniCard {
    pub(super) card: Arc<CardDef>,
    pub(super) seat: u8,
    pub(super) discarded: bool,
}

impl Mini {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(MINI.0, MINI.1);
        let area = scene.area();
        let Some(MiniCard { card, seat, discarded }) = &self.card else {
            scene.stroke(area.inset(2.0).round(10.0), skin.edge.alpha(110), 2.0);
            return scene;
        };
        let owner = skin.seat(Seat(*seat));
        let suit = skin.suit(card.suit.index());
        let suit = if *discarded { suit.grey().dark(0.15) } else { suit };
        scene.fill(area.round(12.0), owner);
        let inner = area.inset(4.0);
        let center = (inner.x + inner.w * 0.58, inner.y + inner.h * 0.5);
        let glow = Paint::glow(center, inner.w * 0.62, suit.light(0.2), suit.dark(0.55));
        scene.fill(inner.round(8.0), if self.theme.is_plain() { suit.into() } else { glow });
        let sign = Area::new(center.0 - 29.0, center.1 - 29.0, 58.0, 58.0);
        scene.icon_raised(
            art::sign(card),
            sign,
            if *discarded { skin.sign.alpha(110) } else { skin.sign },
            2.0,
            NIGHT.alpha(120),
        );
        if *discarded {
            scene.clip(inner.round(8.0), |scene| {
                let (l, r, t, b) = (inner.x, inner.right(), inner.y, inner.bottom());
                scene.fill(
                    polygon([(l, b - 10.0), (r - 10.0, t), (r + 6.0, t), (r, t + 10.0), (l + 10.0, b), (l, b)]),
                    skin.bad,
                );
            });
            scene.icon("ui-discard", Area::new(inner.right() - 30.0, inner.bottom() - 30.0, 28.0, 28.0), WHITE);
        }
        let cost: u16 = card.cost.by_resource().into_iter().map(u16::from).sum();
        let font = self.theme.min_font(WIDTH);
        let style = Style::line(Font::Strong, font, 28.0, WHITE).align(Align::Start).outline(NIGHT, 5.0);
        scene.text(easel.fit(&cost.to_string(), Area::new(8.0, 5.0, 40.0, 28.0), style));
        crest(&mut scene, Area::new(1.0, area.h - 29.0, 28.0, 28.0), Seat(*seat), self.theme);
        scene
    }
}

/// Words in place of the last card, before any card was played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Notice {
    pub(super) kind: &'static str,
    pub(super) size: (u16, u16),
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Notice {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        scene.fill(area.round(18.0), skin.edge);
        let inner = area.inset(3.0);
        scene.fill(inner.round(15.0), Paint::down(inner.y, inner.bottom(), skin.panel[0], skin.table[1]));
        scene.stroke(area.inset(12.0).round(10.0), skin.edge, 2.0);
        let icon = match self.kind {
            "swap" => "ui-swap",
            "choose" => "ui-coin-flip",
            _ => "ui-swords",
        };
        let side = 150.0;
        let middle = area.h * 0.28;
        let sign = Area::new((area.w - side) / 2.0, middle - side / 2.0, side, side);
        if !self.theme.is_plain() {
            let (x, y) = sign.center();
            scene.fill(circle((x, y), 120.0), Paint::glow((x, y), 120.0, skin.bright.alpha(60), skin.bright.alpha(0)));
        }
        scene.icon_raised(icon, sign, skin.bright, 5.0, NIGHT.alpha(150));
        let font = self.theme.min_font(WIDTH);
        let title = Style::line(Font::Title, font, font * 1.8, skin.ink).wrap(Wrap::Lines(2));
        let room = Area::new(24.0, sign.bottom() + 18.0, area.w - 48.0, 84.0);
        scene.text(easel.fit(&easel.say(self.lang, &format!("{}-title", self.kind)), room, title));
        let hint = Style::line(Font::Body, font, font * 1.25, skin.faint).wrap(Wrap::Block);
        let top = room.bottom() + 4.0;
        let room = Area::new(26.0, top, area.w - 52.0, area.h - top - 26.0);
        scene.text(easel.fit(&easel.say(self.lang, &format!("{}-hint", self.kind)), room, hint));
        scene
    }
}

/// The end of the match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Plaque {
    pub(super) winner: Option<u8>,
    pub(super) name: String,
    pub(super) reason: &'static str,
    /// The tower height and the stock that win.
    pub(super) goals: (i16, i16),
    pub(super) size: (u16, u16),
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Plaque {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = self.winner.map_or(skin.faint, |seat| skin.seat(Seat(seat)));
        scene.fill(area.round(18.0), color);
        let inner = area.inset(4.0);
        scene.fill(inner.round(14.0), Paint::down(inner.y, inner.bottom(), color.dark(0.6), color.dark(0.85)));
        let icon = if self.winner.is_some() { "ui-trophy" } else { "ui-scales" };
        let rooms = PlaqueRooms::of(area);
        scene.icon_raised(icon, rooms.icon, color, 3.0, NIGHT.alpha(170));
        let font = self.theme.min_font(WIDTH);
        let words = match self.winner {
            Some(_) => easel.say_text(self.lang, &Text::new("pic-win").raw("name", &self.name)),
            None => easel.say(self.lang, "draw"),
        };
        let title = Style::line(Font::Title, font, font * 1.5, WHITE).wrap(Wrap::Lines(2)).cuttable();
        scene.text(easel.fit(&words, rooms.title, title));
        let (tower, stock) = self.goals;
        let reason = Text::new(format!("pic-reason-{}", self.reason)).num("tower", tower).num("stock", stock);
        let reason = easel.say_text(self.lang, &reason);
        let style = Style::line(Font::Body, font, font * 1.25, color.light(0.6)).wrap(Wrap::Block);
        scene.text(easel.fit(&reason, rooms.reason, style));
        scene
    }
}

/// The places of things on a plaque: side by side, or one below the other if there is room.
struct PlaqueRooms {
    icon: Area,
    title: Area,
    reason: Area,
}

impl PlaqueRooms {
    fn of(area: Area) -> Self {
        let wide = area.w - 28.0;
        if area.h > 300.0 {
            Self {
                icon: Area::new((area.w - 170.0) / 2.0, 40.0, 170.0, 170.0),
                title: Area::new(14.0, 230.0, wide, 110.0),
                reason: Area::new(14.0, 350.0, wide, area.h - 370.0),
            }
        } else {
            Self {
                icon: Area::new(14.0, 14.0, 76.0, 76.0),
                title: Area::new(98.0, 12.0, area.w - 110.0, 80.0),
                reason: Area::new(14.0, 100.0, wide, area.h - 112.0),
            }
        }
    }
}
