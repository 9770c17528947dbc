//! The bend of a wide river, with a bridge far away.

use crate::art::paper::{ground, pool, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{plants, trees};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, Paint, circle};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    Ridge::new(0.60, 0.14, 4, 0.16, 0.6).round(stage);
    trees::firs(stage, 0.64, (0.06, 0.12), 15, 0.30);
    let (w, h, lamp) = (stage.w, stage.h, stage.lamp.0);
    let water = stage.band(0.64, 1.02).path();
    let (from, to) = (stage.mist().mix(stage.ink.core, 0.35), stage.tone(0.55));
    stage.fill(water.clone(), Paint::down(h * 0.64, h, from, to));
    pool(stage, water, h * 0.66, 0.5);
    for glint in 0..12_u8 {
        let share = f32::from(glint) / 11.0;
        let long = w * (0.03 + 0.12 * share);
        let x = lamp + stage.between(-0.12, 0.12) * w * (1.0 + share);
        let dash = Area::new(x - long / 2.0, h * (0.655 + 0.24 * share), long, stage.u * (0.8 + share));
        stage.fill(dash.round(stage.u), veil(stage.ink.core, 0.65 - 0.3 * share));
    }
    bridge(stage);
    let far = lamp < w / 2.0;
    let x = |share: f32| if far { w * share } else { w * (1.0 - share) };
    let bank = Pen::at(x(1.05), h * 0.70).curve((x(0.80), h * 0.70), (x(0.74), h * 0.80), x(0.34), h * 0.86);
    sheet(stage, bank.to(x(0.34), h * 1.05).to(x(1.05), h * 1.05).shut(), 0.52, 0.2);
    ground(stage, 0.88, 0.86);
    plants::grass(stage, 0.91, 0.92, 46, 0.05);
}

/// Low arches across the water.
fn bridge(stage: &mut Stage<'_>) {
    let (w, h) = (stage.w, stage.h);
    let (left, right) = if stage.lamp.0 < w / 2.0 { (0.40, 1.02) } else { (-0.02, 0.60) };
    let deck = Area::new(w * left, h * 0.585, w * (right - left), h * 0.085);
    let mut path = filled(&deck.path());
    for arch in 0..5_u8 {
        let x = w * (left + (right - left) * (f32::from(arch) + 0.5) / 5.0);
        path.extend(filled(&circle((x, h * 0.672), h * 0.058)).reverse_subpaths());
    }
    sheet(stage, path, 0.36, 0.2);
}
