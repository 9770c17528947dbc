//! The messages that show hands: in the private chat of their owner, or in the group, visible to the owner only. They
//! are edited in place, found again after a restart, and never the only way to make a decision.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, Hall, HallError, Look, Message, PersonId, PlaceId, Press, Slot};
use duelhall_store::MatchId;

use super::address::At;
use super::bot::Bot;
use super::converter::Converter;
use super::fault::Fault;
use super::outgoing::Outgoing;
use super::rate::Class;
use super::refresh;
use super::rest::{Done, Rest};
use super::shown::{Cell, Live, Shown, keep};
use super::visit::Visit;
use super::ways;
use crate::chat::desk::{is_asked, step_of};
use crate::chat::{Turned, WATCHES};

/// How often the edit of a hand is tried before whoever waits for it goes on. It is then tried again in the background.
const TRIES: u32 = 4;

/// Brings a shown hand up to date if it does not show the newest state; returns whether it is shown within reach.
pub(crate) async fn refresh(bot: &Arc<Bot>, person: &PersonId, place: &PlaceId, id: MatchId) -> bool {
    look(bot, person, place, id, false).await;
    is_shown(bot, person, id).await
}

/// The same for a hand whose owner has just pressed it, and looks at it: in a quiet group it does not wait.
pub(crate) async fn pressed(bot: &Arc<Bot>, person: &PersonId, place: &PlaceId, id: MatchId) {
    look(bot, person, place, id, true).await;
}

async fn is_shown(bot: &Bot, person: &PersonId, id: MatchId) -> bool {
    let cell = bot.hands.cell(person, id, bot.now());
    let shown = cell.look(&*bot.store, person, id).await;
    matches!(&*shown, Shown::Here(live) if is_within_reach(bot, live.at).await)
}

/// Tries to bring it up to date. `soon` says that the hand has already waited for its update, or that its owner looks at it.
async fn look(bot: &Arc<Bot>, person: &PersonId, place: &PlaceId, id: MatchId, soon: bool) {
    let cell = bot.hands.cell(person, id, bot.now());
    let wish = cell.wishes.make();
    let mut tries = 0;
    loop {
        let mut shown = cell.look(&*bot.store, person, id).await;
        if cell.wishes.is_served(wish) {
            return;
        }
        let live = match &mut *shown {
            Shown::Here(live) => live,
            Shown::Nowhere => return,
            // The store did not say where the hand is.
            Shown::Unknown => return try_later(bot, &cell, person, place, id, 1),
        };
        let chat = live.at.chat();
        if !is_within_reach(bot, live.at).await {
            // The message is still there. When the chat is found again, the store says where.
            *shown = Shown::Unknown;
            return;
        }
        if !bot.rest.left(chat, Class::Hand).is_zero() {
            drop(shown);
            tokio::select! {
                () = bot.stop.cancelled() => return,
                () = cell.wishes.served(wish) => return,
                () = bot.rest.ready(chat, Class::Hand) => {}
            }
            continue;
        }
        let made = cell.wishes.made();
        let message = match newest(&bot.hall, person, place, id).await {
            Ok(Some(message)) => message,
            Ok(None) => return,
            Err(error) if error.may_pass() => return try_later(bot, &cell, person, place, id, 1),
            Err(_) => return,
        };
        cell.take_back(&bot.rest, step_of(&message)).await;
        if can_wait(live, &message) && !(soon && bot.rest.is_quiet(chat)) {
            return look_later(bot, &cell, person, place, id, WATCHES);
        }
        match update(bot, live, &message, id, false).await {
            Ok(()) => {
                cell.wishes.serve(made);
                cell.worked();
                if is_over(&message) {
                    keep(&*bot.store, person, id, None).await;
                }
                return;
            }
            Err(fault) if fault.passes() => {
                bot.rest.trouble(chat, &fault, "a hand");
                tries += 1;
                if tries == TRIES {
                    return try_later(bot, &cell, person, place, id, TRIES);
                }
            }
            // The group may accept pictures again later, or a press brings a new message, if necessary in words.
            Err(Fault::NoUpload | Fault::NoPhotos) => {
                if !live.called_back && is_asked(&message) {
                    live.called_back = true;
                    call_back(&bot.converter, &bot.rest, live, &message, id).await;
                }
                return;
            }
            // If nothing can be changed in a group, nothing can be sent there either, so other requests need not try. The
            // message stays where it is, and shows the newest hand when the group is found again.
            Err(Fault::NoAccess) if chat < 0 => {
                bot.rest.trouble(chat, &Fault::NoAccess, "a hand");
                bot.lost.lose(chat);
                *shown = Shown::Unknown;
                return;
            }
            Err(Fault::Closed) if chat > 0 => {
                bot.people.closed(chat).await;
                *shown = Shown::Unknown;
                return;
            }
            Err(fault) => {
                match fault {
                    Fault::NoMessage => {}
                    Fault::Closed => bot.people.closed(chat).await,
                    Fault::Moved(to) => refresh::moved(bot, chat, to).await,
                    fault => bot.rest.trouble(chat, &fault, "a hand"),
                }
                *shown = Shown::Nowhere;
                return keep(&*bot.store, person, id, None).await;
            }
        }
    }
}

