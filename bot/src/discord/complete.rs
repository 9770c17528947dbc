//! Proposals while somebody types the name of a card or of a deck. Names are in memory: nobody waits.

use duelhall_engine::text::Lang;
use serde_json::json;
use serenity::model::application::CommandInteraction;

use super::bot::Bot;
use super::commands::{proposed_decks, typed};

/// Proposals that Discord shows.
const MOST: usize = 25;

/// The callback type of proposals.
const PROPOSALS: u8 = 8;

/// Proposes names of cards or decks, in the language of the one who types.
pub(crate) async fn complete(bot: &Bot, command: &CommandInteraction) {
    let (option, typed) = typed(&command.data).unwrap_or_default();
    let lang = Lang::of_locale(&command.locale).unwrap_or(bot.language);
    let proposed = match &*option {
        "deck" => proposed_decks(&bot.hall, lang, &typed),
        _ => bot.hall.card_names(lang, &typed, MOST).into_iter().map(|name| (name.clone(), name)).collect(),
    };
    let choices: Vec<_> = proposed.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    let data = Some(json!({ "choices": choices }));
    // Proposals that come too late are of no use, and the next letter asks again.
    if let Err(fault) = bot.rest.answer(command.id.get(), &command.token, PROPOSALS, data, Vec::new()).await {
        tracing::debug!(%fault, "proposals were not shown");
    }
}
