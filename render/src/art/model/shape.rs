//! Models: figures that are built of parts. The unit is free, x goes to the right and y goes up.

use vello_cpu::kurbo::{Affine, BezPath, Rect, Shape as _};

pub(super) use vello_cpu::kurbo::BezPath as Path;

use crate::art::pen::{Pen, filled};
use crate::scene::circle;

/// How a part of a model is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::art) enum Tone {
    /// The far side: nearly black.
    Back,
    /// The side that looks at the viewer.
    Body,
    /// Between side and top.
    Side,
    /// What the lamp lights from above.
    Lit,
    /// Light inside: windows, lamps.
    Glow,
    /// Pale paper.
    Pale,
    /// Paper of a colour of its own.
    Tint(u32),
    /// A propeller that turns, outside of the outline.
    Blur,
    /// Flames and muzzle flashes, outside of the outline.
    Fire,
    /// Smoke, dust and foam, outside of the outline.
    Smoke,
}

impl Tone {
    /// Whether the part belongs to the outline.
    pub(in crate::art) const fn is_solid(self) -> bool {
        !matches!(self, Self::Fire | Self::Smoke | Self::Blur)
    }
}

/// A figure that is built of parts, the lowest first. Neighbours of the same tone are one part.
#[derive(Clone, Debug, Default)]
pub(in crate::art) struct Model(pub(in crate::art) Vec<(Tone, BezPath)>);

impl Model {
    /// Adds a part.
    pub(super) fn add(mut self, tone: Tone, path: BezPath) -> Self {
        match self.0.last_mut() {
            Some((last, all)) if *last == tone => all.extend(path),
            _ => self.0.push((tone, path)),
        }
        self
    }

    /// Adds a part that is not joined to the one before, so that its edge is seen.
    pub(super) fn over(mut self, tone: Tone, path: BezPath) -> Self {
        self.0.push((tone, path));
        self
    }

    pub(super) fn back(self, path: BezPath) -> Self {
        self.add(Tone::Back, path)
    }

    pub(super) fn body(self, path: BezPath) -> Self {
        self.add(Tone::Body, path)
    }

    pub(super) fn side(self, path: BezPath) -> Self {
        self.add(Tone::Side, path)
    }

    pub(super) fn lit(self, path: BezPath) -> Self {
        self.add(Tone::Lit, path)
    }

    pub(super) fn glow(self, path: BezPath) -> Self {
        self.add(Tone::Glow, path)
    }

    pub(super) fn pale(self, path: BezPath) -> Self {
        self.add(Tone::Pale, path)
    }

    pub(super) fn tint(self, rgb: u32, path: BezPath) -> Self {
        self.add(Tone::Tint(rgb), path)
    }

    /// Adds a prism: a profile that reaches away from the viewer, whose top and front are seen.
    pub(super) fn prism(self, profile: &[(f32, f32)], away: (f32, f32)) -> Self {
        let (top, front) = sides(profile, away);
        self.over(Tone::Side, front).over(Tone::Lit, top).over(Tone::Body, poly(profile))
    }