/// Whether an update can wait, because in a group each message counts. A player who has just moved sees their new hand
/// when the group is quiet, or when it is their turn. The last hand of a player never waits.
pub(crate) fn can_wait(live: &Live, message: &Message) -> bool {
    let last = message.out || is_over(message);
    live.seen.is_some() && matches!(live.at, At::Ephemeral { .. }) && !is_asked(message) && !last
}

/// Whether a message can be changed now: its chat is not lost, and its owner has not blocked the bot.
pub(crate) async fn is_within_reach(bot: &Bot, at: At) -> bool {
    !bot.lost.holds(at.chat()) && bot.people.may_be_written(at).await
}

/// Looks at a hand again after a failure that counts as so many `tries`. The pauses grow.
pub(crate) fn try_later(bot: &Arc<Bot>, cell: &Arc<Cell>, person: &PersonId, place: &PlaceId, id: MatchId, tries: u32) {
    match cell.failed(tries) {
        Some(pause) => look_later(bot, cell, person, place, id, pause),
        None => tracing::warn!(%id, "a hand is given up until it changes"),
    }
}

/// Looks at a hand again after a pause, but only once. A hand that is shown nowhere within reach by then is brought.
fn look_later(bot: &Arc<Bot>, cell: &Arc<Cell>, person: &PersonId, place: &PlaceId, id: MatchId, pause: Duration) {
    if cell.later.swap(true, Ordering::SeqCst) {
        return;
    }
    let (bot, cell, person, place) = (Arc::clone(bot), Arc::clone(cell), person.clone(), place.clone());
    bot.tasks.clone().spawn(async move {
        tokio::select! {
            () = bot.stop.cancelled() => return,
            () = tokio::time::sleep(pause) => {}
        }
        cell.later.store(false, Ordering::SeqCst);
        // Boxed, because it may have to wait once more.
        Box::pin(async {
            look(&bot, &person, &place, id, true).await;
            if !is_shown(&bot, &person, id).await {
                ways::bring(&bot, &person, &place, id).await;
            }
        })
        .await;
    });
}

/// Where advice is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Advised {
    /// Above the hand.
    Above,
    /// Nowhere yet: it needs a message of its own.
    Apart,
    /// Nowhere: its question is answered, or it is not known which one is open now.
    Late,
}

/// The question that somebody is asked now, if it is known.
pub(crate) async fn question(bot: &Bot, visit: &Visit, id: MatchId) -> Option<u32> {
    newest(&bot.hall, &visit.who.id, &visit.place, id).await.ok().flatten().as_ref().and_then(step_of)
}

