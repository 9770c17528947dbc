//! Paints models: a collage of dark papers with a rim toward the lamp.

use vello_cpu::kurbo::{BezPath, Shape as _};

use super::shape::Tone;
use crate::art::pen::moved;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, Rgba};

/// The parts of a dark figure over its rim. `side` is 1 if the lamp is to its right, otherwise -1.
pub(in crate::art) fn parts(stage: &mut Stage<'_>, parts: Vec<(Tone, BezPath)>, area: Area, side: f32) {
    let (core, dark, u) = (stage.ink.core, stage.ink.dark, stage.u);
    for (at, (tone, path)) in parts.into_iter().enumerate() {
        match tone {
            Tone::Fire => fire(stage, path),
            Tone::Blur => stage.fill(path, veil(core, 0.26)),
            Tone::Smoke => smoke(stage, path, side),
            _ => {
                if stage.fine && at > 0 && tone != Tone::Back {
                    stage.fill(moved(&path, -side * 0.8 * u, 0.9 * u), veil(dark, 0.40));
                    stage.fill(moved(&path, side * 0.7 * u, -0.7 * u), veil(core, 0.42));
                }
                let paint = paint(stage, tone, area, side);
                stage.fill(path, paint);
            }
        }
    }
}

/// Colours from the lamp's side to the other side of the figure.
fn across(area: Area, side: f32, from: Rgba, middle: Rgba, to: Rgba) -> Paint {
    let x = area.center().0;
    let (near, far) = ((x + side * area.w * 0.5, area.y), (x - side * area.w * 0.4, area.bottom()));
    Paint::Linear(near, far, vec![(0.0, from), (0.45, middle), (1.0, to)])
}

fn paint(stage: &Stage<'_>, tone: Tone, area: Area, side: f32) -> Paint {
    let ink = stage.ink;
    let warm = ink.mid.mix(ink.accent, 0.15);
    let tone_of = |near: f32, middle: f32, far: f32| {
        let paper = |share: f32| warm.mix(ink.dark, share);
        across(area, side, paper(near), paper(middle), paper(far))
    };
    match tone {
        Tone::Back => Paint::Flat(ink.dark.mix(ink.edge, 0.14)),
        Tone::Body => tone_of(0.60, 0.76, 0.86),
        Tone::Side => tone_of(0.44, 0.60, 0.74),
        Tone::Lit => tone_of(0.20, 0.38, 0.58),
        Tone::Glow => {
            let stops = vec![(0.0, ink.accent.light(0.62)), (0.6, ink.accent.mix(ink.core, 0.2)), (1.0, ink.accent)];
            Paint::Radial(area.center(), area.w.max(area.h) * 0.75, stops)
        }
        Tone::Pale => {
            let shade = ink.core.mix(ink.mid, 0.6).mix(ink.dark, 0.15);
            across(area, side, ink.core.light(0.4), ink.core.mix(ink.mid, 0.25), shade)
        }
        Tone::Tint(rgb) => {
            let color = Rgba::hex(rgb);
            across(area, side, color.light(0.18), color, color.mix(ink.dark, 0.45))
        }
        Tone::Fire | Tone::Smoke | Tone::Blur => Paint::Flat(ink.accent),
    }
}

/// A flame: light around it, and white in its middle.
fn fire(stage: &mut Stage<'_>, path: BezPath) {
    let (accent, core, u) = (stage.ink.accent, stage.ink.core, stage.u);
    for (width, share) in [(11.0, 0.16), (5.5, 0.30)] {
        stage.stroke(path.clone(), veil(accent, share), width * u);
    }
    let bounds = path.bounding_box();
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
    let (center, radius) = ((bounds.center().x as f32, bounds.center().y as f32), bounds.width() as f32 * 0.6);
    let white = Rgba::hex(0x00ff_ffff);
    let stops = vec![(0.0, white), (0.45, core.mix(accent, 0.15)), (1.0, accent)];
    stage.fill(path, Paint::Radial(center, radius.max(1.0), stops));
}

fn smoke(stage: &mut Stage<'_>, path: BezPath, side: f32) {
    let (mist, core, u) = (stage.mist(), stage.ink.core, stage.u);
    let bounds = path.bounding_box();
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
    let (top, bottom) = (bounds.y0 as f32, bounds.y1 as f32);
    if stage.fine {
        stage.fill(moved(&path, side * u, -u), veil(core, 0.6));
    }
    stage.fill(path, Paint::down(top, bottom.max(top + 1.0), veil(mist.mix(core, 0.45), 0.95), veil(mist, 0.80)));
}
