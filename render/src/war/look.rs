//! The look of War: countries and types differ in shape as well as in colour.

use duelhall_engine::war::card::{CardDef, Country, Type};

use vello_cpu::kurbo::BezPath;

pub(super) use crate::board::WHITE;
use crate::scene::{Area, Rgba, Scene, circle, polygon, star};
use crate::theme::{NIGHT, Theme};

/// The light of a country: rims and small signs.
pub(super) fn light(country: Country, theme: Theme) -> Rgba {
    if theme.is_plain() {
        return WHITE;
    }
    Rgba::hex(match country {
        Country::Usa => 0x9c_b8_ff,
        Country::Ussr => 0xff_8a_72,
        Country::Britain => 0xe6_c8_82,
        Country::Germany => 0xb8_c2_cc,
    })
}

/// The dark paper of a country's cards.
pub(super) fn paper(country: Country, theme: Theme) -> Rgba {
    if theme.is_plain() {
        return Rgba::hex(0);
    }
    Rgba::hex(match country {
        Country::Usa => 0x12_1c_38,
        Country::Ussr => 0x2e_10_14,
        Country::Britain => 0x22_1e_10,
        Country::Germany => 0x18_1c_20,
    })
}

/// The mark of a country, as its vehicles bore it: a white star, a red star, a roundel, a barred cross.
pub(super) fn mark(scene: &mut Scene, center: (f32, f32), radius: f32, country: Country, theme: Theme) {
    let (x, y) = center;
    let plain = theme.is_plain();
    let color = |rich: u32| if plain { NIGHT } else { Rgba::hex(rich) };
    match country {
        Country::Usa => {
            scene.fill(circle(center, radius), WHITE);
            scene.fill(circle(center, radius * 0.9), color(0x1f_3a_7a));
            scene.fill(star(center, 5, radius * 0.82, radius * 0.34), WHITE);
        }
        Country::Ussr => {
            scene.fill(star(center, 5, radius * 1.16, radius * 0.5), WHITE);
            scene.fill(star(center, 5, radius * 0.9, radius * 0.37), color(0xd8_24_2c));
        }
        Country::Britain => {
            let rings = [(1.0, WHITE), (0.9, color(0x20_3a_8c)), (0.62, WHITE), (0.34, color(0xd0_2a_30))];
            for (share, color) in rings {
                scene.fill(circle(center, radius * share), color);
            }
        }
        Country::Germany => {
            for (reach, half, color) in [(1.0, 0.46, WHITE), (0.86, 0.3, NIGHT)] {
                let (long, wide) = (radius * reach, radius * half);
                scene.fill(Area::new(x - long, y - wide, 2.0 * long, 2.0 * wide).path(), color);
                scene.fill(Area::new(x - wide, y - long, 2.0 * wide, 2.0 * long).path(), color);
            }
            let (long, wide) = (radius * 0.86, radius * 0.3);
            scene.fill(Area::new(x - long, y - wide, 2.0 * long, 2.0 * wide).path(), NIGHT);
        }
    }
}

/// The sign of a card's type.
pub(super) const fn sign(kind: Type) -> &'static str {
    match kind {
        Type::Base => "type-base",
        Type::Infantry => "type-infantry",
        Type::Tank => "type-tank",
        Type::TankDestroyer => "type-tank-destroyer",
        Type::Fighter => "type-fighter",
        Type::Bomber => "type-bomber",
        Type::Navy => "type-navy",
        Type::Artillery => "type-artillery",
        Type::Permanent => "type-permanent",
        Type::OneShot => "type-one-shot",
        Type::Medal => "type-medal",
    }
}

/// The colour of a type's disc: ground, air, sea, and what is no unit.
pub(super) fn tint(kind: Type, theme: Theme) -> Rgba {
    if theme.is_plain() {
        return NIGHT;
    }
    Rgba::hex(match kind {
        Type::Infantry | Type::Tank | Type::TankDestroyer => 0x4a_5a_26,
        Type::Fighter | Type::Bomber => 0x24_5c_90,
        Type::Navy => 0x14_5e_66,
        Type::Artillery => 0x8a_2e_1c,
        Type::Permanent | Type::OneShot => 0x5a_3c_86,
        Type::Medal => 0x8a_66_14,
        Type::Base => 0x55_4a_40,
    })
}

