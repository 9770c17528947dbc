//! The look of Chrono: epochs and resources differ in shape as well as in colour.

use duelhall_engine::chrono::card::{CardDef, Epoch, Resource, Type};
use vello_cpu::kurbo::BezPath;

pub(super) use crate::board::WHITE;
use crate::scene::{Area, Rgba, Scene, circle, polygon, star};
use crate::theme::{NIGHT, Theme};

/// The words of an active row.
pub(super) const EARTH: Rgba = Rgba::hex(0x2a_14_08);

/// The ground of an active row.
pub(super) const GLOW: Rgba = Rgba::hex(0xff_e8_b0);

/// The light of an epoch.
pub(super) fn light(epoch: Epoch, theme: Theme) -> Rgba {
    if theme.is_plain() {
        return WHITE;
    }
    match epoch {
        Epoch::One => Rgba::hex(0x7f_e0_8a),
        Epoch::Two => Rgba::hex(0xff_b8_4a),
        Epoch::Three => Rgba::hex(0x8a_d8_ff),
    }
}

/// The dark paper of a card that is at home in an epoch.
pub(super) fn paper(epoch: Epoch, theme: Theme) -> Rgba {
    if theme.is_plain() {
        return Rgba::hex(0);
    }
    match epoch {
        Epoch::One => Rgba::hex(0x0d_24_20),
        Epoch::Two => Rgba::hex(0x26_12_12),
        Epoch::Three => Rgba::hex(0x10_15_38),
    }
}

/// The shape of an epoch: a circle, a cog, a diamond.
fn shape(center: (f32, f32), radius: f32, epoch: Epoch) -> BezPath {
    let (x, y) = center;
    match epoch {
        Epoch::One => circle(center, radius),
        Epoch::Two => star(center, 8, radius * 1.1, radius * 0.88),
        Epoch::Three => {
            let reach = radius * 1.22;
            polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])
        }
    }
}

/// A mark on the track of time, of which each epoch has its own: a disc, a square, a diamond.
pub(super) fn dot((x, y): (f32, f32), radius: f32, epoch: Epoch) -> BezPath {
    match epoch {
        Epoch::Two => Area::new(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8).round(2.5),
        Epoch::One | Epoch::Three => shape((x, y), radius, epoch),
    }
}

/// The mark of an epoch: its shape with its number in bars.
pub(super) fn mark(scene: &mut Scene, center: (f32, f32), radius: f32, epoch: Epoch, lit: bool, theme: Theme) {
    let light = light(epoch, theme);
    let (fill, ink) = if lit { (light, NIGHT) } else { (light.mix(NIGHT, 0.66), light.light(0.25)) };
    scene.fill(shape(center, radius + 2.5, epoch), if lit { NIGHT } else { light.mix(NIGHT, 0.35) });
    scene.fill(shape(center, radius, epoch), if theme.is_plain() && !lit { NIGHT } else { fill });
    let bars = epoch.index() as u8 + 1;
    let (wide, high) = ((radius * 0.24).max(2.0), radius * 0.92);
    let step = wide * 1.9;
    for bar in 0..bars {
        let x = center.0 + (f32::from(bar) - f32::from(bars - 1) / 2.0) * step;
        scene.fill(Area::new(x - wide / 2.0, center.1 - high / 2.0, wide, high).path(), ink);
    }
}

/// The sign of a resource.
pub(super) const fn sign(resource: Resource) -> &'static str {
    match resource {
        Resource::Concentration => "ui-mind",
        Resource::Time => "ui-time",
        Resource::Future => "ui-future",
        Resource::Past => "ui-past",
        Resource::Life => "ui-health",
        Resource::Attack => "ui-attack",
        Resource::Defense => "ui-defense",
        Resource::Damage => "ui-damage",
        Resource::Loss => "ui-loss",
    }
}

/// The colour of a resource's sign: on dark paper, or on an active row.
pub(super) fn tint(resource: Resource, bright: bool, theme: Theme) -> Rgba {
    if theme.is_plain() {
        return if bright { Rgba::hex(0) } else { WHITE };
    }
    let dark = Rgba::hex(match resource {
        Resource::Concentration => 0xc9_a2_ff,
        Resource::Time | Resource::Future | Resource::Past => 0x7f_e8_e0,
        Resource::Life => 0xff_6a_70,
        Resource::Attack => 0xff_c2_3a,
        Resource::Defense => 0xc3_cb_dc,
        Resource::Damage => 0xff_8a_3a,
        Resource::Loss => 0xe8_5a_7a,
    });
    if bright { dark.mix(EARTH, 0.58) } else { dark }
}

/// The sign of a card's type.
pub(super) const fn kind_sign(card: &CardDef) -> &'static str {
    match card.kind {
        Type::Hero => "ui-crown",
        Type::Thoughtform => "kind-ally",
        Type::Location(_) => "ui-place-of",
        Type::Event(_) => "ui-time",
        Type::Shadow => "ui-shade",
    }
}

/// The picture of a card: its own, or that of its type.
pub(super) fn icon(card: &CardDef) -> &str {
    if card.icon.is_empty() { kind_sign(card) } else { &card.icon }
}
