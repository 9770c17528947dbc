//! Round hills with a path.

use crate::art::paper::{ground, sky};
use crate::art::pen::Pen;
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{plants, trees};
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.60, 0.16, 4, 0.14, 0.6).round(stage);
    trees::firs(stage, 0.64, (0.08, 0.15), 13, 0.28);
    Ridge::new(0.70, 0.12, 3, 0.34, 0.45).round(stage);
    Ridge::new(0.80, 0.10, 3, 0.60, 0.2).round(stage);
    path(stage);
    ground(stage, 0.85, 0.86);
    plants::grass(stage, 0.88, 0.92, 50, 0.05);
}

/// A path that winds up the hills.
fn path(stage: &mut Stage<'_>) {
    let (x, w) = (stage.lamp.0, stage.w);
    let y = |share: f32| stage.h * share;
    let path = Pen::at(x - w * 0.08, y(0.88))
        .curve((x + w * 0.04, y(0.80)), (x - w * 0.10, y(0.74)), x - w * 0.006, y(0.63))
        .to(x + w * 0.008, y(0.63))
        .curve((x - w * 0.05, y(0.74)), (x + w * 0.16, y(0.80)), x + w * 0.10, y(0.88));
    let color = veil(stage.mist().mix(stage.ink.core, 0.4), 0.65);
    stage.fill(path.shut(), color);
}
