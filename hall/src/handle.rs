//! Handles requests: it finds the answer to each.

use std::sync::Arc;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_store::MatchId;

use crate::asker::Asker;
use crate::challenge::{Choice, Wish};
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::{HallError, Intent, Message, Notice, Opponent, Press, Reply, Request, Slot, pages};

/// How many matches of a place are looked at to find the game that is played there.
const MOST_LOOKED_AT: usize = 16;

/// How often a request is decided when others were faster each time.
const TRIES: usize = 5;

/// The rank of a match that is played in the place of the request.
const HERE: u8 = 2;

impl Inner {
    /// Does a request and answers the asker.
    pub(crate) async fn handle(self: &Arc<Self>, request: &Request) -> Reply {
        self.look_at_heart();
        if let Err(trouble) = self.limits.admit(&request.who.id, &request.intent, self.now()).await {
            return self.refused(request, &trouble).await;
        }
        for _ in 1..TRIES {
            match self.attempt(request).await {
                Err(Trouble::Again) => {}
                Err(trouble) => return self.refused(request, &trouble).await,
                Ok(reply) => return reply,
            }
        }
        match self.attempt(request).await {
            Err(trouble) => self.refused(request, &trouble).await,
            Ok(reply) => reply,
        }
    }

    /// The form of settings that the request asks for, with the present values.
    pub(crate) async fn form(&self, request: &Request) -> Option<Message> {
        let asker = self.asker(request).await.ok()?;
        let reply = match request.intent {
            Intent::Settings(None) => self.own_settings(&asker, None).await,
            Intent::Config(None) => self.config(&asker, None).await,
            _ => return None,
        };
        reply.ok()?.message
    }

    async fn attempt(self: &Arc<Self>, request: &Request) -> Result<Reply, Trouble> {
        let asker = self.asker(request).await?;
        match &request.intent {
            Intent::Challenge { opponent, game, options, pace } => {
                self.wish(&asker, Wish { opponent, game: *game, options, pace: *pace }).await
            }
            Intent::Join(code) => self.join(&asker, code).await,
            Intent::Press(press) => self.press(&asker, *press).await,
            Intent::Answers { id, step, indices } => self.answers(&asker, *id, *step, indices).await,
            Intent::PutCards(id, puts, shelf) => self.put_cards(&asker, *id, puts, *shelf).await,
            Intent::Words(press, words) => self.worded(&asker, *press, words).await,
            Intent::Hand(id) => self.my_hand(&asker, self.mine(&asker, *id).await?, None).await,
            Intent::Board(id) => self.show_board(&asker, self.ours(&asker, *id).await?).await,
            Intent::Text(id) => self.show_text(&asker, self.ours(&asker, *id).await?).await,
            Intent::Hint(id) => self.hint(&asker, self.mine(&asker, *id).await?).await,
            Intent::Resign(id) => self.resign(&asker, self.mine(&asker, *id).await?).await,
            Intent::Rematch(Some(id)) => self.rematch(&asker, *id).await,
            Intent::Rematch(None) => match self.last(&asker.request.who.id).await? {
                Some(id) => self.rematch(&asker, id).await,
                None => Trouble::refuse("no-rematch-which"),
            },
            Intent::Rules(Some(game)) => pages::rules(&asker, Some(*game), self.config.strikes),
            // Whoever plays here asks about that duel.
            Intent::Rules(None) => match self.mine_here(&asker).await? {
                Some(id) => self.rules_of(&asker, id).await,
                None => pages::rules(&asker, self.game_here(&asker).await?, self.config.strikes),
            },
            Intent::Cards(search, page) => pages::search(&asker, search, *page),
            Intent::Card(game, name) => pages::card(&asker, *game, name),
            Intent::Deck(ask) => self.deck(&asker, ask).await,
            Intent::Campaign(game, nation) => self.campaign(&asker, *game, nation).await,
            Intent::Link(code) => self.link(&asker, code).await,
            Intent::Settings(change) => self.own_settings(&asker, change.as_ref()).await,
            Intent::Config(change) => self.config(&asker, change.as_ref()).await,
            Intent::Audit => self.audited(&asker).await,
            Intent::Help => Ok(pages::help(&asker)),
            Intent::About => Ok(pages::about(&asker)),
        }
    }

