//! Paper: rings of light, and sheets before it.

use duelhall_engine::kit::art::{Disc, Hour};
use vello_cpu::kurbo::{BezPath, Shape as _};

use super::pen::moved;
use super::stage::{Stage, veil};
use crate::scene::{Paint, Rgba, circle};

/// The rings of the sky.
const RINGS: u8 = 8;

/// The sky with all that hangs in it.
pub(super) fn sky(stage: &mut Stage<'_>) {
    rings(stage, stage.ink.edge, 1.0);
    if stage.is_night() && stage.plan.disc != Disc::Sun {
        stars(stage, 26);
    }
    disc(stage);
}

/// A wall that the lamp lights; the corners are dark.
pub(super) fn wall(stage: &mut Stage<'_>, near: f32) {
    let far = stage.tone(near).mix(stage.ink.edge, 0.35);
    rings(stage, far, 0.82);
}

fn rings(stage: &mut Stage<'_>, edge: Rgba, share: f32) {
    let (x, y) = stage.lamp;
    let reach = share
        * match stage.plan.hour {
            Hour::Day => 1.10,
            Hour::Dawn | Hour::Dusk => 0.98,
            Hour::Night => 0.76,
        };
    let far = x.max(stage.w - x).hypot(y.max(stage.h - y)) * reach;
    let ink = stage.ink;
    stage.fill(stage.area().path(), edge);
    for ring in 0..RINGS {
        let near = f32::from(ring) / f32::from(RINGS - 1);
        let radius = far * (0.98 - 0.80 * near.powf(0.78));
        let color =
            if near < 0.55 { edge.mix(ink.mid, near / 0.55) } else { ink.mid.mix(ink.core, (near - 0.55) / 0.45) };
        stage.fill(circle((x, y), radius + 2.2 * stage.u), veil(ink.dark, 0.10));
        stage.fill(circle((x, y), radius), color.mix(ink.core, 0.12));
        stage.fill(circle((x, y), radius - 1.6 * stage.u), color);
    }
}

fn stars(stage: &mut Stage<'_>, count: u8) {
    for _ in 0..if stage.fine { count } else { count / 3 } {
        let at = (stage.roll() * stage.w, stage.roll() * stage.h * 0.6);
        let (size, light) = (stage.between(0.5, 1.3) * stage.u, stage.between(0.35, 0.95));
        stage.fill(circle(at, size), veil(Rgba::hex(0x00ff_ffff), light));
    }
}

fn disc(stage: &mut Stage<'_>) {
    let ink = stage.ink;
    let (x, y) = stage.lamp;
    let radius = stage.u
        * match stage.plan.disc {
            Disc::None => return,
            Disc::Sun => 21.0,
            Disc::Moon => 26.0,
            Disc::Crescent => 24.0,
        };
    for (halo, light) in [(2.1, 0.10), (1.75, 0.14), (1.4, 0.20)] {
        stage.fill(circle((x, y), radius * halo), veil(ink.core, light));
    }
    let white = ink.core.light(0.5);
    match stage.plan.disc {
        Disc::Crescent => {
            stage.fill(circle((x, y), radius), ink.mid.mix(ink.core, 0.30));
            let mut shape = circle((x, y), radius);
            let shade = circle((x + radius * 0.44, y - radius * 0.2), radius * 0.86);
            shape.extend(shade.reverse_subpaths());
            stage.clip(circle((x, y), radius), |stage| stage.fill(shape, white));
        }
        Disc::Moon => {
            stage.fill(circle((x, y), radius), white);
            for (dx, dy, size) in [(-0.3, -0.2, 0.20), (0.25, 0.1, 0.26), (-0.1, 0.45, 0.14), (0.3, -0.42, 0.12)] {
                stage.fill(circle((x + dx * radius, y + dy * radius), size * radius), veil(ink.mid, 0.28));
            }
        }
        Disc::Sun | Disc::None => stage.fill(circle((x, y), radius), white),
    }
}

/// A sheet of paper: its shadow on what is behind it, its lit edge, its body, which fades to mist at its foot.
pub(super) fn sheet(stage: &mut Stage<'_>, path: BezPath, near: f32, mist: f32) {
    let bounds = path.bounding_box();
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
    let (left, right, top, bottom) = (bounds.x0 as f32, bounds.x1 as f32, bounds.y0 as f32, bounds.y1 as f32);
    let ink = stage.ink;
    let side = stage.toward_lamp(f32::midpoint(left.max(0.0), right.min(stage.w)));
    if stage.fine {
        stage.fill(moved(&path, 0.0, -1.3 * stage.u), veil(ink.dark, 0.14));
    }
    let edge = veil(ink.mid.mix(ink.core, 0.75), 0.62);
    stage.fill(moved(&path, side * 0.8 * stage.u, -0.8 * stage.u), edge);
    let color = stage.tone(near);
    let foot = color.mix(stage.mist(), mist);
    stage.fill(path, Paint::down(top.max(0.0), bottom.min(stage.h).max(top + 1.0), color, foot));
}

/// A floor of earth, whose top is at a height and which the lamp lights.
pub(super) fn ground(stage: &mut Stage<'_>, top: f32, near: f32) {
    let (w, h, y) = (stage.w, stage.h, stage.y(top));
    let path = super::pen::Pen::at(-5.0, h + 5.0)
        .to(-5.0, y + h * 0.02)
        .curve((w * 0.3, y - h * 0.03), (w * 0.65, y + h * 0.03), w + 5.0, y)
        .to(w + 5.0, h + 5.0)
        .shut();
    let ink = stage.ink;
    stage.fill(moved(&path, 0.0, -1.2 * stage.u), veil(ink.mid.mix(ink.core, 0.8), 0.8));
    let paint = Paint::down(y - h * 0.03, h, stage.tone(near - 0.20), stage.tone(near + 0.14));
    stage.fill(path.clone(), paint);
    pool(stage, path, y, 0.38);
}

/// The light of the lamp on a floor.
pub(super) fn pool(stage: &mut Stage<'_>, floor: BezPath, y: f32, light: f32) {
    let core = stage.ink.core;
    stage.fill(floor, Paint::glow((stage.lamp.0, y), stage.w * 0.5, veil(core, light), veil(core, 0.0)));
}
