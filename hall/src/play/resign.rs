//! Resigning; the hall asks first.

use std::sync::Arc;

use duelhall_engine::kit::{Deed, Entry, Text};
use duelhall_store::MatchId;

use super::By;
use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::button;
use crate::trouble::Trouble;
use crate::{Look, Message, Press, Reply};

impl Inner {
    /// Asks whether the player really resigns.
    pub(crate) async fn resign(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        if visit.duel().outcome().is_some() {
            return Trouble::refuse("no-over");
        }
        if visit.duel().game.out().has(seat) {
            return Trouble::refuse("no-out");
        }
        let voice = &crate::say::named(&asker.voice, &visit.duel().meta);
        let buttons = vec![
            button(voice, Press::ResignNow(id), "press-resign-now", Look::Danger, 0),
            button(voice, Press::Hand(id), "press-play-on", Look::Primary, 0),
        ];
        let ask = if visit.duel().game.seats() > 2 { "resign-ask-many" } else { "resign-ask" };
        let mut text = voice.plain(ask);
        if self.plays_several(&asker.request.who.id).await? {
            text = format!("{}\n{text}", crate::say::title(voice, visit.duel()));
        }
        Ok(asker.page(Message { text, buttons, ..Message::default() }))
    }

    /// Resigns.
    pub(crate) async fn resign_now(self: &Arc<Self>, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        if visit.duel().outcome().is_some() {
            return self.hand_reply(asker, &visit, seat, Some(&Text::new("no-over"))).await;
        }
        if visit.duel().game.out().has(seat) {
            return self.hand_reply(asker, &visit, seat, Some(&Text::new("no-out"))).await;
        }
        let visit = self.play(visit, asker.request.op, &Entry { seat, deed: Deed::Concede }, By::Person).await?;
        self.hand_reply(asker, &visit, seat, Some(&Text::new("resign-done"))).await
    }
}