    async fn press(self: &Arc<Self>, asker: &Asker<'_>, press: Press) -> Result<Reply, Trouble> {
        match press {
            Press::Accept(id) => self.accept(asker, id).await,
            Press::Decline(id) => self.decline(asker, id).await,
            Press::Join(id, team) => self.join_team(asker, id, team).await,
            Press::Leave(id) => self.leave(asker, id).await,
            Press::Fill(id) => self.fill(asker, id).await,
            Press::Withdraw(id) => self.withdraw(asker, id).await,
            Press::Decks(id) => self.decks(asker, id, 0).await,
            Press::DecksPage(id, page) => self.decks(asker, id, page.into()).await,
            Press::Bring(id, seat, index) => self.bring(asker, id, seat, Choice::Numbered(index)).await,
            Press::BringOwn(id, seat, deck) => self.bring(asker, id, seat, Choice::Own(deck)).await,
            Press::Answer(id, step, index) => self.answer(asker, id, step, index.into()).await,
            Press::Hand(id) => self.my_hand(asker, id, None).await,
            Press::Sift(id, sift) => self.sift(asker, id, sift).await,
            Press::Board(id) => self.show_board(asker, id).await,
            Press::Text(id) => self.show_text(asker, id).await,
            Press::Log(id, page) => self.course(asker, id, page).await,
            Press::Fair(id) => self.fair(asker, id).await,
            Press::Rules(id) => self.rules_of(asker, id).await,
            Press::Look(id, page) => self.look(asker, id, page).await,
            Press::LookAt(id, card) => self.look_at(asker, id, card).await,
            Press::More(id) => self.more(asker, id).await,
            Press::Hint(id) => self.hint(asker, id).await,
            Press::Resign(id) => self.resign(asker, id).await,
            Press::ResignNow(id) => self.resign_now(asker, id).await,
            Press::Rematch(id) => self.rematch(asker, id).await,
            Press::Replay(id) => self.replay(asker, id).await,
            Press::DuelLevels(game) => Ok(pages::levels(asker, game)),
            Press::DuelGame(game, level) => {
                let opponent = Opponent::Ai(level.unwrap_or_default());
                self.wish(asker, Wish { opponent: &opponent, game: Some(game), options: &Options::new(), pace: None })
                    .await
            }
            Press::CardsPage(page) => Ok(pages::cards(asker, page.into())),
            Press::FoundPage(page, found) => pages::found(asker, found, page.into()),
            Press::DeckList(page) => self.deck_list(asker, page.into()).await,
            Press::Deck(id, page) => self.deck_pressed(asker, id, page).await,
            Press::DuelDeck(id) => self.duel_deck(asker, id).await,
            Press::CopyDeck(id) => self.copy_pressed(asker, id).await,
            Press::DeleteDeck(id) => self.delete_deck(asker, id).await,
            Press::DeleteDeckNow(id) => self.delete_deck_now(asker, id).await,
            Press::SaveDeck(id) => self.save_deck(asker, id).await,
            Press::Campaign(..)
            | Press::Mission(_)
            | Press::MissionDecks(..)
            | Press::MissionBegin(..)
            | Press::Collection(..)
            | Press::OwnedCard(..) => self.campaign_pressed(asker, press).await,
            Press::LinkNow(code) => self.link_now(asker, code).await,
            Press::Unlink => self.unlink(asker).await,
            Press::UnlinkNow => self.unlink_now(asker).await,
            Press::NewDeck(Some(game)) => self.new_deck(asker, game, None).await,
            Press::NewDeck(None) => Ok(Self::new_deck_of(asker)),
            Press::EditDeck(id, shelf) => self.edit_deck(asker, id, shelf).await,
            Press::PutCard(id, put, shelf) => self.put_cards(asker, id, &[put], shelf).await,
            Press::UndoDeck(id, mark, shelf) => self.undo_deck(asker, id, mark, shelf).await,
            Press::FindInDeck(id, _) | Press::RenameDeck(id) => self.how_to_say(asker, press, Some(id)).await,
            Press::ImportDeck => self.how_to_say(asker, press, None).await,
        }
    }

    /// The match that the asker means. It is the match named, else a match in this place that waits for them, else
    /// their newest.
    pub(crate) async fn mine(&self, asker: &Asker<'_>, named: Option<MatchId>) -> Result<MatchId, Trouble> {
        if let Some(id) = named {
            return Ok(id);
        }
        self.ranked(asker).await?.map_or_else(|| Trouble::refuse("no-duel-yours"), |(_, id)| Ok(id))
    }

    /// The match that the asker plays in this place, if any.
    pub(crate) async fn mine_here(&self, asker: &Asker<'_>) -> Result<Option<MatchId>, Trouble> {
        Ok(self.ranked(asker).await?.filter(|(rank, _)| *rank >= HERE).map(|(_, id)| id))
    }

