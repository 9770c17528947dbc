//! The traits by which cards can be looked for: those of the games that are there.

use std::sync::LazyLock;

use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;

use crate::voice::Voice;
use crate::{Field, FieldValues, words};

/// A trait that some card of a game has.
pub(super) struct Trait {
    pub(super) game: GameId,
    pub(super) key: &'static str,
    pub(super) value: String,
    /// Whether its values are words that people look for without naming the trait: `artillery germany`. A trait that has a number
    /// as a value has to be named.
    pub(super) by_value: bool,
}

/// Every trait of every card once, numbers in their order. A button names them by their positions.
pub(super) static ALL: LazyLock<Vec<Trait>> = LazyLock::new(|| {
    let mut all: Vec<Trait> = Vec::new();
    for game in GameId::sets() {
        for (key, value) in game.cards().iter().flat_map(|(_, card)| words::traits(card)) {
            if !all.iter().any(|known| known.game == game && known.key == key && known.value == value) {
                all.push(Trait { game, key, value, by_value: true });
            }
        }
    }
    let mut keys: Vec<&str> = Vec::new();
    let mut of_numbers: Vec<(GameId, &str)> = Vec::new();
    for known in &all {
        if !keys.contains(&known.key) {
            keys.push(known.key);
        }
        if number(&known.value).is_some() {
            of_numbers.push((known.game, known.key));
        }
    }
    for known in &mut all {
        known.by_value = !of_numbers.contains(&(known.game, known.key));
    }
    let order = |key: &str| keys.iter().position(|other| *other == key);
    all.sort_by_key(|known| (order(known.key), number(&known.value).unwrap_or(u32::MAX)));
    all.truncate(u8::MAX.into());
    all
});

fn number(value: &str) -> Option<u32> {
    value.parse().ok()
}

/// The traits of the cards of a game, or of all games: each key with its values.
pub(crate) fn card_traits(voice: &Voice, game: Option<GameId>) -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    for known in ALL.iter().filter(|known| game.is_none_or(|game| game.set() == known.game)) {
        let named = (known.value.clone(), known.name(voice));
        match fields.last_mut() {
            Some(Field { key, values: FieldValues::OneOf(values), .. }) if key == known.key => {
                if values.iter().all(|(value, _)| *value != named.0) {
                    values.push(named);
                }
            }
            _ => fields.push(Field {
                key: known.key.to_owned(),
                label: key_name(voice, known.key),
                value: String::new(),
                shown: String::new(),
                values: FieldValues::OneOf(vec![named]),
            }),
        }
    }
    fields
}

/// A search to show people how to type one: a game, a trait of its cards and one of the values, such as `towers cost 3`.
pub(super) fn example(voice: &Voice) -> Option<String> {
    let game = ALL.first()?.game;
    let numbers: Vec<&Trait> = ALL.iter().filter(|known| known.game == game && !known.by_value).collect();
    // Many cards have a low number, but the lowest looks like a limit.
    let known = numbers.get(numbers.len() / 4).copied().or(ALL.first())?;
    let name = voice.say(&words::game(game)).to_lowercase();
    let name = if name.contains(char::is_whitespace) { game.name() } else { &name };
    Some(format!("{name} {} {}", key_name(voice, known.key), known.value))
}

impl Trait {
    /// The value, as people call it.
    pub(super) fn name(&self, voice: &Voice) -> String {
        words::trait_name(voice, self.game, self.key, &self.value)
    }

    /// The trait in a list. A number says nothing without its key.
    pub(super) fn called(&self, voice: &Voice) -> String {
        let value = self.name(voice);
        if value.chars().count() <= 2 { format!("{} {value}", key_name(voice, self.key)) } else { value }
    }

    /// Whether small letters are exactly the value, or its name in some language.
    pub(super) fn is_said(&self, voice: &Voice, letters: &str) -> bool {
        let named = |lang: Lang| self.name(&spoken(voice, lang)).to_lowercase() == letters;
        self.value == letters || Lang::ALL.into_iter().any(named)
    }
}

/// What a key is called.
fn key_name(voice: &Voice, key: &str) -> String {
    voice.plain(&format!("trait-{key}"))
}

/// The voice in a language.
pub(super) fn spoken(voice: &Voice, lang: Lang) -> Voice {
    let mut other = voice.clone();
    other.lang = lang;
    other
}
