//! What there is to see of a deck: for the picture and for its words.

use std::collections::BTreeMap;

use crate::games::{AnyCard, GameId};
use crate::kit::Taken;
use crate::kit::deck::{Deck, Filed};

/// The columns of the curve: costs from 0, the last for everything above.
const COLUMNS: usize = 8;

/// A deck laid out: its cards in order, what they cost and of which types they are.
#[derive(Clone, Debug)]
pub struct DeckView {
    /// The game whose cards these are.
    pub game: GameId,
    /// The hero, with its id.
    pub hero: Option<AnyCard>,
    /// The cards by type and cost, with how many of each.
    pub cards: Vec<(AnyCard, u8)>,
    /// The cards beside the deck.
    pub side: Vec<(AnyCard, u8)>,
    /// How many cards have each cost; the last column has everything above too. Cards without a number as cost are in none.
    pub curve: [u16; COLUMNS],
    /// How many cards there are of each type, in order; named by `deck-type-<set>-<type>`.
    pub types: Vec<(&'static str, u16)>,
    /// Cards that this release does not know any more.
    pub unknown: u16,
}

impl DeckView {
    /// Lays out a deck.
    #[must_use]
    pub fn of(game: GameId, deck: &Deck) -> Self {
        let game = game.set();
        let all: BTreeMap<String, AnyCard> = game.cards().into_iter().collect();
        let mut view = Self {
            game,
            hero: deck.hero.as_ref().and_then(|hero| all.get(hero)).cloned(),
            cards: Vec::new(),
            side: Vec::new(),
            curve: [0; COLUMNS],
            types: Vec::new(),
            unknown: 0,
        };
        let mut types: BTreeMap<(u8, &'static str), u16> = BTreeMap::new();
        for (filed, _, copies) in &view.filed(&all, &deck.cards) {
            let copies = u16::from(*copies);
            *types.entry((filed.order, filed.sort)).or_default() += copies;
            if let Some(cost) = filed.cost {
                view.curve[usize::from(cost).min(COLUMNS - 1)] += copies;
            }
        }
        view.types = types.into_iter().map(|((_, sort), count)| (sort, count)).collect();
        view.cards = in_order(view.filed(&all, &deck.cards));
        view.side = in_order(view.filed(&all, &deck.side));
        let known = view.cards.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>();
        view.unknown = u16::try_from(deck.size().saturating_sub(known)).unwrap_or(u16::MAX);
        view
    }

    /// How many cards of the deck are known.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.cards.iter().map(|(_, copies)| u32::from(*copies)).sum()
    }

    fn filed<'a>(
        &self,
        all: &'a BTreeMap<String, AnyCard>,
        cards: &'a [(String, u8)],
    ) -> Vec<(Filed, (&'a str, &'a AnyCard), u8)> {
        let of = |(id, copies): &'a (String, u8)| {
            let (id, card) = all.get_key_value(id)?;
            Some((self.game.filed(card).unwrap_or_default(), (id.as_str(), card), *copies))
        };
        cards.iter().filter_map(of).collect()
    }
}

/// By type, then by cost, then by id.
fn in_order(mut cards: Vec<(Filed, (&str, &AnyCard), u8)>) -> Vec<(AnyCard, u8)> {
    cards.sort_by_key(|(filed, (id, _), _)| (filed.order, filed.cost.unwrap_or(u8::MAX), *id));
    cards.into_iter().map(|(_, (_, card), copies)| (card.clone(), copies)).collect()
}

/// A page of a deck: what stands on every page, and some of its cards.
#[derive(Clone, Debug)]
pub struct DeckPage {
    /// The deck; its `cards` are those of this page, and `side` is empty.
    pub deck: DeckView,
    /// What it is called.
    pub name: String,
    /// How many cards the deck has.
    pub size: u32,
    /// How many cards are beside it.
    pub side_size: u32,
    /// Whether the cards of this page are those beside the deck.
    pub beside: bool,
    /// The page, from 0.
    pub page: usize,
    /// How many pages there are, at least 1.
    pub pages: usize,
    /// While the deck is edited: of each card of this page, how many are in the deck and how many there may be. The cards are
    /// numbered from 1 then. Empty for a deck that is only looked at.
    pub offers: Vec<Taken>,
    /// Whether the offers say how many of each card a person owns, instead of what a deck has.
    pub owned: bool,
}

