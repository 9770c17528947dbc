//! A row of a card in one line: the mark of its epoch, what it yields, and its powers as far as they have room.

use duelhall_engine::chrono::card::{CardDef, Epoch, Resource, Row};
use duelhall_engine::chrono::words::row_text;
use duelhall_engine::text::Lang;

use super::look::{EARTH, mark, sign, tint};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, polygon};
use crate::text::{Align, Face as Font, Style};
use crate::theme::Theme;

/// How a row is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// It is active.
    Lit,
    /// It is active, but its card yields nothing now.
    Resting,
    /// It is that of another epoch.
    Dim,
}

/// A row of a card.
pub(super) struct Line<'a> {
    pub(super) card: &'a CardDef,
    pub(super) epoch: Epoch,
    /// What it yields now, if that is known.
    pub(super) now: Option<&'a [(Resource, u8)]>,
    pub(super) tone: Tone,
    pub(super) font: f32,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

/// A resource with its number, and whether that is more or less than what is printed.
type Token = (Resource, u8, std::cmp::Ordering);

impl Line<'_> {
    /// Draws the row.
    pub(super) fn draw(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let lit = self.tone != Tone::Dim;
        let tight = room.w < self.font * 2.9;
        let radius = (room.h * if lit { 0.34 } else { 0.3 }).min(self.font * 0.56).min(room.w * 0.1);
        let center = (room.x + radius * if tight { 1.25 } else { 1.35 } + 1.0, room.center().1);
        mark(scene, center, radius, self.epoch, lit, self.theme);
        let left = center.0 + radius * 1.25 + self.font * if tight { 0.1 } else { 0.25 };
        self.draw_bare(scene, Area::new(left, room.y, room.right() - left - 3.0, room.h), easel);
    }

    /// Draws the row without the mark of its epoch.
    pub(super) fn draw_bare(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let Some(row) = self.card.row(self.epoch) else { return };
        let text = row_text(self.card, row).map(|text| easel.say_text(self.lang, &text));
        let Some(window) = &row.window else { return self.spell(scene, room, text.as_deref(), easel) };
        let mut left = self.tokens(scene, room, &self.shown(window), easel);
        if let Some(text) = text {
            left += if left > room.x { self.font * 0.3 } else { 0.0 };
            let free = Area { x: left, w: room.right() - left, ..room };
            self.power(scene, free, text.trim_end_matches('.'), easel);
        } else if window.is_empty() {
            self.words(scene, room, &easel.say(self.lang, "chrono-idle"), easel);
        }
    }

    /// What stands in the row: what it yields now, or what is printed.
    fn shown(&self, window: &[(Resource, u8)]) -> Vec<Token> {
        let printed = |resource| -> u8 { window.iter().filter(|(of, _)| *of == resource).map(|(_, n)| *n).sum() };
        let all = Resource::ALL.into_iter().map(|resource| {
            let now = |now: &[(Resource, u8)]| now.iter().find(|(of, _)| *of == resource).map_or(0, |(_, n)| *n);
            let (is, was) = (self.now.map_or(printed(resource), now), printed(resource));
            (resource, is, is.cmp(&was), was)
        });
        all.filter(|(_, is, _, was)| *is > 0 || *was > 0)
            .map(|(resource, is, change, _)| (resource, is, change))
            .collect()
    }

    fn ink(&self) -> Rgba {
        match self.tone {
            Tone::Lit if self.theme.is_plain() => Rgba::hex(0),
            Tone::Lit => EARTH,
            Tone::Resting | Tone::Dim => {
                if self.theme.is_plain() {
                    Rgba::hex(0x00ff_ffff)
                } else {
                    Rgba::hex(0xd6_ce_e8)
                }
            }
        }
    }

    /// As many tokens as have room; returns where they end.
    fn tokens(&self, scene: &mut Scene, room: Area, tokens: &[Token], easel: &mut Easel) -> f32 {
        let (font, bright) = (self.font, self.tone == Tone::Lit);
        let side = (font * if bright { 0.98 } else { 0.92 }).min(room.h - 4.0);
        let mut x = room.x;
        for (at, (resource, n, change)) in tokens.iter().enumerate() {
            let words = n.to_string();
            let digits = width(&words, font);
            let end = x + side + 2.0 + digits;
            if end > room.right() + 1.0 {
                let more = Area::new(room.right() - side * 0.6, room.center().1 - side / 2.0, side * 0.6, side);
                scene.icon("ui-more", more.square(), self.ink());
                return room.right();
            }
            let icon = Area::new(x, room.center().1 - side / 2.0, side, side);
            scene.icon(sign(*resource), icon, tint(*resource, bright, self.theme));
            let place = Area::new(icon.right() + 2.0, room.y, digits, room.h);
            let style = Style::line(Font::Strong, font, font * if bright { 1.12 } else { 1.0 }, self.ink());
            scene.text(easel.fit(&words, place, style));
            x = end;
            if change.is_ne() {
                x = self.changed(scene, (x + 1.0, room.center().1), change.is_gt());
            }
            x += if at + 1 < tokens.len() { font * if bright { 0.26 } else { 0.2 } } else { 0.0 };
        }
        x
    }

    /// A triangle after a number that is not the printed one: up if it is higher. Returns where it ends.
    fn changed(&self, scene: &mut Scene, (x, y): (f32, f32), more: bool) -> f32 {
        let skin = self.theme.skin();
        let (tip, side) = (if more { -5.0 } else { 5.0 }, self.font * 0.4);
        let color = if more { skin.good } else { skin.bad };
        scene.fill(polygon([(x, y - tip), (x + side, y - tip), (x + side / 2.0, y + tip * 1.3)]), color);
        x + side
    }

    /// A power in words if they have room, otherwise the sign that there is one.
    fn power(&self, scene: &mut Scene, room: Area, text: &str, easel: &mut Easel) {
        if room.w > self.font * 3.0 && self.words(scene, room, text, easel) {
            return;
        }
        let side = (self.font * 0.86).min(room.h - 6.0);
        if room.w >= side {
            let place = Area::new(room.x, room.center().1 - side / 2.0, side, side);
            scene.icon("ui-effect", place, self.ink());
        }
    }

    /// What it does as a spell: in words if they have room, otherwise that it is one. A row without effect fades.
    fn spell(&self, scene: &mut Scene, room: Area, text: Option<&str>, easel: &mut Easel) {
        let side = (self.font * 0.86).min(room.h - 6.0);
        let Some(text) = text else {
            if !self.words(scene, room, &easel.say(self.lang, "chrono-fades"), easel) {
                scene.icon("ui-grave", Area::new(room.x, room.center().1 - side / 2.0, side, side), self.ink());
            }
            return;
        };
        scene.icon("ui-spell", Area::new(room.x, room.center().1 - side / 2.0, side, side), self.ink());
        let left = room.x + side + 4.0;
        let free = Area { x: left, w: room.right() - left, ..room };
        if !self.words(scene, free, text.trim_end_matches('.'), easel) {
            self.words(scene, free, &easel.say(self.lang, "chrono-spell"), easel);
        }
    }

    /// Words in one line, if they have room; says whether they have.
    fn words(&self, scene: &mut Scene, room: Area, words: &str, easel: &mut Easel) -> bool {
        let face = if self.tone == Tone::Lit { Font::Strong } else { Font::Body };
        let style = Style::line(face, self.font, self.font, self.ink()).align(Align::Start);
        if room.w < self.font || self.font > room.h {
            return false;
        }
        let words = easel.fit(words, room, style);
        let fits = !words.cut;
        if fits {
            scene.text(words);
        }
        fits
    }
}

/// The rows of a card in the order of epochs.
pub(super) fn rows(card: &CardDef) -> impl Iterator<Item = (Epoch, &Row)> {
    Epoch::ALL.into_iter().filter_map(|epoch| Some((epoch, card.row(epoch)?)))
}
