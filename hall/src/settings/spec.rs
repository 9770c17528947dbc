//! The list of settings, with their values, defaults and names.

use std::sync::Arc;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{OptionSpec, Seat, Text, Values};

use crate::voice::Voice;
use crate::{Field, FieldValues, HallConfig};

/// One setting.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    pub(crate) key: String,
    values: Allowed,
    pub(crate) default: String,
    /// The start of the keys of its messages: `set-<key>`, or `option-<game>-<key>` for a game's own.
    words: String,
    /// The start of the keys of ready decks' names, for a game's own option: `deck-<set>`.
    decks: Option<String>,
    /// The game of which it is an option. Other games may have options with the same words.
    game: Option<GameId>,
}

/// The kind of values that a setting has.
#[derive(Clone, Debug)]
enum Allowed {
    /// A word of a list, or a number in a range.
    Values(Values),
    /// Ids of rooms.
    Rooms,
    /// Ids of groups.
    Groups,
}

/// The value for a random deck of a seat, which is drawn when the match begins.
pub(crate) const LOT: &str = "lot";

/// The most rooms or groups of one setting.
const MOST_IDS: usize = 25;

/// The longest id of a room or a group.
const LONGEST_ID: usize = 32;

/// Whether a text consists of ids with single spaces between them.
fn is_ids(value: &str) -> bool {
    let fine = |id: &str| !id.is_empty() && id.len() <= LONGEST_ID && id.bytes().all(|b| b.is_ascii_graphic());
    value.split(' ').all(fine) && value.split(' ').count() <= MOST_IDS
}

impl Spec {
    fn words(key: &str, words: &[&str], default: &str) -> Self {
        Self::new(key, Values::OneOf(words.iter().map(|&word| word.to_owned()).collect()), default)
    }

    fn number(key: &str, least: i64, most: i64, default: impl ToString) -> Self {
        Self::new(key, Values::Range(least, most), &default.to_string())
    }

    fn new(key: &str, values: Values, default: &str) -> Self {
        Self::allowing(key, Allowed::Values(values), default)
    }

    fn allowing(key: &str, values: Allowed, default: &str) -> Self {
        Self {
            key: key.to_owned(),
            values,
            default: default.to_owned(),
            words: format!("set-{key}"),
            decks: None,
            game: None,
        }
    }

    fn of_game(game: GameId, option: OptionSpec) -> Self {
        let OptionSpec { key, mut values, mut default } = option;
        if let Values::OneOf(values) = &mut values
            && (0..game.seats()).filter_map(|seat| game.seat_option(Seat(seat))).any(|option| option.key == key)
        {
            values.insert(0, LOT.to_owned());
            LOT.clone_into(&mut default);
        }
        let words = words_of(game, key);
        let decks = Some(format!("deck-{}", game.set()));
        Self { key: format!("{game}.{key}"), values: Allowed::Values(values), default, words, decks, game: Some(game) }
    }

    pub(crate) fn allows(&self, value: &str) -> bool {
        match &self.values {
            Allowed::Values(Values::OneOf(words)) => words.iter().any(|word| word == value),
            Allowed::Rooms | Allowed::Groups => is_ids(value) && value != super::change::DEFAULT,
            // Only our own spelling: a stored `007` would not be found in a form.
            Allowed::Values(Values::Range(least, most)) => {
                value.parse().is_ok_and(|number: i64| (*least..=*most).contains(&number) && number.to_string() == value)
            }
        }
    }

    pub(crate) fn name(&self, voice: &Voice) -> String {
        voice.plain(&self.words)
    }

    /// The name among the settings of a place. They have the options of every game, of which some have equal names.
    pub(crate) fn name_in_place(&self, voice: &Voice) -> String {
        let name = self.name(voice);
        let Some(game) = self.game else { return name };
        let key = if game.formats().is_empty() { "set-of-game" } else { "set-of-formats" };
        voice.say(&Text::new(key).raw("game", voice.plain(&format!("game-{}", game.set()))).raw("name", name))
    }

    /// A value in words.
    pub(crate) fn value(&self, voice: &Voice, value: &str) -> String {
        match self.values {
            Allowed::Values(Values::OneOf(_)) => {}
            Allowed::Values(Values::Range(..)) if value.is_empty() => return voice.plain("set-by-others"),
            Allowed::Values(Values::Range(..)) => return value.to_owned(),
            Allowed::Rooms | Allowed::Groups => {
                let count = value.split(' ').filter(|id| !id.is_empty()).count();
                return voice.say(&Text::new("set-chosen").num("count", count as i64));
            }
        }
        if let ("game", Ok(game)) = (&*self.key, value.parse()) {
            return voice.say(&crate::words::game(game));
        }
        let own = format!("{}-{value}", self.words);
        // The engine has the names of some values, such as ready decks.
        let shared = format!("{}-{value}", self.key.rsplit('.').next().unwrap_or_default());
        let deck = self.decks.iter().map(|decks| format!("{decks}-{value}"));
        [own, shared]
            .into_iter()
            .chain(deck)
            .find(|key| voice.has(key))
            .map_or_else(|| value.to_owned(), |key| voice.plain(&key))
    }

