//! Finds a deck by its name, its code or its button.

use duelhall_engine::decks::{code, read_code};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::kit::deck::{BadCode, Deck, Fault};
use duelhall_engine::text::Lang;
use duelhall_store::MatchId;

use super::DeckId;
use super::name::{of_ready, word};
use super::stored::OwnDeck;
use crate::asker::Asker;
use crate::challenge::named;
use crate::inner::Inner;
use crate::names;
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{HallError, PersonId};

/// A deck that a person can see.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) game: GameId,
    pub(super) deck: Deck,
    pub(super) whose: Whose,
}

/// The owner of a deck.
#[derive(Clone, Debug)]
pub(super) enum Whose {
    /// The asker's, and whether it was built of boosters.
    Own(DeckId, String, bool),
    /// Nobody: a ready deck.
    Ready(DeckId, String),
    /// Anybody: only the code is known.
    Shared,
}

impl Found {
    pub(super) fn own(own: OwnDeck) -> Self {
        Self { game: own.game, deck: own.deck, whose: Whose::Own(own.id, own.name, own.built) }
    }

    fn ready(game: GameId, id: String, deck: Deck) -> Self {
        Self { game, deck, whose: Whose::Ready(ready_id(game, &id), id) }
    }

    /// The name of the deck.
    pub(super) fn name(&self, voice: &Voice) -> String {
        match &self.whose {
            Whose::Own(_, name, _) => name.clone(),
            Whose::Ready(_, id) => voice.say(&of_ready(self.game, id)),
            Whose::Shared => voice.plain("deck-shared"),
        }
    }

    /// The word for the deck in a command.
    pub(super) fn value(&self) -> String {
        match &self.whose {
            Whose::Own(_, name, _) => word(name),
            Whose::Ready(_, id) => id.clone(),
            Whose::Shared => code(self.game, &self.deck),
        }
    }

    /// The id in buttons; a deck known only by its code has none.
    pub(super) const fn id(&self) -> Option<DeckId> {
        match &self.whose {
            Whose::Own(id, ..) | Whose::Ready(id, _) => Some(*id),
            Whose::Shared => None,
        }
    }

    /// The deck's hero and the hero's class; the game, where decks have no hero.
    pub(super) fn called(&self, voice: &Voice) -> String {
        self.game
            .deck_called(&self.deck)
            .map(|text| voice.say(&text))
            .unwrap_or_else(|| voice.plain(&format!("game-{}", self.game.set())))
    }

    /// The game, and the deck's hero if it has one.
    pub(super) fn kind(&self, voice: &Voice) -> String {
        let game = voice.plain(&format!("game-{}", self.game.set()));
        match self.game.deck_called(&self.deck) {
            Some(called) => voice.say(&Text::new("deck-kind").raw("game", game).text("called", called)),
            None => game,
        }
    }

    pub(super) fn faults(&self) -> Vec<Fault> {
        self.game.deck_faults(&self.deck)
    }
}

/// The id of a ready deck follows from its name, so that an old button keeps its meaning.
fn ready_id(game: GameId, id: &str) -> DeckId {
    DeckId(named(MatchId::from_number(0), &format!("ready deck {} {id}", game.set())))
}

/// Every ready deck.
pub(super) fn ready() -> impl Iterator<Item = Found> {
    GameId::with_decks()
        .flat_map(|game| game.ready_decks().into_iter().map(move |(id, deck)| Found::ready(game, id, deck)))
}

/// A deck, with the word that names it in a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckName {
    /// The word to type or send, without spaces.
    pub value: String,
    /// The name of the deck.
    pub name: String,
    /// The name in a list to begin a duel with: it says of an own deck whether it cannot be played as it is.
    pub label: String,
    /// The game of its cards.
    pub game: GameId,
    /// Whether it belongs to the person who asks.
    pub own: bool,
}

