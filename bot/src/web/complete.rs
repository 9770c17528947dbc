//! Proposes continuations of the input line.

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Arg, Seat, Text};
use duelhall_engine::text::Lang;
use duelhall_hall::{DeckName, Field, FieldValues, PersonId};
use serde::Serialize;

use super::commands::COMMANDS;
use super::words::{plain, say};
use crate::chat::decks::{self as chat, Verb, names_a_deck, verbs};

/// How many proposals are made at once, as in Discord.
const PROPOSALS: usize = 25;

/// The largest range whose numbers are proposed one by one. A longer list helps nobody.
const FEW: i64 = 10;

/// One proposed continuation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Proposal {
    /// The whole line with the proposal.
    pub(crate) line: String,
    /// The added part, as shown.
    pub(crate) label: String,
    /// The meaning of the proposal.
    pub(crate) about: String,
}

/// The names that a line can use.
pub(crate) struct Known<'a> {
    /// The language to explain in.
    pub(crate) lang: Lang,
    /// Everybody else in the channel.
    pub(crate) people: &'a [(String, PersonId)],
    /// The settings that the command in the line can change, or those of a duel.
    pub(crate) form: &'a [Field],
    /// The games: the word of each in a line, and its name.
    pub(crate) games: &'a [(String, String)],
    /// One's own decks and the ready decks.
    pub(crate) decks: &'a [DeckName],
}

/// Proposes continuations of a line.
pub(crate) fn complete(line: &str, known: &Known<'_>) -> Vec<Proposal> {
    let Some(command) = line.trim_start().strip_prefix('/') else { return Vec::new() };
    let Some((name, rest)) = command.split_once(' ') else { return commands(command, known.lang) };
    let mut proposals = match name.to_lowercase().as_str() {
        "duel" => duel(rest, known),
        "card" => cards(rest, known.lang),
        "deck" => decks(rest, known),
        name @ ("settings" | "config") => settings(name, rest, known.form),
        _ => Vec::new(),
    };
    proposals.truncate(PROPOSALS);
    proposals
}

fn commands(typed: &str, lang: Lang) -> Vec<Proposal> {
    let typed = typed.to_lowercase();
    let about = |name: &str| plain(lang, &format!("web-command-{name}"));
    let takes_more = |name: &str| matches!(name, "duel" | "join" | "card" | "deck" | "settings" | "config");
    let fitting = COMMANDS.iter().filter(|name| name.starts_with(&typed));
    fitting
        .map(|name| Proposal {
            line: format!("/{name}{}", if takes_more(name) { " " } else { "" }),
            label: format!("/{name}"),
            about: about(name),
        })
        .collect()
}

/// Splits off the word that the person is typing.
fn last_word(rest: &str) -> (&str, &str) {
    let at = rest.rfind(' ').map_or(0, |at| at + 1);
    rest.split_at(at)
}

fn duel(rest: &str, known: &Known<'_>) -> Vec<Proposal> {
    let people = known.people.iter().map(|(name, _)| (format!("@{name}"), plain(known.lang, "web-duel-person")));
    if let Some(typed) = rest.strip_prefix('@') {
        let typed = typed.to_lowercase();
        let fitting = people.filter(|(name, _)| name[1..].to_lowercase().starts_with(&typed));
        return fitting.map(|(label, about)| Proposal { line: format!("/duel {label} "), label, about }).collect();
    }
    let (before, typed) = last_word(rest);
    let begun: Vec<&str> = before.split_whitespace().collect();
    let mut offers: Vec<(String, String)> = Vec::new();
    if begun.is_empty() {
        offers.push(("ai".to_owned(), plain(known.lang, "web-duel-ai")));
        offers.push(("open".to_owned(), plain(known.lang, "web-duel-open")));
        offers.push(("code".to_owned(), plain(known.lang, "web-duel-code")));
        offers.extend(people);
    }
    if begun.contains(&"ai") {
        offers.extend(Level::ALL.map(|level| (level.name().to_owned(), plain(known.lang, "web-duel-level"))));
    }
    let chosen = begun.iter().find_map(|word| word.parse::<GameId>().ok());
    if chosen.is_none() {
        offers.extend(known.games.iter().cloned());
    }
    let format = begun.iter().find(|word| GameId::all_formats().contains(word));
    if format.is_none() {
        offers.extend(formats(known.form));
    }
    let chosen = format.and_then(|format| GameId::in_format(chosen, format)).or(chosen);
    for pace in ["live", "correspondence"] {
        offers.push((pace.to_owned(), plain(known.lang, &format!("web-duel-{pace}"))));
    }
    let game = chosen.unwrap_or_else(|| usual(known.form));
    offers.extend(own_decks(known, game));
    offers.extend(options(known.form, game));
    let fitting = offers.into_iter().filter(|(label, _)| label.to_lowercase().starts_with(&typed.to_lowercase()));
    let fresh = fitting.filter(|(label, _)| !begun.contains(&label.as_str()));
    fresh.map(|(label, about)| Proposal { line: format!("/duel {before}{label} "), label, about }).collect()
}

