//! Advice, for the asker alone. It comes from a computer player that sees what the asker sees.

use duelhall_engine::ai::Level;
use duelhall_engine::kit::Text;
use duelhall_store::MatchId;

use crate::asker::Asker;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::{Message, Reply};

impl Inner {
    /// Says what a computer player would do.
    pub(crate) async fn hint(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.rooms.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        let voice = crate::say::named(&asker.voice, &visit.duel().meta);
        let game = visit.duel().game.clone();
        // Thinking takes a while: others may play meanwhile.
        drop(visit);
        let Some(prompt) = game.prompt(seat) else { return Trouble::refuse("no-hint") };
        let advice = self.think(game, seat, Level::Normal).await?;
        let Some(choice) = advice.and_then(|index| prompt.choices.get(index)) else {
            return Trouble::refuse("no-hint");
        };
        let text = voice.say(&Text::new("hint").text("choice", choice.label.clone()));
        Ok(asker.page(Message { text, ..Message::default() }))
    }
}
