//! Answers of players to the present question.

use std::sync::Arc;

use duelhall_engine::kit::{AnswerError, Seat, Text};
use duelhall_store::MatchId;

use super::By;
use crate::asker::Asker;
use crate::duels::Visit;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::voice::span;
use crate::{Reply, Slot};

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
            return Ok(self.hand_reply(asker, &visit, seat, None));
        }
        let before = duel.meta.told.clone();
        match duel.game.answer(seat, step, index) {
            Ok(entry) => {
                let visit = self.play(visit, asker.request.op, &entry, By::Person).await?;
                let done = crate::say::done(&crate::say::named(&asker.voice, &visit.duel().meta), visit.duel(), seat);
                // An answer that others do not see leaves the last line as it was.
                let done = done.filter(|_| visit.duel().meta.told != before);
                Ok(Reply { done, ..self.hand_reply(asker, &visit, seat, None) })
            }
            Err(AnswerError::Over) => Ok(self.hand_reply(asker, &visit, seat, Some(&Text::new("no-over")))),
            Err(AnswerError::NotAsked) => {
                let out = visit.duel().game.out().has(seat);
                let text = if out { Text::new("no-out") } else { self.whose_turn(asker, &visit) };
                Ok(self.hand_reply(asker, &visit, seat, Some(&text)))
            }
            Err(AnswerError::Stale { .. } | AnswerError::NoSuchChoice { .. } | AnswerError::Illegal(_)) => {
                Ok(self.hand_reply(asker, &visit, seat, Some(&Text::new("no-old-button"))))
            }
        }
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
    pub(crate) fn hand_reply(&self, asker: &Asker<'_>, visit: &Visit, seat: Seat, toast: Option<&Text>) -> Reply {
        let duel = visit.duel();
        let message = crate::say::hand(&asker.voice, duel, seat, &asker.person.theme(), self.now());
        Reply {
            toast: toast.map(|text| asker.voice.say(text)),
            message: Some(message),
            slot: Some(Slot::Hand(duel.id)),
            ..Reply::default()
        }
    }

    /// Shows the asker their hand of a match.
    pub(crate) async fn my_hand(&self, asker: &Asker<'_>, id: MatchId, toast: Option<&Text>) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        Ok(self.hand_reply(asker, &visit, seat, toast))
    }
}
