//! Own decks in matches: in the options of a challenge, and on the page of choices.

use std::sync::Arc;

use duelhall_engine::ai::Level;
use duelhall_engine::decks::{code, read_code};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::kit::{Options, Seat, Text};

use super::DeckId;
use super::find::{Found, Whose, told_of};
use super::page::told;
use crate::asker::Asker;
use crate::campaign::MissionId;
use crate::challenge::Wish;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::{Opponent, PersonId, Reply};

/// A deck that a person can bring to a match.
pub(crate) struct Brought {
    pub(crate) id: DeckId,
    pub(crate) name: String,
    /// The value of the seat's option: the code of the deck, so that the match keeps its cards if the deck changes.
    pub(crate) value: String,
}

/// The seat whose option this is.
fn seat_of(game: GameId, key: &str) -> Option<Seat> {
    (0..game.seats()).map(Seat).find(|seat| game.seat_option(*seat).is_some_and(|option| option.key == key))
}

/// The deck whose code is this value of a seat's option, if it belongs to this game.
pub(crate) fn coded(game: GameId, value: &str) -> Option<Deck> {
    read_code(value).ok().filter(|(of, _)| *of == game.set()).map(|(_, deck)| deck)
}

/// Whether a value of an option is the code of a deck.
pub(crate) fn is_coded(game: GameId, key: &str, value: &str) -> bool {
    seat_of(game, key).is_some() && coded(game, value).is_some()
}

/// What to say of a value of an option that is the damaged code of a deck.
pub(crate) fn bad_code(game: GameId, key: &str, value: &str) -> Option<Text> {
    let wrong = read_code(value).err().filter(|_| seat_of(game, key).is_some())?;
    told_of(wrong).map(Text::new)
}

/// Whether decks are built of boosters where these options hold, so that none can be named.
fn builds_decks(game: GameId, options: &Options) -> bool {
    !game.formats().is_empty() && game.brings(options, Seat::FIRST).is_empty()
}

impl Inner {
    /// Begins a duel of the asker with a computer player, as `/duel ai` does, with a deck of theirs or a ready one.
    pub(crate) async fn duel_deck(self: &Arc<Self>, asker: &Asker<'_>, id: DeckId) -> Result<Reply, Trouble> {
        let found = self.deck_with_id(asker, id).await?;
        let key = found.game.seat_option(Seat::FIRST).map(|option| option.key.to_owned());
        let options: Options = key.map(|key| (key, found.value())).into_iter().collect();
        let opponent = Opponent::Ai(Level::default());
        self.wish(asker, Wish { opponent: &opponent, game: Some(found.game), options: &options, pace: None }).await
    }

    /// The game meant if none is named: the place's game, or that of a deck in the options.
    pub(crate) async fn game_meant(&self, asker: &Asker<'_>, options: &Options) -> Result<GameId, Trouble> {
        let usual = asker.place.game();
        for (key, value) in options {
            if crate::settings::of_option(usual, key).is_some_and(|spec| spec.allows(value)) {
                continue;
            }
            let found = self.find_deck(&asker.request.who.id, value).await?.map(|found| found.game);
            let game = found.or_else(|| read_code(value).ok().map(|(game, _)| game));
            if let Some(game) = game.filter(|game| usual.set() != *game && seat_of(*game, key).is_some()) {
                return Ok(game);
            }
        }
        Ok(usual)
    }

    /// The options with codes in place of the named decks. Ready decks and chance stay as they are. In a duel `between` people
    /// a deck may hold only cards that its player owns.
    pub(crate) async fn with_decks(
        &self,
        asker: &Asker<'_>,
        game: GameId,
        options: &Options,
        between: bool,
    ) -> Result<Options, Trouble> {
        let mut made = options.clone();
        for (key, value) in options {
            let Some(seat) = seat_of(game, key) else { continue };
            if builds_decks(game, options) {
                return Trouble::refuse("no-deck-built-here");
            }
            if crate::settings::of_option(game, key).is_some_and(|spec| spec.allows(value)) {
                continue;
            }
            let found = match self.find_deck(&asker.request.who.id, value).await? {
                Some(found) if found.game == game.set() => found,
                Some(_) => return Trouble::refuse("no-deck-game"),
                None => match read_code(value) {
                    Ok((of, deck)) if of == game.set() => Found { game: of, deck, whose: Whose::Shared },
                    Ok(_) => return Trouble::refuse("no-deck-game"),
                    // The code that knows the options says which values are possible.
                    Err(_) => continue,
                },
            };
            may_bring(asker, game, options, seat, &found)?;
            if between {
                let mut house = asker.place.options(game);
                house.extend(options.clone());
                self.may_own(asker, game, &house, &found).await?;
            }
            made.insert(
                key.clone(),
                match &found.whose {
                    // A ready deck named in some language.
                    Whose::Ready(_, id) => id.clone(),
                    Whose::Own(..) | Whose::Shared => code(game, &found.deck),
                },
            );
        }
        Ok(made)
    }

