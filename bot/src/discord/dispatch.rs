//! Turns each interaction into a request of the hall, and sends the answer.

use std::sync::Arc;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, Intent, Look, Message, Opponent, Press, Reply, Request, Slot};
use duelhall_store::MatchId;
use serenity::model::application::{CommandInteraction, ComponentInteraction, Interaction, ModalInteraction};
use serenity::model::id::UserId;
use tokio::time::Instant;

use super::answer::{Answer, Show, Stand, give};
use super::bot::Bot;
use super::commands::{Ask, FIRST, HELP, described, options, read, spelled};
use super::custom::{Custom, Scope};
use super::forms;
use super::hands::{Busy, Cell};
use super::ids::{self, Spot};
use super::layout::{ROW, own_button, row_of};
use super::marks::Door;
use super::markup::{as_code, with_channels};
use super::outgoing::Outgoing;
use super::visit::{On, Visit};
use super::{editor, refresh, rights, words};
use crate::chat::desk::{Leaf, step_of};
use crate::chat::{self, Job, Personal, Turned};

/// Handles one interaction.
pub(crate) async fn attend(bot: Arc<Bot>, interaction: Interaction) {
    match interaction {
        Interaction::Command(command) => on_command(&bot, &command).await,
        Interaction::Component(component) => on_component(&bot, &component).await,
        Interaction::Modal(form) => on_form(&bot, &form).await,
        Interaction::Autocomplete(command) => super::complete::complete(&bot, &command).await,
        // Discord pings addresses, not connections; and serenity may learn new kinds of interaction.
        _ => {}
    }
}

async fn on_command(bot: &Arc<Bot>, command: &CommandInteraction) {
    let visit = Visit::command(command, bot.now());
    arrived(bot, &visit).await;
    match not_gone(read(&command.data), &visit, command) {
        Ask::Hall(intent) => {
            let intent = options::with_deck_by_name(&bot.hall, intent);
            ask(bot, &visit, intent, Stand::New, None).await;
        }
        Ask::Board => board(bot, &visit).await,
        Ask::Settings(Scope::Place) => {
            // Discord offers the command only to people whom the admins of the server allow.
            if matches!(visit.spot, Spot::Guild { .. }) {
                bot.grant(&visit.who.id, &visit.place);
            }
            give(bot, &visit, Stand::New, forms::overview(bot, &visit, Scope::Place)).await;
        }
        Ask::Settings(scope) => give(bot, &visit, Stand::New, forms::overview(bot, &visit, scope)).await,
        Ask::Help => give(bot, &visit, Stand::New, async { help(bot, lang(bot, &visit).await) }).await,
        Ask::Wrong(key, who) => {
            let text = words::say(lang(bot, &visit).await, &Text::new(key).raw("who", who));
            give(bot, &visit, Stand::New, async { Answer::words(&text) }).await;
        }
    }
}

/// The same request, unless it challenges somebody who has left the server.
fn not_gone(ask: Ask, visit: &Visit, command: &CommandInteraction) -> Ask {
    let Ask::Hall(Intent::Challenge { opponent: Opponent::Named { id, name }, .. }) = &ask else { return ask };
    let members = &command.data.resolved.members;
    let is_member = ids::user(id).is_some_and(|user| members.contains_key(&UserId::new(user)));
    let left = matches!(visit.spot, Spot::Guild { .. }) && !is_member;
    if left { Ask::Wrong("no-member", name.clone()) } else { ask }
}

