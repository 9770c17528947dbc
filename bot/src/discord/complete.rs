//! Proposes names while somebody types the name of a card or a deck. Card names are in memory, and a person has few
//! decks, so nobody has to wait.

use duelhall_engine::text::Lang;
use duelhall_hall::DeckName;
use serde_json::{Value, json};
use serenity::model::application::CommandInteraction;

use super::bot::Bot;
use super::commands::{Typed, options, typed};
use super::markup::cut;
use super::visit::Visit;

/// How many proposals Discord shows.
const MOST: usize = 25;

/// The longest name and value of a proposal.
const LONGEST: usize = 100;

/// The callback type of proposals.
const PROPOSALS: u8 = 8;

/// Proposes names, in the language of the person who types. A person who misses a name among many types one more
/// letter.
pub(crate) async fn complete(bot: &Bot, command: &CommandInteraction) {
    let visit = Visit::command(command, bot.now());
    let lang = visit.lang(bot).await;
    let choice = |name: &str, value: &str| json!({ "name": cut(name, LONGEST), "value": value });
    let choices: Vec<Value> = match typed(&command.data) {
        Some(Typed::Deck(game, typed)) => {
            let own = kept(bot, &visit, lang, &typed).await.into_iter();
            let own = own.filter(|deck| deck.own && game.is_none_or(|game| game.set() == deck.game));
            let ready = options::decks(&bot.hall, game, lang, &typed).into_iter();
            let all = own.map(|deck| (deck.value, deck.label)).chain(ready);
            fitting(all).map(|(key, name)| choice(&name, &key)).collect()
        }
        Some(Typed::Kept(typed)) => {
            let all = kept(bot, &visit, lang, &typed).await.into_iter();
            let all = all.map(|deck| (deck.value, if deck.own { format!("★ {}", deck.name) } else { deck.name }));
            fitting(all).map(|(key, name)| choice(&name, &key)).collect()
        }
        Some(Typed::Trait(game, key, typed)) => {
            let all = options::trait_values(&bot.hall, game, &key, lang, &typed).into_iter();
            fitting(all).map(|(value, name)| choice(&name, &value)).collect()
        }
        Some(Typed::Card(typed)) => {
            bot.hall.card_names(lang, &typed, MOST).iter().map(|name| choice(name, name)).collect()
        }
        None => Vec::new(),
    };
    let data = Some(json!({ "choices": choices }));
    // Proposals that come too late are useless, and the next letter asks again.
    if let Err(fault) = bot.rest.answer(command.id.get(), &command.token, PROPOSALS, data, Vec::new()).await {
        tracing::debug!(%fault, "proposals were not shown");
    }
}

/// The decks of the person who types, and the ready ones. If they cannot be read, the name can still be typed.
async fn kept(bot: &Bot, visit: &Visit, lang: Lang, typed: &str) -> Vec<DeckName> {
    bot.hall.deck_names(&visit.who.id, lang, typed).await.unwrap_or_default()
}

/// As many proposals as Discord shows. It accepts only values that are short enough.
fn fitting(all: impl Iterator<Item = (String, String)>) -> impl Iterator<Item = (String, String)> {
    all.filter(|(value, _)| value.chars().count() <= LONGEST).take(MOST)
}
