//! The cards that a person may put into a deck (W-07, W-13).

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::kit::campaign::{ALL, Campaign, DECK_CARDS};
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::kit::{Arg, Options};
use duelhall_store::StoreError;

use super::stored::Progress;
use crate::PersonId;
use crate::inner::Inner;
use crate::voice::Voice;

/// Cards that are named one by one when a deck holds too many.
const NAMED: usize = 4;

/// The cards of a game that a person may put into a deck.
pub(crate) struct Owned(Option<(Progress, &'static Campaign)>);

impl Owned {
    /// The most of a card that the person may put into a deck; `None` without a limit of what they own.
    pub(crate) fn most(&self, card: &str) -> Option<u8> {
        let (progress, campaign) = self.0.as_ref()?;
        if campaign.free.iter().any(|free| free == card) { None } else { Some(progress.owned(campaign, card)) }
    }

    /// Whether what the person owns is a limit at all.
    pub(crate) const fn is_limited(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the person owns every card of a deck.
    pub(crate) fn owns(&self, deck: &Deck) -> bool {
        self.missing(deck).is_empty()
    }

    /// The cards of a deck that the person does not own so often: each with how many it holds, and how many they own.
    fn missing<'a>(&self, deck: &'a Deck) -> Vec<(&'a str, u8, u8)> {
        let held = deck.cards.iter().filter_map(|(card, copies)| Some((card.as_str(), *copies, self.most(card)?)));
        held.filter(|(_, copies, owned)| copies > owned).collect()
    }

    /// What to say of a deck with cards that the person does not own; `None` if they own all of them.
    pub(crate) fn refuses(&self, voice: &Voice, game: GameId, deck: &Deck, name: String) -> Option<Text> {
        let missing = self.missing(deck);
        if missing.is_empty() {
            return None;
        }
        let card = |(card, copies, owned): &(&str, u8, u8)| {
            let card = Arg::Card(game.set().name().to_owned(), (*card).to_owned());
            voice.say(&Text::new("owned-card").with("card", card).num("n", *copies).num("owned", *owned))
        };
        let list: Vec<String> = missing.iter().take(NAMED).map(card).collect();
        let more = missing.len().saturating_sub(NAMED) as i64;
        Some(Text::new("no-deck-owned").raw("name", name).raw("list", list.join(", ")).num("more", more))
    }
}

impl Inner {
    /// The cards of a game that a person may put into a deck: all of them, if the game has no collection.
    pub(crate) async fn owned_cards(&self, who: &PersonId, game: GameId) -> Result<Owned, StoreError> {
        let Some(campaign) = game.campaign() else { return Ok(Owned(None)) };
        Ok(Owned(Some((self.progress(who, game).await?, campaign))))
    }

    /// The same for a duel between people with these options: a house rule can allow all cards (W-13).
    pub(crate) async fn owned_for(&self, who: &PersonId, game: GameId, options: &Options) -> Result<Owned, StoreError> {
        let all = options.get(DECK_CARDS).is_some_and(|cards| cards == ALL);
        if all { Ok(Owned(None)) } else { self.owned_cards(who, game).await }
    }
}
