//! The stored documents of decks: one for each deck, under its owner.

use std::collections::BTreeSet;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::deck::Deck;
use duelhall_store::{Collection, CommitError, DocumentWrite, Expected, OpId, Revision, StoreError};
use serde::{Deserialize, Serialize};

use super::{DeckId, MOST, name};
use crate::PersonId;
use crate::asker::Asker;
use crate::doors::Inside;
use crate::editor::Step;
use crate::inner::Inner;
use crate::trouble::Trouble;

/// The version of the stored form.
const VERSION: u16 = 1;

/// A deck of a person as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    version: u16,
    name: String,
    /// The game of the cards.
    game: String,
    deck: Deck,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    built: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    steps: Vec<Step>,
}

/// A deck of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OwnDeck {
    pub(crate) id: DeckId,
    pub(crate) name: String,
    pub(crate) game: GameId,
    pub(crate) deck: Deck,
    /// Whether it was built of boosters: such a deck is for the match in which it was built.
    pub(crate) built: bool,
    /// The last steps of its editing, oldest first: each can be taken back.
    pub(crate) steps: Vec<Step>,
    /// The revision of the document; `None` when it is new.
    pub(crate) revision: Option<Revision>,
}

impl OwnDeck {
    /// A new deck; it gets its name when it is kept.
    pub(crate) fn new(id: DeckId, game: GameId, deck: Deck) -> Self {
        Self { id, name: String::new(), game: game.set(), deck, built: false, steps: Vec::new(), revision: None }
    }

    /// The name as one word.
    pub(crate) fn word(&self) -> String {
        name::word(&self.name)
    }

    fn read(id: DeckId, value: &[u8], revision: Revision) -> Option<Self> {
        let stored: Stored = serde_json::from_slice(value).ok()?;
        let game = stored.game.parse().ok().filter(|_| stored.version == VERSION)?;
        let Stored { name, deck, built, steps, .. } = stored;
        Some(Self { id, name, game, deck, built, steps, revision: Some(revision) })
    }

    /// The deck with a name that is not taken.
    pub(crate) fn renamed(&self, taken: &BTreeSet<String>) -> Self {
        Self { name: name::free(&self.name, taken), revision: None, ..self.clone() }
    }

    /// The writes by which the deck of one owner becomes that of another, as it is then.
    pub(crate) fn moved(&self, from: &PersonId, then: &Self, to: &PersonId, op: OpId) -> [DocumentWrite; 2] {
        [then.write(to, op), DocumentWrite { value: None, ..self.write(from, op) }]
    }

    fn write(&self, owner: &PersonId, op: OpId) -> DocumentWrite {
        let stored = Stored {
            version: VERSION,
            name: self.name.clone(),
            game: self.game.name().to_owned(),
            deck: self.deck.clone(),
            built: self.built,
            steps: self.steps.clone(),
        };
        DocumentWrite {
            collection: Collection::Decks,
            key: key(owner, self.id),
            expected: Expected::from(self.revision),
            value: Some(serde_json::to_vec(&stored).unwrap_or_default()),
            deadline: None,
            op,
        }
    }
}

fn key(owner: &PersonId, id: DeckId) -> String {
    format!("{owner} {id}")
}

impl Inner {
    /// Runs requests of one person about decks one after another, from all of their accounts.
    pub(crate) async fn at_decks(&self, asker: &Asker<'_>) -> Result<Inside, StoreError> {
        Ok(self.at_shelf(&asker.request.who.id).await?.1)
    }

    /// The decks of a person in the order of their names.
    pub(crate) async fn own_decks(&self, owner: &PersonId) -> Result<Vec<OwnDeck>, StoreError> {
        self.decks_of(&self.keeper(owner).await?).await
    }

