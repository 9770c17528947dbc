//! A person's own decks as a page offers them before a duel, with those that cannot be played and the reason.

use duelhall_engine::kit::{Options, Seat, Text};
use duelhall_engine::text::Lang;

use super::stored::OwnDeck;
use crate::hall::Hall;
use crate::voice::Voice;
use crate::{HallError, Mode, PersonId, PlaceId};

/// A deck of a person for a duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnChoice {
    /// The word to type or send, without spaces.
    pub value: String,
    /// Against the computer.
    pub alone: Offer,
    /// Against another person.
    pub between: Offer,
}

/// A deck in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The name; if the deck cannot be played, the reason too.
    pub label: String,
    /// Whether it can be played.
    pub plays: bool,
}

impl Hall {
    /// Returns the decks of a person for a game in a format, by the house rules of a place.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn own_choices(
        &self,
        who: &PersonId,
        place: &PlaceId,
        lang: Lang,
        mode: &Mode,
    ) -> Result<Vec<OwnChoice>, HallError> {
        let Mode { game, format, .. } = *mode;
        let inner = &self.inner;
        let mut options: Options = inner.place_settings(place).await?.options(game);
        options.extend(format.map(|format| ("format".to_owned(), format.to_owned())));
        let (voice, owned) = (Voice::new(inner.words.clone(), lang), inner.owned_for(who, game, &options).await?);
        let offer = |own: &OwnDeck, key: &str| Offer {
            label: voice.say(&Text::new(key).raw("name", own.name.clone())),
            plays: key == "deck-mine",
        };
        let choice = |own: &OwnDeck| {
            let fits = game.deck_fits(&options, Seat::FIRST, &own.deck).is_empty();
            let (alone, between) = match (fits, owned.owns(&own.deck)) {
                (false, _) => ("deck-mine-faults", "deck-mine-faults"),
                (true, true) => ("deck-mine", "deck-mine"),
                (true, false) => ("deck-mine", "deck-mine-alone"),
            };
            OwnChoice { value: own.word(), alone: offer(own, alone), between: offer(own, between) }
        };
        let own = inner.own_decks(who).await?;
        Ok(own.iter().filter(|own| own.game == game.set()).map(choice).collect())
    }
}
