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
    /// Returns the decks of a person for each of these modes, by the house rules of a place.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn own_choices(
        &self,
        who: &PersonId,
        place: &PlaceId,
        lang: Lang,
        modes: &[Mode],
    ) -> Result<Vec<Vec<OwnChoice>>, HallError> {
        let inner = &self.inner;
        let (own, settings) = (inner.own_decks(who).await?, inner.place_settings(place).await?);
        let voice = Voice::new(inner.words.clone(), lang);
        let offer = |own: &OwnDeck, plays: bool, key: &str| Offer {
            label: voice.say(&Text::new(key).raw("name", own.name.clone())),
            plays,
        };
        let mut all = Vec::with_capacity(modes.len());
        for Mode { game, format, .. } in modes {
            let mut options: Options = settings.options(*game);
            options.extend(format.map(|format| ("format".to_owned(), format.to_owned())));
            let owned = inner.owned_for(who, *game, &options).await?;
            let choice = |own: &OwnDeck| {
                let plays = game.deck_fits(&options, Seat::FIRST, &own.deck).is_empty();
                let alone = offer(own, plays, if plays { "deck-mine" } else { "deck-mine-faults" });
                // In a duel between people, a deck holds only cards that its owner has.
                let between = match plays && !owned.owns(&own.deck) {
                    true => offer(own, false, "deck-mine-alone"),
                    false => alone.clone(),
                };
                OwnChoice { value: own.word(), alone, between }
            };
            all.push(own.iter().filter(|own| own.game == game.set()).map(choice).collect());
        }
        Ok(all)
    }
}
