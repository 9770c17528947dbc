//! A permanent: its number, its art, its name and its three rows, of which the active one is bright.

use std::sync::Arc;

use duelhall_engine::chrono::card::{CardDef, Epoch, Resource, Type};
use duelhall_engine::chrono::table::PermView;
use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;

use super::layout::{Scale, Sizes};
use crate::art::{Artwork, State};
use crate::board::{Tab, name, seat_color};
use crate::chrono::art;
use crate::chrono::line::{Line, Tone};
use crate::chrono::look::{GLOW, WHITE, icon, light, paper};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, TextBox};
use crate::theme::{NIGHT, Theme};

/// A card on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    card: Arc<CardDef>,
    number: u16,
    epoch: Epoch,
    shifted: bool,
    turned: bool,
    snared: bool,
    sick: bool,
    counters: i16,
    yields: Vec<(Resource, u8)>,
    offered: bool,
    seat: u8,
    size: (u16, u16),
    scale: Scale,
    lang: Lang,
    theme: Theme,
}

/// The corner of a card.
const CORNER: f32 = 12.0;

impl Tile {
    pub(super) fn of(perm: &PermView, seat: Seat, size: (u16, u16), scale: Scale, lang: Lang, theme: Theme) -> Self {
        Self {
            card: perm.card.clone(),
            number: perm.number,
            epoch: perm.epoch,
            shifted: perm.shifted,
            turned: perm.turned,
            snared: perm.snared,
            sick: perm.sick,
            counters: perm.counters,
            yields: perm.yields.clone(),
            offered: perm.offered,
            seat: seat.0,
            size,
            scale,
            lang,
            theme,
        }
    }

