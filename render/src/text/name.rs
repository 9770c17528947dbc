//! Names of people, which may contain anything.

use unicode_segmentation::UnicodeSegmentation as _;

use super::Type;

/// The number of letters of a name that are shown.
const LETTERS: usize = 24;

impl Type {
    /// The name as our fonts can show it. Signs that they lack are left out, and letters that they lack become `□`.
    /// Returns `fallback` if less than half of the letters can be shown.
    pub fn name(&mut self, name: &str, fallback: &str) -> String {
        let mut shown = String::new();
        let (mut known, mut unknown) = (0, 0);
        for letter in name.graphemes(true) {
            let letter: String = letter.chars().filter(|c| !c.is_control() && !is_format(*c)).take(3).collect();
            let is_letter = letter.chars().any(char::is_alphanumeric);
            if letter.trim().is_empty() {
                if !shown.is_empty() && !shown.ends_with(' ') && !letter.is_empty() {
                    shown.push(' ');
                }
            } else if !self.lacks(&letter) {
                shown.push_str(&letter);
                known += usize::from(is_letter);
            } else if is_letter {
                shown.push('□');
                unknown += 1;
            }
        }
        if known == 0 || unknown > known {
            return fallback.to_owned();
        }
        shorten(shown.trim())
    }
}

/// Whether a character changes the direction of writing or joins signs, and has no look of its own.
const fn is_format(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

fn shorten(name: &str) -> String {
    if name.graphemes(true).count() <= LETTERS {
        return name.to_owned();
    }
    let kept: String = name.graphemes(true).take(LETTERS - 1).collect();
    format!("{}…", kept.trim_end())
}
