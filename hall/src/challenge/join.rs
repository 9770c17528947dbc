//! Duels by code: one person tells the code, and another person joins from any place.

use std::sync::Arc;

use duelhall_engine::kit::Text;
use duelhall_store::{MatchId, StoreError};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Challenge, Fate, Party};
use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::button;
use crate::trouble::Trouble;
use crate::{ChallengeId, HallError, Look, Message, PersonId, Press, Reply, Slot};

/// The letters of codes: none of them looks like another, in capitals too.
const LETTERS: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// How many people may choose a deck for one code at once; after that, the first of them has to send it again.
const MOST_JOINED: usize = 16;

/// How many letters a code has.
const LENGTH: usize = 10;

impl Inner {
    /// The pending challenge by code that the asker has made already.
    pub(super) async fn my_code(&self, asker: &Asker<'_>) -> Result<Option<ChallengeId>, Trouble> {
        for id in self.pending(&asker.request.who.id).await? {
            let Some(challenge) = self.challenge(id).await? else { continue };
            let stands = challenge.by_code && challenge.fate_at(self.now()) == Fate::Pending;
            if stands && challenge.from.id == asker.request.who.id && challenge.place == asker.request.place {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// A code that nobody can guess, in small letters.
    pub(crate) fn new_code(&self) -> Result<MatchId, StoreError> {
        let chance = self.chance.seed().map_err(|error| StoreError::Backend(error.to_string()))?;
        let mut rng = StdRng::from_seed(chance);
        let code: [u8; LENGTH] = std::array::from_fn(|_| LETTERS[rng.random_range(0..LETTERS.len())]);
        MatchId::from_bytes(&code).ok_or_else(|| StoreError::Backend("no code can be made".to_owned()))
    }

    /// The challenge with a code, as people write it: in capital or small letters. Codes of earlier releases have both.
    async fn by_code(&self, code: &str) -> Result<Option<(ChallengeId, Challenge)>, Trouble> {
        let code = code.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        for id in [code.parse(), code.to_lowercase().parse()].into_iter().flatten() {
            if let Some(challenge) = self.challenge(id).await?.filter(|challenge| challenge.by_code) {
                return Ok(Some((id, challenge)));
            }
        }
        Ok(None)
    }

    /// The codes of a person that nobody has used yet, in any place.
    pub(crate) async fn codes(&self, person: &PersonId) -> Result<Vec<ChallengeId>, HallError> {
        let mut codes = Vec::new();
        for id in self.pending(person).await? {
            let found = self.challenge(id).await?;
            let stands = |challenge: &Challenge| challenge.by_code && challenge.fate_at(self.now()) == Fate::Pending;
            if found.is_some_and(|challenge| stands(&challenge) && challenge.from.id == *person) {
                codes.push(id);
            }
        }
        Ok(codes)
    }

    /// Tells the asker the code of their challenge.
    pub(super) async fn code(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let Some(challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        let voice = &asker.voice;
        let told = |key: &str| voice.say(&Text::new(key).raw("code", id.to_string()));
        let message = if challenge.is_lobby() {
            let page = challenge.page(voice, id, &asker.request.who.id);
            Message { text: format!("{}\n{}", told("challenge-code-table"), page.text), ..page }
        } else {
            let buttons = vec![button(voice, Press::Decline(id), "press-withdraw", Look::Plain, 0)];
            Message { text: told("challenge-code"), deadline: Some(challenge.until), buttons, ..Message::default() }
        };
        Ok(Reply { message: Some(message), slot: Some(Slot::Challenge(id)), ..Reply::default() })
    }

    /// Accepts the challenge with this code, in the place of the asker.
    pub(crate) async fn join(self: &Arc<Self>, asker: &Asker<'_>, code: &str) -> Result<Reply, Trouble> {
        let Some((id, challenge)) = self.by_code(code).await? else { return Trouble::refuse("no-code") };
        if !asker.place.allows_room(&asker.request.place) {
            return Err(Trouble::Elsewhere(asker.place.rooms()));
        }
        let chooses = !challenge.is_lobby() && challenge.has_choices();
        if chooses { self.offer(asker, id).await } else { self.accept(asker, id).await }
    }

    /// Asks a person who sends the code of a duel of two for a deck. The duel begins with that choice, in the place of
    /// the code.
    async fn offer(&self, asker: &Asker<'_>, id: ChallengeId) -> Result<Reply, Trouble> {
        let _inside = self.at_challenge(asker, id).await?;
        let Some(mut challenge) = self.challenge(id).await? else { return Trouble::refuse("challenge-gone") };
        if let Some(reply) = self.answered(asker, id, &challenge).await? {
            return Ok(reply);
        }
        let who = Party { away: challenge.away_of(asker), ..Party::of(&asker.request.who) };
        challenge.joined.retain(|joined| joined.id != who.id);
        challenge.joined.push(who);
        let over = challenge.joined.len().saturating_sub(MOST_JOINED);
        challenge.joined.drain(..over);
        challenge.may_accept(asker)?;
        self.hands_free(asker, &asker.request.who.id).await?;
        self.store.put(challenge.write(id, self.now(), asker.request.op)).await?;
        self.decks(asker, id, 0).await
    }
}
