//! Ferns, as low plants and as trees.

use vello_cpu::kurbo::BezPath;

use super::super::paper::sheet;
use super::super::pen::{Pen, filled};
use super::super::stage::Stage;
use crate::scene::polygon;

/// How many leaflets a frond has on each side.
const LEAFLETS: u8 = 9;

/// A tree fern: where it stands, the height of its foot and of the tree, how near it is.
pub(in crate::art) fn tree(stage: &mut Stage<'_>, x: f32, foot: f32, size: f32, near: f32) {
    let (x, y, h) = (stage.x(x), stage.y(foot), stage.h * size);
    let (lean, wide) = (h * stage.between(-0.10, 0.10), h * 0.035);
    let trunk = Pen::at(x - wide * 1.6, y + 3.0)
        .bend((x - wide, y - h * 0.5), x + lean - wide * 0.7, y - h * 0.80)
        .to(x + lean + wide * 0.7, y - h * 0.80)
        .bend((x + wide, y - h * 0.5), x + wide * 1.6, y + 3.0);
    let crown = crown((x + lean, y - h * 0.79), h * 0.46, 8);
    sheet(stage, Pen::default().add(filled(&trunk.shut())).add(crown).open(), near, 0.25);
}

/// The fronds around a place, which hang to both sides.
pub(in crate::art) fn crown(at: (f32, f32), long: f32, fronds: u8) -> BezPath {
    let mut pen = Pen::default();
    for leaf in 0..fronds {
        let side = 2.0 * (f32::from(leaf) + 0.5) / f32::from(fronds) - 1.0;
        let hang = side * side;
        let bend = (at.0 + side * long * 0.42, at.1 - long * (0.62 - 0.18 * hang));
        let tip = (at.0 + side * long, at.1 - long * (0.55 - 0.80 * hang));
        pen = pen.add(frond(at, bend, tip, long * 0.13));
    }
    pen.open()
}

/// A frond along a curve, with leaflets on both of its sides.
fn frond(from: (f32, f32), bend: (f32, f32), to: (f32, f32), wide: f32) -> BezPath {
    let steps = LEAFLETS * 2;
    let point = |step: u8, side: f32| {
        let t = f32::from(step) / f32::from(steps);
        let along = |a: f32, b: f32, c: f32| (1.0 - t).powi(2) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
        let slope = |a: f32, b: f32, c: f32| (1.0 - t) * (b - a) + t * (c - b);
        let (dx, dy) = (slope(from.0, bend.0, to.0), slope(from.1, bend.1, to.1));
        let long = dx.hypot(dy).max(0.01);
        let swell = (std::f32::consts::PI * (0.12 + 0.88 * t)).sin();
        let reach = side * wide * swell * if step % 2 == 1 { 1.0 } else { 0.34 };
        // A leaflet points on to the tip.
        let on = if step % 2 == 1 { wide * 0.5 * swell } else { 0.0 };
        (
            along(from.0, bend.0, to.0) - dy / long * reach + dx / long * on,
            along(from.1, bend.1, to.1) + dx / long * reach + dy / long * on,
        )
    };
    let out = (0..=steps).map(|step| point(step, 1.0));
    let back = (0..=steps).rev().map(|step| point(step, -1.0));
    filled(&polygon(out.chain(back)))
}
