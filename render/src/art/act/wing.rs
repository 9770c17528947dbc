//! A far formation of aircraft.

use crate::art::pen::{Pen, filled};
use crate::art::stage::{Stage, veil};
use crate::scene::open_line;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let side = stage.toward_lamp(stage.w / 2.0);
    let (color, trail, u) = (stage.tone(0.62), veil(stage.ink.core, 0.5), stage.u);
    for (dx, dy) in [(0.0_f32, 0.0_f32), (0.09, 0.07), (-0.08, 0.09), (0.18, 0.15), (-0.17, 0.18)] {
        let (x, y) = (stage.x(0.5 + side * 0.14 + dx), stage.y(0.11 + dy));
        let size = 8.0 * u;
        stage.stroke(open_line([(x, y + size), (x - side * size * 2.6, y + size * 3.4)]), trail, 1.6 * u);
        let body = Pen::at(x - size * 0.12, y + size).to(x, y - size * 0.9).to(x + size * 0.12, y + size).shut();
        let wings = Pen::at(x - size * 1.2, y + size * 0.1)
            .to(x, y - size * 0.32)
            .to(x + size * 1.2, y + size * 0.1)
            .to(x, y + size * 0.1);
        let tail = Pen::at(x - size * 0.42, y + size).to(x, y + size * 0.7).to(x + size * 0.42, y + size).shut();
        let pen = Pen::default().add(filled(&body)).add(filled(&wings.shut())).add(filled(&tail));
        stage.fill(pen.open(), color);
    }
}
