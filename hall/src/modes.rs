//! What can be played, for a page on which people choose before a duel.

use std::sync::Arc;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Options, Seat, Text, Values};
use duelhall_engine::text::Lang;

use crate::hall::Hall;
use crate::voice::Voice;
use crate::words;

/// A game, in one of its formats if it has formats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mode {
    /// The game.
    pub game: GameId,
    /// The format, as the value of the option `format`.
    pub format: Option<&'static str>,
    /// The name for people.
    pub name: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The key of the first seat's deck; `None` if nothing can be chosen.
    pub deck_key: Option<&'static str>,
    /// The ready decks of the first seat: each a value and its name.
    pub decks: Vec<(String, String)>,
    /// The tables for more than two: each the words of its options, such as `seats:4 teams:two`, and its name.
    pub tables: Vec<(String, String)>,
}

impl Hall {
    /// Returns the nations of all campaigns by their ids, named in a language.
    #[must_use]
    pub fn nations(&self, lang: Lang) -> Vec<(String, String)> {
        let voice = Voice::new(Arc::clone(&self.inner.words), lang);
        let campaigns = GameId::with_campaign().filter_map(GameId::campaign);
        campaigns.flat_map(|all| &all.nations).map(|nation| (nation.id.clone(), voice.say(&nation.name))).collect()
    }

    /// Returns everything that two can play, in the order in which people see the games.
    #[must_use]
    pub fn modes(&self, lang: Lang) -> Vec<Mode> {
        let voice = Voice::new(Arc::clone(&self.inner.words), lang);
        let formats = |game: &'static GameId| {
            let formats = game.formats();
            let plain = formats.is_empty().then_some(None);
            plain.into_iter().chain(formats.into_iter().map(Some)).map(move |format| (*game, format))
        };
        GameId::all().iter().flat_map(formats).map(|(game, format)| mode(&voice, game, format)).collect()
    }
}

fn mode(voice: &Voice, game: GameId, format: Option<&'static str>) -> Mode {
    let options: Options = format.map(|format| ("format".to_owned(), format.to_owned())).into_iter().collect();
    let brings = game.brings(&options, Seat::FIRST);
    let decks: Vec<_> = brings.into_iter().map(|(value, name)| (value, voice.say(&name))).collect();
    let key = game.seat_option(Seat::FIRST).map(|option| option.key);
    Mode {
        game,
        format,
        name: voice.say(&words::game_of(game, &options)),
        about: match format {
            Some(format) => voice.plain(&format!("about-format-{format}")),
            None => voice.plain(&format!("about-{}", game.name())),
        },
        deck_key: key.filter(|_| !decks.is_empty()),
        decks,
        tables: tables(voice, game, &options),
    }
}

/// How many can sit at a table of a game; `None` for a game for two.
pub(crate) fn most_seats(game: GameId) -> Option<i64> {
    match game.more_options().into_iter().find(|spec| spec.key == "seats")?.values {
        Values::Range(_, most) => Some(most),
        Values::OneOf(_) => None,
    }
}

/// The tables of more than two seats that a game allows, without teams and with two: the options of each as people type them, and
/// its name.
pub(crate) fn tables(voice: &Voice, game: GameId, options: &Options) -> Vec<(String, String)> {
    let Some(most) = most_seats(game) else { return Vec::new() };
    let sizes = (3..=most).flat_map(|seats| [(seats, false), (seats, true)]);
    // Two teams need as many seats each.
    let sizes = sizes.filter(|(seats, teams)| !teams || seats % 2 == 0);
    let table = |(seats, teams): (i64, bool)| {
        let mut options = options.clone();
        options.insert("seats".to_owned(), seats.to_string());
        if teams {
            options.insert("teams".to_owned(), "two".to_owned());
        }
        game.seating(&options).ok()?;
        let words = if teams { format!("seats:{seats} teams:two") } else { format!("seats:{seats}") };
        let key = if teams { "mode-teams" } else { "mode-seats" };
        Some((words, voice.say(&Text::new(key).num("count", seats).num("each", seats / 2))))
    };
    sizes.filter_map(table).collect()
}
