//! Lanterns on chains.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, circle, open_line};

pub(super) fn draw(stage: &mut Stage<'_>) {
    for (x, y) in [(0.09, 0.20), (0.91, 0.12)] {
        lantern(stage, stage.x(x), stage.y(y));
    }
}

fn lantern(stage: &mut Stage<'_>, x: f32, y: f32) {
    let (u, dark, accent) = (stage.u, stage.tone(1.0), stage.ink.accent);
    stage.stroke(open_line([(x, -4.0), (x, y)]), dark, 1.5 * u);
    for (size, light) in [(28.0, 0.12), (19.0, 0.20), (12.0, 0.32)] {
        stage.fill(circle((x, y + 13.0 * u), size * u), veil(accent, light));
    }
    stage.fill(Area::new(x - 6.5 * u, y + 5.0 * u, 13.0 * u, 17.0 * u).round(3.0 * u), accent.light(0.5));
    let roof = Pen::at(x - 9.0 * u, y + 6.0 * u).bend((x, y - 6.0 * u), x + 9.0 * u, y + 6.0 * u).shut();
    stage.fill(roof, dark);
    stage.fill(Area::new(x - 8.0 * u, y + 21.0 * u, 16.0 * u, 3.4 * u).round(1.2 * u), dark);
    for bar in [-6.5, 0.0, 6.5] {
        stage.stroke(open_line([(x + bar * u, y + 5.0 * u), (x + bar * u, y + 22.0 * u)]), dark, 1.5 * u);
    }
}
