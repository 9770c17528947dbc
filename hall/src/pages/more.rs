//! What a player seldom needs in a duel, for one reader alone. Resigning is here, away from the buttons of a turn.

use duelhall_store::MatchId;

use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::more;
use crate::trouble::Trouble;
use crate::{Message, Reply};

impl Inner {
    /// What gives stars in a mission, and the buttons that have no room under a hand or a board.
    pub(crate) async fn more(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let duel = visit.duel();
        let seat = duel.seat_of(&asker.request.who.id);
        let open = seat.is_some() || self.is_open(duel, &asker.request.place).await?;
        let voice = crate::say::named(&asker.voice, &duel.meta);
        let mut lines = vec![crate::say::title(&voice, duel)];
        lines.extend(crate::campaign::aims(&voice, duel));
        lines.push(voice.plain("more-settings"));
        Ok(asker.page(Message {
            text: lines.join("\n"),
            buttons: more(&voice, duel, seat, open),
            ..Message::default()
        }))
    }
}
