//! The name of a card or a player in the few pixels that a board leaves it.

use unicode_segmentation::UnicodeSegmentation as _;

use crate::easel::Easel;
use crate::scene::Area;
use crate::text::{Face as Font, Style, TextBox, Wrap};

/// A name in one line if it can be, otherwise in as many as have greater heights; and the number of its lines. The room begins
/// at the top; what does not even fit into narrow letters is cut.
pub(crate) fn fit(name: &str, room: Area, heights: &[f32], style: Style, easel: &mut Easel) -> (TextBox, usize) {
    let one = heights.first().copied().unwrap_or_default();
    let line = Area { h: one, ..room };
    let condensed = Style { face: Font::Strong, max: style.min, ..style };
    let narrow = Style { face: Font::Body, ..condensed };
    for style in [style, condensed] {
        let text = easel.fit(name, line, style);
        if !text.cut {
            return (text, 1);
        }
    }
    let parted = parted(name);
    let forms = parted.iter().flat_map(|name| [(name.as_str(), condensed), (name.as_str(), narrow)]);
    let tries: Vec<(&str, Style)> =
        [(name, style), (name, condensed), (name, narrow)].into_iter().chain(forms).collect();
    let more: Vec<f32> = heights.iter().skip(1).copied().filter(|high| *high > one).collect();
    for (lines, high) in (2..).zip(&more) {
        for (name, style) in &tries {
            let text = easel.fit(name, Area { h: *high, ..room }, style.wrap(Wrap::Lines(lines)));
            if is_whole(&text) {
                return (text, lines);
            }
        }
    }
    let short = |easel: &mut Easel| (easel.fit(name, line, condensed.cuttable()), 1);
    let Some(last) = more.last() else { return short(easel) };
    let (room, lines) = (Area { h: *last, ..room }, more.len() + 1);
    let style = narrow.wrap(Wrap::Lines(lines)).cuttable();
    for name in parted.iter().map(String::as_str).chain([name]) {
        let text = easel.fit(name, room, style);
        if !text.is_torn() && !is_joined(&text) && !text.words.ends_with("-…") {
            return (text, lines);
        }
    }
    short(easel)
}

/// A name in one line or in two, in the middle of the height of its room.
pub(crate) fn in_middle(name: &str, room: Area, style: Style, easel: &mut Easel) -> TextBox {
    let (text, _) = fit(name, room, &[(room.h * 0.5).max(style.min), room.h], style, easel);
    let rise = (room.h - text.extent.h) / 2.0 - (text.extent.y - room.y);
    TextBox { room, ..text.moved(0.0, rise) }
}

/// The name of a player. What stands in brackets at its end, such as the level of a computer player, goes before a letter of the
/// name does, and before that the letters become narrow.
pub(crate) fn player(name: &str, room: Area, style: Style, easel: &mut Easel) -> TextBox {
    let whole = line(name, room, style, easel);
    let short = name.strip_suffix(')').and_then(|name| name.rsplit_once('(')).map(|(name, _)| name.trim_end());
    match short.filter(|short| whole.cut && !short.is_empty()) {
        Some(short) => line(short, room, style, easel),
        None => whole,
    }
}

/// A name in one line, in narrow letters if it needs them. Of a word that does not fit at least three letters stay, or none.
pub(crate) fn line(name: &str, room: Area, style: Style, easel: &mut Easel) -> TextBox {
    let condensed = Style { face: Font::Strong, max: style.min, ..style };
    let narrow = Style { face: Font::Body, ..condensed };
    for style in [style, condensed, narrow] {
        let text = easel.fit(name, room, style);
        if !text.cut {
            return text;
        }
    }
    let text = easel.fit(name, room, narrow);
    match text.words.trim_end_matches('…').rsplit_once(' ') {
        Some((words, rest)) if rest.chars().count() < 3 => {
            let words = format!("{}…", words.trim_end_matches([' ', ',']));
            TextBox { cut: true, ..easel.fit(&words, room, narrow) }
        }
        _ => text,
    }
}

/// Words with a person's name, which is made shorter until the words fit into one line; `None` if hardly anything of it is left.
pub(crate) fn spoken(
    name: &str,
    say: impl Fn(&str) -> String,
    room: Area,
    style: Style,
    easel: &mut Easel,
) -> Option<TextBox> {
    let letters: Vec<&str> = name.graphemes(true).collect();
    let least = letters.len().min(2);
    (least..=letters.len()).rev().find_map(|count| {
        let whole = count == letters.len();
        let part = if whole { name.to_owned() } else { format!("{}…", letters[..count].concat().trim_end()) };
        let words = say(&part);
        let condensed = Style { face: Font::Strong, max: style.min, ..style };
        [style, condensed, Style { face: Font::Body, ..condensed }].into_iter().find_map(|style| {
            let text = easel.fit(&words, room, style);
            (!text.cut).then_some(text)
        })
    })
}

fn is_whole(text: &TextBox) -> bool {
    !text.cut && !text.is_torn() && !is_joined(text)
}

/// Whether both parts of a parted word stand in one line.
fn is_joined(text: &TextBox) -> bool {
    text.lines.iter().any(|line| line.words.trim_end().contains("- "))
}

/// A name with one of its long words parted, the longest first, and with all of them parted.
fn parted(name: &str) -> Vec<String> {
    let mut words: Vec<&str> = name.split_whitespace().filter(|word| word.chars().count() > 5).collect();
    words.sort_by_key(|word| std::cmp::Reverse(word.chars().count()));
    let of = |name: &str, word: &str| Some(name.replacen(word, &halves(word)?, 1));
    let mut all: Vec<String> = words.iter().filter_map(|word| of(name, word)).collect();
    let both = words.iter().fold(name.to_owned(), |name, word| of(&name, word).unwrap_or(name));
    all.extend((words.len() > 1).then_some(both));
    all
}

/// A word parted near the middle, between two syllables; `None` if it has one syllable.
fn halves(word: &str) -> Option<String> {
    let letters: Vec<char> = word.chars().collect();
    let vowel = |at: usize| letters.get(at).is_some_and(|c| "aeiouyаеёиоуыэюя".contains(*c));
    let middle = letters.len() / 2;
    // A syllable begins with one consonant at most, so the place is before a consonant that a vowel follows.
    let places = (2..letters.len().saturating_sub(1)).filter(|at| !vowel(*at) && vowel(at + 1));
    let at = places.min_by_key(|at| at.abs_diff(middle + 1))?;
    let (first, second): (String, String) = (letters[..at].iter().collect(), letters[at..].iter().collect());
    Some(format!("{}- {second}", first.trim_end_matches('-')))
}
