//! Puts messages of the hall, with their pictures, into the form of Telegram.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_hall::{Clock, Message};
use tokio::sync::Semaphore;

use super::outgoing::Outgoing;
use crate::chat::Turned;
use crate::studio::Studio;

/// Makes outgoing messages.
pub(crate) struct Converter {
    studio: Studio,
    clock: Arc<dyn Clock>,
    /// The language of what has none.
    language: Lang,
    background: Semaphore,
}

impl Converter {
    /// Draws in a studio, and shows the time that is left by a clock.
    pub(crate) fn new(studio: Studio, clock: Arc<dyn Clock>, language: Lang) -> Self {
        Self { studio, clock, language, background: Semaphore::new(1) }
    }

    /// Converts a message for somebody who waits for it.
    pub(crate) async fn of(&self, message: &Message, at: Turned, lang: Lang) -> Outgoing {
        Outgoing::of(message, &self.studio, at, lang, self.clock.now()).await
    }

    /// Converts a message for which nobody waits, one at a time, so that the studio stays free for answers.
    pub(crate) async fn of_public(&self, message: &Message, lang: Lang) -> Outgoing {
        let _turn = self.background.acquire().await;
        self.of(message, Turned::default(), lang).await
    }

    /// The language of a message with a picture.
    pub(crate) fn lang_of(&self, message: &Message) -> Lang {
        message.picture.as_ref().map_or(self.language, |picture| picture.lang)
    }
}
