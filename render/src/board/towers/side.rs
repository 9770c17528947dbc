//! A player's header and resources.

use duelhall_engine::kit::{Seat, SeatSet};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::Resource;
use duelhall_engine::towers::table::{Phase, Table};

use super::badge::pill;
use super::layout::{HEADER, INNER, ROW};
use crate::card::sign;
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// A player's sign, name and state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Header {
    seat: u8,
    name: String,
    /// The message that says what the player does now.
    status: &'static str,
    /// Whether the match waits for the player.
    lit: bool,
    lang: Lang,
    theme: Theme,
}

impl Header {
    pub(super) fn of(table: &Table, seat: Seat, name: String, lang: Lang, theme: Theme) -> Self {
        let (status, lit) = status(table, seat);
        Self { seat: seat.0, name, status, lit, lang, theme }
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(INNER, HEADER);
        let first = self.seat == 0;
        let side = if first { Align::Start } else { Align::End };
        let crest_x = if first { 2.0 } else { f32::from(INNER) - 74.0 };
        crest(&mut scene, Area::new(crest_x, 6.0, 72.0, 72.0), Seat(self.seat), self.theme);
        let text_x = if first { 84.0 } else { 2.0 };
        let width = f32::from(INNER) - 86.0;
        let font = self.theme.min_font(super::layout::WIDTH);
        let name = Style::line(Font::Title, font, font * 1.5, skin.ink).align(side);
        let line = Area::new(text_x, 6.0, width, 42.0);
        let status_y = if self.fits_one(easel, line, name) {
            scene.text(easel.fit(&self.name, line, name));
            50.0
        } else if self.theme == Theme::LargeText {
            scene.text(easel.fit(&self.name, line, name.cuttable()));
            50.0
        } else {
            let two = Area::new(text_x, 0.0, width, 58.0);
            scene.text(easel.fit(&self.name, two, name.wrap(Wrap::Lines(2)).cuttable()));
            60.0
        };
        let color = if self.lit { skin.seat(Seat(self.seat)) } else { skin.faint };
        let status = Style::line(Font::Strong, font, font * 1.1, color).align(side).cuttable();
        let words = easel.say(self.lang, self.status);
        scene.text(easel.fit(&words, Area::new(text_x, status_y, width, 28.0), status));
        scene
    }

    fn fits_one(&self, easel: &mut Easel, line: Area, style: Style) -> bool {
        !easel.fit(&self.name, line, style).cut
    }
}

/// What a player does now, and whether the match waits for it.
fn status(table: &Table, seat: Seat) -> (&'static str, bool) {
    let asked = table.asked.has(seat);
    if let Some(outcome) = table.outcome {
        return match outcome.winners {
            SeatSet::NONE => ("status-draw", true),
            winners if winners.has(seat) => ("status-won", true),
            _ => ("status-lost", false),
        };
    }
    match (table.phase, asked) {
        (Phase::ChooseFirst, true) => ("status-choose", true),
        (Phase::Mulligan, true) => ("status-swap", true),
        (Phase::Mulligan, false) => ("status-ready", false),
        (Phase::Discard, true) => ("status-discard", true),
        (Phase::Play, true) => ("status-move", true),
        _ => ("status-wait", false),
    }
}

/// The sign of a seat: the sun or the moon.
pub(super) fn crest(scene: &mut Scene, area: Area, seat: Seat, theme: Theme) {
    let color = theme.skin().seat(seat);
    scene.fill(area.round(area.h / 2.0), color);
    let inner = area.inset((area.h / 18.0).max(2.0));
    let (x, y) = inner.center();
    let deep = color.dark(0.78);
    let ground = Paint::glow((x, y - inner.h * 0.2), inner.h * 0.7, color.dark(0.45), deep);
    scene.fill(inner.round(inner.h / 2.0), if theme.is_plain() { Rgba::hex(0).into() } else { ground });
    let icon = if seat.0 == 0 { "ui-sun" } else { "ui-moon" };
    scene.icon(icon, inner.inset(inner.h * 0.13), color.light(0.35));
}

