//! What would change if the viewer moved time: the epochs that can be reached, and which cards would turn to other rows or die.

use duelhall_engine::chrono::card::Epoch;
use duelhall_engine::chrono::table::{Change, Forecast};
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use super::line::{Line, Tone};
use super::look::{WHITE, light, mark};
use crate::board::seat_color;
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The ages that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Forecasts {
    pub(super) reached: Vec<Forecast>,
    pub(super) age: u8,
    pub(super) epoch: Epoch,
    pub(super) size: (u16, u16),
    pub(super) font: u16,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl std::hash::Hash for Forecasts {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.age, self.epoch, self.size, self.font, self.lang, self.theme).hash(state);
        for reached in &self.reached {
            reached.by.hash(state);
            reached.changes.iter().for_each(|change| (change.number, change.dies).hash(state));
        }
    }
}

impl Piece for Forecasts {
    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Forecasts {
    fn drawn(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), f32::from(self.font));
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        scene.stroke(
            area.inset(2.0).round(18.0),
            if self.theme.is_plain() { WHITE } else { Rgba::hex(0x7f_e8_e0) },
            2.0,
        );
        let inner = area.inset(12.0);
        let side = font * 1.2;
        scene.icon("ui-time", Area::new(inner.x, inner.y, side, side), Rgba::hex(0x7f_e8_e0));
        let title = Area::new(inner.x + side + 6.0, inner.y - 2.0, inner.w - side - 6.0, side + 4.0);
        let style = Style::line(Font::Title, font, font * 1.2, skin.ink).align(Align::Start);
        let words = easel.say(self.lang, "chrono-forecast");
        scene.text(easel.fit(&words, title, style.cuttable()));
        let mut y = inner.y + side + 8.0;
        let row = font * 1.5;
        for reached in Forecast::nearest(&self.reached) {
            if y + 2.0 * row > inner.bottom() {
                break;
            }
            self.head(&mut scene, Area::new(inner.x, y, inner.w, row), reached, easel);
            y += row + 2.0;
            let rows = ((inner.bottom() - y) / row).max(0.0) as usize;
            let count = reached.changes.len();
            let shown = if count > rows { rows.saturating_sub(1) } else { count };
            for change in reached.changes.iter().take(shown) {
                self.change(&mut scene, Area::new(inner.x, y, inner.w, row), change, reached.epoch, easel);
                y += row;
            }
            if count > shown && y + row <= inner.bottom() + 1.0 {
                let style = Style::line(Font::Strong, font, font, skin.faint);
                let place = Area::new(inner.x, y, inner.w, row);
                scene.text(easel.fit(&format!("+{}", count - shown), place, style));
                y += row;
            }
            y += 6.0;
        }
        scene
    }

    /// The same no higher than its lines need.
    pub(super) fn small(self) -> Self {
        let font = f32::from(self.font);
        #[expect(clippy::cast_precision_loss, reason = "a few lines")]
        let lines = Forecast::nearest(&self.reached).iter().map(|one| 1 + one.changes.len()).sum::<usize>() as f32;
        #[expect(clippy::cast_precision_loss, reason = "three epochs")]
        let gaps = 8.0 * Forecast::nearest(&self.reached).len() as f32;
        let height = (34.0 + font * 1.2 + lines * font * 1.5 + gaps).ceil();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "no more than a card's height")]
        let height = height.min(f32::from(self.size.1)) as u16;
        Self { size: (self.size.0, height), ..self }
    }

    /// The mark of an epoch, by how many ages time must move, and the age that it has then.
    fn head(&self, scene: &mut Scene, area: Area, reached: &Forecast, easel: &mut Easel) {
        let (font, y) = (f32::from(self.font), area.center().1);
        let color = light(reached.epoch, self.theme);
        scene.fill(Area { h: 2.0, ..area }.path(), color.mix(NIGHT, 0.3));
        mark(scene, (area.x + font * 0.75, y), font * 0.56, reached.epoch, true, self.theme);
        let by = signed(reached.by);
        let style = Style::line(Font::Strong, font, font * 1.15, color).align(Align::Start);
        let place = Area::new(area.x + font * 1.7, area.y, width(&by, font * 1.15) + 4.0, area.h);
        scene.text(easel.fit(&by, place, style));
        let words = easel.say_text(self.lang, &Text::new("pic-chrono-age").num("n", reached.age));
        let room = Area::new(place.right() + 6.0, area.y, area.right() - place.right() - 6.0, area.h);
        let style = Style::line(Font::Body, font, font, self.theme.skin().faint).align(Align::End);
        let words = easel.fit(&words, room, style);
        if !words.cut {
            scene.text(words);
        }
    }

    /// A card by its number, and what it would yield, or that it would die.
    fn change(&self, scene: &mut Scene, area: Area, change: &Change, epoch: Epoch, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), f32::from(self.font));
        let words = change.number.to_string();
        let tab = Area::new(area.x, area.y + 2.0, width(&words, font) + 14.0, area.h - 4.0);
        scene.fill(tab.round(8.0), seat_color(change.seat, self.theme));
        scene.fill(tab.inset(2.0).round(6.0), NIGHT);
        scene.text(easel.fit(&words, tab.inset(2.0), Style::line(Font::Strong, font, font, skin.ink)));
        let mut left = tab.right() + 7.0;
        if change.dies {
            let side = font;
            let sign = Area::new(left, area.center().1 - side / 2.0, side, side);
            scene.icon("ui-grave", sign, if self.theme.is_plain() { WHITE } else { Rgba::hex(0xff_6a_70) });
            left += side + 6.0;
        }
        let (card, lang, theme) = (&change.card, self.lang, self.theme);
        let line = Line { card, epoch, now: None, tone: Tone::Dim, font, lang, theme };
        line.draw_bare(scene, Area { x: left, w: area.right() - left, ..area }, easel);
    }
}

/// A number with its sign.
fn signed(by: i8) -> String {
    match by {
        0 => "0".to_owned(),
        1.. => format!("+{by}"),
        _ => format!("−{}", by.unsigned_abs()),
    }
}
