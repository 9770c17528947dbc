//! Text that is as large as its room allows, and is cut only if nothing else helps.

use parley::{Alignment, AlignmentOptions, Layout, PositionedLayoutItem};
use unicode_segmentation::UnicodeSegmentation as _;
use vello_cpu::Glyph;

use super::fonts::LINE;
use super::{Align, Face, Line, Run, TextBox, Type};
use crate::scene::{Area, Rgba};

/// How many lines a text may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wrap {
    /// One line.
    Line,
    /// At most this many lines.
    Lines(usize),
    /// As many lines as have room.
    Block,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The font.
    pub face: Face,
    /// The largest font size in pixels.
    pub max: f32,
    /// The smallest font size in pixels.
    pub min: f32,
    /// The allowed number of lines.
    pub wrap: Wrap,
    /// The alignment of the lines.
    pub align: Align,
    /// Whether words may be left out at the end.
    pub may_cut: bool,
    /// The colour.
    pub color: Rgba,
    /// A line around the letters: its colour and width.
    pub outline: Option<(Rgba, f32)>,
}

impl Style {
    /// One centred line, from `min` to `max` pixels.
    #[must_use]
    pub const fn line(face: Face, min: f32, max: f32, color: Rgba) -> Self {
        let (wrap, align) = (Wrap::Line, Align::Center);
        Self { face, max, min, wrap, align, may_cut: false, color, outline: None }
    }

    /// The style with another number of lines.
    #[must_use]
    pub const fn wrap(self, wrap: Wrap) -> Self {
        Self { wrap, ..self }
    }

    /// The style with another alignment.
    #[must_use]
    pub const fn align(self, align: Align) -> Self {
        Self { align, ..self }
    }

    /// The style for words that may be cut, such as names.
    #[must_use]
    pub const fn cuttable(self) -> Self {
        Self { may_cut: true, ..self }
    }

    /// The style with a line around the letters.
    #[must_use]
    pub const fn outline(self, color: Rgba, width: f32) -> Self {
        Self { outline: Some((color, width)), ..self }
    }

    fn fits(&self, layout: &Layout<()>, room: Area, size: f32) -> bool {
        let lines = layout.len();
        let allowed = match self.wrap {
            Wrap::Line => 1,
            Wrap::Lines(count) => count,
            Wrap::Block => usize::MAX,
        };
        // A word is broken only if it is too long even at the smallest size.
        let whole = size <= self.min || self.wrap == Wrap::Line || longest_word(layout) <= room.w + 0.5;
        whole && lines <= allowed && layout.width() <= room.w + 0.5 && self.height(layout) <= room.h + 0.5
    }

    /// The height from the top of the first line's capitals to the bottom of the last line's descenders.
    fn height(&self, layout: &Layout<()>) -> f32 {
        let size = layout.lines().next().map_or(0.0, |line| line.metrics().line_height / LINE);
        let steps = layout.len().saturating_sub(1);
        #[expect(clippy::cast_precision_loss, reason = "a text has few lines")]
        let between = steps as f32 * size * LINE;
        between + size * (self.face.cap() + if steps > 0 { TAIL } else { 0.0 })
    }
}

/// How far descenders reach below the base line, in font sizes.
const TAIL: f32 = 0.2;

impl Type {
    /// Lays words out in a room, as large as possible.
    pub fn fit(&mut self, words: &str, room: Area, style: Style) -> TextBox {
        let mut size = style.max;
        loop {
            let mut layout = self.broken(words, room, &style, size);
            if style.fits(&layout, room, size) {
                balance(&mut layout, room, &style);
                return place(words.to_owned(), &layout, room, &style, size, false);
            }
            if size <= style.min {
                return self.cut(words, room, &style);
            }
            size = next_size(&layout, room, &style, size);
        }
    }

    fn broken(&mut self, words: &str, room: Area, style: &Style, size: f32) -> Layout<()> {
        let mut layout = self.shape(words, style.face, size);
        layout.break_all_lines(if style.wrap == Wrap::Line { None } else { Some(room.w) });
        layout
    }

