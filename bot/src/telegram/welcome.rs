//! The first words: to somebody who has found the bot, and to a group that has let it in.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_hall::{Look, Message};
use duelhall_store::Collection;

use super::bot::Bot;
use super::data::Data;
use super::games;
use super::ids::Spot;
use super::keys::{link, own};
use super::outgoing::Outgoing;
use super::update::Membership;
use super::words::plain;
use crate::chat::{Job, Turned, documents};

/// Shows a newcomer a board, and the ways to begin.
pub(crate) async fn welcome(bot: &Bot, lang: Lang) -> Outgoing {
    let picture = bot.hall.sample(lang).await;
    let message = Message { text: plain(lang, "welcome"), picture, ..Message::default() };
    let mut outgoing = bot.converter.of(&message, Turned::default(), lang).await;
    // The board is only an example, so nobody has to read what is on it.
    outgoing.alt.clear();
    outgoing.brief.clear();
    if let Some(picture) = &outgoing.picture {
        bot.samples.put(lang, picture.key);
    }
    let rules = own(&Data::Rules, &plain(lang, "press-rules"), Look::Plain);
    let group = bot.identity.group_link().map(|address| link(address, &plain(lang, "press-add")));
    outgoing.rows = games::to_play(&bot.hall, lang);
    outgoing.rows.push(group.into_iter().chain([rules]).collect());
    outgoing
}

/// The bot was added to a group, or removed. A group hears the first words once, and again if it has removed the bot and
/// added it again.
pub(crate) async fn on_group(bot: &Arc<Bot>, membership: &Membership) {
    let chat = membership.chat.id;
    if membership.new_chat_member.is_gone() {
        return forget(bot, chat).await;
    }
    if membership.lets_in() {
        let heard = membership.from.as_ref().and_then(|from| from.language_code.as_deref());
        greet(bot, Spot::chat(chat), heard.and_then(Lang::of_locale)).await;
    }
}

/// Says the first words in a group, unless it has heard them. `heard` is the language of the person who added the bot.
pub(crate) async fn greet(bot: &Arc<Bot>, spot: Spot, heard: Option<Lang>) {
    let place = Spot { chat: bot.moved.first(spot.chat), ..spot }.place();
    // If the program ends now, the group hears nothing; that is better than hearing it twice. Telegram tells of a new group
    // in two ways at the same time.
    match documents::first(&*bot.store, Collection::System, key(bot, spot.chat), &true).await {
        Ok(true) => {}
        Ok(false) => return,
        Err(error) => return tracing::error!(chat = spot.chat, %error, "what a group has heard cannot be kept"),
    }
    let lang = bot.hall.place_lang(&place, bot.langs.of(spot.chat, None).or(heard)).await.unwrap_or(bot.language);
    let message = Message { text: plain(lang, "hello-group"), ..Message::default() };
    bot.chats.send(bot, &place, Job::Say(message));
}

/// Forgets that a group has heard the first words: so there are no more notes than groups.
async fn forget(bot: &Bot, chat: i64) {
    if let Err(error) = documents::keep::<bool>(&*bot.store, Collection::System, key(bot, chat), None).await {
        tracing::error!(chat, %error, "what a group has heard cannot be forgotten");
    }
}

fn key(bot: &Bot, chat: i64) -> String {
    format!("telegram hello {}", bot.moved.first(chat))
}
