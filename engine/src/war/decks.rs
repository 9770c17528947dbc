//! Decks that people keep: the ready ones, what is wrong with one, and where its cards are found in its picture.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::War;
use super::card::{CardDef, Type};
use super::set::{Deck, library};
use super::setup::{LEAST_CARDS, MOST_CARDS, MOST_COPIES};
use crate::kit::Hosted;
use crate::kit::deck::{self, Fault, Filed, fault};

/// The cards that a deck can name.
pub(super) const NUMBERS: &str = include_str!("../../cards/war/numbers.txt");

/// Why a deck is not legal. Cards are named by their ids.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum DeckFault {
    /// A card is not in the set.
    #[error("`{0}` is no card of the set")]
    Unknown(String),
    /// Tokens cannot be in a deck.
    #[error("`{0}` is a token, which belongs in no deck")]
    Token(String),
    /// Too few cards.
    #[error("it has {0} cards, but needs {LEAST_CARDS} (W-03)")]
    TooFew(usize),
    /// More cards than a match accepts.
    #[error("it has {0} cards, at most {MOST_CARDS} may be")]
    TooMany(usize),
    /// Too many copies.
    #[error("it has {copies} copies of `{card}`, at most {MOST_COPIES} may be (W-04)")]
    Copies {
        /// The card.
        card: String,
        /// How many copies there are.
        copies: usize,
    },
}

impl DeckFault {
    /// The rule that is broken (W-97); empty where there is no rule of the book.
    const fn rule(&self) -> &'static str {
        match self {
            Self::TooFew(_) => "W-03",
            Self::Copies { .. } => "W-04",
            Self::Unknown(_) | Self::Token(_) | Self::TooMany(_) => "",
        }
    }
}

/// Everything that is wrong with a deck (W-03, W-04).
pub(super) fn faults<'a>(cards: &[(String, u8)], card: impl Fn(&str) -> Option<&'a CardDef>) -> Vec<DeckFault> {
    let mut found = Vec::new();
    match cards.iter().map(|(_, copies)| usize::from(*copies)).sum::<usize>() {
        size if size < LEAST_CARDS => found.push(DeckFault::TooFew(size)),
        size if size > MOST_CARDS => found.push(DeckFault::TooMany(size)),
        _ => {}
    }
    let mut copies = BTreeMap::<&String, usize>::new();
    cards.iter().for_each(|(id, more)| *copies.entry(id).or_default() += usize::from(*more));
    for (id, copies) in copies {
        found.extend(match card(id) {
            None => Some(DeckFault::Unknown(id.clone())),
            Some(card) if card.token => Some(DeckFault::Token(id.clone())),
            Some(card) if card.kind != Type::Base && copies > MOST_COPIES => {
                Some(DeckFault::Copies { card: id.clone(), copies })
            }
            Some(_) => None,
        });
    }
    found
}

/// The shipped decks, as people keep them.
pub(super) fn ready() -> Vec<(String, deck::Deck)> {
    let kept = |deck: &Deck| deck::Deck::new(None, deck.cards.iter().cloned(), []);
    library().decks.iter().map(|deck| (deck.id.clone(), kept(deck))).collect()
}

/// The deck that an option names: a ready one by its id, or any by its code.
pub(super) fn named(value: &str) -> Option<Cow<'static, Deck>> {
    let ready = library().deck(value).map(Cow::Borrowed);
    ready.or_else(|| {
        let deck = War::deck_of(value).ok()?;
        Some(Cow::Owned(Deck { id: String::new(), cards: deck.cards }))
    })
}

/// Everything that keeps a deck from being played.
pub(super) fn all_faults(deck: &deck::Deck) -> Vec<Fault> {
    faults(&deck.cards, |id| library().card(id).map(|card| &**card)).iter().map(told).collect()
}

/// A fault for the owner of the deck.
fn told(fault: &DeckFault) -> Fault {
    let about = |key: &str, id: &str| fault::about::<CardDef>(key, id, library().card(id).is_some());
    let counted = fault::counted::<CardDef>;
    let text = match fault {
        DeckFault::Unknown(id) => about("unknown", id),
        DeckFault::Token(id) => about("token", id),
        DeckFault::TooFew(n) => counted("too-few", *n, LEAST_CARDS),
        DeckFault::TooMany(n) => counted("too-many", *n, MOST_CARDS),
        DeckFault::Copies { card, copies } => {
            about("copies", card).num("n", *copies as i64).num("most", MOST_COPIES as i64)
        }
    };
    Fault { rule: fault.rule(), text }
}

/// The most copies of a card in a deck: bases have no limit (W-04, W-05).
pub(super) fn copies(card: &CardDef) -> u8 {
    match card.kind {
        _ if card.token => 0,
        Type::Base => deck::MOST_COPIES,
        _ => MOST_COPIES as u8,
    }
}

/// Units by cost first, then artillery, support, medals and bases.
pub(super) fn filed(card: &CardDef) -> Option<Filed> {
    let (order, sort) = match card.kind {
        _ if card.token => return None,
        Type::Infantry | Type::Tank | Type::TankDestroyer => (1, "ground"),
        Type::Fighter | Type::Bomber => (2, "air"),
        Type::Navy => (3, "navy"),
        Type::Artillery => (4, "artillery"),
        Type::Permanent | Type::OneShot => (5, "support"),
        Type::Medal => (6, "medal"),
        Type::Base => (7, "base"),
    };
    Some(Filed { order, sort, cost: (card.kind != Type::Base).then_some(card.cost) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Lang, Words};

    fn rules(deck: &deck::Deck) -> Vec<&'static str> {
        all_faults(deck).iter().map(|fault| fault.rule).collect()
    }

    fn ready_one() -> deck::Deck {
        ready().remove(0).1
    }

    #[test]
    fn the_size_and_the_copies_of_a_deck_have_bounds_w_03_w_04_w_05() {
        assert!(rules(&ready_one()).is_empty());
        let mut small = ready_one();
        small.cards.pop();
        assert_eq!(rules(&small), ["W-03"]);
        let mut many = ready_one();
        let is_base = |id: &str| library().card(id).is_some_and(|card| card.kind == Type::Base);
        many.cards.iter_mut().filter(|(id, _)| !is_base(id)).take(1).for_each(|(_, copies)| *copies = 5);
        assert_eq!(rules(&many), ["W-04"]);
        let mut wide = ready_one();
        wide.cards.iter_mut().filter(|(id, _)| is_base(id)).for_each(|(_, copies)| *copies = 100);
        assert!(rules(&wide).is_empty(), "bases are not limited");
    }

    #[test]
    fn every_fault_is_said_in_every_language_w_97() {
        let id = || library().cards[0].id.clone();
        let all = [
            DeckFault::Unknown("no-such-card".to_owned()),
            DeckFault::Token(id()),
            DeckFault::TooFew(49),
            DeckFault::TooMany(251),
            DeckFault::Copies { card: id(), copies: 5 },
        ];
        for fault in &all {
            let named = fault.to_string();
            assert!(fault.rule().is_empty() || named.contains(fault.rule()), "{named}");
            for lang in Lang::ALL {
                assert_eq!(Words::engine().try_say(lang, &told(fault).text, &[]).err(), None, "{fault}");
            }
        }
    }
}
