//! What there is to see of a deck: for the picture and for its words.

use std::collections::BTreeMap;

use crate::games::{AnyCard, GameId};
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
