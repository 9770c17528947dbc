//! The cards and decks of Heroes that Duelhall ships, and what makes a deck legal.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use super::card::{CardDef, CardType};
use crate::kit::deck::MOST_COPIES as MOST_NAMED;
use crate::kit::{shipped, shipped_cards};

/// A hero and the cards that go with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// Lower-case words with hyphens; the name is the Fluent message `deck-heroes-<id>`.
    pub id: String,
    /// The id of the hero.
    pub hero: String,
    /// The ids of the cards, each listed once with its number of copies.
    pub cards: Vec<(String, u8)>,
    /// The sideboard in the same form (H-119, H-181); empty for a starter deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub side: Vec<(String, u8)>,
}

impl Deck {
    /// A deck that a player brings; it has no name.
    pub(crate) fn brought(hero: &str, cards: &[(String, u8)], side: &[(String, u8)]) -> Self {
        Self { id: String::new(), hero: hero.to_owned(), cards: cards.to_vec(), side: side.to_vec() }
    }

    /// The number of cards without the hero and the sideboard.
    #[must_use]
    pub fn size(&self) -> u32 {
        count(&self.cards)
    }
}

fn count(cards: &[(String, u8)]) -> u32 {
    cards.iter().map(|(_, copies)| u32::from(*copies)).sum()
}

/// The format for which a deck is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// Exactly thirty cards, at most two copies of each (H-09).
    Starter,
    /// At least sixty cards, at most four copies of each, and a sideboard of ten cards or none (H-113, H-114, H-119).
    Constructed,
    /// At least thirty of the cards that the player was dealt, in any number of copies; the rest is the sideboard
    /// (H-156..H-158, H-181).
    Limited,
}

/// Why a deck is not legal. Cards are named by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum DeckFault {
    /// The hero is not a hero of the set.
    #[error("`{0}` is no hero (H-44)")]
    NoHero(String),
    /// A card is not in the set.
    #[error("`{0}` is no card of the set")]
    Unknown(String),
    /// A token cannot be in a deck.
    #[error("`{0}` is a token, which is no card (H-161)")]
    Token(String),
    /// A hero is in the deck.
    #[error("`{0}` is a hero and cannot be in the deck (H-121)")]
    HeroInDeck(String),
    /// A card is listed more than once.
    #[error("`{0}` is listed twice: list it once with its copies")]
    Twice(String),
    /// Too many copies.
    #[error("`{card}` is there {copies} times, {most} are allowed ({})", rule_of_copies(.most))]
    Copies {
        /// The card.
        card: String,
        /// How many copies there are.
        copies: u8,
        /// How many are allowed.
        most: u8,
    },
    /// The card needs a talent that the hero does not have.
    #[error("`{card}` needs a hero of the talent `{talent}` (H-115)")]
    Talent {
        /// The card.
        card: String,
        /// The talent.
        talent: String,
    },
    /// None of the card's classes is the hero's.
    #[error("`{0}` is not for the hero's class (H-116)")]
    Class(String),
    /// The card belongs to the other faction.
    #[error("`{0}` belongs to the other faction (H-116..H-118)")]
    Faction(String),
    /// Too few cards.
    #[error("{size} cards are in the deck, at least {least} must be ({})", rule_of_size(.least))]
    TooFew {
        /// How many cards there are.
        size: u32,
        /// How many must be there.
        least: u32,
    },
    /// The number of cards is not that of a starter deck.
    #[error("{0} cards are in the deck, a starter deck has 30 (H-09)")]
    NotThirty(u32),
    /// The sideboard has a wrong number of cards.
    #[error("{size} cards are beside the deck, {most} may be, or none (H-119)")]
    Side {
        /// How many cards there are.
        size: u32,
        /// How many are allowed.
        most: u32,
    },
}

impl DeckFault {
    /// The rule that is broken; empty where there is no such card at all.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NoHero(_) => "H-44",
            Self::Unknown(_) | Self::Twice(_) => "",
            Self::Token(_) => "H-161",
            Self::HeroInDeck(_) => "H-121",
            Self::Copies { most, .. } => rule_of_copies(most),
            Self::Talent { .. } => "H-115",
            Self::Class(_) => "H-116",
            Self::Faction(_) => "H-116..H-118",
            Self::TooFew { least, .. } => rule_of_size(least),
            Self::NotThirty(_) => "H-09",
            Self::Side { .. } => "H-119",
        }
    }
}

const fn rule_of_size(least: &u32) -> &'static str {
    if *least < LEAST_SIZE { "H-156" } else { "H-113" }
}

const fn rule_of_copies(most: &u8) -> &'static str {
    if *most > STARTER_COPIES { "H-114" } else { "H-09" }
}

const STARTER_SIZE: u32 = 30;
const STARTER_COPIES: u8 = 2;
const LEAST_SIZE: u32 = 60;
const MOST_COPIES: u8 = 4;
const LEAST_LIMITED: u32 = 30;
const SIDE_SIZE: u32 = 10;

/// All contents of `engine/cards/heroes`.
#[derive(Debug)]
pub struct Library {
    /// Every card: heroes, class cards, cards of the two factions, neutral cards, equipment, quests, and tokens last.
    pub cards: Vec<Arc<CardDef>>,
    /// Decks of thirty cards, one for each class (H-09).
    pub starters: Vec<Deck>,
    /// Decks of sixty cards, one for each class.
    pub constructed: Vec<Deck>,
}

impl Library {
    /// The card with this id; `None` if the set has none.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<&Arc<CardDef>> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The shipped deck with this id, starter or constructed.
    #[must_use]
    pub fn deck(&self, id: &str) -> Option<&Deck> {
        self.starters.iter().chain(&self.constructed).find(|deck| deck.id == id)
    }
}

