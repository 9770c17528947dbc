//! Rectangles and the shapes made of them.

use vello_cpu::kurbo::{BezPath, Circle, Point, Rect, RoundedRect, Shape as _};

/// The largest distance between a curve and the lines that replace it, in pixels.
const TOLERANCE: f64 = 0.1;

/// A rectangle in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left edge.
    pub x: f32,
    /// The top edge.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

impl Area {
    /// A rectangle from its top left corner and its size.
    #[must_use]
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The right edge.
    #[must_use]
    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    /// The bottom edge.
    #[must_use]
    pub const fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// The middle.
    #[must_use]
    pub const fn center(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The rectangle with each edge moved inwards, or outwards if `by` is below 0.
    #[must_use]
    pub const fn inset(self, by: f32) -> Self {
        Self::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    /// The rectangle at another place.
    #[must_use]
    pub const fn shift(self, x: f32, y: f32) -> Self {
        Self::new(self.x + x, self.y + y, self.w, self.h)
    }

    /// Whether the two share more than an edge.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }

    /// Whether `other` lies inside, with a tolerance of `slack` pixels.
    #[must_use]
    pub fn holds(self, other: Self, slack: f32) -> bool {
        other.x >= self.x - slack
            && other.y >= self.y - slack
            && other.right() <= self.right() + slack
            && other.bottom() <= self.bottom() + slack
    }

    pub(crate) fn rect(self) -> Rect {
        Rect::new(self.x.into(), self.y.into(), self.right().into(), self.bottom().into())
    }

    /// The largest square in its middle.
    #[must_use]
    pub const fn square(self) -> Self {
        let side = self.w.min(self.h);
        Self::new(self.x + (self.w - side) / 2.0, self.y + (self.h - side) / 2.0, side, side)
    }

    /// The outline as a path.
    #[must_use]
    pub fn path(self) -> BezPath {
        self.rect().to_path(TOLERANCE)
    }

    /// The outline with round corners.
    #[must_use]
    pub fn round(self, radius: f32) -> BezPath {
        RoundedRect::from_rect(self.rect(), f64::from(radius)).to_path(TOLERANCE)
    }

    /// The outline with its own radius at each corner: top left, top right, bottom right, bottom left.
    #[must_use]
    pub fn rounds(self, radii: [f32; 4]) -> BezPath {
        let [lt, rt, rb, lb] = radii.map(f64::from);
        RoundedRect::from_rect(self.rect(), (lt, rt, rb, lb)).to_path(TOLERANCE)
    }
}

/// A circle as a path.
#[must_use]
pub fn circle(center: (f32, f32), radius: f32) -> BezPath {
    Circle::new((f64::from(center.0), f64::from(center.1)), f64::from(radius)).to_path(TOLERANCE)
}

/// A closed path through points.
#[must_use]
pub fn polygon(points: impl IntoIterator<Item = (f32, f32)>) -> BezPath {
    let mut path = open_line(points);
    path.close_path();
    path
}

/// An open path through points.
#[must_use]
pub fn open_line(points: impl IntoIterator<Item = (f32, f32)>) -> BezPath {
    let mut path = BezPath::new();
    for (index, (x, y)) in points.into_iter().enumerate() {
        let point = Point::new(x.into(), y.into());
        if index == 0 { path.move_to(point) } else { path.line_to(point) }
    }
    path
}

/// A regular polygon or, with an inner radius below the outer one, a star.
#[must_use]
pub fn star(center: (f32, f32), tips: u16, outer: f32, inner: f32) -> BezPath {
    let step = std::f32::consts::PI / f32::from(tips);
    polygon((0..tips * 2).map(|i| {
        let radius = if i % 2 == 0 { outer } else { inner };
        let (sin, cos) = (step * f32::from(i)).sin_cos();
        (center.0 + radius * sin, center.1 - radius * cos)
    }))
}
