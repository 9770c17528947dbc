//! Names of decks, as people write them and as one word in a command.

use std::collections::BTreeSet;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};
use unicode_segmentation::UnicodeSegmentation;

use crate::names;
use crate::settings::LOT;

/// The longest name, in letters as people count them.
pub(crate) const LONGEST: usize = 24;

/// Whether a name is longer than one may be.
pub(super) fn is_too_long(name: &str) -> bool {
    name.trim().graphemes(true).count() > LONGEST
}

/// A name as it is stored; `None` if nothing is left that could be typed.
pub(super) fn clean(name: &str) -> Option<String> {
    let name = names::clean(name);
    (!word(&name).is_empty()).then_some(name)
}

/// A name as one word: small letters and digits, with hyphens between them. Two decks of one person never share it.
pub(super) fn word(name: &str) -> String {
    let small = name.to_lowercase();
    let parts = small.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-")
}

/// The name of a ready deck.
pub(super) fn of_ready(game: GameId, id: &str) -> Text {
    Text::new(format!("deck-{}-{id}", game.set()))
}

/// The words that no deck of a person may have, because they have another meaning in place of a deck's name.
pub(super) fn reserved(words: &Words) -> BTreeSet<String> {
    let mut all: BTreeSet<String> = [LOT.to_owned()].into();
    for game in GameId::with_decks() {
        for (id, _) in game.ready_decks() {
            all.extend(Lang::ALL.map(|lang| word(&words.say(lang, &of_ready(game, &id), &[]))));
            all.insert(id);
        }
    }
    all
}

/// The name, or the name with the first number that makes it another than those that are taken: `Dogs (2)`. One that is too
/// long ends after a word.
pub(super) fn free(name: &str, taken: &BTreeSet<String>) -> String {
    let name = short(name, LONGEST);
    if !taken.contains(&word(&name)) {
        return name;
    }
    let base = unnumbered(&name, taken);
    let mut numbered = (2_u32..).map(|number| {
        let tail = format!(" ({number})");
        format!("{}{tail}", short(base, LONGEST - tail.chars().count()))
    });
    numbered.find(|name| !taken.contains(&word(name))).unwrap_or_default()
}

/// The name without the number of a copy, so that the copy of a copy has one number. A bare number at the end is one only if
/// the name without it is there too: `Panzer 1943` keeps its year.
fn unnumbered<'a>(name: &'a str, taken: &BTreeSet<String>) -> &'a str {
    let Some((base, last)) = name.rsplit_once(' ') else { return name };
    let inside = last.strip_prefix('(').and_then(|last| last.strip_suffix(')'));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_copy = match inside {
        Some(inside) => is_number(inside),
        None => is_number(last) && taken.contains(&word(base)),
    };
    if is_copy && !word(base).is_empty() { base.trim_end() } else { name }
}

/// As many whole words of a name as there is room for; of a first word that is too long, its beginning.
fn short(name: &str, most: usize) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.graphemes(true).count() <= most {
        return name;
    }
    let cut: String = name.graphemes(true).take(most).collect();
    let ends = name[cut.len()..].starts_with(' ');
    let whole = if ends { cut.as_str() } else { cut.rsplit_once(' ').map_or(&*cut, |(head, _)| head) };
    whole.trim_end_matches(|letter: char| !letter.is_alphanumeric()).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_word_in_a_command() {
        for (name, expected) in [
            ("Dogs Go First", "dogs-go-first"),
            ("  Мои  псы! ", "мои-псы"),
            ("a_b/c:d", "a-b-c-d"),
            ("🐕", ""),
            ("No. 7", "no-7"),
        ] {
            assert_eq!(word(name), expected);
        }
        assert_eq!((clean("🐕"), clean(" \u{202e} ")), (None, None));
        assert_eq!(clean("  Мои  псы "), Some("Мои псы".to_owned()));
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number_and_stays_short() {
        let taken: BTreeSet<String> = ["dogs", "dogs-2", "abcdefghijklmnopqrstuvwx"].map(str::to_owned).into();
        assert_eq!(free("Dogs", &taken), "Dogs (3)");
        assert_eq!(free("Cats", &taken), "Cats");
        let long = free("Abcdefghijklmnopqrstuvwx", &taken);
        assert_eq!((long.as_str(), long.chars().count()), ("Abcdefghijklmnopqrst (2)", 24));
        let taken = ["собаки-идут-вперёд-всех"].map(str::to_owned).into();
        assert_eq!(free("Собаки идут вперёд всех", &taken), "Собаки идут вперёд (2)", "no word is cut");
        assert_eq!(free("Grumm in Borrowed Fur, Again", &taken), "Grumm in Borrowed Fur");
    }

    #[test]
    fn the_copy_of_a_copy_has_one_number() {
        let mut taken: BTreeSet<String> = ["new-deck"].map(str::to_owned).into();
        for (of, expected) in [
            ("New deck", "New deck (2)"),
            ("New deck (2)", "New deck (3)"),
            // As earlier releases numbered copies.
            ("New deck 2", "New deck (4)"),
            ("Panzer 1943", "Panzer 1943"),
            ("Panzer 1943", "Panzer 1943 (2)"),
        ] {
            let made = free(of, &taken);
            assert_eq!(made, expected);
            taken.insert(word(&made));
        }
    }

    #[test]
    fn words_with_another_meaning_are_reserved() {
        let all = reserved(Words::engine());
        assert!(all.contains("lot"));
        for game in GameId::with_decks() {
            assert!(game.ready_decks().iter().all(|(id, _)| all.contains(id)));
        }
        assert!(all.contains("dogs-go-first"), "the name of a ready deck");
    }
}
