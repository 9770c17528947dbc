//! Decks that people keep: the ready ones, what is wrong with one, and where its cards are found in its picture.

use std::borrow::Cow;

use super::Heroes;
use super::card::{CardDef, CardType, Cost, Ongoing};
use super::set::{Deck, DeckFault, Format, faults, library};
use crate::kit::deck::{self, Fault, Filed, fault};
use crate::kit::{Hosted, Text};

/// The cards that a deck can name.
pub(super) const NUMBERS: &str = include_str!("../../cards/heroes/numbers.txt");

/// Cards of a starter deck (H-09).
const STARTER: u32 = 30;

/// The starter decks, then those of sixty, as people keep them.
pub(super) fn ready() -> Vec<(String, deck::Deck)> {
    let all = library().starters.iter().chain(&library().constructed);
    all.map(|deck| (deck.id.clone(), kept(deck))).collect()
}

fn kept(deck: &Deck) -> deck::Deck {
    deck::Deck::new(Some(deck.hero.clone()), deck.cards.iter().cloned(), deck.side.iter().cloned())
}

/// A kept deck in the form of this game.
pub(super) fn of(deck: &deck::Deck) -> Deck {
    Deck::brought(deck.hero.as_deref().unwrap_or_default(), &deck.cards, &deck.side)
}

/// The deck that an option names: a ready one by its id, or any by its code.
pub(crate) fn named(value: &str) -> Option<Cow<'static, Deck>> {
    let ready = library().deck(value).map(Cow::Borrowed);
    ready.or_else(|| Heroes::deck_of(value).ok().map(|deck| Cow::Owned(of(&deck))))
}

/// The format in which a deck could be played: thirty cards are a starter deck, anything else is constructed.
pub(super) fn format(deck: &deck::Deck) -> Format {
    if deck.size() == STARTER { Format::Starter } else { Format::Constructed }
}

/// Everything that keeps a deck from being played.
pub(super) fn all_faults(deck: &deck::Deck) -> Vec<Fault> {
    let told = |fault: &DeckFault| match fault {
        DeckFault::TooFew { size, least } => {
            let text = Text::new("fault-heroes-too-few-or-starter").num("n", *size);
            Fault { rule: fault.rule(), text: text.num("least", *least).num("starter", STARTER) }
        }
        other => told(other),
    };
    faults(&of(deck), format(deck), library()).iter().map(told).collect()
}

/// Everything that keeps a deck from being played where everybody brings a constructed one.
pub(crate) fn constructed_faults(deck: &deck::Deck) -> Vec<Fault> {
    faults(&of(deck), Format::Constructed, library()).iter().map(told).collect()
}

/// A fault for the owner of the deck.
pub(super) fn told(fault: &DeckFault) -> Fault {
    let about = |key: &str, id: &str| fault::about::<CardDef>(key, id, library().card(id).is_some());
    let text = match fault {
        DeckFault::NoHero(id) if id.is_empty() => Text::new("fault-heroes-without-hero"),
        DeckFault::NoHero(id) => about("no-hero", id),
        DeckFault::Unknown(id) => about("unknown", id),
        DeckFault::Token(id) => about("token", id),
        DeckFault::HeroInDeck(id) => about("hero-in-deck", id),
        DeckFault::Twice(id) => about("twice", id),
        DeckFault::Copies { card, copies, most } => about("copies", card).num("n", *copies).num("most", *most),
        DeckFault::Talent { card, talent } => {
            about("talent", card).text("talent", Text::new(format!("talent-heroes-{talent}")))
        }
        DeckFault::Class(id) => about("class", id),
        DeckFault::Faction(id) => about("faction", id),
        DeckFault::TooFew { size, least } => Text::new("fault-heroes-too-few").num("n", *size).num("least", *least),
        DeckFault::NotThirty(size) => Text::new("fault-heroes-not-thirty").num("n", *size),
        DeckFault::Side { size, most } => Text::new("fault-heroes-side").num("n", *size).num("most", *most),
    };
    Fault { rule: fault.rule(), text }
}

