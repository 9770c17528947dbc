//! Lets people share cards in any chat, and challenge anybody there: they type `@bot`, and a part of a card's name or a code.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::ChallengeId;
use serde_json::{Value, json};

use super::bot::Bot;
use super::ids::{self, Spot};
use super::keys::link;
use super::markup::{LONGEST_TEXT, cut, escaped};
use super::methods::{AnswerInlineQuery, HTML, InlineButton, Markup, NO_PREVIEW};
use super::update::InlineQuery;
use super::words::{plain, say};

/// How many cards are proposed; Telegram accepts fifty results.
const MOST: usize = 20;

/// For how many seconds Telegram may show the same proposals to the same person again. A code may be used meanwhile.
const CACHED: u32 = 10;

/// The longest description of a proposal.
const LONGEST_ABOUT: usize = 120;

/// Proposes the person's open challenges by code, and cards. If they have no such challenge, a button leads to where they
/// get one.
pub(crate) async fn propose(bot: &Bot, query: &InlineQuery) {
    let heard = query.from.language_code.as_deref().and_then(Lang::of_locale);
    let place = Spot::chat(query.from.id).place();
    let who = ids::person(query.from.id);
    let lang = bot.hall.person_lang(&who, &place, heard).await.unwrap_or(heard.unwrap_or(bot.language));
    let typed = query.query.trim();
    let codes = bot.hall.codes_of(&who).await.unwrap_or_else(|error| {
        tracing::error!(%error, "the codes of a person cannot be read");
        Vec::new()
    });
    // Each typed letter causes a query; a query is not a command of that person.
    let cards = bot.hall.card_lines(lang, typed, MOST);
    let cards = cards.iter().enumerate().map(|(number, (name, line))| card(number, name, line));
    let challenges = codes.iter().filter_map(|code| challenge(bot, lang, &query.from.name(), *code));
    let button = codes.is_empty().then(|| InlineButton { text: plain(lang, "inline-code"), start_parameter: "code" });
    let answer = AnswerInlineQuery {
        inline_query_id: query.id.clone(),
        results: challenges.chain(cards).collect(),
        cache_time: CACHED,
        is_personal: true,
        button,
    };
    // Proposals that come too late are useless, and the next letter asks again.
    if let Err(fault) = bot.rest.answer_inline(answer).await {
        tracing::debug!(%fault, "proposals were not shown");
    }
}

/// A challenge for any chat. The bot need not be in that chat: the button leads to the private chat, where the duel is
/// played.
fn challenge(bot: &Bot, lang: Lang, name: &str, code: ChallengeId) -> Option<Value> {
    let accept = link(bot.identity.deep_link(&format!("j_{code}"))?, &plain(lang, "press-accept"));
    let about = say(lang, &Text::new("inline-about").raw("code", code.to_string()));
    let words = say(lang, &Text::new("inline-challenge").raw("who", name).raw("code", code.to_string()));
    let words = match words.split_once('\n') {
        Some((first, rest)) => format!("<b>{}</b>\n{}", escaped(first), escaped(rest)),
        None => escaped(&words),
    };
    let mut result = json!({
        "id": format!("code-{code}"),
        "title": plain(lang, "inline-title"),
        "description": cut(&about, LONGEST_ABOUT),
        "reply_markup": Markup { inline_keyboard: vec![vec![accept]] },
    });
    // A picture that Telegram keeps is its own thumbnail. A new one cannot be sent here.
    let picture = bot.samples.of(lang).and_then(|key| bot.rest.file_of(key));
    match picture {
        Some(file) => {
            result["type"] = json!("photo");
            result["photo_file_id"] = json!(file);
            result["caption"] = json!(words);
            result["parse_mode"] = json!(HTML);
        }
        None => {
            result["type"] = json!("article");
            result["input_message_content"] =
                json!({ "message_text": words, "parse_mode": HTML, "link_preview_options": NO_PREVIEW });
        }
    }
    Some(result)
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
