//! The display list: everything that is drawn and where, before there are any pixels. It can be read as text and checked.

mod area;
mod audit;
mod color;

use std::fmt::{self, Write as _};

use vello_cpu::kurbo::{Affine, BezPath, Rect, Shape as _};

pub use area::{Area, circle, open_line, polygon, star};
pub use audit::Fault;
pub use color::{Paint, Rgba};

use crate::art::Artwork;
use crate::text::TextBox;

/// One thing to draw.
#[derive(Clone, Debug)]
pub enum Item {
    /// A filled shape.
    Fill(BezPath, Paint),
    /// A line along a shape, with its width.
    Stroke(BezPath, Paint, f32),
    /// A blurred rectangle: its corner radius, its blur in pixels, its colour.
    Shadow(Area, f32, f32, Rgba),
    /// A sign of the icon set, by name.
    Icon(String, Area, Paint),
    /// Words.
    Text(Box<TextBox>),
    /// Art, and how it is moved and turned.
    Art(Artwork, Affine),
    /// Things that are visible only inside a shape.
    Clip(BezPath, Vec<Self>),
    /// An invisible item: a named rectangle that no other zone and no text may overlap, except a text inside it.
    Zone(&'static str, Area),
}

/// A display list.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The width in pixels.
    pub width: u16,
    /// The height in pixels.
    pub height: u16,
    /// The items to draw, the lowest first.
    pub items: Vec<Item>,
}

impl Scene {
    /// An empty scene.
    #[must_use]
    pub const fn new(width: u16, height: u16) -> Self {
        Self { width, height, items: Vec::new() }
    }

    /// The whole scene as a rectangle.
    #[must_use]
    pub fn area(&self) -> Area {
        Area::new(0.0, 0.0, self.width.into(), self.height.into())
    }

    /// Adds a filled shape.
    pub fn fill(&mut self, path: BezPath, paint: impl Into<Paint>) {
        self.items.push(Item::Fill(path, paint.into()));
    }

    /// Adds a line along a shape.
    pub fn stroke(&mut self, path: BezPath, paint: impl Into<Paint>, width: f32) {
        self.items.push(Item::Stroke(path, paint.into(), width));
    }

    /// Adds a blurred rectangle.
    pub fn shadow(&mut self, area: Area, radius: f32, blur: f32, color: Rgba) {
        self.items.push(Item::Shadow(area, radius, blur, color));
    }

    /// Adds a blurred rectangle around an opaque shape of the same size, only where it is visible, because blur is expensive.
    pub fn halo(&mut self, shape: Area, shadow: Area, radius: f32, blur: f32, color: Rgba) {
        let mut ring = shadow.inset(-2.5 * blur).path();
        ring.extend(shape.inset(2.0).round(radius - 2.0).reverse_subpaths());
        self.clip(ring, |scene| scene.shadow(shadow, radius, blur, color));
    }

    /// Adds a sign.
    pub fn icon(&mut self, name: &str, area: Area, paint: impl Into<Paint>) {
        self.items.push(Item::Icon(name.to_owned(), area, paint.into()));
    }

    /// Adds a sign with a soft copy below it, for depth.
    pub fn icon_raised(&mut self, name: &str, area: Area, paint: impl Into<Paint>, depth: f32, shade: Rgba) {
        self.icon(name, area.shift(0.0, depth), shade);
        self.icon(name, area, paint);
    }

    /// Adds words.
    pub fn text(&mut self, text: TextBox) {
        self.items.push(Item::Text(Box::new(text)));
    }

    /// Adds art with its top left corner at a place.
    pub fn art(&mut self, artwork: Artwork, x: f32, y: f32) {
        self.items.push(Item::Art(artwork, Affine::translate((f64::from(x), f64::from(y)))));
    }

    /// Adds everything that `draw` draws, visible only inside a shape.
    pub fn clip(&mut self, path: BezPath, draw: impl FnOnce(&mut Self)) {
        let mut inner = Self::new(self.width, self.height);
        draw(&mut inner);
        self.items.push(Item::Clip(path, inner.items));
    }

    /// Reserves a rectangle that no other zone and no text may overlap, except a text inside it.
    pub fn zone(&mut self, name: &'static str, area: Area) {
        self.items.push(Item::Zone(name, area));
    }

