//! Reads the input line: slash commands become intents, and any other line becomes words in the channel.

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_hall::{CardSearch, Intent, Opponent, Pace, PersonId};

use crate::chat::decks;

/// The longest line but for [`LIST_MAX`], in characters.
pub(crate) const LINE_MAX: usize = 500;

/// The longest line that brings a deck, in characters: room for a list of a hundred cards by their names.
pub(crate) const LIST_MAX: usize = 4_000;

/// Whether a line is longer than it may be.
pub(crate) fn is_too_long(line: &str) -> bool {
    let words = line.trim_start().strip_prefix('/').map(str::split_whitespace);
    let mut words = words.into_iter().flatten();
    let is_deck = words.next().is_some_and(|name| name.eq_ignore_ascii_case("deck"));
    let imports = is_deck && words.next().is_some_and(|word| decks::verb(word) == Some(decks::Verb::Import));
    line.chars().count() > if imports { LIST_MAX } else { LINE_MAX }
}

/// The commands, as Discord and Telegram have them. The message `web-command-NAME` describes each of them.
pub(crate) const COMMANDS: &[&str] = &[
    "duel", "join", "hand", "board", "text", "hint", "resign", "rematch", "duels", "invite", "rules", "cards", "card",
    "deck", "campaign", "link", "settings", "config", "help", "about",
];

/// The meaning of a line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Line {
    /// A request to the hall.
    Ask(Intent),
    /// A link for a friend.
    Invite,
    /// A new link for the host.
    InviteHost,
    /// The list of duels in progress.
    Duels,
    /// Words for everybody.
    Chat(String),
    /// An unknown command, or a command with a wrong argument: the message to show, and its subject.
    Wrong(&'static str, String),
    /// An empty line.
    Empty,
}

/// Reads a line; `people` are the people whom it can name.
pub(crate) fn read(line: &str, people: &[(String, PersonId)]) -> Line {
    let line = line.trim();
    let Some(command) = line.strip_prefix('/') else {
        return if line.is_empty() { Line::Empty } else { Line::Chat(line.to_owned()) };
    };
    let (name, rest) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
    let rest = rest.trim();
    let name = name.to_lowercase();
    match name.as_str() {
        "duel" => return duel(rest, people).map_or_else(|(why, what)| Line::Wrong(why, what), Line::Ask),
        "invite" if rest.is_empty() => return Line::Invite,
        "invite" if rest.eq_ignore_ascii_case("host") => return Line::InviteHost,
        "invite" => return wrong(rest),
        "duels" if rest.is_empty() => return Line::Duels,
        "duels" => return wrong(rest),
        "join" if rest.is_empty() => return Line::Wrong("web-command-join-code", String::new()),
        "join" => return Line::Ask(Intent::Join(rest.to_owned())),
        "deck" => {
            let ask = decks::read(rest).map(|ask| Line::Ask(Intent::Deck(ask)));
            return ask.unwrap_or_else(|| Line::Wrong("web-command-deck-how", rest.to_owned()));
        }
        "link" => return Line::Ask(Intent::Link(rest.to_owned())),
        "cards" | "card" | "rules" | "campaign" | "settings" | "config" => {}
        known if COMMANDS.contains(&known) => return for_match(known, rest),
        _ => return Line::Wrong("web-command-unknown", format!("/{name}")),
    }
    let (game, rest) = game_first(rest);
    match name.as_str() {
        "cards" => Line::Ask(Intent::Cards(CardSearch::typed(game, rest), 0)),
        "card" if rest.is_empty() => Line::Wrong("web-command-card-name", String::new()),
        "card" => Line::Ask(Intent::Card(game, rest.to_owned())),
        "campaign" => Line::Ask(Intent::Campaign(game, rest.to_owned())),
        "rules" if rest.is_empty() => Line::Ask(Intent::Rules(game)),
        "settings" => setting(rest).map_or_else(|| wrong(rest), |change| Line::Ask(Intent::Settings(change))),
        "config" => setting(rest).map_or_else(|| wrong(rest), |change| Line::Ask(Intent::Config(change))),
        _ => wrong(rest),
    }
}

fn wrong(what: &str) -> Line {
    Line::Wrong("web-command-argument", what.to_owned())
}

