//! Pools between dead trees.

use crate::art::paper::sky;
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{trees, water};
use crate::art::stage::Stage;
use crate::art::weather::mist_band;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.64, 0.12, 6, 0.18, 0.7).round(stage);
    let (left, right) = (stage.between(0.04, 0.14), stage.between(0.86, 0.96));
    trees::bare(stage, left, 0.76, 0.56, 0.40);
    trees::bare(stage, right, 0.72, 0.44, 0.34);
    mist_band(stage, 0.68, 0.11, 0.55);
    Ridge::new(0.82, 0.05, 5, 0.6, 0.1).round(stage);
    water::sea(stage, 0.83);
    mist_band(stage, 0.84, 0.06, 0.32);
}
