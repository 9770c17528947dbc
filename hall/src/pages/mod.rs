//! Pages for looking things up: help, rules, cards; of a duel its course, the cards in sight, and what is seldom needed.

mod cards;
mod course;
mod look;
mod more;
mod replay;
mod sample;
mod search;
mod traits;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Seat, Text, Viewer};

use crate::asker::Asker;
use crate::say::{button, labelled};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Button, Look, Message, Press, Reply, modes, words};

/// The most lines on a page.
const PAGE: usize = 12;

/// The most lines and letters on a page of cards, which is read at a glance.
const CARDS: (usize, usize) = (6, 1_200);

/// The most letters of lines on a page: with a title they stay below the 2,000 that every platform accepts.
const FULL: usize = 1_900;

/// The lines about commands on the help page.
const COMMANDS: [&str; 18] = [
    "help-duel",
    "help-games",
    "help-table",
    "help-formats",
    "help-code",
    "help-hand",
    "help-board",
    "help-resign",
    "help-rematch",
    "help-rules",
    "help-cards",
    "help-card",
    "help-deck",
    "help-campaign",
    "help-link",
    "help-settings",
    "help-config",
    "help-help",
];

/// The page about what one can do here.
pub(crate) fn help(asker: &Asker<'_>) -> Reply {
    let voice = &asker.voice;
    let lines: Vec<String> = COMMANDS.into_iter().filter_map(|key| example(voice, key)).collect();
    let text = std::iter::once(voice.plain("help-title")).chain(lines).collect::<Vec<_>>().join("\n");
    let against = |game: GameId| {
        let label = Text::new("press-duel-game").text("game", words::game(game));
        labelled(voice, Press::DuelLevels(game), &label, Look::Primary, 0)
    };
    let buttons = GameId::sets().map(against).collect();
    asker.page(Message { text, buttons, ..Message::default() })
}

/// A line about a command. If it shows how to type one, its example is about the games that are there; without such a game there
/// is no line.
fn example(voice: &Voice, key: &str) -> Option<String> {
    let text = Text::new(key);
    let text = match key {
        "help-games" => {
            let games: Vec<&str> = GameId::sets().map(GameId::name).collect();
            text.raw("game", *games.last()?).raw("games", games.join(", "))
        }
        "help-table" => {
            let tables = |game| (game, modes::tables(voice, game, &Options::new()));
            let (game, tables) = GameId::sets().map(tables).find(|(_, tables)| !tables.is_empty())?;
            // A table with teams shows both options.
            let (table, _) = tables.iter().find(|(words, _)| words.contains(' ')).or(tables.first())?;
            let deck = game.seat_option(Seat::FIRST).map_or("none", |option| option.key);
            let text = text.raw("game", game.name()).raw("table", table.as_str());
            text.num("most", modes::most_seats(game)?).raw("deck", deck)
        }
        "help-cards" => text.raw("search", traits::example(voice)?),
        _ => text,
    };
    Some(voice.say(&text))
}

/// The page that asks how well the computer is to play a game: nobody begins against one that is too strong without a choice.
pub(crate) fn levels(asker: &Asker<'_>, game: GameId) -> Reply {
    let voice = &asker.voice;
    let level = |level: Level| {
        let key = format!("press-level-{}", level.name());
        button(voice, Press::DuelGame(game, Some(level)), &key, Look::Plain, 0)
    };
    let buttons = Level::OFFERED.into_iter().map(level).chain(campaign(voice, game, 1)).collect();
    let text = voice.say(&Text::new("duel-levels").text("game", words::game(game)));
    asker.page(Message { text, buttons, ..Message::default() })
}

/// The page about the program and the people whom it thanks.
pub(crate) fn about(asker: &Asker<'_>) -> Reply {
    let text = Text::new("about").raw("version", env!("CARGO_PKG_VERSION"));
    asker.page(Message { text: asker.voice.say(&text), ..Message::default() })
}

/// The rules of a game, with the house rules of the place; `strikes` missed moves lose a match.
pub(crate) fn rules(asker: &Asker<'_>, game: Option<GameId>, strikes: u8) -> Result<Reply, Trouble> {
    let voice = &asker.voice;
    let game = game.unwrap_or_else(|| asker.place.game());
    let options = asker.place.options(game);
    // A fresh table of a fixed seed, of which only the numbers are read.
    let fresh = Match::begin(game, &options, FirstTurn::Random, [0; 32]).map_err(|error| {
        tracing::warn!(%game, %error, "the house rules of a place cannot be played");
        Trouble::Refused(Text::new("no-setup"))
    })?;
    let mut lines = vec![voice.say(&Text::new("rules-title").text("game", words::game(game)))];
    lines.extend(words::rules(voice, &fresh.table(Viewer::Public), &options));
    lines.push(voice.say(&Text::new("rules-missed").num("count", strikes)));
    let house = options.iter().filter_map(|(key, value)| {
        let spec = crate::settings::of_option(game, key)?;
        let line = Text::new("rules-house-line").raw("name", spec.name(voice)).raw("value", spec.value(voice, value));
        Some(voice.say(&line))
    });
    let house: Vec<String> = house.collect();
    if !house.is_empty() {
        lines.push(voice.plain("rules-house"));
        lines.extend(house);
    }
    let mut buttons = vec![
        button(voice, Press::DuelLevels(game), "press-duel-ai", Look::Primary, 0),
        button(voice, Press::FoundPage(0, search::of_game(game)), "press-cards", Look::Plain, 0),
    ];
    buttons.extend(campaign(voice, game, 0));
    Ok(asker.page(Message { text: lines.join("\n"), buttons, ..Message::default() }))
}

/// The button to the campaign of a game, if it has one.
fn campaign(voice: &Voice, game: GameId, group: u8) -> Option<Button> {
    let press = game.campaign().map(|_| Press::Campaign(game.set(), 0))?;
    Some(button(voice, press, "press-campaign", Look::Plain, group))
}

/// Splits lines into pages, each with as many lines as fit: at most so many lines and letters.
fn in_pages(lines: impl Iterator<Item = String>, (most, full): (usize, usize)) -> Vec<Vec<String>> {
    let mut pages: Vec<Vec<String>> = Vec::new();
    let mut letters = full;
    for line in lines {
        let length = line.chars().count() + 1;
        match pages.last_mut() {
            Some(page) if page.len() < most && letters + length <= full => page.push(line),
            _ => {
                letters = 0;
                pages.push(vec![line]);
            }
        }
        letters += length;
    }
    pages
}

/// The buttons to the page before and after page `at`, counted from 0.
fn turns(voice: &Voice, at: usize, pages: usize, press: impl Fn(u16) -> Press) -> Vec<Button> {
    let turn = |to: usize, key: &str| button(voice, press(u16::try_from(to).unwrap_or(u16::MAX)), key, Look::Plain, 0);
    let before = at.checked_sub(1).map(|to| turn(to, "press-before"));
    let next = (at + 1 < pages).then(|| turn(at + 1, "press-next"));
    before.into_iter().chain(next).collect()
}

pub(crate) use cards::{card, card_lines, card_names, cards, large};
pub(crate) use sample::sample;
pub(crate) use search::{found, meant, search};
pub(crate) use traits::card_traits;
