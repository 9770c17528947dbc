//! Decks that people keep: the ready ones, what is wrong with one, and where its cards are found in its picture.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::Chrono;
use super::card::{CardDef, Rarity, Type};
use super::set::{Deck, library};
use super::setup::{LEAST_CARDS, MOST_CARDS, MOST_HERO_CARDS};
use crate::kit::deck::{self, Fault, Filed, fault};
use crate::kit::{Hosted, Text};

/// The cards that a deck can name.
pub(super) const NUMBERS: &str = include_str!("../../cards/chrono/numbers.txt");

/// Why a deck is not legal. Cards are named by their ids.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum DeckFault {
    /// The hero is not a hero of the set.
    #[error("`{0}` is no hero (C-23)")]
    NoHero(String),
    /// A card is not in the set.
    #[error("`{0}` is no card of the set")]
    Unknown(String),
    /// Heroes and tokens cannot be in a deck.
    #[error("`{0}` belongs in no deck (C-26, C-126)")]
    InNoDeck(String),
    /// Too few cards in the main deck.
    #[error("it has {0} cards, but needs {LEAST_CARDS} (C-26)")]
    TooFew(usize),
    /// More cards than a match accepts.
    #[error("it has {0} cards, at most {MOST_CARDS} may be")]
    TooMany(usize),
    /// Too many cards in the hero deck.
    #[error("its hero deck has {0} cards, at most {MOST_HERO_CARDS} may be (C-28)")]
    Beside(usize),
    /// A mythic card in the hero deck.
    #[error("the mythic card `{0}` is in the hero deck (C-28)")]
    Mythic(String),
    /// Too many copies.
    #[error("it has {copies} copies of `{card}`, at most {most} may be (C-27, C-29)")]
    Copies {
        /// The card.
        card: String,
        /// How many copies there are.
        copies: usize,
        /// How many are allowed.
        most: usize,
    },
}

impl DeckFault {
    /// The rule that is broken; empty where there is no rule of the book.
    const fn rule(&self) -> &'static str {
        match self {
            Self::NoHero(_) => "C-23",
            Self::InNoDeck(_) | Self::TooFew(_) => "C-26",
            Self::Copies { .. } => "C-27",
            Self::Beside(_) | Self::Mythic(_) => "C-28",
            Self::Unknown(_) | Self::TooMany(_) => "",
        }
    }
}

/// Everything that is wrong with a main deck and a hero deck (C-26..C-29).
pub(super) fn faults<'a>(
    main: &[(String, u8)],
    beside: &[(String, u8)],
    card: impl Fn(&str) -> Option<&'a CardDef>,
) -> Vec<DeckFault> {
    let count = |list: &[(String, u8)]| list.iter().map(|(_, copies)| usize::from(*copies)).sum::<usize>();
    let mut found = Vec::new();
    match count(main) {
        size if size < LEAST_CARDS => found.push(DeckFault::TooFew(size)),
        size if size > MOST_CARDS => found.push(DeckFault::TooMany(size)),
        _ => {}
    }
    if count(beside) > MOST_HERO_CARDS {
        found.push(DeckFault::Beside(count(beside)));
    }
    for (list, is_main) in [(main, true), (beside, false)] {
        let mut copies = BTreeMap::<&String, usize>::new();
        list.iter().for_each(|(id, more)| *copies.entry(id).or_default() += usize::from(*more));
        for (id, copies) in copies {
            found.extend(card_fault(card(id), id, copies, is_main));
        }
    }
    found
}

fn card_fault(card: Option<&CardDef>, id: &str, copies: usize, is_main: bool) -> Option<DeckFault> {
    let Some(card) = card else { return Some(DeckFault::Unknown(id.to_owned())) };
    let mythic = card.rarity == Rarity::Mythic;
    let most = most_copies(card.rarity);
    if card.kind == Type::Hero || card.token {
        Some(DeckFault::InNoDeck(id.to_owned()))
    } else if mythic && !is_main {
        Some(DeckFault::Mythic(id.to_owned()))
    } else if copies > most {
        Some(DeckFault::Copies { card: id.to_owned(), copies, most })
    } else {
        None
    }
}

/// The shipped decks, as people keep them.
pub(super) fn ready() -> Vec<(String, deck::Deck)> {
    let kept =
        |deck: &Deck| deck::Deck::new(Some(deck.hero.clone()), deck.cards.iter().cloned(), deck.side.iter().cloned());
    library().decks.iter().map(|deck| (deck.id.clone(), kept(deck))).collect()
}

/// The deck that an option names: a ready one by its id, or any by its code.
pub(super) fn named(value: &str) -> Option<Cow<'static, Deck>> {
    let ready = library().deck(value).map(Cow::Borrowed);
    ready.or_else(|| {
        let deck = Chrono::deck_of(value).ok()?;
        let hero = deck.hero.unwrap_or_default();
        Some(Cow::Owned(Deck { id: String::new(), hero, cards: deck.cards, side: deck.side }))
    })
}

/// Everything that keeps a deck from being played.
pub(super) fn all_faults(deck: &deck::Deck) -> Vec<Fault> {
    let card = |id: &str| library().card(id).map(|card| &**card);
    let hero = deck.hero.as_deref().unwrap_or_default();
    let lead = card(hero).is_none_or(|card| card.kind != Type::Hero).then(|| DeckFault::NoHero(hero.to_owned()));
    lead.iter().chain(&faults(&deck.cards, &deck.side, card)).map(told).collect()
}

