//! Who must act, on a plate in the track of time.

use duelhall_engine::chrono::card::Epoch;
use duelhall_engine::chrono::epoch_of;
use duelhall_engine::chrono::table::Table;
use duelhall_engine::text::Lang;

use super::layout::Sizes;
use super::track::{asking, is_roomy, room};
use crate::board::Asked;
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// Who must act.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    asked: Asked,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

impl Turn {
    /// Who must act, with its place on a track of this height.
    pub(super) fn of(
        table: &Table,
        names: &[String; 2],
        height: u16,
        lang: Lang,
        theme: Theme,
    ) -> Option<(Self, u16, u16)> {
        let asked = Asked::of(table.asked, table.turn, names)?;
        let (now, is_large) = (epoch_of(table.age), Sizes::of(theme).font > 30.0);
        let place = room(asking(now), height);
        // After the mark of the epoch, and of the first one also its name; before how far it is.
        let (before, after) = match (is_roomy(height), now) {
            (true, _) => (10.0, 10.0),
            (_, Epoch::One) => (if is_large { 234.0 } else { 182.0 }, 8.0),
            (_, Epoch::Two) => (if is_large { 58.0 } else { 48.0 }, 8.0),
            (_, Epoch::Three) => (if is_large { 58.0 } else { 48.0 }, if is_large { 84.0 } else { 66.0 }),
        };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole pixels")]
        let (x, wide) = ((place.x + before) as u16, (place.w - before - after) as u16);
        let (y, high) = if is_roomy(height) { (54, 42) } else { (5, 36) };
        Some((Self { asked, size: (wide, high), lang, theme }, x, y))
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let font = Sizes::of(self.theme).font;
        let mut scene = Scene::new(self.size.0, self.size.1);
        let style = Style::line(Font::Strong, font, font, NIGHT).align(Align::Start);
        let room = Area::new(10.0, 2.0, f32::from(self.size.0) - 20.0, f32::from(self.size.1) - 4.0);
        let Some(words) = self.asked.text(room, style, self.lang, self.theme, easel) else { return scene };
        let plate = Area { w: words.extent.w + 20.0, ..scene.area() };
        scene.zone("turn", plate);
        scene.fill(plate.round(10.0), self.asked.color(self.theme));
        scene.fill(plate.inset(2.0).round(8.0), NIGHT);
        scene.text(words);
        scene
    }
}
