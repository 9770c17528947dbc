//! Sends something to only one person: in the group as a private message, or else in their private chat with the bot.
//! If neither is possible, no message is sent.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Message, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;

use super::address::{At, Say, To};
use super::bot::Bot;
use super::fault::Fault;
use super::hands;
use super::identity::Identity;
use super::ids::{self, Spot};
use super::methods::{ReplyTo, Whisper};
use super::outgoing::Outgoing;
use super::people::{People, Reach};
use super::rate::Class;
use super::refresh;
use super::rest::{Done, Rest};
use super::shown::{self, Live, Shown};
use super::visit::{Via, Visit};
use super::whispers::{Parameters, WINDOW};
use crate::chat::desk::step_of;
use crate::chat::{Job, SLOT_UNSURE, Turned};

/// How long a message for a waiting person may itself wait for its chat.
const PATIENCE: Duration = Duration::from_secs(3);

/// A second press of *My Hand* within this time counts as the same request, and in private a second command.
const TWICE: Duration = Duration::from_secs(4);

/// How long a hand in a private chat waits for the board above it.
pub(crate) const BOARD_FIRST: Duration = Duration::from_secs(3);

/// Sends a message to the person only, in the best way available; `None` when there is no way.
pub(crate) async fn give(
    bot: &Arc<Bot>,
    visit: &Visit,
    outgoing: &Outgoing,
    hand: Option<(MatchId, Lang)>,
) -> Option<At> {
    if visit.spot.is_private() {
        let here = At::Message { chat: visit.spot.chat, message: 0 };
        if !bot.people.may_be_written(here).await {
            return None;
        }
        return private(bot, visit.spot, outgoing, hand, true).await.ok();
    }
    if let Some((whisper, reply)) = alone(bot, visit).await
        && has_room(&bot.rest, visit.spot.chat).await
    {
        match bot.whispers.send(visit.spot, whisper, reply, outgoing).await {
            Ok(at) => return Some(at),
            Err(Fault::Moved(to)) => refresh::moved(bot, visit.spot.chat, to).await,
            Err(fault) => bot.whispers.failed(visit.spot.chat, visit.age(), &fault),
        }
    }
    if visit.anonymous || !bot.people.reach(visit.user).await.open {
        return None;
    }
    // A person who typed a command is looking at the group, and would otherwise not notice the message.
    let silent = matches!(visit.via, Via::Press { .. });
    private(bot, Spot::chat(visit.user), outgoing, hand, silent).await.ok()
}

/// The parameters of a private answer to the person in the group; `None` when no such answer is possible now.
async fn alone(bot: &Bot, visit: &Visit) -> Option<Parameters> {
    let chat = visit.spot.chat;
    if visit.spot.is_private() || visit.anonymous || bot.whispers.is_refused(chat) || bot.lost.holds(chat) {
        return None;
    }
    let whisper = |callback_query_id| Whisper { receiver_user_id: visit.user, callback_query_id };
    let found = match &visit.via {
        // A press made before a group got another number does not count in the new group.
        Via::Press { query, on } if visit.age() < WINDOW && on.is_none_or(|on| on.at.chat() == chat) => {
            (whisper(Some(query.clone())), None)
        }
        Via::Command { ephemeral: Some(command), .. } => {
            let reply =
                ReplyTo { message_id: None, ephemeral_message_id: Some(*command), allow_sending_without_reply: None };
            (whisper(None), Some(reply))
        }
        _ if bot.is_admin(visit.spot.chat).await => (whisper(None), None),
        _ => return None,
    };
    let lang = visit.who.lang.unwrap_or(bot.language);
    bot.whispers.prove(visit.spot, &found, lang).await.then_some(found)
}

