//! A quay, ships and a far lighthouse.

use crate::art::paper::sky;
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{props, water};
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    water::sea(stage, 0.60);
    Ridge::new(0.605, 0.06, 5, 0.20, 0.6).round(stage);
    let (ship, tower) = if stage.lamp.0 < stage.w / 2.0 { (0.13, 0.88) } else { (0.87, 0.12) };
    props::prop(stage, "lighthouse", tower, 0.62, 0.34, 0.46);
    props::prop(stage, "sailboat", ship, 0.70, 0.32, 0.58);
    water::waves(stage, 0.86, 0.74, 6, 0.018);
}
