//! A dial of light behind the figure: twelve marks and two hands.

use crate::art::pen::{Pen, filled, turned};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Rgba, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    let (center, radius) = ((stage.w * 0.5, stage.h * 0.50), stage.h * 0.46);
    let (accent, u) = (stage.ink.accent, stage.u);
    stage.fill(circle(center, radius * 1.08), veil(stage.ink.edge.mix(stage.ink.dark, 0.4), 0.42));
    for (wide, light) in [(7.0, 0.16), (4.0, 0.34), (1.6, 0.95)] {
        stage.stroke(circle(center, radius), veil(accent, light), wide * u);
    }
    let mut pen = Pen::default();
    for hour in 0..12_u8 {
        let (wide, long) = if hour % 3 == 0 { (4.4, 0.17) } else { (2.4, 0.10) };
        let mark = Area::new(center.0 - wide * u / 2.0, center.1 - radius * 0.92, wide * u, radius * long);
        pen = pen.add(filled(&turned(&mark.path(), 30.0 * f32::from(hour), center)));
    }
    let turn = stage.between(20.0, 70.0);
    for (long, wide, angle) in [(0.60, 3.4, -turn), (0.84, 2.2, turn)] {
        let hand = Pen::at(center.0 - wide * u, center.1)
            .to(center.0, center.1 - radius * long)
            .to(center.0 + wide * u, center.1);
        pen = pen.add(filled(&turned(&hand.shut(), angle, center)));
    }
    stage.fill(pen.open(), accent.mix(Rgba::hex(0x00ff_ffff), 0.35));
}
