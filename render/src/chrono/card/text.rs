//! The text of a card: its rows, or the abilities of a hero, laid out at a font size.

use duelhall_engine::chrono::card::{Epoch, Resource, Row, Type};
use duelhall_engine::chrono::words::{paragraphs, row_text, window_words};

use super::Face;
use crate::chrono::line::rows;
use crate::chrono::look::WHITE;
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::Area;
use crate::text::{Align, Face as Font, Style, TextBox, Wrap};

/// A part of a card's text: rows that are equal, or a line of a hero.
pub(super) struct Block {
    pub(super) epochs: Vec<Epoch>,
    pub(super) tokens: Vec<(Resource, u8)>,
    pub(super) words: Option<String>,
    /// Whether it happens once, as a spell.
    pub(super) is_spell: bool,
}

/// The place of the sign of a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpellSign {
    /// There is none.
    Nowhere,
    /// Before the words, which have one line.
    Before,
    /// Below the marks of the epochs.
    Below,
}

/// A block that is laid out at a font size; places are from its top left corner.
pub(super) struct Laid {
    pub(super) block: Block,
    pub(super) words: Option<TextBox>,
    pub(super) height: f32,
    pub(super) font: f32,
    pub(super) sign: SpellSign,
}

impl Face {
    /// The rows, of which equal ones are one block, or the lines of a hero.
    fn text(&self, easel: &Easel) -> Vec<Block> {
        let card = &self.card.card;
        if card.throne.is_some() {
            let lines = paragraphs(card).into_iter().map(|text| Some(easel.say_text(self.lang, &text)));
            let line = |words| Block { epochs: Vec::new(), tokens: Vec::new(), words, is_spell: false };
            return lines.map(line).collect();
        }
        let mut blocks: Vec<(Block, &Row)> = Vec::new();
        for (epoch, row) in rows(card) {
            let equal = |other: &Row| {
                window_words(other) == window_words(row) && (&other.leaves, &other.powers) == (&row.leaves, &row.powers)
            };
            if let Some((block, _)) = blocks.iter_mut().find(|(_, other)| equal(other)) {
                block.epochs.push(epoch);
                continue;
            }
            let words = row_text(card, row).map(|text| easel.say_text(self.lang, &text));
            // A shadow has a sign of its own, and a row without effect says that the card fades.
            let is_spell = row.window.is_none() && card.kind != Type::Shadow && words.is_some();
            let words = words.or_else(|| match &row.window {
                Some(window) => window.is_empty().then(|| easel.say(self.lang, "chrono-idle-row")),
                None => Some(easel.say(self.lang, "chrono-fades-row")),
            });
            let window = row.window.as_deref().unwrap_or_default();
            let tokens = Resource::ALL.into_iter().filter_map(|resource| {
                let n = window.iter().filter(|(of, _)| *of == resource).map(|(_, n)| *n).sum();
                (n > 0).then_some((resource, n))
            });
            blocks.push((Block { epochs: vec![epoch], tokens: tokens.collect(), words, is_spell }, row));
        }
        blocks.into_iter().map(|(block, _)| block).collect()
    }

    /// All blocks at a font size, and their height.
    pub(super) fn laid(&self, easel: &mut Easel, wide: f32, font: f32) -> (Vec<Laid>, f32) {
        let laid: Vec<Laid> = self.text(easel).into_iter().map(|block| self.lay(easel, block, wide, font)).collect();
        let height = laid.iter().map(|laid| laid.height).sum();
        (laid, height)
    }

    /// Lays a block out: what it yields stands before its words if both have room in one line, else above them. The sign of a
    /// spell stands before them or below the marks of its epochs.
    fn lay(&self, easel: &mut Easel, block: Block, wide: f32, font: f32) -> Laid {
        let (left, pad, line) = (left(font), font * 0.28, font * 1.22);
        let room = wide - left - 8.0;
        let tokens = tokens_width(&block.tokens, font);
        let style = Style::line(Font::Body, font, font, WHITE).align(Align::Start);
        let mut height = if block.tokens.is_empty() { 0.0 } else { line };
        let mut sign = if block.is_spell { SpellSign::Below } else { SpellSign::Nowhere };
        let words = block.words.as_ref().map(|words| {
            let ahead = if block.is_spell { font } else { tokens };
            let beside = ahead + if ahead > 0.0 { font * 0.4 } else { 0.0 };
            if room - beside > font * 3.0 {
                let one = easel.fit(words, Area::new(left + beside, pad, room - beside, line), style);
                if !one.cut {
                    height = line;
                    sign = if block.is_spell { SpellSign::Before } else { sign };
                    return one;
                }
            }
            let area = Area::new(left, pad + height, room, 4_000.0);
            let text = self.block(easel, words, area, style.wrap(Wrap::Block));
            height += text.extent.h.max(line);
            text
        });
        #[expect(clippy::cast_precision_loss, reason = "three at most")]
        let marks = font * 1.34 * block.epochs.len() as f32 + if sign == SpellSign::Below { font } else { 0.0 };
        Laid { height: (height.max(marks) + 2.0 * pad).ceil(), block, words, font, sign }
    }

    /// Words in lines from the top of a room.
    fn block(&self, easel: &mut Easel, words: &str, area: Area, style: Style) -> TextBox {
        let tied = easel.fit(words, area, style);
        // Short words are tied to their neighbours. If both do not fit into one line, the tie is given up.
        let text = if tied.is_torn() { easel.fit(&words.replace('\u{a0}', " "), area, style) } else { tied };
        let rise = text.extent.y - area.y - 3.0;
        let mut text = text.moved(0.0, -rise);
        text.room = Area { y: text.extent.y - 2.0, h: text.extent.h + 4.0, ..text.room };
        text
    }
}

/// The left edge of words: the column of marks is left of it.
pub(super) fn left(font: f32) -> f32 {
    (font * 1.75).round()
}

/// The width of resources with their numbers.
fn tokens_width(tokens: &[(Resource, u8)], font: f32) -> f32 {
    let each = tokens.iter().map(|(_, n)| font + 2.0 + width(&n.to_string(), font) + font * 0.34);
    each.sum::<f32>() - if tokens.is_empty() { 0.0 } else { font * 0.34 }
}
