//! Columns of stone.

use super::super::stage::Stage;
use crate::scene::{Area, Paint, Rgba};

/// A column from the top to a foot; the side toward the middle is lit.
pub(in crate::art) fn column(stage: &mut Stage<'_>, x: f32, wide: f32, foot: f32) {
    let (mid, half, y) = (stage.x(x), stage.x(wide) / 2.0, stage.y(foot));
    let (dark, lit) = (stage.tone(0.92), stage.tone(0.38).mix(stage.ink.core, 0.12));
    let (from, to): (Rgba, Rgba) = if mid < stage.lamp.0 { (dark, lit) } else { (lit, dark) };
    let shaft = Area::new(mid - half, -2.0, half * 2.0, y + 2.0);
    stage.fill(shaft.path(), Paint::across(shaft.x, shaft.right(), from, to));
    let base = Area::new(mid - half * 1.4, y - half * 0.9, half * 2.8, half * 0.9);
    stage.fill(base.path(), Paint::across(base.x, base.right(), from.dark(0.15), to));
    let edge = Area::new(base.x, base.y, base.w, stage.u);
    stage.fill(edge.path(), super::super::stage::veil(stage.ink.core, 0.5));
}
