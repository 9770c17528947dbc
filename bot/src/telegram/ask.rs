//! Asks the hall for what a command wants, and answers.

use std::sync::Arc;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{OptionSpec, Seat};
use duelhall_hall::{Intent, Opponent, Slot};

use super::answers::{respond, tell};
use super::bot::Bot;
use super::outgoing::Outgoing;
use super::visit::Visit;
use super::ways::{BOARD_FIRST, Cause, show};
use super::{leads, links, markup, words};
use crate::chat::{Job, Turned, opened};

/// Sends the request of a command to the hall.
pub(super) async fn ask(bot: &Arc<Bot>, visit: &Visit, intent: Intent) {
    if let Intent::Link(code) = &intent
        && !visit.spot.is_private()
    {
        bot.hall.void_code(code);
    }
    let (alone, own_deck) = (said_instead(&intent), names_own_deck(&intent));
    let page = links::page_of_hall(&intent);
    let mut reply = visit.ask(bot, intent).await;
    // Why a deck cannot be played tells what is in it. Other refusals tell nothing of anybody.
    let alone = match (reply.refused, own_deck) {
        (true, true) => Some("no-alone-decks"),
        (true, false) => alone.filter(|why| *why == "no-alone-decks"),
        (false, _) => alone,
    };
    reply.toast = reply.toast.map(|toast| markup::with_topics(&toast, &reply.rooms, visit.spot.chat));
    match (&reply.message, reply.slot) {
        (Some(message), Some(Slot::Hand(id))) => {
            if visit.spot.is_private() {
                bot.chats.send(bot, &visit.place, Job::Show(Slot::Board(id)));
                bot.chats.settled(bot, &visit.place, BOARD_FIRST).await;
            }
            if show(bot, visit, id, message, Cause::Opened).await.is_some() {
                opened(bot, &bot.hall, &visit.who.id, id, None).await;
            } else if reply.refused {
                respond(bot, visit, &Outgoing::words(reply.toast.unwrap_or_default()), None).await;
            }
        }
        // The challenge itself is the answer, and everybody sees it.
        (None, Some(Slot::Challenge(_))) if !reply.refused => {}
        (Some(message), _) => {
            let lang = visit.lang(bot).await;
            let mut outgoing = bot.converter.of(message, Turned::default(), lang).await;
            outgoing.toast = reply.toast;
            if let Some(Slot::Challenge(id)) = reply.slot {
                outgoing.rows.extend(leads::share(&bot.identity, lang, id));
            }
            if let (Some(at), Some(Slot::Challenge(id))) =
                (tell(bot, visit, &outgoing, alone, page.as_deref()).await, reply.slot)
            {
                bot.codes.told(&visit.who.id, id.0, at);
            }
        }
        (None, _) => {
            let text = match reply.toast {
                Some(toast) => toast,
                None => words::plain(visit.lang(bot).await, "no-understand"),
            };
            tell(bot, visit, &Outgoing::words(text), alone, None).await;
        }
    }
}

/// What a group reads in place of an answer that is for one person alone; `None` if everybody may read it and press its
/// buttons.
const fn said_instead(intent: &Intent) -> Option<&'static str> {
    match intent {
        Intent::Text(_) | Intent::Hint(_) | Intent::Hand(_) | Intent::Resign(_) => Some("no-alone"),
        Intent::Deck(_) => Some("no-alone-decks"),
        Intent::Campaign(..) => Some("no-alone-campaign"),
        Intent::Link(_) => Some("no-alone-link"),
        Intent::Challenge { opponent: Opponent::Code, .. } => Some("no-alone"),
        _ => None,
    }
}

/// Whether a challenge names a deck that is none of the ready ones.
fn names_own_deck(intent: &Intent) -> bool {
    let Intent::Challenge { options, .. } = intent else { return false };
    let seats = GameId::all().iter();
    let seats = seats.flat_map(|game| (0..game.seats()).filter_map(|seat| game.seat_option(Seat(seat))));
    let seats: Vec<OptionSpec> = seats.collect();
    options.iter().any(|(key, value)| {
        let mut specs = seats.iter().filter(|spec| spec.key == key).peekable();
        specs.peek().is_some() && !specs.any(|spec| spec.allows(value))
    })
}
