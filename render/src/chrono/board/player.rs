//! A hero with everything that a player has: life, armor, concentration, force, and the numbers of cards.

use std::sync::Arc;

use duelhall_engine::chrono::card::{CardDef, Resource};
use duelhall_engine::chrono::table::SideView;
use duelhall_engine::kit::Seat;

use super::chip;
use super::layout::Sizes;
use crate::art::{Artwork, State};
use crate::board::seat_color;
use crate::chrono::art;
use crate::chrono::look::{WHITE, icon, light, paper, sign, tint};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A player's hero with what changes in every turn left out, so that it is seldom drawn. The name stands above it as a part of
/// its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hero {
    hero: Arc<CardDef>,
    seat: u8,
    fallen: bool,
    /// The height of the numbers.
    foot: u16,
    size: (u16, u16),
    theme: Theme,
}

impl Hero {
    pub(super) fn of(side: &SideView, seat: Seat, size: (u16, u16), theme: Theme) -> Self {
        let foot = Numbers::of(side, size, theme).foot();
        Self { hero: side.hero.clone(), seat: seat.0, fallen: side.life <= 0, foot, size, theme }
    }

    pub(super) fn scene(&self) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = seat_color(Seat(self.seat), self.theme);
        scene.fill(area.round(14.0), color.mix(NIGHT, 0.25));
        let inner = area.inset(3.0);
        let top = f32::from(Sizes::of(self.theme).header);
        let art = Area::new(inner.x, inner.y + top, inner.w, inner.h - top - f32::from(self.foot));
        scene.clip(inner.round(11.0), |scene| {
            let dark = paper(self.hero.home, self.theme);
            scene.fill(inner.path(), dark);
            self.art(scene, art);
            let line = Area { y: art.bottom(), h: 2.0, ..art };
            scene.fill(line.path(), light(self.hero.home, self.theme).mix(dark, 0.3));
        });
        scene
    }

    fn art(&self, scene: &mut Scene, area: Area) {
        if self.theme.is_plain() {
            let side = area.h.min(area.w) * 0.86;
            let (x, y) = area.center();
            scene.icon(icon(&self.hero), Area::new(x - side / 2.0, y - side / 2.0, side, side), WHITE);
            return;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
        let size = (area.w.ceil() as u16, area.h.ceil() as u16);
        let state = if self.fallen { State::Fallen } else { State::Plain };
        let artwork = Artwork::new(art::plan(&self.hero), size, state);
        scene.art(artwork, area.x, area.y);
    }
}

/// A player's numbers, which stand over the hero and below.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Numbers {
    life: i16,
    armor: i16,
    counters: i16,
    pool: u16,
    /// Cards in hand, deck, hero deck and graveyard.
    piles: [u16; 4],
    /// Attack, defense and damage.
    force: [u8; 3],
    size: (u16, u16),
    theme: Theme,
}

