//! The sea and its waves.

use super::super::paper::sheet;
use super::super::pen::Pen;
use super::super::stage::{Stage, veil};
use crate::scene::{Area, Paint};

/// Water from a height to the bottom, with the lamp's path on it.
pub(in crate::art) fn sea(stage: &mut Stage<'_>, top: f32) {
    let area = stage.band(top, 1.02);
    let stops = vec![(0.0, stage.mist()), (0.32, stage.tone(0.42)), (1.0, stage.tone(0.84))];
    stage.fill(area.path(), Paint::Linear((0.0, area.y), (0.0, stage.h), stops));
    let line = Area::new(0.0, area.y, stage.w, stage.u);
    stage.fill(line.path(), veil(stage.ink.core, 0.5));
    let count: u8 = if stage.fine { 15 } else { 6 };
    for glint in 0..count {
        let share = (f32::from(glint) + 0.5) / f32::from(count);
        let y = area.y + (stage.h - area.y) * share.powf(1.2);
        let w = stage.w * (0.05 + 0.16 * share) * stage.between(0.5, 1.5);
        let x = stage.lamp.0 + stage.between(-0.5, 0.5) * stage.w * 0.16 * (1.0 + share);
        dash(stage, (x, y), w, (1.0 + 1.6 * share) * stage.u, veil(stage.ink.core, 0.75 - 0.42 * share));
    }
    for _ in 0..count {
        let (x, y) = (stage.x(stage.roll()), area.y + (stage.h - area.y) * stage.roll());
        let w = stage.w * 0.08 * stage.roll();
        dash(stage, (x, y), w, 1.1 * stage.u, veil(stage.ink.mid.mix(stage.ink.core, 0.5), 0.4));
    }
}

fn dash(stage: &mut Stage<'_>, (x, y): (f32, f32), w: f32, h: f32, color: crate::scene::Rgba) {
    stage.fill(Area::new(x - w / 2.0, y, w.max(h), h).round(h / 2.0), color);
}

/// A row of waves that break to the right.
pub(in crate::art) fn waves(stage: &mut Stage<'_>, top: f32, near: f32, count: u8, rise: f32) {
    let y = |share: f32| stage.y(top - rise * share);
    let step = (stage.w + 10.0) / f32::from(count);
    let (y0, crest, lip, under) = (y(0.0), y(2.0), y(1.7), y(0.9));
    let mut x = -5.0 - stage.roll() * step;
    let mut pen = Pen::at(-step - 8.0, stage.h + 5.0).to(-step - 8.0, y0).to(x, y0);
    for _ in 0..=count {
        pen = pen.curve((x + step * 0.3, y0), (x + step * 0.5, crest), x + step * 0.72, lip).curve(
            (x + step * 0.6, under),
            (x + step * 0.7, y0),
            x + step,
            y0,
        );
        x += step;
    }
    sheet(stage, pen.to(x, stage.h + 5.0).shut(), near, 0.2);
}
