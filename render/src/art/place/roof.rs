//! Above the roofs of a town.

use crate::art::paper::{sheet, sky};
use crate::art::pen::Pen;
use crate::art::scenery::houses;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    houses::row(stage, 0.72, (0.10, 0.32), 9, 0.24, 0.35);
    houses::row(stage, 0.88, (0.10, 0.26), 7, 0.48, 0.7);
    let (w, h) = (stage.w, stage.h);
    let ridge =
        Pen::at(-5.0, h * 1.1).to(-5.0, h * 0.96).to(w * 0.5, h * 0.84).to(w + 5.0, h * 0.96).to(w + 5.0, h * 1.1);
    sheet(stage, ridge.shut(), 0.84, 0.0);
    if stage.fine {
        let line = veil(stage.ink.mid, 0.24);
        for row in 1..4_u8 {
            let dy = h * 0.05 * f32::from(row);
            let path = Pen::at(-5.0, h * 0.96 + dy).to(w * 0.5, h * 0.84 + dy).to(w + 5.0, h * 0.96 + dy).open();
            stage.stroke(path, line, 1.1 * stage.u);
        }
    }
}