/// Sends a message to a private chat.
pub(crate) async fn private(
    bot: &Bot,
    spot: Spot,
    outgoing: &Outgoing,
    hand: Option<(MatchId, Lang)>,
    silent: bool,
) -> Done<At> {
    let mut outgoing = outgoing.clone();
    if let Some((id, lang)) = hand {
        let here = At::Message { chat: spot.chat, message: 0 };
        hands::add_way_back(bot, here, id, lang, &mut outgoing).await;
    }
    bot.rest.ready(spot.chat, Class::Hand).await;
    let to = To { spot, whisper: None, reply: None, silent, class: Class::Hand };
    match bot.rest.send(&to, &outgoing).await {
        Ok(sent) => Ok(At::Message { chat: spot.chat, message: sent.message_id }),
        Err(fault) => {
            if matches!(fault, Fault::Closed | Fault::NoAccess) {
                bot.people.closed(spot.chat).await;
            } else {
                bot.rest.trouble(spot.chat, &fault, "a private message");
            }
            Err(fault)
        }
    }
}

/// Whether a chat accepts a message soon, after a short wait.
pub(crate) async fn has_room(rest: &Rest, chat: i64) -> bool {
    tokio::time::timeout(PATIENCE, rest.ready(chat, Class::Hand)).await.is_ok()
}

/// How long a group has no room for a private message to the person. `None` if the wait is short, or if there is
/// another way to the person.
pub(crate) async fn crowded(rest: &Rest, people: &People, visit: &Visit) -> Option<Duration> {
    if visit.spot.is_private() {
        return None;
    }
    let left = rest.left(visit.spot.chat, Class::Hand);
    (left > PATIENCE && !people.reach(visit.user).await.open).then_some(left)
}

/// Whether there is a way to send the person a message that only they see.
pub(crate) async fn is_there(bot: &Bot, visit: &Visit) -> bool {
    visit.spot.is_private() || bot.people.reach(visit.user).await.open || alone(bot, visit).await.is_some()
}

/// Leads a person to the private chat, if they were never led there; after that, they are answered by alerts.
pub(crate) async fn lead(people: &People, identity: &Identity, visit: &Visit, id: MatchId) -> Option<Say> {
    let reach = people.reach(visit.user).await;
    if reach.led || reach.open || visit.anonymous {
        return None;
    }
    let address = identity.deep_link(&format!("h_{id}"))?;
    people.set_reach(visit.user, Reach { led: true, ..reach }).await;
    Some(Say::Open(address))
}

/// Brings a person who plays in their private chat their hand, below the board. Nobody else can see the hand there, and
/// nobody has to ask for it.
pub(crate) async fn bring(bot: &Arc<Bot>, person: &PersonId, place: &PlaceId, id: MatchId) {
    let Some(spot) = bot.moved.spot(place).filter(|spot| spot.is_private() && ids::user(person) == Some(spot.chat))
    else {
        return;
    };
    bot.chats.send(bot, place, Job::Show(Slot::Board(id)));
    bot.chats.settled(bot, place, BOARD_FIRST).await;
    if !bot.people.may_be_written(At::Message { chat: spot.chat, message: 0 }).await {
        return;
    }
    // Presses on the hand need its lock, so the chat is waited for before.
    tokio::select! {
        () = bot.stop.cancelled() => return,
        () = bot.rest.ready(spot.chat, Class::Hand) => {}
    }
    let cell = bot.hands.cell(person, id, bot.now());
    let mut shown = cell.look(&*bot.store, person, id).await;
    let is_missing = match &*shown {
        Shown::Nowhere => true,
        // In a group that the bot was removed from, it no longer changes.
        Shown::Here(live) => !hands::is_within_reach(bot, live.at).await,
        Shown::Unknown => false,
    };
    if !is_missing {
        return;
    }
    let message = match hands::newest(&bot.hall, person, place, id).await {
        Ok(Some(message)) if !hands::is_over(&message) => message,
        Ok(_) => return,
        Err(error) if error.may_pass() => return hands::try_later(bot, &cell, person, place, id, 1),
        Err(_) => return,
    };
    let outgoing = bot.converter.of(&message, Turned::default(), bot.converter.lang_of(&message)).await;
    match private(bot, spot, &outgoing, None, true).await {
        Ok(at) => {
            cell.worked();
            *shown = Shown::Here(Live::sent(&bot.rest, at, &outgoing));
            shown::keep(&*bot.store, person, id, Some(at)).await;
        }
        // A message whose answer was lost may have arrived, so only a few copies of it are risked.
        Err(Fault::Unheard) => hands::try_later(bot, &cell, person, place, id, SLOT_UNSURE),
        Err(fault) if fault.passes() => hands::try_later(bot, &cell, person, place, id, 1),
        Err(_) => {}
    }
}

