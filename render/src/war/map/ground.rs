//! The paper of a map: sheets like the contour lines of a height, the brightest where the lamp is, the sea, and the way.

use duelhall_engine::kit::art::{Hour, Ink, Recipe};
use duelhall_engine::war::card::Country;
use vello_cpu::kurbo::{Affine, BezPath, Shape as _};

use super::{HEAD, HEIGHT, WIDTH};
use crate::art::{Colors, colors};
use crate::easel::Easel;
use crate::icons;
use crate::scene::{Area, Rgba, Scene, circle};
use crate::sheet::Piece;
use crate::theme::{NIGHT, Theme};
use crate::war::look::WHITE;

/// The contours of the light.
const RINGS: u8 = 9;
/// The points of a contour.
const POINTS: u8 = 28;
/// The colour of deep water.
const WATER: Rgba = Rgba::hex(0x12_4a_6e);
/// The room between the dots of the way.
const STEP: f32 = 19.0;

/// A map without its windows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ground {
    pub(super) country: Country,
    /// The middle of the window that is lit.
    pub(super) lamp: (u16, u16),
    /// The middles of all windows in order.
    pub(super) stops: Vec<(u16, u16)>,
    /// How many of them the way has come past.
    pub(super) reached: usize,
    pub(super) theme: Theme,
}

impl Piece for Ground {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, _: &mut Easel) -> Scene {
        let mut scene = Scene::new(WIDTH, HEIGHT);
        if self.theme.is_plain() {
            scene.fill(scene.area().path(), NIGHT.dark(1.0));
        } else {
            let ink = self.ink();
            self.light(&mut scene, &ink);
            self.sea(&mut scene, &ink);
            self.land(&mut scene, &ink);
        }
        self.way(&mut scene);
        scene
    }
}

impl Ground {
    fn ink(&self) -> Colors {
        // Inks whose steps between dark and light are all in the one palette.
        let (ink, hour) = match self.country {
            Country::Usa => (Ink::Dusk, Hour::Dusk),
            Country::Ussr => (Ink::Frost, Hour::Dusk),
            Country::Britain => (Ink::Storm, Hour::Night),
            Country::Germany => (Ink::Smog, Hour::Night),
        };
        colors(&Recipe { hour: Some(hour), ink: Some(ink), ..Recipe::default() }.plan("type-base", ink))
    }

    /// Sheet on sheet around the lamp, each with its shadow and its lit edge.
    fn light(&self, scene: &mut Scene, ink: &Colors) {
        let (w, h) = (f32::from(WIDTH), f32::from(HEIGHT));
        let (x, y) = (f32::from(self.lamp.0), f32::from(self.lamp.1));
        let far = x.max(w - x).hypot(y.max(h - y)) * 0.86;
        let night = ink.edge.mix(ink.dark, 0.62);
        scene.fill(scene.area().path(), night);
        for ring in 0..RINGS {
            let near = f32::from(ring) / f32::from(RINGS - 1);
            let radius = far * (1.0 - 0.9 * near.powf(0.7));
            let color = match near {
                near if near < 0.62 => night.mix(ink.edge.mix(ink.mid, 0.45), near / 0.62),
                near => ink.edge.mix(ink.mid, 0.45).mix(ink.core.mix(ink.accent, 0.35), (near - 0.62) / 0.38),
            };
            let shape = |grow: f32| contour((x, y), radius + grow, ring);
            scene.fill(shape(5.0), ink.dark.alpha(46));
            scene.fill(shape(1.8), color.mix(ink.core, 0.24));
            scene.fill(shape(0.0), color);
        }
    }

