//! What the hall has to say without having been asked, given to the workers and to hands that are shown.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, Message, Notice, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::sync::mpsc;

use super::bot::Bot;
use super::chats::Job;
use super::ids::{self, PREFIX, Spot};
use super::posts::{HANDS, PUBLIC};
use super::{codes, hands, ways};
use crate::chat::attended;

/// Delivers notices until the hall is closed or the program ends.
pub(crate) async fn deliver(bot: Arc<Bot>, mut notices: mpsc::UnboundedReceiver<Notice>) {
    loop {
        let notice = tokio::select! {
            () = bot.stop.cancelled() => return,
            notice = notices.recv() => notice,
        };
        let Some(notice) = notice else { return };
        attended("a notice", async { one(&bot, notice) }).await;
    }
}

fn one(bot: &Arc<Bot>, notice: Notice) {
    match notice {
        Notice::Refresh(Audience::Place(place), slot) => bot.chats.send(bot, &place, Job::Refresh(slot)),
        Notice::Remove(Audience::Place(place), slot) => bot.chats.send(bot, &place, Job::Remove(slot)),
        Notice::Say(Audience::Place(place), message) => bot.chats.send(bot, &place, Job::Say(message)),
        Notice::Refresh(Audience::Person(person, place), Slot::Hand(id)) => {
            bot.begin("a hand", move |bot| {
                let (person, place) = (person.clone(), place.clone());
                async move {
                    codes::used(&bot, &person, id).await;
                    if !hands::refresh(&bot, &person, &place, id).await {
                        ways::bring(&bot, &person, &place, id).await;
                    }
                }
            });
        }
        Notice::Say(Audience::Person(person, _), message) => {
            bot.begin("a message for one person", move |bot| {
                let (person, message) = (person.clone(), message.clone());
                async move { say(&bot, &person, |_| message).await }
            });
        }
        // What one person alone sees is an answer to them: there is nothing else to keep up to date, or to take away.
        Notice::Refresh(Audience::Person(..), _) | Notice::Remove(Audience::Person(..), _) => {}
    }
}

/// Tells one person a few words in their private chat, if they have one with the bot.
pub(crate) async fn tell(bot: &Arc<Bot>, person: &PersonId, words: impl FnOnce(Lang) -> String) {
    say(bot, person, |lang| Message { text: words(lang), ..Message::default() }).await;
}

/// Shows one person something in their private chat, if they have one with the bot; the place of a match is told too.
async fn say(bot: &Arc<Bot>, person: &PersonId, message: impl FnOnce(Lang) -> Message) {
    let Some(user) = ids::user(person) else { return };
    if !bot.people.reach(&*bot.store, user).await.open {
        return;
    }
    let place = Spot::chat(user).place();
    let lang = bot.hall.person_lang(person, &place, None).await.unwrap_or(bot.language);
    let sheet = bot.compose(&message(lang), lang).await;
    // What failed is logged there.
    let _ = ways::private(bot, Spot::chat(user), &sheet, None, false).await;
}

/// Somebody has their hand before them: the places of the match are told.
pub(crate) async fn opened(bot: &Arc<Bot>, person: &PersonId, id: MatchId) {
    let Ok(Some(facts)) = bot.hall.facts(id).await else { return };
    for place in ids::ours(&facts) {
        bot.chats.send(bot, place, Job::Opened(person.clone(), id));
    }
}

/// Brings every board of a place up to date.
pub(crate) async fn boards_of(bot: &Arc<Bot>, house: &PlaceId) {
    match bot.hall.live_in(house.as_str()).await {
        Ok(live) => {
            for (place, id) in live.into_iter().filter(|(place, _)| place.is_within(house)) {
                bot.chats.send(bot, &place, Job::Refresh(Slot::Board(id)));
            }
        }
        Err(error) => tracing::error!(%house, %error, "the matches of a place cannot be read"),
    }
}

/// Repairs after a start what could not be delivered before it: what is stored is what is shown.
pub(crate) async fn everything(bot: &Arc<Bot>) {
    let mut slots = Vec::new();
    match bot.hall.live_in(PREFIX).await {
        Ok(found) => slots.extend(found.into_iter().map(|(place, id)| (place, Slot::Board(id)))),
        Err(error) => tracing::error!(%error, "the matches in progress cannot be read"),
    }
    match PUBLIC.all(&*bot.store).await {
        Ok(found) => slots.extend(found.into_iter().map(|(place, slot)| (PlaceId::stored(&place), slot))),
        Err(error) => tracing::error!(%error, "where messages stand cannot be read"),
    }
    match bot.hall.pending_in(PREFIX).await {
        Ok(found) => slots.extend(found.into_iter().map(|(place, id)| (place, Slot::Challenge(id)))),
        Err(error) => tracing::error!(%error, "the challenges cannot be read"),
    }
    // Workers know what they have to do already; the boards of matches in progress come first.
    for (place, slot) in slots {
        bot.chats.send(bot, &place, Job::Refresh(slot));
    }
    let hands = HANDS.all(&*bot.store).await.unwrap_or_else(|error| {
        tracing::error!(%error, "where hands are shown cannot be read");
        Vec::new()
    });
    for (person, slot) in hands {
        let (Slot::Hand(id), person) = (slot, PersonId::stored(&person)) else { continue };
        let Ok(Some(facts)) = bot.hall.facts(id).await else { continue };
        let Some(place) = ids::ours(&facts).next().cloned() else { continue };
        let bot = Arc::clone(bot);
        bot.tasks.clone().spawn(async move { hands::refresh(&bot, &person, &place, id).await });
    }
}