/// Reads a command about a match; without an id, it is about the only match.
fn for_match(name: &str, rest: &str) -> Line {
    let id = match rest {
        "" => None,
        text => match text.parse() {
            Ok(id) => Some(id),
            Err(_) => return wrong(rest),
        },
    };
    Line::Ask(match name {
        "hand" => Intent::Hand(id),
        "board" => Intent::Board(id),
        "text" => Intent::Text(id),
        "hint" => Intent::Hint(id),
        "resign" => Intent::Resign(id),
        "rematch" => Intent::Rematch(id),
        "about" => Intent::About,
        _ => Intent::Help,
    })
}

/// Reads `[ai [LEVEL] | open | code | @NAME] [live | correspondence] [GAME] [FORMAT] [KEY:VALUE...]`.
fn duel(rest: &str, people: &[(String, PersonId)]) -> Result<Intent, (&'static str, String)> {
    // The person can be named after the game, too.
    let named_first = rest.split_once(" @").map(|(words, name)| format!("@{name} {words}"));
    let rest = named_first.as_deref().filter(|_| !rest.starts_with('@')).unwrap_or(rest);
    let (named, rest) = match rest.strip_prefix('@') {
        Some(rest) => {
            let (person, rest) = person(rest, people).ok_or(("web-command-nobody", rest.to_owned()))?;
            (Some(person), rest)
        }
        None => (None, rest),
    };
    let (mut game, mut pace, mut options, mut level) = (None, None, Options::new(), None);
    let mut opponent = Opponent::Open;
    for word in rest.split_whitespace() {
        if let Some((key, value)) = word.split_once(':') {
            options.insert(key.to_owned(), value.to_owned());
        } else if let Ok(known) = word.parse::<Level>() {
            level = Some(known);
        } else if let Ok(known) = word.parse::<GameId>() {
            if game.replace(known).is_some_and(|other| other != known) {
                return Err(("web-command-one-game", word.to_owned()));
            }
        } else if GameId::all_formats().contains(&word) {
            options.insert("format".to_owned(), word.to_owned());
        } else {
            match word {
                "ai" => opponent = Opponent::Ai(Level::default()),
                "code" => opponent = Opponent::Code,
                "open" => {}
                "live" => pace = Some(Pace::Live),
                "correspondence" => pace = Some(Pace::Correspondence),
                other => return Err(("web-command-argument", other.to_owned())),
            }
        }
    }
    let opponent = match (named, level) {
        (Some((name, id)), _) => Opponent::Named { id, name },
        (None, Some(level)) => Opponent::Ai(level),
        (None, None) => opponent,
    };
    Ok(Intent::Challenge { opponent, game, options, pace })
}

/// The person whose name begins the text. If two names match, the longer one counts.
fn person<'a>(text: &'a str, people: &[(String, PersonId)]) -> Option<((String, PersonId), &'a str)> {
    let begins = |name: &str| {
        let (head, tail) = text.split_at_checked(name.len())?;
        let whole = tail.is_empty() || tail.starts_with(char::is_whitespace);
        (whole && head.to_lowercase() == name.to_lowercase()).then_some(tail)
    };
    let known = people.iter().filter_map(|person| Some((person.clone(), begins(&person.0)?)));
    known.max_by_key(|((name, _), _)| name.len())
}

fn game_first(rest: &str) -> (Option<GameId>, &str) {
    let (first, others) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    first.parse().map_or((None, rest), |game| (Some(game), others.trim()))
}

