//! Cranes on a quay, sheds and water.

use crate::art::paper::{ground, sheet, sky};
use crate::art::pen::{Pen, filled};
use crate::art::scenery::{houses, water};
use crate::art::stage::Stage;
use crate::scene::{Area, open_line};

pub(super) fn draw(stage: &mut Stage<'_>) {
    sky(stage);
    houses::row(stage, 0.66, (0.05, 0.16), 9, 0.20, 0.35);
    crane(stage, 0.36, 0.66, 0.44, 0.30);
    crane(stage, 0.62, 0.66, 0.38, 0.30);
    water::sea(stage, 0.66);
    crane(stage, 0.10, 0.90, 0.80, 0.58);
    crane(stage, 0.92, 0.90, 0.70, 0.60);
    ground(stage, 0.88, 0.9);
}

/// A crane on four legs, whose arm reaches to the middle.
fn crane(stage: &mut Stage<'_>, x: f32, foot: f32, size: f32, near: f32) {
    let side = if x < 0.5 { 1.0 } else { -1.0 };
    let (x, y, h) = (stage.x(x), stage.y(foot), stage.h * size);
    let wide = h * 0.028;
    let mut pen = Pen::default();
    let mut line = |points: &[(f32, f32)], thick: f32| {
        for pair in points.windows(2) {
            let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
            let long = (bx - ax).hypot(by - ay).max(0.1);
            let (nx, ny) = (-(by - ay) / long * thick, (bx - ax) / long * thick);
            let bar = Pen::at(ax + nx, ay + ny).to(bx + nx, by + ny).to(bx - nx, by - ny).to(ax - nx, ay - ny).shut();
            pen = std::mem::take(&mut pen).add(filled(&bar));
        }
    };
    line(&[(x - h * 0.14, y + 4.0), (x - h * 0.07, y - h * 0.5)], wide);
    line(&[(x + h * 0.14, y + 4.0), (x + h * 0.07, y - h * 0.5)], wide);
    line(
        &[
            (x - h * 0.12, y - h * 0.12),
            (x + h * 0.08, y - h * 0.44),
            (x - h * 0.08, y - h * 0.44),
            (x + h * 0.12, y - h * 0.12),
        ],
        wide * 0.5,
    );
    let tip = (x + side * h * 0.42, y - h);
    line(&[(x, y - h * 0.56), tip], wide * 0.9);
    line(&[(x - side * h * 0.06, y - h * 0.80), tip], wide * 0.4);
    line(&[(x - side * h * 0.06, y - h * 0.54), (x - side * h * 0.06, y - h * 0.82)], wide * 0.7);
    let cab = Area::new(x - h * 0.10, y - h * 0.64, h * 0.20, h * 0.15);
    let pen = pen.add(filled(&cab.path()));
    sheet(stage, pen.open(), near, 0.2);
    if stage.fine {
        let (color, wide) = (stage.tone(near), 0.9 * stage.u);
        stage.stroke(open_line([tip, (tip.0, tip.1 + h * 0.3)]), color, wide);
        let pane = Area::new(x - h * 0.06 + side * h * 0.03, y - h * 0.61, h * 0.07, h * 0.06);
        houses::window(stage, pane);
    }
}
