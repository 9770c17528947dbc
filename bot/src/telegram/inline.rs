//! Cards to be shared in any chat: `@bot` and a part of a card's name.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_hall::{Intent, Person, Request};
use duelhall_store::OpId;
use serde_json::{Value, json};

use super::bot::Bot;
use super::ids::{self, Spot};
use super::markup::{LONGEST_TEXT, cut, escaped};
use super::methods::{AnswerInlineQuery, HTML, NO_PREVIEW};
use super::update::InlineQuery;

/// Cards that are proposed; Telegram takes fifty.
const MOST: usize = 20;

/// Seconds that Telegram may give the same proposals to the same person.
const CACHED: u32 = 60;

/// The longest description of a proposal.
const LONGEST_ABOUT: usize = 120;

/// Proposes cards.
pub(crate) async fn propose(bot: &Arc<Bot>, query: &InlineQuery) {
    let heard = query.from.language_code.as_deref().and_then(Lang::of_locale);
    let place = Spot::chat(query.from.id).place();
    let who = ids::person(query.from.id);
    let lang = bot.hall.person_lang(&who, &place, heard).await.unwrap_or(heard.unwrap_or(bot.language));
    let names = bot.hall.card_names(lang, query.query.trim(), MOST);
    let mut results = Vec::new();
    for (number, name) in names.iter().enumerate() {
        let person = Person { id: who.clone(), name: query.from.name(), lang: heard, admin: false, groups: Vec::new() };
        let Ok(op) = OpId::random() else { continue };
        let intent = Intent::Card(None, name.clone());
        let request = Request { op, who: person, place: place.clone(), place_lang: heard, intent };
        if let Some(message) = bot.hall.handle(request).await.message {
            results.push(card(number, name, &message.text));
        }
    }
    let answer =
        AnswerInlineQuery { inline_query_id: query.id.clone(), results, cache_time: CACHED, is_personal: true };
    // Proposals that come too late are of no use, and the next letter asks again.
    if let Err(fault) = bot.rest.answer_inline(answer).await {
        tracing::debug!(%fault, "proposals were not shown");
    }
}

fn card(number: usize, name: &str, text: &str) -> Value {
    let about = text.lines().next().unwrap_or_default();
    let about = about.strip_prefix(name).unwrap_or(about).trim();
    json!({
        "type": "article",
        "id": number.to_string(),
        "title": name,
        "description": cut(about, LONGEST_ABOUT),
        "input_message_content": {
            "message_text": escaped(&cut(text, LONGEST_TEXT)),
            "parse_mode": HTML,
            "link_preview_options": NO_PREVIEW,
        },
    })
}
