//! Words in pictures: fonts, and text that fits its room.

mod fit;
mod fonts;
mod name;

use std::fmt;

use vello_cpu::Glyph;
use vello_cpu::peniko::FontData;

pub use fit::{Style, Wrap};
pub use fonts::{Face, Type};

use crate::scene::{Area, Rgba};

/// The alignment of lines in their room.
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
    /// The position at which it begins.
    pub x: f32,
    /// The position of its base line.
    pub base: f32,
}

/// Words laid out in a room.
#[derive(Clone, Debug)]
pub struct TextBox {
    /// The words as drawn.
    pub words: String,
    /// The room that was given.
    pub room: Area,
    /// The room that is used, from the top of the first line's capitals to the bottom of the last line's descenders.
    pub extent: Area,
    /// The font size in pixels.
    pub size: f32,
    /// The lines.
    pub lines: Vec<Line>,
    /// The font.
    pub face: Face,
    /// Whether some words were left out.
    pub cut: bool,
    /// Whether words may be left out, as in names.
    pub may_cut: bool,
    /// The colour.
    pub color: Rgba,
    /// A line around and behind the letters: its colour and width.
    pub outline: Option<(Rgba, f32)>,
    pub(crate) runs: Vec<Run>,
}

impl TextBox {
    /// Whether a line ends within a word, without a hyphen.
    #[must_use]
    pub fn is_torn(&self) -> bool {
        let mut rest = self.words.as_str();
        self.lines.iter().any(|line| {
            let Some(after) = rest.trim_start().strip_prefix(line.words.as_str()) else { return false };
            rest = after;
            let whole = after.is_empty() || after.starts_with(char::is_whitespace);
            !whole && !line.words.ends_with(['-', '—', '–', '/'])
        })
    }

    /// The same words at the same place, in a room whose left edge is moved by `left` pixels (to the left if below 0).
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
