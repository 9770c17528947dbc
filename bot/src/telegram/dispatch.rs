//! Turns each update into a request of the hall, and sends the answer.

use std::sync::Arc;

use duelhall_engine::kit::Text;
use duelhall_hall::{Intent, Slot};
use duelhall_store::MatchId;

use super::address::Say;
use super::answers::{answer, point, respond, say, tell};
use super::ask::ask;
use super::bot::Bot;
use super::data::Scope;
use super::ids;
use super::intake::{Arrival, Fate};
use super::outgoing::Outgoing;
use super::people::Reach;
use super::update::{Membership, Message as Heard, Update};
use super::visit::Visit;
use super::wanted::Ask;
use super::ways::{Cause, show};
use super::{commands, forms, inline, leads, links, presses, refresh, welcome, words};
use crate::chat::{Job, Turned, opened};

/// Handles one update.
pub(crate) async fn attend(bot: Arc<Bot>, update: Arc<Update>, arrival: Arrival) {
    let update = &*update;
    match arrival.fate {
        Fate::Attend => {}
        Fate::Crowded => return turn_away(&bot, update, &arrival, "no-hurry").await,
        Fate::Broken => return turn_away(&bot, update, &arrival, "no-broken").await,
    }
    if let Some(message) = &update.message {
        on_message(&bot, update.update_id, message, &arrival).await;
    } else if let Some(callback) = &update.callback_query {
        presses::on_press(&bot, callback, &arrival).await;
    } else if let Some(query) = &update.inline_query {
        inline::propose(&bot, query).await;
    } else if let Some(membership) = &update.my_chat_member {
        on_own_membership(&bot, membership).await;
    } else if let Some(membership) = &update.chat_member {
        bot.admins.forget(membership.chat.id);
    }
}

/// Tells somebody why their update is not handled.
async fn turn_away(bot: &Arc<Bot>, update: &Update, arrival: &Arrival, why: &str) {
    if let Some(callback) = &update.callback_query {
        let visit = Visit::press(bot, callback, arrival);
        let text = words::plain(visit.lang(bot).await, why);
        return answer(bot, &visit, &Say::Alert(text)).await;
    }
    let Some(message) = &update.message else { return };
    let Some(visit) = Visit::message(bot, update.update_id, message, arrival) else { return };
    if commands::read(bot, &visit, message).await.is_some() {
        say(bot, &visit, &Text::new(why)).await;
    }
}

/// The bot was let in, removed, or blocked.
async fn on_own_membership(bot: &Arc<Bot>, membership: &Membership) {
    let (chat, gone) = (membership.chat.id, membership.new_chat_member.is_gone());
    bot.admins.forget(chat);
    if chat > 0 {
        let reach = bot.people.reach(chat).await;
        bot.people.set_reach(chat, Reach { open: !gone, ..reach }).await;
        return;
    }
    if gone {
        bot.lost.lose(chat);
    } else if bot.let_in(chat) {
        refresh::catch_up(bot, chat);
    }
    welcome::on_group(bot, membership).await;
}

async fn on_message(bot: &Arc<Bot>, update: i64, message: &Heard, arrival: &Arrival) {
    let moved = match (message.migrate_to_chat_id, message.migrate_from_chat_id) {
        (Some(to), _) => Some((message.chat.id, to)),
        (None, from) => from.map(|from| (from, message.chat.id)),
    };
    if let Some((from, to)) = moved {
        return refresh::moved(bot, from, to).await;
    }
    let Some(visit) = Visit::message(bot, update, message, arrival) else { return };
    let Some(ask) = commands::read(bot, &visit, message).await else { return };
    refresh::came_back(bot, visit.spot);
    if let Some(from) = message.from.as_ref().filter(|_| !visit.anonymous) {
        bot.people.met(from).await;
    }
    if visit.spot.is_private() {
        bot.people.opened(visit.user).await;
    }
    command(bot, visit, ask).await;
}

