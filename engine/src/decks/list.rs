//! A deck as people paste it: `2 Card Name` on a line, in any language.

use std::collections::BTreeMap;

use crate::games::{AnyCard, GameId};
use crate::kit::deck::{Deck, MOST_COPIES, MOST_DIFFERENT};
use crate::text::{Lang, Words};

/// The longest list that is read.
const LONGEST: usize = 8_000;

/// Why a list is no deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadList {
    /// There is nothing in it, or far too much.
    #[error("this is no list of cards")]
    NoList,
    /// No card of the game has one of these names.
    #[error("there is no card `{}`", .0.join("`, `"))]
    Unknown(Vec<String>),
    /// More cards to lead the deck than one.
    #[error("there are two cards to lead the deck")]
    TwoLeaders,
}

/// Reads a list of cards. The game is the one that has the first card that is known. A line that only names the side is where
/// the cards beside the deck begin.
///
/// # Errors
/// Names the lines that are no cards.
pub fn read_list(words: &Words, text: &str) -> Result<(GameId, Deck), BadList> {
    if text.len() > LONGEST {
        return Err(BadList::NoList);
    }
    let games: Vec<(GameId, Names)> = GameId::with_decks().map(|game| (game, names(words, game))).collect();
    let entries = entries(text, &Known(&games));
    let cards = || entries.iter().filter(|entry| !entry.is_side());
    if cards().next().is_none() || entries.len() > 2 * MOST_DIFFERENT {
        return Err(BadList::NoList);
    }
    let known = cards().find_map(|entry| games.iter().find(|(_, names)| names.contains_key(&entry.name)));
    let unknown = |names: Option<&Names>| {
        let is_unknown = |entry: &&Entry| names.is_none_or(|names| !names.contains_key(&entry.name));
        cards().filter(is_unknown).map(|entry| entry.shown.clone()).collect::<Vec<_>>()
    };
    let Some((game, names)) = known else { return Err(BadList::Unknown(unknown(None))) };
    let missing = unknown(Some(names));
    if !missing.is_empty() {
        return Err(BadList::Unknown(missing));
    }
    let (mut hero, mut lists, mut beside) = (None, [Vec::new(), Vec::new()], 0);
    for entry in &entries {
        if entry.is_side() {
            beside = 1;
            continue;
        }
        let Some((id, card)) = names.get(&entry.name) else { continue };
        if !game.leads(card) {
            lists[beside].push((id.clone(), entry.copies));
        } else if hero.replace(id.clone()).is_some() {
            return Err(BadList::TwoLeaders);
        }
    }
    let [cards, side] = lists;
    Ok((*game, Deck::new(hero, cards, side)))
}

/// The cards of a game by their names.
type Names = BTreeMap<String, (String, AnyCard)>;

/// The names of the cards of all games: some hold numbers, such as a *60 mm Mortar*, and those are no numbers of copies.
struct Known<'a>(&'a [(GameId, Names)]);

impl Known<'_> {
    fn is_name(&self, name: &str) -> bool {
        self.0.iter().any(|(_, names)| names.contains_key(name))
    }

    /// Whether these whole words are a name, or the beginning of one.
    fn begins(&self, words: &str) -> bool {
        let start = format!("{words} ");
        let longer =
            |names: &Names| names.range(start.clone()..).next().is_some_and(|(name, _)| name.starts_with(&start));
        self.is_name(words) || self.0.iter().any(|(_, names)| longer(names))
    }
}

/// A line of a list.
#[derive(Debug, Default)]
struct Entry {
    copies: u8,
    name: String,
    shown: String,
}

