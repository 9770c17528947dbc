//! Names that people choose: each can be seen, and no two people have the same.

use std::collections::{HashMap, HashSet};

use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use unicode_normalization::UnicodeNormalization;

/// The longest name, in characters.
pub(crate) const NAME_MAX: usize = 24;

/// Characters that a number after a name may take.
const NUMBER_ROOM: usize = 6;

/// Names of the hall and its computer players, which people cannot take.
const OWN: [&str; 8] = ["duelhall", "ai", "computer", "hall", "ии", "компьютер", "зал", "дуэльный зал"];

/// The taken names. A look-up takes as long among thousands of names as among two.
#[derive(Debug)]
pub(crate) struct Names {
    taken: HashSet<String>,
    /// The number that the next person of a name gets.
    next: HashMap<String, u32>,
}

impl Default for Names {
    fn default() -> Self {
        let taken = OWN.map(str::to_owned).into();
        Self { taken, next: HashMap::new() }
    }
}

impl Names {
    /// Takes a name unchanged.
    pub(crate) fn take(&mut self, name: &str) {
        self.taken.insert(key(name));
    }

    /// Takes a name, with a number if somebody has it, so that nobody is mistaken for another person.
    pub(crate) fn reserve(&mut self, name: String) -> String {
        if self.taken.insert(key(&name)) {
            return name;
        }
        let shorter: String = name.chars().take(NAME_MAX - NUMBER_ROOM).collect();
        let shorter = shorter.trim_end();
        let next = self.next.entry(key(shorter)).or_insert(2);
        loop {
            let numbered = format!("{shorter} {next}");
            *next = next.saturating_add(1);
            if self.taken.insert(key(&numbered)) {
                return numbered;
            }
        }
    }

    /// Frees a name that nobody got after all.
    pub(crate) fn release(&mut self, name: &str) {
        self.taken.remove(&key(name));
    }
}

/// The key of a name. Names with the same key look alike: capital letters and other forms of a letter make no
/// difference.
fn key(name: &str) -> String {
    name.nfkc().collect::<String>().to_lowercase().nfkc().collect()
}

/// Puts single spaces between words and drops characters without a shape. Returns `None` when the rest is too long or
/// cannot be read.
pub(crate) fn tidy(name: &str) -> Option<String> {
    let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let visible: String = name.chars().filter(|letter| !ignorable.contains(*letter)).collect();
    let name = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=NAME_MAX).contains(&name.chars().count());
    (fits && !name.contains(char::is_control) && name.contains(char::is_alphanumeric)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_may_have_the_name_of_the_hall_or_a_computer() {
        let got = ["Duelhall", "Computer", "Компьютер"].map(|name| Names::default().reserve(name.into()));
        assert_eq!(got, ["Duelhall 2", "Computer 2", "Компьютер 2"]);
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number_and_each_only_once() {
        let mut names = Names::default();
        let got: Vec<String> = ["Ann", "ann", "ANN", "Ann 4", "Ann"].map(|name| names.reserve(name.into())).into();
        assert_eq!(got, ["Ann", "ann 2", "ANN 3", "Ann 4", "Ann 5"]);
        names.release("Ann 5");
        assert_eq!(names.reserve("Ann 5".into()), "Ann 5");
    }

    #[test]
    fn a_name_written_in_other_forms_of_its_letters_is_the_same_name() {
        let mut names = Names::default();
        names.take("Zoé");
        for alike in ["Zoe\u{301}", "ＺＯÉ", "zoé"] {
            assert_ne!(names.reserve(alike.into()), alike, "{alike:?} looks like the first");
        }
    }

    // S-2: each of thousands is numbered without a search through the others.
    #[test]
    fn ten_thousand_people_of_one_name_are_told_apart() {
        let mut names = Names::default();
        let given: HashSet<String> = (0..10_000).map(|_| names.reserve("Ann".into())).collect();
        assert_eq!(given.len(), 10_000);
        assert_eq!(names.next["ann"], 10_001, "no number is tried twice");
        assert!(given.iter().all(|name| name.chars().count() <= NAME_MAX));
    }

    // S-7
    #[test]
    fn characters_without_a_shape_are_dropped() {
        let invisible =
            ['\u{ad}', '\u{34f}', '\u{115f}', '\u{180e}', '\u{200b}', '\u{202e}', '\u{3164}', '\u{fe0f}', '\u{e0041}'];
        for letter in invisible {
            assert_eq!(tidy(&format!("A{letter}nn")).as_deref(), Some("Ann"), "{letter:?}");
            assert_eq!(tidy(&letter.to_string()), None, "{letter:?}");
        }
        assert_eq!(tidy("  Ann \u{3164} of\tGables ").as_deref(), Some("Ann of Gables"));
        assert_eq!(tidy(&"a".repeat(25)), None);
        assert_eq!(tidy("\0a"), None);
    }
}
