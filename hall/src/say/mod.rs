//! Composes the newest message of each slot from the stored match.

mod board;
mod buttons;
mod desk;
mod entries;
mod hand;
mod more;
mod names;
mod ping;
mod stand;
mod text;
mod told;

use std::sync::Arc;

use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Seat, Text, Viewer};
use duelhall_engine::text::Lang;

use crate::duel::Duel;
use crate::inner::Inner;
use crate::meta::Meta;
use crate::voice::Voice;
use crate::{Audience, HallError, Message, PersonId, Picture, PlaceId, Sight, Slot, Subject, words};

pub(crate) use board::{board, covered, fair};
pub(crate) use buttons::{
    LONGEST_ALT, as_shown, button, cut, cut_alt, is_one_of_several, labelled, short_label, show_hand,
};
pub(crate) use entries::fullest;
pub use entries::whole_entries;
pub(crate) use hand::hand;
pub(crate) use more::more;
pub(crate) use names::{called, enumerated, list, numbered};
pub(crate) use text::full;
pub(crate) use told::{decided, done, done_alone};

/// The voice with the players' names. The names of computer players are in its language.
pub(crate) fn named(voice: &Voice, meta: &Meta) -> Voice {
    let levels: Vec<_> = meta.chairs.iter().map(crate::meta::Chair::level).collect();
    let computers = numbered(voice, &levels).into_iter().zip(&meta.chairs);
    let mut named = voice.clone();
    named.names = computers.map(|(name, chair)| name.unwrap_or_else(|| called(voice, &chair.name))).collect();
    named.mark = mark(meta);
    named
}

/// A number that follows from the names of the people of a match alone: each language has its own for computer players.
fn mark(meta: &Meta) -> u32 {
    let people = meta.chairs.iter().filter(|chair| chair.level().is_none());
    people.flat_map(|chair| chair.name.chars()).fold(0, |sum, letter| sum.wrapping_add(letter.into()))
}

/// The picture of a table as its viewer may see it: a player's hand, or the board for everybody.
fn picture(voice: &Voice, table: AnyTable, viewer: Viewer, theme: &str) -> Picture {
    let Viewer::Seat(_) = viewer else { return board_picture(voice, table, theme) };
    let lines = words::hand(voice, &table);
    let (alt, subject) = (words::alt(voice, &lines), Subject::Hand(table));
    let names = voice.names.clone();
    Picture { subject, names, mark: voice.mark, lang: voice.lang, theme: theme.to_owned(), alt, lines }
}

/// The picture of the board. A player's own side is where that player sits.
fn board_picture(voice: &Voice, table: AnyTable, theme: &str) -> Picture {
    let lines = words::brief(voice, &table);
    let (alt, subject) = (words::alt(voice, &lines), Subject::Board(table));
    let names = voice.names.clone();
    Picture { subject, names, mark: voice.mark, lang: voice.lang, theme: theme.to_owned(), alt, lines }
}

/// The cards on the board in words, with the text of each that the player knows.
fn sights(voice: &Voice, duel: &Duel, seat: Seat) -> Vec<Sight> {
    let Some(table) = duel.game.table(Viewer::Seat(seat)) else { return Vec::new() };
    let open = words::sights(voice, &table).into_iter().filter(words::Sighted::is_on_board).map(|seen| {
        let words = format!("{}\n{}", seen.words, words::card_line(voice, &seen.card));
        Sight { number: seen.number, card: Some(seen.id), words }
    });
    let covered = words::covered(voice, &table).into_iter();
    open.chain(covered.map(|(number, words)| Sight { number: Some(number), card: None, words })).collect()
}

/// The title: the game and the players.
pub(crate) fn title(voice: &Voice, duel: &Duel) -> String {
    let game = words::game_of(duel.game.game(), &duel.meta.options);
    if duel.game.seats() == 2 {
        return voice
            .say(&Text::new("duel-title").text("game", game).player("a", Seat::FIRST).player("b", Seat::SECOND));
    }
    let seating = duel.game.game().seating(&duel.meta.options).unwrap_or_default();
    let mut teams = seating.clone();
    teams.sort_unstable();
    teams.dedup();
    let side = |team: &u8| {
        let mates = seating.iter().zip(&voice.names).filter(|(of, _)| *of == team);
        enumerated(voice, &mates.map(|(_, name)| name.clone()).collect::<Vec<_>>())
    };
    let sides = names::opposed(voice, &teams.iter().map(side).collect::<Vec<_>>());
    voice.say(&Text::new("duel-title-many").text("game", game).raw("who", sides))
}