    /// The decks of a person that a seat can bring to a match with these options.
    pub(crate) async fn decks_for(
        &self,
        owner: &PersonId,
        game: GameId,
        options: &Options,
        seat: Seat,
    ) -> Result<Vec<Brought>, Trouble> {
        if game.seat_option(seat).is_none() || game.card_numbers().is_empty() {
            return Ok(Vec::new());
        }
        let (own, owned) = (self.own_decks(owner).await?.into_iter(), self.owned_for(owner, game, options).await?);
        let fitting = own.filter(|own| own.game == game.set() && game.deck_fits(options, seat, &own.deck).is_empty());
        let fitting = fitting.filter(|own| owned.owns(&own.deck));
        Ok(fitting.map(|own| Brought { id: own.id, value: code(game, &own.deck), name: own.name }).collect())
    }

    /// The value of a seat's option for one's own deck. The options are those of the match: the rules of its own house count,
    /// wherever the asker is.
    pub(crate) async fn deck_value(
        &self,
        asker: &Asker<'_>,
        game: GameId,
        options: &Options,
        seat: Seat,
        id: DeckId,
    ) -> Result<String, Trouble> {
        let Some(own) = self.own_deck(&asker.request.who.id, id).await? else { return Trouble::refuse("no-deck-id") };
        let found = Found::own(own);
        if found.game != game.set() {
            return Trouble::refuse("no-deck-game");
        }
        may_bring(asker, game, options, seat, &found)?;
        self.may_own(asker, game, options, &found).await?;
        Ok(code(game, &found.deck))
    }

    /// Refuses a deck with cards that its player does not own, in a match with these options (W-13). Ready decks are open to
    /// everybody.
    async fn may_own(&self, asker: &Asker<'_>, game: GameId, house: &Options, found: &Found) -> Result<(), Trouble> {
        if matches!(found.whose, Whose::Ready(..)) {
            return Ok(());
        }
        let owned = self.owned_for(&asker.request.who.id, game, house).await?;
        let refused = owned.refuses(&asker.voice, game, &found.deck, found.name(&asker.voice));
        refused.map_or(Ok(()), |text| Err(Trouble::Refused(text)))
    }

    /// The decks of a game with which a person can play a mission, by name: the ready decks of these ids, then their own
    /// with cards that they own.
    pub(crate) async fn playable_decks(
        &self,
        asker: &Asker<'_>,
        game: GameId,
        ready: &[&str],
    ) -> Result<Vec<(DeckId, String)>, Trouble> {
        let all = self.all_decks(asker).await?;
        let owned = self.owned_cards(&asker.request.who.id, game).await?;
        let place = |found: &Found| match &found.whose {
            Whose::Ready(_, id) => ready.iter().position(|ready| ready == id),
            Whose::Own(..) => (found.faults().is_empty() && owned.owns(&found.deck)).then_some(usize::MAX),
            Whose::Shared => None,
        };
        let fits = all.iter().filter(|found| found.game == game.set());
        let mut fits: Vec<(usize, &Found)> = fits.filter_map(|found| Some((place(found)?, found))).collect();
        fits.sort_by_key(|(place, _)| *place);
        Ok(fits.into_iter().filter_map(|(_, found)| Some((found.id()?, found.name(&asker.voice)))).collect())
    }

    /// The value of the option of the first seat for a deck with which a mission is played.
    pub(crate) async fn mission_deck(
        &self,
        asker: &Asker<'_>,
        of: MissionId,
        options: &Options,
        id: DeckId,
    ) -> Result<String, Trouble> {
        let found = self.deck_with_id(asker, id).await?;
        if found.game != of.game.set() {
            return Trouble::refuse("no-deck-game");
        }
        may_bring(asker, of.game, options, Seat::FIRST, &found)?;
        let owned = self.owned_cards(&asker.request.who.id, of.game).await?;
        // A ready deck of a nation that is not open yet is refused too: its cards are still to be won.
        if let Some(text) = owned.refuses(&asker.voice, of.game, &found.deck, found.name(&asker.voice)) {
            return Err(Trouble::Refused(text));
        }
        Ok(match &found.whose {
            Whose::Ready(_, id) => id.clone(),
            Whose::Own(..) | Whose::Shared => code(of.game, &found.deck),
        })
    }
}

/// Refuses a deck that cannot be played here, and says why in words.
fn may_bring(asker: &Asker<'_>, game: GameId, options: &Options, seat: Seat, found: &Found) -> Result<(), Trouble> {
    let faults = game.deck_fits(options, seat, &found.deck);
    if faults.is_empty() {
        return Ok(());
    }
    let why = told(&asker.voice, &faults).join("\n");
    let text = Text::new("no-deck-fits").raw("name", found.name(&asker.voice)).raw("why", why);
    Err(Trouble::Refused(text))
}
