//! Wheels of clocks.

use vello_cpu::kurbo::BezPath;

use super::super::paper::sheet;
use super::super::pen::{Pen, filled, turned};
use super::super::stage::Stage;
use crate::scene::{Area, circle, polygon};

/// A wheel with teeth and spokes: its middle and radius in pixels, how many teeth it has, how far it is turned.
pub(in crate::art) fn gear(stage: &mut Stage<'_>, center: (f32, f32), radius: f32, teeth: u16, near: f32, turn: f32) {
    let steps = teeth * 4;
    let rim = polygon((0..steps).map(|step| {
        let angle = turn + std::f32::consts::TAU * (f32::from(step) + 0.5) / f32::from(steps);
        let reach = radius * if step % 4 < 2 { 1.0 } else { 0.87 };
        (center.0 + reach * angle.cos(), center.1 + reach * angle.sin())
    }));
    let mut path: BezPath = filled(&rim);
    path.extend(filled(&circle(center, radius * 0.64)).reverse_subpaths());
    let spoke = Area::new(center.0 - radius * 0.055, center.1, radius * 0.11, radius * 0.68).path();
    for at in 0..6_u8 {
        path.extend(filled(&turned(&spoke, 60.0 * f32::from(at) + turn.to_degrees(), center)));
    }
    let hub = filled(&circle(center, radius * 0.2));
    sheet(stage, Pen::default().add(path).add(hub).open(), near, 0.22);
}