/// Shows advice about a question above the hand under which somebody asked for it, so that many hints are no heap of messages. It
/// goes with the question.
pub(crate) async fn advise(bot: &Bot, visit: &Visit, id: MatchId, asked: Option<u32>, advice: &str) -> Advised {
    let (Some(asked), person) = (asked, &visit.who.id) else { return Advised::Late };
    let cell = bot.hands.cell(person, id, bot.now());
    let mut shown = cell.look(&*bot.store, person, id).await;
    // A private chat has room soon. A busy group may have none for a minute, and other changes of the hand need its lock.
    for _ in 1..TRIES {
        if !visit.spot.is_private() || bot.rest.left(visit.spot.chat, Class::Hand).is_zero() {
            break;
        }
        drop(shown);
        ways::has_room(&bot.rest, visit.spot.chat).await;
        shown = cell.look(&*bot.store, person, id).await;
    }
    let live = if let Shown::Here(live) = &mut *shown
        && takes_advice(bot, visit, live).await
    {
        Some(live)
    } else {
        None
    };
    // The person or the clock may have answered while the advice was thought out.
    let message = match newest(&bot.hall, person, &visit.place, id).await {
        Ok(Some(message)) if step_of(&message) == Some(asked) => message,
        _ => return Advised::Late,
    };
    let Some(live) = live else { return Advised::Apart };
    live.advice = Some((asked, advice.to_owned()));
    if update(bot, live, &message, id, true).await.is_ok() {
        return Advised::Above;
    }
    live.advice = None;
    Advised::Apart
}

/// Remembers advice in a message of its own, which is taken away when its question is answered: at once, if that has happened already.
pub(crate) async fn remember_advice(bot: &Bot, visit: &Visit, id: MatchId, asked: u32, at: At) {
    let cell = bot.hands.cell(&visit.who.id, id, bot.now());
    let older = cell.advise(asked, at);
    if let Some(older) = older {
        // It may already be gone.
        let _ = bot.rest.delete(older).await;
    }
    // If the hall cannot say which question is open, the advice stays until it can.
    if let Ok(newest) = newest(&bot.hall, &visit.who.id, &visit.place, id).await {
        cell.take_back(&bot.rest, newest.as_ref().and_then(step_of)).await;
    }
}

/// Whether advice can be shown above a hand at once, because that is the message that was pressed.
async fn takes_advice(bot: &Bot, visit: &Visit, live: &Live) -> bool {
    visit.on_own().is_some_and(|on| on.at == live.at)
        && !bot.whispers.need_new(live)
        && is_within_reach(bot, live.at).await
        && bot.rest.left(live.at.chat(), Class::Hand).is_zero()
}

/// Makes a message show the newest state of a hand, below the advice about its question if there is any. `advised` says that the
/// advice is new.
async fn update(bot: &Bot, live: &mut Live, message: &Message, id: MatchId, advised: bool) -> Done<()> {
    live.leaf.turn_to(message);
    live.advice = live.advice.take().filter(|(asked, _)| step_of(message) == Some(*asked));
    let mut outgoing = bot.converter.of(message, live.leaf.at, bot.converter.lang_of(message)).await;
    outgoing.toast = live.advice.as_ref().map(|(_, advice)| advice.clone());
    if live.plain {
        outgoing.picture = None;
    }
    add_way_back(bot, live.at, id, bot.converter.lang_of(message), &mut outgoing).await;
    let seen = outgoing.seen();
    if !advised && live.seen.as_ref() == Some(&seen) {
        return Ok(());
    }
    let same = outgoing.keeps(live.seen.as_ref());
    live.seen = None;
    if !same && bot.whispers.need_new(live) {
        return Err(Fault::NoUpload);
    }
    match bot.rest.edit(live.at, &outgoing, same, Class::Hand).await {
        Ok(()) => {
            live.seen = Some(seen);
            if !same {
                bot.whispers.no_uploads.forgive(live.at.chat());
            }
            Ok(())
        }
        // A server of Bot API 10.2 accepts only pictures that it already has: then a new message is sent.
        Err(fault @ (Fault::NoUpload | Fault::BadPicture | Fault::Refused(_)))
            if matches!(live.at, At::Ephemeral { .. }) && !same =>
        {
            if bot.whispers.no_uploads.count(live.at.chat()) {
                tracing::info!(%fault, "the server changes no picture of a private message here; new ones are sent");
            }
            Err(Fault::NoUpload)
        }
        Err(fault) => Err(fault),
    }
}

