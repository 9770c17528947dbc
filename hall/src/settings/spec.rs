//! The things that can be set, with their values, defaults and names.

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{OptionSpec, Text, Values};

use crate::voice::Voice;
use crate::{Field, FieldValues, HallConfig};

/// One thing that can be set.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    pub(crate) key: String,
    values: Values,
    pub(crate) default: String,
    /// The start of the keys of its messages: `set-<key>`, or `option-<game>-<key>` for a game's own.
    words: String,
}

impl Spec {
    fn words(key: &str, words: &[&str], default: &str) -> Self {
        Self::new(key, Values::OneOf(words.iter().map(|&word| word.to_owned()).collect()), default)
    }

    fn number(key: &str, least: i64, most: i64, default: impl ToString) -> Self {
        Self::new(key, Values::Range(least, most), &default.to_string())
    }

    fn new(key: &str, values: Values, default: &str) -> Self {
        Self { key: key.to_owned(), values, default: default.to_owned(), words: format!("set-{key}") }
    }

    fn of_game(game: GameId, option: OptionSpec) -> Self {
        let OptionSpec { key, values, default } = option;
        let words = format!("option-{game}-{key}");
        Self { key: format!("{game}.{key}"), values, default, words }
    }

    pub(crate) fn allows(&self, value: &str) -> bool {
        match &self.values {
            Values::OneOf(words) => words.iter().any(|word| word == value),
            // Written as we write it: a stored `007` would not be found in a form.
            Values::Range(least, most) => {
                value.parse().is_ok_and(|number: i64| (*least..=*most).contains(&number) && number.to_string() == value)
            }
        }
    }

    pub(crate) fn name(&self, voice: &Voice) -> String {
        voice.plain(&self.words)
    }

    /// A value in words.
    pub(crate) fn value(&self, voice: &Voice, value: &str) -> String {
        let Values::OneOf(_) = self.values else {
            return if value.is_empty() { voice.plain("set-by-others") } else { value.to_owned() };
        };
        let own = format!("{}-{value}", self.words);
        // Taverns stand among the words of the engine by their own name.
        let shared = format!("{}-{value}", self.key.rsplit('.').next().unwrap_or_default());
        [own, shared].iter().find(|key| voice.has(key)).map_or_else(|| value.to_owned(), |key| voice.plain(key))
    }

    /// What is allowed, as a sentence.
    pub(crate) fn allowed(&self, voice: &Voice) -> Text {
        let name = self.name(voice);
        match &self.values {
            Values::OneOf(words) => {
                let list = words.iter().map(|word| self.listed(voice, word)).collect::<Vec<_>>().join(", ");
                Text::new("no-value-word").raw("name", name).raw("list", list)
            }
            Values::Range(least, most) => {
                Text::new("no-value-number").raw("name", name).num("least", *least).num("most", *most)
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
            Values::OneOf(words) => {
                FieldValues::OneOf(words.iter().map(|word| (word.clone(), self.value(voice, word))).collect())
            }
            Values::Range(least, most) => FieldValues::Range(*least, *most),
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

const ON_OFF: &[&str] = &["on", "off"];

/// What a place can set.
pub(crate) fn of_place(config: &HallConfig) -> Vec<Spec> {
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.name()).collect();
    let mut specs = vec![
        Spec::words("language", &["auto", "en", "ru"], "auto"),
        Spec::words("game", &games, games[0]),
        Spec::words("pace", &["live", "correspondence"], "live"),
        Spec::number("live-seconds", 15, 600, config.live.as_secs()),
        Spec::number("correspondence-hours", 1, 168, config.correspondence.as_secs() / 3_600),
        Spec::number("limit", 1, 20, 10),
        Spec::words("pings", ON_OFF, "on"),
    ];
    for game in GameId::ALL {
        specs.extend(game.options().into_iter().map(|option| Spec::of_game(*game, option)));
    }
    specs
}

/// What a person can set.
pub(crate) fn of_person() -> Vec<Spec> {
    vec![
        Spec::words("language", &["auto", "en", "ru"], "auto"),
        Spec::words("theme", &["default", "high-contrast", "large-text"], "default"),
        Spec::words("pings", ON_OFF, "on"),
    ]
}

/// The option of a game as a spec; `None` when the game has no such option.
pub(crate) fn of_option(game: GameId, key: &str) -> Option<Spec> {
    game.options().into_iter().find(|option| option.key == key).map(|option| Spec::of_game(game, option))
}