/// A fault for the owner of the deck.
fn told(fault: &DeckFault) -> Fault {
    let about = |key: &str, id: &str| fault::about::<CardDef>(key, id, library().card(id).is_some());
    let counted = fault::counted::<CardDef>;
    let text = match fault {
        DeckFault::NoHero(id) if id.is_empty() => Text::new("fault-chrono-without-hero"),
        DeckFault::NoHero(id) => about("no-hero", id),
        DeckFault::Unknown(id) => about("unknown", id),
        DeckFault::InNoDeck(id) => about("in-no-deck", id),
        DeckFault::Mythic(id) => about("mythic", id),
        DeckFault::TooFew(n) => counted("too-few", *n, LEAST_CARDS),
        DeckFault::TooMany(n) => counted("too-many", *n, MOST_CARDS),
        DeckFault::Beside(n) => counted("beside", *n, MOST_HERO_CARDS),
        DeckFault::Copies { card, copies, most } => {
            about("copies", card).num("n", *copies as i64).num("most", *most as i64)
        }
    };
    Fault { rule: fault.rule(), text }
}

/// What a deck without a name is called: by its hero.
pub(super) fn called(deck: &deck::Deck) -> Option<Text> {
    let hero = library().card(deck.hero.as_ref()?)?;
    Some(fault::name::<CardDef>(&hero.id))
}

/// The most copies of a card in the main deck, or in the hero deck, where no mythic card is (C-27, C-28, C-29).
pub(super) fn copies(card: &CardDef, beside: bool) -> u8 {
    match card.rarity {
        _ if card.token || leads(card) => 0,
        Rarity::Mythic if beside => 0,
        rarity => most_copies(rarity) as u8,
    }
}

/// The most copies of a card of this rarity (C-27, C-29).
const fn most_copies(rarity: Rarity) -> usize {
    if matches!(rarity, Rarity::Mythic) { 1 } else { 2 }
}

/// Thoughtforms by cost first, then locations, events and shadows.
pub(super) fn filed(card: &CardDef) -> Option<Filed> {
    let (order, sort) = match card.kind {
        _ if card.token => return None,
        Type::Hero => (0, "hero"),
        Type::Thoughtform => (1, "thoughtform"),
        Type::Location(_) => (2, "location"),
        Type::Event(_) => (3, "event"),
        Type::Shadow => (4, "shadow"),
    };
    Some(Filed { order, sort, cost: (order > 0).then_some(card.cost) })
}

/// Whether a card is a hero.
pub(super) const fn leads(card: &CardDef) -> bool {
    matches!(card.kind, Type::Hero)
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
    fn the_size_and_the_copies_of_both_decks_have_bounds_c_26_c_27_c_28_c_29() {
        let mut small = ready_one();
        let last = small.cards.pop().expect("a card");
        assert_eq!(rules(&small), ["C-26"]);
        small.cards.push((last.0.clone(), last.1 + 3));
        assert_eq!(rules(&small), ["C-27"]);
        let mut beside = ready_one();
        let free = |card: &&std::sync::Arc<CardDef>| {
            card.rarity != Rarity::Mythic
                && filed(card).is_some()
                && !leads(card)
                && beside.side.iter().all(|(id, _)| *id != card.id)
        };
        let more = library().cards.iter().find(free).expect("a card that is not beside").id.clone();
        beside.side.push((more, 1));
        assert_eq!(rules(&beside), ["C-28"]);
        let mythic = library().cards.iter().find(|card| card.rarity == Rarity::Mythic).expect("a mythic card");
        let mut deck = ready_one();
        deck.side = vec![(mythic.id.clone(), 1)];
        assert_eq!(rules(&deck), ["C-28"]);
        deck.side.clear();
        deck.cards.retain(|(id, _)| *id != mythic.id);
        deck.cards.push((mythic.id.clone(), 2));
        assert!(rules(&deck).contains(&"C-27"), "a mythic card is single");
    }

    #[test]
    fn heroes_and_tokens_belong_in_no_deck_c_26_c_126() {
        for kind in [|card: &CardDef| card.token, |card: &CardDef| leads(card)] {
            let card = library().cards.iter().find(|card| kind(card)).expect("such a card");
            let mut deck = ready_one();
            deck.cards.push((card.id.clone(), 1));
            assert_eq!(rules(&deck), ["C-26"]);
        }
        let mut deck = ready_one();
        deck.hero = None;
        assert_eq!(rules(&deck), ["C-23"]);
    }

    #[test]
    fn every_fault_is_said_in_every_language() {
        let id = || library().cards[0].id.clone();
        let all = [
            DeckFault::NoHero(id()),
            DeckFault::NoHero(String::new()),
            DeckFault::Unknown("no-such-card".to_owned()),
            DeckFault::InNoDeck(id()),
            DeckFault::Mythic(id()),
            DeckFault::TooFew(29),
            DeckFault::TooMany(201),
            DeckFault::Beside(11),
            DeckFault::Copies { card: id(), copies: 3, most: 2 },
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
