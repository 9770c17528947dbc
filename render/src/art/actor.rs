//! Figures: one dark shape with a rim toward the lamp and light inside, a shape of light, or pale paper.

use duelhall_engine::kit::art::{Actor, Pose};
use vello_cpu::kurbo::{Affine, BezPath};

use super::model::{self, Model, Tone};
use super::paper::sheet;
use super::pen::{filled, moved};
use super::stage::{Stage, veil};
use crate::icons;
use crate::scene::{Area, Paint, Rgba, circle};

const WHITE: Rgba = Rgba::hex(0x00ff_ffff);

/// A figure on the stage.
struct Figure {
    /// The shape with its cuts.
    shape: BezPath,
    /// The shape without its cuts.
    outline: BezPath,
    /// The parts of a model; an icon has none.
    parts: Vec<(Tone, BezPath)>,
    /// Where it is before it is turned.
    area: Area,
    /// 1 if the lamp is to its right, otherwise -1.
    side: f32,
}

/// Draws a figure.
pub(super) fn draw(stage: &mut Stage<'_>, actor: &Actor) {
    let feet = match actor.pose {
        Pose::Stand => 0.93,
        Pose::Far => 0.70,
        Pose::Fly | Pose::Spell | Pose::Pale => 0.5 + actor.size.get() / 2.0,
    };
    let figure = place(stage, actor, feet);
    match actor.pose {
        Pose::Far => sheet(stage, figure.shape, 0.42, 0.4),
        Pose::Stand => {
            shadow(stage, figure.area);
            dark(stage, figure);
        }
        Pose::Fly => dark(stage, figure),
        Pose::Spell => light(stage, &figure),
        Pose::Pale => pale(stage, &figure),
    }
}

/// Fits an icon or a model, without the empty space around it, into its place on the stage.
fn place(stage: &Stage<'_>, actor: &Actor, feet: f32) -> Figure {
    let model = model::of(&actor.icon);
    let is_icon = model.is_none();
    let icon = || icons::outline(&actor.icon, Area::new(0.0, 0.0, 512.0, 512.0));
    let model = model.unwrap_or_else(|| Model(vec![(Tone::Body, icon())]));
    let bounds = model.bounds();
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
    let (iw, ih) = (bounds.width().max(0.01) as f32, bounds.height().max(0.01) as f32);
    let scale = (stage.h * actor.size.get() / ih).min(stage.w * 0.94 / iw);
    let (w, h) = (iw * scale, ih * scale);
    let area = Area::new(stage.x(0.5 + actor.x.get()) - w / 2.0, stage.y(feet + actor.y.get()) - h, w, h);
    let flip = if actor.mirror { -1.0 } else { 1.0 };
    let center = (f64::from(area.center().0), f64::from(area.center().1));
    let fit = Affine::rotate_about(f64::from(actor.turn).to_radians(), center)
        * Affine::translate(center)
        * Affine::scale_non_uniform(f64::from(scale * flip), f64::from(scale))
        * Affine::translate(-bounds.center().to_vec2());
    let mut parts = model.map(fit);
    let side = stage.toward_lamp(area.center().0);
    if is_icon {
        let shape = std::mem::take(&mut parts.0).pop().map(|(_, path)| path).unwrap_or_default();
        return Figure { outline: filled(&shape), shape, parts: Vec::new(), area, side };
    }
    let outline = parts.outline();
    Figure { shape: outline.clone(), outline, parts: parts.0, area, side }
}

fn shadow(stage: &mut Stage<'_>, area: Area) {
    let (x, y, radius) = (area.center().0, area.bottom(), area.w * 0.62);
    let flat = Affine::translate((f64::from(x), f64::from(y))) * Affine::scale_non_uniform(1.0, 0.16);
    let dark = stage.ink.dark;
    // Flat rings stand for a soft edge.
    for ring in 0..6_u8 {
        stage.fill(flat * circle((0.0, 0.0), radius * (1.05 - 0.1 * f32::from(ring))), veil(dark, 0.11));
    }
}

