//! Cards and the zones they lie in, with what each seat knows of them.
//!
//! A card is its kind and the set of seats that know it. Cards have no identities that could be followed through a
//! shuffle. A card in a shuffled pile is not decided yet: chance decides which card it is when a seat draws it or looks
//! at it.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::{Rng, Seat, SeatSet, Viewer};

/// The number of a card in the set of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kind(pub u16);

impl Kind {
    /// The kind of a card that the viewer does not know, in a view.
    pub const HIDDEN: Self = Self(u16::MAX);

    /// The kind as an index into the set.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card somewhere, and the seats that know which one it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Kind, SeatSet)", into = "(Kind, SeatSet)")]
pub struct Card {
    /// Which card.
    pub kind: Kind,
    /// The seats that know it.
    pub known: SeatSet,
}

impl Card {
    /// A card that nobody knows.
    #[must_use]
    pub const fn secret(kind: Kind) -> Self {
        Self { kind, known: SeatSet::NONE }
    }

    /// The card as `viewer` may see it.
    #[must_use]
    pub const fn seen_by(self, viewer: Viewer) -> Self {
        if viewer.sees(self.known) { self } else { Self { kind: Kind::HIDDEN, known: self.known } }
    }
}

impl From<(Kind, SeatSet)> for Card {
    fn from((kind, known): (Kind, SeatSet)) -> Self {
        Self { kind, known }
    }
}

impl From<Card> for (Kind, SeatSet) {
    fn from(card: Card) -> Self {
        (card.kind, card.known)
    }
}

/// A face-down pile. Its top `ordered` cards have a known place. The rest is a shuffled heap, whose order has not been
/// decided yet, and the cards that were put under it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    /// The heap, then the ordered cards, with the top card last.
    cards: Vec<Card>,
    ordered: usize,
    /// Cards under the heap, with the lowest card last.
    #[serde(default, skip_serializing_if = "VecDeque::is_empty")]
    under: VecDeque<Card>,
}

impl Pile {
    /// A pile in a given order, the top card first.
    #[must_use]
    pub fn stacked(top_first: impl DoubleEndedIterator<Item = Kind>) -> Self {
        let cards: Vec<Card> = top_first.rev().map(Card::secret).collect();
        Self { ordered: cards.len(), cards, under: VecDeque::new() }
    }

    /// A shuffled pile of cards that nobody knows.
    #[must_use]
    pub fn shuffled(secret: Vec<Card>) -> Self {
        debug_assert!(secret.iter().all(|card| card.known == SeatSet::NONE), "a pile is made of secret cards");
        Self { cards: secret, ordered: 0, under: VecDeque::new() }
    }

    /// The same pile with room for so many cards under it, for a game that puts cards there often.
    #[must_use]
    pub fn with_room_under(mut self, cards: usize) -> Self {
        self.under.reserve_exact(cards);
        self
    }

    /// Shuffles cards into an empty pile; `cards` is empty afterwards, with room for as many as the pile had.
    pub fn refill(&mut self, cards: &mut Vec<Card>) {
        std::mem::swap(&mut self.cards, cards);
        self.shuffle_in(cards.drain(..));
    }

    /// Whether a pile that was read is possible.
    #[must_use]
    pub const fn is_sound(&self) -> bool {
        self.ordered <= self.cards.len()
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len() + self.under.len()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.under.is_empty()
    }

    /// Every card, in no order that means anything.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().chain(&self.under).copied()
    }

    /// Every card: those that have a place from the top down, then the heap by kind, then the cards under it.
    pub fn top_first(&self) -> impl Iterator<Item = Card> {
        let (heap, placed) = self.cards.split_at(self.cards.len() - self.ordered);
        let mut heap = heap.to_vec();
        heap.sort_by_key(|card| card.kind);
        placed.iter().rev().copied().chain(heap).chain(self.under.iter().copied())
    }

    /// Takes the top card; `to` then knows it.
    #[inline]
    pub fn draw(&mut self, rng: &mut Rng, to: Seat) -> Option<Card> {
        let card = if self.ordered > 0 || self.cards.is_empty() {
            self.take_placed()?
        } else {
            let at = rng.below(self.cards.len() as u32) as usize;
            self.cards.swap_remove(at)
        };
        Some(Card { kind: card.kind, known: card.known.with(to) })
    }

    /// Takes the top card if it has a place, on the heap or, without a heap, under it. Most cards come from the heap, so
    /// this is kept out of [`Self::draw`].
    #[inline(never)]
    fn take_placed(&mut self) -> Option<Card> {
        if self.ordered > 0 {
            self.ordered -= 1;
            self.cards.pop()
        } else {
            self.under.pop_front()
        }
    }

    /// Shuffles cards into the pile. Afterwards nobody knows the place of any card.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = Card>) {
        self.cards.extend(self.under.drain(..));
        self.cards.extend(cards);
        self.forget();
    }

    /// Puts a card on top.
    pub fn put_on_top(&mut self, card: Card) {
        self.cards.push(card);
        self.ordered += 1;
    }

    /// Puts a card under all others.
    pub fn put_under(&mut self, card: Card) {
        self.under.push_back(card);
    }

    /// Puts cards under all others, one after another.
    pub fn put_all_under(&mut self, cards: &[Card]) {
        // They are few, so that they are copied sooner than a library call finds out how many there are.
        for card in cards {
            self.under.push_back(*card);
        }
    }

    /// Takes out every card whose kind is `wanted`; `to` then knows them. The order of the rest stays.
    pub fn take_all(&mut self, to: Seat, wanted: impl Fn(Kind) -> bool) -> Vec<Card> {
        let heap = self.cards.len() - self.ordered;
        let ordered_gone = self.cards[heap..].iter().filter(|card| wanted(card.kind)).count();
        let mut taken: Vec<Card> = self.cards.extract_if(.., |card| wanted(card.kind)).collect();
        self.ordered -= ordered_gone;
        self.under.retain(|card| {
            let stays = !wanted(card.kind);
            if !stays {
                taken.push(*card);
            }
            stays
        });
        // The order of the heap must not be revealed to anybody.
        taken.sort_by_key(|card| card.kind);
        taken.into_iter().map(|card| Card { kind: card.kind, known: card.known.with(to) }).collect()
    }

    /// Blanks what `viewer` does not know. The order of the heap means nothing, so the heap is sorted by kind.
    pub fn blank(&mut self, viewer: Viewer) {
        let heap = self.cards.len() - self.ordered;
        for card in self.cards.iter_mut().chain(&mut self.under) {
            *card = card.seen_by(viewer);
        }
        self.cards[..heap].sort_by_key(|card| card.kind);
    }

    /// The number of cards that have a place, on top of the heap or under it.
    #[must_use]
    pub fn ordered(&self) -> usize {
        self.ordered + self.under.len()
    }

    /// Gives every hidden card a kind from `kinds`: first those that have a place, from the top down, and the heap last.
    pub fn fill(&mut self, kinds: &mut impl Iterator<Item = Kind>) {
        let heap = self.cards.len() - self.ordered;
        let (heap, placed) = self.cards.split_at_mut(heap);
        fill(placed.iter_mut().rev().chain(&mut self.under).chain(heap.iter_mut().rev()), kinds);
    }

    fn forget(&mut self) {
        self.ordered = 0;
        for card in &mut self.cards {
            card.known = SeatSet::NONE;
        }
    }
}

