//! Walls of books.

use crate::art::paper::wall;
use crate::art::scenery::floor;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint};

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.45);
    for side in [-1.0, 1.0] {
        shelves(stage, side);
    }
    floor::planks(stage, 0.84, 0.72);
}

/// A case of books that becomes lower toward the lamp, so that the room seems deep.
fn shelves(stage: &mut Stage<'_>, side: f32) {
    let u = stage.u;
    let cases: [(f32, f32, f32, f32); 3] =
        [(0.14, 0.27, 0.22, 0.30), (0.27, 0.40, 0.08, 0.52), (0.40, 0.54, -0.05, 0.74)];
    for (from, to, top, near) in cases {
        let (a, b) = (stage.x(0.5 + side * from), stage.x(0.5 + side * to));
        let area = Area::new(a.min(b), stage.y(top), (b - a).abs(), stage.y(0.87 - top));
        let (color, edge) = (stage.tone(near), stage.tone(near + 0.24));
        let lit = color.mix(stage.ink.core, 0.25);
        let ends = if side > 0.0 { (lit, color) } else { (color, lit) };
        stage.fill(area.path(), Paint::across(area.x, area.right(), ends.0, ends.1));
        let rows = 6_u8;
        let step = area.h / f32::from(rows);
        for row in 0..rows {
            let foot = area.y + step * f32::from(row + 1) - 1.6 * u;
            books(stage, Area::new(area.x, foot - step, area.w, step), near);
            stage.fill(Area::new(area.x, foot, area.w, 1.9 * u).path(), edge);
        }
        stage.fill(
            Area::new(if side > 0.0 { area.x } else { area.right() - 2.4 * u }, area.y, 2.4 * u, area.h).path(),
            edge,
        );
    }
}

fn books(stage: &mut Stage<'_>, shelf: Area, near: f32) {
    if !stage.fine {
        return;
    }
    let ink = stage.ink;
    let mut x = shelf.x + 1.5 * stage.u;
    loop {
        let wide = stage.u * stage.between(2.2, 4.6);
        if x + wide > shelf.right() - 1.5 * stage.u {
            return;
        }
        let high = shelf.h * stage.between(0.55, 0.84);
        let roll = stage.roll();
        let color = if roll < 0.16 {
            ink.accent.mix(ink.dark, near * 0.55)
        } else {
            ink.mid.mix(ink.dark, (near + 0.34 * roll).min(1.0)).mix(ink.core, 0.10)
        };
        if stage.roll() < 0.9 {
            stage.fill(Area::new(x, shelf.bottom() - high, wide - 0.7 * stage.u, high).path(), veil(color, 0.95));
        }
        x += wide;
    }
}
