//! The look of Heroes: factions, classes, types and seats differ in shape as well as in colour.

use duelhall_engine::heroes::card::{CardDef, CardType, Class, DamageType, Faction, Keyword, Ongoing};
use vello_cpu::kurbo::{Affine, BezPath};

use crate::heroes::art::recipe;
use crate::scene::{Area, Rgba, Scene, circle, polygon};
use crate::theme::{NIGHT, Theme};

/// White.
pub(crate) use crate::board::WHITE;

/// The colour of a card: that of its faction, or else of its type.
pub(crate) fn suit(card: &CardDef, theme: Theme) -> Rgba {
    let [rich, plain] = match (card.faction, &card.kind) {
        (Some(Faction::Lantern), _) => [0x2f_63_a8, 0x0a_3d_8f],
        (Some(Faction::Thorn), _) => [0xb4_4c_28, 0x8c_2c_08],
        (None, CardType::Ability | CardType::Ongoing(_)) => [0x6a_49_c4, 0x4b_2a_b5],
        (None, CardType::Quest) => [0x1c_80_5a, 0x00_5f_3c],
        (None, CardType::Ally { .. } | CardType::Hero { .. }) => [0x7d_6a_50, 0x5a_46_2a],
        (None, CardType::Weapon { .. } | CardType::Armor { .. } | CardType::Item) => [0x5a_6a_84, 0x3a_46_5a],
    };
    Rgba::hex(if theme.is_plain() { plain } else { rich })
}

/// The silhouette of a faction: round like lamps, jagged like thorns, or with cut corners.
pub(crate) fn outline(area: Area, faction: Option<Faction>, corner: f32) -> BezPath {
    match faction {
        Some(Faction::Lantern) => area.round(corner),
        Some(Faction::Thorn) => jagged(area, corner),
        None => {
            let (l, t, r, b, c) = (area.x, area.y, area.right(), area.bottom(), corner * 0.6);
            polygon([(l + c, t), (r - c, t), (r, t + c), (r, b - c), (r - c, b), (l + c, b), (l, b - c), (l, t + c)])
        }
    }
}

fn jagged(area: Area, corner: f32) -> BezPath {
    let teeth = (area.h / (corner * 1.6)).round().clamp(2.0, 14.0);
    let depth = (corner * 0.34).min(5.0);
    let side = |edge: f32, inwards: f32| {
        (0_u8..=28).take_while(move |step| f32::from(*step) <= 2.0 * teeth).map(move |step| {
            let y = area.y + area.h * f32::from(step) / (2.0 * teeth);
            (if step % 2 == 0 { edge + inwards } else { edge }, y)
        })
    };
    let mut points: Vec<(f32, f32)> = side(area.right(), -depth).collect();
    let mut left: Vec<(f32, f32)> = side(area.x, depth).collect();
    left.reverse();
    points.extend(left);
    polygon(points)
}

/// A shape that leans, as an exhausted card does; its bottom stays where it is.
pub(crate) fn leaning(path: BezPath, area: Area, by: f32) -> BezPath {
    let slope = f64::from(by / area.h);
    // The top is moved to the right by `by`; the caller makes the shape narrower first.
    Affine::new([1.0, 0.0, -slope, 1.0, slope * f64::from(area.bottom()), 0.0]) * path
}

/// The ornament of a faction along a line: lamps on a string, thorns on a twig, or a plain ridge.
pub(crate) fn ornament(scene: &mut Scene, line: Area, faction: Option<Faction>, color: Rgba) {
    let step = 17.0;
    let (y, mut x) = (line.center().1, line.x + step * 0.6);
    let ridge = |scene: &mut Scene| scene.fill(Area::new(line.x, y - 1.0, line.w, 2.0).path(), color);
    ridge(scene);
    while faction.is_some() && x < line.right() - 4.0 {
        match faction {
            Some(Faction::Lantern) => scene.fill(circle((x, y), 3.6), color),
            _ => scene.fill(polygon([(x - 5.0, y), (x + 5.0, y), (x + 4.0, y - 7.0)]), color),
        }
        x += step;
    }
}

/// The sign of a faction.
pub(crate) const fn faction_sign(faction: Faction) -> &'static str {
    match faction {
        Faction::Lantern => "ui-lantern",
        Faction::Thorn => "ui-thorn",
    }
}

/// The sign of a class.
pub(crate) const fn class_sign(class: Class) -> &'static str {
    match class {
        Class::Warden => "class-warden",
        Class::Ranger => "class-ranger",
        Class::Mage => "class-mage",
        Class::Templar => "class-templar",
        Class::Oracle => "class-oracle",
        Class::Shade => "class-shade",
        Class::Spiritist => "class-spiritist",
        Class::Binder => "class-binder",
        Class::Warrior => "class-warrior",
    }
}

/// The sign of a keyword.
pub(crate) const fn keyword_sign(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Protector => "keyword-protector",
        Keyword::Elusive => "keyword-elusive",
        Keyword::Ferocity => "keyword-ferocity",
        Keyword::LongRange => "keyword-long-range",
        Keyword::Stealth => "keyword-stealth",
        Keyword::BearForm => "keyword-bear-form",
    }
}

/// The sign of a type of damage.
pub(crate) const fn damage_sign(damage: DamageType) -> &'static str {
    match damage {
        DamageType::Arcane => "damage-arcane",
        DamageType::Fire => "damage-fire",
        DamageType::Frost => "damage-frost",
        DamageType::Holy => "damage-holy",
        DamageType::Melee => "damage-melee",
        DamageType::Nature => "damage-nature",
        DamageType::Ranged => "damage-ranged",
        DamageType::Shadow => "damage-shadow",
    }
}

/// The sign of a card where there is no room for its art: the largest figure of that, else its own, else that of its type.
pub(crate) fn icon(card: &CardDef) -> &str {
    let own = Some(card.icon.as_str()).filter(|icon| !icon.is_empty());
    recipe(card).figure().or(own).unwrap_or_else(|| kind_sign(card))
}

/// The sign of a card's type.
pub(crate) const fn kind_sign(card: &CardDef) -> &'static str {
    match &card.kind {
        CardType::Hero { .. } => "ui-crown",
        CardType::Ally { .. } => "kind-ally",
        CardType::Weapon { .. } => "kind-weapon",
        CardType::Armor { .. } => "kind-armor",
        CardType::Item => "kind-item",
        CardType::Ability => "kind-ability",
        CardType::Ongoing(Ongoing::Totem(_)) => "kind-totem",
        CardType::Ongoing(_) => "kind-ongoing",
        CardType::Quest => "ui-quest",
    }
}

/// A sign in a dark disc.
pub(crate) fn disc(scene: &mut Scene, area: Area, sign: &str, ink: Rgba) {
    scene.fill(area.round(area.h / 2.0), NIGHT.alpha(215));
    scene.icon(sign, area.inset(area.h * 0.14), ink);
}