/// Puts the news under an old picture that cannot be changed, with one button that shows the new picture.
async fn call_back(converter: &Converter, rest: &Rest, live: &Live, message: &Message, id: MatchId) {
    let lang = converter.lang_of(message);
    let data = super::data::Data::Press(Press::Hand(id));
    let show = super::keys::own(&data, &super::words::plain(lang, "press-new-hand"), Look::Primary);
    let outgoing = Outgoing { rows: vec![vec![show]], ..converter.of(message, Turned::default(), lang).await };
    // Nobody knows whether the owner still sees it; a press shows the present hand in any case.
    let _ = rest.edit(live.at, &outgoing, true, Class::Hand).await;
}

/// Adds to a hand in the private chat a link back to the board, but only in the group in which its owner sits. The
/// groups of other players do not concern the owner, and are closed to them.
pub(crate) async fn add_way_back(bot: &Bot, at: At, id: MatchId, lang: Lang, outgoing: &mut Outgoing) {
    let At::Message { chat, .. } = at else { return };
    let Ok(Some(facts)) = bot.hall.facts(id).await else { return };
    let Some(player) = facts.players.iter().find(|player| super::ids::user(&player.id) == Some(chat)) else { return };
    let place = &player.place;
    let Some(spot) = bot.moved.spot(place).filter(|spot| !spot.is_private()) else { return };
    // Only supergroups have addresses, and those of their messages begin with the digits after the -100.
    let Some(group) = spot.chat.to_string().strip_prefix("-100").map(str::to_owned) else { return };
    let board = super::posts::PUBLIC.load::<super::posts::Post>(&*bot.store, place.as_str(), Slot::Board(id)).await;
    let Ok(Some(board)) = board else { return };
    let address = match spot.topic {
        Some(topic) => format!("https://t.me/c/{group}/{topic}/{}", board.message),
        None => format!("https://t.me/c/{group}/{}", board.message),
    };
    outgoing.rows.push(vec![super::keys::link(address, &super::words::plain(lang, "press-back"))]);
}

/// The newest message of a hand, if there is one.
pub(crate) async fn newest(
    hall: &Hall,
    person: &PersonId,
    place: &PlaceId,
    id: MatchId,
) -> Result<Option<Message>, HallError> {
    let message = hall.message(&Audience::Person(person.clone(), place.clone()), Slot::Hand(id)).await;
    message.inspect_err(|error| tracing::error!(%id, %error, "a hand cannot be shown"))
}

/// Whether the match is over, so that its hand will not change any more.
pub(crate) fn is_over(message: &Message) -> bool {
    message.buttons.iter().any(|button| matches!(button.press, Press::Rematch(_)))
}

#[cfg(test)]
mod tests {
    use duelhall_hall::Button;

    use super::*;

    #[test]
    fn only_the_hand_of_a_player_who_waits_for_others_waits_itself() {
        let at = At::Ephemeral { chat: -5, user: 1, message: 2 };
        let live = Live::new(at, Some(Outgoing::words("a hand".to_owned()).seen()), Turned::default());
        let id = MatchId::from_number(1);
        let with = |press| {
            let button = Button { press, label: "x".into(), card: None, look: Look::Plain, group: 0 };
            Message { buttons: vec![button], ..Message::default() }
        };
        assert!(can_wait(&live, &with(Press::Log(id, 0))));
        assert!(!can_wait(&live, &with(Press::Answer(id, 1, 0))) && !can_wait(&live, &with(Press::Rematch(id))));
        assert!(
            !can_wait(&live, &Message { out: true, ..with(Press::Log(id, 0)) }),
            "they are out, and the others play on"
        );
    }
}
