//! Wheels of a clock as large as houses.

use crate::art::paper::{ground, sky};
use crate::art::scenery::gear::gear;
use crate::art::scenery::ridge::Ridge;
use crate::art::stage::Stage;

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    let (h, lamp) = (stage.h, stage.lamp);
    let turn = stage.roll();
    gear(stage, lamp, h * 0.56, 18, 0.13, turn * 0.3);
    let (left, right) = ((stage.x(0.06), stage.y(0.20)), (stage.x(0.95), stage.y(0.60)));
    gear(stage, left, h * 0.30, 11, 0.36, turn);
    gear(stage, right, h * 0.34, 12, 0.44, turn + 0.2);
    let low = (stage.x(0.10), stage.y(0.86));
    gear(stage, low, h * 0.22, 9, 0.58, turn + 0.4);
    Ridge::new(0.90, 0.03, 3, 0.66, 0.1).round(stage);
    ground(stage, 0.90, 0.9);
}
