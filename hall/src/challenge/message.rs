//! How a challenge is shown, and what became of it.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use super::{Challenge, Standing};
use crate::inner::Inner;
use crate::meta::Away;
use crate::say::{button, called};
use crate::voice::Voice;
use crate::{ChallengeId, HallError, Look, Mention, Message, PlaceId, Press};

impl Inner {
    /// The message of a challenge in one of its places; `None` when it is forgotten, or shown to nobody.
    pub(crate) async fn challenge_message(
        &self,
        id: ChallengeId,
        place: &PlaceId,
        lang: Option<Lang>,
    ) -> Result<Option<Message>, HallError> {
        let Some(challenge) = self.challenge(id).await?.filter(|challenge| !challenge.by_code) else { return Ok(None) };
        let settings = self.place_settings(place).await?;
        let lang = lang.unwrap_or_else(|| self.public_lang(&settings, place, challenge.lang_of(place)));
        let voice = Voice::new(self.words.clone(), lang);
        let standing = challenge.standing_at(self.now());
        let mut message = Message { text: voice.say(&challenge.text(&voice, standing)), ..Message::default() };
        if standing == Standing::Pending {
            message.deadline = Some(challenge.until);
            let mention = |to: &super::Party| Mention { id: to.id.clone(), name: called(&voice, &to.name) };
            let here = |to: &&super::Party| to.id.platform() == place.platform();
            message.mentions = challenge.to.iter().filter(here).map(mention).collect();
            let no = if challenge.to.is_some() { "press-decline" } else { "press-withdraw" };
            message.buttons = vec![
                button(&voice, Press::Accept(id), "press-accept", Look::Success, 0),
                button(&voice, Press::Decline(id), no, Look::Danger, 0),
            ];
        }
        Ok(Some(message))
    }
}

impl Challenge {
    /// The language of one of its places, as the platform named it.
    fn lang_of(&self, place: &PlaceId) -> Option<Lang> {
        if *place == self.place { self.place_lang } else { Away::lang_of(place, self.away()) }
    }

    fn text(&self, voice: &Voice, standing: Standing) -> Text {
        let key = match (standing, &self.to) {
            (Standing::Pending, Some(_)) if self.rematch_of.is_some() => "challenge-rematch",
            (Standing::Pending, Some(_)) => "challenge-named",
            (Standing::Pending, None) => "challenge-open",
            (Standing::Accepted, _) => "challenge-accepted",
            (Standing::Declined, _) => "challenge-declined",
            (Standing::Withdrawn, _) => "challenge-withdrawn",
            (Standing::Expired, _) => "challenge-expired",
        };
        let pace = Text::new(match self.pace {
            crate::Pace::Live => "challenge-pace-live",
            crate::Pace::Correspondence => "challenge-pace-correspondence",
        });
        Text::new(key)
            .raw("from", called(voice, &self.from.name))
            .raw("to", called(voice, self.to.as_ref().map_or("", |to| &*to.name)))
            .text("game", Text::new(format!("game-{}", self.game)))
            .text("pace", pace)
    }
}
