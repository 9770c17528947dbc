//! Reads the meaning of a command that somebody used.

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_hall::{CardSearch, Intent, Opponent, Pace};
use serenity::model::application::{CommandData, CommandType, ResolvedOption, ResolvedTarget, ResolvedValue};
use serenity::model::guild::PartialMember;
use serenity::model::user::User;

use super::decks;
use crate::discord::custom::Scope;
use crate::discord::ids;

/// The request that a command stands for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ask {
    /// Something for the hall.
    Hall(Intent),
    /// The board: if a player asks, it is also posted again, below everything that was said since.
    Board,
    /// A form of settings.
    Settings(Scope),
    /// The page of commands.
    Help,
    /// A request that cannot be met: the key of the message, and the name that the message is about.
    Wrong(&'static str, String),
}

/// Reads a command.
pub(crate) fn read(data: &CommandData) -> Ask {
    if data.kind == CommandType::User {
        return in_menu(data);
    }
    let options = data.options();
    match data.name.as_str() {
        "duel" => match options.first() {
            Some(ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. }) => duel(name, options),
            _ => Ask::Wrong("no-understand", String::new()),
        },
        "deck" => match options.first() {
            Some(ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. }) => decks::read(name, options),
            _ => Ask::Wrong("no-understand", String::new()),
        },
        "join" => Ask::Hall(Intent::Join(text(&options, "code").unwrap_or_default().to_owned())),
        "cards" => {
            let page = number(&options, "page").and_then(|page| usize::try_from(page).ok()).unwrap_or(1);
            Ask::Hall(Intent::Cards(search(&options), page.saturating_sub(1)))
        }
        "card" => Ask::Hall(Intent::Card(None, text(&options, "name").unwrap_or_default().to_owned())),
        "rules" => Ask::Hall(Intent::Rules(game(&options))),
        "campaign" => Ask::Hall(Intent::Campaign(None, text(&options, "nation").unwrap_or_default().to_owned())),
        "link" => Ask::Hall(Intent::Link(text(&options, "code").unwrap_or_default().to_owned())),
        "settings" => Ask::Settings(Scope::Own),
        "config" => Ask::Settings(Scope::Place),
        "help" => Ask::Help,
        _ => Ask::Wrong("no-understand", String::new()),
    }
}

/// The text that somebody is typing into an option with proposals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// The name of a card.
    Card(String),
    /// The name of a deck to play with; and the game, if it is already chosen.
    Deck(Option<GameId>, String),
    /// The name of a deck: the person's own or a ready one.
    Kept(String),
    /// A value of a trait of cards; and the game, if it is already chosen.
    Trait(Option<GameId>, String, String),
}

/// The text that is being typed into the option that asks for proposals.
pub(crate) fn typed(data: &CommandData) -> Option<Typed> {
    let option = data.autocomplete()?;
    let typed = option.value.to_owned();
    if data.name == "cards" {
        return Some(Typed::Trait(game(&data.options()), option.name.to_owned(), typed));
    }
    if option.name != "deck" {
        return Some(Typed::Card(typed));
    }
    if data.name == "deck" {
        return Some(Typed::Kept(typed));
    }
    let options = data.options();
    let game = match options.first() {
        Some(ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. }) => {
            game(options).or_else(|| GameId::in_format(None, name).map(GameId::set))
        }
        _ => None,
    };
    Some(Typed::Deck(game, typed))
}