async fn on_component(bot: &Arc<Bot>, component: &ComponentInteraction) {
    let visit = Visit::component(component, bot.now());
    arrived(bot, &visit).await;
    let custom = component.data.custom_id.parse::<Custom>();
    match custom {
        Ok(Custom::Press(press)) if press.wants().is_some() => editor::open(bot, &visit, press).await,
        Ok(Custom::Press(press)) => pressed(bot, &visit, press).await,
        Ok(Custom::Cards(..)) => editor::put(bot, &visit, &forms::values_of(&component.data.kind)).await,
        // The pressed message becomes the hand, so it must be a message that nobody else sees.
        Ok(Custom::HandPage(id, at)) if visit.on == On::Private => {
            let busy = bot.hands.cell(&visit.who.id, id, bot.now()).begin();
            give(bot, &visit, Stand::InPlace, hand_page(bot, &visit, id, at)).await;
            if busy.end() {
                refresh::personal(bot, visit.who.id.clone(), visit.place.clone(), Personal::Hand(id));
            }
        }
        Ok(Custom::Choices(..) | Custom::Narrow(_)) => {
            match forms::values_of(&component.data.kind).first().map(|value| value.parse()) {
                Some(Ok(press)) => pressed(bot, &visit, press).await,
                Some(Err(_)) | None => no_button(bot, &visit).await,
            }
        }
        Ok(Custom::Toggles(id, step, shelf)) => {
            match super::desk::changes(&shelf, &forms::values_of(&component.data.kind)) {
                Some(indices) => {
                    let stand = if visit.on == On::Private { Stand::InPlace } else { Stand::New };
                    ask(bot, &visit, Intent::Answers { id, step, indices }, stand, Some(id)).await;
                }
                None => no_button(bot, &visit).await,
            }
        }
        Ok(Custom::Commands) => {
            let stand = if visit.on == On::Private { Stand::InPlace } else { Stand::New };
            give(bot, &visit, stand, async { all_commands(lang(bot, &visit).await, stand) }).await;
        }
        Ok(custom) if !matches!(custom, Custom::HandPage(..)) => {
            forms::chosen(bot, &visit, custom, &component.data.kind).await
        }
        Ok(_) | Err(_) => no_button(bot, &visit).await,
    }
}

/// Says that a button is not one of this program's, or is one of another message.
async fn no_button(bot: &Arc<Bot>, visit: &Visit) {
    let text = words::plain(lang(bot, visit).await, "no-button");
    give(bot, visit, Stand::New, async { Answer::words(&text) }).await;
}

async fn on_form(bot: &Arc<Bot>, form: &ModalInteraction) {
    let visit = Visit::form(form, bot.now());
    arrived(bot, &visit).await;
    forms::filled(bot, &visit, &form.data).await;
}

/// Notes that somebody uses the bot in a place. Each interaction says what the bot may do there, so nothing has to be
/// tried to find out.
async fn arrived(bot: &Arc<Bot>, visit: &Visit) {
    let closed = rights::closed(visit.spot, visit.rights, visit.locked);
    if bot.marks.learn(visit.spot.channel(), &closed, bot.now()) {
        refresh::boards_of(bot, visit.spot).await;
    }
}

/// Says what keeps the board of a duel from being shown here as it should be. People who ask for the board are always
/// told, and people who move are told from time to time.
async fn hindered(bot: &Bot, visit: &Visit, intent: &Intent) -> Option<String> {
    let asks = match intent {
        Intent::Press(Press::Board(_) | Press::Hand(_) | Press::Text(_)) => true,
        Intent::Hand(_) | Intent::Board(_) | Intent::Text(_) => true,
        Intent::Press(Press::Answer(..)) => false,
        _ => return None,
    };
    let said = rights::hindered(visit.spot, visit.rights, visit.locked, lang(bot, visit).await)?;
    let reminded = bot.reminds(Some(&visit.who.id), visit.spot.channel());
    (asks || reminded).then_some(said)
}

/// The language of the person.
pub(super) async fn lang(bot: &Bot, visit: &Visit) -> Lang {
    let found = bot.hall.person_lang(&visit.who.id, &visit.place, visit.who.lang).await;
    found.unwrap_or(visit.who.lang.unwrap_or(bot.language))
}

