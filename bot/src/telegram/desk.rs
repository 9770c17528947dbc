//! Attends to what people say and press: reads what is wanted, asks the hall, and answers.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Intent, Message, Opponent, Person, Press, Reply, Slot};
use duelhall_store::MatchId;
use tokio::sync::oneshot;

use super::bot::Bot;
use super::chats::{Answer, Job};
use super::commands::{self, Ask};
use super::data::{Data, Scope};
use super::fault::Fault;
use super::ids::{self, Spot};
use super::intake::{Arrival, Fate};
use super::methods::ReplyTo;
use super::pace::Kind;
use super::people::Reach;
use super::rest::{Say, To};
use super::sheet::Sheet;
use super::update::{Callback, Membership, Message as Heard, Update};
use super::visit::{Via, Visit};
use super::ways::{BOARD_FIRST, Cause, give, lead, show};
use super::{admins, alert, forms, hands, inline, markup, moved, refresh, ways, words};

/// How long a press waits for its answer; after that it is answered with nothing, and what there is to say is sent.
const PATIENCE: Duration = Duration::from_secs(2);

/// Tries to answer a press.
const TRIES: u32 = 3;

/// When nobody waits for the answer to a press any more.
const LAST_CALL: Duration = Duration::from_secs(15);

/// Attends to one update.
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
        on_press(&bot, callback, &arrival).await;
    } else if let Some(query) = &update.inline_query {
        inline::propose(&bot, query).await;
    } else if let Some(membership) = &update.my_chat_member {
        on_own_membership(&bot, membership).await;
    } else if let Some(membership) = &update.chat_member {
        bot.admins.forget(membership.chat.id);
    }
}

/// Tells somebody why nothing is done.
async fn turn_away(bot: &Arc<Bot>, update: &Update, arrival: &Arrival, why: &str) {
    if let Some(callback) = &update.callback_query {
        let visit = Visit::press(bot, callback, arrival);
        let text = words::plain(lang(bot, &visit).await, why);
        return answer(bot, &visit, &Say::Alert(text)).await;
    }
    let Some(message) = &update.message else { return };
    let Some(visit) = Visit::message(bot, update.update_id, message, arrival) else { return };
    if commands::read(bot, &visit, message).await.is_some() {
        let text = words::plain(lang(bot, &visit).await, why);
        respond(bot, &visit, &Sheet::words(text)).await;
    }
}

/// The bot was let in, put out, or blocked.
async fn on_own_membership(bot: &Arc<Bot>, membership: &Membership) {
    let (chat, gone) = (membership.chat.id, membership.new_chat_member.is_gone());
    bot.admins.forget(chat);
    if chat > 0 {
        let reach = bot.people.reach(&*bot.store, chat).await;
        bot.people.set_reach(&*bot.store, chat, Reach { open: !gone, ..reach }).await;
    } else if gone {
        bot.lose(chat);
    } else if bot.let_in(chat) {
        refresh::boards_of(bot, &Spot::chat(bot.moved.first(chat)).place()).await;
    }
}

/// Somebody uses the bot in a chat that had been lost.
async fn came_back(bot: &Arc<Bot>, spot: Spot) {
    if bot.found(spot.chat) {
        refresh::boards_of(bot, &Spot::chat(bot.moved.first(spot.chat)).place()).await;
    }
}

async fn on_message(bot: &Arc<Bot>, update: i64, message: &Heard, arrival: &Arrival) {
    let moved = match (message.migrate_to_chat_id, message.migrate_from_chat_id) {
        (Some(to), _) => Some((message.chat.id, to)),
        (None, from) => from.map(|from| (from, message.chat.id)),
    };
    if let Some((from, to)) = moved {
        return moved::news(bot, from, to).await;
    }
    let Some(visit) = Visit::message(bot, update, message, arrival) else { return };
    let Some(ask) = commands::read(bot, &visit, message).await else { return };
    came_back(bot, visit.spot).await;
    if let Some(from) = message.from.as_ref().filter(|_| !visit.anonymous) {
        bot.people.met(&*bot.store, from).await;
    }
    if visit.spot.is_private() {
        bot.people.set_reach(&*bot.store, visit.user, Reach { open: true, led: true }).await;
    }
    command(bot, visit, ask).await;
}

