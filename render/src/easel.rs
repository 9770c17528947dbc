//! The tools that one thread needs to draw.

use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};

use crate::encode::Packer;
use crate::raster::Raster;
use crate::scene::Area;
use crate::stamp::Canvas;
use crate::text::{Style, TextBox, Type};
use crate::words::WORDS;

/// Words, fonts and a rasteriser.
#[derive(Default)]
pub struct Easel {
    pub(crate) type_: Type,
    pub(crate) raster: Raster,
    /// The canvas of the previous picture, whose memory the next picture uses.
    pub(crate) canvas: Canvas,
    pub(crate) packer: Packer,
}

impl Easel {
    /// All words of pictures.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        &WORDS
    }

    /// The message `pic-<key>` without arguments.
    #[must_use]
    pub fn say(&self, lang: Lang, key: &str) -> String {
        WORDS.plain(lang, &format!("pic-{key}"))
    }

    /// A message with arguments.
    #[must_use]
    pub fn say_text(&self, lang: Lang, text: &Text) -> String {
        WORDS.say(lang, text, &[])
    }

    /// Words laid out in a room.
    #[must_use]
    pub fn fit(&mut self, words: &str, room: Area, style: Style) -> TextBox {
        self.type_.fit(words, room, style)
    }

    /// A player's name as it can be drawn.
    #[must_use]
    pub fn name(&mut self, lang: Lang, name: &str, number: u8) -> String {
        let fallback = self.say_text(lang, &Text::new("pic-player").num("n", number));
        self.type_.name(name, &fallback)
    }
}
