//! Handles presses: each is answered within seconds, and anything else to say follows in a message.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_hall::{Button, Found, Intent, Look, Message, Narrowed, Opponent, Press, Reply, Slot};
use duelhall_store::MatchId;
use tokio::time::Instant;

use super::address::{At, LONGEST_ALERT, Say};
use super::answers::{answer, turned};
use super::ask::ask;
use super::bot::Bot;
use super::data::{Data, Played};
use super::desk::FILTERS;
use super::hands::Advised;
use super::ids;
use super::intake::Arrival;
use super::markup::length;
use super::outgoing::Outgoing;
use super::people::Reach;
use super::rate::Class;
use super::update::Callback;
use super::visit::Visit;
use super::wanted::duel_with;
use super::ways::{Cause, give, lead, show};
use super::{commands, forms, games, hands, links, refresh, told, ways, words};
use crate::chat::{Job, Turned, desk, opened};

/// How long a press waits for its answer. After that it gets an empty answer, and the real answer is sent as a message.
const PATIENCE: Duration = Duration::from_secs(2);

/// Handles a press.
pub(super) async fn on_press(bot: &Arc<Bot>, callback: &Callback, arrival: &Arrival) {
    let visit = Visit::press(bot, callback, arrival);
    refresh::came_back(bot, visit.spot);
    bot.people.met(&callback.from).await;
    // The bot does not write to a person who has blocked it because of an old button.
    if visit.spot.is_private() && callback.message.is_some() && bot.people.reach(visit.user).await == Reach::default() {
        bot.people.opened(visit.user).await;
    }
    match callback.data.as_deref().unwrap_or_default().parse() {
        Ok(Data::Press(press)) => pressed(bot, visit, press).await,
        Ok(Data::HandPage(id, at)) => hand_page(bot, &visit, id, at).await,
        Ok(Data::Filters(id)) => hand_page(bot, &visit, id, FILTERS.into()).await,
        Ok(Data::Pick(id, number)) => picked(bot, &visit, id, number).await,
        Ok(Data::More(id)) => alerted(bot, &visit, Intent::Hand(Some(id)), true).await,
        Ok(Data::Duel(level, game)) => begin(bot, &visit, Opponent::Ai(level), game).await,
        Ok(Data::Code(game)) => begin(bot, &visit, Opponent::Code, game).await,
        Ok(data @ (Data::Play | Data::Game(_))) => {
            answer(bot, &visit, &Say::Nothing).await;
            let game = if let Data::Game(game) = data { Some(game) } else { None };
            let ask = forms::duel(&bot.hall, visit.lang(bot).await, game);
            give(bot, &visit, &ask, None).await;
        }
        Ok(Data::Rules) => games::rules(bot, &visit).await,
        Ok(Data::RulesOf(game)) => games::rules_of(bot, &visit, game).await,
        Ok(Data::Commands) => all_commands(bot, &visit).await,
        Ok(Data::Cards(filter, found)) => narrowings(bot, &visit, filter, found).await,
        Ok(data) => forms::chosen(bot, visit, data).await,
        Err(_) => {
            let text = words::plain(visit.lang(bot).await, "no-button");
            answer(bot, &visit, &Say::Alert(text)).await;
        }
    }
}

/// Begins a duel, or makes its code.
async fn begin(bot: &Arc<Bot>, visit: &Visit, opponent: Opponent, game: Option<Played>) {
    answer(bot, visit, &Say::Nothing).await;
    ask(bot, visit, duel_with(opponent, game)).await;
}

/// The window that answers a press with a hand. The numbers in it also have to be under the board.
async fn alert(bot: &Arc<Bot>, visit: &Visit, reply: &Reply, more: bool) -> Say {
    let (say, numbered) = bot.alerts.tell(visit.user, visit.lang(bot).await, reply, more);
    if let Some(id) = numbered {
        show_board(bot, id).await;
    }
    say
}

/// Brings the board of a match up to date in all of its chats.
async fn show_board(bot: &Arc<Bot>, id: MatchId) {
    let Ok(Some(facts)) = bot.hall.facts(id).await else { return };
    for place in ids::ours(&facts) {
        bot.chats.send(bot, place, Job::Show(Slot::Board(id)));
    }
}

