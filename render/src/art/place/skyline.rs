//! Towers of a city to come, with a railway in the air.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::houses;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    high_rises(stage, 9, (0.26, 0.50), 0.18);
    viaduct(stage);
    high_rises(stage, 6, (0.30, 0.62), 0.44);
    for (x, wide, top) in [(0.045, 0.16, 0.14), (0.955, 0.18, 0.24)] {
        tower(stage, stage.x(x), stage.x(wide), stage.y(top), 0.66);
    }
    ground(stage, 0.88, 0.9);
}

/// A row of towers, which are low in the middle.
fn high_rises(stage: &mut Stage<'_>, count: u8, (least, most): (f32, f32), near: f32) {
    for at in 0..count {
        let share = (f32::from(at) + stage.between(0.2, 0.8)) / f32::from(count);
        let open = ((share - 0.5).abs() * 2.4).clamp(0.35, 1.0);
        let high = stage.between(least, most) * open;
        let wide = stage.w / f32::from(count) * stage.between(0.55, 0.85);
        tower(stage, stage.x(share), wide, stage.y(0.86 - high), near);
    }
}

/// A tower with a needle, a dome or a slope on top.
fn tower(stage: &mut Stage<'_>, x: f32, wide: f32, top: f32, near: f32) {
    let (half, foot, form) = (wide / 2.0, stage.h + 5.0, stage.roll());
    let mut pen = Pen::default().add(filled(&Area::new(x - half, top, wide, foot - top).path()));
    let cap = if form < 0.4 {
        Pen::at(x - half, top + 1.0)
            .to(x - half * 0.55, top - half * 0.6)
            .to(x - half * 0.10, top - half * 0.6)
            .to(x, top - half * 2.0)
            .to(x + half * 0.10, top - half * 0.6)
            .to(x + half * 0.55, top - half * 0.6)
            .to(x + half, top + 1.0)
    } else if form < 0.75 {
        Pen::at(x - half, top + 1.0).curve(
            (x - half, top - half * 1.3),
            (x + half, top - half * 1.3),
            x + half,
            top + 1.0,
        )
    } else {
        Pen::at(x - half, top + 1.0).to(x + half, top - half * 0.9).to(x + half, top + 1.0)
    };
    pen = pen.add(filled(&cap.shut()));
    sheet(stage, pen.open(), near, 0.28);
    if !stage.fine {
        return;
    }
    let (across, size) = (4_u8, wide * 0.11);
    for row in 0..7_u8 {
        let y = top + half * 0.35 + size * 2.3 * f32::from(row);
        for column in 0..across {
            if stage.roll() < 0.42 && y < stage.y(0.80) {
                let x = x - half + wide * (f32::from(column) + 0.5) / f32::from(across) - size / 2.0;
                let area = Area::new(x, y, size, size * 1.2);
                if near > 0.6 {
                    houses::window(stage, area);
                } else {
                    stage.fill(area.path(), veil(stage.ink.accent.mix(stage.ink.core, 0.4), 0.45 + near * 0.7));
                }
            }
        }
    }
}

/// A railway on thin pillars, with a lit train.
fn viaduct(stage: &mut Stage<'_>) {
    let (w, h, u) = (stage.w, stage.h, stage.u);
    let y = |share: f32| h * (0.60 - 0.10 * share);
    let deck = Pen::at(-6.0, y(0.0)).to(w + 6.0, y(1.0)).to(w + 6.0, y(1.0) + 4.0 * u).to(-6.0, y(0.0) + 4.0 * u);
    let mut pen = Pen::default().add(filled(&deck.shut()));
    for pillar in 0..6_u8 {
        let share = (f32::from(pillar) + 0.5) / 6.0;
        let area = Area::new(w * share - 1.5 * u, y(share), 3.0 * u, stage.h - y(share));
        pen = pen.add(filled(&area.path()));
    }
    sheet(stage, pen.open(), 0.34, 0.3);
    let start = if stage.lamp.0 < w / 2.0 { 0.58 } else { 0.16 };
    for car in 0..4_u8 {
        let share = start + 0.062 * f32::from(car);
        let area = Area::new(w * share, y(share) - 8.0 * u, w * 0.058, 7.4 * u);
        stage.fill(area.round(2.0 * u), stage.tone(0.62));
        let accent = stage.ink.accent.light(0.35);
        for window in 0..3_u8 {
            let x = area.x + area.w * (0.24 + 0.26 * f32::from(window));
            stage.fill(circle((x, area.y + 3.2 * u), 1.2 * u), accent);
        }
    }
}