async fn pressed(bot: &Arc<Bot>, visit: &Visit, press: Press) {
    let (stand, about) = match press {
        Press::Answer(id, ..) | Press::Resign(id) | Press::ResignNow(id) | Press::Rematch(id) => {
            (Stand::InPlace, Some(id))
        }
        // A hint stands above the hand.
        Press::Hand(id) | Press::Sift(id, _) | Press::Hint(id) => (Stand::InPlace, Some(id)),
        Press::Log(_, 1..) | Press::Look(_, 1..) | Press::LookAt(..) => (Stand::InPlace, None),
        Press::CardsPage(_) | Press::FoundPage(..) | Press::DecksPage(..) | Press::DeckList(_) | Press::Deck(..) => {
            (Stand::InPlace, None)
        }
        Press::CopyDeck(_) | Press::DeleteDeck(_) | Press::DeleteDeckNow(_) => (Stand::InPlace, None),
        Press::Campaign(..) | Press::Mission(_) | Press::MissionDecks(..) => (Stand::InPlace, None),
        Press::Collection(..) | Press::OwnedCard(..) => (Stand::InPlace, None),
        Press::NewDeck(_) | Press::EditDeck(..) | Press::PutCard(..) | Press::UndoDeck(..) => (Stand::InPlace, None),
        Press::FindInDeck(..) | Press::RenameDeck(_) | Press::ImportDeck => (Stand::InPlace, None),
        Press::LinkNow(_) | Press::Unlink | Press::UnlinkNow => (Stand::InPlace, None),
        Press::SaveDeck(_) | Press::MissionBegin(..) => (Stand::New, None),
        Press::Accept(id) | Press::Join(id, _) | Press::Fill(id) => (Stand::New, Some(id.0)),
        // The page of choices becomes the hand.
        Press::Bring(id, ..) | Press::BringOwn(id, ..) => (Stand::InPlace, Some(id.0)),
        // The pressed board is the board that is brought up to date.
        Press::Board(_) if visit.on == On::Public => (Stand::InPlace, None),
        Press::Board(_) | Press::Text(_) | Press::Log(..) | Press::Fair(_) | Press::Rules(_) => (Stand::New, None),
        Press::Look(..) | Press::More(_) | Press::Replay(_) => (Stand::New, None),
        Press::DuelLevels(_) => (Stand::InPlace, None),
        Press::DuelGame(..) | Press::DuelDeck(_) => (Stand::New, None),
        Press::Decline(_) | Press::Leave(_) | Press::Withdraw(_) | Press::Decks(_) => (Stand::New, None),
    };
    let stand = if visit.on == On::Private || matches!(press, Press::Board(_)) { stand } else { Stand::New };
    ask(bot, visit, Intent::Press(press), stand, about).await;
}

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
        return Some(words::plain(lang(bot, visit).await, "nobody-here"));
    }
    if !intent.begins_duel() {
        return None;
    }
    if visit.locked && rights::closed(visit.spot, visit.rights, visit.locked) == [Door::All] {
        return rights::hindered(visit.spot, visit.rights, visit.locked, lang(bot, visit).await);
    }
    let threads = bot.hall.threads(&visit.place).await.unwrap_or(false);
    rights::missing(visit.spot, visit.rights, threads, lang(bot, visit).await)
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
            None => words::plain(lang(bot, visit).await, "no-understand"),
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

async fn hand_page(bot: &Bot, visit: &Visit, id: MatchId, at: Turned) -> Answer {
    let audience = Audience::Person(visit.who.id.clone(), visit.place.clone());
    match bot.hall.message(&audience, Slot::Hand(id)).await {
        Ok(Some(message)) => {
            let outgoing = Outgoing::of(&message, &bot.studio, at).await;
            Answer { show: Show::Update(outgoing), hand: Some((id, Leaf::of(&message, at))), shown: true }
        }
        Ok(None) => Answer::words(&words::plain(lang(bot, visit).await, "no-button")),
        Err(error) => {
            tracing::error!(%id, %error, "a hand cannot be shown");
            Answer::words(&words::plain(lang(bot, visit).await, "no-understand"))
        }
    }
}

