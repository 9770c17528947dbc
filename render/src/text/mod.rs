//! Words on pictures: fonts, and text that fits its room.

mod fit;
mod fonts;
mod name;

use std::fmt;

use vello_cpu::Glyph;
use vello_cpu::peniko::FontData;

pub use fit::{Style, Wrap};
pub use fonts::{Face, Type};

use crate::scene::{Area, Rgba};

/// Where lines stand in their room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Align {
    /// At the left.
    Start,
    /// In the middle.
    Center,
    /// At the right.
    End,
}

/// Glyphs of one font, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Run {
    pub(crate) font: FontData,
    pub(crate) glyphs: Vec<Glyph>,
}

/// A line of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its words.
    pub words: String,
    /// Where it begins.
    pub x: f32,
    /// Where its letters stand.
    pub base: f32,
}

/// Words laid out in a room.
#[derive(Clone, Debug)]
pub struct TextBox {
    /// The words, as they are drawn.
    pub words: String,
    /// The room given.
    pub room: Area,
    /// The room taken, from the top of the first line's capitals to the bottom of the last line's tails.
    pub extent: Area,
    /// The font size in pixels.
    pub size: f32,
    /// The lines.
    pub lines: Vec<Line>,
    /// The font.
    pub face: Face,
    /// Whether some words had to be left out.
    pub cut: bool,
    /// Whether leaving some out is fine, as with names.
    pub may_cut: bool,
    /// The colour.
    pub color: Rgba,
    /// A line around the letters, behind them: its colour and its width.
    pub outline: Option<(Rgba, f32)>,
    pub(crate) runs: Vec<Run>,
}

impl TextBox {
    /// Whether a line ends within a word.
    pub(crate) fn is_torn(&self) -> bool {
        let mut rest = self.words.as_str();
        self.lines.iter().any(|line| {
            let Some(after) = rest.trim_start().strip_prefix(line.words.as_str()) else { return false };
            rest = after;
            let whole = after.is_empty() || after.starts_with(char::is_whitespace);
            !whole && !line.words.ends_with(['-', '—', '–', '/'])
        })
    }

    /// The same words where they are, in a room that reaches further to the left (below 0) by so many pixels.
    pub(crate) fn roomy(mut self, left: f32) -> Self {
        self.room.x += left;
        self
    }

    pub(crate) fn moved(mut self, x: f32, y: f32) -> Self {
        self.room = self.room.shift(x, y);
        self.extent = self.extent.shift(x, y);
        for line in &mut self.lines {
            line.x += x;
            line.base += y;
        }
        for glyph in self.runs.iter_mut().flat_map(|run| &mut run.glyphs) {
            glyph.x += x;
            glyph.y += y;
        }
        self
    }
}

impl fmt::Display for TextBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = (self.size * 10.0).round() / 10.0;
        write!(
            f,
            "{:?} {size}px {} lines {} in {} {}",
            self.words,
            self.lines.len(),
            self.extent,
            self.room,
            self.color
        )?;
        if self.cut { f.write_str(" cut") } else { Ok(()) }
    }
}
