//! Aircraft as simple bodies in space, which are seen from any side. In metres: x to the nose, y to the left, z up.

use super::Tone;
use super::shape::{Model, Path, limb, poly};

/// A point in space.
pub(super) type Point = (f32, f32, f32);

/// How an aircraft is seen: its turns in degrees, and how far the eye is above it.
#[derive(Clone, Copy)]
pub(super) struct View {
    /// To the left around its height: 0 flies to the right.
    pub(super) yaw: f32,
    /// Nose up.
    pub(super) pitch: f32,
    /// Toward the viewer: the top is seen.
    pub(super) roll: f32,
    /// How far the eye is above it.
    pub(super) above: f32,
}

impl View {
    pub(super) const fn new(yaw: f32, pitch: f32, roll: f32, above: f32) -> Self {
        Self { yaw, pitch, roll, above }
    }

    /// Where a point is seen, and how far away.
    pub(super) fn see(self, (x, y, z): Point) -> (f32, f32, f32) {
        let turn = |a: f32, b: f32, degrees: f32| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            (a * cos - b * sin, a * sin + b * cos)
        };
        let (y, z) = turn(y, z, self.roll);
        let (x, z) = turn(x, z, self.pitch);
        let (x, y) = turn(x, y, self.yaw);
        let (sin, cos) = self.above.to_radians().sin_cos();
        (x, z * cos + y * sin, y * cos - z * sin)
    }

    fn flat(self, points: &[Point]) -> (Vec<(f32, f32)>, f32) {
        let seen: Vec<_> = points.iter().map(|point| self.see(*point)).collect();
        #[expect(clippy::cast_precision_loss, reason = "a few points")]
        let depth = seen.iter().map(|point| point.2).sum::<f32>() / seen.len() as f32;
        (seen.into_iter().map(|(x, y, _)| (x, y)).collect(), depth)
    }
}

/// A wing or a tail plane: both halves.
#[derive(Clone, Copy)]
pub(super) struct Wing {
    /// The front edge at the body, and the depth there and at the tip.
    pub(super) x: f32,
    pub(super) root: f32,
    pub(super) tip: f32,
    /// How far the front edge of the tip is behind that of the root.
    pub(super) sweep: f32,
    /// Half of the whole width.
    pub(super) span: f32,
    /// The height at the body, and that of the tip above it.
    pub(super) z: f32,
    pub(super) rise: f32,
    pub(super) form: Form,
}

/// The outline of a wing from above.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Straight edges with round tips.
    Straight,
    /// An ellipse.
    Ellipse,
    /// Bent: down first, then up.
    Gull,
}

/// Parts of an aircraft, with their distances.
pub(super) struct Craft {
    view: View,
    parts: Vec<(f32, Vec<(Tone, Path)>)>,
}

impl Craft {
    pub(super) const fn new(view: View) -> Self {
        Self { view, parts: Vec::new() }
    }

    /// Adds a body of round sections: x, z and the radius.
    pub(super) fn tube(mut self, y: f32, stations: &[(f32, f32, f32)]) -> Self {
        let seen: Vec<_> = stations.iter().map(|(x, z, r)| (self.view.see((*x, y, *z)), *r)).collect();
        let shape: Vec<_> = seen.iter().map(|((x, y, _), r)| (*x, *y, r * 2.0)).collect();
        let shine: Vec<_> = seen.iter().map(|((x, y, _), r)| (*x, y + r * 0.45, r * 0.62)).collect();
        #[expect(clippy::cast_precision_loss, reason = "a few stations")]
        let depth = seen.iter().map(|(at, _)| at.2).sum::<f32>() / seen.len() as f32;
        self.parts.push((depth, vec![(Tone::Body, limb(&shape)), (Tone::Lit, limb(&shine))]));
        self
    }