impl Entry {
    fn new(text: &str, known: &Known<'_>) -> Option<Self> {
        let text = text.trim().trim_end_matches(',');
        let (head, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let (copies, shown) = match copies(head) {
            Some(copies) if !known.is_name(&plain(text)) => (copies, rest),
            _ => (1, text),
        };
        let name = plain(shown);
        (!name.is_empty()).then(|| Self { copies, name, shown: shown.trim().to_owned() })
    }

    /// Whether it says that the cards after it are beside the deck.
    fn is_side(&self) -> bool {
        ["side", "side:", "sideboard", "sideboard:", "запас", "запас:"].contains(&&*self.name)
    }
}

/// `2`, `2x`, `x2` or `2×`.
fn copies(word: &str) -> Option<u8> {
    let digits = word.trim_matches(['x', 'X', '×', 'х', 'Х']);
    digits.parse().ok().filter(|copies| (1..=MOST_COPIES).contains(copies))
}

/// Lines end where they end, at a semicolon, and before a number that no name goes on with: a field of one line takes the ends of
/// lines away.
fn entries(text: &str, known: &Known<'_>) -> Vec<Entry> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.split(['\n', ';']) {
        let mut current = String::new();
        for word in line.split_whitespace() {
            let ends = copies(word).is_some() || ["side:", "sideboard:", "запас:"].contains(&&*word.to_lowercase());
            let goes_on = || {
                let begun = Entry::new(&current, known).map(|entry| entry.name).unwrap_or_default();
                known.begins(&plain(&format!("{begun} {word}")))
            };
            if ends && !current.is_empty() && !goes_on() {
                lines.push(std::mem::take(&mut current));
            }
            current.push_str(word);
            current.push(' ');
        }
        lines.push(current);
    }
    lines.iter().filter_map(|line| Entry::new(line, known)).collect()
}

/// Every card of a game by its names in all languages and by its id.
fn names(words: &Words, game: GameId) -> Names {
    let mut names = BTreeMap::new();
    for (id, card) in game.cards() {
        for name in Lang::ALL.into_iter().map(|lang| card.name(words, lang)).chain([id.clone()]) {
            names.entry(plain(&name)).or_insert_with(|| (id.clone(), card.clone()));
        }
    }
    names
}

/// A name without what people type in many ways: capitals, apostrophes, hard spaces, `ё`.
fn plain(name: &str) -> String {
    let same = |letter: char| match letter {
        '\u{a0}' => ' ',
        'ё' => 'е',
        '\u{2019}' | '\u{2bc}' => '\'',
        other => other,
    };
    name.trim().to_lowercase().chars().map(same).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_ready_deck_is_read_from_a_list_in_either_language_and_on_one_line() {
        let words = Words::engine();
        for game in GameId::with_decks() {
            let cards: BTreeMap<String, AnyCard> = game.cards().into_iter().collect();
            for (id, deck) in game.ready_decks() {
                for lang in Lang::ALL {
                    let line = |(id, copies): &(String, u8)| format!("{copies} {}", cards[id].name(words, lang));
                    let mut lines: Vec<String> = deck.cards.iter().map(line).collect();
                    lines.extend(deck.hero.iter().map(|hero| format!("1x {}", cards[hero].name(words, lang))));
                    if !deck.side.is_empty() {
                        lines.push("Sideboard:".to_owned());
                        lines.extend(deck.side.iter().map(line));
                    }
                    for with in ["\n", " ", "; ", "\r\n\r\n"] {
                        assert_eq!(read_list(words, &lines.join(with)), Ok((game, deck.clone())), "{id} {lang}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_no_card_is_named() {
        let words = Words::engine();
        let of = |text: &str| read_list(words, text);
        assert_eq!(of(" \n ; "), Err(BadList::NoList));
        assert_eq!(of(&"2 a\n".repeat(5_000)), Err(BadList::NoList));
        let unknown = |names: &[&str]| Err(BadList::Unknown(names.iter().map(|name| (*name).to_owned()).collect()));
        assert_eq!(of("2 Good Soil\n3 Fresh Mouse"), unknown(&["Fresh Mouse"]));
        assert_eq!(of("2 60 mm Mortar 1 Ju 87 60 mm Mortar 3 Fresh Mouse"), unknown(&["Fresh Mouse"]));
        assert_eq!(of("Old Cat\n2 Good Soil\n3 Fresh Mouse"), unknown(&["Old Cat", "Fresh Mouse"]), "all are named");
        assert_eq!(of("Old Cat\n3 Fresh Mouse"), unknown(&["Old Cat", "Fresh Mouse"]));
        assert_eq!(of("Grumm in Borrowed Fur\nBurrek Houndfriend"), Err(BadList::TwoLeaders));
    }

    proptest! {
        #[test]
        fn any_text_is_a_list_or_is_refused(text in ".*|([0-9]{0,3}x? ?(Good Soil|side:|[a-z ]{0,9})[\n; ]){0,9}") {
            let _ = read_list(Words::engine(), &text);
        }
    }
}
