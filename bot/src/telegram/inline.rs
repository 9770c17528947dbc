//! Lets people share cards in any chat: they type `@bot` and a part of a card's name.

use duelhall_engine::text::Lang;
use duelhall_hall::Hall;
use serde_json::{Value, json};

use super::ids::{self, Spot};
use super::markup::{LONGEST_TEXT, cut, escaped};
use super::methods::{AnswerInlineQuery, HTML, NO_PREVIEW};
use super::rest::Rest;
use super::update::InlineQuery;

/// How many cards are proposed; Telegram accepts fifty.
const MOST: usize = 20;

/// For how many seconds Telegram may show the same proposals to the same person again.
const CACHED: u32 = 60;

/// The longest description of a proposal.
const LONGEST_ABOUT: usize = 120;

/// Proposes cards.
pub(crate) async fn propose(hall: &Hall, rest: &Rest, usual: Lang, query: &InlineQuery) {
    let heard = query.from.language_code.as_deref().and_then(Lang::of_locale);
    let place = Spot::chat(query.from.id).place();
    let who = ids::person(query.from.id);
    let lang = hall.person_lang(&who, &place, heard).await.unwrap_or(heard.unwrap_or(usual));
    // Each typed letter causes a query; a query is not a command of that person.
    let cards = hall.card_lines(lang, query.query.trim(), MOST);
    let results = cards.iter().enumerate().map(|(number, (name, line))| card(number, name, line)).collect();
    let answer =
        AnswerInlineQuery { inline_query_id: query.id.clone(), results, cache_time: CACHED, is_personal: true };
    // Proposals that come too late are useless, and the next letter asks again.
    if let Err(fault) = rest.answer_inline(answer).await {
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
