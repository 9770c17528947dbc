//! Names of people, who call themselves what they like.

use unicode_segmentation::UnicodeSegmentation as _;

use super::Type;

/// How many letters of a name are shown.
const LETTERS: usize = 24;

impl Type {
    /// The name as our fonts can show it: signs that they lack are left out, letters that they lack become `□`.
    /// Gives `fallback` if less than half of the letters can be shown.
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

/// Marks that turn the direction of writing or join signs, and have no look of their own.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_what_can_be_drawn() {
        let mut type_ = Type::default();
        for (given, shown) in [
            ("Алиса", "Алиса"),
            ("🔥 Max 🔥", "Max"),
            ("DragonSlayer_99", "DragonSlayer_99"),
            ("田中", "Player 1"),
            ("🐉🐉", "Player 1"),
            ("", "Player 1"),
            ("Ana田", "Ana□"),
            ("\u{202e}evil\u{0}", "evil"),
            ("A name that is longer than twenty-four", "A name that is longer t…"),
            ("  two   spaces ", "two spaces"),
        ] {
            assert_eq!(type_.name(given, "Player 1"), shown, "{given:?}");
        }
    }
}
