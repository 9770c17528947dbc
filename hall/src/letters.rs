//! Texts as a search compares them: by their letters and digits alone, so that `p40` finds P-40.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use crate::voice::Voice;

/// The small letters and digits of a text, with one space between its words. Other signs are left out.
pub(crate) fn letters(text: &str) -> String {
    let words = text.split_whitespace().map(joined).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The same without spaces: people type `p 40` as well as `p40`.
pub(crate) fn joined(text: &str) -> String {
    // Small letters may have marks of their own, which are no letters, so they are made small first.
    let small = text.to_lowercase();
    let letters = small.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| if letter == 'ё' { 'е' } else { letter }).collect()
}

/// Whether people mean something by its id or by its name in some language.
pub(crate) fn is_called(voice: &Voice, typed: &str, id: &str, name: &Text) -> bool {
    let typed = joined(typed);
    typed == joined(id) || Lang::ALL.into_iter().any(|lang| joined(&voice.words().say(lang, name, &[])) == typed)
}

/// Whether two words in small letters are one word apart from its ending, such as `tank` and `tanks`, `медаль` and `медали`.
pub(crate) fn is_form(one: &str, other: &str) -> bool {
    let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let ending = |word: &str| word.chars().skip(same).collect::<String>();
    let (short, long) = if one.chars().count() <= other.chars().count() { (one, other) } else { (other, one) };
    let (short, long) = (ending(short), ending(long));
    // English words are those with a plural, such as `ally` and `allies`; `range` is no form of `ranger`.
    let plural = [("", ""), ("", "s"), ("", "es"), ("y", "ies")].contains(&(&*short, &*long));
    let is_russian = short.chars().chain(long.chars()).all(|letter| ('а'..='я').contains(&letter));
    let most = if same >= 5 { 2 } else { 1 };
    plural || is_russian && same >= 3 && long.chars().count() <= most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_letters_and_digits_are_compared() {
        for (text, expected) in [
            ("P-40 Warhawk", "p40 warhawk"),
            ("Т-34/85 «Ёж»", "т3485 еж"),
            ("  10.5\u{a0}cm  –  leFH 18", "105 cm lefh 18"),
            ("…", ""),
        ] {
            assert_eq!(letters(text), expected);
            assert_eq!(joined(text), expected.replace(' ', ""));
        }
    }

    #[test]
    fn a_word_is_known_with_another_ending() {
        for (one, other) in [
            ("tank", "tanks"),
            ("танк", "танки"),
            ("медаль", "медали"),
            ("usa", "usa"),
            ("base", "bases"),
            ("ally", "allies"),
        ] {
            assert!(is_form(one, other) && is_form(other, one), "{one} {other}");
        }
        for (one, other) in [
            ("usa", "ussr"),
            ("tank", "tankdestroyers"),
            ("hunt", "hunter"),
            ("all", "ally"),
            ("fight", "fighter"),
            ("even", "event"),
            ("range", "ranger"),
        ] {
            assert!(!is_form(one, other), "{one} {other}");
        }
    }
}