/// Shows the board to the person who asked; if that is a player, the board is also posted again for everybody.
async fn board(bot: &Arc<Bot>, visit: &Visit) {
    let mut lifted = None;
    give(bot, visit, Stand::New, async {
        let hindered = hindered(bot, visit, &Intent::Board(None)).await;
        let reply = bot.hall.handle(visit.request(Intent::Board(None))).await;
        lifted = reply.slot;
        let answer = answer_of(bot, visit, reply, Stand::New).await;
        if let Some(said) = hindered { answer.with(&said) } else { answer }
    })
    .await;
    let Some(Slot::Board(id)) = lifted else { return };
    let (Ok(Some(facts)), Ok(seat)) = (bot.hall.facts(id).await, bot.hall.seat_of(id, &visit.who.id).await) else {
        return;
    };
    let ours = || facts.places.iter().filter(|place| place.platform() == ids::PLATFORM);
    let here = ours().find(|place| **place == visit.place).or_else(|| ours().next());
    if let (Some(place), Some(_)) = (here, seat) {
        bot.channels.send(bot, place, Job::Lift(id));
    }
}

/// The short help: how to begin, and the five most important commands.
fn help(bot: &Bot, lang: Lang) -> Answer {
    let start = words::say(lang, &Text::new("help-start").raw("ai", spelled(lang, "duel ai")));
    let lines = [words::plain(lang, "help-title"), start].into_iter().chain(FIRST.map(|command| about(lang, command)));
    let mut outgoing = Outgoing::words(&lines.collect::<Vec<_>>().join("\n"));
    let against = |game: GameId| {
        let label = words::say(lang, &Text::new("press-duel-game").raw("game", bot.hall.game_name(game, lang)));
        own_button(&Custom::Press(Press::DuelLevels(game)), &label, Look::Primary)
    };
    let games = GameId::sets().take(ROW).map(against).collect();
    let all = own_button(&Custom::Commands, &words::plain(lang, "press-commands"), Look::Plain);
    outgoing.rows = vec![row_of(games), row_of(vec![all])];
    Answer::show(Show::New(outgoing))
}

/// The page of all commands.
fn all_commands(lang: Lang, stand: Stand) -> Answer {
    let [title, menu] = ["commands-title", "help-menu"].map(|key| words::plain(lang, key));
    let lines = std::iter::once(title).chain(HELP.map(|command| about(lang, command))).chain([menu]);
    let outgoing = Outgoing::words(&lines.collect::<Vec<_>>().join("\n"));
    Answer::show(if stand == Stand::InPlace { Show::Update(outgoing) } else { Show::New(outgoing) })
}

/// A command and what it is about, in a line.
fn about(lang: Lang, command: &str) -> String {
    words::say(lang, &Text::new("help-line").raw("name", spelled(lang, command)).raw("about", described(lang, command)))
}

/// The settings of a person or of a place, as a form. With a key and a value, that setting is changed first.
pub(super) async fn settings(
    bot: &Bot,
    visit: &Visit,
    scope: Scope,
    change: Option<(String, String)>,
) -> (Option<String>, Option<Message>) {
    let intent = match scope {
        Scope::Own => Intent::Settings(change),
        Scope::Place => Intent::Config(change),
    };
    let reply = bot.hall.handle(as_granted(bot, visit, intent)).await;
    (reply.toast, reply.message)
}

/// A request about the settings, from somebody to whom Discord may have offered the settings command.
pub(super) fn as_granted(bot: &Bot, visit: &Visit, intent: Intent) -> Request {
    let mut request = visit.request(intent);
    request.who.admin |= bot.is_granted(&visit.who.id, &visit.place);
    request
}
