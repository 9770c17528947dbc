//! Pings: short messages that say whose turn it is. The edit of an old message notifies nobody.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use super::{list, show_hand, title};
use crate::duel::Duel;
use crate::inner::Inner;
use crate::voice::span;
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
        let mut mentions = Vec::new();
        let mut names = Vec::new();
        let voice = self.public_voice(meta, place, lang).await?;
        // A person who waited for any opponent is told at once that the duel begins. The person who began it knows.
        let begun = meta.pressed.filter(|_| duel.game.revision() == 0 && !duel.is_nudged());
        let called = duel.pinged().iter().filter(|seat| Some(*seat) != begun);
        for seat in called.filter(|seat| meta.place_of(*seat) == place) {
            let person = &meta.chairs[seat.index()].id;
            let settings = self.person_settings(person).await.map_err(|error| {
                tracing::error!(id = %duel.id, %seat, %error, "a player is not pinged, because their settings cannot be read");
            });
            if settings.is_ok_and(|settings| settings.pings()) {
                let name = voice.names[seat.index()].clone();
                mentions.push(Mention { id: person.clone(), name: name.clone() });
                names.push(name);
            }
        }
        let text = match &names[..] {
            [] => return Ok(None),
            all if begun.is_some() => Text::new("ping-begun").raw("who", list(&voice, all)),
            [one] => Text::new("ping").raw("who", one),
            [a, b] => Text::new("ping-both").raw("a", a).raw("b", b),
            all => Text::new("ping").raw("who", list(&voice, all)),
        };
        let mut text = voice.say(&text);
        let late = meta.timer.filter(|timer| timer.nudged && timer.until > self.now());
        if let Some(timer) = late {
            let left = span(timer.until.since(self.now()));
            let hurry = voice.say(&Text::new("ping-hurry").text("left", left));
            text = format!("{text} {hurry}");
        }
        let (hurry, begun) = (late.is_some(), begun.is_some());
        if hurry || begun {
            text = format!("{text}\n{}", title(&voice, duel));
        }
        let (deadline, buttons) = (meta.timer.map(|timer| timer.until), show_hand(&voice, duel.id));
        Ok(Some(Message { text, deadline, buttons, mentions, hurry, begun, ..Message::default() }))
    }
}