    /// Adds another scene with its top left corner at a place. Shapes are moved as shapes, not copied as pixels.
    pub fn add(&mut self, other: Self, x: f32, y: f32) {
        self.items.extend(other.items.into_iter().map(|item| item.moved(x, y)));
    }

    /// Every text in the scene.
    pub fn texts(&self) -> Vec<&TextBox> {
        fn walk<'a>(items: &'a [Item], out: &mut Vec<&'a TextBox>) {
            for item in items {
                match item {
                    Item::Text(text) => out.push(text),
                    Item::Clip(_, inner) => walk(inner, out),
                    _ => {}
                }
            }
        }
        let mut out = Vec::new();
        walk(&self.items, &mut out);
        out
    }
}

impl Item {
    fn moved(self, x: f32, y: f32) -> Self {
        let by = Affine::translate((f64::from(x), f64::from(y)));
        match self {
            Self::Fill(path, paint) => Self::Fill(by * path, paint.moved(x, y)),
            Self::Stroke(path, paint, width) => Self::Stroke(by * path, paint.moved(x, y), width),
            Self::Shadow(area, radius, blur, color) => Self::Shadow(area.shift(x, y), radius, blur, color),
            Self::Icon(name, area, paint) => Self::Icon(name, area.shift(x, y), paint.moved(x, y)),
            Self::Text(text) => Self::Text(Box::new(text.moved(x, y))),
            Self::Art(artwork, fit) => Self::Art(artwork, by * fit),
            Self::Clip(path, inner) => Self::Clip(by * path, inner.into_iter().map(|item| item.moved(x, y)).collect()),
            Self::Zone(name, area) => Self::Zone(name, area.shift(x, y)),
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        write!(f, "{:depth$}", "")?;
        match self {
            Self::Fill(path, paint) => writeln!(f, "fill {} {paint}", bounds(path)),
            Self::Stroke(path, paint, width) => writeln!(f, "stroke {} {width} {paint}", bounds(path)),
            Self::Shadow(area, radius, blur, color) => writeln!(f, "shadow {area} r{radius} blur {blur} {color}"),
            Self::Icon(name, area, paint) => writeln!(f, "icon {name} {area} {paint}"),
            Self::Text(text) => writeln!(f, "text {text}"),
            Self::Art(artwork, fit) => {
                let (width, height) = artwork.size();
                let place = fit.transform_rect_bbox(Rect::new(0.0, 0.0, width.into(), height.into()));
                writeln!(f, "art {}", bounds(&place.to_path(0.1)))
            }
            Self::Zone(name, area) => writeln!(f, "zone {name:?} {area}"),
            Self::Clip(path, inner) => {
                writeln!(f, "clip {}", bounds(path))?;
                inner.iter().try_for_each(|item| item.write(f, depth + 2))
            }
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
fn bounds(path: &BezPath) -> Area {
    let rect = path.bounding_box();
    Area::new(rect.x0 as f32, rect.y0 as f32, rect.width() as f32, rect.height() as f32)
}

impl Paint {
    fn moved(self, x: f32, y: f32) -> Self {
        match self {
            Self::Flat(color) => Self::Flat(color),
            Self::Linear(from, to, stops) => Self::Linear((from.0 + x, from.1 + y), (to.0 + x, to.1 + y), stops),
            Self::Radial(center, radius, stops) => Self::Radial((center.0 + x, center.1 + y), radius, stops),
        }
    }
}

/// As in `960x720+0+0`, to the tenth of a pixel.
impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, w, h] = [self.x, self.y, self.w, self.h].map(|value| (value * 10.0).round() / 10.0);
        write!(f, "{w}x{h}+{x}+{y}")
    }
}

impl fmt::Display for Rgba {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('#')?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stops = match self {
            Self::Flat(color) => return write!(f, "{color}"),
            Self::Linear(.., stops) => stops,
            Self::Radial(.., stops) => stops,
        };
        f.write_str(if matches!(self, Self::Linear(..)) { "linear" } else { "radial" })?;
        stops.iter().try_for_each(|(_, color)| write!(f, " {color}"))
    }
}

/// One item per line, for snapshots.
impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "scene {}x{}", self.width, self.height)?;
        self.items.iter().try_for_each(|item| item.write(f, 0))
    }
}
