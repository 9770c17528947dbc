//! What one thread needs to draw.

use duelhall_engine::heroes;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::CardDef;

use crate::encode::Packer;
use crate::raster::Raster;
use crate::scene::Area;
use crate::stamp::Canvas;
use crate::text::{Style, TextBox, Type};
use crate::words::WORDS;

/// Words, fonts and a rasteriser.
#[derive(Default)]
pub(crate) struct Easel {
    pub(crate) type_: Type,
    pub(crate) raster: Raster,
    /// The picture before, whose memory the next one takes.
    pub(crate) canvas: Canvas,
    pub(crate) packer: Packer,
}

impl Easel {
    /// The message `pic-<key>` without arguments.
    pub(crate) fn say(&self, lang: Lang, key: &str) -> String {
        WORDS.plain(lang, &format!("pic-{key}"))
    }

    /// A message with arguments.
    pub(crate) fn say_text(&self, lang: Lang, text: &Text) -> String {
        WORDS.say(lang, text, &[])
    }

    /// The name of a card and what it does.
    pub(crate) fn card(&self, lang: Lang, card: &CardDef) -> (String, String) {
        (WORDS.card_name(lang, card), WORDS.card_text(lang, card))
    }

    /// The name of a card of Heroes, its type line and what it does.
    pub(crate) fn heroes_card(&self, lang: Lang, card: &heroes::card::CardDef) -> [String; 3] {
        let text = WORDS.heroes_text(lang, card).join("\n");
        [WORDS.hero_card_name(lang, card), WORDS.heroes_type_line(lang, card), text]
    }

    /// Words laid out in a room.
    pub(crate) fn fit(&mut self, words: &str, room: Area, style: Style) -> TextBox {
        self.type_.fit(words, room, style)
    }

    /// A player's name as it can be drawn.
    pub(crate) fn name(&mut self, lang: Lang, name: &str, number: u8) -> String {
        let fallback = self.say_text(lang, &Text::new("pic-player").num("n", number));
        self.type_.name(name, &fallback)
    }
}
