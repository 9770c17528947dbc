//! The open sea.

use crate::art::paper::sky;
use crate::art::scenery::{puff, water};
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    let cloud = stage.ink.mid.mix(stage.ink.edge, 0.35);
    puff::bank(stage, 0.60, 5, 0.055, cloud, 0.6);
    water::sea(stage, 0.62);
    water::waves(stage, 0.80, 0.52, 5, 0.03);
    water::waves(stage, 0.90, 0.76, 4, 0.03);
}
