//! A great window between columns.

use crate::art::paper::wall;
use crate::art::scenery::{columns, floor, window};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.55);
    let wide = stage.w * 0.50;
    let area = Area::new(stage.lamp.0 - wide / 2.0, stage.y(0.05), wide, stage.y(0.80));
    window::window(stage, area, true);
    let core = stage.ink.core;
    // Flat rings of light before the glass.
    for (size, light) in [(0.44, 0.30), (0.33, 0.38), (0.22, 0.5)] {
        stage.fill(circle(stage.lamp, stage.h * size), veil(core, light));
    }
    floor::tiles(stage, 0.83, 0.70);
    for x in [0.06, 0.19, 0.81, 0.94] {
        columns::column(stage, x, 0.055, 0.88);
    }
}