/// Every format with its words.
fn formats(form: &[Field]) -> Vec<(String, String)> {
    let mut formats: Vec<(String, String)> = Vec::new();
    for field in form.iter().filter(|field| field.key.ends_with(".format")) {
        let FieldValues::OneOf(values) = &field.values else { continue };
        let fresh = values.iter().filter(|(value, _)| formats.iter().all(|(known, _)| known != value));
        let fresh: Vec<_> = fresh.map(|(value, words)| (value.clone(), format!("{}: {words}", field.label))).collect();
        formats.extend(fresh);
    }
    formats
}

/// The game of the channel, used if the line names none.
fn usual(form: &[Field]) -> GameId {
    let set = form.iter().find(|field| field.key == "game").and_then(|field| field.value.parse().ok());
    set.unwrap_or(GameId::all()[0])
}

/// Every option of a game with its words: `deck:quick`, `seats:4`. The form has them under `towers.deck`.
fn options(form: &[Field], game: GameId) -> impl Iterator<Item = (String, String)> {
    let of_game = form.iter().filter_map(move |field| {
        let (of, key) = field.key.split_once('.')?;
        (of == game.name()).then_some((field, key))
    });
    of_game.flat_map(|(field, key)| {
        let values = match &field.values {
            FieldValues::OneOf(values) => values.clone(),
            FieldValues::Range(least, most) if most - least < FEW => {
                (*least..=*most).map(|number| (number.to_string(), number.to_string())).collect()
            }
            FieldValues::Range(..) | FieldValues::Rooms | FieldValues::Groups => Vec::new(),
        };
        values.into_iter().map(move |(value, words)| (format!("{key}:{value}"), format!("{}: {words}", field.label)))
    })
}

/// One's own decks of a game, as values of the first seat's option.
fn own_decks<'a>(known: &'a Known<'_>, game: GameId) -> impl Iterator<Item = (String, String)> + 'a {
    let key = game.seat_option(Seat::FIRST).map(|option| option.key);
    let own = known.decks.iter().filter(move |deck| deck.own && deck.game == game.set());
    own.filter_map(move |deck| Some((format!("{}:{}", key?, deck.value), deck.label.clone())))
}

