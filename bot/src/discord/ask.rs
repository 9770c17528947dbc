//! Asks the hall for what somebody wants, and turns its reply into an answer.

use std::sync::Arc;

use duelhall_hall::{Audience, Intent, Message, Opponent, Press, Reply, Slot};
use duelhall_store::MatchId;
use tokio::time::Instant;

use super::answer::{Answer, Show, Stand, give};
use super::bot::Bot;
use super::hands::{Busy, Cell};
use super::ids::Spot;
use super::marks::Door;
use super::markup::{as_code, with_channels};
use super::outgoing::Outgoing;
use super::visit::Visit;
use super::{refresh, rights, words};
use crate::chat::desk::{Leaf, step_of};
use crate::chat::{self, Personal, Turned};

/// Asks the hall for something, about a match if one is given, and answers.
pub(super) async fn ask(bot: &Arc<Bot>, visit: &Visit, intent: Intent, stand: Stand, about: Option<MatchId>) {
    let cell = about.map(|id| bot.hands.cell(&visit.who.id, id, bot.now()));
    let busy = cell.as_ref().map(Cell::begin);
    let answers = matches!(intent, Intent::Press(Press::Answer(..)) | Intent::Answers { .. });
    let mut opened = None;
    give(bot, visit, stand, async {
        let answer = hall_answer(bot, visit, intent, stand).await;
        opened = answer.hand.map(|(id, _)| (id, answer.shown, answers.then(Instant::now)));
        answer
    })
    .await;
    let missed = about.filter(|_| busy.is_some_and(Busy::end));
    // The computer may have moved, or somebody may have accepted the challenge, before it was known that this hand is
    // open.
    let unknown = opened.map(|(id, ..)| id).filter(|id| about != Some(*id));
    for id in missed.into_iter().chain(unknown) {
        // An edit may have to wait. Meanwhile this interaction is done and makes room for others.
        refresh::personal(bot, visit.who.id.clone(), visit.place.clone(), Personal::Hand(id));
    }
    if let Some((id, true, looked)) = opened {
        chat::opened(bot, &bot.hall, &visit.who.id, id, looked).await;
    }
}

async fn hall_answer(bot: &Arc<Bot>, visit: &Visit, intent: Intent, stand: Stand) -> Answer {
    if let Some(refusal) = lacking(bot, visit, &intent).await {
        return Answer::words(&refusal);
    }
    let hindered = hindered(bot, visit, &intent).await;
    let answer = of_the_hall(bot, visit, intent, stand).await;
    match hindered {
        Some(said) => answer.with(&said),
        None => answer,
    }
}

async fn of_the_hall(bot: &Arc<Bot>, visit: &Visit, intent: Intent, stand: Stand) -> Answer {
    let is_board = matches!(intent, Intent::Press(Press::Board(_))) && stand == Stand::InPlace;
    let stays = matches!(intent, Intent::Press(Press::Answer(..) | Press::Hint(_)) | Intent::Answers { .. });
    let above = if let (Intent::Press(Press::Hint(id)), Stand::InPlace) = (&intent, stand) { Some(*id) } else { None };
    // Advice takes some time, in which the question may be answered.
    let before = if let Some(id) = above { newest_hand(bot, visit, id).await } else { None };
    let mut reply = bot.hall.handle(visit.request(intent)).await;
    if let Some(id) = above {
        reply = above_hand(bot, visit, id, before, reply).await;
    }
    if is_board && !reply.refused && reply.slot.is_some() {
        return Answer::show(Show::Nothing);
    }
    // A board without a slot is only for the person who asked, so it must not replace the message that everybody sees.
    let stand = if is_board { Stand::New } else { stand };
    let at = if stays { page_of(bot, visit, &reply).await } else { Turned::default() };
    answer_on(bot, visit, reply, stand, at).await
}

/// A page about a hand as words above that hand, so that many hints are no heap of messages: they go with the next answer.
/// Words about a question that was answered meanwhile are left away.
async fn above_hand(bot: &Bot, visit: &Visit, id: MatchId, before: Option<Message>, page: Reply) -> Reply {
    let Some(hand) = newest_hand(bot, visit, id).await else { return page };
    let is_late = !page.refused && before.as_ref().and_then(step_of) != step_of(&hand);
    let toast = page.message.map(|message| message.text).or(page.toast).filter(|_| !is_late);
    Reply { toast, message: Some(hand), slot: Some(Slot::Hand(id)), ..Reply::default() }
}