async fn command(bot: &Arc<Bot>, mut visit: Visit, ask: Ask) {
    if matches!(ask, Ask::Settings(Scope::Chat(_), _)) {
        visit.who.admin = visit.as_chat || admins::is_admin(bot, visit.spot.chat, visit.user).await;
    }
    match ask {
        ask if visit.anonymous && plays(&ask) => {
            let text = words::plain(lang(bot, &visit).await, "no-anonymous");
            respond(bot, &visit, &Sheet::words(text)).await;
        }
        Ask::Hall(intent) => hall(bot, &visit, intent).await,
        Ask::Hand(id) => my_hand(bot, &visit, id).await,
        Ask::Board => board(bot, &visit).await,
        Ask::Settings(scope, change) => {
            let sheet = forms::overview(bot, &visit, scope, change).await;
            respond(bot, &visit, &sheet).await;
        }
        Ask::Duel => respond(bot, &visit, &forms::duel(lang(bot, &visit).await)).await,
        Ask::Help => respond(bot, &visit, &Sheet::words(commands::help(lang(bot, &visit).await, visit.spot))).await,
        Ask::Wrong(text) => {
            let text = words::say(lang(bot, &visit).await, &text);
            respond(bot, &visit, &Sheet::words(text)).await;
        }
    }
}

/// Whether one has to be somebody for it.
const fn plays(ask: &Ask) -> bool {
    match ask {
        Ask::Hall(Intent::Rules(_) | Intent::Cards(..) | Intent::Card(..) | Intent::About) => false,
        Ask::Hall(_) | Ask::Hand(_) | Ask::Duel | Ask::Settings(Scope::Own(_), _) => true,
        Ask::Board | Ask::Settings(Scope::Chat(_), _) | Ask::Help | Ask::Wrong(_) => false,
    }
}

/// The language of the person.
pub(super) async fn lang(bot: &Bot, visit: &Visit) -> Lang {
    let found = bot.hall.person_lang(&visit.who.id, &visit.place, visit.who.lang).await;
    found.unwrap_or(visit.who.lang.unwrap_or(bot.language))
}

/// Asks the hall for what a command wants.
async fn hall(bot: &Arc<Bot>, visit: &Visit, intent: Intent) {
    let secret = is_secret(&intent);
    let mut reply = visit.ask(bot, intent).await;
    reply.toast = reply.toast.map(|toast| markup::with_topics(&toast, &reply.rooms, visit.spot.chat));
    match (&reply.message, reply.slot) {
        (Some(message), Some(Slot::Hand(id))) => {
            if visit.spot.is_private() {
                bot.chats.send(bot, &visit.place, Job::Refresh(Slot::Board(id)));
                bot.chats.settled(bot, &visit.place, BOARD_FIRST).await;
            }
            if show(bot, visit, id, message, Cause::Opened).await.is_some() {
                refresh::opened(bot, &visit.who.id, id).await;
            } else if reply.refused {
                respond(bot, visit, &Sheet::words(reply.toast.unwrap_or_default())).await;
            }
        }
        // The challenge says it itself, where everybody sees it.
        (None, Some(Slot::Challenge(_))) if !reply.refused => {}
        (Some(message), _) => {
            let lang = lang(bot, visit).await;
            let mut sheet = bot.sheet(message, 0, lang).await;
            sheet.toast = reply.toast;
            if let Some(Slot::Challenge(id)) = reply.slot {
                sheet.rows.extend(forms::share(bot, lang, id));
            }
            if !secret {
                respond(bot, visit, &sheet).await;
            } else {
                match (give(bot, visit, &sheet, None).await, reply.slot) {
                    (Some(at), Some(Slot::Challenge(id))) => bot.codes.told(&visit.who.id, id.0, at),
                    (Some(_), _) => {}
                    (None, _) => respond(bot, visit, &forms::alone(bot, lang)).await,
                }
            }
        }
        (None, _) => {
            let text = match reply.toast {
                Some(toast) => toast,
                None => words::plain(lang(bot, visit).await, "no-understand"),
            };
            respond(bot, visit, &Sheet::words(text)).await;
        }
    }
}

/// Whether nobody else may read the answer, or press what stands under it.
const fn is_secret(intent: &Intent) -> bool {
    match intent {
        Intent::Text(_) | Intent::Hint(_) | Intent::Hand(_) | Intent::Resign(_) => true,
        Intent::Challenge { opponent, .. } => matches!(opponent, Opponent::Code),
        _ => false,
    }
}

