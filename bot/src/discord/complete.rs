//! Proposals while somebody types the name of a card or a deck. Names are in memory: nobody waits.

use serde_json::{Value, json};
use serenity::model::application::CommandInteraction;

use super::bot::Bot;
use super::commands::{Typed, options, typed};
use super::markup::cut;
use super::visit::Visit;

/// Proposals that Discord shows.
const MOST: usize = 25;

/// The longest name and value of a proposal.
const LONGEST: usize = 100;

/// The callback type of proposals.
const PROPOSALS: u8 = 8;

/// Proposes names, in the language of the one who types. Who misses one among many types a letter more.
pub(crate) async fn complete(bot: &Bot, command: &CommandInteraction) {
    let lang = super::desk::lang(bot, &Visit::command(command)).await;
    let choice = |name: &str, value: &str| json!({ "name": cut(name, LONGEST), "value": value });
    let choices: Vec<Value> = match typed(&command.data) {
        Some(Typed::Deck(game, typed)) => {
            let decks = options::decks(&bot.hall, game, lang, &typed);
            decks.iter().take(MOST).map(|(key, name)| choice(name, key)).collect()
        }
        Some(Typed::Card(typed)) => {
            bot.hall.card_names(lang, &typed, MOST).iter().map(|name| choice(name, name)).collect()
        }
        None => Vec::new(),
    };
    let data = Some(json!({ "choices": choices }));
    // Proposals that come too late are of no use, and the next letter asks again.
    if let Err(fault) = bot.rest.answer(command.id.get(), &command.token, PROPOSALS, data, Vec::new()).await {
        tracing::debug!(%fault, "proposals were not shown");
    }
}