/// The decks as their file lists them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decks {
    starters: Vec<Deck>,
    constructed: Vec<Deck>,
}

/// The shipped cards and decks.
///
/// # Panics
/// Only if a file of `engine/cards/heroes` is damaged in the source; a test reads them all.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let Decks { starters, constructed } = shipped("heroes/decks.ron");
        Library { cards: shipped_cards(), starters, constructed }
    })
}

/// All faults that make a deck illegal (H-112..H-119, H-121, H-158); empty for a legal deck.
#[must_use]
pub fn faults(deck: &Deck, format: Format, library: &Library) -> Vec<DeckFault> {
    faults_among(deck, format, |id| library.card(id).map(|card| &**card))
}

/// All faults that make a deck of these cards illegal.
pub(crate) fn faults_among<'a>(
    deck: &Deck,
    format: Format,
    card: impl Fn(&str) -> Option<&'a CardDef>,
) -> Vec<DeckFault> {
    let hero = card(&deck.hero).filter(|card| matches!(card.kind, CardType::Hero { .. }));
    let Some(hero) = hero else {
        return vec![DeckFault::NoHero(deck.hero.clone())];
    };
    // Who has used every card of a pool that goes with the hero cannot have more.
    let fits_beside = |(id, _): &(String, u8)| card(id).is_some_and(|card| fits(card, hero));
    let is_all = format == Format::Limited && !deck.side.is_empty() && !deck.side.iter().any(fits_beside);
    let mut found: Vec<DeckFault> = size_fault(deck.size(), format).into_iter().filter(|_| !is_all).collect();
    found.extend(side_fault(count(&deck.side), format));
    let in_deck = |id: &str| deck.cards.iter().any(|(card, _)| card == id);
    let beside = |id: &str| deck.side.iter().find(|(card, _)| card == id).map_or(0, |(_, copies)| *copies);
    for (list, is_side) in [(&deck.cards, false), (&deck.side, true)] {
        let mut seen = BTreeSet::new();
        for (id, copies) in list {
            if !seen.insert(id) {
                found.push(DeckFault::Twice(id.clone()));
            }
            // Copies in the sideboard are judged together with those in the deck.
            match card(id) {
                _ if is_side && in_deck(id) => {}
                None => found.push(DeckFault::Unknown(id.clone())),
                // Beside a deck that was built of boosters lies whatever else came out of them (H-158, H-200).
                Some(_) if is_side && format == Format::Limited => {}
                Some(card) if is_side => found.extend(card_faults(card, *copies, hero, format)),
                Some(card) => found.extend(card_faults(card, copies.saturating_add(beside(id)), hero, format)),
            }
        }
    }
    found
}

const fn side_fault(size: u32, format: Format) -> Option<DeckFault> {
    let most = match format {
        Format::Starter => 0,
        Format::Constructed => SIDE_SIZE,
        Format::Limited => return None,
    };
    if size == 0 || size == most { None } else { Some(DeckFault::Side { size, most }) }
}

const fn size_fault(size: u32, format: Format) -> Option<DeckFault> {
    match format {
        Format::Starter if size != STARTER_SIZE => Some(DeckFault::NotThirty(size)),
        Format::Constructed if size < LEAST_SIZE => Some(DeckFault::TooFew { size, least: LEAST_SIZE }),
        Format::Limited if size < LEAST_LIMITED => Some(DeckFault::TooFew { size, least: LEAST_LIMITED }),
        Format::Starter | Format::Constructed | Format::Limited => None,
    }
}

fn card_faults(card: &CardDef, copies: u8, hero: &CardDef, format: Format) -> Vec<DeckFault> {
    let id = || card.id.clone();
    if matches!(card.kind, CardType::Hero { .. }) {
        return vec![DeckFault::HeroInDeck(id())];
    }
    if card.token {
        return vec![DeckFault::Token(id())];
    }
    let most = match format {
        Format::Starter => STARTER_COPIES,
        Format::Constructed => MOST_COPIES,
        Format::Limited => u8::MAX,
    };
    let mut found = Vec::new();
    if copies > most && !card.unlimited {
        found.push(DeckFault::Copies { card: id(), copies, most });
    }
    if let Some(talent) = card.talent.as_ref().filter(|_| !has_talent(card, hero)) {
        found.push(DeckFault::Talent { card: id(), talent: talent.clone() });
    }
    if !has_class(card, hero) {
        found.push(DeckFault::Class(id()));
    }
    if !has_faction(card, hero) {
        found.push(DeckFault::Faction(id()));
    }
    found
}

/// The most copies of a card in a constructed deck, with those beside it (H-114).
pub(super) fn copies(card: &CardDef) -> u8 {
    match card.kind {
        _ if card.token => 0,
        CardType::Hero { .. } => 0,
        _ if card.unlimited => MOST_NAMED,
        _ => MOST_COPIES,
    }
}

/// Whether a card may be in the deck of a hero (H-115..H-118, H-121).
pub(crate) fn fits(card: &CardDef, hero: &CardDef) -> bool {
    let plain = !card.token && !matches!(card.kind, CardType::Hero { .. });
    plain && has_talent(card, hero) && has_class(card, hero) && has_faction(card, hero)
}

fn has_talent(card: &CardDef, hero: &CardDef) -> bool {
    card.talent.is_none() || card.talent == hero.talent
}

fn has_class(card: &CardDef, hero: &CardDef) -> bool {
    card.classes.is_empty() || card.classes.iter().any(|class| hero.classes.contains(class))
}

fn has_faction(card: &CardDef, hero: &CardDef) -> bool {
    card.faction.is_none() || card.faction == hero.faction
}
