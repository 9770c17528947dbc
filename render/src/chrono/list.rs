//! Cards in rows, one line each: for lists that are too long for whole cards.

use duelhall_engine::chrono::card::Type;

use super::card::Held;
use super::look::{WHITE, kind_sign, light, mark, paper};
use crate::digits::width as width_of;
use crate::easel::Easel;
use crate::hand::font;
use crate::hand::rows::{self, counted, height, width};
use crate::scene::{Area, Rgba, Scene, circle};
use crate::sheet::Piece;
use crate::text::{Face as Font, Style};
use crate::theme::NIGHT;

/// A card in one line: its number if it is offered, its cost, its name, its home epoch and its type.
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
        let home = light(card.home, self.theme);
        scene.fill(area.round(13.0), home.dark(0.25));
        scene.fill(area.inset(2.0).round(11.0), paper(card.home, self.theme).light(0.05));
        let mut left = self.tab(&mut scene, easel);
        let radius = (area.h - 12.0) / 2.0;
        self.cost(&mut scene, (left + radius, area.h / 2.0), radius, easel);
        left += 2.0 * radius + 8.0;
        let mut right = area.right() - 10.0;
        let side = font * 1.25;
        scene.icon(kind_sign(card), Area::new(right - side, (area.h - side) / 2.0, side, side), home);
        right -= side + 8.0;
        if card.kind != Type::Hero {
            let radius = font * 0.5;
            mark(&mut scene, (right - radius * 1.2, area.h / 2.0), radius, card.home, true, self.theme);
            right -= radius * 2.4 + 8.0;
        }
        let copies = self.inside.map(counted).or_else(|| (self.count > 1).then(|| format!("×{}", self.count)));
        if let Some(words) = copies {
            let wide = width_of(&words, font * 1.1);
            let style = Style::line(Font::Strong, font, font * 1.1, skin.bright);
            scene.text(easel.fit(&words, Area::new(right - wide, 0.0, wide, area.h), style));
            right -= wide + 6.0;
        }
        if self.inside.is_some() {
            scene.icon("ui-check", Area::new(right - font, (area.h - font) / 2.0, font, font), skin.bright);
            right -= font + 6.0;
        }
        let name = easel.words().card_name(self.lang, card);
        self.name(&mut scene, &name, (left, right), skin.ink, easel);
        scene
    }

    /// The cost in an orb; a hero and a shadow have their signs there.
    fn cost(&self, scene: &mut Scene, center: (f32, f32), radius: f32, easel: &mut Easel) {
        let font = font(self.theme);
        let plain = self.theme.is_plain();
        scene.fill(circle(center, radius), if plain { WHITE } else { Rgba::hex(0xc9_a2_ff) });
        scene.fill(circle(center, radius - 2.5), if plain { NIGHT } else { Rgba::hex(0x4c_2e_92) });
        let inside = Area::new(center.0 - radius, center.1 - radius, 2.0 * radius, 2.0 * radius).inset(6.0);
        match self.card.card.kind {
            Type::Hero => scene.icon("ui-crown", inside, self.theme.skin().bright),
            Type::Shadow => scene.icon("ui-shade", inside, WHITE),
            Type::Thoughtform | Type::Location(_) | Type::Event(_) => {
                let style = Style::line(Font::Strong, font, font * 1.3, WHITE);
                scene.text(easel.fit(&self.card.cost.to_string(), inside.inset(-3.0), style));
            }
        }
    }
}
