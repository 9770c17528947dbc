//! The name on a tile.

use super::Tile;
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

    fn lettered(&self, room: Area, lines: usize, easel: &mut Easel) -> TextBox {
        let name = easel.words().card_name(self.lang, &self.card);
        fit(&name, room, lines, self.is_hero(), style(self.theme), easel)
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

/// A name in a room of so many lines: in narrow letters before it is cut. The name of a hero loses words, never letters.
fn fit(name: &str, room: Area, lines: usize, is_hero: bool, style: Style, easel: &mut Easel) -> TextBox {
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
    let found = whole(name, &tries).or_else(|| {
        let mut forms = short(name).filter(|_| is_hero);
        forms.find_map(|name| whole(&name, &tries))
    });
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
