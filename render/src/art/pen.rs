//! Writes paths.

use vello_cpu::kurbo::{Affine, BezPath, Point};

/// A path that grows point by point.
#[derive(Clone, Debug, Default)]
pub(super) struct Pen(BezPath);

fn point(x: f32, y: f32) -> Point {
    Point::new(x.into(), y.into())
}

impl Pen {
    /// Begins a path at a point.
    pub(super) fn at(x: f32, y: f32) -> Self {
        Self::default().go(x, y)
    }

    /// Begins another part of the path.
    pub(super) fn go(mut self, x: f32, y: f32) -> Self {
        self.0.move_to(point(x, y));
        self
    }

    /// Draws a line.
    pub(super) fn to(mut self, x: f32, y: f32) -> Self {
        self.0.line_to(point(x, y));
        self
    }

    /// Draws a curve that bends towards one point.
    pub(super) fn bend(mut self, (cx, cy): (f32, f32), x: f32, y: f32) -> Self {
        self.0.quad_to(point(cx, cy), point(x, y));
        self
    }

    /// Draws a curve that bends towards two points.
    pub(super) fn curve(mut self, (ax, ay): (f32, f32), (bx, by): (f32, f32), x: f32, y: f32) -> Self {
        self.0.curve_to(point(ax, ay), point(bx, by), point(x, y));
        self
    }

    /// Adds a closed part.
    pub(super) fn add(mut self, path: BezPath) -> Self {
        self.0.extend(path);
        self
    }

    /// Closes the part.
    pub(super) fn close(mut self) -> Self {
        self.0.close_path();
        self
    }

    /// The path, closed.
    pub(super) fn shut(self) -> BezPath {
        self.close().0
    }

    /// The path as it is.
    pub(super) fn open(self) -> BezPath {
        self.0
    }
}

/// A path moved by pixels.
pub(super) fn moved(path: &BezPath, x: f32, y: f32) -> BezPath {
    Affine::translate((f64::from(x), f64::from(y))) * path
}

/// A path turned around a point, in degrees clockwise.
pub(super) fn turned(path: &BezPath, degrees: f32, (x, y): (f32, f32)) -> BezPath {
    Affine::rotate_about(f64::from(degrees).to_radians(), point(x, y)) * path
}

/// The union of all parts of a path: the shape without its holes.
pub(super) fn filled(path: &BezPath) -> BezPath {
    use vello_cpu::kurbo::Shape as _;
    let mut all = BezPath::new();
    for part in path.subpaths() {
        let part = BezPath::from_vec(part.to_vec());
        // Parts that turn the same way are one shape when they are filled.
        all.extend(if part.area() < 0.0 { part.reverse_subpaths() } else { part });
    }
    all
}
