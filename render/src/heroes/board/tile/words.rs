//! Keywords and states in words, where a card has room for them.

use duelhall_engine::kit::Text;

use super::{Rooms, Tile};
use crate::easel::Easel;
use crate::heroes::board::layout::Sizes;
use crate::scene::{Area, Scene};
use crate::text::{Align, Face as Font, Style, TextBox};
use crate::theme::NIGHT;

impl Tile {
    /// Draws each of these signs with its word, below each other at the right edge; whether they have room. What has no word is
    /// a sign alone.
    pub(super) fn worded(
        &self,
        scene: &mut Scene,
        signs: &[&str],
        tab: Area,
        rooms: &Rooms,
        easel: &mut Easel,
    ) -> bool {
        let (sizes, skin) = (Sizes::of(self.theme), self.theme.skin());
        let font = sizes.name;
        let (high, step) = (sizes.head - 2.0, sizes.head);
        let right = rooms.area.w - 3.0;
        if signs.len() > 1 && rooms.limit < sizes.head * 3.6 {
            // They would hide the art.
            return false;
        }
        let mut rows: Vec<(&str, Option<TextBox>, Area)> = Vec::new();
        let mut y = 1.0;
        for sign in signs {
            // Beside the number, or else below it.
            let words = self.word(sign, easel);
            let style = Style::line(Font::Strong, font, font, skin.ink).align(Align::End);
            // The emblems of a hero stand below its number.
            let edge = if self.is_hero() { tab.h + 7.0 } else { 4.0 };
            let left = |y: f32| if y < tab.bottom() { tab.right() + 3.0 } else { edge };
            let needed = |text: &TextBox| text.extent.w + high + 10.0;
            let text = words.map(|words| easel.fit(&words, Area::new(0.0, 0.0, right - 8.0, high), style));
            if text.as_ref().is_some_and(|text| text.cut) {
                return false;
            }
            let wide = text.as_ref().map_or(high, needed);
            if y < tab.bottom() && right - wide < left(y) {
                y = tab.bottom() + 2.0;
            }
            if right - wide < left(y) || y + high > rooms.limit {
                return false;
            }
            let place = Area::new(right - wide, y, wide, high);
            let text = text.map(|text| text.moved(0.0, y));
            rows.push((sign, text, place));
            y += step;
        }
        for (sign, text, place) in rows {
            let Some(text) = text else {
                self.sign(scene, place.inset(1.0), sign);
                continue;
            };
            let lit = matches!(sign, "ui-swords" | "ui-target");
            scene.zone("sign", place);
            scene.fill(place.round(8.0), if lit { skin.bright } else { NIGHT.alpha(225) });
            let ink = if lit { NIGHT } else { skin.ink };
            let side = high - 8.0;
            scene.icon(sign, Area::new(place.x + 5.0, place.y + 4.0, side, side), ink);
            scene.text(TextBox { color: ink, ..text });
        }
        true
    }

    /// The word for a sign.
    fn word(&self, sign: &str, easel: &Easel) -> Option<String> {
        let key = match sign {
            "ui-swords" => "pic-heroes-attacks".to_owned(),
            "ui-target" => "pic-heroes-defends".to_owned(),
            "ui-turned" => "pic-heroes-turned".to_owned(),
            "ui-fresh" => "pic-heroes-fresh".to_owned(),
            _ => format!("keyword-heroes-{}", sign.strip_prefix("keyword-")?),
        };
        Some(easel.say_text(self.lang, &Text::new(key)))
    }
}
