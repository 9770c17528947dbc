//! Decks of people: documents that only their owner sees, and that can be shared as codes.

mod bring;
mod change;
mod find;
mod list;
mod name;
mod offer;
mod page;
mod stored;

use std::fmt;
use std::str::FromStr;

use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_store::{MatchId, ParseMatchIdError};

use crate::Reply;
use crate::asker::Asker;
use crate::inner::Inner;
use crate::trouble::Trouble;

pub(crate) use bring::{Brought, bad_code, coded, is_coded};
pub use find::DeckName;
pub(crate) use name::LONGEST;
pub use offer::{Offer, OwnChoice};
pub(crate) use page::alt_head;
pub(crate) use stored::OwnDeck;

/// Decks that one person can keep.
pub(crate) const MOST: usize = 50;

/// A request about decks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckAsk {
    /// To see one's own decks and the ready decks, from a page counted from 0.
    List(usize),
    /// To look at a deck: one's own by its name, a ready deck, or any deck by its code.
    Show(String),
    /// To keep a deck that comes as a code or as a list of cards.
    Import {
        /// The name of the deck; that of its hero if `None`.
        name: Option<String>,
        /// The code or the list.
        text: String,
    },
    /// To keep a copy of a deck that [`Self::Show`] shows.
    Copy {
        /// Which deck; without a `name`, what the copy shall be called may follow.
        of: String,
        /// What the copy shall be called; like the deck if there is no name at all.
        name: Option<String>,
    },
    /// To keep the deck that one has built in a match; in this place's match if `None`.
    Save(Option<MatchId>),
    /// To give one's own deck another name.
    Rename {
        /// Which deck; without a `name`, the new name follows.
        deck: String,
        /// The new name.
        name: Option<String>,
    },
    /// To delete one's own deck; the hall asks first.
    Delete(String),
    /// To begin a new deck and to edit it.
    New {
        /// The game of its cards; the place's usual game if `None`.
        game: Option<GameId>,
        /// The name of the deck.
        name: Option<String>,
    },
    /// To edit one's own deck.
    Edit {
        /// Which deck; without `words`, a colon and words may follow.
        deck: String,
        /// Words in the names and texts of the cards that are shown first.
        words: Option<String>,
    },
}

/// The number of gaps between words at which two names are told apart: names of decks are short.
const MOST_GAPS: usize = 32;

/// The ways to read a text as the name of a deck and a new name: both can have spaces. The longest name of a deck comes first.
fn two_names(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let gaps = text.char_indices().rev().filter(|(_, letter)| letter.is_whitespace()).take(MOST_GAPS);
    let split = gaps.map(|(at, _)| (text[..at].trim_end(), text[at..].trim_start()));
    split.filter(|(deck, name)| !deck.is_empty() && !name.is_empty())
}

/// Names a deck in buttons: a deck of the person who presses, or a ready deck. Another person's id finds nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeckId(pub MatchId);

impl fmt::Display for DeckId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for DeckId {
    type Err = ParseMatchIdError;

    fn from_str(text: &str) -> Result<Self, ParseMatchIdError> {
        text.parse().map(Self)
    }
}

/// The game whose name in some language a text begins with, and what follows it.
fn called<'a>(asker: &Asker<'_>, text: &'a str) -> Option<(GameId, &'a str)> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let is_called = |game: &GameId| {
        let name = crate::words::game(*game);
        let named = |lang| asker.voice.words().say(lang, &name, &[]).to_lowercase();
        Lang::ALL.into_iter().any(|lang| named(lang) == first.to_lowercase())
    };
    GameId::with_decks().find(is_called).map(|game| (game, rest.trim()))
}

/// The usual game of a place, if people have decks of it.
fn usual(asker: &Asker<'_>) -> Option<GameId> {
    Some(asker.place.game().set()).filter(|game| !game.card_numbers().is_empty())
}

impl Inner {
    /// Does a request about decks.
    pub(crate) async fn deck(&self, asker: &Asker<'_>, ask: &DeckAsk) -> Result<Reply, Trouble> {
        match ask {
            DeckAsk::List(page) => self.deck_list(asker, *page).await,
            DeckAsk::Show(name) => {
                let found = self.deck_named(asker, name).await?;
                Ok(page::shown(asker, &found, 0))
            }
            DeckAsk::Import { name, text } => self.import_deck(asker, name.as_deref(), text).await,
            DeckAsk::Copy { of, name } => self.copy_deck(asker, of, name.as_deref()).await,
            DeckAsk::Save(id) => {
                let id = self.mine(asker, *id).await?;
                self.save_deck(asker, id).await
            }
            DeckAsk::Rename { deck, name } => self.rename_deck(asker, deck, name.as_deref()).await,
            DeckAsk::Delete(name) => {
                let own = self.own_deck_named(asker, name).await?;
                Ok(page::asks_to_delete(asker, &own))
            }
            DeckAsk::New { game, name } => {
                let (game, name) = match (game, name.as_deref().and_then(|text| called(asker, text))) {
                    (None, Some((game, rest))) => (Some(game), (!rest.is_empty()).then_some(rest)),
                    (game, _) => (*game, name.as_deref()),
                };
                match game.or_else(|| usual(asker)) {
                    Some(game) => self.new_deck(asker, game, name).await,
                    None => Ok(Self::new_deck_of(asker)),
                }
            }
            DeckAsk::Edit { deck, words } => self.edit_named(asker, deck, words.as_deref()).await,
        }
    }

    /// Shows the deck of a button.
    pub(crate) async fn deck_pressed(&self, asker: &Asker<'_>, id: DeckId, page: u8) -> Result<Reply, Trouble> {
        let found = self.deck_with_id(asker, id).await?;
        Ok(page::shown(asker, &found, page.into()))
    }

    /// Asks whether one's own deck is really to be deleted.
    pub(crate) async fn delete_deck(&self, asker: &Asker<'_>, id: DeckId) -> Result<Reply, Trouble> {
        match self.own_deck(&asker.request.who.id, id).await? {
            Some(own) => Ok(page::asks_to_delete(asker, &own)),
            None => Trouble::refuse("no-deck-id"),
        }
    }
}