    /// The allowed values as a sentence.
    pub(crate) fn allowed(&self, voice: &Voice) -> Text {
        let name = self.name(voice);
        match &self.values {
            Allowed::Values(Values::OneOf(words)) => {
                let list = words.iter().map(|word| self.listed(voice, word)).collect::<Vec<_>>().join(", ");
                Text::new("no-value-word").raw("name", name).raw("list", list)
            }
            Allowed::Values(Values::Range(least, most)) => {
                Text::new("no-value-number").raw("name", name).num("least", *least).num("most", *most)
            }
            Allowed::Rooms | Allowed::Groups => {
                Text::new("no-value-ids").raw("name", name).num("most", MOST_IDS as i64)
            }
        }
    }

    fn listed(&self, voice: &Voice, word: &str) -> String {
        let said = self.value(voice, word);
        if said == word { said } else { format!("{word} ({said})") }
    }

    /// The spec as a part of a form.
    pub(crate) fn field(&self, voice: &Voice, value: &str) -> Field {
        let values = match &self.values {
            Allowed::Values(Values::OneOf(words)) => {
                FieldValues::OneOf(words.iter().map(|word| (word.clone(), self.value(voice, word))).collect())
            }
            Allowed::Values(Values::Range(least, most)) => FieldValues::Range(*least, *most),
            Allowed::Rooms => FieldValues::Rooms,
            Allowed::Groups => FieldValues::Groups,
        };
        Field {
            key: self.key.clone(),
            label: self.name(voice),
            value: value.to_owned(),
            shown: self.value(voice, value),
            values,
        }
    }
}

/// The start of the keys of an option's messages. A game in formats has the options of the game that is played there,
/// and its format.
fn words_of(game: GameId, key: &str) -> String {
    if key == "format" { "option-format".to_owned() } else { format!("option-{}-{key}", game.set()) }
}

const ON_OFF: &[&str] = &["on", "off"];

/// All settings of a hall, listed once: requests share the lists.
pub(crate) struct Specs {
    /// Settings of a person.
    pub(crate) person: Arc<[Spec]>,
    /// Settings of a place without rooms.
    place: Arc<[Spec]>,
    /// Settings of a house with rooms.
    house: Arc<[Spec]>,
}

impl Specs {
    pub(crate) fn new(config: &HallConfig) -> Self {
        Self { person: of_person().into(), place: of_place(config, false).into(), house: of_place(config, true).into() }
    }

    /// The settings of a place. A house with rooms also says in which rooms, and by whom, duels may be started.
    pub(crate) fn of_place(&self, has_rooms: bool) -> Arc<[Spec]> {
        Arc::clone(if has_rooms { &self.house } else { &self.place })
    }
}

fn of_place(config: &HallConfig, has_rooms: bool) -> Vec<Spec> {
    let games: Vec<&str> = GameId::all().iter().map(|game| game.name()).collect();
    let mut specs = vec![
        Spec::words("language", &["auto", "en", "ru"], "auto"),
        Spec::words("game", &games, games[0]),
        Spec::words("pace", &["live", "correspondence"], "live"),
        Spec::number("live-seconds", 15, 600, config.live.as_secs()),
        Spec::number("correspondence-hours", 1, 168, config.correspondence.as_secs() / 3_600),
        Spec::number("limit", 1, 500, 10),
        Spec::words("pings", ON_OFF, "on"),
        Spec::words("spectators", ON_OFF, "on"),
    ];
    if has_rooms {
        specs.extend([
            Spec::allowing("rooms", Allowed::Rooms, ""),
            Spec::allowing("groups", Allowed::Groups, ""),
            Spec::words("threads", ON_OFF, "off"),
        ]);
    }
    for game in GameId::all() {
        specs.extend(game.options().into_iter().map(|option| Spec::of_game(*game, option)));
    }
    specs
}

fn of_person() -> Vec<Spec> {
    vec![
        Spec::words("language", &["auto", "en", "ru"], "auto"),
        Spec::words("theme", &["default", "high-contrast", "large-text"], "default"),
        Spec::words("pings", ON_OFF, "on"),
    ]
}

/// The option of a match or of one of its seats as a spec; `None` when the game has no such option.
pub(crate) fn of_option(game: GameId, key: &str) -> Option<Spec> {
    let options = game.options().into_iter().chain(game.more_options());
    let own = options.map(|option| Spec::of_game(game, option)).find(|spec| spec.key.ends_with(&format!(".{key}")));
    own.or_else(|| {
        let option =
            (0..game.seats()).filter_map(|seat| game.seat_option(Seat(seat))).find(|option| option.key == key)?;
        // The values are named like those of the first seat.
        let first = game.seat_option(Seat::FIRST)?;
        Some(Spec { words: words_of(game, first.key), ..Spec::of_game(game, option) })
    })
}
