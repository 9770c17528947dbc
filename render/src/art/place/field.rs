//! Corn and a windmill.

use crate::art::paper::{ground, sky};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{plants, props};
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.64, 0.08, 5, 0.20, 0.6).round(stage);
    let mill = if stage.lamp.0 < stage.w / 2.0 { 0.86 } else { 0.14 };
    props::prop(stage, "windmill", mill, 0.68, 0.40, 0.46);
    Ridge::new(0.74, 0.05, 4, 0.40, 0.4).round(stage);
    plants::grass(stage, 0.80, 0.62, 60, 0.06);
    ground(stage, 0.86, 0.8);
    plants::grass(stage, 0.90, 0.92, 46, 0.07);
}