async fn pressed(bot: &Arc<Bot>, mut visit: Visit, press: Press) {
    // Advice is about the question that is open now, even if another is open once it is thought out.
    let asked = match press {
        Press::Hint(id) => hands::question(bot, &visit, id).await,
        _ => None,
    };
    // In a group without private answers, a link opens the private chat, and the animation is made there.
    if let Press::Replay(id) = press
        && !visit.spot.is_private()
        && !ways::is_there(bot, &visit).await
        && let Some(link) = bot.identity.deep_link(&format!("r_{id}"))
    {
        return answer(bot, &visit, &Say::Open(link)).await;
    }
    // Advice takes some time.
    let (mut reply, mut answered) = in_time(bot, &visit, visit.ask(bot, Intent::Press(press))).await;
    // The maker or opponent of a challenge need not wait for the list of admins; only other people have to be admins.
    if reply.refused
        && matches!(press, Press::Decline(_) | Press::Withdraw(_))
        && !visit.spot.is_private()
        && bot.admins.is_admin(visit.spot.chat, visit.user).await
    {
        visit.who.admin = true;
        let late = answered;
        (reply, answered) = in_time(bot, &visit, visit.ask(bot, Intent::Press(press))).await;
        answered |= late;
    }
    // Whoever accepts a challenge is shown their hand, too.
    let begun = if let Some(Slot::Hand(id)) = reply.slot { Some(id) } else { None };
    let answered_at = matches!(press, Press::Answer(..)).then(Instant::now);
    if let Some(id) = press.match_id().or(begun) {
        opened(bot, &bot.hall, &visit.who.id, id, answered_at).await;
    }
    if let (Press::Hint(id), Some(message), None, false) = (press, &reply.message, reply.slot, reply.refused) {
        return hint(bot, &visit, id, asked, (message, &reply), answered).await;
    }
    match (&reply.message, reply.slot) {
        (Some(_), Some(Slot::Hand(id))) => hand(bot, &visit, press, id, reply, answered).await,
        (Some(_), Some(Slot::Board(id))) if !reply.refused => {
            say(bot, &visit, Say::Nothing, answered).await;
            show_board(bot, id).await;
        }
        (Some(message), _) => {
            page(bot, &visit, press, (message, &reply), answered).await;
        }
        (None, _) => {
            let text = match reply.toast {
                Some(toast) => toast,
                None => words::plain(visit.lang(bot).await, "no-understand"),
            };
            let what = if reply.refused { Say::Alert(text) } else { Say::Toast(text) };
            say(bot, &visit, what, answered).await;
        }
    }
}

/// Waits for some work, and gives the press an empty answer when that takes too long; returns whether it did.
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

/// Answers a press, or, if it already got an empty answer, says it in a message.
async fn say(bot: &Arc<Bot>, visit: &Visit, what: Say, answered: bool) {
    match what {
        what if !answered => answer(bot, visit, &what).await,
        Say::Alert(text) => drop(give(bot, visit, &Outgoing::words(text), None).await),
        Say::Nothing | Say::Toast(_) | Say::Open(_) => {}
    }
}

