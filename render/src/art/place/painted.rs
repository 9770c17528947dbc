//! A cave on whose wall beasts and hands are painted.

use crate::art::paper::{ground, wall};
use crate::art::pen::{Pen, filled, turned};
use crate::art::scenery::ridge::Ridge;
use crate::art::scenery::{props, rock};
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, circle};

/// What is painted: left, in the middle, and right.
const BEASTS: [[&str; 3]; 3] = [["deer", "bowman", "bison"], ["mammoth", "boar", "deer"], ["bull", "deer", "mammoth"]];

pub(super) fn draw(stage: &mut Stage<'_>) {
    wall(stage, 0.42);
    let beasts = BEASTS[usize::from(stage.plan.seed) % BEASTS.len()];
    let red = veil(stage.ink.dark.mix(stage.ink.accent, 0.34), 0.62);
    for (beast, x, foot) in [(beasts[0], 0.17, 0.50), (beasts[1], 0.47, 0.27), (beasts[2], 0.83, 0.46)] {
        let foot = foot + stage.between(-0.04, 0.04);
        props::painting(stage, beast, (x, foot), 0.22, red);
    }
    for (x, y, turn) in [(0.31, 0.20, -20.0), (0.69, 0.17, 14.0), (0.94, 0.62, 30.0), (0.06, 0.66, -34.0)] {
        hand(stage, (stage.x(x), stage.y(y)), stage.h * 0.042, turn);
    }
    rock::teeth(stage, 8, (0.07, 0.22), 0.62, true);
    Ridge::new(0.84, 0.10, 6, 0.56, 0.3).jagged(stage);
    ground(stage, 0.87, 0.9);
}

/// The shape of a hand, around which paint was blown.
fn hand(stage: &mut Stage<'_>, (x, y): (f32, f32), size: f32, turn: f32) {
    let mut pen = Pen::default().add(filled(&circle((x, y), size * 0.62)));
    for (finger, lean) in (0_u8..).zip([-66.0_f32, -22.0, -2.0, 18.0, 38.0]) {
        let long = size * if finger == 0 { 1.15 } else { 1.5 };
        let area = Area::new(x - size * 0.15, y - long, size * 0.30, long);
        pen = pen.add(filled(&turned(&area.round(size * 0.15), lean, (x, y))));
    }
    let path = turned(&pen.open(), turn, (x, y));
    let dust = veil(stage.ink.dark.mix(stage.ink.accent, 0.4), 0.20);
    stage.fill(circle((x, y - size * 0.3), size * 1.9), dust);
    stage.fill(circle((x, y - size * 0.3), size * 1.5), dust);
    stage.fill(path, veil(stage.mist(), 0.85));
}
