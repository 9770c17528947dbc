//! Turns scenes into pixels. Only this module draws with vello.

use std::fmt;
use std::sync::Arc;

pub(crate) use vello_cpu::color::PremulRgba8 as Pixel;
use vello_cpu::color::{AlphaColor, DynamicColor, Srgb};
use vello_cpu::kurbo::{BezPath, Join, Rect, Stroke};
use vello_cpu::peniko::{ColorStop, ColorStops, Gradient, ImageSampler};
use vello_cpu::{
    Image, ImageSource, Level, PaintType, RasterizerSettings, RenderContext, RenderSettings, Resources, TargetInit,
};

use crate::icons;
use crate::scene::{Item, Paint, Rgba, Scene};
use crate::text::TextBox;

/// Pixels, premultiplied.
#[derive(Clone)]
pub struct Frame(pub(crate) vello_cpu::Pixmap);

/// Pixels that many pictures share: drawn once, and laid down wherever they are needed.
#[derive(Clone)]
pub struct Sprite(Arc<vello_cpu::Pixmap>);

impl Sprite {
    /// The width and the height in pixels.
    #[must_use]
    pub fn size(&self) -> (u16, u16) {
        (self.0.width(), self.0.height())
    }

    /// The pixels row by row: red, green, blue, opacity.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        self.0.data_as_u8_slice()
    }
}

impl From<Frame> for Sprite {
    fn from(frame: Frame) -> Self {
        Self(Arc::new(frame.0))
    }
}

impl fmt::Debug for Sprite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (width, height) = self.size();
        write!(f, "Sprite({width}x{height})")
    }
}

/// No pixels.
impl Default for Frame {
    fn default() -> Self {
        Self::new(0, 0)
    }
}

impl Frame {
    /// An empty frame.
    #[must_use]
    pub fn new(width: u16, height: u16) -> Self {
        Self(vello_cpu::Pixmap::new(width, height))
    }

    /// The width in pixels.
    #[must_use]
    pub fn width(&self) -> u16 {
        self.0.width()
    }

    /// The height in pixels.
    #[must_use]
    pub fn height(&self) -> u16 {
        self.0.height()
    }

    /// The pixels row by row: red, green, blue, opacity.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        self.0.data_as_u8_slice()
    }

    /// The pixels row by row.
    pub(crate) fn pixels(&self) -> &[Pixel] {
        self.0.data()
    }

    /// Makes pixels opaque that rounding left slightly below full opacity.
    #[must_use]
    pub(crate) fn solid(mut self) -> Self {
        for pixel in self.0.data_mut() {
            pixel.a = u8::MAX;
        }
        self
    }

    /// Lays another frame over this one with its top left corner at a place. Pixels outside this frame are left out.
    pub fn blit(&mut self, other: &Self, x: i32, y: i32) {
        let (width, height) = (i32::from(self.width()), i32::from(self.height()));
        let (from_x, to_x) = (x.max(0), (x + i32::from(other.width())).min(width));
        if from_x >= to_x {
            return;
        }
        let (sw, dw) = (usize::from(other.width()), usize::from(self.width()));
        let target = self.0.data_mut();
        let source = other.0.data();
        for row in y.max(0)..(y + i32::from(other.height())).min(height) {
            // All of these are inside the two frames, so none is below 0.
            let [row, line, left, right, skip] =
                [row, row - y, from_x, to_x, from_x - x].map(|value| usize::try_from(value).unwrap_or(0));
            let source = &source[line * sw + skip..][..right - left];
            over(&mut target[row * dw + left..row * dw + right], source);
        }
    }
}

/// Lays a row of source pixels over target pixels; runs of opaque and of empty pixels are handled at once.
fn over(target: &mut [Pixel], source: &[Pixel]) {
    let mut at = 0;
    while at < source.len() {
        let alpha = source[at].a;
        let run = source[at..].iter().position(|pixel| pixel.a != alpha).unwrap_or(source.len() - at);
        match alpha {
            0 => {}
            255 => target[at..at + run].copy_from_slice(&source[at..at + run]),
            _ => {
                for (to, from) in target[at..at + run].iter_mut().zip(&source[at..at + run]) {
                    *to = blend(*to, *from);
                }
            }
        }
        at += run;
    }
}

/// Blends a premultiplied pixel over another.
#[inline]
pub(crate) fn blend(to: Pixel, from: Pixel) -> Pixel {
    let rest = 255 - u32::from(from.a);
    let channel = |from: u8, to: u8| {
        let product = u32::from(to) * rest + 128;
        #[expect(clippy::cast_possible_truncation, reason = "premultiplied channels never add up to more than 255")]
        let share = ((product + (product >> 8)) >> 8) as u8;
        from.saturating_add(share)
    };
    Pixel { r: channel(from.r, to.r), g: channel(from.g, to.g), b: channel(from.b, to.b), a: channel(from.a, to.a) }
}

/// A rasteriser with its buffers, for one thread at a time.
pub struct Raster {
    context: RenderContext,
    resources: Resources,
}

