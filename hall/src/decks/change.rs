//! Keeps, names and deletes decks.

use duelhall_engine::decks::{BadList, read_code, read_list};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::kit::deck::{BadCode, Deck};
use duelhall_store::MatchId;

use super::find::Found;
use super::stored::OwnDeck;
use super::{DeckId, MOST, name, page};
use crate::Reply;
use crate::asker::Asker;
use crate::challenge::named;
use crate::inner::Inner;
use crate::trouble::Trouble;

impl Inner {
    /// Keeps a deck that comes as a code or as a list.
    pub(super) async fn import_deck(
        &self,
        asker: &Asker<'_>,
        name: Option<&str>,
        text: &str,
    ) -> Result<Reply, Trouble> {
        let (game, deck) = self.read_deck(text)?;
        self.keep_deck(asker, name, game, deck, "").await
    }

    fn read_deck(&self, text: &str) -> Result<(GameId, Deck), Trouble> {
        match read_code(text) {
            Ok(found) => return Ok(found),
            Err(BadCode::Slip) => return Trouble::refuse("no-deck-slip"),
            Err(BadCode::Newer) => return Trouble::refuse("no-deck-newer"),
            Err(BadCode::NoCode) => {}
        }
        match read_list(&self.words.words, text) {
            Ok((_, deck)) if deck.cards.is_empty() => Trouble::refuse("no-deck-list"),
            Ok(found) => Ok(found),
            Err(BadList::NoList) => Trouble::refuse("no-deck-list"),
            Err(BadList::TwoLeaders) => Trouble::refuse("no-deck-leaders"),
            Err(BadList::Unknown(card)) => {
                let card = crate::say::cut(&crate::names::clean(&card), 40);
                Err(Trouble::Refused(Text::new("no-deck-card").raw("card", card)))
            }
        }
    }

    /// Keeps a copy of one's own deck, of a ready deck, or of a deck whose code was shared.
    pub(super) async fn copy_deck(&self, asker: &Asker<'_>, of: &str, name: Option<&str>) -> Result<Reply, Trouble> {
        let found = self.deck_named(asker, of).await?;
        self.copy_found(asker, found, name).await
    }

    /// The same for a button.
    pub(crate) async fn copy_pressed(&self, asker: &Asker<'_>, id: DeckId) -> Result<Reply, Trouble> {
        let found = self.deck_with_id(asker, id).await?;
        self.copy_found(asker, found, None).await
    }

    async fn copy_found(&self, asker: &Asker<'_>, found: Found, name: Option<&str>) -> Result<Reply, Trouble> {
        let usual = if found.id().is_some() { found.name(&asker.voice) } else { String::new() };
        self.keep_deck(asker, name, found.game, found.deck, &usual).await
    }

    /// Keeps a new deck. An update that comes twice keeps it once.
    async fn keep_deck(
        &self,
        asker: &Asker<'_>,
        wanted: Option<&str>,
        game: GameId,
        deck: Deck,
        usual: &str,
    ) -> Result<Reply, Trouble> {
        let _inside = self.at_decks(asker).await;
        let id = DeckId(named(MatchId::from_number(1), &format!("deck {:?}", asker.request.op.0)));
        if let Some(own) = self.own_deck(&asker.request.who.id, id).await? {
            return Ok(kept(asker, own));
        }
        let own = OwnDeck { id, name: String::new(), game: game.set(), deck, revision: None };
        self.add_deck(asker, own, wanted, usual).await
    }

    /// Writes a new deck. The door of the asker's decks must be closed.
    async fn add_deck(
        &self,
        asker: &Asker<'_>,
        mut own: OwnDeck,
        wanted: Option<&str>,
        usual: &str,
    ) -> Result<Reply, Trouble> {
        let all = self.own_decks(&asker.request.who.id).await?;
        if all.len() >= MOST {
            return Err(Trouble::Refused(Text::new("no-deck-room").num("count", MOST as i64)));
        }
        let taken = self.taken(&all, own.id);
        own.name = match wanted {
            Some(wanted) => self.wanted_name(wanted, &taken)?,
            None => {
                let hero = hero_name(asker, &own);
                let usual = name::clean(usual).or_else(|| name::clean(&hero));
                name::free(&usual.unwrap_or_else(|| asker.voice.plain("deck-new")), &taken)
            }
        };
        self.put_deck(asker, &own).await?;
        Ok(kept(asker, own))
    }