fn duel(name: &str, options: &[ResolvedOption<'_>]) -> Ask {
    let opponent = match name {
        "challenge" => match named(options) {
            Ok(opponent) => opponent,
            Err(wrong) => return wrong,
        },
        "open" => Opponent::Open,
        "code" => Opponent::Code,
        "ai" => {
            let level = text(options, "level").and_then(|level| level.parse::<Level>().ok());
            Opponent::Ai(level.unwrap_or_default())
        }
        format if GameId::all_formats().contains(&format) => match (named(options), text(options, "level")) {
            (Ok(opponent), _) => opponent,
            (Err(wrong @ Ask::Wrong("no-bot", _)), _) => return wrong,
            (Err(_), Some(level)) => Opponent::Ai(level.parse().unwrap_or_default()),
            (Err(_), None) => Opponent::Open,
        },
        "hand" => return Ask::Hall(Intent::Hand(None)),
        "board" => return Ask::Board,
        "spectate" => return Ask::Hall(Intent::Board(None)),
        "resign" => return Ask::Hall(Intent::Resign(None)),
        "rematch" => return Ask::Hall(Intent::Rematch(None)),
        "text" => return Ask::Hall(Intent::Text(None)),
        _ => return Ask::Wrong("no-understand", String::new()),
    };
    let mut chosen: Options =
        text(options, "deck").map(|deck| ("deck".to_owned(), deck.to_owned())).into_iter().collect();
    for option in GameId::all().iter().flat_map(|game| game.more_options()) {
        let number = || number(options, option.key).map(|number| number.to_string());
        let value = text(options, option.key).map(str::to_owned).or_else(number);
        chosen.extend(value.map(|value| (option.key.to_owned(), value)));
    }
    if GameId::all_formats().contains(&name) {
        chosen.insert("format".to_owned(), name.to_owned());
    }
    let pace = text(options, "clock").map(|clock| match clock {
        "correspondence" => Pace::Correspondence,
        _ => Pace::Live,
    });
    let game = game(options);
    Ask::Hall(Intent::Challenge { opponent, game, options: chosen, pace })
}

/// The cards that somebody looks for.
fn search(options: &[ResolvedOption<'_>]) -> CardSearch {
    // Every other text is the value of a trait, which is called as its option.
    let traits = options.iter().filter_map(|option| match option.value {
        ResolvedValue::String(value) if !["game", "text"].contains(&option.name) => {
            Some((option.name.to_owned(), value.to_owned()))
        }
        _ => None,
    });
    CardSearch {
        game: game(options),
        traits: traits.collect(),
        text: text(options, "text").unwrap_or_default().to_owned(),
    }
}

/// *Challenge* in the menu of a person: the game is the usual one of the place.
fn in_menu(data: &CommandData) -> Ask {
    let Some(ResolvedTarget::User(user, member)) = data.target() else {
        return Ask::Wrong("no-person", String::new());
    };
    match opponent(user, member) {
        Ok(opponent) => Ask::Hall(Intent::Challenge { opponent, game: None, options: Options::new(), pace: None }),
        Err(wrong) => wrong,
    }
}

/// The person who is challenged.
fn named(options: &[ResolvedOption<'_>]) -> Result<Opponent, Ask> {
    let found = options.iter().find_map(|option| match option.value {
        ResolvedValue::User(user, member) if option.name == "user" => Some((user, member)),
        _ => None,
    });
    let Some((user, member)) = found else { return Err(Ask::Wrong("no-person", String::new())) };
    opponent(user, member)
}

/// A person as an opponent. Bots play no cards.
fn opponent(user: &User, member: Option<&PartialMember>) -> Result<Opponent, Ask> {
    let nick = member.and_then(|member| member.nick.as_deref());
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    if user.bot {
        return Err(Ask::Wrong("no-bot", name.to_owned()));
    }
    Ok(Opponent::Named { id: ids::person(user.id.get()), name: name.to_owned() })
}

/// The game that is named.
fn game(options: &[ResolvedOption<'_>]) -> Option<GameId> {
    text(options, "game").and_then(|game| game.parse().ok())
}

pub(super) fn text<'a>(options: &[ResolvedOption<'a>], name: &str) -> Option<&'a str> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::String(text) if option.name == name => Some(text),
        _ => None,
    })
}

