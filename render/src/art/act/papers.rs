//! Sheets of paper in the air.

use crate::art::pen::{Pen, moved, turned};
use crate::art::stage::{Stage, veil};
use crate::scene::{Paint, open_line};

pub(super) fn draw(stage: &mut Stage<'_>) {
    let ink = stage.ink;
    for at in 0..11_u8 {
        // Most of them fly at the sides.
        let share = if at % 2 == 0 { stage.between(0.02, 0.30) } else { stage.between(0.70, 0.98) };
        let (x, y) = (stage.x(share), stage.y(stage.between(0.04, 0.84)));
        let size = stage.u * stage.between(5.0, 10.0);
        let turn = stage.between(-50.0, 50.0);
        let path = Pen::at(x - size * 0.72, y - size)
            .bend((x, y - size * 1.35), x + size * 0.72, y - size)
            .to(x + size * 0.80, y + size)
            .bend((x, y + size * 0.7), x - size * 0.66, y + size)
            .shut();
        let path = turned(&path, turn, (x, y));
        stage.fill(moved(&path, 1.2 * stage.u, 1.6 * stage.u), veil(ink.dark, 0.40));
        let (pale, shade) = (ink.core.light(0.35), ink.core.mix(ink.mid, 0.45));
        stage.fill(path, Paint::down(y - size, y + size, pale, shade));
        for line in [-0.4_f32, 0.0, 0.4] {
            let words = open_line([(x - size * 0.42, y + size * line), (x + size * 0.40, y + size * line)]);
            stage.stroke(turned(&words, turn, (x, y)), veil(ink.dark, 0.5), 0.9 * stage.u);
        }
    }
}
