//! Cleans the names that people give themselves, so that they can be shown.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// The longest name that fits on pictures and buttons, in letters as people count them.
const LONGEST: usize = 24;

/// Cleans a name: composed letters, no control or direction marks, no angle brackets, single spaces, at most 24
/// letters.
///
/// The result may be empty. Then the code that shows it shows something else.
pub(crate) fn clean(name: &str) -> String {
    let cut: String = single(name).graphemes(true).take(LONGEST).map(few_marks).collect();
    cut.trim_end().to_owned()
}

/// Cleans the name of a person for pictures and buttons, with a mark at the cut.
pub(crate) fn shown(name: &str) -> String {
    let whole = single(name);
    let cleaned = clean(name);
    if whole.graphemes(true).count() <= LONGEST {
        return cleaned;
    }
    let cut: String = cleaned.graphemes(true).take(LONGEST - 1).collect();
    cut.trim_end().to_owned() + "…"
}

/// A name in composed letters, with single spaces and without hidden marks.
fn single(name: &str) -> String {
    let shown: String =
        name.nfc().filter(|c| !is_hidden(*c)).map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    // Marks that a hidden character kept apart have an order of their own.
    let shown: String = shown.nfc().collect();
    shown.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Shortens a letter with more marks than any script needs, which would cover its neighbours.
fn few_marks(letter: &str) -> String {
    letter.chars().take(8).collect()
}

/// Whether a character could hide, reorder or close something around it.
fn is_hidden(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(
            c,
            '<' | '>'
                | '`'
                | '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'
                | '\u{200c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
        )
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_name_is_made_fit_to_be_shown() {
        for (given, shown) in [
            ("Ann", "Ann"),
            ("  Ann \t of\nHall ", "Ann of Hall"),
            ("e\u{301}", "é"),
            ("e`\u{301}", "é"),
            ("\u{1a75}`\u{10a0d}", "\u{10a0d}\u{1a75}"),
            ("\u{202e}nnA", "nnA"),
            ("<@123>", "@123"),
            ("\u{200b}\u{7}", ""),
            ("Йоханнес-Себастьян Святославский", "Йоханнес-Себастьян Свято"),
            ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦"),
        ] {
            assert_eq!(clean(given), shown, "{given:?}");
        }
        assert!(clean(&format!("Z{}", "\u{335}".repeat(500))).chars().count() <= 8);
    }

    #[test]
    fn a_long_name_of_a_person_shows_that_it_is_cut() {
        for (given, name) in [
            ("Ann", "Ann"),
            ("Йоханнес-Себастьян Святославский", "Йоханнес-Себастьян Свят…"),
            ("Twenty-two letters here and more", "Twenty-two letters here…"),
            ("Twenty-four letters here", "Twenty-four letters here"),
        ] {
            assert_eq!(shown(given), name);
        }
    }

    proptest! {
        #[test]
        fn a_clean_name_is_short_and_stays_as_it_is(name in any::<String>()) {
            let once = clean(&name);
            prop_assert!(once.graphemes(true).count() <= LONGEST);
            prop_assert_eq!(clean(&once), once.clone());
            let named = shown(&name);
            prop_assert!(named.graphemes(true).count() <= LONGEST);
            prop_assert_eq!(shown(&named), named.clone());
            prop_assert!(!once.contains(['<', '>', '\n']));
        }
    }
}