    /// Adds another model.
    pub(super) fn with(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// The model changed by a transformation.
    pub(in crate::art) fn map(self, by: Affine) -> Self {
        let turn = by.determinant() < 0.0;
        let part = |(tone, path): (Tone, BezPath)| {
            let path = by * path;
            (tone, if turn { path.reverse_subpaths() } else { path })
        };
        Self(self.0.into_iter().map(part).collect())
    }

    /// The model moved, and made larger or smaller.
    pub(super) fn at(self, x: f32, y: f32, scale: f32) -> Self {
        self.map(Affine::translate((f64::from(x), f64::from(y))) * Affine::scale(f64::from(scale)))
    }

    /// The model turned around a point, in degrees against the clock.
    pub(super) fn turn(self, degrees: f32, (x, y): (f32, f32)) -> Self {
        self.map(Affine::rotate_about(f64::from(degrees).to_radians(), (f64::from(x), f64::from(y))))
    }

    /// The model with left and right exchanged.
    pub(super) fn flip(self) -> Self {
        self.map(Affine::scale_non_uniform(-1.0, 1.0))
    }

    /// The rectangle around all solid parts.
    pub(in crate::art) fn bounds(&self) -> Rect {
        let boxes = self.0.iter().filter(|(tone, _)| tone.is_solid()).map(|(_, path)| path.bounding_box());
        boxes.reduce(|one, two| one.union(two)).unwrap_or(Rect::new(0.0, 0.0, 1.0, 1.0))
    }

    /// The union of all solid parts.
    pub(in crate::art) fn outline(&self) -> BezPath {
        let mut all = BezPath::new();
        self.0.iter().filter(|(tone, _)| tone.is_solid()).for_each(|(_, path)| all.extend(path));
        all
    }
}

/// The quads from a profile to the same profile further away: those that look up, and those that look to the front.
fn sides(profile: &[(f32, f32)], away: (f32, f32)) -> (BezPath, BezPath) {
    let area: f32 = pairs(profile).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum();
    let (mut top, mut front) = (BezPath::new(), BezPath::new());
    for (a, b) in pairs(profile) {
        let (nx, ny) = ((b.1 - a.1) * area.signum(), (a.0 - b.0) * area.signum());
        if nx * away.0 + ny * away.1 > 0.0 {
            let quad = poly(&[a, b, (b.0 + away.0, b.1 + away.1), (a.0 + away.0, a.1 + away.1)]);
            if ny > nx.abs() * 1.2 { top.extend(quad) } else { front.extend(quad) }
        }
    }
    (top, front)
}

fn pairs(points: &[(f32, f32)]) -> impl Iterator<Item = ((f32, f32), (f32, f32))> {
    points.iter().copied().zip(points.iter().copied().cycle().skip(1))
}

/// A polygon.
pub(super) fn poly(points: &[(f32, f32)]) -> BezPath {
    let mut pen = Pen::at(points[0].0, points[0].1);
    for (x, y) in &points[1..] {
        pen = pen.to(*x, *y);
    }
    filled(&pen.shut())
}

/// A polygon with round corners.
pub(super) fn soft(points: &[(f32, f32)], radius: f32) -> BezPath {
    let near = |at: (f32, f32), to: (f32, f32)| {
        let long = (to.0 - at.0).hypot(to.1 - at.1).max(0.001);
        let share = (radius / long).min(0.5);
        (at.0 + (to.0 - at.0) * share, at.1 + (to.1 - at.1) * share)
    };
    let count = points.len();
    let corner = |at: usize| {
        let (before, point, after) = (points[(at + count - 1) % count], points[at % count], points[(at + 1) % count]);
        (near(point, before), point, near(point, after))
    };
    let (_, _, start) = corner(0);
    let mut pen = Pen::at(start.0, start.1);
    for at in 1..=count {
        let (from, point, to) = corner(at);
        pen = pen.to(from.0, from.1).bend(point, to.0, to.1);
    }
    filled(&pen.shut())
}

/// A disc.
pub(super) fn disc(x: f32, y: f32, radius: f32) -> BezPath {
    filled(&circle((x, y), radius))
}

/// An ellipse.
pub(super) fn oval(x: f32, y: f32, wide: f32, high: f32) -> BezPath {
    let fit =
        Affine::translate((f64::from(x), f64::from(y))) * Affine::scale_non_uniform(f64::from(wide), f64::from(high));
    filled(&(fit * circle((0.0, 0.0), 1.0)))
}

/// A ring with its outer radius and its width.
pub(super) fn ring(x: f32, y: f32, radius: f32, wide: f32) -> BezPath {
    let mut path = disc(x, y, radius);
    path.extend(disc(x, y, radius - wide).reverse_subpaths());
    path
}

/// A rectangle from its lower left corner.
pub(super) fn rect(x: f32, y: f32, w: f32, h: f32) -> BezPath {
    poly(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
}

/// A straight bar that may taper, with flat ends.
pub(super) fn bar(from: (f32, f32), to: (f32, f32), wide: f32, end: f32) -> BezPath {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy).max(0.001);
    let (nx, ny) = (-dy / long / 2.0, dx / long / 2.0);
    poly(&[
        (from.0 + nx * wide, from.1 + ny * wide),
        (to.0 + nx * end, to.1 + ny * end),
        (to.0 - nx * end, to.1 - ny * end),
        (from.0 - nx * wide, from.1 - ny * wide),
    ])
}

/// A limb: bars with round joints, each point with its width.
pub(super) fn limb(points: &[(f32, f32, f32)]) -> BezPath {
    let mut all = BezPath::new();
    for pair in points.windows(2) {
        all.extend(bar((pair[0].0, pair[0].1), (pair[1].0, pair[1].1), pair[0].2, pair[1].2));
    }
    points.iter().for_each(|(x, y, wide)| all.extend(disc(*x, *y, wide / 2.0)));
    all
}

/// A line of one width with round ends.
pub(super) fn line(points: &[(f32, f32)], wide: f32) -> BezPath {
    let all: Vec<_> = points.iter().map(|(x, y)| (*x, *y, wide)).collect();
    limb(&all)
}

/// A star with a number of tips.
pub(super) fn spikes(x: f32, y: f32, tips: u8, inner: f32, outer: f32) -> BezPath {
    let points: Vec<_> = (0..tips * 2)
        .map(|at| {
            let angle = std::f32::consts::PI * (0.5 + f32::from(at) / f32::from(tips));
            let reach = if at % 2 == 0 { outer } else { inner };
            (x + reach * angle.cos(), y + reach * angle.sin())
        })
        .collect();
    poly(&points)
}

/// The flash at a muzzle, which points in a direction in degrees.
pub(super) fn flash(x: f32, y: f32, size: f32, degrees: f32) -> Model {
    let points = [
        (0.0, 0.10),
        (0.45, 0.42),
        (0.50, 0.22),
        (1.05, 0.34),
        (0.80, 0.12),
        (1.5, 0.0),
        (0.80, -0.12),
        (1.05, -0.34),
        (0.50, -0.22),
        (0.45, -0.42),
        (0.0, -0.10),
    ];
    Model::default().add(Tone::Fire, poly(&points)).turn(degrees, (0.0, 0.0)).at(x, y, size)
}

/// A cloud of smoke or dust.
pub(super) fn cloud(x: f32, y: f32, size: f32) -> BezPath {
    let mut all = BezPath::new();
    for (dx, dy, r) in [(-0.9, 0.0, 0.5), (-0.3, 0.25, 0.7), (0.4, 0.15, 0.62), (0.95, -0.02, 0.42), (0.0, -0.15, 0.6)]
    {
        all.extend(disc(x + dx * size, y + dy * size, r * size));
    }
    all
}

/// A path as a part: turned the way in which all parts are.
pub(super) fn solid(path: &BezPath) -> BezPath {
    filled(path)
}
