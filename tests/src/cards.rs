//! The names of the cards, by which a test sees who was told what.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::text::{Lang, Words};

/// The names of every card of a game, in every language.
#[must_use]
pub fn names(game: GameId) -> Vec<[String; 2]> {
    game.cards().into_iter().map(|(_, card)| Lang::ALL.map(|lang| plain(&name(lang, &card)))).collect()
}

/// What a card is called.
#[must_use]
pub fn name(lang: Lang, card: &AnyCard) -> String {
    match card {
        AnyCard::Towers(card) => Words::engine().card_name(lang, card),
        AnyCard::Heroes(card) => Words::engine().hero_card_name(lang, card),
    }
}

/// Which cards are named in a text, by their place in [`names`]. A name within a longer one is not named.
#[must_use]
pub fn named(names: &[[String; 2]], text: &str) -> BTreeSet<usize> {
    let mut text = plain(text);
    let mut longest: Vec<(usize, &String)> =
        (0..).zip(names).flat_map(|(at, names)| names.iter().map(move |name| (at, name))).collect();
    longest.sort_by_key(|(_, name)| Reverse(name.len()));
    let mut found = BTreeSet::new();
    for (at, name) in longest {
        if text.contains(name.as_str()) {
            text = text.replace(name.as_str(), "\0");
            found.insert(at);
        }
    }
    // Two cards may share a name in one language.
    let shares = |at: &usize| found.iter().any(|other| names[*other].iter().zip(&names[*at]).any(|(a, b)| a == b));
    (0..names.len()).filter(shares).collect()
}

/// Whether a text tells of a hand with so many different cards that no other hand reads the same by chance.
#[must_use]
pub fn is_telling(names: &[[String; 2]], text: &str) -> bool {
    let text = plain(text);
    let held = ["Your hand:", "Ваша рука:"].iter().find_map(|head| text.split_once(head));
    held.is_some_and(|(_, held)| named(names, held).len() >= 4)
}

/// A text without the spaces that keep words on one line.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}
