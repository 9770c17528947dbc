//! A card in play, large: the card as it is printed with its active row lit, and below it what it is now.

use std::sync::Arc;

use duelhall_engine::chrono::card::{CardDef, Epoch, Resource};
use duelhall_engine::chrono::table::{PermView, Table};
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use super::board::{counter_sign, states};
use super::card;
use super::line::{Line, Tone};
use super::look::{WHITE, mark};
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::sheet::{Piece, Sheet};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The height of a row.
const ROW: u16 = 50;

/// The present state of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Now {
    card: Arc<CardDef>,
    epoch: Epoch,
    /// What it yields; `None` while it rests.
    yields: Option<Vec<(Resource, u8)>>,
    /// Its states: a sign and the word in messages.
    states: Vec<(&'static str, &'static str)>,
    /// The life of a location or the time of an event, with its sign.
    counters: Option<(&'static str, i16)>,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

/// The card with this number; none if no such card is in play face up.
pub(super) fn sheet(table: &Table, number: u16, lang: Lang, theme: Theme) -> Option<Sheet> {
    let perm = table.sides.iter().flat_map(|(_, side)| &side.field).find(|perm| perm.number == number)?;
    let mut sheet = card::in_epoch(&perm.card, Some(perm.epoch), lang, theme);
    let mut now = Now::of(perm, lang, theme);
    let rows = if now.has_states() { 2 } else { 1 };
    now.size = (sheet.width, rows * ROW + 16);
    let y = i32::from(sheet.height);
    sheet.height += now.size.1;
    sheet.parts.push((now.into(), 0, y));
    Some(sheet)
}

impl Now {
    fn of(perm: &PermView, lang: Lang, theme: Theme) -> Self {
        let rests = perm.turned || perm.snared || perm.sick;
        Self {
            card: perm.card.clone(),
            epoch: perm.epoch,
            yields: (!rests).then(|| perm.yields.clone()),
            states: states(perm, lang, theme),
            counters: counter_sign(&perm.card).map(|sign| (sign, perm.counters)),
            size: (0, 0),
            lang,
            theme,
        }
    }

    fn has_states(&self) -> bool {
        !self.states.is_empty() || self.counters.is_some()
    }

    /// The word for the present, the epoch whose row is active, and what the card yields.
    fn yields(&self, scene: &mut Scene, room: Area, font: f32, easel: &mut Easel) {
        let skin = self.theme.skin();
        let style = Style::line(Font::Title, font, font * 1.2, skin.bright).align(Align::Start);
        let words = easel.fit(&easel.say(self.lang, "chrono-now"), room, style);
        let radius = room.h * 0.34;
        let center = (words.extent.right() + 16.0 + radius, room.center().1);
        scene.text(words);
        mark(scene, center, radius, self.epoch, true, self.theme);
        let text = Text::new("pic-chrono-epoch").num("n", self.epoch.index() as i64 + 1);
        let left = center.0 + radius * 1.3 + 6.0;
        let style = Style::line(Font::Strong, font, font * 1.1, skin.ink).align(Align::Start);
        let words =
            easel.fit(&easel.say_text(self.lang, &text), Area::new(left, room.y, room.right() - left, room.h), style);
        let left = words.extent.right() + 16.0;
        scene.text(words);
        let line = Line {
            card: &self.card,
            epoch: self.epoch,
            now: self.yields.as_deref(),
            tone: if self.yields.is_some() { Tone::Dim } else { Tone::Resting },
            font,
            lang: self.lang,
            theme: self.theme,
        };
        line.draw_bare(scene, Area::new(left, room.y, room.right() - left, room.h), easel);
    }
}

impl Piece for Now {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, mut scene) = (self.theme.skin(), Scene::new(self.size.0, self.size.1));
        let font = if self.theme == Theme::LargeText { 24.0 } else { 20.0 };
        let area = scene.area();
        scene.fill(area.path(), skin.table[1]);
        let inner = Area { h: area.h - 8.0, ..area }.inset(4.0);
        scene.fill(inner.round(14.0), if self.theme.is_plain() { WHITE } else { skin.edge });
        scene.fill(inner.inset(2.0).round(12.0), NIGHT);
        let room = Area::new(inner.x + 12.0, inner.y, inner.w - 24.0, f32::from(ROW));
        self.yields(&mut scene, room, font, easel);
        let counters = self.counters.map(|(sign, n)| (sign, n.to_string()));
        let words: Vec<(&str, String)> =
            self.states.iter().map(|(sign, key)| (*sign, easel.say(self.lang, key))).chain(counters).collect();
        let high = font * 1.6;
        let mut x = room.x;
        for (sign, words) in words {
            let style = Style::line(Font::Strong, font, font, skin.ink).align(Align::Start);
            let left = x + high;
            let most = Area::new(left, 0.0, room.right() - left, high);
            let wide = easel.fit(&words, most, style).extent.w + high + 10.0;
            let chip = Area::new(x, room.bottom() + 1.0, wide, high);
            scene.zone("chip", chip);
            scene.fill(chip.round(9.0), skin.faint);
            scene.fill(chip.inset(2.0).round(7.0), NIGHT);
            scene.icon(sign, Area::new(x, chip.y, high, high).inset(6.0), skin.ink);
            scene.text(easel.fit(&words, Area::new(left, chip.y, wide - high - 4.0, high), style));
            x = chip.right() + 6.0;
        }
        scene
    }
}
