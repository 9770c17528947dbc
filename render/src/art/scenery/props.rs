//! Shapes of the icon set as far scenery.

use vello_cpu::kurbo::{Affine, BezPath, Shape as _};

use super::super::paper::sheet;
use super::super::stage::Stage;
use crate::icons;
use crate::scene::{Area, Rgba};

/// An icon that stands on a height, with its middle and its size as shares.
pub(in crate::art) fn prop(stage: &mut Stage<'_>, icon: &str, x: f32, foot: f32, size: f32, near: f32) {
    let shape = shape(stage, icon, (x, foot), size);
    sheet(stage, shape, near, 0.42);
}

/// An icon painted on a wall in a colour.
pub(in crate::art) fn painting(stage: &mut Stage<'_>, icon: &str, at: (f32, f32), size: f32, color: Rgba) {
    let shape = shape(stage, icon, at, size);
    stage.fill(shape, color);
}

/// An icon whose foot is at a place; on the right side it looks to the left.
fn shape(stage: &Stage<'_>, icon: &str, (x, foot): (f32, f32), size: f32) -> BezPath {
    let shape = icons::outline(icon, Area::new(0.0, 0.0, 512.0, 512.0));
    let bounds = shape.bounding_box();
    let scale = f64::from(stage.h * size) / bounds.height().max(1.0);
    let flip = if x > 0.5 { -scale } else { scale };
    let fit = Affine::translate((f64::from(stage.x(x)), f64::from(stage.y(foot))))
        * Affine::scale_non_uniform(flip, scale)
        * Affine::translate((-bounds.center().x, -bounds.y1));
    fit * shape
}