/// The origin of a press about a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// The message of the hand itself, on this page; `None` for the page that it shows.
    Hand(Option<Turned>),
    /// Another message: the hand is opened, below everything that was said since.
    Opened,
    /// Another message that changes the hand.
    Changed,
}

/// Shows a person their hand; returns where it is, or `None` when there is no way to show it.
pub(crate) async fn show(bot: &Arc<Bot>, visit: &Visit, id: MatchId, message: &Message, cause: Cause) -> Option<At> {
    let person = &visit.who.id;
    let cell = bot.hands.cell(person, id, bot.now());
    let mut shown = cell.look(&*bot.store, person, id).await;
    if let (Cause::Hand(page), Some(on)) = (cause, visit.on_own()) {
        match &mut *shown {
            Shown::Here(live) if live.at == on.at => live.leaf.at = page.unwrap_or(live.leaf.at),
            // After a restart, or with a second message: the person looks at the message that they pressed.
            other => {
                *other = Shown::Here(Live::new(on.at, None, page.unwrap_or_default()));
                shown::keep(&*bot.store, person, id, Some(on.at)).await;
            }
        }
    }
    if let Shown::Here(live) = &*shown {
        // A command that was typed in a group is always answered there.
        let presses = visit.spot.is_private() || matches!(visit.via, Via::Press { .. });
        let twice = presses && live.since.elapsed() < TWICE && live.at.chat() == visit.spot.chat;
        let reached = hands::is_within_reach(bot, live.at).await;
        if (cause != Cause::Opened || twice) && reached && !bot.whispers.need_new(live) {
            drop(shown);
            match cause {
                Cause::Hand(_) => hands::pressed(bot, person, &visit.place, id).await,
                Cause::Opened | Cause::Changed => {
                    hands::refresh(bot, person, &visit.place, id).await;
                }
            }
            shown = cell.look(&*bot.store, person, id).await;
            // The update may have found out that the chat is lost.
            if let Shown::Here(live) = &*shown
                && !bot.whispers.need_new(live)
                && hands::is_within_reach(bot, live.at).await
            {
                return Some(live.at);
            }
        }
    }
    let old = if let Shown::Here(live) = &*shown { Some(live.at) } else { None };
    // The hand may have changed since the hall answered. Whoever was told of that found no message to bring up to date.
    let newest = hands::newest(&bot.hall, person, &visit.place, id).await.ok().flatten();
    let message = newest.as_ref().unwrap_or(message);
    cell.take_back(&bot.rest, step_of(message)).await;
    let lang = bot.converter.lang_of(message);
    let mut outgoing = bot.converter.of(message, Turned::default(), lang).await;
    let at = give(bot, visit, &outgoing, Some((id, lang))).await?;
    hands::add_way_back(bot, at, id, lang, &mut outgoing).await;
    cell.worked();
    *shown = Shown::Here(Live::sent(&bot.rest, at, &outgoing));
    shown::keep(&*bot.store, person, id, Some(at)).await;
    if let Some(old) = old
        && hands::is_within_reach(bot, old).await
    {
        // It may already be gone; a press on it shows the present hand.
        let _ = bot.rest.delete(old).await;
    }
    Some(at)
}
