//! Gives the notices of the hall to shown hands and to single people.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_hall::{Message, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;

use super::address::At;
use super::bot::Bot;
use super::ids::{self, Spot};
use super::posts::{HANDS, HandPost};
use super::{hands, ways};
use crate::chat::{self, Job, Personal};

/// Delivers a notice to one person.
pub(crate) fn personal(bot: &Arc<Bot>, person: PersonId, place: PlaceId, what: Personal) {
    match what {
        Personal::Hand(id) => bot.begin("a hand", move |bot| {
            let (person, place) = (person.clone(), place.clone());
            async move {
                bot.codes.withdraw(&person, id).await;
                if !hands::refresh(&bot, &person, &place, id).await {
                    ways::bring(&bot, &person, &place, id).await;
                }
            }
        }),
        Personal::Words(message) => bot.begin("a message for one person", move |bot| {
            let (person, place, message) = (person.clone(), place.clone(), message.clone());
            async move {
                if !chat::is_told_there(&*bot, &person, &place, &message).await {
                    say(&bot, &person, |_| *message).await;
                }
            }
        }),
    }
}

/// Tells one person a few words in their private chat, if they have one with the bot.
pub(crate) async fn tell(bot: &Arc<Bot>, person: &PersonId, words: impl FnOnce(Lang) -> String) {
    say(bot, person, |lang| Message { text: words(lang), ..Message::default() }).await;
}

/// Sends one person a message in their private chat, if they have one with the bot; the place of a match is told too.
async fn say(bot: &Arc<Bot>, person: &PersonId, message: impl FnOnce(Lang) -> Message) {
    let Some(user) = ids::user(person) else { return };
    if !bot.people.reach(user).await.open {
        return;
    }
    let place = Spot::chat(user).place();
    let lang = bot.hall.person_lang(person, &place, None).await.unwrap_or(bot.language);
    let outgoing = bot.converter.of_public(&message(lang), lang).await;
    // A failure is logged there.
    let _ = ways::private(bot, Spot::chat(user), &outgoing, None, false).await;
}

/// Somebody uses the bot in a chat that was lost.
pub(super) fn came_back(bot: &Arc<Bot>, spot: Spot) {
    if bot.lost.found(spot.chat) {
        catch_up(bot, spot.chat);
    }
}

/// Brings everything in a chat up to date that changed while nothing could be sent there: its boards, which may be those of
/// matches that have ended, and the hands. Nobody waits for it.
pub(crate) fn catch_up(bot: &Arc<Bot>, chat: i64) {
    bot.begin("what a chat missed", move |bot| async move {
        let Some(mut turn) = bot.returns.begin(chat) else { return };
        loop {
            public(&bot, chat).await;
            // One after the other: if the chat is lost after all, the first refusal spares the others.
            for (person, place, id) in shown_hands(&bot, |at| at.chat() == chat).await {
                if bot.stop.is_cancelled() {
                    return;
                }
                hands::refresh(&bot, &person, &place, id).await;
            }
            if bot.stop.is_cancelled() || turn.is_over() {
                return;
            }
        }
    });
}

/// Brings every public message of a chat up to date.
async fn public(bot: &Arc<Bot>, chat: i64) {
    let house = Spot::chat(bot.moved.first(chat)).place();
    chat::boards_of(bot, &bot.hall, &house, |place| place.is_within(&house)).await;
    chat::posts_of(bot, |place| place.is_within(&house)).await;
}

/// A group has another number: its messages are posted again there.
pub(crate) async fn moved(bot: &Arc<Bot>, from: i64, to: i64) {
    if bot.moved.learn(&*bot.store, from, to).await {
        bot.chats.send(bot, &Spot::chat(bot.moved.first(to)).place(), Job::Moved);
        public(bot, to).await;
    }
}

/// Repairs, after a start, the messages that could not be delivered before it: each then shows the stored state.
pub(crate) async fn everything(bot: &Arc<Bot>) {
    chat::everything(bot, &bot.hall).await;
    for (person, place, id) in shown_hands(bot, |_| true).await {
        let bot = Arc::clone(bot);
        bot.tasks.clone().spawn(async move { hands::refresh(&bot, &person, &place, id).await });
    }
}

/// The hands whose messages are `wanted`, each with its owner and the place in which they play. No more are read once the
/// program ends.
async fn shown_hands(bot: &Bot, wanted: impl Fn(At) -> bool) -> Vec<(PersonId, PlaceId, MatchId)> {
    let hands = HANDS.all(&*bot.store).await.unwrap_or_else(|error| {
        tracing::error!(%error, "where hands are shown cannot be read");
        Vec::new()
    });
    let mut shown = Vec::new();
    for (person, slot) in hands {
        if bot.stop.is_cancelled() {
            break;
        }
        let (Slot::Hand(id), person) = (slot, PersonId::stored(&person)) else { continue };
        let post = HANDS.load::<HandPost>(&*bot.store, person.as_str(), slot).await;
        if !post.is_ok_and(|post| post.is_some_and(|post| wanted(post.at()))) {
            continue;
        }
        let Ok(Some(facts)) = bot.hall.facts(id).await else { continue };
        let own = facts.players.iter().find(|player| player.id == person).map(|player| &player.place);
        shown.extend(own.map(|place| (person.clone(), place.clone(), id)));
    }
    shown
}
