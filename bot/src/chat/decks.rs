//! Reads typed commands about decks, such as `/deck copy dogs-first Good Dogs`.

use duelhall_engine::text::Lang;
use duelhall_hall::DeckAsk;

/// The verbs after `/deck`, in each language.
const VERBS: [(Verb, &[&str]); 9] = [
    (Verb::List, &["list", "список"]),
    (Verb::Show, &["show", "показать"]),
    (Verb::New, &["new", "новая"]),
    (Verb::Edit, &["edit", "изменить"]),
    (Verb::Import, &["import", "добавить"]),
    (Verb::Copy, &["copy", "копировать"]),
    (Verb::Rename, &["rename", "переименовать"]),
    (Verb::Delete, &["delete", "удалить"]),
    (Verb::Save, &["save", "сохранить"]),
];

/// What can be done with decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    List,
    Show,
    New,
    Edit,
    Import,
    Copy,
    Rename,
    Delete,
    Save,
}

/// The words of a language for these verbs. The message `deck-do-WORD`, with the English word, describes each.
pub(crate) fn verbs(lang: Lang) -> impl Iterator<Item = (Verb, &'static str, &'static str)> {
    let at = Lang::ALL.iter().position(|other| *other == lang).unwrap_or(0);
    VERBS.into_iter().map(move |(verb, words)| (verb, words[0], words.get(at).copied().unwrap_or(words[0])))
}

/// Whether the name of a deck follows the verb.
pub(crate) const fn names_a_deck(verb: Verb) -> bool {
    matches!(verb, Verb::Show | Verb::Edit | Verb::Copy | Verb::Rename | Verb::Delete)
}

/// The verb that a word means, in any language.
pub(crate) fn verb(word: &str) -> Option<Verb> {
    let word = word.to_lowercase();
    VERBS.into_iter().find(|(_, words)| words.contains(&word.as_str())).map(|(verb, _)| verb)
}

/// Reads the text after the command. Without a verb, the text is the name of a deck to show. `None` when something is
/// missing.
pub(crate) fn read(rest: &str) -> Option<DeckAsk> {
    let rest = rest.trim();
    let (first, others) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let others = others.trim();
    let Some(verb) = verb(first) else {
        return Some(if rest.is_empty() { DeckAsk::List(0) } else { DeckAsk::Show(rest.to_owned()) });
    };
    let needs = |text: &str| if text.is_empty() { None } else { Some(text.to_owned()) };
    Some(match verb {
        Verb::List if others.is_empty() => DeckAsk::List(0),
        Verb::List => DeckAsk::List(others.parse::<usize>().ok().filter(|page| *page > 0)? - 1),
        Verb::Show => DeckAsk::Show(needs(others)?),
        Verb::New => {
            let (first, name) = others.split_once(char::is_whitespace).unwrap_or((others, ""));
            match first.parse().ok() {
                Some(game) => DeckAsk::New { game: Some(game), name: needs(name.trim()) },
                None => DeckAsk::New { game: None, name: needs(others) },
            }
        }
        // The words that are looked for follow a colon; names of decks have none that matters.
        Verb::Edit => DeckAsk::Edit { deck: needs(others)?, words: None },
        Verb::Import => DeckAsk::Import { name: None, text: needs(others)? },
        // Both names can have spaces: only who knows the decks can tell them apart.
        Verb::Copy => DeckAsk::Copy { of: needs(others)?, name: None },
        Verb::Rename => {
            DeckAsk::Rename { deck: needs(others.contains(char::is_whitespace).then_some(others)?)?, name: None }
        }
        Verb::Delete => DeckAsk::Delete(needs(others)?),
        Verb::Save if others.is_empty() => DeckAsk::Save(None),
        Verb::Save => DeckAsk::Save(Some(others.parse().ok()?)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood_in_both_languages() {
        let renamed = |text: &str| Some(DeckAsk::Rename { deck: text.to_owned(), name: None });
        assert_eq!(read(""), Some(DeckAsk::List(0)));
        assert_eq!(read("list 2"), Some(DeckAsk::List(1)));
        assert_eq!(read("Good Dogs"), Some(DeckAsk::Show("Good Dogs".to_owned())));
        assert_eq!(read(" показать  псы "), Some(DeckAsk::Show("псы".to_owned())));
        assert_eq!(read("rename dogs-2  Good Dogs"), renamed("dogs-2  Good Dogs"));
        assert_eq!(read("Переименовать псы Добрые псы"), renamed("псы Добрые псы"));
        let list = "2 Fresh Moss\n2 Good Soil";
        assert_eq!(read(&format!("import {list}")), Some(DeckAsk::Import { name: None, text: list.to_owned() }));
        assert_eq!(read(&format!("import\n{list}")), Some(DeckAsk::Import { name: None, text: list.to_owned() }));
        assert_eq!(read("copy dogs-first"), Some(DeckAsk::Copy { of: "dogs-first".to_owned(), name: None }));
        let war = "war".parse().ok();
        assert_eq!(read("new"), Some(DeckAsk::New { game: None, name: None }));
        assert_eq!(read("новая war Танки"), Some(DeckAsk::New { game: war, name: Some("Танки".to_owned()) }));
        assert_eq!(read("new Good Dogs"), Some(DeckAsk::New { game: None, name: Some("Good Dogs".to_owned()) }));
        let edit = DeckAsk::Edit { deck: "good-dogs: tank".to_owned(), words: None };
        assert_eq!(read("edit good-dogs: tank"), Some(edit));
        assert_eq!(read("save"), Some(DeckAsk::Save(None)));
        for missing in ["show", "edit ", "rename dogs", "copy", "delete ", "import", "list 0", "list x", "save ?"] {
            assert_eq!(read(missing), None, "{missing}");
        }
    }

    #[test]
    fn every_verb_is_read_as_it_is_proposed() {
        for lang in Lang::ALL {
            for (expected, _, word) in verbs(lang) {
                assert_eq!(verb(word), Some(expected), "{word}");
            }
        }
    }
}