/// Reads nothing, or a key and a value; `None` if there is only a key.
fn setting(rest: &str) -> Option<Option<(String, String)>> {
    if rest.is_empty() {
        return Some(None);
    }
    let (key, value) = rest.split_once(char::is_whitespace)?;
    Some(Some((key.to_owned(), value.trim().to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_engine::towers::Towers;

    fn people() -> Vec<(String, PersonId)> {
        ["Ann", "Ann 2", "Яна"].map(|name| (name.to_owned(), PersonId::new("web", name))).into()
    }

    fn opponent(line: &str) -> Opponent {
        match read(line, &people()) {
            Line::Ask(Intent::Challenge { opponent, .. }) => opponent,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn a_duel_is_open_with_somebody_or_with_the_computer() {
        let named = |name: &str| Opponent::Named { id: PersonId::new("web", name), name: name.to_owned() };
        assert_eq!(opponent("/duel"), Opponent::Open);
        assert_eq!(opponent("/duel code"), Opponent::Code);
        assert_eq!(opponent("/duel ai"), Opponent::Ai(Level::default()));
        assert_eq!(opponent("/duel ai hard towers"), Opponent::Ai(Level::Hard));
        assert_eq!(opponent("/duel @ann live"), named("Ann"));
        assert_eq!(opponent(" /DUEL @Ann 2 correspondence"), named("Ann 2"));
        assert_eq!(opponent("/duel @яна"), named("Яна"));
        assert_eq!(opponent("/duel heroes sealed @Ann 2"), named("Ann 2"));
        assert_eq!(opponent("/duel heroes @Ann live"), named("Ann"));
    }

    #[test]
    fn a_duel_has_options_and_a_pace() {
        let Line::Ask(Intent::Challenge { options, pace, game, .. }) = read("/duel ai deck:quick live towers", &[])
        else {
            panic!("the line asks for a duel")
        };
        assert_eq!(options, Options::from([("deck".to_owned(), "quick".to_owned())]));
        assert_eq!((pace, game), (Some(Pace::Live), Some(GameId::of::<Towers>())));
    }

    #[test]
    fn a_format_is_a_word_of_its_own() {
        for format in GameId::all_formats() {
            let Line::Ask(Intent::Challenge { options, game, .. }) = read(&format!("/duel open {format} seats:8"), &[])
            else {
                panic!("the line asks for a duel")
            };
            assert_eq!((options["format"].as_str(), options["seats"].as_str(), game), (format, "8", None));
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_is_explained_and_not_done() {
        for (line, why) in [
            ("/dance", "web-command-unknown"),
            ("/", "web-command-unknown"),
            ("/duel @Zoe", "web-command-nobody"),
            ("/duel soon", "web-command-argument"),
            ("/duel heroes towers ai", "web-command-one-game"),
            ("/hand of god", "web-command-argument"),
            ("/card", "web-command-card-name"),
            ("/join", "web-command-join-code"),
            ("/deck rename dogs", "web-command-deck-how"),
            ("/settings theme", "web-command-argument"),
        ] {
            assert!(matches!(read(line, &people()), Line::Wrong(key, _) if key == why), "{line}");
        }
    }

    #[test]
    fn every_command_is_understood() {
        for name in COMMANDS {
            let line = if matches!(*name, "card" | "join") { format!("/{name} oak") } else { format!("/{name}") };
            assert!(matches!(read(&line, &[]), Line::Ask(_) | Line::Invite | Line::Duels), "{line}");
        }
        assert_eq!(read("/invite HOST", &[]), Line::InviteHost);
        assert!(matches!(read("/invite Bob", &[]), Line::Wrong("web-command-argument", _)));
        let found = CardSearch::typed(Some(GameId::of::<Towers>()), "cost 2 oak");
        assert_eq!(read("/cards towers cost 2 oak", &[]), Line::Ask(Intent::Cards(found, 0)));
        assert_eq!(
            read("/settings theme large-text", &[]),
            Line::Ask(Intent::Settings(Some(("theme".into(), "large-text".into()))))
        );
    }

    #[test]
    fn a_list_of_cards_may_be_longer_than_other_lines_and_is_read_with_its_line_breaks() {
        let list = "4 Припарка из мха и коры\n".repeat(70);
        let line = format!("/deck import\n{list}");
        assert!(!is_too_long(&line));
        let read_back =
            Line::Ask(Intent::Deck(duelhall_hall::DeckAsk::Import { name: None, text: list.trim().to_owned() }));
        assert_eq!(read(&line, &[]), read_back);
        assert!(is_too_long(&format!("/deck import {}", "я".repeat(LIST_MAX))));
        for other in [&list, &format!("/deck copy {list}"), &format!("/card {list}")] {
            assert!(is_too_long(other), "{other}");
        }
    }

    #[test]
    fn anything_else_is_said_to_everybody() {
        assert_eq!(read("  good game / well played ", &[]), Line::Chat("good game / well played".into()));
        assert_eq!(read("   ", &[]), Line::Empty);
    }
}