    /// Leaves out as few letters as possible at the end.
    fn cut(&mut self, words: &str, room: Area, style: &Style) -> TextBox {
        let ends: Vec<usize> = words.grapheme_indices(true).map(|(at, _)| at).collect();
        let shorter = |count: usize| format!("{}…", words[..ends.get(count).copied().unwrap_or(0)].trim_end());
        let (mut fits, mut over) = (0, ends.len());
        while fits + 1 < over {
            let middle = usize::midpoint(fits, over);
            let layout = self.broken(&shorter(middle), room, style, style.min);
            if style.fits(&layout, room, style.min) { fits = middle } else { over = middle }
        }
        let words = shorter(fits);
        let mut layout = self.broken(&words, room, style, style.min);
        balance(&mut layout, room, style);
        place(words, &layout, room, style, style.min, true)
    }
}

fn longest_word(layout: &Layout<()>) -> f32 {
    layout.calculate_content_widths().min
}

/// The next smaller size: a single line shrinks directly to its width, a block step by step.
fn next_size(layout: &Layout<()>, room: Area, style: &Style, size: f32) -> f32 {
    let next = match style.wrap {
        Wrap::Line => (size * room.w / layout.width().max(1.0)).min(size * 0.98),
        Wrap::Lines(_) | Wrap::Block => size * 0.96,
    };
    next.max(style.min)
}

/// Makes the lines of a text equally long, if that needs no further line, and aligns them.
fn balance(layout: &mut Layout<()>, room: Area, style: &Style) {
    let lines = layout.len();
    if lines > 1 {
        let (mut low, mut high) = ((room.w * 0.4).max(longest_word(layout)).min(room.w), room.w);
        for _ in 0..6 {
            let middle = f32::midpoint(low, high);
            layout.break_all_lines(Some(middle));
            if layout.len() == lines && layout.width() <= middle + 0.5 { high = middle } else { low = middle }
        }
        layout.break_all_lines(Some(high));
    }
    let side = match style.align {
        Align::Start => Alignment::Left,
        Align::Center => Alignment::Center,
        Align::End => Alignment::Right,
    };
    layout.align(side, AlignmentOptions::default());
}

/// Puts a layout into its room: horizontally by its alignment, vertically by the height of its capitals.
fn place(words: String, layout: &Layout<()>, room: Area, style: &Style, size: f32, cut: bool) -> TextBox {
    let width = layout.width();
    let left = room.x + (room.w - width) * [0.0, 0.5, 1.0][style.align as usize];
    let cap = size * style.face.cap();
    #[expect(clippy::cast_precision_loss, reason = "a text has few lines")]
    let between = layout.len().saturating_sub(1) as f32 * size * LINE;
    let tail = if layout.len() > 1 { size * TAIL } else { 0.0 };
    let first = (room.y + (room.h - between - cap) / 2.0 + cap).min(room.bottom() - between - tail);
    // The layout has its own origin and sides: the smallest offset of its lines is the start of the longest line.
    let base = layout.lines().next().map_or(0.0, |line| line.metrics().baseline);
    let inner = layout.lines().map(|line| line.metrics().offset).reduce(f32::min).unwrap_or_default();
    let (dx, dy) = (left - inner, (first - base).round());
    let lines: Vec<Line> = layout
        .lines()
        .map(|line| {
            let (x, base) = (line.metrics().offset + dx, line.metrics().baseline + dy);
            Line { words: words.get(line.text_range()).unwrap_or_default().trim_end().to_owned(), x, base }
        })
        .collect();
    let extent = Area::new(left, first - cap, width, between + cap + tail);
    let runs = runs(layout, dx, dy);
    let Style { face, may_cut, color, outline, .. } = *style;
    TextBox { words, room, extent, size, lines, face, cut, may_cut, color, outline, runs }
}

fn runs(layout: &Layout<()>, dx: f32, dy: f32) -> Vec<Run> {
    let mut runs = Vec::new();
    for line in layout.lines() {
        for item in line.items() {
            if let PositionedLayoutItem::GlyphRun(run) = item {
                let glyphs = run.positioned_glyphs().map(|g| Glyph { id: g.id, x: g.x + dx, y: g.y + dy }).collect();
                runs.push(Run { font: run.run().font().clone(), glyphs });
            }
        }
    }
    runs
}
