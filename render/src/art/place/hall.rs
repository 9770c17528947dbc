//! A hall with banners and high windows.

use crate::art::paper::{sheet, wall};
use crate::art::pen::Pen;
use crate::art::scenery::{columns, floor, window};
use crate::art::stage::Stage;
use crate::scene::{Area, Paint};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.55);
    let wide = stage.w * 0.13;
    for x in [0.24, 0.50, 0.76] {
        let area = Area::new(stage.x(x) - wide / 2.0, stage.y(0.10), wide, stage.y(0.46));
        window::window(stage, area, false);
    }
    for x in [0.37, 0.63] {
        banner(stage, x);
    }
    for x in [0.24, 0.76] {
        let (from, to) = ((stage.x(x), stage.y(0.3)), (stage.x(0.5 + (x - 0.5) * 0.3), stage.h));
        window::beam(stage, from, to, (stage.w * 0.05, stage.w * 0.15), 0.30);
    }
    floor::planks(stage, 0.82, 0.70);
    for x in [0.07, 0.93] {
        columns::column(stage, x, 0.075, 0.90);
    }
}

fn banner(stage: &mut Stage<'_>, x: f32) {
    let (x, half, top, end) = (stage.x(x), stage.w * 0.042, stage.y(0.02), stage.y(0.48));
    let path =
        Pen::at(x - half, top).to(x + half, top).to(x + half, end).to(x, end - half * 0.9).to(x - half, end).shut();
    let color = stage.ink.accent.mix(stage.ink.dark, 0.45);
    sheet(stage, path.clone(), 0.7, 0.1);
    stage.fill(path, Paint::down(top, end, color.mix(stage.ink.dark, 0.3), color));
}