impl Default for Raster {
    fn default() -> Self {
        let settings = RenderSettings { level: Level::new(), num_threads: 0 };
        Self { context: RenderContext::new_with(16, 16, settings), resources: Resources::new() }
    }
}

impl Raster {
    /// Draws a scene on a transparent background.
    #[must_use]
    pub fn frame(&mut self, scene: &Scene) -> Frame {
        // The art itself is drawn on this context, so before the scene.
        let mut sprites = Vec::new();
        self.sprites(&scene.items, &mut sprites);
        self.context.reset_and_resize(scene.width, scene.height);
        self.items(&scene.items, &mut sprites.into_iter());
        self.context.flush();
        let mut frame = Frame::new(scene.width, scene.height);
        let settings = RasterizerSettings {
            target_init: TargetInit::Clear(AlphaColor::TRANSPARENT),
            ..RasterizerSettings::default()
        };
        self.context.render_with(&mut frame.0, &mut self.resources, settings);
        frame
    }

    /// The pixels of the art among these items, in their order.
    fn sprites(&mut self, items: &[Item], found: &mut Vec<Sprite>) {
        for item in items {
            match item {
                Item::Art(artwork, _) => found.push(artwork.sprite(self)),
                Item::Clip(_, inner) => self.sprites(inner, found),
                _ => {}
            }
        }
    }

    fn items(&mut self, items: &[Item], sprites: &mut impl Iterator<Item = Sprite>) {
        for item in items {
            self.item(item, sprites);
        }
    }

    fn item(&mut self, item: &Item, sprites: &mut impl Iterator<Item = Sprite>) {
        match item {
            Item::Fill(path, paint) => self.fill(path, paint),
            Item::Stroke(path, paint, width) => {
                self.context.set_paint(paint_type(paint));
                self.context.set_stroke(Stroke::new(f64::from(*width)).with_join(Join::Round));
                self.context.stroke_path(path);
            }
            Item::Shadow(area, radius, blur, color) => {
                self.context.set_paint(flat(*color));
                self.context.fill_blurred_rounded_rect(&area.rect(), *radius, *blur, false);
            }
            Item::Icon(name, area, paint) => self.fill(&icons::outline(name, *area), paint),
            Item::Text(text) => self.text(text),
            Item::Clip(path, inner) => {
                self.context.push_clip_path(path);
                self.items(inner, sprites);
                self.context.pop_clip();
            }
            Item::Art(_, fit) => {
                let Some(sprite) = sprites.next() else { return };
                let (width, height) = sprite.size();
                self.context.set_transform(*fit);
                self.context
                    .set_paint(Image { image: ImageSource::Pixmap(sprite.0), sampler: ImageSampler::default() });
                self.context.fill_rect(&Rect::new(0.0, 0.0, width.into(), height.into()));
                self.context.reset_transform();
            }
            Item::Zone(..) => {}
        }
    }

    fn fill(&mut self, path: &BezPath, paint: &Paint) {
        self.context.set_paint(paint_type(paint));
        self.context.fill_path(path);
    }

    fn text(&mut self, text: &TextBox) {
        if let Some((color, width)) = text.outline {
            self.context.set_paint(flat(color));
            self.context.set_stroke(Stroke::new(f64::from(width)).with_join(Join::Round));
            for run in &text.runs {
                let glyphs = self.context.glyph_run(&mut self.resources, &run.font).font_size(text.size).hint(false);
                // A glyph that cannot be drawn is left out; the tests make sure that our fonts contain no such glyph.
                let _ = glyphs.stroke_glyphs(run.glyphs.iter().copied());
            }
        }
        self.context.set_paint(flat(text.color));
        for run in &text.runs {
            let glyphs = self.context.glyph_run(&mut self.resources, &run.font).font_size(text.size).hint(false);
            let _ = glyphs.fill_glyphs(run.glyphs.iter().copied());
        }
    }
}

const fn flat(Rgba([r, g, b, a]): Rgba) -> AlphaColor<Srgb> {
    AlphaColor::from_rgba8(r, g, b, a)
}

fn paint_type(paint: &Paint) -> PaintType {
    let point = |(x, y): (f32, f32)| (f64::from(x), f64::from(y));
    match paint {
        Paint::Flat(color) => PaintType::Solid(flat(*color)),
        Paint::Linear(from, to, colors) => {
            Gradient { stops: stops(colors), ..Gradient::new_linear(point(*from), point(*to)) }.into()
        }
        Paint::Radial(center, radius, colors) => {
            Gradient { stops: stops(colors), ..Gradient::new_radial(point(*center), *radius) }.into()
        }
    }
}

fn stops(colors: &[(f32, Rgba)]) -> ColorStops {
    let stop = |(offset, color): &(f32, Rgba)| ColorStop {
        offset: *offset,
        color: DynamicColor::from_alpha_color(flat(*color)),
    };
    ColorStops(colors.iter().map(stop).collect())
}