    /// The match that the asker most likely means, and why: [`HERE`], and one more if they are asked.
    async fn ranked(&self, asker: &Asker<'_>) -> Result<Option<(u8, MatchId)>, Trouble> {
        let mut best: Option<(u8, MatchId)> = None;
        for id in self.playing(&asker.request.who.id).await? {
            let visit = match self.duels.enter(&*self.store, id).await {
                Ok(Some(visit)) => visit,
                // A match that cannot be read must not hide the others.
                Ok(None) | Err(HallError::Damaged { .. } | HallError::Aside(_)) => continue,
                Err(error) => return Err(error.into()),
            };
            let duel = visit.duel();
            let seat = duel.seat_of(&asker.request.who.id);
            let here = &asker.request.place;
            let there = seat.map_or(&duel.meta.place, |seat| duel.meta.place_of(seat));
            let here = u8::from(there.is_within(here) || here.is_within(there)) * HERE;
            let rank = here + u8::from(seat.is_some_and(|seat| duel.asked().has(seat)));
            if best.is_none_or(|(other, _)| rank > other) {
                best = Some((rank, id));
            }
        }
        Ok(best)
    }

    /// The match that anybody in a place means: their own, else the only match of the place.
    async fn ours(&self, asker: &Asker<'_>, named: Option<MatchId>) -> Result<MatchId, Trouble> {
        match self.mine(asker, named).await {
            Err(Trouble::Refused(_)) => match self.boards(&asker.request.place).await?[..] {
                [only] => Ok(only),
                [] => Trouble::refuse("no-duel-here"),
                _ => Trouble::refuse("no-which-duel"),
            },
            found => found,
        }
    }

    /// The game that is being played in a place; `None` if none is, or several are. In a place with many matches not all are
    /// looked at, because each may have to be read from the disk.
    async fn game_here(&self, asker: &Asker<'_>) -> Result<Option<GameId>, Trouble> {
        let mut games = Vec::new();
        for id in self.boards(&asker.request.place).await?.into_iter().take(MOST_LOOKED_AT) {
            let Ok(Some(visit)) = self.duels.enter(&*self.store, id).await else { continue };
            if visit.duel().outcome().is_none() {
                games.push(visit.duel().game.game());
            }
        }
        games.dedup();
        Ok(if let [game] = games[..] { Some(game) } else { None })
    }

    /// Shows the board again, in its slot.
    async fn show_board(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        self.may_watch(asker, &visit).await?;
        let place = visit.duel().meta.seen_from(&asker.request.place).clone();
        let open = self.is_open(visit.duel(), &place).await?;
        self.notice(Notice::Show(place, Slot::Board(id)));
        let voice = crate::say::named(&asker.voice, &visit.duel().meta);
        let mut message = crate::say::board(&voice, visit.duel(), &asker.person.theme());
        if visit.duel().seat_of(&asker.request.who.id).is_none() {
            // A spectator has no hand and nobody to play again.
            message.buttons.retain(|button| !matches!(button.press, Press::Hand(_) | Press::Rematch(_)));
        }
        // In a place without spectators, the board is a page for the asker alone and belongs to no slot.
        Ok(Reply { message: Some(message), slot: open.then_some(Slot::Board(id)), ..Reply::default() })
    }

    /// The table in words, as the asker may see it.
    async fn show_text(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        self.may_watch(asker, &visit).await?;
        let viewer = visit.duel().viewer(&asker.request.who.id);
        Ok(asker.page(crate::say::full(&asker.voice, visit.duel(), viewer)))
    }

    /// Says how the shuffles of a match can be checked. Anybody may know that.
    async fn fair(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        Ok(asker.page(crate::say::fair(&asker.voice, visit.duel())))
    }

    /// Shows the rules of a match's game.
    async fn rules_of(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        pages::rules(asker, Some(visit.duel().game.game()), self.config.strikes)
    }

    /// Refuses people who do not play, if the place wants no spectators.
    pub(crate) async fn may_watch(&self, asker: &Asker<'_>, visit: &crate::duels::Visit) -> Result<(), Trouble> {
        let plays = visit.duel().seat_of(&asker.request.who.id).is_some();
        if plays || self.is_open(visit.duel(), &asker.request.place).await? {
            return Ok(());
        }
        Trouble::refuse("no-spectators")
    }

    /// The answer to somebody whose request panicked.
    pub(crate) fn broke_off(&self, request: &Request) -> Reply {
        let toast = self.plain_voice(request).plain("no-broken");
        Reply { toast: Some(toast), refused: true, ..Reply::default() }
    }

    /// The answer with the sentence for the person. The failure is logged here and nowhere else.
    async fn refused(&self, request: &Request, trouble: &Trouble) -> Reply {
        if let Trouble::Hall(error) = trouble {
            match error {
                HallError::Secret(_) | HallError::Aside(_) => {}
                HallError::Store(_) | HallError::Damaged { .. } => {
                    tracing::error!(place = %request.place, %error, "a request failed");
                }
            }
        }
        let voice = match self.asker(request).await {
            Ok(asker) => asker.voice,
            Err(_) => self.plain_voice(request),
        };
        let rooms = if let Trouble::Elsewhere(rooms) = trouble { rooms.clone() } else { Vec::new() };
        Reply { toast: Some(voice.say(&trouble.sentence())), refused: true, rooms, ..Reply::default() }
    }
}
