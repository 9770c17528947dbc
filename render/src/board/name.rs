//! The name of a card in the few pixels that a board leaves it.

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
    let tries = [(name, style), (name, condensed), (name, narrow), (&*parted, condensed), (&*parted, narrow)];
    let more: Vec<f32> = heights.iter().skip(1).copied().filter(|high| *high > one).collect();
    for (lines, high) in (2..).zip(&more) {
        for (name, style) in tries {
            let text = easel.fit(name, Area { h: *high, ..room }, style.wrap(Wrap::Lines(lines)));
            if is_whole(&text) {
                return (text, lines);
            }
        }
    }
    let Some(last) = more.last() else { return (easel.fit(name, line, condensed.cuttable()), 1) };
    let (room, lines) = (Area { h: *last, ..room }, more.len() + 1);
    // A hyphen within a line would look like a part of the name.
    let style = narrow.wrap(Wrap::Lines(lines)).cuttable();
    let text = easel.fit(&parted, room, style);
    let text = if is_joined(&text) { easel.fit(name, room, style) } else { text };
    (text, lines)
}

fn is_whole(text: &TextBox) -> bool {
    !text.cut && !text.is_torn() && !is_joined(text)
}

/// Whether both parts of a parted word stand in one line.
fn is_joined(text: &TextBox) -> bool {
    text.lines.iter().any(|line| line.words.trim_end().contains("- "))
}

/// A name with its longest word parted near the middle, between two syllables.
fn parted(name: &str) -> String {
    let long = name.split_whitespace().max_by_key(|word| word.chars().count()).unwrap_or_default();
    let letters: Vec<char> = long.chars().collect();
    let vowel = |at: usize| letters.get(at).is_some_and(|c| "aeiouyаеёиоуыэюя".contains(*c));
    let middle = letters.len() / 2;
    // A syllable begins with one consonant at most, so the place is before a consonant that a vowel follows.
    let places = (2..letters.len().saturating_sub(1)).filter(|at| !vowel(*at) && vowel(at + 1));
    let Some(at) = places.min_by_key(|at| at.abs_diff(middle + 1)) else { return name.to_owned() };
    let (first, second): (String, String) = (letters[..at].iter().collect(), letters[at..].iter().collect());
    name.replacen(long, &format!("{first}- {second}"), 1)
}