/// The message about a code that cannot be read; `None` for a text that is no code at all.
pub(super) const fn told_of(wrong: BadCode) -> Option<&'static str> {
    match wrong {
        BadCode::Slip => Some("no-deck-slip"),
        BadCode::Newer => Some("no-deck-newer"),
        BadCode::NoCode => None,
    }
}

impl Inner {
    /// One's own decks, and then the ready decks.
    pub(super) async fn all_decks(&self, asker: &Asker<'_>) -> Result<Vec<Found>, Trouble> {
        let own = self.own_decks(&asker.request.who.id).await?;
        Ok(own.into_iter().map(Found::own).chain(ready()).collect())
    }

    /// The deck that a name or a code means.
    pub(super) async fn deck_named(&self, asker: &Asker<'_>, text: &str) -> Result<Found, Trouble> {
        if let Some(found) = self.find_deck(&asker.request.who.id, text).await? {
            return Ok(found);
        }
        match read_code(text) {
            Ok((game, deck)) => Ok(Found { game, deck, whose: Whose::Shared }),
            Err(wrong) => told_of(wrong).map_or_else(|| Err(no_deck(text)), Trouble::refuse),
        }
    }

    /// The deck of a person, or the ready deck, with this name.
    pub(super) async fn find_deck(&self, who: &PersonId, text: &str) -> Result<Option<Found>, Trouble> {
        let wanted = word(text);
        let own = self.own_decks(who).await?.into_iter().find(|own| own.word() == wanted).map(Found::own);
        Ok(own.or_else(|| ready().find(|found| self.is_called(found, &wanted))))
    }

    /// Whether a ready deck has this name in any language.
    fn is_called(&self, found: &Found, wanted: &str) -> bool {
        let Whose::Ready(_, id) = &found.whose else { return false };
        let name = of_ready(found.game, id);
        id == wanted || Lang::ALL.iter().any(|lang| word(&self.words.words.say(*lang, &name, &[])) == wanted)
    }

    /// One's own deck with this name.
    pub(crate) async fn own_deck_named(&self, asker: &Asker<'_>, text: &str) -> Result<OwnDeck, Trouble> {
        let (all, wanted) = (self.own_decks(&asker.request.who.id).await?, word(text));
        if let Some(own) = all.into_iter().find(|own| own.word() == wanted) {
            return Ok(own);
        }
        if ready().any(|found| self.is_called(&found, &wanted)) {
            return Trouble::refuse("no-deck-ready");
        }
        Err(no_deck(text))
    }

    /// The deck of a button.
    pub(super) async fn deck_with_id(&self, asker: &Asker<'_>, id: DeckId) -> Result<Found, Trouble> {
        if let Some(own) = self.own_deck(&asker.request.who.id, id).await? {
            return Ok(Found::own(own));
        }
        let found = ready().find(|found| found.id() == Some(id));
        found.map_or_else(|| Trouble::refuse("no-deck-id"), Ok)
    }

    /// The decks of a person, then the ready decks, whose name or word contains the typed text.
    pub(crate) async fn deck_names(&self, who: &PersonId, lang: Lang, typed: &str) -> Result<Vec<DeckName>, HallError> {
        let voice = Voice::new(self.words.clone(), lang);
        let typed = names::clean(typed).to_lowercase();
        let own = self.own_decks(who).await?.into_iter().map(Found::own);
        let named = own.chain(ready()).map(|found| {
            let (name, own) = (found.name(&voice), matches!(found.whose, Whose::Own(..)));
            let key = match own {
                true if found.faults().is_empty() => "deck-mine",
                true => "deck-mine-faults",
                false => "deck-title-bare",
            };
            let label = voice.say(&Text::new(key).raw("name", name.clone()));
            DeckName { value: found.value(), label, name, game: found.game, own }
        });
        let fits = |deck: &DeckName| deck.value.contains(&word(&typed)) || deck.name.to_lowercase().contains(&typed);
        Ok(named.filter(fits).collect())
    }
}

fn no_deck(text: &str) -> Trouble {
    Trouble::Refused(Text::new("no-deck").raw("name", crate::say::cut(&names::clean(text), 40)))
}
