//! Edits decks: cards go in and out by presses on a private page that shows the deck as it stands.
//!
//! Each press is written before it is shown. A button says what it saw, so that a press on an old page changes nothing and gets the
//! newest page.

mod pool;
mod put;
mod say;
mod shelf;
mod worded;

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::kit::Text;
use duelhall_engine::kit::deck::{Deck, MOST_COPIES};
use duelhall_store::MatchId;

use self::put::NotPut;
use crate::asker::Asker;
use crate::campaign::Owned;
use crate::challenge::named;
use crate::decks::OwnDeck;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::{DeckId, Press, Reply};

pub use put::Put;
pub(crate) use put::{STEPS, Step};
pub(crate) use shelf::WORDS;
pub use shelf::{Hand, Shelf, Typed};

/// Cards on a page of a chat: two rows of five numbers.
pub(crate) const PAGE: usize = 10;

/// The page on which a deck is edited, in addition to the words, the picture and the buttons of its message.
#[derive(Clone, Debug)]
pub struct Editor {
    /// The deck.
    pub deck: DeckId,
    /// The game of its cards.
    pub game: GameId,
    /// The name of the deck.
    pub name: String,
    /// What is shown.
    pub shelf: Shelf,
    /// Every card that the filters show, on all pages.
    pub pool: Vec<Shelved>,
    /// The cards that the deck has, with its hero and the cards beside it.
    pub held: Vec<Shelved>,
    /// The filters.
    pub filters: Vec<Filter>,
    /// What they show, in a line.
    pub shown: String,
    /// What a press on a number does: of these one is used.
    pub hands: Vec<Filter>,
    /// The number of cards in the deck.
    pub size: u32,
    /// How many cards have each cost, by the words for it.
    pub curve: Vec<(String, u16)>,
    /// The first fault and how many more there are; empty for a deck that can be played.
    pub faults: Vec<String>,
}

/// A card on the page of the editor.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// The card.
    pub card: AnyCard,
    /// Its number in codes.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// What it is, in one line.
    pub line: String,
    /// What it costs, if that is a number.
    pub cost: Option<u8>,
    /// Whether it lies beside the deck.
    pub beside: bool,
    /// How many of it are there.
    pub now: u8,
    /// How many of it there may be.
    pub most: u8,
    /// Puts one more in. If there may be no more, the answer says why.
    pub add: Press,
    /// Puts four more in, or as many as there may be, if that is more than one.
    pub add_four: Option<Press>,
    /// Takes one out. If there is none, the answer says so.
    pub take: Press,
}

impl Shelved {
    /// What a press on the number of the card does.
    #[must_use]
    pub fn press(&self, hand: Hand) -> Press {
        match hand {
            Hand::Add => self.add,
            Hand::AddFour => self.add_four.unwrap_or(self.add),
            Hand::Take => self.take,
        }
    }

    /// How many are there: of how many, where that is a number worth saying.
    #[must_use]
    pub fn counted(&self) -> String {
        if self.most < MOST_COPIES { format!("{}/{}", self.now, self.most) } else { format!("×{}", self.now) }
    }
}

/// A choice of what is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// What it is called.
    pub label: String,
    /// Uses it, or stops using it.
    pub press: Press,
    /// Whether it is used.
    pub used: bool,
    /// The group: filters of one group exclude each other.
    pub group: u8,
}

impl Editor {
    /// The page of a chat, from 0.
    #[must_use]
    pub fn page(&self) -> usize {
        usize::from(self.shelf.page).min(self.pages() - 1)
    }

    /// How many pages a chat has.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.pool.len().div_ceil(PAGE).max(1)
    }

    /// The cards on the page of a chat, each with the number that is painted on it.
    pub fn on_page(&self) -> impl Iterator<Item = (u8, &Shelved)> {
        (1..).zip(self.pool.iter().skip(self.page() * PAGE).take(PAGE))
    }

    /// The press that shows other cards of the same deck.
    #[must_use]
    pub const fn showing(&self, shelf: Shelf) -> Press {
        Press::EditDeck(self.deck, shelf)
    }
}

/// How many copies of each card a person may put into a deck: what the rules of the game allow, and what they own (W-07, W-13).
pub(crate) struct May {
    game: GameId,
    owned: Owned,
}

impl May {
    /// How many copies of a card there may be in a deck, or beside it, while `others` are in the other of the two.
    fn most(&self, entry: &pool::Entry, beside: bool) -> Limit {
        let others = entry.held[usize::from(!beside)];
        let copies = self.game.copies(&entry.card, beside, others);
        match self.owned.most(&entry.id).map(|owned| owned.saturating_sub(others)) {
            Some(owned) if owned < copies => Limit { most: owned, owned: true },
            _ => Limit { most: copies, owned: false },
        }
    }
}

/// The most copies of a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    most: u8,
    /// Whether it is the number that the person owns.
    owned: bool,
}

impl Inner {
    /// What the asker may put into decks of a game.
    pub(crate) async fn may_put(&self, asker: &Asker<'_>, game: GameId) -> Result<May, Trouble> {
        let owned = self.owned_for(&asker.request.who.id, game, &asker.place.options(game)).await?;
        Ok(May { game, owned })
    }

