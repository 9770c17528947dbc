//! The commands about decks.

use duelhall_engine::games::GameId;
use duelhall_hall::{DeckAsk, Hall, Intent};
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, ResolvedOption};

use super::options::{choice, option, page};
use super::read::{Ask, number, text};
use super::{Where, command, sub};

/// The longest list of cards or code.
const LONGEST_LIST: u16 = 6_000;

/// `/deck` with its verbs.
pub(super) fn deck(hall: &Hall) -> CreateCommand {
    let subs = [
        sub("list").add_sub_option(page()),
        sub("show").add_sub_option(which()),
        sub("new").add_sub_option(which_game(hall)).add_sub_option(called()),
        sub("edit")
            .add_sub_option(which())
            .add_sub_option(option(CommandOptionType::String, "opt-text").max_length(40)),
        sub("import").add_sub_option(cards()).add_sub_option(called()),
        sub("copy").add_sub_option(which()).add_sub_option(called()),
        sub("rename").add_sub_option(which()).add_sub_option(called().required(true)),
        sub("delete").add_sub_option(which()),
        sub("save"),
    ];
    subs.into_iter().fold(command("deck", Where::Everywhere), CreateCommand::add_option)
}

/// The games that have decks.
fn which_game(hall: &Hall) -> CreateCommandOption {
    GameId::with_decks().fold(option(CommandOptionType::String, "opt-game"), |option, game| {
        choice(option, game.name(), |lang| hall.game_name(game, lang))
    })
}

/// Names a deck, by its name or its code.
fn which() -> CreateCommandOption {
    option(CommandOptionType::String, "opt-which").required(true).set_autocomplete(true).max_length(1_000)
}

fn cards() -> CreateCommandOption {
    option(CommandOptionType::String, "opt-cards").required(true).max_length(LONGEST_LIST)
}

fn called() -> CreateCommandOption {
    option(CommandOptionType::String, "opt-called").max_length(100)
}

/// Reads a command of the tree `/deck`.
pub(super) fn read(name: &str, options: &[ResolvedOption<'_>]) -> Ask {
    let given = |name: &str| text(options, name).unwrap_or_default().to_owned();
    let called = text(options, "name").map(str::to_owned);
    Ask::Hall(Intent::Deck(match name {
        "list" => {
            let page = number(options, "page").and_then(|page| usize::try_from(page).ok()).unwrap_or(1);
            DeckAsk::List(page.saturating_sub(1))
        }
        "show" => DeckAsk::Show(given("deck")),
        "new" => DeckAsk::New { game: text(options, "game").and_then(|game| game.parse().ok()), name: called },
        "edit" => DeckAsk::Edit { deck: given("deck"), words: text(options, "text").map(str::to_owned) },
        "import" => DeckAsk::Import { name: called, text: given("cards") },
        "copy" => DeckAsk::Copy { of: given("deck"), name: called },
        "rename" => DeckAsk::Rename { deck: given("deck"), name: called },
        "delete" => DeckAsk::Delete(given("deck")),
        "save" => DeckAsk::Save(None),
        _ => return Ask::Wrong("no-understand", String::new()),
    }))
}