fn glow(stage: &mut Stage<'_>, area: Area, light: f32) {
    let (core, mid) = (stage.ink.core, stage.ink.mid);
    let (center, radius) = (area.center(), area.w.max(area.h) * 0.80);
    let stops = vec![(0.0, veil(core, light)), (0.5, veil(core.mix(mid, 0.5), light * 0.45)), (1.0, veil(mid, 0.0))];
    stage.fill(circle(center, radius), Paint::Radial(center, radius, stops));
}

fn dark(stage: &mut Stage<'_>, figure: Figure) {
    let (ink, u) = (stage.ink, stage.u);
    let (area, side) = (figure.area, figure.side);
    let center = area.center();
    glow(stage, area, 0.66);
    stage.fill(moved(&figure.outline, -side * 2.4 * u, 2.2 * u), veil(ink.dark, 0.38));
    stage.fill(moved(&figure.outline, side * 1.9 * u, -1.5 * u), ink.core.light(0.35));
    if !figure.parts.is_empty() {
        return model::parts(stage, figure.parts, area, side);
    }
    let radius = area.w.max(area.h) * 0.75;
    let stops = vec![
        (0.0, ink.accent.light(0.62)),
        (0.45, ink.accent.mix(ink.core, 0.25)),
        (1.0, ink.accent.mix(ink.mid, 0.55)),
    ];
    let heart = (center.0 + side * area.w * 0.1, area.y + area.h * 0.42);
    stage.fill(figure.outline, Paint::Radial(heart, radius, stops));
    let from = (center.0 + side * area.w * 0.5, area.y);
    let to = (center.0 - side * area.w * 0.4, area.bottom());
    let near = ink.mid.mix(ink.dark, 0.70).mix(ink.accent, 0.12);
    let middle = ink.edge.mix(ink.mid, 0.12).mix(ink.dark, 0.72);
    let stops = vec![(0.0, near), (0.42, middle), (1.0, ink.dark.mix(ink.edge, 0.12))];
    stage.fill(figure.shape, Paint::Linear(from, to, stops));
}

fn light(stage: &mut Stage<'_>, figure: &Figure) {
    let (ink, u) = (stage.ink, stage.u);
    let (area, accent) = (figure.area, stage.ink.accent);
    // Light is seen only before darkness: rings of night around the figure.
    let (center, radius) = (area.center(), area.w.max(area.h));
    let night = ink.edge.mix(ink.dark, 0.42);
    for (size, share) in [(0.76, 0.36), (0.64, 0.48), (0.52, 0.56)] {
        stage.fill(circle(center, radius * size), veil(night, share));
    }
    stage.fill(moved(&figure.outline, 0.0, 2.4 * u), veil(ink.dark, 0.5));
    for (width, share) in [(12.0, 0.12), (7.0, 0.20), (3.2, 0.35)] {
        stage.stroke(figure.shape.clone(), veil(accent, share), width * u);
    }
    let stops = vec![(0.0, WHITE), (0.5, accent.light(0.55)), (1.0, accent)];
    stage.fill(figure.shape.clone(), Paint::Linear((0.0, area.y), (0.0, area.bottom()), stops));
}

fn pale(stage: &mut Stage<'_>, figure: &Figure) {
    let (ink, u, area, side) = (stage.ink, stage.u, figure.area, figure.side);
    let x = area.center().0;
    glow(stage, area, 0.5);
    stage.fill(moved(&figure.outline, -side * 2.4 * u, 2.4 * u), veil(ink.dark, 0.42));
    stage.stroke(figure.outline.clone(), ink.dark.mix(ink.edge, 0.2), 2.4 * u);
    stage.fill(figure.outline.clone(), ink.dark.mix(ink.edge, 0.35));
    let (pale, shade) = (ink.core.light(0.4), ink.accent.mix(ink.mid, 0.25));
    let stops = vec![(0.0, pale), (0.5, pale.mix(shade, 0.45)), (1.0, shade.mix(ink.dark, 0.28))];
    let from = (x + side * area.w * 0.45, area.y);
    let to = (x - side * area.w * 0.35, area.bottom());
    stage.fill(figure.shape.clone(), Paint::Linear(from, to, stops));
}
