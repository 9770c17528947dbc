//! Keeps, names and deletes decks.

use duelhall_engine::decks::{BadList, read_code, read_list};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::kit::{Seat, Text};
use duelhall_store::MatchId;

use super::find::{Found, told_of};
use super::stored::OwnDeck;
use super::{DeckId, MOST, name, page, two_names};
use crate::Reply;
use crate::asker::Asker;
use crate::challenge::named;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::voice::Voice;

/// How many unknown cards of a list are named.
const FAULTS: usize = 3;

impl Inner {
    /// Keeps a deck that comes as a code or as a list.
    pub(crate) async fn import_deck(
        &self,
        asker: &Asker<'_>,
        name: Option<&str>,
        text: &str,
    ) -> Result<Reply, Trouble> {
        let (game, deck) = self.read_deck(&asker.voice, text)?;
        self.keep_deck(asker, name, (game, deck), "", false).await
    }

    fn read_deck(&self, voice: &Voice, text: &str) -> Result<(GameId, Deck), Trouble> {
        match read_code(text) {
            Ok(found) => return Ok(found),
            Err(wrong) => {
                if let Some(what) = told_of(wrong) {
                    return Trouble::refuse(what);
                }
            }
        }
        match read_list(&self.words.words, text) {
            Ok((_, deck)) if deck.cards.is_empty() => Trouble::refuse("no-deck-list"),
            Ok(found) => Ok(found),
            Err(BadList::NoList) => Trouble::refuse("no-deck-list"),
            Err(BadList::TwoLeaders) => Trouble::refuse("no-deck-leaders"),
            Err(BadList::Unknown(cards)) => Err(Trouble::Refused(unknown(voice, &cards))),
        }
    }

    /// Keeps a copy of one's own deck, of a ready deck, or of a deck whose code was shared.
    pub(super) async fn copy_deck(&self, asker: &Asker<'_>, of: &str, name: Option<&str>) -> Result<Reply, Trouble> {
        let none = match self.deck_named(asker, of).await {
            Ok(found) => return self.copy_found(asker, found, name, false).await,
            Err(trouble) => trouble,
        };
        for (of, name) in two_names(of).filter(|_| name.is_none()) {
            if let Ok(found) = self.deck_named(asker, of).await {
                return self.copy_found(asker, found, Some(name), false).await;
            }
        }
        Err(none)
    }

    /// The same for a button. Pressed again it makes no second copy.
    pub(crate) async fn copy_pressed(&self, asker: &Asker<'_>, id: DeckId) -> Result<Reply, Trouble> {
        let found = self.deck_with_id(asker, id).await?;
        // A copy of one's own deck has the same cards by intention.
        let once = !matches!(found.whose, super::find::Whose::Own(..));
        self.copy_found(asker, found, None, once).await
    }

    async fn copy_found(
        &self,
        asker: &Asker<'_>,
        found: Found,
        name: Option<&str>,
        once: bool,
    ) -> Result<Reply, Trouble> {
        let usual = if found.id().is_some() { found.name(&asker.voice) } else { String::new() };
        self.keep_deck(asker, name, (found.game, found.deck), &usual, once).await
    }

    /// Keeps a new deck. Asked twice by the same update, it is kept once; with `once` also where its cards are kept already.
    async fn keep_deck(
        &self,
        asker: &Asker<'_>,
        wanted: Option<&str>,
        (game, deck): (GameId, Deck),
        usual: &str,
        once: bool,
    ) -> Result<Reply, Trouble> {
        let _inside = self.at_decks(asker).await?;
        if once {
            let mut all = self.own_decks(&asker.request.who.id).await?.into_iter();
            if let Some(own) = all.find(|own| own.game == game.set() && own.deck == deck) {
                return Ok(said(asker, own, "deck-kept-already"));
            }
        }
        let id = DeckId(named(MatchId::from_number(1), &format!("deck {:?}", asker.request.op.0)));
        if let Some(own) = self.own_deck(&asker.request.who.id, id).await? {
            return Ok(kept(asker, own));
        }
        self.add_deck(asker, OwnDeck::new(id, game, deck), wanted, usual).await
    }

    /// Writes a new deck and shows it. The door of the asker's decks must be closed.
    async fn add_deck(
        &self,
        asker: &Asker<'_>,
        own: OwnDeck,
        wanted: Option<&str>,
        usual: &str,
    ) -> Result<Reply, Trouble> {
        Ok(kept(asker, self.add_new(asker, own, wanted, usual).await?))
    }

