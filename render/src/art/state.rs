//! What the state of a card does to its art.

use vello_cpu::kurbo::{Affine, BezPath};

use super::ink::Colors;
use super::pen::Pen;
use super::stage::veil;
use crate::scene::{Item, Paint, Rgba, Scene};

/// The state of a card, as its art shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum State {
    /// Nothing special.
    #[default]
    Plain,
    /// It rests: darker.
    Resting,
    /// It fell: torn.
    Fallen,
    /// Only the place, as the ground of a board: no figures, and darker.
    Ground,
}

impl State {
    /// All states.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Resting, Self::Fallen, Self::Ground];

    pub(super) const fn has_figures(self) -> bool {
        !matches!(self, Self::Ground)
    }
}

/// Lays a state over a finished picture.
pub(super) fn finish(mut scene: Scene, ink: &Colors, state: State) -> Scene {
    match state {
        State::Plain => scene,
        State::Resting => {
            scene.fill(scene.area().path(), veil(ink.edge.mix(ink.dark, 0.5), 0.52));
            scene
        }
        State::Ground => {
            scene.fill(scene.area().path(), veil(ink.dark, 0.40));
            scene
        }
        State::Fallen => torn(&scene, ink),
    }
}

/// Two halves that lean apart, with a pale tear between them.
fn torn(whole: &Scene, ink: &Colors) -> Scene {
    let (w, h) = (f32::from(whole.width), f32::from(whole.height));
    let mut scene = Scene::new(whole.width, whole.height);
    let ground = ink.dark.dark(0.45);
    scene.fill(scene.area().path(), ground);
    for side in [-1.0_f32, 1.0] {
        let turn = |path: BezPath| {
            let pivot = (f64::from(w / 2.0 - side * w * 0.1), f64::from(h));
            Affine::rotate_about(f64::from(side * 4.0).to_radians(), pivot)
                * Affine::translate((f64::from(side * w * 0.012), f64::from(h * 0.02)))
                * path
        };
        let edge = |gap: f32| half(w, h, side, gap * h / 150.0);
        // The paper's white fibre shows along the tear.
        scene.fill(turn(edge(0.0)), Rgba::hex(0x00ff_f3d6));
        let items = whole.items.iter().cloned().map(|item| turned(item, &turn)).collect();
        scene.items.push(Item::Clip(turn(edge(3.2)), items));
        scene.fill(turn(edge(3.2)), veil(ground, 0.42));
    }
    scene
}

/// The left or the right half of a picture, torn along a jagged line.
fn half(w: f32, h: f32, side: f32, gap: f32) -> BezPath {
    let outside = w / 2.0 + side * w * 1.2;
    let steps: [f32; 10] = [0.56, 0.50, 0.55, 0.47, 0.53, 0.45, 0.51, 0.44, 0.49, 0.42];
    let mut pen = Pen::at(outside, -h * 0.3);
    for (at, x) in (0_u8..).zip(steps) {
        pen = pen.to(w * x + side * gap, h * (f32::from(at) / 9.0 * 1.4 - 0.2));
    }
    pen.to(outside, h * 1.3).shut()
}

fn turned(item: Item, turn: &impl Fn(BezPath) -> BezPath) -> Item {
    let paint = |paint: Paint| move_paint(paint, turn);
    match item {
        Item::Fill(path, color) => Item::Fill(turn(path), paint(color)),
        Item::Stroke(path, color, width) => Item::Stroke(turn(path), paint(color), width),
        Item::Clip(path, inner) => Item::Clip(turn(path), inner.into_iter().map(|item| turned(item, turn)).collect()),
        // Art is made of shapes alone.
        other => other,
    }
}

fn move_paint(paint: Paint, turn: &impl Fn(BezPath) -> BezPath) -> Paint {
    let point = |(x, y): (f32, f32)| {
        use vello_cpu::kurbo::PathEl;
        match turn(Pen::at(x, y).open()).elements().first() {
            #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
            Some(PathEl::MoveTo(to)) => (to.x as f32, to.y as f32),
            _ => (x, y),
        }
    };
    match paint {
        Paint::Flat(color) => Paint::Flat(color),
        Paint::Linear(from, to, stops) => Paint::Linear(point(from), point(to), stops),
        Paint::Radial(center, radius, stops) => Paint::Radial(point(center), radius, stops),
    }
}