/// Shows somebody their hand who asks for it by a command or a link.
async fn my_hand(bot: &Arc<Bot>, visit: &Visit, id: Option<MatchId>) {
    let reply = visit.ask(bot, Intent::Hand(id)).await;
    let (Some(message), Some(Slot::Hand(id))) = (&reply.message, reply.slot) else {
        return respond(bot, visit, &Sheet::words(reply.toast.unwrap_or_default())).await;
    };
    if show(bot, visit, id, message, Cause::Opened).await.is_some() {
        return refresh::opened(bot, &visit.who.id, id).await;
    }
    // Nobody else may see it: a button shows it to whoever presses it their own.
    let lang = lang(bot, visit).await;
    let sheet = forms::hand_here(bot, lang, id);
    respond(bot, visit, &sheet).await;
}

/// Shows the board; for a player it is posted anew, below everything that was said since.
async fn board(bot: &Arc<Bot>, visit: &Visit) {
    let reply = visit.ask(bot, Intent::Board(None)).await;
    if let (Some(message), None) = (&reply.message, reply.slot) {
        // Where nobody is to look on it is for the asker's eyes alone.
        let lang = lang(bot, visit).await;
        let sheet = bot.sheet(message, 0, lang).await;
        if give(bot, visit, &sheet, None).await.is_none() {
            respond(bot, visit, &forms::alone(bot, lang)).await;
        }
        return;
    }
    let (Some(message), Some(Slot::Board(id))) = (&reply.message, reply.slot) else {
        return respond(bot, visit, &Sheet::words(reply.toast.unwrap_or_default())).await;
    };
    let Ok(Some(facts)) = bot.hall.facts(id).await else { return };
    let place = ids::ours(&facts).find(|place| bot.spot(place).is_some_and(|spot| spot.chat == visit.spot.chat));
    if let Some(place) = place
        && facts.players.iter().any(|player| player.id == visit.who.id)
        && !facts.over
    {
        return bot.chats.send(bot, place, Job::Lift(id));
    }
    let sheet = bot.sheet(message, 0, lang(bot, visit).await).await;
    respond(bot, visit, &sheet).await;
}

/// Answers a command: to the person alone if that can be done, else below the command, for nothing of it is secret.
async fn respond(bot: &Arc<Bot>, visit: &Visit, sheet: &Sheet) {
    visit.decided();
    if give(bot, visit, sheet, None).await.is_some() || visit.spot.is_private() {
        return;
    }
    let Via::Command { message, ephemeral } = visit.via else { return };
    let reply = ephemeral.is_none().then_some(ReplyTo {
        message_id: Some(message),
        ephemeral_message_id: None,
        allow_sending_without_reply: Some(true),
    });
    let to = To { spot: visit.spot, whisper: None, reply, silent: true, kind: Kind::Public };
    let (done, told) = oneshot::channel();
    bot.chats.send(bot, &visit.place, Job::Answer(Answer { to, sheet: sheet.clone(), done }));
    // Until then the command is not done: a kill must not lose its answer.
    let _ = told.await;
}

async fn on_press(bot: &Arc<Bot>, callback: &Callback, arrival: &Arrival) {
    let visit = Visit::press(bot, callback, arrival);
    came_back(bot, visit.spot).await;
    bot.people.met(&*bot.store, &callback.from).await;
    // Who has blocked the bot is not written to because of an old button.
    if visit.spot.is_private()
        && callback.message.is_some()
        && bot.people.reach(&*bot.store, visit.user).await == Reach::default()
    {
        bot.people.set_reach(&*bot.store, visit.user, Reach { open: true, led: true }).await;
    }
    match callback.data.as_deref().unwrap_or_default().parse() {
        Ok(Data::Press(press)) => pressed(bot, visit, press).await,
        Ok(Data::HandPage(id, page)) => hand_page(bot, &visit, id, page.into()).await,
        Ok(Data::Pick(id, number)) => picked(bot, &visit, id, number).await,
        Ok(Data::More(id)) => alerted(bot, &visit, Intent::Hand(Some(id)), true).await,
        Ok(data @ (Data::Duel(_) | Data::Code)) => {
            let opponent = if let Data::Duel(level) = data { Opponent::Ai(level) } else { Opponent::Code };
            let wish = Intent::Challenge { opponent, game: None, options: Default::default(), pace: None };
            answer(bot, &visit, &Say::Nothing).await;
            hall(bot, &visit, wish).await;
        }
        Ok(data) => forms::chosen(bot, visit, data).await,
        Err(_) => {
            let text = words::plain(lang(bot, &visit).await, "no-button");
            answer(bot, &visit, &Say::Alert(text)).await;
        }
    }
}

