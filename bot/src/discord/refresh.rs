//! Gives the notices of the hall to open hands and to single people.

use std::sync::Arc;

use duelhall_hall::{Audience, Message, PersonId, PlaceId, Press, Slot};
use duelhall_store::MatchId;

use super::bot::Bot;
use super::fault::Fault;
use super::ids::{self, Spot};
use super::outgoing::Attach;
use crate::chat::{self, Job, Personal, Turned, WATCHES};

/// Delivers a notice to one person.
pub(crate) fn personal(bot: &Arc<Bot>, person: PersonId, place: PlaceId, what: Personal) {
    let bot = Arc::clone(bot);
    match what {
        // A person who has no hand open waits for nothing.
        Personal::Hand(id) if bot.hands.known(&person, id).is_none() => {}
        Personal::Hand(id) => drop(bot.tasks.clone().spawn(async move { hand(&bot, &person, &place, id).await })),
        Personal::Words(message) => {
            bot.tasks.clone().spawn(async move {
                // The bot pings nobody in a place that it is not in.
                let carried = matches!(Spot::of(&place), Some(Spot::Carried(_)));
                if carried || !chat::is_told_there(&*bot, &person, &place, &message).await {
                    tell(&bot, &person, &place, &message).await;
                }
            });
        }
    }
}

/// Whether the owner of a hand can only wait for others.
fn only_watches(hand: &Message) -> bool {
    !hand.buttons.iter().any(|button| matches!(button.press, Press::Answer(..) | Press::Rematch(_)))
}

/// Brings an open hand up to date if it does not show the newest state. A person with an open hand is not pinged, so
/// this is tried for as long as the message can be edited.
pub(crate) async fn hand(bot: &Arc<Bot>, person: &PersonId, place: &PlaceId, id: MatchId) {
    let Some(cell) = bot.hands.known(person, id) else { return };
    let mut rested = false;
    loop {
        // Who waits already will show the newest hand.
        let Some(waits) = cell.queue() else { return };
        let mut held = tokio::select! {
            () = bot.stop.cancelled() => return,
            held = cell.turn() => held,
        };
        drop(waits);
        // This applies even if there is no message yet: the answer that brings it may be older than the change.
        if cell.is_being_answered() {
            return;
        }
        let Some(live) = held.as_mut() else { return };
        if live.until <= bot.now() {
            return cell.forget(&mut held);
        }
        let audience = Audience::Person(person.clone(), place.clone());
        let message = match bot.hall.message(&audience, Slot::Hand(id)).await {
            Ok(Some(message)) => message,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%id, %error, "a hand cannot be shown");
                if !error.may_pass() {
                    return;
                }
                live.rate.failed();
                continue;
            }
        };
        if !rested && live.seen.is_some() && only_watches(&message) {
            // The turn of another often has several moves, and the board shows each of them.
            drop(held);
            let Some(rests) = cell.rest() else { return };
            tokio::select! {
                () = bot.stop.cancelled() => return,
                () = tokio::time::sleep(WATCHES) => rested = true,
            }
            drop(rests);
            continue;
        }
        live.leaf.turn_to(&message);
        let outgoing = bot.compose(&message, live.leaf.at).await;
        let seen = outgoing.seen();
        if live.seen.as_ref() == Some(&seen) {
            return;
        }
        // An answer that began in the meantime shows the newest hand; this edit could only overwrite it.
        let Some(edit) = cell.edit() else { return };
        // A failed edit may have succeeded all the same.
        let attach = outgoing.keeps(live.seen.take().as_ref());
        let mut done = bot.rest.edit_answer(&live.token, &outgoing, attach).await;
        if done.is_err_and(Fault::is_about_content) && outgoing.is_rich() {
            done = bot.rest.edit_answer(&live.token, &outgoing.in_words(), Attach::Replace).await;
        }
        drop(edit);
        match done {
            Ok(()) => {
                live.seen = Some(seen);
                live.rate.wrote();
                return;
            }
            // The person closed it, or the token is used up: a press opens the hand again.
            Err(Fault::TokenDead | Fault::NoMessage) => return cell.forget(&mut held),
            Err(fault) if fault.passes() => {
                bot.trouble(place, fault, "a hand");
                live.rate.failed();
            }
            Err(fault) => {
                bot.trouble(place, fault, "a hand");
                return cell.forget(&mut held);
            }
        }
    }
}

/// Tells one person something: below their open hand, or else in a private chat. If both fail, the person reads it in
/// the place.
async fn tell(bot: &Arc<Bot>, person: &PersonId, place: &PlaceId, message: &Message) {
    let outgoing = bot.compose(message, Turned::default()).await;
    let about = message.buttons.iter().find_map(|button| button.press.match_id());
    if let Some(cell) = about.and_then(|id| bot.hands.known(person, id)) {
        let now = bot.now();
        let token = cell.live().await.as_ref().filter(|live| live.until > now).map(|live| live.token.clone());
        if let Some(token) = token
            && bot.rest.follow_up(&token, &outgoing, true).await.is_ok()
        {
            return;
        }
    }
    let Some(user) = ids::user(person) else { return };
    let chat = bot.rest.open_chat(user).await;
    let sent = match chat {
        Ok(chat) => bot.rest.post(chat, &outgoing, "").await.map(drop),
        Err(fault) => Err(fault),
    };
    match sent {
        Ok(()) | Err(Fault::DmClosed) => {}
        Err(fault) => bot.trouble(place, fault, "a private message"),
    }
}

/// Brings every board of a place up to date. For a thread, this includes the boards of its channel, because the thread
/// may belong to a match there.
pub(crate) async fn boards_of(bot: &Arc<Bot>, spot: Spot) {
    let here = spot.place();
    let above = match spot {
        Spot::Guild { guild, channel, thread: Some(_) } => Spot::Guild { guild, channel, thread: None }.place(),
        Spot::Guild { .. } | Spot::Direct(_) | Spot::Carried(_) => here.clone(),
    };
    chat::boards_of(bot, &bot.hall, &above, |place| *place == here || *place == above).await;
}

/// Gives the new worker of a place everything that has waited for a way into it.
pub(crate) async fn owed_to(bot: &Arc<Bot>, spot: Spot) {
    let here = spot.place();
    boards_of(bot, spot).await;
    match bot.hall.pending_in(here.as_str()).await {
        Ok(pending) => {
            for (place, id) in pending.into_iter().filter(|(other, _)| *other == here) {
                bot.channels.send(bot, &place, Job::Refresh(Slot::Challenge(id)));
            }
        }
        Err(error) => tracing::error!(place = %here, %error, "the challenges of a place cannot be read"),
    }
}