/// Takes the card at `at` out of a short list; those behind it move up. It moves one card after the other to every place, so
/// that nothing depends on `at`: a library call moves only some, but branches on their number, and waits for cards that were
/// written just before.
pub fn take_at(cards: &mut Vec<Card>, at: usize) -> Card {
    let taken = cards[at];
    for to in 0..cards.len() - 1 {
        cards[to] = cards[to + usize::from(to >= at)];
    }
    cards.pop();
    taken
}

/// Gives every hidden card a kind from `kinds`, in order.
pub fn fill<'a>(cards: impl Iterator<Item = &'a mut Card>, kinds: &mut impl Iterator<Item = Kind>) {
    for card in cards.filter(|card| card.kind == Kind::HIDDEN) {
        if let Some(kind) = kinds.next() {
            card.kind = kind;
        }
    }
}

/// A hand of at most [`Hand::MOST`] cards, in the order in which its owner sees them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    cards: [Card; Self::MOST],
    len: u8,
}

impl Default for Hand {
    fn default() -> Self {
        Self { cards: [Self::GAP; Self::MOST], len: 0 }
    }
}

impl Hand {
    /// The most cards that a hand holds; a full hand draws no more.
    pub const MOST: usize = 10;

    const GAP: Card = Card::secret(Kind::HIDDEN);

    /// The cards, in order.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards, in order.
    pub fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether no card can be added.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == Self::MOST
    }

    /// The card at `index`, counted from 0.
    #[must_use]
    pub fn get(&self, index: u8) -> Option<Card> {
        self.cards().get(usize::from(index)).copied()
    }

    /// Puts a card last. A full hand stays as it is and returns the card.
    pub fn push(&mut self, card: Card) -> Result<(), Card> {
        let Some(place) = self.cards.get_mut(usize::from(self.len)) else { return Err(card) };
        *place = card;
        self.len += 1;
        Ok(())
    }

    /// Puts a card at `index`, or last if the hand is shorter. A full hand stays as it is and returns the card.
    pub fn insert(&mut self, index: u8, card: Card) -> Result<(), Card> {
        if self.is_full() {
            return Err(card);
        }
        let at = usize::from(index.min(self.len));
        // The loop copies one card after the other to every index, so that nothing depends on the index: a move of only
        // some cards is a call that begins with a branch, and it waits for cards that were written just before. The same
        // in `remove`.
        for to in (1..Self::MOST).rev() {
            let from = to - usize::from(to > at);
            self.cards.copy_within(from..=from, to);
        }
        self.cards[at] = card;
        self.len += 1;
        Ok(())
    }

    /// Takes the card at `index`; those behind it move up.
    pub fn remove(&mut self, index: u8) -> Option<Card> {
        let card = self.get(index)?;
        let at = usize::from(index);
        for to in 0..Self::MOST - 1 {
            let from = to + usize::from(to >= at);
            self.cards.copy_within(from..=from, to);
        }
        self.cards[Self::MOST - 1] = Self::GAP;
        self.len -= 1;
        Some(card)
    }

    /// Blanks what `viewer` does not know.
    pub fn blank(&mut self, viewer: Viewer) {
        for card in self.cards_mut() {
            *card = card.seen_by(viewer);
        }
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.cards().fmt(f)
    }
}

impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let mut hand = Self::default();
        for card in cards {
            hand.push(card).map_err(|_| serde::de::Error::custom("more cards than a hand holds"))?;
        }
        Ok(hand)
    }
}