impl Inner {
    /// The newest message of a slot; `None` when there is nothing to show.
    ///
    /// With a `lang` a place reads it in that language, and not in its own.
    pub(crate) async fn message(
        &self,
        audience: &Audience,
        slot: Slot,
        lang: Option<Lang>,
    ) -> Result<Option<Message>, HallError> {
        match (audience, slot) {
            (Audience::Place(place), Slot::Challenge(id)) => self.challenge_message(id, place, lang).await,
            (Audience::Person(person, place), Slot::Challenge(id)) => {
                let (lang, _) = self.reader(person, place, None).await?;
                self.challenge_message(id, place, Some(lang)).await
            }
            (_, Slot::Board(id) | Slot::Hand(id) | Slot::Ping(id)) => {
                self.match_message(audience, slot, id, lang).await
            }
        }
    }

    async fn match_message(
        &self,
        audience: &Audience,
        slot: Slot,
        id: duelhall_store::MatchId,
        lang: Option<Lang>,
    ) -> Result<Option<Message>, HallError> {
        let visit = match self.duels.enter(&*self.store, id).await {
            Err(HallError::Aside(_)) => return self.aside_message(audience, slot).await,
            visit => visit?,
        };
        let Some(visit) = visit else { return Ok(None) };
        let duel = visit.duel();
        match (audience, slot) {
            (Audience::Place(place), Slot::Board(_)) => {
                let voice = self.public_voice(&duel.meta, place, lang).await?;
                let open = self.is_open(duel, place).await?;
                let mentions = self.called_by_board(duel, place, &voice).await?;
                let shown = if open { board(&voice, duel, "default") } else { covered(&voice, duel) };
                Ok(Some(Message { mentions, ..shown }))
            }
            (Audience::Person(person, place), Slot::Board(_)) => {
                let (lang, theme) = self.reader(person, place, hint(&duel.meta, person)).await?;
                let voice = named(&Voice::new(Arc::clone(&self.words), lang), &duel.meta);
                if let Some(seat) = duel.seat_of(person) {
                    let table = duel.game.table(Viewer::Seat(seat));
                    let picture = table.map(|table| board_picture(&voice, table, &theme));
                    let sights = sights(&voice, duel, seat);
                    return Ok(Some(Message { picture, sights, ..board(&voice, duel, &theme) }));
                }
                let open = self.is_open(duel, place).await?;
                Ok(Some(if open { board(&voice, duel, &theme) } else { covered(&voice, duel) }))
            }
            (Audience::Person(person, place), Slot::Hand(_)) => {
                let Some(seat) = duel.seat_of(person) else { return Ok(None) };
                let (lang, theme) = self.reader(person, place, hint(&duel.meta, person)).await?;
                let voice = Voice::new(Arc::clone(&self.words), lang);
                let beside = self.plays_several(person).await?;
                Ok(Some(hand(&voice, duel, seat, &theme, self.now(), beside)))
            }
            (Audience::Place(place), Slot::Ping(_)) => self.ping(duel, place, lang).await,
            (_, Slot::Hand(_) | Slot::Ping(_) | Slot::Challenge(_)) => Ok(None),
        }
    }

    /// Whether people who do not play may look at a match from a place.
    pub(crate) async fn is_open(&self, duel: &Duel, place: &PlaceId) -> Result<bool, HallError> {
        let wanted = self.place_settings(duel.meta.seen_from(place)).await?.spectators();
        Ok(wanted || duel.outcome().is_some())
    }

    /// The voice for everybody in one of the places of a match, unless another language is asked for.
    async fn public_voice(&self, meta: &Meta, place: &PlaceId, lang: Option<Lang>) -> Result<Voice, HallError> {
        let place = meta.seen_from(place);
        let settings = self.place_settings(place).await?;
        let lang = match lang {
            Some(lang) => lang,
            None => self.public_lang(&settings, place, meta.lang_of(place)).await?,
        };
        Ok(named(&Voice::new(Arc::clone(&self.words), lang), meta))
    }

    /// The language and the theme of a reader.
    pub(crate) async fn reader(
        &self,
        person: &PersonId,
        place: &PlaceId,
        hint: Option<Lang>,
    ) -> Result<(Lang, String), HallError> {
        let settings = self.person_settings(person).await?;
        let place_settings = self.place_settings(place).await?;
        let public = self.public_lang(&place_settings, place, None).await?;
        Ok((self.private_lang(&settings, person, hint, public), settings.theme()))
    }
}

/// The language of a person's client when they sat down.
fn hint(meta: &Meta, person: &PersonId) -> Option<Lang> {
    meta.chairs.iter().find(|chair| chair.id == *person).and_then(|chair| chair.lang)
}