    /// The sea: a sheet that lies lower, with the edge of the coast and lines of waves along it.
    fn sea(&self, scene: &mut Scene, ink: &Colors) {
        let (w, h) = (f32::from(WIDTH), f32::from(HEIGHT));
        // The coast as shares of the width, from the top to the bottom, and the side of the sea.
        let (shares, side): ([f32; 8], f32) = match self.country {
            Country::Usa => ([0.10, 0.16, 0.11, 0.22, 0.17, 0.30, 0.36, 0.47], -1.0),
            Country::Ussr => ([0.92, 0.97, 0.93, 1.02, 0.99, 0.90, 0.80, 0.70], 1.0),
            Country::Britain => ([0.52, 0.43, 0.34, 0.37, 0.24, 0.20, 0.13, 0.16], -1.0),
            Country::Germany => ([0.34, 0.22, 0.15, 0.09, 0.04, -0.02, -0.10, -0.14], -1.0),
        };
        let line = |shift: f32| {
            let point = |(at, share): (u8, f32)| (w * share + side * shift, h * (f32::from(at) / 7.0 * 1.2 - 0.1));
            (0_u8..).zip(shares).map(point).collect::<Vec<_>>()
        };
        let out = w / 2.0 + side * w * 0.7;
        let water = |shift: f32| {
            let mut path = curve(&line(shift));
            for (px, py) in [(out, h * 1.1), (out, -h * 0.1)] {
                path.line_to((f64::from(px), f64::from(py)));
            }
            path.close_path();
            path
        };
        scene.fill(water(-2.0), ink.core.alpha(70));
        scene.fill(water(0.0), ink.dark.mix(WATER, 0.6).alpha(205));
        for (shift, alpha) in [(12.0, 74), (25.0, 52), (40.0, 34)] {
            scene.stroke(curve(&line(shift)), ink.core.alpha(alpha), 1.6);
        }
    }

    /// Small paper things between the windows.
    fn land(&self, scene: &mut Scene, ink: &Colors) {
        let signs: [&str; 9] = match self.country {
            Country::Usa => [
                "cactus",
                "sailboat",
                "lighthouse",
                "church",
                "windmill",
                "barn",
                "forest",
                "damaged-house",
                "stone-bridge",
            ],
            Country::Ussr => [
                "barn",
                "forest",
                "church",
                "factory",
                "damaged-house",
                "railway",
                "arch-bridge",
                "windmill",
                "watchtower",
            ],
            Country::Britain => [
                "icebergs",
                "lighthouse",
                "radio-tower",
                "cactus",
                "big-wave",
                "sailboat",
                "church",
                "windmill",
                "forest",
            ],
            Country::Germany => {
                ["windmill", "castle", "barn", "forest", "cactus", "damaged-house", "church", "watchtower", "graveyard"]
            }
        };
        // A sign stands between two windows of a row, above the way.
        let between = self.stops.windows(2).filter(|pair| pair[0].1 == pair[1].1);
        for (at, (pair, sign)) in (0_u8..).zip(between.zip(signs)) {
            let x = f32::midpoint(f32::from(pair[0].0), f32::from(pair[1].0));
            let rise = [30.0, 34.0, 27.0][usize::from(at % 3)];
            figure(scene, sign, (x, f32::from(pair[0].1) - rise), 48.0, self.lamp, ink);
        }
    }

    /// The way from window to window: large dots as far as it is gone, small ones before.
    fn way(&self, scene: &mut Scene) {
        let (mut gone, mut ahead) = (BezPath::new(), BezPath::new());
        for (at, pair) in self.stops.windows(2).enumerate() {
            let past = at < self.reached;
            for dot in dots(pair[0], pair[1]) {
                let shape = circle(dot, if past { 4.4 } else { 2.8 });
                if past { gone.extend(shape) } else { ahead.extend(shape) }
            }
        }
        let skin = self.theme.skin();
        let (bright, faint) = if self.theme.is_plain() { (WHITE, WHITE) } else { (skin.bright, WHITE.alpha(150)) };
        if !self.theme.is_plain() {
            let shadow = |path: &BezPath| Affine::translate((0.0, 2.0)) * path.clone();
            scene.fill(shadow(&gone), NIGHT.alpha(150));
            scene.fill(shadow(&ahead), NIGHT.alpha(150));
        }
        scene.fill(gone, bright);
        scene.fill(ahead, faint);
    }
}

