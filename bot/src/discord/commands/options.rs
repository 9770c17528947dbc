//! Options of commands, with their names and choices in every language.

use std::collections::BTreeSet;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Text, Values};
use duelhall_engine::text::Lang;
use duelhall_hall::{Field, FieldValues, Hall, Intent};
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

use crate::discord::words::{plain, say};

/// The languages other than English, which is in the names themselves. Their codes are Discord's locales.
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

/// The English description.
pub(super) fn about(words: &str) -> String {
    plain(Lang::En, &format!("{words}-about"))
}

/// The descriptions in other languages.
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

/// The opponent of a challenge.
pub(super) fn user() -> CreateCommandOption {
    option(CommandOptionType::User, "opt-user").required(true)
}

/// The opponent of a challenge, who may be left out.
pub(super) fn whom() -> CreateCommandOption {
    option(CommandOptionType::User, "opt-user")
}

/// The number of seats.
pub(super) fn seats(games: &[GameId]) -> Option<CreateCommandOption> {
    number(games, "seats")
}

/// A number, within the ranges that these games allow.
fn number(games: &[GameId], key: &str) -> Option<CreateCommandOption> {
    let options = games.iter().flat_map(|game| game.more_options()).filter(|option| option.key == key);
    let ranges = options.filter_map(|option| match option.values {
        Values::Range(least, most) => Some((least, most)),
        Values::OneOf(_) => None,
    });
    let (least, most) = ranges.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)))?;
    let bound = |number: i64| u64::try_from(number).unwrap_or_default();
    let option = option(CommandOptionType::Integer, &format!("opt-{key}"));
    Some(option.min_int_value(bound(least)).max_int_value(bound(most)))
}

/// The game.
pub(super) fn game(hall: &Hall) -> CreateCommandOption {
    GameId::all().iter().fold(option(CommandOptionType::String, "opt-game"), |option, game| {
        choice(option, game.name(), |lang| hall.game_name(*game, lang))
    })
}

/// A nation of a campaign.
pub(super) fn nation(hall: &Hall) -> CreateCommandOption {
    let all = hall.nations(Lang::En).into_iter().enumerate();
    all.fold(option(CommandOptionType::String, "opt-nation"), |option, (at, (id, name))| {
        choice(option, &id, |lang| hall.nations(lang).get(at).map_or_else(|| name.clone(), |(_, name)| name.clone()))
    })
}

/// The deck. There are more decks than an option may have choices, so they are proposed while somebody types.
pub(super) fn deck() -> CreateCommandOption {
    option(CommandOptionType::String, "opt-deck").set_autocomplete(true).max_length(1_000)
}

/// The decks of a game, or of all games, whose name or key contains the typed text: each with its key and its name.
pub(crate) fn decks(hall: &Hall, game: Option<GameId>, lang: Lang, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().to_lowercase();
    let mut seen = BTreeSet::new();
    let games = GameId::all().iter().copied().filter(|other| game.is_none_or(|game| game == *other));
    let all = games.flat_map(|game| deck_values(hall, game, lang));
    let fits = |(key, name): &(String, String)| key.contains(&typed) || name.to_lowercase().contains(&typed);
    all.filter(fits).filter(|(key, _)| seen.insert(key.clone())).collect()
}

/// Replaces the name of a deck in a challenge by its key, for people who typed the name and picked no proposal.
pub(crate) fn with_deck_by_name(hall: &Hall, mut intent: Intent) -> Intent {
    if let Intent::Challenge { game, options, .. } = &mut intent
        && let Some(deck) = options.get_mut("deck")
    {
        let typed = deck.trim().to_lowercase();
        let is_named = |(key, name): &(String, String)| *key == typed || name.to_lowercase() == typed;
        let found = Lang::ALL.iter().find_map(|lang| decks(hall, *game, *lang, &typed).into_iter().find(is_named));
        if let Some((key, _)) = found {
            *deck = key;
        }
    }
    intent
}

fn deck_values(hall: &Hall, game: GameId, lang: Lang) -> Vec<(String, String)> {
    let field = hall.options(game, lang).into_iter().find(|field: &Field| field.key == "deck");
    match field.map(|field| field.values) {
        Some(FieldValues::OneOf(values)) => values,
        Some(FieldValues::Range(..) | FieldValues::Rooms | FieldValues::Groups) | None => Vec::new(),
    }
}

/// The options of matches for more than two, of all games: each key once.
pub(super) fn more(hall: &Hall) -> Vec<CreateCommandOption> {
    let mut keys = Vec::new();
    let fields = GameId::all()
        .iter()
        .flat_map(|game| hall.more_options(*game, Lang::En).into_iter().zip(0..).map(move |found| (*game, found)));
    let mut options = Vec::new();
    for (game, (field, at)) in fields {
        if keys.contains(&field.key) {
            continue;
        }
        let (words, key) = (format!("opt-{}", field.key), field.key.clone());
        keys.push(field.key);
        options.extend(match field.values {
            FieldValues::OneOf(values) => Some(values.iter().enumerate().fold(
                option(CommandOptionType::String, &words),
                |option, (number, (value, _))| {
                    choice(option, value, |lang| named(&hall.more_options(game, lang), at, number))
                },
            )),
            FieldValues::Range(..) => number(GameId::all(), &key),
            FieldValues::Rooms | FieldValues::Groups => None,
        });
    }
    options
}

/// The name of a value of one of these fields.
fn named(fields: &[Field], at: usize, number: usize) -> String {
    match fields.get(at).map(|field| &field.values) {
        Some(FieldValues::OneOf(values)) => values.get(number).map(|(_, words)| words.clone()).unwrap_or_default(),
        _ => String::new(),
    }
}

