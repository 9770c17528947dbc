//! Words on a board: nothing has happened yet, how the match ended, who is out of it.

use duelhall_engine::kit::{Outcome, Seat, Text};
use duelhall_engine::text::Lang;

use super::{WHITE, font, seat_color};
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// The height of the strip in which the words stand.
pub(crate) const STRIP_HEIGHT: u16 = 88;

/// Words where cards would be: nothing has happened yet, or how the match ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Notice {
    pub(crate) icon: &'static str,
    pub(crate) title: Text,
    pub(crate) hint: Text,
    pub(crate) seat: Option<u8>,
    pub(crate) width: u16,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
}

impl Notice {
    /// How the match ended; `names` are those of the winners, `own` is the message for a reason of the game's own.
    pub(crate) fn end(
        outcome: Outcome,
        names: &[String],
        own: &'static str,
        width: u16,
        lang: Lang,
        theme: Theme,
    ) -> Self {
        let winner = outcome.winners.iter().next();
        let title = match names {
            [] => Text::new("pic-draw"),
            [name] => Text::new("pic-win").raw("name", name.as_str()),
            [rest @ .., last] => Text::new("pic-win-many").raw("rest", rest.join(", ")).raw("last", last.as_str()),
        };
        let reason = match outcome.reason.name() {
            "turn-cap" => "pic-reason-turn-cap",
            "resigned" => "pic-reason-resigned",
            "timed-out" => "pic-reason-timed-out",
            _ => own,
        };
        let icon = if winner.is_some() { "ui-trophy" } else { "ui-scales" };
        Self { icon, title, hint: Text::new(reason), seat: winner.map(|seat| seat.0), width, lang, theme }
    }

    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let mut scene = Scene::new(self.width, STRIP_HEIGHT);
        let area = scene.area();
        let color = self.seat.map_or(skin.faint, |seat| seat_color(Seat(seat), self.theme));
        plaque(&mut scene, area, if self.seat.is_some() { color } else { skin.edge }, self.theme);
        scene.icon_raised(self.icon, Area::new(14.0, 12.0, 64.0, 64.0), color, 3.0, NIGHT.alpha(160));
        let room = |y: f32, h: f32| Area::new(88.0, y, area.w - 100.0, h);
        let style = Style::line(Font::Title, font, font * 1.35, WHITE).cuttable();
        let title = easel.say_text(self.lang, &self.title);
        scene.text(easel.fit(&title, room(5.0, 40.0), style));
        let style = Style::line(Font::Body, font, font * 1.1, skin.faint).cuttable();
        let hint = easel.say_text(self.lang, &self.hint);
        scene.text(easel.fit(&hint, room(46.0, 36.0), style));
        scene
    }
}

/// The ground below words.
pub(crate) fn plaque(scene: &mut Scene, area: Area, edge: Rgba, theme: Theme) {
    let skin = theme.skin();
    scene.fill(area.round(14.0), edge);
    let inner = area.inset(2.0);
    scene.fill(inner.round(12.0), skin.panel[0].mix(skin.panel[1], 0.5));
}

/// Words in the place of a side that is out of the game.
pub(crate) fn out(size: (u16, u16), lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let (skin, font) = (theme.skin(), font(theme));
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    let (x, y) = area.center();
    let side = if area.h < font * 5.0 { 0.0 } else { (area.h * 0.4).min(area.w * 0.5) };
    if side > 0.0 {
        scene.icon("ui-grave", Area::new(x - side / 2.0, y - side * 0.9, side, side), skin.edge);
    }
    let top = if side > 0.0 { y + side * 0.2 } else { 4.0 };
    let room = Area::new(8.0, top, area.w - 16.0, area.bottom() - top - 4.0);
    let style = Style::line(Font::Title, font, font * 1.3, skin.faint).wrap(Wrap::Lines(3));
    scene.text(easel.fit(&easel.say(lang, "out"), room, style));
    scene
}