    /// Writes a new deck. The door of the asker's decks must be closed.
    pub(crate) async fn add_new(
        &self,
        asker: &Asker<'_>,
        mut own: OwnDeck,
        wanted: Option<&str>,
        usual: &str,
    ) -> Result<OwnDeck, Trouble> {
        let all = self.own_decks(&asker.request.who.id).await?;
        if self.count_of_decks(&self.keeper(&asker.request.who.id).await?).await? >= MOST {
            return Err(Trouble::Refused(Text::new("no-deck-room").num("count", MOST as i64)));
        }
        let taken = self.taken(&all, Some(own.id));
        own.name = match wanted {
            Some(wanted) => self.wanted_name(wanted, &taken)?,
            None => {
                let hero = hero_name(asker, &own);
                let usual = [usual, &hero].into_iter().find(|usual| name::clean(usual).is_some());
                name::free(usual.unwrap_or(&asker.voice.plain("deck-new")), &taken)
            }
        };
        self.put_deck(asker, &own).await
    }

    /// The wished name, if no other deck has it.
    fn wanted_name(&self, wanted: &str, taken: &std::collections::BTreeSet<String>) -> Result<String, Trouble> {
        if name::is_too_long(wanted) {
            return Err(Trouble::Refused(Text::new("no-deck-name-long").num("most", name::LONGEST as i64)));
        }
        let Some(wanted) = name::clean(wanted) else { return Trouble::refuse("no-deck-name") };
        if taken.contains(&name::word(&wanted)) {
            return Err(Trouble::Refused(Text::new("no-deck-taken").raw("name", wanted)));
        }
        Ok(wanted)
    }

    /// Keeps the deck that the asker has built in a match. If it is saved again, the same document gets the present cards,
    /// unless its owner has edited it: then it stays as it is.
    pub(crate) async fn save_deck(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        let standing = &visit.duel().game;
        let built = standing.built(seat).map(|deck| (standing.game(), deck));
        drop(visit);
        let Some((game, deck)) = built else { return Trouble::refuse("no-deck-built") };
        let _inside = self.at_decks(asker).await?;
        // Two accounts of one person can sit in one match, each with a deck.
        let what = if seat == Seat::FIRST { "deck".to_owned() } else { format!("deck {seat}") };
        let id = DeckId(named(id, &what));
        if let Some(own) = self.own_deck(&asker.request.who.id, id).await? {
            if !own.built || !own.steps.is_empty() {
                return Ok(kept(asker, own));
            }
            let own = OwnDeck { deck, ..own };
            self.put_deck(asker, &own).await?;
            return Ok(kept(asker, own));
        }
        let own = OwnDeck { built: true, ..OwnDeck::new(id, game, deck) };
        self.add_deck(asker, own, None, "").await
    }

    /// Gives a deck another name.
    pub(crate) async fn rename_deck(
        &self,
        asker: &Asker<'_>,
        text: &str,
        name: Option<&str>,
    ) -> Result<Reply, Trouble> {
        let _inside = self.at_decks(asker).await?;
        let all = self.own_decks(&asker.request.who.id).await?;
        let called = |deck: &str| {
            let word = name::word(deck);
            all.iter().find(|own| own.word() == word)
        };
        let readings: Vec<(&str, &str)> = match name {
            Some(name) => vec![(text, name)],
            None => two_names(text).collect(),
        };
        let Some((own, name)) = readings.iter().find_map(|(deck, name)| Some((called(deck)?.clone(), *name))) else {
            for own in readings.iter().filter_map(|(_, name)| called(name)) {
                if self.has_written(asker, own).await? {
                    return Ok(said(asker, own.clone(), "deck-renamed"));
                }
            }
            // Of the readings the shortest name of a deck is the likeliest: it is one word in every proposal.
            let Some((deck, _)) = readings.last() else { return Trouble::refuse("no-deck-new-name") };
            return self.own_deck_named(asker, deck).await.and_then(|_| Trouble::refuse("no-deck-new-name"));
        };
        let wanted = self.wanted_name(name, &self.taken(&all, Some(own.id)))?;
        let own = OwnDeck { name: wanted, ..own };
        self.put_deck(asker, &own).await?;
        Ok(said(asker, own, "deck-renamed"))
    }

    /// Deletes a deck. Matches played with it keep their own copy of its cards.
    pub(crate) async fn delete_deck_now(&self, asker: &Asker<'_>, id: DeckId) -> Result<Reply, Trouble> {
        let _inside = self.at_decks(asker).await?;
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

/// That a list names cards that there are not: the first of them, and how many more.
fn unknown(voice: &Voice, cards: &[String]) -> Text {
    let quoted = |card: &String| {
        let card = crate::names::shown(card);
        voice.say(&Text::new("no-deck-card-quoted").raw("card", card))
    };
    let mut names: Vec<String> = cards.iter().take(FAULTS).map(quoted).collect();
    let more = cards.len().saturating_sub(FAULTS);
    names.extend((more > 0).then(|| voice.say(&Text::new("no-deck-card-more").num("n", more as i64))));
    Text::new("no-deck-card").raw("cards", crate::say::list(voice, &names)).num("n", cards.len() as i64)
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