/// A resource of a side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Row {
    resource: Resource,
    stock: i16,
    goal: i16,
    mine: i16,
    /// By how much stock and mine changed.
    changes: [i16; 2],
    theme: Theme,
}

impl Row {
    pub(super) fn of(table: &Table, seat: Seat, resource: Resource, changes: [i16; 2], theme: Theme) -> Self {
        let side = &table.sides[seat];
        let index = resource.index();
        let goal = table.stock_goal;
        Self { resource, stock: side.stock[index], goal, mine: side.mine[index], changes, theme }
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let suit = skin.suit(self.resource);
        let mut scene = Scene::new(ROW.0, ROW.1);
        let area = scene.area();
        self.ground(&mut scene, area, suit);
        let icon = Area::new(10.0, 9.0, 50.0, 50.0);
        scene.icon_raised(sign(self.resource), icon, skin.sign, 3.0, NIGHT.alpha(140));
        let font = self.theme.min_font(super::layout::WIDTH);
        let number = Style::line(Font::Strong, font, 52.0, skin.ink).outline(NIGHT, 7.0);
        let [stock, mine] = self.changes;
        scene.text(easel.fit(&self.stock.to_string(), Area::new(64.0, 2.0, 86.0, 62.0), number));
        if stock != 0 {
            pill(&mut scene, stock, Area::new(152.0, 17.0, 64.0, 33.0), font, self.theme, easel);
        }
        self.rate(&mut scene, mine, easel);
        scene
    }

    /// The row with how far the stock is on its way to the goal.
    fn ground(&self, scene: &mut Scene, area: Area, suit: Rgba) {
        if self.theme.is_plain() {
            scene.fill(area.round(12.0), Rgba::hex(0x00ff_ffff));
            scene.fill(area.inset(2.0).round(10.0), suit);
        } else {
            scene.fill(area.round(12.0), Paint::down(0.0, area.h, suit.light(0.1), suit.dark(0.35)));
            scene.fill(area.inset(2.0).round(10.0), Paint::down(0.0, area.h, suit.dark(0.3), suit.dark(0.58)));
        }
        let track = Area::new(10.0, area.h - 9.0, area.w - 20.0, 5.0);
        scene.fill(track.round(2.5), NIGHT.alpha(150));
        let share = f32::from(self.stock.max(0)) / f32::from(self.goal.max(1));
        if share > 0.0 {
            let width = (track.w * share.min(1.0)).max(5.0);
            scene.fill(Area::new(track.x, track.y, width, track.h).round(2.5), suit.light(0.5));
        }
    }

    /// What each income adds, with the badge of its change above.
    fn rate(&self, scene: &mut Scene, change: i16, easel: &mut Easel) {
        let skin = self.theme.skin();
        let suit = skin.suit(self.resource);
        let font = self.theme.min_font(super::layout::WIDTH);
        let block = Area::new(218.0, 5.0, 62.0, 55.0);
        scene.fill(block.round(9.0), NIGHT.alpha(if self.theme.is_plain() { 255 } else { 110 }));
        if change == 0 {
            let pick = Area::new(block.x + (block.w - 26.0) / 2.0, block.y + 2.0, 26.0, 26.0);
            scene.icon("ui-mine", pick, suit.light(0.65));
        } else {
            let room = Area::new(block.x + 1.0, block.y - 3.0, block.w - 2.0, 30.0);
            pill(scene, change, room, font, self.theme, easel);
        }
        let style = Style::line(Font::Strong, font, 30.0, suit.light(0.8));
        let room = Area::new(block.x + 2.0, block.y + 28.0, block.w - 4.0, 26.0);
        scene.text(easel.fit(&format!("+{}", self.mine), room, style));
    }
}