async fn command(bot: &Arc<Bot>, mut visit: Visit, ask: Ask) {
    if matches!(ask, Ask::Settings(Scope::Chat(_), _)) {
        visit.who.admin = visit.as_chat || bot.admins.is_admin(visit.spot.chat, visit.user).await;
    }
    let page = links::page_of(&ask);
    match ask {
        ask if visit.anonymous && plays(&ask) => say(bot, &visit, &Text::new("no-anonymous")).await,
        Ask::Hall(intent) => self::ask(bot, &visit, intent).await,
        Ask::Hand(id) => my_hand(bot, &visit, id).await,
        Ask::Board => board(bot, &visit).await,
        Ask::Settings(scope, change) => {
            let outgoing = forms::overview(bot, &visit, scope, change).await;
            respond(bot, &visit, &outgoing, None).await;
        }
        Ask::Duel(game) => {
            let ask = forms::duel(&bot.hall, visit.lang(bot).await, game.map(Into::into));
            respond(bot, &visit, &ask, None).await;
        }
        Ask::Help => {
            let help = commands::help(visit.lang(bot).await, visit.spot);
            respond(bot, &visit, &help, None).await;
        }
        Ask::Commands => {
            let all = Outgoing::words(commands::all(visit.lang(bot).await, visit.spot));
            respond(bot, &visit, &all, page.as_deref()).await;
        }
        Ask::Welcome => {
            let welcome = welcome::welcome(bot, visit.lang(bot).await).await;
            respond(bot, &visit, &welcome, None).await;
        }
        Ask::Hello => welcome::greet(bot, visit.spot, visit.who.lang).await,
        Ask::Wrong(text) => say(bot, &visit, &text).await,
    }
}

/// Whether the bot must know who asks.
const fn plays(ask: &Ask) -> bool {
    match ask {
        Ask::Hall(Intent::Rules(_) | Intent::Cards(..) | Intent::Card(..) | Intent::About) => false,
        Ask::Hall(_) | Ask::Hand(_) | Ask::Duel(_) | Ask::Settings(Scope::Own(_), _) => true,
        Ask::Board
        | Ask::Settings(Scope::Chat(_), _)
        | Ask::Help
        | Ask::Commands
        | Ask::Welcome
        | Ask::Hello
        | Ask::Wrong(_) => false,
    }
}

/// Shows a person their hand if they ask for it by a command or a link.
async fn my_hand(bot: &Arc<Bot>, visit: &Visit, id: Option<MatchId>) {
    let reply = visit.ask(bot, Intent::Hand(id)).await;
    let (Some(message), Some(Slot::Hand(id))) = (&reply.message, reply.slot) else {
        return respond(bot, visit, &Outgoing::words(reply.toast.unwrap_or_default()), None).await;
    };
    if let Some(at) = show(bot, visit, id, message, Cause::Opened).await {
        opened(bot, &bot.hall, &visit.who.id, id, None).await;
        return point(bot, visit, at, "hand-in-private").await;
    }
    // Nobody else may see the hand: with this button, each person sees only their own.
    let lang = visit.lang(bot).await;
    let outgoing = leads::hand_here(&bot.identity, lang, id);
    respond(bot, visit, &outgoing, None).await;
}

/// Shows the board; for a player it is posted again, below everything that was said since.
async fn board(bot: &Arc<Bot>, visit: &Visit) {
    let reply = visit.ask(bot, Intent::Board(None)).await;
    if let (Some(message), None) = (&reply.message, reply.slot) {
        // Where spectators are not allowed, the board is only for the person who asked.
        let lang = visit.lang(bot).await;
        let outgoing = bot.converter.of(message, Turned::default(), lang).await;
        tell(bot, visit, &outgoing, Some("no-alone"), None).await;
        return;
    }
    let (Some(message), Some(Slot::Board(id))) = (&reply.message, reply.slot) else {
        return respond(bot, visit, &Outgoing::words(reply.toast.unwrap_or_default()), None).await;
    };
    let Ok(Some(facts)) = bot.hall.facts(id).await else { return };
    let place = ids::ours(&facts).find(|place| bot.moved.spot(place).is_some_and(|spot| spot.chat == visit.spot.chat));
    if let Some(place) = place
        && facts.players.iter().any(|player| player.id == visit.who.id)
        && !facts.over
    {
        return bot.chats.send(bot, place, Job::Lift(id));
    }
    let outgoing = bot.converter.of(message, Turned::default(), visit.lang(bot).await).await;
    respond(bot, visit, &outgoing, None).await;
}
