//! Answers to presses, and to commands: in private if possible, or else below the command. Somebody who types a command in
//! a group always finds an answer there, or where it is.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::kit::Text;
use tokio::sync::oneshot;

use super::address::{At, Say, To};
use super::bot::Bot;
use super::fault::Fault;
use super::keys::link;
use super::markup::length;
use super::methods::ReplyTo;
use super::outgoing::Outgoing;
use super::rate::Class;
use super::visit::{Via, Visit};
use super::ways::give;
use super::{leads, words};
use crate::chat::{Answer, Job};

/// A longer answer is a wall in a group: there a link leads to it.
const LONG: usize = 400;

/// How often the answer to a press is tried.
const TRIES: u32 = 3;

/// After this time, nobody waits for the answer to a press any more.
const LAST_CALL: Duration = Duration::from_secs(15);

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
    let lang = visit.lang(bot).await;
    let mut pointer = Outgoing::words(words::plain(lang, "answer-long"));
    pointer.rows = vec![vec![link(page, &words::plain(lang, "press-read"))]];
    post(bot, visit, &pointer).await;
}

/// Answers a command with a few words.
pub(crate) async fn say(bot: &Arc<Bot>, visit: &Visit, text: &Text) {
    let text = words::say(visit.lang(bot).await, text);
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
        None => respond(bot, visit, &leads::alone(&bot.identity, visit.lang(bot).await, instead), None).await,
    }
    at
}

/// Leaves a line below a command that everybody saw, if its answer is in the private chat.
pub(crate) async fn point(bot: &Arc<Bot>, visit: &Visit, at: At, key: &str) {
    if visit.spot.is_private() || at.chat() == visit.spot.chat {
        return;
    }
    let lang = visit.lang(bot).await;
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

/// Answers a press.
pub(super) async fn answer(bot: &Bot, visit: &Visit, say: &Say) {
    let Via::Press { query, .. } = &visit.via else { return };
    for _ in 0..TRIES {
        match bot.rest.answer(query, say).await {
            // If it is too late, nobody waits for the answer any more.
            Ok(()) | Err(Fault::TooLate) => return,
            Err(fault) => {
                bot.rest.trouble(visit.spot.chat, &fault, "an answer to a press");
                match fault {
                    Fault::Limited(wait) if wait < LAST_CALL => tokio::time::sleep(wait).await,
                    Fault::Away | Fault::Unheard => {}
                    _ => return,
                }
            }
        }
    }
}

/// Puts words in place of the person's own words that were pressed; below a picture they are a message of their own.
pub(super) async fn turned(bot: &Arc<Bot>, visit: &Visit, outgoing: &Outgoing) {
    if let Some(on) = visit.on_own().filter(|on| !on.picture)
        && bot.rest.edit(on.at, outgoing, false, Class::Hand).await.is_ok()
    {
        return;
    }
    give(bot, visit, outgoing, None).await;
}
