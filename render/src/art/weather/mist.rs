//! Bands above the ground.

use crate::art::stage::{Stage, veil};
use crate::scene::Paint;

/// A band of mist around a height.
pub(in crate::art) fn mist_band(stage: &mut Stage<'_>, y: f32, half: f32, light: f32) {
    let color = stage.ink.mid.mix(stage.ink.core, 0.5);
    let area = stage.band(y - half, y + half);
    let stops = vec![(0.0, veil(color, 0.0)), (0.5, veil(color, light)), (1.0, veil(color, 0.0))];
    stage.fill(area.path(), Paint::Linear((0.0, area.y), (0.0, area.bottom()), stops));
}

pub(super) fn draw(stage: &mut Stage<'_>) {
    mist_band(stage, 0.86, 0.16, 0.55);
    mist_band(stage, 0.98, 0.10, 0.6);
}
