//! Answers of players to the present question.

use std::sync::Arc;

use duelhall_engine::kit::{AnswerError, Seat, Text};
use duelhall_store::{MatchId, OpId};

use super::By;
use crate::asker::Asker;
use crate::duels::Visit;
use crate::inner::Inner;
use crate::request::MOST_ANSWERS;
use crate::trouble::Trouble;
use crate::voice::span;
use crate::{Reply, Sift, Slot};

impl Inner {
    /// Picks a choice. A press for an older question is never applied; the player is told so and shown the present
    /// question.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: MatchId,
        step: u32,
        index: usize,
    ) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let duel = visit.duel();
        let Some(seat) = duel.seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        if duel.has_done(asker.request.op) {
            return self.hand_reply(asker, &visit, seat, None).await;
        }
        let before = duel.meta.told.clone();
        match duel.game.answer(seat, step, index) {
            Ok(entry) => {
                let visit = self.play(visit, asker.request.op, &entry, By::Person).await?;
                let (duel, voice) = (visit.duel(), crate::say::named(&asker.voice, &visit.duel().meta));
                // An answer that others do not see leaves the last line as it was.
                let alone = duel.meta.told == before;
                let done = if alone { crate::say::done_alone } else { crate::say::done }(&voice, duel, seat);
                Ok(Reply { done, ..self.hand_reply(asker, &visit, seat, None).await? })
            }
            Err(AnswerError::Over) => self.hand_reply(asker, &visit, seat, Some(&Text::new("no-over"))).await,
            Err(AnswerError::NotAsked) => {
                let out = visit.duel().game.out().has(seat);
                let text = if out { Text::new("no-out") } else { self.whose_turn(asker, &visit) };
                self.hand_reply(asker, &visit, seat, Some(&text)).await
            }
            Err(AnswerError::Stale { .. } | AnswerError::NoSuchChoice { .. } | AnswerError::Illegal(_)) => {
                self.hand_reply(asker, &visit, seat, Some(&Text::new("no-old-button"))).await
            }
        }
    }

    /// Takes several choices, one after another: each is an entry of its own. If one of them is not there any more, it and
    /// all after it are refused, and the player sees what has become of the rest.
    pub(crate) async fn answers(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        id: MatchId,
        step: u32,
        indices: &[u16],
    ) -> Result<Reply, Trouble> {
        let Some(mut visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        if visit.duel().has_done(asker.request.op) {
            return self.hand_reply(asker, &visit, seat, None).await;
        }
        let prompt = visit.duel().game.prompt(seat).filter(|prompt| prompt.step == step);
        let known = |index: &u16| {
            let choice = prompt.as_ref()?.choices.get(usize::from(*index))?;
            crate::say::is_one_of_several(&asker.voice, choice).then(|| choice.action.clone())
        };
        let actions: Option<Vec<String>> = indices.iter().map(known).collect();
        let old = Text::new("no-old-button");
        let Some(actions) = actions.filter(|actions| actions.len() <= MOST_ANSWERS) else {
            return self.hand_reply(asker, &visit, seat, Some(&old)).await;
        };
        for (at, action) in actions.iter().enumerate() {
            let duel = visit.duel();
            // The same choice can be at another place of the next question.
            let found = duel.game.prompt(seat).and_then(|prompt| {
                let index = prompt.choices.iter().position(|choice| choice.action == *action)?;
                duel.game.answer(seat, prompt.step, index).ok()
            });
            let Some(entry) = found else { return self.hand_reply(asker, &visit, seat, Some(&old)).await };
            let op = match at {
                0 => asker.request.op,
                _ => OpId::derived(id, duel.revision, &format!("answer {at} of {:?}", asker.request.op)),
            };
            visit = self.play(visit, op, &entry, By::Person).await?;
        }
        self.hand_reply(asker, &visit, seat, None).await
    }

    /// Shows the asker other cards of the pool from which they build a deck.
    pub(crate) async fn sift(&self, asker: &Asker<'_>, id: MatchId, sift: Sift) -> Result<Reply, Trouble> {
        let Some(mut visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        if let Some(shown) = visit.duel_mut().sifts.get_mut(seat.index()) {
            *shown = sift;
        }
        self.hand_reply(asker, &visit, seat, None).await
    }

    /// A sentence about which players must answer, and how long they have.
    fn whose_turn(&self, asker: &Asker<'_>, visit: &Visit) -> Text {
        let duel = visit.duel();
        let voice = crate::say::named(&asker.voice, &duel.meta);
        let who =
            duel.asked().iter().next().and_then(|seat| voice.names.get(seat.index()).cloned()).unwrap_or_default();
        match duel.meta.timer {
            Some(timer) => Text::new("no-turn").raw("who", who).text("left", span(timer.until.since(self.now()))),
            None => Text::new("no-turn-computer").raw("who", who),
        }
    }

    /// Shows the asker their present hand.
    pub(crate) async fn hand_reply(
        &self,
        asker: &Asker<'_>,
        visit: &Visit,
        seat: Seat,
        toast: Option<&Text>,
    ) -> Result<Reply, Trouble> {
        let duel = visit.duel();
        let beside = self.plays_several(&asker.request.who.id).await?;
        let message = crate::say::hand(&asker.voice, duel, seat, &asker.person.theme(), self.now(), beside);
        Ok(Reply {
            toast: toast.map(|text| asker.voice.say(text)),
            message: Some(message),
            slot: Some(Slot::Hand(duel.id)),
            ..Reply::default()
        })
    }

    /// Shows the asker their hand of a match.
    pub(crate) async fn my_hand(&self, asker: &Asker<'_>, id: MatchId, toast: Option<&Text>) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else {
            drop(visit);
            return Err(self.watches(asker).await?);
        };
        self.hand_reply(asker, &visit, seat, toast).await
    }

    /// Why somebody gets no hand of a duel that they only watch. Whoever plays another one here is led to that.
    async fn watches(&self, asker: &Asker<'_>) -> Result<Trouble, Trouble> {
        let own = match self.mine_here(asker).await? {
            Some(own) => self.duels.enter(&*self.store, own).await?,
            None => None,
        };
        let why = match own {
            Some(visit) => {
                let voice = crate::say::named(&asker.voice, &visit.duel().meta);
                Text::new("no-watcher-here").raw("title", crate::say::title(&voice, visit.duel()))
            }
            None => Text::new("no-watcher"),
        };
        Ok(Trouble::Refused(why))
    }
}