/// The commands about decks, then the decks that fit the command.
fn decks(rest: &str, known: &Known<'_>) -> Vec<Proposal> {
    let Some((verb, typed)) = rest.split_once(' ') else {
        let typed = rest.to_lowercase();
        let fitting = verbs(known.lang).filter(|(_, _, word)| word.starts_with(&typed));
        let about = |word: &str| plain(known.lang, &format!("web-deck-{word}"));
        let proposal = |(verb, english, word): (Verb, &str, &'static str)| Proposal {
            line: format!("/deck {word}{}", if matches!(verb, Verb::List | Verb::Save) { "" } else { " " }),
            label: word.to_owned(),
            about: about(english),
        };
        return fitting.map(proposal).collect();
    };
    if chat::verb(verb) == Some(Verb::New) {
        let fits = |(word, _): &&(String, String)| {
            word.starts_with(typed.trim()) && word.parse::<GameId>().is_ok_and(|game| !game.card_numbers().is_empty())
        };
        let proposal = |(word, name): &(String, String)| Proposal {
            line: format!("/deck {verb} {word} "),
            label: word.clone(),
            about: name.clone(),
        };
        let sets = |(word, _): &&(String, String)| word.parse::<GameId>().is_ok_and(|game| game.formats().is_empty());
        return known.games.iter().filter(fits).filter(sets).map(proposal).collect();
    }
    let Some(what) = chat::verb(verb).filter(|what| names_a_deck(*what)) else { return Vec::new() };
    let (typed, takes_name) = (typed.to_lowercase(), matches!(what, Verb::Copy | Verb::Rename));
    let only_own = matches!(what, Verb::Edit | Verb::Rename | Verb::Delete);
    let fitting = known.decks.iter().filter(|deck| deck.own || !only_own);
    let fitting = fitting.filter(|deck| deck.value.starts_with(&typed) || deck.name.to_lowercase().contains(&typed));
    let proposal = |deck: &DeckName| Proposal {
        line: format!("/deck {verb} {}{}", deck.value, if takes_name { " " } else { "" }),
        label: deck.value.clone(),
        about: if deck.own { format!("★ {}", deck.name) } else { deck.name.clone() },
    };
    fitting.map(proposal).collect()
}

fn cards(typed: &str, lang: Lang) -> Vec<Proposal> {
    let wanted = typed.trim().to_lowercase();
    let mut names: Vec<String> = Vec::new();
    for game in GameId::sets() {
        for (id, _) in game.cards() {
            let text = Text::new("web-card-name").with("card", Arg::Card(game.name().to_owned(), id));
            names.push(say(lang, &text));
        }
    }
    names.sort_by_key(|name| (!name.to_lowercase().starts_with(&wanted), name.to_lowercase()));
    let fitting = names.into_iter().filter(|name| name.to_lowercase().contains(&wanted));
    fitting.map(|label| Proposal { line: format!("/card {label}"), label, about: String::new() }).collect()
}

