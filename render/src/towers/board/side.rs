//! A player's header and resources.

use duelhall_engine::kit::{Seat, SeatSet};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::Resource;
use duelhall_engine::towers::table::{Phase, Table};

use super::badge::pill;
use super::layout::{HEADER, INNER, ROW};
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};
use crate::towers::card::{sign, sign_color};

/// A player's sign, name and state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Header {
    seat: u8,
    name: String,
    /// The message about what the player is doing now.
    status: &'static str,
    /// Whether the match is waiting for the player.
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
        let large = self.theme == Theme::LargeText;
        let sign = if large { 52.0 } else { 72.0 };
        let crest_x = if first { 2.0 } else { f32::from(INNER) - sign - 2.0 };
        crest(&mut scene, Area::new(crest_x, 6.0, sign, sign), Seat(self.seat), self.theme);
        let text_x = if first { sign + 12.0 } else { 2.0 };
        let width = f32::from(INNER) - sign - 14.0;
        let font = self.theme.min_font(super::layout::WIDTH);
        let name = Style::line(Font::Title, font, font * 1.5, skin.ink).align(side).cuttable();
        let line = Area::new(text_x, 6.0, width, 42.0);
        let mut text = easel.fit(&self.name, line, name);
        let mut status_y = 50.0;
        if text.cut && !large {
            text = easel.fit(&self.name, Area::new(text_x, 0.0, width, 58.0), name.wrap(Wrap::Lines(2)));
            status_y = 60.0;
        }
        scene.text(text);
        let color = if self.lit { skin.seat(Seat(self.seat)) } else { skin.faint };
        let status = Style::line(Font::Strong, font, font * 1.1, color).align(side).cuttable();
        let words = easel.say(self.lang, self.status);
        scene.text(easel.fit(&words, Area::new(text_x, status_y, width, if large { 36.0 } else { 28.0 }), status));
        scene
    }
}

/// The message about what a player is doing now, and whether the match is waiting for that player.
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

/// The places of things in a resource's row.
struct Columns {
    icon: Area,
    stock: Area,
    change: Area,
    rate: Area,
}

impl Columns {
    const fn of(theme: Theme) -> Self {
        if matches!(theme, Theme::LargeText) {
            Self {
                icon: Area::new(6.0, 12.0, 42.0, 42.0),
                stock: Area::new(50.0, 2.0, 84.0, 62.0),
                change: Area::new(136.0, 15.0, 68.0, 38.0),
                rate: Area::new(206.0, 4.0, 76.0, 56.0),
            }
        } else {
            Self {
                icon: Area::new(10.0, 9.0, 50.0, 50.0),
                stock: Area::new(64.0, 2.0, 86.0, 62.0),
                change: Area::new(152.0, 17.0, 64.0, 33.0),
                rate: Area::new(218.0, 5.0, 62.0, 55.0),
            }
        }
    }
}

/// A resource of a side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Row {
    resource: Resource,
    stock: i16,
    goal: i16,
    mine: i16,
    /// The changes of stock and mine.
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
        let suit = skin.suit(self.resource.index());
        let mut scene = Scene::new(ROW.0, ROW.1);
        let area = scene.area();
        self.ground(&mut scene, area, suit);
        let columns = Columns::of(self.theme);
        let color = sign_color(self.resource, self.theme);
        scene.icon_raised(sign(self.resource), columns.icon, color, 3.0, NIGHT.alpha(140));
        let font = self.theme.min_font(super::layout::WIDTH);
        let number = Style::line(Font::Strong, font, 52.0, skin.ink).outline(NIGHT, 7.0);
        let [stock, mine] = self.changes;
        scene.text(easel.fit(&self.stock.to_string(), columns.stock, number));
        if stock != 0 {
            pill(&mut scene, stock, columns.change, font, self.theme, easel);
        }
        self.rate(&mut scene, columns.rate, mine, easel);
        scene
    }

    /// The background of the row, with the progress of the stock towards the goal.
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

    /// The mining rate, with the badge of its change above.
    fn rate(&self, scene: &mut Scene, block: Area, change: i16, easel: &mut Easel) {
        let skin = self.theme.skin();
        let suit = skin.suit(self.resource.index());
        let font = self.theme.min_font(super::layout::WIDTH);
        scene.fill(block.round(9.0), NIGHT.alpha(if self.theme.is_plain() { 255 } else { 110 }));
        if change == 0 {
            let pick = Area::new(block.x + (block.w - 26.0) / 2.0, block.y + 2.0, 26.0, 26.0);
            scene.icon("ui-mine", pick, suit.light(0.65));
        } else {
            let room = Area::new(block.x + 1.0, block.y - 3.0, block.w - 2.0, 30.0);
            pill(scene, change, room, font, self.theme, easel);
        }
        let style = Style::line(Font::Strong, font, font.max(30.0), suit.light(0.8));
        let room = Area::new(block.x + 2.0, block.y + 28.0, block.w - 4.0, 26.0);
        scene.text(easel.fit(&format!("+{}", self.mine), room, style));
    }
}
