//! Floors of wood and of tiles.

use super::super::paper::pool;
use super::super::pen::Pen;
use super::super::stage::{Stage, veil};
use crate::scene::{Area, Paint};

/// Planks that run toward the lamp.
pub(in crate::art) fn planks(stage: &mut Stage<'_>, top: f32, near: f32) {
    let area = stage.band(top, 1.02);
    stage.fill(area.path(), Paint::down(area.y, stage.h, stage.tone(near - 0.25), stage.tone(near + 0.22)));
    let line = veil(stage.ink.dark, 0.55);
    for plank in -6_i8..7 {
        let step = f32::from(plank) * stage.w;
        let path = Pen::at(stage.lamp.0 + step * 0.07, area.y).to(stage.lamp.0 + step * 0.26, stage.h).open();
        stage.stroke(path, line, 1.1 * stage.u);
    }
    pool(stage, area.path(), area.y, 0.48);
    stage.fill(Area::new(0.0, area.y, stage.w, 1.2 * stage.u).path(), veil(stage.ink.core, 0.6));
}

/// Tiles of two tones.
pub(in crate::art) fn tiles(stage: &mut Stage<'_>, top: f32, near: f32) {
    let area = stage.band(top, 1.02);
    stage.fill(area.path(), Paint::down(area.y, stage.h, stage.tone(near - 0.2), stage.tone(near + 0.2)));
    let shade = veil(stage.ink.dark, 0.30);
    let (h, w, lamp) = (stage.h, stage.w, stage.lamp.0);
    let rows = [0.0_f32, 0.22, 0.52, 1.0];
    for (at, pair) in rows.windows(2).enumerate() {
        let y = |share: f32| area.y + (h - area.y) * share;
        let wide = |share: f32| w * (0.10 + 0.16 * share);
        for tile in (-8_i8..8).filter(|tile| (tile.rem_euclid(2) == 0) == (at % 2 == 0)) {
            let x = |share: f32, tile: i8| lamp + f32::from(tile) * wide(share);
            let path = Pen::at(x(pair[0], tile), y(pair[0]))
                .to(x(pair[0], tile + 1), y(pair[0]))
                .to(x(pair[1], tile + 1), y(pair[1]))
                .to(x(pair[1], tile), y(pair[1]))
                .shut();
            stage.fill(path, shade);
        }
    }
    pool(stage, area.path(), area.y, 0.42);
    stage.fill(Area::new(0.0, area.y, stage.w, 1.2 * stage.u).path(), veil(stage.ink.core, 0.55));
}