pub(super) fn number(options: &[ResolvedOption<'_>], name: &str) -> Option<i64> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::Integer(number) if option.name == name => Some(number),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use duelhall_engine::heroes::Heroes;
    use duelhall_hall::DeckAsk;
    use serde_json::{Value, json};

    use super::*;

    fn data(name: &str, options: Value, bot: bool) -> CommandData {
        let user = json!({ "id": "42", "username": "ben", "discriminator": "0", "global_name": "Ben", "avatar": null, "bot": bot });
        let data =
            json!({ "id": "1", "name": name, "type": 1, "options": options, "resolved": { "users": { "42": user } } });
        serde_json::from_value(data).unwrap()
    }

    fn duel(sub: &str, options: Value, bot: bool) -> Ask {
        read(&data("duel", json!([{ "name": sub, "type": 1, "options": options }]), bot))
    }

    #[test]
    fn a_challenge_names_the_person_the_deck_and_the_clock() {
        let options = json!([
            { "name": "user", "type": 6, "value": "42" },
            { "name": "deck", "type": 3, "value": "quick" },
            { "name": "clock", "type": 3, "value": "correspondence" },
        ]);
        let Ask::Hall(Intent::Challenge { opponent, options: chosen, pace, game }) =
            duel("challenge", options.clone(), false)
        else {
            panic!("it is a challenge")
        };
        assert_eq!(opponent, Opponent::Named { id: ids::person(42), name: "Ben".into() });
        assert_eq!(chosen, Options::from([("deck".to_owned(), "quick".to_owned())]));
        assert_eq!((pace, game), (Some(Pace::Correspondence), None));
        assert_eq!(duel("challenge", options, true), Ask::Wrong("no-bot", "Ben".into()));
        assert_eq!(duel("challenge", json!([]), false), Ask::Wrong("no-person", String::new()));
    }

    #[test]
    fn a_format_is_a_command_of_its_own_with_somebody_with_the_computer_or_with_whoever_comes() {
        let asked = |options: Value| match duel("draft", options, false) {
            Ask::Hall(Intent::Challenge { opponent, options, game, .. }) => (opponent, options, game),
            other => panic!("{other:?}"),
        };
        let draft = Options::from([("format".to_owned(), "draft".to_owned())]);
        assert_eq!(asked(json!([])), (Opponent::Open, draft.clone(), None));
        let ben = json!([{ "name": "user", "type": 6, "value": "42" }]);
        let named = Opponent::Named { id: ids::person(42), name: "Ben".into() };
        assert_eq!(asked(ben.clone()), (named, draft.clone(), None));
        let hard = json!([{ "name": "level", "type": 3, "value": "hard" }]);
        assert_eq!(asked(hard), (Opponent::Ai(Level::Hard), draft, None));
        let eight = asked(json!([{ "name": "seats", "type": 4, "value": 8 }])).1;
        assert_eq!(eight.get("seats").map(String::as_str), Some("8"));
        assert_eq!(duel("draft", ben, true), Ask::Wrong("no-bot", "Ben".into()));
    }

    #[test]
    fn a_deck_that_is_being_typed_is_one_of_the_chosen_game() {
        let typing = json!({ "name": "deck", "type": 3, "value": "qu", "focused": true });
        let of = |options: Value| typed(&data("duel", json!([{ "name": "ai", "type": 1, "options": options }]), false));
        assert_eq!(of(json!([typing])), Some(Typed::Deck(None, "qu".into())));
        let game = json!({ "name": "game", "type": 3, "value": "heroes" });
        assert_eq!(of(json!([game, typing])), Some(Typed::Deck(Some(GameId::of::<Heroes>()), "qu".into())));
        assert_eq!(of(json!([game])), None);
    }

    #[test]
    fn a_deck_of_ones_own_is_named_in_the_commands_about_decks() {
        let typing = json!([{ "name": "deck", "type": 3, "value": "do", "focused": true }]);
        let show = data("deck", json!([{ "name": "show", "type": 1, "options": typing }]), false);
        assert_eq!(typed(&show), Some(Typed::Kept("do".into())));
        let given = json!([
            { "name": "deck", "type": 3, "value": "dogs" },
            { "name": "name", "type": 3, "value": "Good Dogs" },
        ]);
        let rename = read(&data("deck", json!([{ "name": "rename", "type": 1, "options": given }]), false));
        let wanted = DeckAsk::Rename { deck: "dogs".into(), name: Some("Good Dogs".into()) };
        assert_eq!(rename, Ask::Hall(Intent::Deck(wanted)));
    }

    #[test]
    fn a_table_names_its_seats_and_teams() {
        let options = json!([
            { "name": "game", "type": 3, "value": "heroes" },
            { "name": "seats", "type": 4, "value": 4 },
            { "name": "teams", "type": 3, "value": "two" },
        ]);
        let Ask::Hall(Intent::Challenge { options: chosen, .. }) = duel("open", options, false) else {
            panic!("it is a challenge")
        };
        let expected = [("seats", "4"), ("teams", "two")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        assert_eq!(chosen, Options::from(expected));
    }

    // D-4
    #[test]
    fn cards_are_looked_for_by_traits_and_words() {
        let ally = json!({ "name": "type", "type": 3, "value": "ally" });
        let wolf = json!({ "name": "text", "type": 3, "value": "wolf" });
        let wanted =
            CardSearch { game: None, traits: vec![("type".to_owned(), "ally".to_owned())], text: "wolf".to_owned() };
        assert_eq!(read(&data("cards", json!([ally, wolf]), false)), Ask::Hall(Intent::Cards(wanted, 0)));
        let game = json!({ "name": "game", "type": 3, "value": "heroes" });
        let typing = json!({ "name": "class", "type": 3, "value": "br", "focused": true });
        let of = |options: Value| typed(&data("cards", options, false));
        assert_eq!(of(json!([typing])), Some(Typed::Trait(None, "class".into(), "br".into())));
        let heroes = Some(GameId::of::<Heroes>());
        assert_eq!(of(json!([game, typing])), Some(Typed::Trait(heroes, "class".into(), "br".into())));
    }

    #[test]
    fn a_person_is_challenged_from_their_menu_unless_they_are_a_bot() {
        let menu = |bot: bool| {
            let user = json!({ "id": "42", "username": "ben", "discriminator": "0", "global_name": "Ben", "avatar": null, "bot": bot });
            let data = json!({
                "id": "1", "name": "Challenge", "type": 2, "target_id": "42", "resolved": { "users": { "42": user } },
            });
            read(&serde_json::from_value(data).unwrap())
        };
        let opponent = Opponent::Named { id: ids::person(42), name: "Ben".into() };
        let wanted = Intent::Challenge { opponent, game: None, options: Options::new(), pace: None };
        assert_eq!(menu(false), Ask::Hall(wanted));
        assert_eq!(menu(true), Ask::Wrong("no-bot", "Ben".into()));
    }

    #[test]
    fn every_command_is_understood() {
        for sub in super::super::PLAIN.into_iter().chain(["open", "ai", "code"]) {
            assert!(matches!(duel(sub, json!([]), false), Ask::Hall(_) | Ask::Board), "{sub}");
        }
        for sub in ["list", "show", "import", "copy", "rename", "delete", "save"] {
            let asked = read(&data("deck", json!([{ "name": sub, "type": 1, "options": [] }]), false));
            assert!(matches!(asked, Ask::Hall(Intent::Deck(_))), "{sub}");
        }
        for name in ["join", "cards", "card", "rules", "campaign", "link", "settings", "config", "help"] {
            assert!(!matches!(read(&data(name, json!([]), false)), Ask::Wrong(..)), "{name}");
        }
        assert_eq!(read(&data("dance", json!([]), false)), Ask::Wrong("no-understand", String::new()));
        let page = json!([{ "name": "page", "type": 4, "value": 3 }]);
        assert_eq!(read(&data("cards", page, false)), Ask::Hall(Intent::Cards(CardSearch::default(), 2)));
        // D-4
        let heroes = json!([{ "name": "game", "type": 3, "value": "heroes" }]);
        let wanted = "heroes".parse().ok();
        assert_eq!(read(&data("rules", heroes.clone(), false)), Ask::Hall(Intent::Rules(wanted)));
        assert_eq!(read(&data("cards", heroes, false)), Ask::Hall(Intent::Cards(CardSearch::of(wanted), 0)));
    }
}
