//! Leaves on a wind.

use crate::art::pen::{Pen, turned};
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    let line = veil(stage.bright(), 0.34);
    for _ in 0..5 {
        let (x, y, long) =
            (stage.x(stage.between(-0.1, 0.8)), stage.y(stage.between(0.1, 0.8)), stage.w * stage.between(0.14, 0.3));
        let path =
            Pen::at(x, y).curve((x + long * 0.3, y - 5.0 * stage.u), (x + long * 0.6, y + 5.0 * stage.u), x + long, y);
        stage.stroke(path.open(), line, 1.1 * stage.u);
    }
    for leaf in 0..13_u8 {
        let (x, y, size) = (stage.x(stage.roll()), stage.y(stage.roll()), stage.u * stage.between(2.6, 5.0));
        let path = Pen::at(x - size, y).bend((x, y - size * 0.9), x + size, y).bend((x, y + size * 0.9), x - size, y);
        let path = turned(&path.shut(), stage.between(-60.0, 30.0), (x, y));
        let color = if leaf % 3 == 0 { stage.tone(0.85) } else { stage.ink.accent.mix(stage.ink.mid, 0.2) };
        stage.fill(path, color);
    }
}
