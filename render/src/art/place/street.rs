//! A street between houses with lit windows.

use crate::art::paper::{pool, sheet, sky};
use crate::art::pen::Pen;
use crate::art::scenery::houses;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    houses::row(stage, 0.74, (0.14, 0.32), 9, 0.24, 0.5);
    for (at, near) in [(0_u8, 0.46), (1, 0.68)] {
        for side in [-1.0, 1.0] {
            house(stage, side, at, near);
        }
    }
    let road = Area::new(0.0, stage.y(0.83), stage.w, stage.y(0.2));
    stage.fill(road.path(), Paint::down(road.y, stage.h, stage.tone(0.52), stage.tone(0.94)));
    pool(stage, road.path(), road.y, 0.5);
    stage.fill(Area::new(0.0, road.y, stage.w, stage.u).path(), veil(stage.ink.core, 0.5));
    stones(stage);
    lamp_post(stage, if stage.lamp.0 < stage.w / 2.0 { 0.80 } else { 0.20 });
}

/// A house at a side of the street: 0 is the farther one.
fn house(stage: &mut Stage<'_>, side: f32, at: u8, near: f32) {
    let far = f32::from(1 - at);
    let inner = 0.30 - 0.15 * f32::from(at) + stage.between(-0.02, 0.02);
    let x = |share: f32| if side < 0.0 { stage.w * share } else { stage.w * (1.0 - share) };
    let top = stage.h * (0.10 + 0.22 * far) + stage.h * if side < 0.0 { 0.04 } else { 0.0 };
    let (gable, foot) = (top - stage.h * 0.15, stage.h * 0.86);
    let middle = (inner - 0.08) / 2.0 + 0.02;
    let path = Pen::at(x(-0.08), foot)
        .to(x(-0.08), top)
        .to(x(middle), gable)
        .to(x(inner + 0.018), top + stage.h * 0.03)
        .to(x(inner), top + stage.h * 0.03)
        .to(x(inner), foot)
        .shut();
    let (left, w) = (x(inner - 0.035).min(x(inner - 0.085)), stage.w * 0.042);
    sheet(stage, path, near, 0.25);
    if !stage.fine {
        return;
    }
    for row in 0..4_u8 {
        let y = top + stage.h * (0.12 + 0.16 * f32::from(row));
        let lit = stage.roll() < if stage.is_night() { 0.75 } else { 0.5 };
        let area = Area::new(left, y, w, w * 1.35);
        if y + w * 1.5 > foot {
            return;
        }
        if lit { houses::window(stage, area) } else { stage.fill(area.path(), veil(stage.ink.dark, 0.35)) }
    }
}

/// Stones of the road.
fn stones(stage: &mut Stage<'_>) {
    let color = veil(stage.ink.dark, 0.30);
    for row in 0..4_u8 {
        let y = stage.y(0.855 + 0.035 * f32::from(row));
        for _ in 0..if stage.fine { 9 } else { 3 } {
            let (x, w) = (stage.x(stage.roll()), stage.w * stage.between(0.03, 0.07));
            stage.fill(Area::new(x, y, w, 2.2 * stage.u).round(1.1 * stage.u), color);
        }
    }
}

fn lamp_post(stage: &mut Stage<'_>, x: f32) {
    let (x, u, top, accent) = (stage.x(x), stage.u, stage.y(0.42), stage.ink.accent);
    let light = (x, top - 4.0 * u);
    for (radius, share) in [(22.0, 0.14), (14.0, 0.22)] {
        stage.fill(circle(light, radius * u), veil(accent, share));
    }
    let post = Area::new(x - 1.3 * u, top, 2.6 * u, stage.y(0.86) - top);
    stage.fill(post.path(), stage.tone(0.9));
    stage.fill(Area::new(x - 4.0 * u, top - 9.0 * u, 8.0 * u, 10.0 * u).round(2.0 * u), stage.tone(0.9));
    stage.fill(Area::new(x - 2.6 * u, top - 7.6 * u, 5.2 * u, 7.0 * u).round(1.5 * u), accent.light(0.4));
}
