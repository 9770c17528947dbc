//! Pings: short messages that say whose turn it is. The edit of an old message notifies nobody.

use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;

use super::{list, show_hand, title, told};
use crate::duel::Duel;
use crate::inner::Inner;
use crate::voice::{Voice, span};
use crate::{HallError, Mention, Message, PlaceId};

impl Inner {
    /// The ping of a match in one of its places; `None` when nobody there has to be pinged.
    pub(super) async fn ping(
        &self,
        duel: &Duel,
        place: &PlaceId,
        lang: Option<Lang>,
    ) -> Result<Option<Message>, HallError> {
        let meta = &duel.meta;
        let place = meta.seen_from(place);
        if !self.place_settings(place).await?.pings() {
            return Ok(None);
        }
        let voice = self.public_voice(meta, place, lang).await?;
        // A person who waited for any opponent is told at once that the duel begins. The person who began it knows.
        let begun = meta.pressed.filter(|_| duel.game.revision() == 0 && !duel.is_nudged());
        let called = duel.pinged().iter().filter(|seat| Some(*seat) != begun);
        let mentions = self.mentions(duel, place, called, &voice.names).await;
        let names: Vec<String> = mentions.iter().map(|mention| mention.name.clone()).collect();
        let text = match &names[..] {
            [] => return Ok(None),
            all if begun.is_some() => Text::new("ping-begun").raw("who", list(&voice, all)),
            [one] => Text::new("ping").raw("who", one),
            [a, b] => Text::new("ping-both").raw("a", a).raw("b", b),
            all => Text::new("ping").raw("who", list(&voice, all)),
        };
        let mut text = voice.say(&text);
        let mut untimed = String::new();
        let late = meta.timer.filter(|timer| timer.nudged && timer.until > self.now());
        if let Some(timer) = late {
            let left = span(timer.until.since(self.now()));
            let hurry = voice.say(&Text::new("ping-hurry").text("left", left));
            untimed = format!("{text} {}\n{}", voice.plain("ping-hurry-untimed"), title(&voice, duel));
            text = format!("{text} {hurry}");
        }
        let (hurry, begun) = (late.is_some(), begun.is_some());
        if hurry || begun {
            text = format!("{text}\n{}", title(&voice, duel));
        }
        let (deadline, buttons) = (meta.timer.map(|timer| timer.until), show_hand(&voice, duel.id));
        Ok(Some(Message { text, deadline, buttons, mentions, hurry, untimed, begun, ..Message::default() }))
    }

    /// The people whom the board of a match calls: all, if the clock has just ended it, because they may look elsewhere.
    pub(super) async fn called_by_board(
        &self,
        duel: &Duel,
        place: &PlaceId,
        voice: &Voice,
    ) -> Result<Vec<Mention>, HallError> {
        let place = duel.meta.seen_from(place);
        let by_clock = duel.outcome().is_some() && told::by_clock(duel).is_some();
        if !by_clock || !self.place_settings(place).await?.pings() {
            return Ok(Vec::new());
        }
        Ok(self.mentions(duel, place, duel.meta.people().iter(), &voice.names).await)
    }

    /// Those of these players who are called in a place, and want to be.
    async fn mentions(
        &self,
        duel: &Duel,
        place: &PlaceId,
        seats: impl Iterator<Item = Seat>,
        names: &[String],
    ) -> Vec<Mention> {
        let mut mentions = Vec::new();
        for seat in seats.filter(|seat| duel.meta.place_of(*seat) == place) {
            let person = &duel.meta.chairs[seat.index()].id;
            let settings = self.person_settings(person).await.map_err(|error| {
                tracing::error!(id = %duel.id, %seat, %error, "a player is not pinged, because their settings cannot be read");
            });
            if settings.is_ok_and(|settings| settings.pings()) {
                mentions.push(Mention { id: person.clone(), name: names[seat.index()].clone() });
            }
        }
        mentions
    }
}