async fn newest_hand(bot: &Bot, visit: &Visit, id: MatchId) -> Option<Message> {
    let audience = Audience::Person(visit.who.id.clone(), visit.place.clone());
    bot.hall.message(&audience, Slot::Hand(id)).await.ok().flatten()
}

/// The page of a hand that stays where it is after an answer, because a deck is built of many cards. Another question begins on
/// its first page.
async fn page_of(bot: &Bot, visit: &Visit, reply: &Reply) -> Turned {
    let (Some(Slot::Hand(id)), Some(message)) = (reply.slot, &reply.message) else { return Turned::default() };
    let Some(cell) = bot.hands.known(&visit.who.id, id) else { return Turned::default() };
    let Some(mut leaf) = cell.live().await.as_ref().map(|live| live.leaf) else { return Turned::default() };
    leaf.turn_to(message);
    leaf.at
}

/// Why a request that would post a board, or look for an opponent, cannot be met here.
async fn lacking(bot: &Bot, visit: &Visit, intent: &Intent) -> Option<String> {
    // In a private chat with the bot, nobody would ever see an open challenge.
    if matches!((intent, visit.spot), (Intent::Challenge { opponent: Opponent::Open, .. }, Spot::Direct(_))) {
        return Some(words::plain(visit.lang(bot).await, "nobody-here"));
    }
    if !intent.begins_duel() {
        return None;
    }
    if visit.locked && rights::closed(visit.spot, visit.rights, visit.locked) == [Door::All] {
        return rights::hindered(visit.spot, visit.rights, visit.locked, visit.lang(bot).await);
    }
    let threads = bot.hall.threads(&visit.place).await.unwrap_or(false);
    rights::missing(visit.spot, visit.rights, threads, visit.lang(bot).await)
}

/// Converts a reply of the hall.
pub(super) async fn answer_of(bot: &Bot, visit: &Visit, reply: Reply, stand: Stand) -> Answer {
    answer_on(bot, visit, reply, stand, Turned::default()).await
}

/// Converts a reply of the hall; a hand is shown on this page.
async fn answer_on(bot: &Bot, visit: &Visit, reply: Reply, stand: Stand, at: Turned) -> Answer {
    let Reply { toast, message, slot, rooms, .. } = reply;
    let Some(message) = message else {
        let text = match toast {
            Some(toast) => toast,
            None => words::plain(visit.lang(bot).await, "no-understand"),
        };
        // Once the challenge is accepted, the message that confirmed the challenge becomes the hand.
        let hand = if let Some(Slot::Challenge(id)) = slot { Some((id.0, Leaf::default())) } else { None };
        let outgoing = Outgoing { text: with_channels(&text, &rooms), ..Outgoing::default() };
        return Answer { hand, ..Answer::show(Show::New(outgoing)) };
    };
    let mut outgoing = Outgoing { toast, ..Outgoing::of(&message, &bot.studio, at).await };
    if let Some(Slot::Challenge(code)) = slot {
        outgoing.text = as_code(&outgoing.text, &code.to_string());
    }
    let (hand, shown) = match slot {
        Some(Slot::Hand(id)) => (Some((id, Leaf::of(&message, at))), true),
        // Here too, the message with the code becomes the hand.
        Some(Slot::Challenge(id)) => (Some((id.0, Leaf::default())), false),
        _ => (None, false),
    };
    let show = if stand == Stand::InPlace { Show::Update(outgoing) } else { Show::New(outgoing) };
    Answer { show, hand, shown }
}

/// Says what keeps the board of a duel from being shown here as it should be. People who ask for the board are always
/// told, and people who move are told from time to time.
pub(super) async fn hindered(bot: &Bot, visit: &Visit, intent: &Intent) -> Option<String> {
    let asks = match intent {
        Intent::Press(Press::Board(_) | Press::Hand(_) | Press::Text(_)) => true,
        Intent::Hand(_) | Intent::Board(_) | Intent::Text(_) => true,
        Intent::Press(Press::Answer(..)) => false,
        _ => return None,
    };
    let said = rights::hindered(visit.spot, visit.rights, visit.locked, visit.lang(bot).await)?;
    let reminded = bot.reminds(Some(&visit.who.id), visit.spot.channel());
    (asks || reminded).then_some(said)
}