    /// The decks that are stored under an account, in the order of their names. Links are not followed.
    pub(crate) async fn decks_of(&self, owner: &PersonId) -> Result<Vec<OwnDeck>, StoreError> {
        // One more than anybody can have, so that one read returns all of them.
        let documents = self.store.scan(Collection::Decks, &format!("{owner} "), None, MOST + 1).await?;
        let own = |(key, document): (String, duelhall_store::Document)| {
            let (whose, id) = crate::index::parts(&key)?;
            let read = OwnDeck::read(DeckId(id), &document.value, document.revision);
            if read.is_none() {
                tracing::warn!(key, "a deck cannot be read; it is not shown");
            }
            read.filter(|_| whose == owner.as_str())
        };
        let mut all: Vec<OwnDeck> = documents.into_iter().filter_map(own).collect();
        all.sort_by_cached_key(|own| (own.name.to_lowercase(), own.id));
        Ok(all)
    }

    /// How many decks an account keeps, with those that this release cannot read; no more than one above the most that may be
    /// kept.
    pub(crate) async fn count_of_decks(&self, owner: &PersonId) -> Result<usize, StoreError> {
        Ok(self.store.scan(Collection::Decks, &format!("{owner} "), None, MOST + 1).await?.len())
    }

    /// A deck of a person; `None` when they have none with this id.
    pub(crate) async fn own_deck(&self, owner: &PersonId, id: DeckId) -> Result<Option<OwnDeck>, StoreError> {
        let document = self.store.get(Collection::Decks, &key(&self.keeper(owner).await?, id)).await?;
        Ok(document.and_then(|document| OwnDeck::read(id, &document.value, document.revision)))
    }

    /// The words that a new deck cannot have. If an own deck is written again, its own word is free.
    pub(crate) fn taken(&self, all: &[OwnDeck], but: Option<DeckId>) -> BTreeSet<String> {
        let own = all.iter().filter(|own| Some(own.id) != but).map(OwnDeck::word);
        name::reserved(&self.words.words).into_iter().chain(own).collect()
    }

    /// Writes a deck, if nobody else has written it since it was read; returns it as it is now.
    pub(crate) async fn put_deck(&self, asker: &Asker<'_>, own: &OwnDeck) -> Result<OwnDeck, Trouble> {
        let owner = self.keeper(&asker.request.who.id).await?;
        let revision = self.store.put(own.write(&owner, asker.request.op)).await?;
        Ok(OwnDeck { revision: Some(revision), ..own.clone() })
    }

    /// Whether it was this very request that wrote a deck last, as when a platform delivers it twice: the store answers a
    /// write with a known op id as before, and would refuse any other that expects no document.
    pub(crate) async fn has_written(&self, asker: &Asker<'_>, own: &OwnDeck) -> Result<bool, Trouble> {
        let own = OwnDeck { revision: None, ..own.clone() };
        let owner = self.keeper(&asker.request.who.id).await?;
        match self.store.put(own.write(&owner, asker.request.op)).await {
            Ok(_) => Ok(true),
            Err(CommitError::Conflict { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    pub(super) async fn remove_deck(&self, asker: &Asker<'_>, id: DeckId) -> Result<(), Trouble> {
        let key = key(&self.keeper(&asker.request.who.id).await?, id);
        let (expected, op) = (Expected::Any, asker.request.op);
        self.store
            .put(DocumentWrite { collection: Collection::Decks, key, expected, value: None, deadline: None, op })
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_deck_is_read_and_written_unchanged() {
        let stored = r#"{"version":1,"name":"Псы","game":"heroes","deck":{"hero":"burrek","cards":[["box-trap",2]]}}"#;
        let id = DeckId(duelhall_store::MatchId::from_number(7));
        let own = OwnDeck::read(id, stored.as_bytes(), Revision(1)).unwrap();
        let written = own.write(&PersonId::new("test", "ann"), OpId([0; 16]));
        assert_eq!(written.value.as_deref(), Some(stored.as_bytes()));
        assert_eq!(OwnDeck::read(id, stored.replace("\"version\":1", "\"version\":2").as_bytes(), Revision(1)), None);
        assert_eq!(OwnDeck::read(id, b"{}", Revision(1)), None);
    }
}
