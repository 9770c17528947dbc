//! The name on a tile.

use super::{Tile, name_height};
use crate::board::name;
use crate::easel::Easel;
use crate::heroes::board::layout::Sizes;
use crate::scene::{Area, Scene};
use crate::text::{Face as Font, Style, TextBox, Wrap};
use crate::theme::Theme;

impl Tile {
    /// Draws the name in a room of so many lines.
    pub(super) fn name(&self, scene: &mut Scene, room: Area, lines: usize, easel: &mut Easel) {
        let name = self.lettered(room, lines, easel);
        scene.text(name);
    }

    /// The name of a card below its art, laid out from the top of a room with lines of these heights, and the number of its
    /// lines: at the smallest size of a board before it is cut.
    pub(super) fn told(&self, room: Area, heights: &[f32], easel: &mut Easel) -> (TextBox, usize) {
        let name = easel.words().card_name(self.lang, &self.card);
        let style = style(self.theme);
        let whole = name::fit(&name, room, heights, style, easel);
        if !whole.0.cut || !self.duel {
            return whole;
        }
        let least = Sizes::of(self.theme).font;
        name::fit(&name, room, heights, Style { min: least, max: least, ..style }, easel)
    }

    /// The number of lines for its name in a width, with lines of these heights.
    pub(super) fn lines(&self, width: f32, heights: &[f32], easel: &mut Easel) -> usize {
        let room = Area::new(0.0, 0.0, width, heights[0]);
        if self.is_hero() {
            let name = easel.words().card_name(self.lang, &self.card);
            return if is_short(&name, room, self.theme, easel) { 1 } else { heights.len().min(2) };
        }
        self.told(room, heights, easel).1
    }

    fn lettered(&self, room: Area, lines: usize, easel: &mut Easel) -> TextBox {
        let name = easel.words().card_name(self.lang, &self.card);
        if !self.is_hero() {
            let heights = [1, 2, 3].map(|lines| name_height(lines, Sizes::of(self.theme).name).min(room.h));
            let (text, _) = self.told(room, &heights[..lines.clamp(1, 3)], easel);
            let rise = (room.h - text.extent.h) / 2.0 - (text.extent.y - room.y);
            return TextBox { room, ..text.moved(0.0, rise) };
        }
        fit(&name, room, lines, style(self.theme), easel)
    }

    /// The first of these rooms in which the name has all its words, else the first in which no word is cut, else the last.
    pub(super) fn roomy(&self, rooms: &[Area], easel: &mut Easel) -> usize {
        let name = easel.words().card_name(self.lang, &self.card);
        let texts: Vec<TextBox> = rooms.iter().map(|room| self.lettered(*room, 1, easel)).collect();
        let whole = texts.iter().position(|text| text.words == name);
        whole.or_else(|| texts.iter().position(|text| !text.cut)).unwrap_or(rooms.len().saturating_sub(1))
    }
}

/// Whether a name has room in one line.
pub(super) fn is_short(name: &str, room: Area, theme: Theme, easel: &mut Easel) -> bool {
    let style = style(theme);
    [style, condensed(style)].into_iter().any(|style| !easel.fit(name, room, style).cut)
}

/// The name of a hero in a room of so many lines: in narrow letters before it is cut. It loses words, never letters.
fn fit(name: &str, room: Area, lines: usize, style: Style, easel: &mut Easel) -> TextBox {
    let condensed = condensed(style);
    let narrow = Style { face: Font::Body, ..condensed };
    let faces = [style, condensed, narrow];
    let mut tries = vec![style, condensed];
    if lines > 1 {
        tries.extend(faces.map(|style| style.wrap(Wrap::Lines(lines))));
    }
    tries.push(narrow);
    let mut whole = |name: &str, tries: &[Style]| {
        // A word that is torn apart is harder to read than a word that is cut.
        tries.iter().map(|style| easel.fit(name, room, *style)).find(|text| !text.cut && !text.is_torn())
    };
    let found = whole(name, &tries).or_else(|| short(name).find_map(|name| whole(&name, &tries)));
    found.unwrap_or_else(|| {
        let two = (lines > 1).then(|| easel.fit(name, room, condensed.wrap(Wrap::Lines(lines))));
        two.filter(|two| !two.is_torn()).unwrap_or_else(|| name::line(name, room, style, easel))
    })
}

/// The lettering of a name.
fn style(theme: Theme) -> Style {
    let least = Sizes::of(theme).name;
    Style::line(Font::Title, least, least * 1.05, theme.skin().ink).cuttable()
}

const fn condensed(style: Style) -> Style {
    Style { face: Font::Strong, max: style.min, ..style }
}

/// Shorter forms of a name, the longest first: fewer words, none of them a particle at the end.
fn short(name: &str) -> impl Iterator<Item = String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let whole = |word: &&str| word.starts_with(char::is_uppercase);
    let most = words.iter().take_while(|word| whole(word)).count().min(words.len().saturating_sub(1));
    let forms: Vec<String> = (1..=most).rev().map(|count| words[..count].join(" ")).collect();
    forms.into_iter().map(|form| format!("{}…", form.trim_end_matches(',')))
}
