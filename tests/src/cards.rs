//! The names of the cards, so that a test can see who was told about which card.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::text::{Lang, Words};

/// The names of every card of a game, in every language.
#[must_use]
pub fn names(game: GameId) -> Vec<[String; 2]> {
    game.cards().into_iter().map(|(_, card)| Lang::ALL.map(|lang| plain(&name(lang, &card)))).collect()
}

/// The name of a card.
#[must_use]
pub fn name(lang: Lang, card: &AnyCard) -> String {
    card.name(Words::engine(), lang)
}

/// The cards that a text names, as indexes of [`names`]. A name within a longer name does not count.
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

/// The words of a hand in a text.
#[must_use]
pub fn hand_in(text: &str) -> Option<String> {
    let text = plain(text);
    ["Your hand:", "Ваша рука:"].iter().find_map(|head| text.split_once(head)).map(|(_, held)| held.to_owned())
}

/// The words of each list of cards in a text that only its reader may see: cards to choose from, and a hand.
#[must_use]
pub fn lists_in(text: &str) -> Vec<String> {
    let text = plain(text);
    let heads = ["Choose from these:", "Выберите из этих карт:", "Your hand:", "Ваша рука:"];
    heads.iter().filter_map(|head| text.split_once(head)).map(|(_, list)| list.to_owned()).collect()
}

/// The cards of the numbered list at the beginning of a text, as indexes of [`names`]. Other cards that the text names
/// are not part of the hand.
#[must_use]
pub fn listed(names: &[[String; 2]], text: &str) -> Vec<usize> {
    let (text, mut found) = (plain(text), Vec::new());
    let mut rest = text.as_str();
    for number in 1.. {
        // The number may also be in the text of a card, and then no card follows it.
        let mark = format!("{number}. ");
        let next = rest.match_indices(&mark).find_map(|(at, _)| {
            let after = &rest[at + mark.len()..];
            Some((first(names, after)?, after))
        });
        let Some((card, after)) = next else { break };
        found.push(card);
        rest = after;
    }
    found
}

/// The card that a button with a number takes from a hand, as an index of [`names`]; `hand` is what the hand says.
#[must_use]
pub fn picked(names: &[[String; 2]], label: &str, hand: &str) -> Option<usize> {
    let number: usize = label.rsplit(' ').next()?.parse().ok()?;
    listed(names, hand).get(number.checked_sub(1)?).copied()
}

/// The card of one line in such a list. Before its name, the line says whether the card can be played; after the name,
/// what it costs, in brackets or behind a comma.
fn first(names: &[[String; 2]], line: &str) -> Option<usize> {
    let head = line.split(['(', '.', '\n']).next().unwrap_or_default();
    let named = |part: &str| {
        let is = |name: &String| {
            part.strip_prefix(name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(','))
        };
        names.iter().position(|names| names.iter().any(is))
    };
    head.split(": ").find_map(|part| named(part.trim()))
}

/// A text with ordinary spaces in place of those that keep words on one line.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_tells_by_the_cards_that_it_holds_and_not_by_those_that_its_buttons_name() {
        let names = ["Oak", "Elm", "Ash", "Fir"].map(|name| [name.to_owned(), name.to_owned()]);
        let held = |text: &str| hand_in(text).map(|hand| listed(&names, &hand));
        let all = "Your hand: 1. Can be played: Oak (2). x 2. Elm (1). 3. Ash. y 4. Only: Fir (1).";
        assert_eq!(held(all), Some(vec![0, 1, 2, 3]));
        assert_eq!(held("Your hand: 1. Oak (2): x\nAttack with Elm\nAttack with Ash"), Some(vec![0]));
        assert_eq!(held("Your hand: 1. Nothing now: Ash, 2 bases, Elm: 1. x 2. Fir, 1 base. y"), Some(vec![2, 3]));
        assert_eq!(held("Your hand is empty. 1. Oak 2. Elm"), None);
    }

    #[test]
    fn what_a_card_says_is_not_taken_for_the_next_number() {
        let names = ["Oak", "Elm"].map(|name| [name.to_owned(), name.to_owned()]);
        let text = " 1. Oak (1). Ally, health 2. Whenever it strikes, draw.\n2. Not now: Elm (1). Ally, health 3.";
        assert_eq!(listed(&names, text), [0, 1]);
    }
}