/// The dots from one window to another: across a row in a shallow wave, and around the outer side to the next row.
fn dots(from: (u16, u16), to: (u16, u16)) -> Vec<(f32, f32)> {
    let (x0, y0) = (f32::from(from.0), f32::from(from.1));
    let (x1, y1) = (f32::from(to.0), f32::from(to.1));
    let wave = if from.1 == to.1 { 9.0 } else { 0.0 };
    let long = (x1 - x0).hypot(y1 - y0);
    let dot = |at: u16| {
        let share = f32::from(at) * STEP / long;
        let swing = (share * std::f32::consts::TAU).sin() * wave;
        (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share + swing)
    };
    (1..u16::MAX).take_while(|at| f32::from(*at) * STEP < long).map(dot).collect()
}

/// A closed line around a point that is nearly a circle, as a height has it on a map.
fn contour((x, y): (f32, f32), radius: f32, ring: u8) -> BezPath {
    let shift = f32::from(ring) * 0.16;
    let points: Vec<(f32, f32)> = (0..POINTS)
        .map(|at| {
            let turn = f32::from(at) * std::f32::consts::TAU / f32::from(POINTS);
            let wobble = 0.075 * (turn * 3.0 + 0.7 + shift).sin()
                + 0.045 * (turn * 5.0 + 2.1 - shift).sin()
                + 0.022 * (turn * 9.0 + shift * 3.0).sin();
            let reach = radius * (1.0 + wobble);
            (x + reach * turn.cos() * 1.16, y + reach * turn.sin() * 0.94)
        })
        .collect();
    let middle =
        |a: (f32, f32), b: (f32, f32)| (f64::from(f32::midpoint(a.0, b.0)), f64::from(f32::midpoint(a.1, b.1)));
    let mut path = BezPath::new();
    let ends = points.iter().zip(points.iter().cycle().skip(1));
    for (index, (a, b)) in ends.enumerate() {
        if index == 0 {
            path.move_to(middle(points[points.len() - 1], *a));
        }
        path.quad_to((f64::from(a.0), f64::from(a.1)), middle(*a, *b));
    }
    path.close_path();
    path
}

/// A soft line through points.
fn curve(points: &[(f32, f32)]) -> BezPath {
    let mut path = BezPath::new();
    for (index, pair) in points.windows(2).enumerate() {
        let [(x0, y0), (x1, y1)] = [pair[0], pair[1]].map(|(x, y)| (f64::from(x), f64::from(y)));
        if index == 0 {
            path.move_to((x0, y0));
        }
        let y = f64::midpoint(y0, y1);
        path.curve_to((x0, y), (x1, y), (x1, y1));
    }
    path
}

/// A sign cut of paper, with its shadow and an edge that the lamp lights.
fn figure(scene: &mut Scene, sign: &str, (x, y): (f32, f32), side: f32, lamp: (u16, u16), ink: &Colors) {
    let outline = icons::outline(sign, Area::new(0.0, 0.0, side, side));
    let bounds = outline.bounding_box();
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
    let (cx, foot) = (bounds.center().x as f32, bounds.y1 as f32);
    let at = |dx: f32, dy: f32| {
        Affine::translate((f64::from(x - cx + dx), f64::from((y + side * 0.5 - foot + dy).max(f32::from(HEAD)))))
            * outline.clone()
    };
    let toward = if f32::from(lamp.0) >= x { 1.0 } else { -1.0 };
    let body: Rgba = ink.dark.mix(ink.edge, 0.30);
    scene.fill(at(-toward * 1.8, 2.2), ink.dark.alpha(120));
    scene.fill(at(toward * 1.4, -1.2), ink.mid.mix(ink.core, 0.55).alpha(200));
    scene.fill(at(0.0, 0.0), body);
}
