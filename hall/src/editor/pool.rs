//! The cards that can be put into a deck, and which of them the filters show.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::kit::deck::{Deck, Filed};

use super::Shelf;
use crate::sift::MOST_COST;
use crate::voice::Voice;
use crate::words;

/// A card of the pool.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// Its number in codes, from 0: a button names it by this.
    pub(super) number: u16,
    pub(super) id: String,
    pub(super) card: AnyCard,
    pub(super) filed: Filed,
    /// Whether it is a hero, which leads the deck and is no card of it.
    pub(super) leads: bool,
    /// How many of it are in the deck, and beside it.
    pub(super) held: [u8; 2],
}

impl Entry {
    /// How many of it are where the shelf puts cards.
    pub(super) fn now(&self, beside: bool) -> u8 {
        self.held[usize::from(beside && !self.leads)]
    }

    /// Whether it is in the deck or beside it.
    pub(super) fn is_held(&self) -> bool {
        self.held != [0, 0]
    }

    /// Its cost as the filters count it.
    pub(super) fn cost(&self) -> Option<u8> {
        self.filed.cost.map(|cost| cost.min(MOST_COST))
    }
}

/// Every card that a deck of a game can name, by type, cost and id, with how many of it a deck has.
pub(super) fn entries(game: GameId, deck: &Deck) -> Vec<Entry> {
    let numbers: BTreeMap<&str, u16> = game.card_numbers().lines().zip(0..).collect();
    let count = |list: &[(String, u8)], id: &str| list.iter().find(|(of, _)| of == id).map_or(0, |(_, copies)| *copies);
    let entry = |(id, card): (String, AnyCard)| {
        let filed = game.filed(&card)?;
        let leads = game.leads(&card);
        let held = match leads {
            true => [u8::from(deck.hero.as_ref() == Some(&id)), 0],
            false => [count(&deck.cards, &id), count(&deck.side, &id)],
        };
        Some(Entry { number: *numbers.get(id.as_str())?, id, card, filed, leads, held })
    };
    let mut all: Vec<Entry> = game.cards().into_iter().filter_map(entry).collect();
    all.sort_by(|one, other| key(one).cmp(&key(other)));
    all
}

fn key(entry: &Entry) -> (u8, u8, &str) {
    (entry.filed.order, entry.filed.cost.unwrap_or(u8::MAX), &entry.id)
}

/// Whether a game has cards beside the deck.
pub(super) fn has_beside(game: GameId, all: &[Entry]) -> bool {
    all.iter().any(|entry| game.copies(&entry.card, true, 0) > 0)
}

/// Leaves out the cards that break another rule as soon as the deck of this hero has one of them, such as a card of another
/// class. Those that the deck has stay, and can be taken out.
pub(super) fn retain_fitting(game: GameId, deck: &Deck, all: &mut Vec<Entry>) {
    let Some(hero) = &deck.hero else { return };
    let rules = |cards: Vec<(String, u8)>| {
        let deck = Deck { hero: Some(hero.clone()), cards, side: Vec::new() };
        game.deck_faults(&deck).into_iter().map(|fault| fault.rule).collect::<Vec<_>>()
    };
    let bare = rules(Vec::new());
    let fits = |entry: &Entry| rules(vec![(entry.id.clone(), 1)]).iter().all(|rule| bare.contains(rule));
    all.retain(|entry| entry.leads || entry.is_held() || fits(entry));
}

/// A trait that is neither a type nor a cost: a class, a country, an epoch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Quality {
    game: GameId,
    pub(super) key: &'static str,
    pub(super) value: String,
}

/// All of them in the order of the games' cards. A button names one by its place among those of its game.
static QUALITIES: LazyLock<Vec<Quality>> = LazyLock::new(|| {
    let mut all: Vec<Quality> = Vec::new();
    for game in GameId::with_decks() {
        let mut own: Vec<Quality> = Vec::new();
        for (key, value) in game.cards().iter().flat_map(|(_, card)| words::traits(card)) {
            let known = Quality { game, key, value };
            if !matches!(key, "type" | "cost") && !own.contains(&known) {
                own.push(known);
            }
        }
        own.sort_by_key(|known| known.value.parse::<u32>().unwrap_or_default());
        own.truncate(u8::MAX.into());
        all.extend(own);
    }
    all
});

/// The qualities of a game, each with its number.
pub(super) fn qualities(game: GameId) -> impl Iterator<Item = (u8, &'static Quality)> {
    (0..).zip(QUALITIES.iter().filter(move |known| known.game == game))
}

/// Whether a card has a quality.
pub(super) fn has(entry: &Entry, quality: &Quality) -> bool {
    words::traits(&entry.card).iter().any(|(key, value)| *key == quality.key && *value == quality.value)
}

/// The cards that the filters of a shelf show. Once a hero leads the deck, others are shown only where heroes are looked for.
pub(super) fn shown(voice: &Voice, game: GameId, shelf: &Shelf, all: &[Entry]) -> Vec<Entry> {
    let quality = shelf.quality.and_then(|number| qualities(game).find(|(other, _)| *other == number));
    let typed = shelf.words();
    let meant = (!typed.is_empty()).then(|| crate::pages::meant(voice, game, &typed));
    let led = all.iter().any(|entry| entry.leads && entry.is_held());
    let fits = |entry: &&Entry| {
        let held = entry.now(shelf.beside) > 0;
        if led && entry.leads && !held && shelf.sort != Some(entry.filed.order) {
            return false;
        }
        (!shelf.inside || held)
            && (held || entry.leads || !shelf.beside || game.copies(&entry.card, true, entry.held[0]) > 0)
            && shelf.sort.is_none_or(|order| entry.filed.order == order)
            && shelf.cost.is_none_or(|cost| entry.cost() == Some(cost))
            && quality.is_none_or(|(_, quality)| has(entry, quality))
            && meant.as_ref().is_none_or(|meant| meant.fits(voice, &entry.card))
    };
    all.iter().filter(fits).cloned().collect()
}
