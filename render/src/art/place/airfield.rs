//! Hangars and a windsock on grass.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{houses, plants};
use crate::art::stage::{Stage, veil};
use crate::scene::Area;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.70, 0.06, 4, 0.18, 0.6).round(stage);
    let left = stage.lamp.0 > stage.w / 2.0;
    let x = |share: f32| if left { share } else { 1.0 - share };
    hangar(stage, x(0.34), 0.16, 0.30);
    hangar(stage, x(0.12), 0.24, 0.48);
    sock(stage, x(0.90));
    ground(stage, 0.82, 0.80);
    let (w, h) = (stage.w, stage.h);
    let strip =
        Pen::at(w * 0.44, h * 0.825).to(w * 0.56, h * 0.825).to(w * 0.96, h * 1.02).to(w * 0.04, h * 1.02).shut();
    let color = veil(stage.mist(), 0.30);
    stage.fill(strip, color);
    plants::grass(stage, 0.95, 0.94, 54, 0.04);
}

/// A hall with a round roof and a wide door.
fn hangar(stage: &mut Stage<'_>, x: f32, wide: f32, near: f32) {
    let (x, w, y) = (stage.x(x), stage.x(wide), stage.y(0.85));
    let high = w * 0.52;
    let path = Pen::at(x - w / 2.0, y)
        .to(x - w / 2.0, y - high * 0.62)
        .bend((x, y - high * 1.4), x + w / 2.0, y - high * 0.62)
        .to(x + w / 2.0, y)
        .shut();
    sheet(stage, path, near, 0.25);
    let door = Area::new(x - w * 0.34, y - high * 0.60, w * 0.68, high * 0.60);
    if stage.is_night() {
        houses::window(stage, door);
    } else {
        let dark = stage.tone(near + 0.28);
        stage.fill(door.path(), dark);
    }
}

fn sock(stage: &mut Stage<'_>, x: f32) {
    let (x, y, h) = (stage.x(x), stage.y(0.84), stage.h);
    let side = -stage.toward_lamp(x);
    let pole = Area::new(x - 0.9 * stage.u, y - h * 0.36, 1.8 * stage.u, h * 0.38);
    sheet(stage, filled(&pole.path()), 0.7, 0.1);
    let cone = Pen::at(x, y - h * 0.36)
        .to(x - side * h * 0.17, y - h * 0.32)
        .to(x - side * h * 0.165, y - h * 0.28)
        .to(x, y - h * 0.27)
        .shut();
    let color = stage.ink.accent;
    stage.fill(cone, color);
}
