//! A plain below a large sky with long clouds.

use crate::art::paper::{ground, sky};
use crate::art::pen::Pen;
use crate::art::scenery::plants;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::{Stage, veil};
use crate::scene::Paint;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    for cloud in 0..5_u8 {
        let y = stage.y(0.16 + 0.10 * f32::from(cloud));
        let (x, long, thick) = (stage.x(stage.roll()), stage.w * stage.between(0.16, 0.34), stage.h * 0.022);
        let path =
            Pen::at(x - long, y).bend((x - long * 0.3, y - thick * 2.2), x + long, y).bend((x, y + thick), x - long, y);
        let color = veil(stage.mist().mix(stage.ink.core, 0.4), 0.55);
        stage.fill(path.shut(), color);
    }
    Ridge::new(0.74, 0.03, 3, 0.24, 0.6).round(stage);
    Ridge::new(0.78, 0.03, 3, 0.44, 0.4).round(stage);
    plants::grass(stage, 0.81, 0.56, 70, 0.04);
    ground(stage, 0.84, 0.82);
    let (w, h) = (stage.w, stage.h);
    // Two ruts lead to the horizon.
    for side in [-1.0_f32, 1.0] {
        let x = |share: f32| stage.lamp.0 + side * w * share;
        let rut = Pen::at(x(0.012), h * 0.84).to(x(0.20), h * 1.02).to(x(0.27), h * 1.02).shut();
        let (from, to) = (veil(stage.ink.dark, 0.10), veil(stage.ink.dark, 0.45));
        stage.fill(rut, Paint::down(h * 0.84, h, from, to));
    }
    plants::grass(stage, 0.90, 0.92, 54, 0.05);
}