/// Handles a press about a hand: the present hand is shown.
async fn hand(bot: &Arc<Bot>, visit: &Visit, press: Press, id: MatchId, reply: Reply, answered: bool) {
    let cause = match press {
        // A deck is built of many cards, so the page stays where it is.
        Press::Answer(..) if visit.on_own().is_some() && reply.message.as_ref().is_some_and(desk::builds) => {
            Cause::Hand(None)
        }
        Press::Answer(..) | Press::Sift(..) if visit.on_own().is_some() => Cause::Hand(Some(Turned::default())),
        Press::Hand(_) => Cause::Opened,
        _ => Cause::Changed,
    };
    let toast = || told::at_once(matches!(cause, Cause::Hand(_)), &reply).map_or(Say::Nothing, Say::Toast);
    if !matches!(cause, Cause::Hand(_)) && !ways::is_there(bot, visit).await {
        let what = match cause {
            Cause::Opened => match lead(&bot.people, &bot.identity, visit, id).await {
                Some(open) => open,
                None => alert(bot, visit, &reply, false).await,
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
        // The result is already known; the picture follows.
        say(bot, visit, toast(), answered).await;
        let shown = task.await.ok().flatten();
        return shown_hand(bot, visit, press, shown.is_some()).await;
    }
    let mut task = task;
    match tokio::time::timeout(PATIENCE, &mut task).await {
        Ok(shown) => {
            let shown = shown.ok().flatten();
            let what = match shown {
                Some(at) if at.chat() != visit.spot.chat => {
                    Say::Toast(words::plain(visit.lang(bot).await, "hand-in-private"))
                }
                Some(_) => toast(),
                None => alert(bot, visit, &reply, false).await,
            };
            say(bot, visit, what, answered).await;
            shown_hand(bot, visit, press, shown.is_some()).await;
        }
        Err(_) => {
            say(bot, visit, toast(), answered).await;
            let shown = task.await.ok().flatten();
            shown_hand(bot, visit, press, shown.is_some()).await;
        }
    }
}

/// Shows advice about a question: above the hand, or else in a window, which counts for nothing and leaves nothing behind, or else in
/// a message that goes with the question. Advice that comes too late is not shown.
async fn hint(
    bot: &Arc<Bot>,
    visit: &Visit,
    id: MatchId,
    asked: Option<u32>,
    (message, reply): (&Message, &Reply),
    answered: bool,
) {
    let work = hands::advise(bot, visit, id, asked, &message.text);
    let (advised, answered) = if answered { (work.await, true) } else { in_time(bot, visit, work).await };
    match advised {
        Advised::Above | Advised::Late => say(bot, visit, Say::Nothing, answered).await,
        Advised::Apart if !answered && !visit.spot.is_private() && length(&message.text) <= LONGEST_ALERT => {
            say(bot, visit, Say::Alert(message.text.clone()), answered).await;
        }
        Advised::Apart => {
            let at = page(bot, visit, Press::Hint(id), (message, reply), answered).await;
            if let Some((asked, at)) = asked.zip(at) {
                hands::remember_advice(bot, visit, id, asked, at).await;
            }
        }
    }
}

/// Deletes the question that was answered, once the hand is shown.
async fn shown_hand(bot: &Arc<Bot>, visit: &Visit, press: Press, shown: bool) {
    if !shown {
        return;
    }
    let asked = matches!(press, Press::Hand(_) | Press::ResignNow(_) | Press::Bring(..) | Press::BringOwn(..));
    if let Some(on) = visit.on_own().filter(|on| asked && !on.picture) {
        // It may already be gone.
        let _ = bot.rest.delete(on.at).await;
    }
}

/// Handles a press that shows a page only to the person; returns where it is, if it has a message of its own.
async fn page(
    bot: &Arc<Bot>,
    visit: &Visit,
    press: Press,
    (message, reply): (&Message, &Reply),
    answered: bool,
) -> Option<At> {
    if !visit.spot.is_private() && !ways::is_there(bot, visit).await {
        // The page has buttons to choose from or moves, and a window does neither, so it opens in the private chat.
        let elsewhere = match press {
            Press::Decks(id) => bot.identity.deep_link(&format!("d_{id}")),
            Press::Look(id, _) | Press::LookAt(id, _) => bot.identity.deep_link(&format!("l_{id}")),
            Press::More(id) => bot.identity.deep_link(&format!("m_{id}")),
            Press::Replay(id) => bot.identity.deep_link(&format!("r_{id}")),
            Press::FoundPage(page, found) => bot.identity.deep_link(&links::of_found(page, found)),
            Press::CardsPage(page) => bot.identity.deep_link(&links::of_cards(page)),
            _ => None,
        };
        let what = elsewhere.map_or_else(|| Say::Alert(message.text.clone()), Say::Open);
        say(bot, visit, what, answered).await;
        return None;
    }
    let lang = visit.lang(bot).await;
    if let Some(wait) = ways::crowded(&bot.rest, &bot.people, visit).await {
        let seconds = i64::try_from(wait.as_secs()).unwrap_or(i64::MAX).saturating_add(1);
        let text = words::say(lang, &Text::new("no-room").num("seconds", seconds));
        say(bot, visit, Say::Alert(text), answered).await;
        return None;
    }
    say(bot, visit, reply.done.clone().map_or(Say::Nothing, Say::Toast), answered).await;
    let outgoing = Outgoing { toast: reply.toast.clone(), ..bot.converter.of(message, Turned::default(), lang).await };
    let turns = matches!(
        press,
        Press::CardsPage(_)
            | Press::FoundPage(..)
            | Press::DeckList(_)
            | Press::DecksPage(..)
            | Press::Campaign(..)
            | Press::Mission(_)
            | Press::MissionDecks(..)
            | Press::Collection(..)
            | Press::OwnedCard(..)
            | Press::LinkNow(_)
            | Press::Unlink
            | Press::UnlinkNow
            | Press::Log(_, 1..)
            | Press::Look(_, 1..)
    );
    // A message of words stays one, and a picture of a card gives way to the next.
    let pictured = matches!(
        press,
        Press::LookAt(..)
            | Press::Campaign(..)
            | Press::Mission(_)
            | Press::Collection(..)
            | Press::OwnedCard(..)
            | Press::Deck(..)
            | Press::EditDeck(..)
            | Press::PutCard(..)
            | Press::UndoDeck(..)
    );
    let looks = pictured && outgoing.picture.is_some();
    let turned = visit.on_own().filter(|on| if on.picture { looks } else { turns });
    if let Some(on) = turned
        && bot.rest.edit(on.at, &outgoing, false, Class::Hand).await.is_ok()
    {
        return None;
    }
    give(bot, visit, &outgoing, None).await
}

/// Shows the page of all commands: here if only the person sees it, else in the private chat.
async fn all_commands(bot: &Arc<Bot>, visit: &Visit) {
    if !visit.spot.is_private()
        && !ways::is_there(bot, visit).await
        && let Some(open) = bot.identity.deep_link("commands")
    {
        return answer(bot, visit, &Say::Open(open)).await;
    }
    answer(bot, visit, &Say::Nothing).await;
    let all = Outgoing::words(commands::all(visit.lang(bot).await, visit.spot));
    turned(bot, visit, &all).await;
}

/// Shows what can be chosen of a list of cards: by game, by type and so on. The choice that is used leads back.
async fn narrowings(bot: &Arc<Bot>, visit: &Visit, filter: u8, found: Found) {
    let press = Press::FoundPage(0, found);
    let mut reply = visit.ask(bot, Intent::Press(press)).await;
    let Some(mut message) = reply.message.take() else {
        let text = reply.toast.unwrap_or_default();
        return answer(bot, visit, &Say::Alert(text)).await;
    };
    if let Some(narrowing) = std::mem::take(&mut message.narrowings).into_iter().nth(filter.into()) {
        let choice = |choice: Narrowed| {
            let label = if choice.used { format!("✓ {}", choice.label) } else { choice.label };
            let (press, look) = (Press::FoundPage(0, choice.found), Look::Plain);
            // The used one among several typed ones leads to the same cards.
            let press = if choice.used { Press::FoundPage(0, found) } else { press };
            Button { press, label, card: None, look, group: 0 }
        };
        let mut used = 0;
        let once = |choice: &Narrowed| {
            used += u8::from(choice.used);
            !choice.used || used == 1
        };
        message.buttons = narrowing.choices.into_iter().filter(once).map(choice).collect();
    }
    page(bot, visit, press, (&message, &reply), false).await;
}

async fn hand_page(bot: &Arc<Bot>, visit: &Visit, id: MatchId, at: Turned) {
    answer(bot, visit, &Say::Nothing).await;
    let reply = visit.ask(bot, Intent::Hand(Some(id))).await;
    if let (Some(message), Some(Slot::Hand(id))) = (&reply.message, reply.slot) {
        opened(bot, &bot.hall, &visit.who.id, id, None).await;
        show(bot, visit, id, message, Cause::Hand(Some(at))).await;
    }
}

/// Handles a press on a number under the board: its meaning was told to the presser, or is told now.
async fn picked(bot: &Arc<Bot>, visit: &Visit, id: MatchId, number: u8) {
    let intent = match bot.alerts.picked(visit.user, id, number) {
        Some(press) => Intent::Press(press),
        None => Intent::Hand(Some(id)),
    };
    alerted(bot, visit, intent, false).await;
}

/// Asks the hall for something about a hand, and shows the hand in a window.
async fn alerted(bot: &Arc<Bot>, visit: &Visit, intent: Intent, more: bool) {
    let reply = visit.ask(bot, intent).await;
    let what = alert(bot, visit, &reply, more).await;
    answer(bot, visit, &what).await;
    if let Some(Slot::Hand(id)) = reply.slot {
        opened(bot, &bot.hall, &visit.who.id, id, None).await;
    }
}