    /// Adds glass: a smaller tube that is always seen.
    pub(super) fn glass(mut self, y: f32, stations: &[(f32, f32, f32)]) -> Self {
        let seen: Vec<_> = stations.iter().map(|(x, z, r)| (self.view.see((*x, y, *z)), *r)).collect();
        let shape: Vec<_> = seen.iter().map(|((x, y, _), r)| (*x, *y, r * 2.0)).collect();
        self.parts.push((-50.0, vec![(Tone::Glow, limb(&shape))]));
        self
    }

    /// Adds a thin plate, whose points go against the clock when it is seen from above.
    pub(super) fn plate(mut self, points: &[Point], bias: f32) -> Self {
        let (flat, depth) = self.view.flat(points);
        let area: f32 = flat.iter().zip(flat.iter().cycle().skip(1)).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum();
        let tone = if area > 0.0 { Tone::Lit } else { Tone::Side };
        self.parts.push((depth + bias, vec![(tone, poly(&flat))]));
        self
    }

    /// Adds a coloured or pale plate above everything behind it.
    pub(super) fn paint(mut self, tone: Tone, points: &[Point], bias: f32) -> Self {
        let (flat, depth) = self.view.flat(points);
        self.parts.push((depth + bias, vec![(tone, poly(&flat))]));
        self
    }

    /// Adds a line in space.
    pub(super) fn rod(mut self, from: Point, to: Point, wide: f32) -> Self {
        let (a, b) = (self.view.see(from), self.view.see(to));
        let depth = f32::midpoint(a.2, b.2);
        self.parts.push((depth, vec![(Tone::Body, limb(&[(a.0, a.1, wide), (b.0, b.1, wide)]))]));
        self
    }

    /// Adds both halves of a wing.
    pub(super) fn wing(self, wing: Wing) -> Self {
        [1.0_f32, -1.0].into_iter().fold(self, |craft, side| craft.plate(&wing.half(side), 0.0))
    }

    /// Adds a fin that stands at a place to the side.
    pub(super) fn fin(self, y: f32, x: f32, root: f32, tip: f32, foot: f32, top: f32) -> Self {
        let mut points = vec![(x, y, foot), (x - root, y, foot)];
        let high = top - foot;
        points.extend([(x - root - 0.02, y, foot + high * 0.6), (x - root * 0.92, y, foot + high * 0.92)]);
        points.extend([(x - root * 0.92 + tip * 0.4, y, top), (x - root * 0.92 + tip, y, top - high * 0.1)]);
        let (flat, depth) = self.view.flat(&points);
        let mut craft = self;
        craft.parts.push((depth - 0.3, vec![(Tone::Side, poly(&flat))]));
        craft
    }

    /// Adds a propeller: a blurred disc and three blades.
    pub(super) fn prop(mut self, (x, y, z): Point, radius: f32) -> Self {
        let ring = |share: f32| -> Vec<Point> {
            (0..20_u8)
                .map(|at| {
                    let (sin, cos) = (std::f32::consts::TAU * f32::from(at) / 20.0).sin_cos();
                    (x, y + cos * radius * share, z + sin * radius * share)
                })
                .collect()
        };
        let (flat, depth) = self.view.flat(&ring(1.0));
        let mut parts = vec![(Tone::Blur, poly(&flat))];
        let center = self.view.see((x, y, z));
        for blade in 0..3_u8 {
            let (sin, cos) = (0.5 + std::f32::consts::TAU * f32::from(blade) / 3.0).sin_cos();
            let tip = self.view.see((x, y + cos * radius, z + sin * radius));
            parts.push((Tone::Body, limb(&[(center.0, center.1, 0.16), (tip.0, tip.1, 0.05)])));
        }
        self.parts.push((depth - 0.2, parts));
        self
    }

