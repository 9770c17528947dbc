//! Cards in rows, one line each: for lists that are too long for whole cards.

use duelhall_engine::war::card::Type;

use super::card::Held;
use super::look::{badge, light, mark, paper};
use super::plate::{Ink, Plate};
use crate::digits::width as width_of;
use crate::easel::Easel;
use crate::hand::font;
use crate::hand::rows::{self, counted, height, width};
use crate::scene::{Area, Scene};
use crate::sheet::Piece;
use crate::text::{Face as Font, Style};

/// A card in one line: its number if it is offered, its cost, its name, its values, its country and its type.
type Row = rows::Row<Held>;

impl Piece for Row {
    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Row {
    fn drawn(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let mut scene = Scene::new(width(self.theme), height(self.theme));
        let (area, card) = (scene.area(), &self.card.card);
        // A card of which there is none is darker.
        let is_missing = self.inside.is_some_and(|taken| taken.now == 0);
        let home = light(card.country, self.theme);
        scene.fill(area.round(13.0), home.dark(if is_missing { 0.7 } else { 0.25 }));
        let ground = paper(card.country, self.theme);
        scene.fill(area.inset(2.0).round(11.0), if is_missing { ground.dark(0.6) } else { ground.light(0.05) });
        let left = self.tab(&mut scene, easel);
        let ink = Ink { faded: is_missing, theme: self.theme };
        let side = area.h - 14.0;
        let tent = Area::new(left, 7.0, side, side);
        if card.kind != Type::Base {
            Plate::Cost.draw(&mut scene, tent, &self.card.cost.to_string(), font, ink, easel);
        }
        let left = tent.right() + 8.0;
        let mut right = area.right() - 8.0;
        let side = font * 1.4;
        badge(&mut scene, Area::new(right - side, (area.h - side) / 2.0, side, side), card.kind, self.theme);
        right -= side + 6.0;
        let radius = font * 0.5;
        mark(&mut scene, (right - radius, area.h / 2.0), radius, card.country, self.theme);
        right -= radius * 2.0 + 6.0;
        let copies = self.inside.map(counted).or_else(|| (self.count > 1).then(|| format!("×{}", self.count)));
        if let Some(words) = copies {
            let wide = width_of(&words, font * 1.1);
            let color = if is_missing { skin.faint } else { skin.bright };
            let style = Style::line(Font::Strong, font, font * 1.1, color);
            scene.text(easel.fit(&words, Area::new(right - wide, 0.0, wide, area.h), style));
            right -= wide + 6.0;
        }
        if self.inside.is_some() && !is_missing {
            scene.icon("ui-check", Area::new(right - font, (area.h - font) / 2.0, font, font), skin.bright);
            right -= font + 6.0;
        }
        let name = easel.words().card_name(self.lang, card);
        let ink = if is_missing { skin.faint } else { skin.ink };
        self.name(&mut scene, &name, (left, right), ink, easel);
        scene
    }
}