/// Answers a press.
pub(super) async fn answer(bot: &Bot, visit: &Visit, say: &Say) {
    let Via::Press { query, .. } = &visit.via else { return };
    for _ in 0..TRIES {
        match bot.rest.answer(query, say).await {
            // Nobody waits for it any more.
            Ok(()) | Err(Fault::TooLate) => return,
            Err(fault) => {
                bot.trouble(visit.spot.chat, &fault, "an answer to a press");
                match fault {
                    Fault::Limited(wait) if wait < LAST_CALL => tokio::time::sleep(wait).await,
                    Fault::Away => {}
                    _ => return,
                }
            }
        }
    }
}

async fn pressed(bot: &Arc<Bot>, mut visit: Visit, press: Press) {
    // Advice takes its time, and then it is a message.
    let (mut reply, mut answered) = in_time(bot, &visit, visit.ask(bot, Intent::Press(press))).await;
    // Those whose challenge it is need not wait for the list of admins; only others have to be one.
    if reply.refused
        && matches!(press, Press::Decline(_) | Press::Withdraw(_))
        && !visit.spot.is_private()
        && admins::is_admin(bot, visit.spot.chat, visit.user).await
    {
        visit.who.admin = true;
        let late = answered;
        (reply, answered) = in_time(bot, &visit, visit.ask(bot, Intent::Press(press))).await;
        answered |= late;
    }
    match (&reply.message, reply.slot) {
        (Some(_), Some(Slot::Hand(id))) => hand(bot, &visit, press, id, reply, answered).await,
        (Some(_), Some(Slot::Board(id))) if !reply.refused => {
            say(bot, &visit, Say::Nothing, answered).await;
            if let Ok(Some(facts)) = bot.hall.facts(id).await {
                for place in ids::ours(&facts) {
                    bot.chats.send(bot, place, Job::Refresh(Slot::Board(id)));
                }
            }
        }
        (Some(message), _) => page(bot, &visit, press, message, answered).await,
        (None, _) => {
            let text = match reply.toast {
                Some(toast) => toast,
                None => words::plain(lang(bot, &visit).await, "no-understand"),
            };
            let what = if reply.refused { Say::Alert(text) } else { Say::Toast(text) };
            say(bot, &visit, what, answered).await;
        }
    }
}

/// Waits for something, and answers the press with nothing when it takes too long; whether that was done.
async fn in_time<T>(bot: &Bot, visit: &Visit, work: impl Future<Output = T>) -> (T, bool) {
    let mut work = std::pin::pin!(work);
    tokio::select! {
        biased;
        done = &mut work => (done, false),
        () = tokio::time::sleep(PATIENCE) => {
            answer(bot, visit, &Say::Nothing).await;
            (work.await, true)
        }
    }
}

/// Answers a press, or, if it was answered with nothing already, says it in a message.
async fn say(bot: &Arc<Bot>, visit: &Visit, what: Say, answered: bool) {
    match what {
        what if !answered => answer(bot, visit, &what).await,
        Say::Alert(text) => drop(give(bot, visit, &Sheet::words(text), None).await),
        Say::Nothing | Say::Toast(_) | Say::Open(_) => {}
    }
}

/// A press about a hand: the present hand is shown.
async fn hand(bot: &Arc<Bot>, visit: &Visit, press: Press, id: MatchId, reply: Reply, answered: bool) {
    let cause = match press {
        Press::Answer(..) if visit.on_own().is_some() => Cause::Hand(0),
        Press::Hand(_) => Cause::Opened,
        _ => Cause::Changed,
    };
    let toast = || told_at_once(cause, &reply).map_or(Say::Nothing, Say::Toast);
    if !matches!(cause, Cause::Hand(_)) && !ways::is_there(bot, visit).await {
        let what = match cause {
            Cause::Opened => match lead(bot, visit, id).await {
                Some(open) => open,
                None => alert::tell(bot, visit.user, lang(bot, visit).await, &reply, false).await,
            },
            Cause::Hand(_) | Cause::Changed => toast(),
        };
        return say(bot, visit, what, answered).await;
    }
    let Some(message) = reply.message.clone() else { return };
    let task = {
        let (bot, visit) = (Arc::clone(bot), visit.clone());
        bot.tasks.clone().spawn(async move { show(&bot, &visit, id, &message, cause).await })
    };
    if cause != Cause::Opened {
        // It is known already what came of it; the picture follows.
        say(bot, visit, toast(), answered).await;
        let shown = task.await.ok().flatten();
        return shown_hand(bot, visit, press, id, shown.is_some()).await;
    }
    let mut task = task;
    match tokio::time::timeout(PATIENCE, &mut task).await {
        Ok(shown) => {
            let shown = shown.ok().flatten();
            let what = match shown {
                Some(at) if at.chat() != visit.spot.chat => {
                    Say::Toast(words::plain(lang(bot, visit).await, "hand-in-private"))
                }
                Some(_) => toast(),
                None => alert::tell(bot, visit.user, lang(bot, visit).await, &reply, false).await,
            };
            say(bot, visit, what, answered).await;
            shown_hand(bot, visit, press, id, shown.is_some()).await;
        }
        Err(_) => {
            say(bot, visit, toast(), answered).await;
            let shown = task.await.ok().flatten();
            shown_hand(bot, visit, press, id, shown.is_some()).await;
        }
    }
}