    /// Marks on both wings: discs one on the other, as shares of a radius, each with its colour.
    pub(super) fn marks(self, wing: Wing, at: f32, radius: f32, discs: &[(f32, Tone)]) -> Self {
        let mut craft = self;
        for side in [1.0_f32, -1.0] {
            let (x, y, z) = wing.middle(at, side);
            let mut bias = -0.4;
            for (share, tone) in discs {
                let points: Vec<Point> = (0..16_u8)
                    .map(|step| {
                        let (sin, cos) = (std::f32::consts::TAU * f32::from(step) / 16.0).sin_cos();
                        (x + cos * radius * share, y + sin * radius * share, z + 0.02)
                    })
                    .collect();
                craft = craft.paint(*tone, &points, bias);
                bias -= 0.01;
            }
        }
        craft
    }

    /// Stars on both wings.
    pub(super) fn stars(self, wing: Wing, at: f32, radius: f32, tone: Tone) -> Self {
        let mut craft = self;
        for side in [1.0_f32, -1.0] {
            let (x, y, z) = wing.middle(at, side);
            let points: Vec<Point> = (0..10_u8)
                .map(|step| {
                    let (sin, cos) = (std::f32::consts::PI * f32::from(step) / 5.0).sin_cos();
                    let reach = if step % 2 == 0 { radius } else { radius * 0.4 };
                    (x + cos * reach, y + sin * reach, z + 0.03)
                })
                .collect();
            craft = craft.paint(tone, &points, -0.5);
        }
        craft
    }

    /// The figure, the farthest parts first.
    pub(super) fn model(mut self) -> Model {
        self.parts.sort_by(|one, two| two.0.total_cmp(&one.0));
        let parts = self.parts.into_iter().flat_map(|(_, parts)| parts);
        parts.fold(Model::default(), |model, (tone, path)| model.over(tone, path))
    }
}

impl Wing {
    pub(super) const fn new(x: f32, (root, tip): (f32, f32), sweep: f32, span: f32) -> Self {
        Self { x, root, tip, sweep, span, z: -0.4, rise: 0.5, form: Form::Straight }
    }

    pub(super) const fn high(self, z: f32, rise: f32) -> Self {
        Self { z, rise, ..self }
    }

    pub(super) const fn form(self, form: Form) -> Self {
        Self { form, ..self }
    }

    /// The height at a share of the span.
    fn height(&self, share: f32) -> f32 {
        match self.form {
            Form::Gull if share < 0.38 => self.z - share * 1.9,
            Form::Gull => self.z - 0.72 + (share - 0.38) * 2.4,
            _ => self.z + self.rise * share,
        }
    }

    /// The middle of a half at a share of the span.
    fn middle(&self, share: f32, side: f32) -> Point {
        let depth = self.root + (self.tip - self.root) * share;
        (self.x - self.sweep * share - depth * 0.5, side * self.span * share, self.height(share))
    }

    /// The outline of a half, against the clock from above.
    fn half(&self, side: f32) -> Vec<Point> {
        let y = |share: f32| side * self.span * share;
        let mut front = Vec::new();
        let mut rear = Vec::new();
        let shares: &[f32] = match self.form {
            Form::Ellipse => &[0.0, 0.2, 0.4, 0.6, 0.75, 0.86, 0.94, 0.985, 1.0],
            Form::Gull => &[0.0, 0.38, 0.90, 0.98, 1.0],
            Form::Straight => &[0.0, 0.90, 0.97, 1.0],
        };
        for share in shares {
            let full = self.root + (self.tip - self.root) * share;
            let depth = match self.form {
                Form::Ellipse => self.root * (1.0 - share * share).sqrt(),
                _ if *share > 0.99 => full * 0.35,
                _ if *share > 0.95 => full * 0.72,
                _ => full,
            };
            let lead = match self.form {
                Form::Ellipse => self.x - self.sweep - (self.root - depth) * 0.36,
                _ => self.x - self.sweep * share - (full - depth) * 0.4,
            };
            front.push((lead, y(*share), self.height(*share)));
            rear.push((lead - depth, y(*share), self.height(*share)));
        }
        rear.reverse();
        front.extend(rear);
        // From the body along the front edge to the tip is against the clock on the left side.
        if side < 0.0 {
            front.reverse();
        }
        front
    }
}
