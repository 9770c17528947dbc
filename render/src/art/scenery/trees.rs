//! Trees: firs, trunks, bare trees.

use super::super::paper::sheet;
use super::super::pen::Pen;
use super::super::stage::Stage;

/// A row of firs on a height.
pub(in crate::art) fn firs(stage: &mut Stage<'_>, foot: f32, (least, most): (f32, f32), count: u8, near: f32) {
    let mut pen = Pen::default();
    for tree in 0..count {
        let x = stage.x(-0.05 + 1.1 * (f32::from(tree) + stage.roll() * 0.7) / f32::from(count));
        let h = stage.h * stage.between(least, most);
        let (y, w) = (stage.y(foot) + 3.0 * stage.u, h * 0.19);
        pen =
            pen.go(x - w * 0.2, y).to(x - w * 0.2, y - h * 0.2).to(x + w * 0.2, y - h * 0.2).to(x + w * 0.2, y).close();
        for (low, wide, tip) in [(0.12, 1.0, 0.56), (0.38, 0.78, 0.80), (0.62, 0.54, 1.0)] {
            pen = pen
                .go(x - w * wide, y - h * low)
                .bend((x - w * 0.2, y - h * (low + 0.2)), x, y - h * tip)
                .bend((x + w * 0.2, y - h * (low + 0.2)), x + w * wide, y - h * low)
                .close();
        }
    }
    sheet(stage, pen.open(), near, 0.4);
}

/// High trunks, with a gap in the middle for the figure.
pub(in crate::art) fn trunks(stage: &mut Stage<'_>, count: u8, near: f32, (thin, thick): (f32, f32), gap: f32) {
    let mut pen = Pen::default();
    let h = stage.h;
    for tree in 0..count {
        let share = (f32::from(tree) + stage.between(0.2, 0.8)) / f32::from(count);
        if (share - 0.5).abs() < gap / 2.0 {
            continue;
        }
        let (x, w, lean) = (stage.x(share), stage.w * stage.between(thin, thick), stage.w * stage.between(-0.05, 0.05));
        pen = pen
            .go(x - w / 2.0 + lean, -5.0)
            .curve((x - w * 0.35, h * 0.4), (x - w * 0.4, h * 0.7), x - w * 1.05, h * 1.02)
            .to(x + w * 1.05, h * 1.02)
            .curve((x + w * 0.4, h * 0.7), (x + w * 0.35, h * 0.4), x + w / 2.0 + lean, -5.0)
            .close();
        let (y, long) = (h * stage.between(0.1, 0.4), stage.w * stage.between(0.06, 0.13));
        let side = if stage.roll() < 0.5 { 1.0 } else { -1.0 };
        let branch = Pen::at(x, y + w * 0.5)
            .bend((x + side * long * 0.5, y), x + side * long, y - h * 0.14)
            .bend((x + side * long * 0.4, y - w * 0.2), x, y - w * 0.35)
            .shut();
        pen = pen.add(super::super::pen::filled(&branch));
    }
    sheet(stage, super::super::pen::filled(&pen.open()), near, 0.38);
}

/// A tree without leaves.
pub(in crate::art) fn bare(stage: &mut Stage<'_>, x: f32, foot: f32, size: f32, near: f32) {
    let (x, y, h) = (stage.x(x), stage.y(foot) + 2.0, stage.h * size);
    let mut pen = Pen::at(x - h * 0.07, y).bend((x - h * 0.01, y - h * 0.3), x - h * 0.02, y - h * 0.6);
    pen = pen.to(x + h * 0.02, y - h * 0.6).bend((x + h * 0.01, y - h * 0.3), x + h * 0.08, y).close();
    let mut all = super::super::pen::filled(&pen.open());
    for (from, lean, long) in
        [(0.5, -0.9, 0.5), (0.55, -0.25, 0.48), (0.52, 0.4, 0.5), (0.36, 1.0, 0.4), (0.3, -1.15, 0.3)]
    {
        let lean: f32 = lean + stage.between(-0.15, 0.15);
        let (dx, dy) = (lean.sin() * h * long, -lean.cos() * h * long);
        let (bx, by) = (x, y - h * from);
        let (mx, my, wide) = (bx + dx * 0.55, by + dy * 0.45, h * 0.028);
        let limb = Pen::at(bx - wide, by).bend((mx - wide, my), bx + dx, by + dy).bend(
            (mx + wide, my + wide),
            bx + wide,
            by + wide,
        );
        all.extend(super::super::pen::filled(&limb.shut()));
        for (share, side) in [(0.5, 0.6_f32), (0.72, -0.55)] {
            let (tx, ty) = (bx + dx * share, by + dy * share * 0.94);
            let (sin, cos) = (lean + side).sin_cos();
            let twig = h * 0.17;
            let limb =
                Pen::at(tx - wide * 0.4, ty).to(tx + sin * twig, ty - cos * twig).to(tx + wide * 0.5, ty + wide * 0.4);
            all.extend(super::super::pen::filled(&limb.shut()));
        }
    }
    sheet(stage, all, near, 0.45);
}