impl DeckView {
    /// A page of at most so many different cards: first those of the deck, then those beside it. Past the end, the last one.
    /// Pages are of nearly equal length, so that no card has a page to itself.
    #[must_use]
    pub fn page(mut self, name: &str, most: usize, page: usize) -> DeckPage {
        let most = most.max(1);
        let (cards, side) = (std::mem::take(&mut self.cards), std::mem::take(&mut self.side));
        let count = |cards: &[(AnyCard, u8)]| cards.iter().map(|(_, copies)| u32::from(*copies)).sum();
        let (size, side_size) = (count(&cards), count(&side));
        let own_pages = cards.len().div_ceil(most).max(1);
        let pages = own_pages + side.len().div_ceil(most);
        let page = page.min(pages - 1);
        let beside = page >= own_pages;
        let (from, at, of) =
            if beside { (side, page - own_pages, pages - own_pages) } else { (cards, page, own_pages) };
        let (start, end) = (from.len() * at / of, from.len() * (at + 1) / of);
        self.cards = from.into_iter().skip(start).take(end - start).collect();
        let (name, offers) = (name.to_owned(), Vec::new());
        DeckPage { deck: self, name, size, side_size, beside, page, pages, offers, owned: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heroes::Heroes;

    #[test]
    fn a_deck_is_laid_out_by_type_and_cost_and_its_pages_hold_every_card_once() {
        let game = GameId::of::<Heroes>();
        for (id, deck) in game.ready_decks() {
            let view = DeckView::of(game, &deck);
            assert_eq!((view.size(), view.unknown), (deck.size(), 0), "{id}");
            assert_eq!(view.types.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), deck.size());
            let filed: Vec<_> = view.cards.iter().filter_map(|(card, _)| game.filed(card)).collect();
            assert!(filed.is_sorted_by_key(|filed| (filed.order, filed.cost.unwrap_or(u8::MAX))), "{id}");
            let with_cost = filed.iter().zip(&view.cards).filter(|(filed, _)| filed.cost.is_some());
            let costs: u32 = with_cost.map(|(_, (_, copies))| u32::from(*copies)).sum();
            assert_eq!(view.curve.iter().map(|count| u32::from(*count)).sum::<u32>(), costs, "{id}");
            let pages = view.clone().page("x", 7, 0).pages;
            let all: usize = (0..pages).map(|page| view.clone().page("x", 7, page).deck.cards.len()).sum();
            assert_eq!(all, deck.cards.len() + deck.side.len(), "{id}");
            assert_eq!(view.clone().page("x", 7, 99).page, pages - 1);
            assert_eq!(view.page("x", 7, pages - 1).beside, !deck.side.is_empty(), "{id}");
        }
        for count in 1..=60_usize {
            let ids = game.card_numbers().lines().take(count).map(|id| (id.to_owned(), 1)).collect::<Vec<_>>();
            let view = DeckView::of(game, &Deck::new(None, ids, []));
            let pages = view.clone().page("x", 20, 0).pages;
            let lengths = (0..pages).map(|page| view.clone().page("x", 20, page).deck.cards.len());
            let lengths: Vec<usize> = lengths.collect();
            assert!(lengths.iter().sum::<usize>() == view.cards.len() && lengths.iter().all(|length| *length <= 20));
            assert!(pages == 1 || lengths.iter().all(|length| *length >= 10), "{count}: {lengths:?}");
        }
        let lost = Deck::new(None, [("no-such-card".to_owned(), 3)], []);
        let page = DeckView::of(game, &lost).page("x", 7, 0);
        assert_eq!((page.deck.unknown, page.pages, page.size), (3, 1, 0));
    }
}
