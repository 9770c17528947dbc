//! Walls of a bombed city, with holes for windows and smoke behind them.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::{houses, puff};
use crate::art::stage::Stage;
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    let smoke = stage.tone(0.30);
    for x in [0.24_f32, 0.70] {
        for step in 0..4_u8 {
            let up = f32::from(step);
            let at = (stage.x(x + 0.025 * up + stage.between(-0.02, 0.02)), stage.y(0.50 - 0.13 * up));
            puff::puff(stage, at, stage.h * (0.05 + 0.022 * up), smoke, 0.62 - 0.1 * up);
        }
    }
    houses::row(stage, 0.70, (0.10, 0.24), 12, 0.20, 0.12);
    for (x, wide, top, near) in
        [(0.36, 0.13, 0.48, 0.32), (0.66, 0.15, 0.44, 0.32), (0.10, 0.26, 0.16, 0.52), (0.92, 0.28, 0.22, 0.56)]
    {
        wall(stage, x, wide, top, near);
    }
    ground(stage, 0.84, 0.88);
}

/// A wall that is broken at its top.
fn wall(stage: &mut Stage<'_>, x: f32, wide: f32, top: f32, near: f32) {
    let (left, w, foot) = (stage.x(x - wide / 2.0), stage.x(wide), stage.h + 5.0);
    let (y, h) = (stage.y(top), stage.h);
    let mut pen = Pen::at(left, foot);
    let steps: [f32; 6] = [0.30, 0.0, 0.06, 0.22, 0.16, 0.42];
    for (at, step) in (0_u8..).zip(steps) {
        let share = f32::from(at) / 6.0;
        let up = y + h * (step + stage.between(-0.03, 0.05));
        pen = pen.to(left + w * share, up).to(left + w * (share + stage.between(0.08, 0.15)), up + h * 0.01);
    }
    let mut all = filled(&pen.to(left + w, y + h * 0.46).to(left + w, foot).shut());
    let across = if wide > 0.2 { 3_u8 } else { 2 };
    let size = w / (f32::from(across) * 2.3);
    let mut lit = Vec::new();
    for row in 0..4_u8 {
        for column in 0..across {
            let hole = Area::new(
                left + w * (f32::from(column) + 0.32) / f32::from(across),
                y + h * (0.28 + 0.17 * f32::from(row)),
                size,
                h * 0.095,
            );
            if hole.bottom() < stage.y(0.84) {
                if stage.roll() < 0.8 { all.extend(filled(&hole.path()).reverse_subpaths()) } else { lit.push(hole) }
            }
        }
    }
    sheet(stage, all, near, 0.26);
    if stage.fine && stage.is_night() {
        lit.into_iter().take(2).for_each(|hole| houses::window(stage, hole.inset(1.5 * stage.u)));
    }
}
