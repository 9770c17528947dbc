//! The fonts of the program. Fonts of the system are never used.

use std::sync::Arc;

use parley::fontique::{Blob, Collection, CollectionOptions, SourceCache};
use parley::style::FontFamily;
use parley::{FontContext, FontFeatures, FontWeight, Layout, LayoutContext, LineHeight, OverflowWrap};
use parley::{PositionedLayoutItem, StyleProperty};

/// The height of a line, in font sizes.
pub(super) const LINE: f32 = 1.18;

/// One of our fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// For rules and labels.
    Body,
    /// For numbers and for everything that must be seen first.
    Strong,
    /// For names of cards and people.
    Title,
}

impl Face {
    const FILES: [&'static [u8]; 3] = [
        include_bytes!("../../assets/fonts/FiraSansCondensed-Medium.ttf"),
        include_bytes!("../../assets/fonts/FiraSansCondensed-ExtraBold.ttf"),
        include_bytes!("../../assets/fonts/AlegreyaSans-Black.ttf"),
    ];

    const fn family(self) -> &'static str {
        match self {
            Self::Body => "body",
            Self::Strong => "strong",
            Self::Title => "title",
        }
    }

    /// The height of capitals, in font sizes, from the font files.
    #[must_use]
    pub const fn cap(self) -> f32 {
        match self {
            Self::Body | Self::Strong => 0.689,
            Self::Title => 0.64,
        }
    }
}

/// The typesetter: fonts and working memory. It is not shared between threads, but it is cheap to clone for another one.
#[derive(Clone)]
pub struct Type {
    fonts: FontContext,
    layouts: LayoutContext<()>,
}

impl Default for Type {
    fn default() -> Self {
        let options = CollectionOptions { shared: false, system_fonts: false };
        let mut collection = Collection::new(options);
        for (face, file) in [Face::Body, Face::Strong, Face::Title].into_iter().zip(Face::FILES) {
            let name = parley::fontique::FontInfoOverride { family_name: Some(face.family()), ..Default::default() };
            collection.register_fonts(Blob::new(Arc::new(file)), Some(name));
        }
        Self { fonts: FontContext { collection, source_cache: SourceCache::default() }, layouts: LayoutContext::new() }
    }
}

impl Type {
    /// Shapes words at a size. The lines are not broken yet.
    pub(super) fn shape(&mut self, words: &str, face: Face, size: f32) -> Layout<()> {
        let mut builder = self.layouts.ranged_builder(&mut self.fonts, words, 1.0, false);
        builder.push_default(StyleProperty::FontFamily(FontFamily::named(face.family())));
        if face == Face::Strong {
            builder.push_default(StyleProperty::FontWeight(FontWeight::EXTRA_BOLD));
        }
        builder.push_default(StyleProperty::FontSize(size));
        builder.push_default(StyleProperty::LineHeight(LineHeight::FontSizeRelative(LINE)));
        builder.push_default(StyleProperty::OverflowWrap(OverflowWrap::BreakWord));
        builder.push_default(StyleProperty::FontFeatures(FontFeatures::from("\"lnum\", \"tnum\"")));
        builder.build(words)
    }

    /// Whether a text contains a letter that none of our fonts has.
    pub(super) fn lacks(&mut self, words: &str) -> bool {
        let mut layout = self.shape(words, Face::Title, 16.0);
        layout.break_all_lines(None);
        layout.lines().flat_map(|line| line.items().collect::<Vec<_>>()).any(|item| match item {
            PositionedLayoutItem::GlyphRun(run) => run.glyphs().any(|glyph| glyph.id == 0),
            PositionedLayoutItem::InlineBox(_) => false,
        })
    }
}