    /// The wished name, if no other deck has it.
    fn wanted_name(&self, wanted: &str, taken: &std::collections::BTreeSet<String>) -> Result<String, Trouble> {
        let Some(wanted) = name::clean(wanted) else { return Trouble::refuse("no-deck-name") };
        if taken.contains(&name::word(&wanted)) {
            return Err(Trouble::Refused(Text::new("no-deck-taken").raw("name", wanted)));
        }
        Ok(wanted)
    }

    /// Keeps the deck that the asker has built in a match. If it is saved again, the same document gets the present
    /// cards.
    pub(crate) async fn save_deck(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.rooms.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        let standing = &visit.duel().game;
        let built = standing.built(seat).map(|deck| (standing.game(), deck));
        drop(visit);
        let Some((game, deck)) = built else { return Trouble::refuse("no-deck-built") };
        let _inside = self.at_decks(asker).await;
        let id = DeckId(named(id, "deck"));
        if let Some(own) = self.own_deck(&asker.request.who.id, id).await? {
            let own = OwnDeck { deck, ..own };
            self.put_deck(asker, &own).await?;
            return Ok(kept(asker, own));
        }
        let own = OwnDeck { id, name: String::new(), game: game.set(), deck, revision: None };
        self.add_deck(asker, own, None, "").await
    }

    /// Gives a deck another name.
    pub(super) async fn rename_deck(&self, asker: &Asker<'_>, deck: &str, name: &str) -> Result<Reply, Trouble> {
        let _inside = self.at_decks(asker).await;
        let all = self.own_decks(&asker.request.who.id).await?;
        let own = match self.own_deck_named(asker, deck).await {
            Ok(own) => own,
            // The update came twice: the deck has its new name already.
            Err(trouble) => match all.into_iter().find(|own| own.word() == name::word(name)) {
                Some(own) => return Ok(said(asker, own, "deck-renamed")),
                None => return Err(trouble),
            },
        };
        let wanted = self.wanted_name(name, &self.taken(&all, own.id))?;
        let own = OwnDeck { name: wanted, ..own };
        self.put_deck(asker, &own).await?;
        Ok(said(asker, own, "deck-renamed"))
    }

    /// Deletes a deck. Matches played with it keep their own copy of its cards.
    pub(crate) async fn delete_deck_now(&self, asker: &Asker<'_>, id: DeckId) -> Result<Reply, Trouble> {
        let _inside = self.at_decks(asker).await;
        if let Some(own) = self.own_deck(&asker.request.who.id, id).await? {
            self.remove_deck(asker, own.id).await?;
            let reply = self.deck_list(asker, 0).await?;
            let toast = asker.voice.say(&Text::new("deck-deleted").raw("name", own.name));
            return Ok(Reply { toast: Some(toast), ..reply });
        }
        // A second press: the deck is gone in any case.
        self.deck_list(asker, 0).await
    }
}

fn kept(asker: &Asker<'_>, own: OwnDeck) -> Reply {
    said(asker, own, "deck-kept")
}

fn said(asker: &Asker<'_>, own: OwnDeck, key: &str) -> Reply {
    let toast = asker.voice.say(&Text::new(key).raw("name", own.name.clone()));
    Reply { toast: Some(toast), ..page::shown(asker, &Found::own(own), 0) }
}

/// The name of the hero of a deck.
fn hero_name(asker: &Asker<'_>, own: &OwnDeck) -> String {
    let view = duelhall_engine::decks::DeckView::of(own.game, &own.deck);
    view.hero.map(|hero| crate::words::card_name(&asker.voice, &hero)).unwrap_or_default()
}