/// The sign of a type on a seal of its colour. Each class of units has a seal of its own shape, because signs so small are hard
/// to tell apart.
pub(super) fn badge(scene: &mut Scene, area: Area, kind: Type, theme: Theme) {
    let edge = (area.h * 0.06).max(1.5);
    scene.fill(seal(kind, area), if theme.is_plain() { WHITE } else { WHITE.alpha(230) });
    scene.fill(seal(kind, area.inset(edge)), tint(kind, theme));
    let (room, rise) = match kind {
        Type::Bomber => (0.56, 0.0),
        Type::Fighter => (0.62, 0.07),
        Type::TankDestroyer => (0.62, -0.07),
        Type::Artillery => (0.6, 0.0),
        Type::Tank => (0.78, 0.0),
        Type::Infantry | Type::Navy => (0.66, 0.0),
        Type::Permanent | Type::OneShot | Type::Medal | Type::Base => (0.66, 0.0),
    };
    let (side, (x, y)) = (area.h * room, area.center());
    scene.icon(sign(kind), Area::new(x - side / 2.0, y - side / 2.0 + area.h * rise, side, side), WHITE);
}

/// The outline of a type's seal.
pub(super) fn seal(kind: Type, area: Area) -> BezPath {
    let (l, t, r, b, h) = (area.x, area.y, area.right(), area.bottom(), area.h);
    let (x, y) = area.center();
    match kind {
        Type::Infantry | Type::Medal => area.round(h / 2.0),
        Type::Tank => area.round(h * 0.12),
        Type::TankDestroyer => polygon([(l, t), (r, t), (r, t + h * 0.62), (x, b), (l, t + h * 0.62)]),
        Type::Fighter => polygon([(x, t), (r, t + h * 0.42), (r - h * 0.16, b), (l + h * 0.16, b), (l, t + h * 0.42)]),
        Type::Bomber => polygon([(x, t), (r, y), (x, b), (l, y)]),
        Type::Navy => area.rounds([h * 0.1, h * 0.1, h * 0.5, h * 0.5]),
        Type::Artillery => star((x, y), 8, h * 0.52, h * 0.42),
        Type::Permanent => {
            polygon([(l, y), (l + h * 0.24, t), (r - h * 0.24, t), (r, y), (r - h * 0.24, b), (l + h * 0.24, b)])
        }
        Type::OneShot => polygon([(l + h * 0.2, t), (r, t), (r - h * 0.2, b), (l, b)]),
        Type::Base => polygon([(x, t), (r, t + h * 0.34), (r, b), (l, b), (l, t + h * 0.34)]),
    }
}

/// The diamonds of a rarity, from the right.
pub(super) fn diamonds(scene: &mut Scene, right: f32, y: f32, count: u8, color: Rgba) {
    for at in 0..count {
        let x = right - 6.0 - 14.0 * f32::from(at);
        scene.fill(polygon([(x, y - 7.0), (x + 6.0, y), (x, y + 7.0), (x - 6.0, y)]), color);
    }
}

/// The picture of a card: its own, or that of its type.
pub(super) fn icon(card: &CardDef) -> &str {
    if card.icon.is_empty() { sign(card.kind) } else { &card.icon }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_class_of_units_has_a_seal_of_its_own_shape() {
        let units = [Type::Infantry, Type::Tank, Type::TankDestroyer, Type::Fighter, Type::Bomber, Type::Navy];
        let shape = |kind: Type| seal(kind, Area::new(0.0, 0.0, 30.0, 30.0)).to_svg();
        let shapes: BTreeSet<String> = units.into_iter().chain([Type::Artillery]).map(shape).collect();
        assert_eq!(shapes.len(), 7);
    }
}
