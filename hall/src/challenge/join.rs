//! Duels by code: one tells the code, the other joins from wherever they are.

use std::sync::Arc;

use duelhall_engine::kit::Text;
use duelhall_store::{MatchId, StoreError};

use super::Standing;
use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::button;
use crate::trouble::Trouble;
use crate::{ChallengeId, Look, Message, Press, Reply, Slot};

impl Inner {
    /// The challenge by code that the asker has made already, if it still stands.
    pub(super) async fn my_code(&self, asker: &Asker<'_>) -> Result<Option<ChallengeId>, Trouble> {
        for id in self.pending(&asker.request.who.id).await? {
            let Some(challenge) = self.challenge(id).await? else { continue };
            let stands = challenge.by_code && challenge.standing_at(self.now()) == Standing::Pending;
            if stands && challenge.from.id == asker.request.who.id && challenge.place == asker.request.place {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// A code that nobody can guess.
    pub(super) fn new_code(&self) -> Result<MatchId, StoreError> {
        let chance = self.chance.seed().map_err(|error| StoreError::Backend(error.to_string()))?;
        let mut number = [0; 8];
        number.copy_from_slice(&chance[..8]);
        Ok(MatchId::from_number(u64::from_be_bytes(number)))
    }

    /// Tells the asker the code of their challenge.
    pub(super) async fn code(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let Some(challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        let voice = &asker.voice;
        let key = if challenge.is_table() { "challenge-code-table" } else { "challenge-code" };
        let mut text = voice.say(&Text::new(key).raw("code", id.to_string()));
        let mut buttons = vec![button(voice, Press::Decline(id), "press-withdraw", Look::Danger, 0)];
        if challenge.is_table() {
            text = format!("{text}\n{}", challenge.page(voice, id).text);
            buttons.insert(0, button(voice, Press::Fill(id), "press-fill", Look::Primary, 0));
        }
        let deadline = Some(challenge.until);
        let message = Message { text, deadline, buttons, ..Message::default() };
        Ok(Reply { message: Some(message), slot: Some(Slot::Challenge(id)), ..Reply::default() })
    }

    /// Takes up the challenge with this code, in the place of the asker.
    pub(crate) async fn join(self: &Arc<Self>, asker: &Asker<'_>, code: &str) -> Result<Reply, Trouble> {
        let Ok(id) = code.trim().parse::<ChallengeId>() else { return Trouble::refuse("no-code") };
        match self.challenge(id).await? {
            Some(challenge) if challenge.by_code => {}
            _ => return Trouble::refuse("no-code"),
        }
        if !asker.place.allows_room(&asker.request.place) {
            return Err(Trouble::Elsewhere(asker.place.rooms()));
        }
        self.accept(asker, id).await
    }
}