    /// Makes an empty deck and opens it. If the asker has an empty one of this game, that is opened.
    pub(crate) async fn new_deck(&self, asker: &Asker<'_>, game: GameId, name: Option<&str>) -> Result<Reply, Trouble> {
        let game = game.set();
        if game.card_numbers().is_empty() {
            return Trouble::refuse("no-editor-game");
        }
        let own = {
            let _inside = self.at_decks(asker).await?;
            let empty = self.own_decks(&asker.request.who.id).await?.into_iter();
            let mut empty = empty.filter(|own| own.game == game && own.deck == Deck::default() && own.steps.is_empty());
            match empty.next().filter(|_| name.is_none()) {
                Some(own) => own,
                None => {
                    let id = DeckId(named(MatchId::from_number(1), &format!("new deck {:?}", asker.request.op.0)));
                    match self.own_deck(&asker.request.who.id, id).await? {
                        Some(own) => own,
                        None => self.add_new(asker, OwnDeck::new(id, game, Deck::default()), name, "").await?,
                    }
                }
            }
        };
        self.edited(asker, own, say::first(game), None).await
    }

    /// Asks of which game a new deck shall be.
    pub(crate) fn new_deck_of(asker: &Asker<'_>) -> Reply {
        say::of_which_game(asker)
    }

    /// Opens a deck of the asker by its name, with the cards that have these words.
    pub(crate) async fn edit_named(
        &self,
        asker: &Asker<'_>,
        name: &str,
        words: Option<&str>,
    ) -> Result<Reply, Trouble> {
        let (own, words) = match self.own_deck_named(asker, name).await {
            Ok(own) => (own, words.map(str::to_owned)),
            Err(trouble) => match name.split_once(':').filter(|_| words.is_none()) {
                // As people type it: the name of the deck, and after a colon what they look for.
                Some((name, words)) => (self.own_deck_named(asker, name).await?, Some(words.to_owned())),
                None => return Err(trouble),
            },
        };
        let shelf = match words {
            Some(words) => Shelf::default().with_words(&words),
            None => Shelf::default(),
        };
        self.edited(asker, own, shelf, None).await
    }

    /// Shows other cards of the pool.
    pub(crate) async fn edit_deck(&self, asker: &Asker<'_>, id: DeckId, shelf: Shelf) -> Result<Reply, Trouble> {
        let own = self.to_edit(asker, id).await?;
        self.edited(asker, own, shelf, None).await
    }

    /// Puts cards in or takes them out.
    pub(crate) async fn put_cards(
        &self,
        asker: &Asker<'_>,
        id: DeckId,
        puts: &[Put],
        shelf: Shelf,
    ) -> Result<Reply, Trouble> {
        let _inside = self.at_decks(asker).await?;
        let own = self.to_edit(asker, id).await?;
        let may = self.may_put(asker, own.game).await?;
        let most = |entry: &pool::Entry| may.most(entry, shelf.beside);
        match put::put(own.game, &own.deck, puts, shelf.beside, most) {
            Ok((deck, step)) => {
                let done = say::done(asker, own.game, &deck, puts, shelf);
                let mut own = OwnDeck { deck, built: false, ..own };
                own.steps.push(step);
                let spare = own.steps.len().saturating_sub(STEPS);
                own.steps.drain(..spare);
                let own = self.put_deck(asker, &own).await?;
                let reply = self.edited(asker, own, shelf, None).await?;
                Ok(Reply { done: Some(done), ..reply })
            }
            // The same update once more is no other press.
            Err(NotPut::Stale) if self.has_written(asker, &own).await? => self.edited(asker, own, shelf, None).await,
            Err(NotPut::Stale) => self.edited(asker, own, shelf, Some(Text::new("editor-stale"))).await,
            Err(NotPut::Refused(text)) => self.edited(asker, own, shelf, Some(text)).await,
        }
    }

    /// Takes the last step back, if it is still the one that the button meant.
    pub(crate) async fn undo_deck(
        &self,
        asker: &Asker<'_>,
        id: DeckId,
        mark: u32,
        shelf: Shelf,
    ) -> Result<Reply, Trouble> {
        let _inside = self.at_decks(asker).await?;
        let mut own = self.to_edit(asker, id).await?;
        if say::mark(&own) != mark {
            let again = self.has_written(asker, &own).await?;
            return self.edited(asker, own, shelf, (!again).then(|| Text::new("editor-stale"))).await;
        }
        let Some(step) = own.steps.pop() else {
            return self.edited(asker, own, shelf, Some(Text::new("editor-no-undo"))).await;
        };
        own.deck = put::back(&own.deck, &step);
        let own = self.put_deck(asker, &own).await?;
        let reply = self.edited(asker, own, shelf, None).await?;
        Ok(Reply { done: Some(asker.voice.plain("editor-undone")), ..reply })
    }

    /// One's own deck.
    async fn to_edit(&self, asker: &Asker<'_>, id: DeckId) -> Result<OwnDeck, Trouble> {
        match self.own_deck(&asker.request.who.id, id).await? {
            Some(own) => Ok(own),
            None => Trouble::refuse("no-deck-id"),
        }
    }

    /// The page of the editor, with a word about why nothing was done.
    async fn edited(&self, asker: &Asker<'_>, own: OwnDeck, shelf: Shelf, why: Option<Text>) -> Result<Reply, Trouble> {
        let may = self.may_put(asker, own.game).await?;
        let message = say::page(asker, &own, &may, shelf);
        let toast = why.map(|text| asker.voice.say(&text));
        Ok(Reply { toast, ..asker.page(message) })
    }
}
