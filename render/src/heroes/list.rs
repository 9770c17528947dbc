//! Cards in rows, one line each: for lists that are too long for whole cards.

use duelhall_engine::heroes::card::{CardType, Ongoing};
use duelhall_engine::kit::Taken;

use crate::easel::Easel;
use crate::hand::font;
use crate::hand::rows::{self, columns, counted, height, width};
use crate::heroes::card::Held;
use crate::heroes::card::look::{icon, kind_sign, outline, suit};
use crate::heroes::card::plate::{Ink, Plate, width_of};
use crate::scene::{Area, Paint, Scene};
use crate::sheet::Piece;
use crate::text::{Face as Font, Style};

/// A card in one line: its number if it is offered, its cost, its name, its type and the values of that type.
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
        let suit = suit(card, self.theme);
        scene.fill(outline(area, card.faction, 13.0), suit.light(0.35));
        let inner = area.inset(2.0);
        let ground = Paint::down(inner.y, inner.bottom(), suit.dark(0.28), suit.dark(0.48));
        scene.fill(
            outline(inner, card.faction, 11.0),
            if self.theme.is_plain() { suit.dark(0.4).into() } else { ground },
        );
        let mut left = self.tab(&mut scene, easel);
        self.cost(&mut scene, Area::new(left, 8.0, font * 1.95, area.h - 16.0), easel);
        left += font * 1.95 + 8.0;
        let right = self.kind(&mut scene, easel);
        let name = easel.words().card_name(self.lang, card);
        self.name(&mut scene, &name, (left, right), skin.ink, easel);
        scene
    }

    /// The cost; a quest and a hero have their signs there.
    fn cost(&self, scene: &mut Scene, badge: Area, easel: &mut Easel) {
        let sign = match self.card.card.kind {
            CardType::Quest => Some("ui-quest"),
            CardType::Hero { .. } => Some("ui-crown"),
            _ => None,
        };
        let words = match (sign, self.card.cost) {
            (Some(_), _) => String::new(),
            (None, Some(cost)) => cost.to_string(),
            (None, None) => "X".to_owned(),
        };
        let font = font(self.theme);
        let ink = Ink { min: font, max: font * 1.3, faded: false, theme: self.theme };
        Plate::Cost.draw(scene, badge, &words, None, ink, easel);
        if let Some(sign) = sign {
            scene.icon(sign, badge.inset(4.0).square(), self.theme.skin().bright);
        }
    }

    /// At the right, the type with its values below, and the number of copies before them. Returns the right limit of
    /// the name.
    fn kind(&self, scene: &mut Scene, easel: &mut Easel) -> f32 {
        let (skin, font, area) = (self.theme.skin(), font(self.theme), scene.area());
        let card = &self.card.card;
        let numbers = match &card.kind {
            CardType::Ally { atk, health, .. } => format!("{atk}/{health}"),
            CardType::Weapon { atk, .. } => atk.to_string(),
            CardType::Armor { def } => def.to_string(),
            CardType::Hero { health } | CardType::Ongoing(Ongoing::Totem(health)) => health.to_string(),
            CardType::Item | CardType::Ability | CardType::Ongoing(_) | CardType::Quest => String::new(),
        };
        let digits = if numbers.is_empty() { 0.0 } else { width_of(&numbers, font) + 2.0 };
        let (right, side) = (area.right() - 9.0, font * 1.4);
        let (sign, room) = if numbers.is_empty() || columns(self.theme) == 1 {
            let sign = Area::new(right - side, (area.h - side) / 2.0, side, side);
            (sign, Area::new(sign.x - digits - 6.0, 0.0, digits, area.h))
        } else {
            // In a narrow row the values are below the sign.
            let (wide, side) = (digits.max(side), area.h - font - 11.0);
            let room = Area::new(right - wide, area.h - font * 0.9 - 5.0, wide, font * 0.9);
            (Area::new(room.center().0 - side / 2.0, 5.0, side, side), room)
        };
        // A quest shows its own picture here, because its type sign is in the place of the cost.
        let of = if matches!(card.kind, CardType::Quest) { icon(card) } else { kind_sign(card) };
        scene.icon(of, sign, skin.sign);
        if !numbers.is_empty() {
            scene.text(easel.fit(&numbers, room, Style::line(Font::Strong, font, font, skin.ink)));
        }
        let end = room.x - 6.0;
        let words = match self.inside {
            Some(Taken { most: 1, .. }) => String::new(),
            Some(taken) => counted(taken),
            None if self.count < 2 => return end,
            None => format!("×{}", self.count),
        };
        let room = if words.is_empty() { 0.0 } else { width_of(&words, font * 1.1) + 4.0 };
        let place = Area::new(end + 3.0 - room, 0.0, room, area.h);
        if !words.is_empty() {
            scene.text(easel.fit(&words, place, Style::line(Font::Strong, font, font * 1.1, skin.bright)));
        }
        if self.inside.is_none() {
            return place.x - 4.0;
        }
        let tick = Area::new(place.x - font - 2.0, (area.h - font) / 2.0, font, font);
        scene.icon("ui-check", tick, skin.bright);
        tick.x - 4.0
    }
}
