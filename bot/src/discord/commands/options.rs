//! Options of commands, with their names and choices in every language.

use std::collections::BTreeMap;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_hall::{Field, FieldValues, Hall};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::words::plain;

/// Choices that an option can have.
const CHOICES: usize = 25;

/// The languages beside English, which stands in the names themselves; their codes are Discord's locales.
fn others() -> impl Iterator<Item = Lang> {
    Lang::ALL.into_iter().filter(|lang| *lang != Lang::En)
}

/// The English name of a command or an option.
pub(super) fn name(words: &str) -> String {
    plain(Lang::En, words)
}

/// The names in other languages.
pub(super) fn local_name(words: &str) -> impl Iterator<Item = (&'static str, String)> {
    others().map(move |lang| (lang.code(), plain(lang, words)))
}

/// What it is about, in English.
pub(super) fn about(words: &str) -> String {
    plain(Lang::En, &format!("{words}-about"))
}

/// What it is about, in other languages.
pub(super) fn local_about(words: &str) -> impl Iterator<Item = (&'static str, String)> {
    others().map(move |lang| (lang.code(), plain(lang, &format!("{words}-about"))))
}

/// An option, or a command within a command.
pub(super) fn option(kind: CommandOptionType, words: &str) -> CreateCommandOption {
    let mut option = CreateCommandOption::new(kind, name(words), about(words));
    for (locale, local) in local_name(words) {
        option = option.name_localized(locale, local);
    }
    for (locale, local) in local_about(words) {
        option = option.description_localized(locale, local);
    }
    option
}

/// Whom one challenges.
pub(super) fn user() -> CreateCommandOption {
    option(CommandOptionType::User, "opt-user").required(true)
}

/// Which game.
pub(super) fn game(hall: &Hall) -> CreateCommandOption {
    GameId::ALL.iter().fold(option(CommandOptionType::String, "opt-game"), |option, game| {
        choice(option, game.name(), |lang| hall.game_name(*game, lang))
    })
}

/// Which cards: the values of every game's option `deck`. More than a list can hold are proposed while somebody types.
pub(super) fn deck(hall: &Hall) -> CreateCommandOption {
    let decks = decks(hall);
    let option = option(CommandOptionType::String, "opt-deck");
    if decks.len() > CHOICES {
        return option.set_autocomplete(true);
    }
    decks.iter().fold(option, |option, (value, (game, at))| {
        choice(option, value, |lang| deck_name(hall, value, *game, *at, lang))
    })
}

/// Proposes decks in a language whose names or values contain `typed`, at most as many as Discord shows.
pub(crate) fn proposed_decks(hall: &Hall, lang: Lang, typed: &str) -> Vec<(String, String)> {
    let typed = typed.to_lowercase();
    let named = decks(hall).into_iter().map(|(value, (game, at))| (deck_name(hall, &value, game, at, lang), value));
    named.filter(|(name, value)| name.to_lowercase().contains(&typed) || value.contains(&typed)).take(CHOICES).collect()
}

fn deck_name(hall: &Hall, value: &str, game: GameId, at: usize, lang: Lang) -> String {
    deck_values(hall, game, lang).get(at).map_or_else(|| value.to_owned(), |(_, words)| words.clone())
}

/// Every deck by its value, with the first game that has it and where.
fn decks(hall: &Hall) -> BTreeMap<String, (GameId, usize)> {
    let mut decks: BTreeMap<String, (GameId, usize)> = BTreeMap::new();
    for game in GameId::ALL {
        for (at, (value, _)) in deck_values(hall, *game, Lang::En).iter().enumerate() {
            decks.entry(value.clone()).or_insert((*game, at));
        }
    }
    decks
}

fn deck_values(hall: &Hall, game: GameId, lang: Lang) -> Vec<(String, String)> {
    let field = hall.options(game, lang).into_iter().find(|field: &Field| field.key == "deck");
    match field.map(|field| field.values) {
        Some(FieldValues::OneOf(values)) => values,
        Some(FieldValues::Range(..) | FieldValues::Rooms | FieldValues::Groups) | None => Vec::new(),
    }
}

/// The options of tables that are not for two, of all games: each key once.
pub(super) fn tables(hall: &Hall) -> Vec<CreateCommandOption> {
    let mut keys = Vec::new();
    let fields = GameId::ALL
        .iter()
        .flat_map(|game| hall.table_options(*game, Lang::En).into_iter().zip(0..).map(move |found| (*game, found)));
    let mut options = Vec::new();
    for (game, (field, at)) in fields {
        if keys.contains(&field.key) {
            continue;
        }
        let words = format!("opt-{}", field.key);
        keys.push(field.key);
        options.extend(match field.values {
            FieldValues::OneOf(values) => {
                let all = values.iter().enumerate();
                Some(all.fold(option(CommandOptionType::String, &words), |option, (number, (value, _))| {
                    choice(option, value, |lang| named(&hall.table_options(game, lang), at, number))
                }))
            }
            FieldValues::Range(least, most) => {
                let option = option(CommandOptionType::Integer, &words);
                let bound = |number: i64| u64::try_from(number).unwrap_or_default();
                Some(option.min_int_value(bound(least)).max_int_value(bound(most)))
            }
            FieldValues::Rooms | FieldValues::Groups => None,
        });
    }
    options
}

/// What a value of one of these fields is called.
fn named(fields: &[Field], at: usize, number: usize) -> String {
    match fields.get(at).map(|field| &field.values) {
        Some(FieldValues::OneOf(values)) => values.get(number).map(|(_, words)| words.clone()).unwrap_or_default(),
        _ => String::new(),
    }
}

/// How fast.
pub(super) fn clock() -> CreateCommandOption {
    ["live", "correspondence"].into_iter().fold(option(CommandOptionType::String, "opt-clock"), |option, value| {
        choice(option, value, |lang| plain(lang, &format!("clock-{value}")))
    })
}

/// How well the computer plays.
pub(super) fn level() -> CreateCommandOption {
    Level::ALL.into_iter().fold(option(CommandOptionType::String, "opt-level"), |option, level| {
        choice(option, level.name(), |lang| plain(lang, &format!("level-{}", level.name())))
    })
}

/// Which page.
pub(super) fn page() -> CreateCommandOption {
    option(CommandOptionType::Integer, "opt-page").min_int_value(1).max_int_value(1_000)
}

fn choice(option: CreateCommandOption, value: &str, words: impl Fn(Lang) -> String) -> CreateCommandOption {
    let local: Vec<(String, String)> = others().map(|lang| (lang.code().to_owned(), words(lang))).collect();
    option.add_string_choice_localized(words(Lang::En), value, local)
}
