//! Cards in rows, one line each: for lists that are too long for whole cards.

use duelhall_engine::kit::Taken;
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::Type;

use super::card::Held;
use super::look::{badge, light, mark, paper};
use super::plate::{Ink, Plate};
use crate::board::name;
use crate::digits::width as width_of;
use crate::easel::Easel;
use crate::hand::font;
use crate::hand::rows::{counted, height, width};
use crate::scene::{Area, Scene};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A card in one line: its number if it is offered, its cost, its name, its values, its country and its type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Row {
    card: Held,
    /// The number of its button.
    number: Option<u8>,
    /// The number of copies.
    count: u8,
    /// How many of how many are in the deck that is edited, if any are; or how many of how many a person owns.
    inside: Option<Taken>,
    lang: Lang,
    theme: Theme,
}

impl Piece for Row {
    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Row {
    pub(super) const fn of(card: Held, number: Option<u8>, count: u8, lang: Lang, theme: Theme) -> Self {
        Self { card, number, count, inside: None, lang, theme }
    }

    /// The same, with how many of how many are in the deck that is edited, if any are, or how many a person owns.
    pub(super) fn inside(self, inside: Option<Taken>) -> Self {
        Self { inside, ..self }
    }

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
        let mut left = 7.0;
        if let Some(number) = self.number {
            let tab = Area::new(left, 6.0, font * 2.1, area.h - 12.0).inset(0.5);
            scene.fill(tab.round(tab.h / 2.0), skin.bright);
            scene.fill(tab.inset(3.0).round(tab.h / 2.0 - 3.0), NIGHT);
            let style = Style::line(Font::Strong, font, font * 1.25, skin.bright);
            scene.text(easel.fit(&number.to_string(), tab.inset(3.0), style));
            left = tab.right() + 5.0;
        }
        let ink = Ink { faded: is_missing, theme: self.theme };
        let side = area.h - 14.0;
        let tent = Area::new(left, 7.0, side, side);
        if card.kind != Type::Base {
            Plate::Cost.draw(&mut scene, tent, &self.card.cost.to_string(), font, ink, easel);
        }
        left = tent.right() + 8.0;
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
        let room = Area::new(left, 3.0, right - left, area.h - 6.0);
        let color = if is_missing { skin.faint } else { skin.ink };
        let style = Style::line(Font::Title, font, font * 1.2, color).align(Align::Start);
        scene.text(name::in_middle(&name, room, style, easel));
        scene
    }
}