/// The picture of a hand may follow a little later: a line says at once what the match waits for, after why a press of an
/// earlier question did nothing.
fn told_at_once(cause: Cause, reply: &Reply) -> Option<String> {
    let own = reply.message.as_ref().filter(|_| matches!(cause, Cause::Hand(_)));
    let now = own.filter(|message| reply.toast.is_some() || !hands::is_asked(message));
    let now = now.and_then(|message| message.text.lines().last()).filter(|line| !line.is_empty());
    match (&reply.toast, now) {
        (Some(toast), Some(now)) if !toast.contains(now) => Some(format!("{toast}\n{now}")),
        (Some(toast), _) => Some(toast.clone()),
        (None, now) => now.map(str::to_owned),
    }
}

/// A question that was answered goes away, and nobody needs to be pinged who looks at their hand.
async fn shown_hand(bot: &Arc<Bot>, visit: &Visit, press: Press, id: MatchId, shown: bool) {
    if !shown {
        return;
    }
    refresh::opened(bot, &visit.who.id, id).await;
    let asked = matches!(press, Press::Hand(_) | Press::ResignNow(_) | Press::Bring(..));
    if let Some(on) = visit.on_own().filter(|on| asked && !on.picture) {
        // It may be gone already.
        let _ = bot.rest.delete(on.at).await;
    }
}

/// A press that shows a page to the person alone.
async fn page(bot: &Arc<Bot>, visit: &Visit, press: Press, message: &Message, answered: bool) {
    if !visit.spot.is_private() && !ways::is_there(bot, visit).await {
        // What is chosen from has buttons, and a window has none: it opens in the private chat.
        let elsewhere = match press {
            Press::Decks(id) => bot.deep_link(&format!("d_{id}")),
            _ => None,
        };
        let what = elsewhere.map_or_else(|| Say::Alert(message.text.clone()), Say::Open);
        return say(bot, visit, what, answered).await;
    }
    say(bot, visit, Say::Nothing, answered).await;
    let sheet = bot.sheet(message, 0, lang(bot, visit).await).await;
    let turned = visit.on_own().filter(|on| matches!(press, Press::CardsPage(_)) && !on.picture);
    if let Some(on) = turned
        && bot.rest.edit(on.at, &sheet, false, Kind::Hand).await.is_ok()
    {
        return;
    }
    give(bot, visit, &sheet, None).await;
}

async fn hand_page(bot: &Arc<Bot>, visit: &Visit, id: MatchId, page: usize) {
    answer(bot, visit, &Say::Nothing).await;
    let reply = visit.ask(bot, Intent::Hand(Some(id))).await;
    if let (Some(message), Some(Slot::Hand(id))) = (&reply.message, reply.slot) {
        show(bot, visit, id, message, Cause::Hand(page)).await;
    }
}

/// A number under the board: what it means was told to the one who presses it, or is told now.
async fn picked(bot: &Arc<Bot>, visit: &Visit, id: MatchId, number: u8) {
    let intent = match bot.alerts.picked(visit.user, id, number) {
        Some(press) => Intent::Press(press),
        None => Intent::Hand(Some(id)),
    };
    alerted(bot, visit, intent, false).await;
}

/// Asks the hall for something about a hand, and tells the hand in a window.
async fn alerted(bot: &Arc<Bot>, visit: &Visit, intent: Intent, more: bool) {
    let reply = visit.ask(bot, intent).await;
    let what = alert::tell(bot, visit.user, lang(bot, visit).await, &reply, more).await;
    answer(bot, visit, &what).await;
    if let Some(Slot::Hand(id)) = reply.slot {
        refresh::opened(bot, &visit.who.id, id).await;
    }
}

/// What the hall answers to somebody about settings.
pub(super) async fn settings(bot: &Bot, visit: &Visit, who: Person, place: Spot, change: Intent) -> Reply {
    let place = Spot { chat: bot.moved.first(place.chat), ..place }.place();
    let request = duelhall_hall::Request { who, place, ..visit.request(bot, change) };
    visit.ask_for(bot, request).await
}