/// What a deck without a name is called: its hero and the class of it.
pub(super) fn called(deck: &deck::Deck) -> Option<Text> {
    let hero = library().card(deck.hero.as_ref()?)?;
    let text = Text::new("brings-heroes").text("deck", fault::name::<CardDef>(&hero.id));
    Some(hero.classes.first().into_iter().fold(text, |text, class| text.text("class", super::words::class(*class))))
}

/// Allies first, then what goes with them, then what is played once, quests last.
pub(super) fn filed(card: &CardDef) -> Option<Filed> {
    let (order, sort) = match card.kind {
        _ if card.token => return None,
        CardType::Hero { .. } => (0, "hero"),
        CardType::Ally { .. } => (1, "ally"),
        CardType::Weapon { .. } => (2, "weapon"),
        CardType::Armor { .. } => (3, "armor"),
        CardType::Item => (4, "item"),
        CardType::Ability => (5, "ability"),
        CardType::Ongoing(Ongoing::Row | Ongoing::Attach(_) | Ongoing::Totem(_)) => (6, "ongoing"),
        CardType::Quest => (7, "quest"),
    };
    let cost = match card.cost {
        Cost::N(cost) if order < 7 => Some(cost),
        Cost::N(_) | Cost::X => None,
    };
    Some(Filed { order, sort, cost })
}

/// Whether a card is a hero.
pub(super) const fn leads(card: &CardDef) -> bool {
    matches!(card.kind, CardType::Hero { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Lang, Words};

    fn starter() -> deck::Deck {
        ready().remove(0).1
    }

    fn rules(deck: &deck::Deck) -> Vec<&'static str> {
        all_faults(deck).iter().map(|fault| fault.rule).collect()
    }

    #[test]
    fn a_deck_of_thirty_is_judged_as_a_starter_deck_h_09() {
        let mut deck = starter();
        assert_eq!(all_faults(&deck), []);
        let more = deck.cards.iter_mut().find(|(_, copies)| *copies == 2).expect("a starter deck has pairs");
        more.1 = 3;
        let at = deck.cards.iter().position(|(_, copies)| *copies == 1).expect("and single cards");
        deck.cards.remove(at);
        assert_eq!(rules(&deck), ["H-09"]);
    }

    #[test]
    fn a_deck_between_thirty_and_sixty_has_too_few_cards_h_113() {
        let mut deck = starter();
        deck.cards[0].1 += 1;
        assert_eq!(rules(&deck), ["H-113"]);
    }

    #[test]
    fn another_class_and_another_faction_and_no_hero_are_faults_h_44_h_116() {
        let mut deck = starter();
        let others = ready().into_iter().find(|(id, _)| id == "lamp-oil").expect("a deck of the other faction");
        deck.hero = others.1.hero;
        let found = rules(&deck);
        assert!(found.contains(&"H-116") && found.contains(&"H-116..H-118"), "{found:?}");
        deck.hero = None;
        assert_eq!(rules(&deck), ["H-44"]);
    }

    #[test]
    fn every_fault_is_said_in_every_language() {
        let id = || "fresh-moss".to_owned();
        let all = [
            DeckFault::NoHero(id()),
            DeckFault::NoHero(String::new()),
            DeckFault::Unknown("no-such-card".to_owned()),
            DeckFault::Token(id()),
            DeckFault::HeroInDeck(id()),
            DeckFault::Twice(id()),
            DeckFault::Copies { card: id(), copies: 5, most: 4 },
            DeckFault::Talent { card: id(), talent: "feral".to_owned() },
            DeckFault::Class(id()),
            DeckFault::Faction(id()),
            DeckFault::TooFew { size: 31, least: 60 },
            DeckFault::NotThirty(29),
            DeckFault::Side { size: 3, most: 10 },
        ];
        for fault in &all {
            // The English of programs names the same rule.
            let named = fault.to_string();
            assert!(fault.rule().is_empty() || named.contains(fault.rule()), "{named}");
            for lang in Lang::ALL {
                let text = told(fault).text;
                if !matches!(fault, DeckFault::Talent { .. }) {
                    assert_eq!(Words::engine().try_say(lang, &text, &[]).err(), None, "{fault}");
                }
                assert!(Words::engine().has(lang, &text.key), "{}", text.key);
            }
        }
    }
}