/// The pace of the clock.
pub(super) fn clock() -> CreateCommandOption {
    ["live", "correspondence"].into_iter().fold(option(CommandOptionType::String, "opt-clock"), |option, value| {
        choice(option, value, |lang| plain(lang, &format!("clock-{value}")))
    })
}

/// The strength of the computer player.
pub(super) fn level() -> CreateCommandOption {
    Level::ALL.into_iter().fold(option(CommandOptionType::String, "opt-level"), |option, level| {
        choice(option, level.name(), |lang| plain(lang, &format!("level-{}", level.name())))
    })
}

/// The number of a page.
pub(super) fn page() -> CreateCommandOption {
    option(CommandOptionType::Integer, "opt-page").min_int_value(1).max_int_value(1_000)
}

/// An option for each of the first `most` traits that a card of some game has. Its values are proposed while somebody types.
pub(super) fn traits(hall: &Hall, most: usize) -> Vec<CreateCommandOption> {
    let local: Vec<(Lang, Vec<Field>)> = others().map(|lang| (lang, hall.card_traits(None, lang))).collect();
    let about = |lang: Lang, label: &str| say(lang, &Text::new("opt-trait-about").raw("trait", label));
    let option = |(at, field): (usize, Field)| {
        let option = CreateCommandOption::new(CommandOptionType::String, field.key, about(Lang::En, &field.label));
        let local = local.iter().filter_map(|(lang, fields)| Some((*lang, &fields.get(at)?.label)));
        local.fold(option.set_autocomplete(true).max_length(64), |option, (lang, label)| {
            option.name_localized(lang.code(), label).description_localized(lang.code(), about(lang, label))
        })
    };
    hall.card_traits(None, Lang::En).into_iter().take(most).enumerate().map(option).collect()
}

/// The values of a trait of the cards of a game, or of all games, that contain the typed text: each with its name.
pub(crate) fn trait_values(
    hall: &Hall,
    game: Option<GameId>,
    key: &str,
    lang: Lang,
    typed: &str,
) -> Vec<(String, String)> {
    let typed = typed.trim().to_lowercase();
    let field = hall.card_traits(game, lang).into_iter().find(|field| field.key == key);
    let Some(Field { values: FieldValues::OneOf(values), .. }) = field else { return Vec::new() };
    values.into_iter().filter(|(value, name)| value.contains(&typed) || name.to_lowercase().contains(&typed)).collect()
}

/// Words in the names and texts of cards.
pub(super) fn text() -> CreateCommandOption {
    option(CommandOptionType::String, "opt-text").max_length(64)
}

pub(super) fn choice(option: CreateCommandOption, value: &str, words: impl Fn(Lang) -> String) -> CreateCommandOption {
    let local: Vec<(String, String)> = others().map(|lang| (lang.code().to_owned(), words(lang))).collect();
    option.add_string_choice_localized(words(Lang::En), value, local)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use duelhall_hall::{HallConfig, Opponent, SystemClock};

    fn hall() -> Hall {
        let (sender, _) = tokio::sync::mpsc::unbounded_channel();
        let store = Arc::new(duelhall_store::MemoryStore::new());
        Hall::open(HallConfig::default(), store, Arc::new(SystemClock), sender).unwrap()
    }

    // D-4
    #[test]
    fn every_trait_of_the_games_is_an_option_as_far_as_there_is_room() {
        let (hall, sent) = (hall(), |option: CreateCommandOption| serde_json::to_value(option).unwrap());
        let options: Vec<_> = traits(&hall, 25).into_iter().map(sent).collect();
        let [english, russian] = [Lang::En, Lang::Ru].map(|lang| hall.card_traits(None, lang));
        assert!(options.len() == english.len() && options.len() > 3, "{options:#?}");
        for (option, (english, russian)) in options.iter().zip(english.iter().zip(&russian)) {
            assert_eq!(option["name"], *english.key);
            assert_eq!(option["name_localizations"]["ru"], *russian.label);
            let about = option["description_localizations"]["ru"].as_str().unwrap();
            assert!(about.contains(&russian.label) && option["autocomplete"] == true, "{option}");
        }
        let few: Vec<_> = traits(&hall, 2).into_iter().map(sent).collect();
        assert_eq!(few, options[..2]);
    }

    //
    #[test]
    fn every_deck_is_found_by_its_name_and_only_those_of_the_chosen_game_are_proposed() {
        let hall = hall();
        for lang in Lang::ALL {
            for game in GameId::all() {
                for (key, name) in deck_values(&hall, *game, lang) {
                    let found = decks(&hall, Some(*game), lang, &name);
                    assert!(found.iter().any(|(other, _)| *other == key), "{name}");
                    let options = [("deck".to_owned(), name.clone())].into();
                    let asked = Intent::Challenge { opponent: Opponent::Open, game: Some(*game), options, pace: None };
                    let Intent::Challenge { options, .. } = with_deck_by_name(&hall, asked) else {
                        panic!("it is still a challenge")
                    };
                    let named = deck_values(&hall, *game, lang).into_iter().filter(|(_, other)| *other == name).count();
                    assert!(options["deck"] == key || named > 1, "{name}");
                }
            }
        }
        let of = |game| decks(&hall, game, Lang::En, "").len();
        assert!(GameId::all().iter().all(|game| of(Some(*game)) < of(None)));
        assert!(decks(&hall, None, Lang::En, "no deck is called so").is_empty());
    }
}