fn settings(command: &str, rest: &str, form: &[Field]) -> Vec<Proposal> {
    let Some((key, typed)) = rest.split_once(' ') else {
        let fitting = form.iter().filter(|field| field.key.starts_with(rest));
        let about = |field: &Field| format!("{}: {}", field.label, field.shown);
        let whole = |field: &Field| format!("/{command} {} ", field.key);
        return fitting
            .map(|field| Proposal { line: whole(field), label: field.key.clone(), about: about(field) })
            .collect();
    };
    let Some(field) = form.iter().find(|field| field.key == key) else { return Vec::new() };
    let FieldValues::OneOf(values) = &field.values else { return Vec::new() };
    let fitting = values.iter().filter(|(value, _)| value.starts_with(typed));
    let proposal = |(value, about): &(String, String)| Proposal {
        line: format!("/{command} {key} {value}"),
        label: value.clone(),
        about: about.clone(),
    };
    fitting.map(proposal).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::commands::{Line, read};

    fn labels(line: &str) -> Vec<String> {
        let people = [("Ann".to_owned(), PersonId::new("web", "a"))];
        let field = Field {
            key: "theme".into(),
            label: "Pictures".into(),
            value: "default".into(),
            shown: "Rich".into(),
            values: FieldValues::OneOf(vec![("default".into(), "Rich".into()), ("large-text".into(), "Large".into())]),
        };
        let games = [("heroes".to_owned(), "Heroes".to_owned()), ("towers".to_owned(), "Towers".to_owned())];
        let known = Known { lang: Lang::En, people: &people, form: &[field], games: &games, decks: &[] };
        complete(line, &known).into_iter().map(|proposal| proposal.label).collect()
    }

    #[test]
    fn commands_people_cards_and_settings_are_proposed() {
        assert_eq!(labels("/").len(), COMMANDS.len());
        assert_eq!(labels("/ca"), ["/cards", "/card", "/campaign"]);
        assert_eq!(labels("/duel @a"), ["@Ann"]);
        assert_eq!(labels("/duel ai ha"), ["hard"]);
        assert_eq!(labels("/duel ai he"), ["heroes"], "F-6");
        assert_eq!(labels("/settings "), ["theme"]);
        assert_eq!(labels("/settings theme l"), ["large-text"]);
        assert_eq!(labels("/card ").len(), PROPOSALS);
        assert_eq!(labels("hello"), [""; 0]);
    }

    // F-6: the taverns of Towers are not proposed for a duel of Heroes.
    #[test]
    fn only_the_options_of_the_game_in_the_line_are_proposed() {
        let option = |key: &str, value: &str| Field {
            key: key.to_owned(),
            label: key.to_owned(),
            value: value.to_owned(),
            shown: value.to_owned(),
            values: FieldValues::OneOf(vec![(value.to_owned(), value.to_owned())]),
        };
        let form = [option("game", "heroes"), option("towers.tavern", "inn"), option("heroes.deck", "elves")];
        let known = Known { lang: Lang::En, people: &[], form: &form, games: &[], decks: &[] };
        let labels = |line: &str| -> Vec<String> {
            let labels = complete(line, &known).into_iter().map(|one| one.label);
            labels.filter(|label| label.contains(':')).collect()
        };
        assert_eq!(labels("/duel ai towers "), ["tavern:inn"]);
        assert_eq!(labels("/duel ai heroes "), ["deck:elves"]);
        assert_eq!(labels("/duel ai "), ["deck:elves"], "the usual game of the channel");
    }

    #[test]
    fn decks_are_proposed_by_one_word_each() {
        let game = GameId::with_decks().next().unwrap();
        let deck = |value: &str, name: &str, own| DeckName {
            value: value.into(),
            name: name.into(),
            label: format!("★ {name}"),
            game,
            own,
        };
        let decks = [deck("good-dogs", "Good Dogs", true), deck("dogs-first", "Dogs Go First", false)];
        let known = Known { lang: Lang::En, people: &[], form: &[], games: &[], decks: &decks };
        let lines = |line: &str| complete(line, &known).into_iter().map(|one| one.line).collect::<Vec<_>>();
        assert_eq!(lines("/deck s"), ["/deck show ", "/deck save"]);
        assert_eq!(lines("/deck show dogs"), ["/deck show good-dogs", "/deck show dogs-first"]);
        assert_eq!(lines("/deck rename "), ["/deck rename good-dogs "], "nobody can rename a ready deck");
        assert_eq!(lines(&format!("/duel ai {game} deck:go")), [format!("/duel ai {game} deck:good-dogs ")]);
        for line in [lines("/deck show "), lines("/deck copy ")].concat() {
            assert!(matches!(read(&line, &[]), Line::Ask(_)), "{line}");
        }
    }

    #[test]
    fn every_proposed_duel_can_be_read() {
        let field = Field {
            key: "towers.deck".into(),
            label: "Колода".into(),
            value: "standard".into(),
            shown: "обычная".into(),
            values: FieldValues::OneOf(vec![("quick".into(), "быстрая".into())]),
        };
        let seats = Field { key: "heroes.seats".into(), values: FieldValues::Range(2, 6), ..field.clone() };
        let turns = Field { key: "heroes.cap".into(), values: FieldValues::Range(20, 1_000), ..field.clone() };
        let known = Known { lang: Lang::Ru, people: &[], form: &[field, seats, turns], games: &[], decks: &[] };
        let tables = complete("/duel ai heroes seats:", &known);
        assert_eq!(
            tables.iter().map(|one| &*one.label).collect::<Vec<_>>(),
            ["seats:2", "seats:3", "seats:4", "seats:5", "seats:6"]
        );
        assert!(complete("/duel ai heroes cap:", &known).is_empty(), "nobody wants a list of a thousand numbers");
        let proposals = [complete("/duel ", &known), complete("/duel ai ", &known)].concat();
        assert!(proposals.iter().any(|proposal| proposal.line == "/duel ai deck:quick "));
        for proposal in proposals {
            assert!(matches!(read(&proposal.line, &[]), Line::Ask(_)), "{}", proposal.line);
            assert!(!proposal.about.contains('⟨'), "{proposal:?}");
        }
    }
}
