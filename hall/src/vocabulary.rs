//! Every word of the program as one platform spells it, and the lines about cards that were said lately.
//!
//! An answer with a hand of ten cards has ten such lines, and most of them were in the previous answer. A line is
//! composed from an effect tree, message by message. A lookup costs a tenth of that.

use std::any::Any;
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use duelhall_engine::text::{Lang, Words};
use lru::LruCache;

/// Lines kept in each language, about half a kilobyte each with its card.
const MOST: NonZeroUsize = NonZeroUsize::new(2_048).unwrap();

/// Names a line about a card: its message, the id of the card, and the numbers in the line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LineId {
    key: &'static str,
    card: String,
    numbers: [u16; 2],
}

impl LineId {
    pub(crate) fn new(key: &'static str, card: &str, numbers: [u16; 2]) -> Self {
        Self { key, card: card.to_owned(), numbers }
    }
}

/// A line and its card. Matches bring their own cards, so two cards with one id may differ.
struct Line {
    card: Arc<dyn Any + Send + Sync>,
    said: String,
}

/// Every word of the program.
pub(crate) struct Vocabulary {
    pub(crate) words: Words,
    lines: [Mutex<LruCache<LineId, Line>>; Lang::ALL.len()],
}

impl fmt::Debug for Vocabulary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words.fmt(f)
    }
}

impl Vocabulary {
    pub(crate) fn new(words: Words) -> Self {
        Self { words, lines: Lang::ALL.map(|_| Mutex::new(LruCache::new(MOST))) }
    }

    /// Returns a line about a card. The line depends only on its id, the card and the language; `say` makes it if it is
    /// not known.
    pub(crate) fn line<C>(&self, lang: Lang, id: LineId, card: &Arc<C>, say: impl FnOnce() -> String) -> String
    where
        C: PartialEq + Send + Sync + 'static,
    {
        let lines = || self.lines[lang as usize].lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = lines().get(&id).filter(|line| line.is_of::<C>(card)) {
            return line.said.clone();
        }
        let said = say();
        lines().put(id, Line { card: Arc::clone(card) as _, said: said.clone() });
        said
    }
}

impl Line {
    fn is_of<C: PartialEq + 'static>(&self, card: &C) -> bool {
        self.card.downcast_ref::<C>().is_some_and(|known| std::ptr::eq(known, card) || known == card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::{COMMANDS, words};

    fn vocabulary() -> Vocabulary {
        Vocabulary::new(words(&COMMANDS).unwrap())
    }

    fn id(card: &str, number: u16) -> LineId {
        LineId::new("table-towers-held", card, [number, 0])
    }

    #[test]
    fn a_line_is_made_once_for_each_language_and_number() {
        let (vocabulary, card) = (vocabulary(), Arc::new("brick"));
        let say = |lang, number, said: &str| vocabulary.line(lang, id("a", number), &card, || said.to_owned());
        assert_eq!(say(Lang::En, 1, "1: Brick"), "1: Brick");
        assert_eq!(say(Lang::Ru, 1, "1: Кирпич"), "1: Кирпич");
        assert_eq!(say(Lang::En, 2, "2: Brick"), "2: Brick");
        assert_eq!(say(Lang::En, 1, "made again"), "1: Brick");
        assert_eq!(say(Lang::Ru, 1, "made again"), "1: Кирпич");
    }

    #[test]
    fn another_card_of_the_same_id_has_a_line_of_its_own() {
        let vocabulary = vocabulary();
        let say = |card: &Arc<u8>, said: &str| vocabulary.line(Lang::En, id("a", 1), card, || said.to_owned());
        let (old, new) = (Arc::new(3), Arc::new(4));
        assert_eq!(say(&old, "costs 3"), "costs 3");
        assert_eq!(say(&new, "costs 4"), "costs 4");
        assert_eq!(say(&old, "costs 3 again"), "costs 3 again");
        // An equal card of another match.
        assert_eq!(say(&Arc::new(3), "made again"), "costs 3 again");
        // A card of another game.
        assert_eq!(vocabulary.line(Lang::En, id("a", 1), &Arc::new("3"), || "other".to_owned()), "other");
    }

    #[test]
    fn the_oldest_lines_make_room() {
        let (vocabulary, card) = (vocabulary(), Arc::new(0));
        let most = u16::try_from(MOST.get()).unwrap();
        let say = |number, said: &str| vocabulary.line(Lang::En, id("a", number), &card, || said.to_owned());
        (0..most).for_each(|number| assert_eq!(say(number, "first"), "first"));
        assert_eq!(say(0, "second"), "first");
        assert_eq!(say(most, "second"), "second");
        assert_eq!(vocabulary.lines[Lang::En as usize].lock().unwrap().len(), MOST.get());
        assert_eq!([say(0, "third"), say(1, "third")], ["first", "third"]);
    }
}
