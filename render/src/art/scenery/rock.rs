//! Bodies of rock with flat tops, and teeth that hang or stand.

use crate::art::paper::sheet;
use crate::art::pen::Pen;
use crate::art::stage::Stage;

/// A table of stone: its middle, its width and height as shares, and the height of its foot.
pub(in crate::art) fn mesa(stage: &mut Stage<'_>, x: f32, w: f32, rise: f32, foot: f32, near: f32) {
    let (mid, half, top, foot) = (stage.x(x), stage.x(w) / 2.0, stage.y(foot - rise), stage.y(foot));
    let step = stage.between(0.3, 0.5);
    let ledge = top + (foot - top) * step;
    let path = Pen::at(mid - half * 1.5, foot + 2.0)
        .to(mid - half * 1.12, ledge)
        .to(mid - half * 0.92, ledge)
        .to(mid - half * 0.80, top)
        .to(mid + half * 0.62, top)
        .to(mid + half * 0.70, top + (ledge - top) * 0.5)
        .to(mid + half * 0.95, top + (ledge - top) * 0.5)
        .to(mid + half * 1.05, ledge)
        .to(mid + half * 1.5, foot + 2.0)
        .shut();
    sheet(stage, path, near, 0.5);
}

/// Teeth of stone along the top edge, or along a floor.
pub(in crate::art) fn teeth(stage: &mut Stage<'_>, count: u8, reach: (f32, f32), near: f32, hang: bool) {
    let (base, sign) = if hang { (-4.0, 1.0) } else { (stage.h + 4.0, -1.0) };
    let mut pen = Pen::at(-6.0, base);
    let step = (stage.w + 12.0) / f32::from(count);
    for tooth in 0..count {
        let x = -6.0 + step * f32::from(tooth);
        // The middle stays free for a figure.
        let open = ((x + step / 2.0) / stage.w - 0.5).abs() * 2.0;
        let long = stage.between(reach.0, reach.1) * (0.35 + 0.65 * open.min(1.0));
        let tip = x + step * stage.between(0.4, 0.6);
        let end = base + sign * stage.h * long;
        let root = base + sign * stage.h * 0.04;
        pen = pen.to(x, root).bend((tip - step * 0.16, base + sign * stage.h * long * 0.35), tip, end).bend(
            (tip + step * 0.16, base + sign * stage.h * long * 0.35),
            x + step,
            root,
        );
    }
    sheet(stage, pen.to(stage.w + 6.0, base).shut(), near, 0.06);
}
