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
    held.is_some_and(|(_, held)| listed(names, held).len() >= 4)
}

/// The cards of a numbered list that a text begins with: what else it names is no part of the hand.
fn listed(names: &[[String; 2]], text: &str) -> BTreeSet<usize> {
    let (mut found, mut rest) = (BTreeSet::new(), text);
    for number in 1.. {
        let Some((_, after)) = rest.split_once(&format!("{number}. ")) else { break };
        // What it costs and says follows its name.
        let head = after.split(['(', '.', '\n']).next().unwrap_or_default();
        let Some(card) = named(names, head).pop_first() else { break };
        found.insert(card);
        rest = after;
    }
    found
}

/// A text without the spaces that keep words on one line.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_tells_by_the_cards_that_it_holds_and_not_by_those_that_its_buttons_name() {
        let names = ["Oak", "Elm", "Ash", "Fir"].map(|name| [name.to_owned(), name.to_owned()]);
        assert!(is_telling(&names, "Your hand: 1. Can be played: Oak (2). x 2. Elm (1). 3. Ash. y 4. Only: Fir (1)."));
        assert!(!is_telling(&names, "Your hand: 1. Oak (2): x\nAttack with Elm\nAttack with Ash\nAttack with Fir"));
        assert!(!is_telling(&names, "Your hand is empty. 1. Oak 2. Elm 3. Ash 4. Fir"));
    }
}