impl Numbers {
    pub(super) fn of(side: &SideView, size: (u16, u16), theme: Theme) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "a graveyard has few cards")]
        let grave = side.graveyard.len() as u16;
        Self {
            life: side.life,
            armor: side.armor,
            counters: side.counters,
            pool: side.pool,
            piles: [side.hand, side.deck, side.beside, grave],
            force: side.force,
            size,
            theme,
        }
    }

    /// The height of the lines below the hero.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "three lines")]
    fn foot(&self) -> u16 {
        let [life, force, piles] = Sizes::of(self.theme).lines;
        (life + if self.forces().is_empty() { 0.0 } else { force } + piles) as u16
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let inner = scene.area().inset(3.0);
        let [life, force, _] = Sizes::of(self.theme).lines;
        let strong = self.forces();
        let top = inner.bottom() - f32::from(self.foot());
        let force = if strong.is_empty() { 0.0 } else { force };
        self.counters(&mut scene, inner, easel);
        let row = |y: f32, h: f32| Area::new(inner.x + 5.0, y, inner.w - 10.0, h);
        self.life(&mut scene, row(top, life), easel);
        self.line(&mut scene, row(top + life, force), &strong, easel);
        let signs = ["ui-hand", "ui-draw-pile", "ui-crown", "ui-grave"];
        let piles = signs.into_iter().zip(self.piles).filter(|(sign, n)| *n > 0 || *sign != "ui-grave");
        let faint = self.theme.skin().faint;
        let piles: Vec<(&str, String, Rgba)> = piles.map(|(sign, n)| (sign, n.to_string(), faint)).collect();
        let below = top + life + force;
        self.line(&mut scene, row(below, inner.bottom() - below), &piles, easel);
        scene
    }

    /// The counters on the hero, below the name.
    fn counters(&self, scene: &mut Scene, inner: Area, easel: &mut Easel) {
        let sizes = Sizes::of(self.theme);
        let words = self.counters.to_string();
        let wide = width(&words, sizes.font) + sizes.tab + 6.0;
        let y = inner.y + f32::from(sizes.header) + 4.0;
        let place = Area::new(inner.right() - wide - 3.0, y, wide, sizes.tab);
        let colors = (Rgba::hex(0x7f_e8_e0), Rgba::hex(0x0a_2c_38));
        chip(scene, place, "ui-counter", &words, colors, self.theme, easel);
    }

    /// Life and concentration.
    fn life(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        // The longer number has the wider half.
        let (life, pool) = (self.life.to_string(), self.pool.to_string());
        let side = if life.len() + pool.len() > 4 { room.h * 0.5 } else { room.h - 14.0 };
        let spare = room.w - 2.0 * (side + 8.0);
        let share = width(&life, 1.2) / (width(&life, 1.2) + width(&pool, 1.0));
        let half = side + 8.0 + (spare * share).round();
        let parts = [
            (sign(Resource::Life), tint(Resource::Life, false, self.theme), life, room.x, half, 46.0),
            (
                sign(Resource::Concentration),
                tint(Resource::Concentration, false, self.theme),
                pool,
                room.x + half,
                room.w - half,
                38.0,
            ),
        ];
        for (icon, color, words, x, wide, max) in parts {
            let place = Area::new(x, room.y + (room.h - side) / 2.0 + 1.0, side, side);
            scene.icon(icon, place, color);
            let digits = Area::new(place.right() + 5.0, room.y + 2.0, wide - side - 8.0, room.h - 4.0);
            let style = Style::line(Font::Strong, font, f32::max(max, font), skin.ink).align(Align::Start);
            scene.text(easel.fit(&words, digits, style));
        }
    }

    /// Armor, attack, defense and damage, as far as there are any.
    fn forces(&self) -> Vec<(&'static str, String, Rgba)> {
        let armor = (self.armor != 0).then(|| ("kind-armor", self.armor.to_string(), Rgba::hex(0xff_e7_a8)));
        let kinds = [Resource::Attack, Resource::Defense, Resource::Damage];
        let force = kinds.into_iter().zip(self.force).filter(|(_, n)| *n > 0);
        let force = force.map(|(kind, n)| (sign(kind), n.to_string(), tint(kind, false, self.theme)));
        armor.into_iter().chain(force).collect()
    }

    /// Signs with numbers, as many as have room, spread over the row.
    fn line(&self, scene: &mut Scene, room: Area, parts: &[(&str, String, Rgba)], easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let side = font * 0.9;
        let wide = |words: &str| side + 3.0 + width(words, font);
        let (mut count, mut all) = (0, 0.0);
        for (_, words, _) in parts {
            let next = all + wide(words);
            if next > room.w {
                break;
            }
            (count, all) = (count + 1, next + 4.0);
        }
        #[expect(clippy::cast_precision_loss, reason = "few parts")]
        let spare = ((room.w - all) / count.max(1) as f32).min(16.0);
        let mut x = room.x;
        for (icon, words, color) in parts.iter().take(count) {
            scene.icon(icon, Area::new(x, room.center().1 - side / 2.0, side, side), *color);
            let digits = Area::new(x + side + 3.0, room.y, width(words, font), room.h);
            let style = Style::line(Font::Strong, font, font, skin.ink).align(Align::Start);
            scene.text(easel.fit(words, digits, style));
            x += wide(words) + 4.0 + spare;
        }
    }
}
