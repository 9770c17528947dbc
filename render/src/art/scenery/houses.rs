//! Rows of houses.

use super::super::paper::sheet;
use super::super::pen::{Pen, filled};
use super::super::stage::{Stage, veil};
use crate::scene::Area;

/// A row of houses: the height of its foot, how high they are, how near, and how many windows are lit.
pub(in crate::art) fn row(stage: &mut Stage<'_>, foot: f32, (least, most): (f32, f32), count: u8, near: f32, lit: f32) {
    let u = stage.u;
    let mut x = -10.0 * u;
    let mut pen = Pen::default();
    let mut windows = Vec::new();
    while x < stage.w + 8.0 * u {
        let w = stage.w / f32::from(count) * stage.between(0.6, 1.3);
        let h = stage.h * stage.between(least, most);
        let top = stage.y(foot) - h;
        let form = stage.roll();
        pen = pen.go(x, stage.h + 5.0).to(x, top);
        pen = if form < 0.5 {
            pen.to(x - 2.0 * u, top).to(x + w / 2.0, top - w * 0.55).to(x + w + 2.0 * u, top).to(x + w, top)
        } else if form < 0.72 {
            let step = w * 0.2;
            pen.to(x, top - step)
                .to(x + step, top - step)
                .to(x + step, top - step * 1.8)
                .to(x + w - step, top - step * 1.8)
                .to(x + w - step, top - step)
                .to(x + w, top - step)
        } else if form < 0.86 {
            pen.bend((x + w * 0.5, top - w * 0.75), x + w, top)
        } else {
            pen.to(x + w * 0.5, top - w * 1.15).to(x + w, top)
        };
        pen = pen.to(x + w, stage.h + 5.0).close();
        if form < 0.5 && stage.roll() < 0.6 {
            pen = pen.add(Area::new(x + w * 0.72, top - w * 0.5, w * 0.14, w * 0.5).path());
        }
        for _ in 0..2 {
            let (dx, dy) = (stage.between(0.2, 0.65), stage.between(0.12, 0.5));
            if stage.roll() < lit {
                windows.push((x + w * dx, top + h * dy, w * 0.13));
            }
        }
        x += w * 0.96;
    }
    sheet(stage, filled(&pen.open()), near, 0.3);
    if stage.fine {
        for (x, y, size) in windows {
            window(stage, Area::new(x, y, size, size * 1.45));
        }
    }
}

/// A lit window with its glow.
pub(in crate::art) fn window(stage: &mut Stage<'_>, area: Area) {
    let accent = stage.ink.accent;
    stage.fill(area.inset(-area.w * 0.45).round(area.w * 0.8), veil(accent, 0.24));
    stage.fill(area.round(area.w * 0.25), accent.mix(stage.ink.core, 0.4));
}
