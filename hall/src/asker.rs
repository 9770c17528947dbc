//! The person who asks, with everything that decides how they are answered.

use duelhall_engine::text::Lang;
use duelhall_store::StoreError;

use crate::inner::Inner;
use crate::settings::{PersonSettings, PlaceSettings};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Message, PersonId, PlaceId, Reply, Request};

/// A request with the settings of its person and its place.
pub(crate) struct Asker<'a> {
    pub(crate) request: &'a Request,
    pub(crate) person: PersonSettings,
    pub(crate) place: PlaceSettings,
    /// The asker's language: their setting, else their client's, else the place's.
    pub(crate) voice: Voice,
}

impl Asker<'_> {
    /// Answers with a page that belongs to no slot.
    #[expect(clippy::unused_self, reason = "every answer goes through the asker")]
    pub(crate) fn page(&self, message: Message) -> Reply {
        Reply { message: Some(message), ..Reply::default() }
    }

    /// The name by which the reader knows somebody, also if they have no name.
    pub(crate) fn called(&self, name: &str) -> String {
        crate::say::called(&self.voice, name)
    }

    /// Answers with a short line.
    pub(crate) fn toast(&self, text: &duelhall_engine::kit::Text) -> Reply {
        Reply { toast: Some(self.voice.say(text)), ..Reply::default() }
    }
}

impl Inner {
    pub(crate) async fn asker<'a>(&self, request: &'a Request) -> Result<Asker<'a>, Trouble> {
        self.hints.learn(request.who.id.as_str(), request.who.lang);
        self.learn_place(&request.place, request.place_lang).await?;
        let person = self.person_settings(&request.who.id).await?;
        let place = self.place_settings(&request.place).await?;
        let public = self.public_lang(&place, &request.place, request.place_lang).await?;
        let lang = person.lang().or(request.who.lang).unwrap_or(public);
        let voice = Voice::new(self.words_at(&request.place), lang);
        Ok(Asker { request, person, place, voice })
    }

    /// The language of public messages in a place: its setting, else the platform's, else the host's.
    pub(crate) async fn public_lang(
        &self,
        settings: &PlaceSettings,
        place: &PlaceId,
        hint: Option<Lang>,
    ) -> Result<Lang, StoreError> {
        let chosen = match settings.lang() {
            Some(lang) => Some(lang),
            None => self.heard(place).await?,
        };
        Ok(chosen.or(hint).unwrap_or(self.config.language))
    }

    /// The language of messages for one person.
    pub(crate) fn private_lang(
        &self,
        settings: &PersonSettings,
        person: &PersonId,
        hint: Option<Lang>,
        public: Lang,
    ) -> Lang {
        let heard = || self.hints.get(person.as_str());
        settings.lang().or_else(heard).or(hint).unwrap_or(public)
    }

    /// The language of an answer when not even the settings can be read.
    pub(crate) fn plain_voice(&self, request: &Request) -> Voice {
        let lang = request.who.lang.or(request.place_lang).unwrap_or(self.config.language);
        Voice::new(self.words_at(&request.place), lang)
    }
}