    /// Whether it yields nothing now, whatever its row says.
    const fn rests(&self) -> bool {
        self.turned || self.snared || self.sick
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, sizes) = (self.theme.skin(), self.sizes());
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = seat_color(Seat(self.seat), self.theme);
        let edge = if self.offered { skin.bright } else { color.mix(NIGHT, if self.rests() { 0.5 } else { 0.12 }) };
        scene.fill(area.round(CORNER), edge);
        let inner = area.inset(if self.offered { 4.0 } else { 3.0 });
        let top = inner.bottom() - self.rows_height(&sizes);
        let whole = self.scale == Scale::Whole;
        let (band, name) = match self.scale {
            Scale::Whole | Scale::Small => {
                let (name, lines) = self.name(Area::new(inner.x + 2.0, 0.0, inner.w - 4.0, 0.0), easel);
                match name.cut.then(|| self.tall_name(inner, top, easel)).flatten() {
                    Some(name) => (top - inner.y, Some(name.moved(0.0, inner.y - top))),
                    None => (sizes.name[lines - 1], Some(name)),
                }
            }
            Scale::Slim | Scale::Bare => (top - inner.y, None),
        };
        let art = Area::new(inner.x, inner.y, inner.w, top - inner.y - if whole { sizes.name[0] } else { 0.0 });
        scene.clip(inner.round(CORNER - 3.0), |scene| {
            if name.is_some() {
                self.art(scene, art);
            }
            let dark = paper(self.card.home, self.theme);
            let ground = Area::new(inner.x, top - band, inner.w, inner.bottom() - top + band);
            scene.fill(ground.path(), dark);
            if name.is_some() && ground.y > inner.y {
                scene.fill(Area { h: 2.0, ..ground }.path(), light(self.card.home, self.theme).mix(dark, 0.35));
            }
        });
        if let Some(name) = name {
            scene.text(name.moved(0.0, top - band));
        }
        self.rows(&mut scene, Area { y: top, h: inner.bottom() - top, ..inner }, easel);
        self.head(&mut scene, Area { h: top - band - inner.y, ..inner }, easel);
        scene
    }

    /// The measures of a card of its size.
    const fn sizes(&self) -> Sizes {
        let sizes = Sizes::of(self.theme);
        match self.scale {
            Scale::Whole => sizes,
            Scale::Small | Scale::Slim | Scale::Bare => {
                Sizes { tab: sizes.small_tab, name: sizes.small_name, rows: sizes.small, ..sizes }
            }
        }
    }

    fn rows_height(&self, sizes: &Sizes) -> f32 {
        let others = if matches!(self.scale, Scale::Whole | Scale::Bare) { 2.0 } else { 1.0 };
        sizes.rows[0] + sizes.rows[1] * others
    }

    fn art(&self, scene: &mut Scene, area: Area) {
        if self.theme.is_plain() {
            scene.fill(area.path(), NIGHT);
            let side = area.h.min(area.w) * 0.8;
            let (x, y) = area.center();
            let faded = if self.rests() { 120 } else { 255 };
            scene.icon(icon(&self.card), Area::new(x - side / 2.0, y - side / 2.0, side, side), WHITE.alpha(faded));
            return;
        }
        let state = if self.turned || self.snared { State::Resting } else { State::Plain };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
        let size = (area.w.ceil() as u16, area.h.ceil() as u16);
        let artwork = Artwork::new(art::plan(&self.card), size, state);
        scene.art(artwork, area.x, area.y);
    }

    /// The name, laid out from the top, and the number of its lines.
    fn name(&self, room: Area, easel: &mut Easel) -> (TextBox, usize) {
        let sizes = self.sizes();
        let name = easel.words().card_name(self.lang, &self.card);
        let style = Style::line(Font::Title, sizes.font, sizes.font * 1.12, self.theme.skin().ink);
        name::fit(&name, room, &sizes.name, style, easel)
    }

    /// The name beside the number in place of the art, if nothing else stands there and it is whole so; laid out from the top of
    /// the rows.
    fn tall_name(&self, inner: Area, top: f32, easel: &mut Easel) -> Option<TextBox> {
        let sizes = self.sizes();
        if counter_sign(&self.card).is_some() || !self.states().is_empty() {
            return None;
        }
        let left = Tab::new(self.number, self.offered, self.theme).width() + 5.0;
        let name = easel.words().card_name(self.lang, &self.card);
        let style = Style::line(Font::Title, sizes.font, sizes.font * 1.05, self.theme.skin().ink);
        let room = Area::new(left, top, inner.right() - left - 3.0, 0.0);
        let (text, _) = name::fit(&name, room, &[sizes.name[0], top - inner.y - 2.0], style, easel);
        (!text.cut).then_some(text)
    }

    /// The rows: below each other, or on a small card the active one above the others.
    fn rows(&self, scene: &mut Scene, area: Area, easel: &mut Easel) {
        let sizes = self.sizes();
        let heights = sizes.rows;
        let tone = |epoch| match epoch == self.epoch {
            true if self.rests() => Tone::Resting,
            true => Tone::Lit,
            false => Tone::Dim,
        };
        let now = (!self.rests()).then_some(&self.yields[..]);
        let line = |epoch| Line {
            card: &self.card,
            epoch,
            now: now.filter(|_| epoch == self.epoch),
            tone: tone(epoch),
            font: sizes.font,
            lang: self.lang,
            theme: self.theme,
        };
        if matches!(self.scale, Scale::Small | Scale::Slim) {
            let active = Area { h: heights[0], ..area };
            self.glow(scene, active);
            line(self.epoch).draw(scene, active, easel);
            let half = area.w / 2.0;
            let others = Epoch::ALL.into_iter().filter(|epoch| *epoch != self.epoch);
            for (epoch, x) in others.zip([area.x, area.x + half]) {
                line(epoch).draw(scene, Area::new(x, area.y + heights[0], half, heights[1]), easel);
            }
            return;
        }
        let mut y = area.y;
        for epoch in Epoch::ALL {
            let lit = epoch == self.epoch;
            let room = Area { y, h: if lit { heights[0] } else { heights[1] }, ..area };
            if lit {
                self.glow(scene, room);
            }
            line(epoch).draw(scene, room, easel);
            y += room.h;
        }
    }

    /// The ground of the active row: bright, or only framed while the card yields nothing.
    fn glow(&self, scene: &mut Scene, area: Area) {
        let shape = |inset: f32| Area::new(area.x + inset, area.y + inset, area.w - 2.0 * inset, area.h - 2.0 * inset);
        if self.rests() {
            scene.fill(shape(0.0).path(), GLOW.mix(NIGHT, 0.35));
            scene.fill(shape(2.0).path(), paper(self.card.home, self.theme).light(0.1));
        } else if self.theme.is_plain() {
            scene.fill(area.path(), WHITE);
        } else {
            scene.fill(area.path(), GLOW);
        }
    }

    /// What stands over the art: number, states, and the life of a location or the time of an event.
    fn head(&self, scene: &mut Scene, area: Area, easel: &mut Easel) {
        let sizes = self.sizes();
        let tab = Tab::new(self.number, self.offered, self.theme).draw(scene, (0.0, 0.0), sizes.tab, easel);
        let mut right = f32::from(self.size.0);
        let narrow = matches!(self.scale, Scale::Slim | Scale::Bare);
        if let Some(sign) = counter_sign(&self.card) {
            let words = self.counters.to_string();
            let digits = width(&words, sizes.font);
            let signed = digits + sizes.tab + 6.0;
            // A number alone says enough where there is no more room: its plate is green.
            let (sign, wide) = if tab.right() + signed > right { ("", digits + 9.0) } else { (sign, signed) };
            let plate = Area::new(right - wide, 0.0, wide, sizes.tab);
            let (edge, ground) = (Rgba::hex(0x7e_e0_8a), Rgba::hex(0x10_38_2c));
            if tab.right() <= plate.x {
                super::chip(scene, plate, sign, &words, (edge, ground), self.theme, easel);
                right = plate.x;
            }
        }
        let states = self.states();
        let free = Area::new(tab.right() + 3.0, 0.0, right - tab.right() - 6.0, sizes.tab);
        let colors = (self.theme.skin().faint, NIGHT);
        let wide = |key: &str, easel: &mut Easel| {
            let style = Style::line(Font::Strong, sizes.font, sizes.font, WHITE);
            let room = Area::new(0.0, 0.0, 1_000.0, sizes.tab);
            let words = easel.say(self.lang, key);
            (easel.fit(&words, room, style).extent.w.ceil() + sizes.tab + 8.0, words)
        };
        let mut y = tab.bottom() + (area.bottom() - tab.bottom() - 2.0 - states.len() as f32 * (sizes.tab + 2.0)) / 2.0;
        let roomy = y >= tab.bottom() - 1.0 && self.scale == Scale::Whole;
        let mut x = free.x;
        for (sign, key) in states {
            let (wide, words) = wide(key, easel);
            if roomy {
                let wide = wide.min(area.w - 4.0);
                let place = Area::new(area.center().0 - wide / 2.0, y, wide, sizes.tab);
                super::chip(scene, place, sign, &words, colors, self.theme, easel);
                y += sizes.tab + 2.0;
            } else if x + wide <= free.right() && !narrow {
                super::chip(scene, Area::new(x, 0.0, wide, sizes.tab), sign, &words, colors, self.theme, easel);
                x += wide + 2.0;
            } else if x + wide - sizes.tab + 8.0 <= free.right() && !narrow {
                // The words say enough without the sign.
                let place = Area::new(x, 0.0, wide - sizes.tab + 8.0, sizes.tab);
                super::chip(scene, place, "", &words, colors, self.theme, easel);
                x += place.w + 2.0;
            } else if x + sizes.tab <= free.right() {
                super::chip(scene, Area::new(x, 0.0, sizes.tab, sizes.tab), sign, "", colors, self.theme, easel);
                x += sizes.tab + 2.0;
            }
        }
        if self.scale == Scale::Slim {
            self.beside(scene, Area::new(x + 2.0, 0.0, right - x - 6.0, sizes.tab + 2.0), easel);
        }
    }

    /// The name in the line of the number, as much of it as has room.
    fn beside(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let font = self.sizes().font;
        if room.w < font * 2.0 {
            return;
        }
        let name = easel.words().card_name(self.lang, &self.card);
        let style = Style::line(Font::Strong, font, font, self.theme.skin().ink).align(Align::Start).cuttable();
        scene.text(name::line(&name, Area { y: 2.0, h: room.h - 2.0, ..room }, style, easel));
    }

    /// The states with their signs, the most important first.
    pub(super) fn states(&self) -> Vec<(&'static str, &'static str)> {
        let resting = match (self.snared, self.turned, self.sick) {
            (true, ..) => Some(("ui-snare", "chrono-snared")),
            (_, true, _) => Some(("ui-turned", "chrono-turned")),
            (.., true) => Some(("ui-fresh", "chrono-new")),
            _ => None,
        };
        resting.into_iter().chain(self.shifted.then_some(("ui-shift", "chrono-shifted"))).collect()
    }
}

/// The sign of the counters on a card; none for one that has none.
pub(in crate::chrono) const fn counter_sign(card: &CardDef) -> Option<&'static str> {
    match card.kind {
        Type::Location(_) => Some("ui-place-of"),
        Type::Event(_) => Some("ui-time"),
        Type::Hero | Type::Thoughtform | Type::Shadow => None,
    }
}
