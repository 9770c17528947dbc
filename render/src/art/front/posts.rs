//! Posts with a rope.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (wide, color, top) = (stage.w * 0.044, stage.tone(1.0), stage.y(0.68));
    for (x, y) in [(0.04, 0.68), (0.19, 0.72), (0.95, 0.70)] {
        let post = Area::new(stage.x(x) - wide / 2.0, stage.y(y), wide, stage.h);
        stage.fill(
            post.shift(stage.toward_lamp(post.x) * stage.u, -stage.u).round(wide * 0.35),
            veil(stage.mist(), 0.5),
        );
        stage.fill(post.round(wide * 0.35), color);
        let band = Area::new(post.x - wide * 0.12, post.y + wide * 0.4, wide * 1.24, wide * 0.3);
        stage.fill(band.round(wide * 0.1), veil(stage.mist(), 0.45));
    }
    let rope = Pen::at(stage.x(0.04), top + stage.h * 0.07)
        .bend((stage.x(0.115), top + stage.h * 0.24), stage.x(0.19), top + stage.h * 0.10)
        .open();
    stage.stroke(rope, color, 2.4 * stage.u);
}
