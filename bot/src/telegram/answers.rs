//! Answers to commands: in private if possible, or else below the command. Somebody who types a command in a group always
//! finds an answer there, or where it is.

use std::sync::Arc;

use duelhall_engine::kit::Text;
use tokio::sync::oneshot;

use super::address::{At, To};
use super::bot::Bot;
use super::dispatch::lang;
use super::keys::link;
use super::markup::length;
use super::methods::ReplyTo;
use super::outgoing::Outgoing;
use super::rate::Class;
use super::visit::{Via, Visit};
use super::ways::give;
use super::{forms, words};
use crate::chat::{Answer, Job};

/// A longer answer is a wall in a group: there a link leads to it.
const LONG: usize = 400;

/// Answers a command; nothing in the answer is secret. `page` is the payload of the link that leads to the answer.
pub(crate) async fn respond(bot: &Arc<Bot>, visit: &Visit, outgoing: &Outgoing, page: Option<&str>) {
    visit.decided();
    match give(bot, visit, outgoing, None).await {
        Some(at) => return point(bot, visit, at, "answer-in-private").await,
        None if visit.spot.is_private() => return,
        None => {}
    }
    let page = page.filter(|_| length(&outgoing.words) > LONG).and_then(|page| bot.identity.deep_link(page));
    let Some(page) = page else { return post(bot, visit, outgoing).await };
    let lang = lang(bot, visit).await;
    let mut pointer = Outgoing::words(words::plain(lang, "answer-long"));
    pointer.rows = vec![vec![link(page, &words::plain(lang, "press-read"))]];
    post(bot, visit, &pointer).await;
}

/// Answers a command with a few words.
pub(crate) async fn say(bot: &Arc<Bot>, visit: &Visit, text: &Text) {
    let text = words::say(lang(bot, visit).await, text);
    respond(bot, visit, &Outgoing::words(text), None).await;
}

/// Answers somebody; what they alone may read (`alone`) goes to them, or else the group is told how they get it. Where it
/// stands, if it is such an answer.
pub(crate) async fn tell(
    bot: &Arc<Bot>,
    visit: &Visit,
    outgoing: &Outgoing,
    alone: Option<&str>,
    page: Option<&str>,
) -> Option<At> {
    let Some(instead) = alone else {
        respond(bot, visit, outgoing, page).await;
        return None;
    };
    let at = give(bot, visit, outgoing, None).await;
    match at {
        Some(at) => point(bot, visit, at, "answer-in-private").await,
        None => respond(bot, visit, &forms::alone(&bot.identity, lang(bot, visit).await, instead), None).await,
    }
    at
}

/// Leaves a line below a command that everybody saw, if its answer is in the private chat.
pub(crate) async fn point(bot: &Arc<Bot>, visit: &Visit, at: At, key: &str) {
    if visit.spot.is_private() || at.chat() == visit.spot.chat {
        return;
    }
    let lang = lang(bot, visit).await;
    let mut pointer = Outgoing::words(words::plain(lang, key));
    let chat = bot.identity.address().map(|address| link(address, &words::plain(lang, "press-chat")));
    pointer.rows = chat.into_iter().map(|key| vec![key]).collect();
    post(bot, visit, &pointer).await;
}

/// Posts an answer below a command, for everybody.
async fn post(bot: &Arc<Bot>, visit: &Visit, outgoing: &Outgoing) {
    let Via::Command { message, ephemeral: None } = visit.via else { return };
    let reply = Some(ReplyTo {
        message_id: Some(message),
        ephemeral_message_id: None,
        allow_sending_without_reply: Some(true),
    });
    let to = To { spot: visit.spot, whisper: None, reply, silent: true, class: Class::Public };
    let (done, told) = oneshot::channel();
    bot.chats.send(bot, &visit.place, Job::Answer(Answer { to, outgoing: outgoing.clone(), done }));
    // The command is not done until then, so that a kill does not lose its answer.
    if told.await.is_err() && bot.stop.is_cancelled() {
        // An orderly end must not lose it either. The next run answers.
        std::future::pending::<()>().await;
    }
}
