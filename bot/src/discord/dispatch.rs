//! Turns each interaction into a request of the hall, and sends the answer.

use std::sync::Arc;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, Intent, Look, Opponent, Press, Slot};
use duelhall_store::MatchId;
use serenity::model::application::{CommandInteraction, ComponentInteraction, Interaction, ModalInteraction};
use serenity::model::id::UserId;

use super::answer::{Answer, Show, Stand, give};
use super::ask::{answer_of, ask, hindered};
use super::bot::Bot;
use super::commands::{Ask, FIRST, HELP, described, options, read, spelled};
use super::custom::{Custom, Scope};
use super::ids::{self, Spot};
use super::layout::{ROW, own_button, row_of};
use super::outgoing::Outgoing;
use super::visit::{On, Visit};
use super::{desk, editor, forms, refresh, rights, words};
use crate::chat::desk::Leaf;
use crate::chat::{Job, Personal, Turned};

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
        Ask::Help => give(bot, &visit, Stand::New, async { help(bot, visit.lang(bot).await) }).await,
        Ask::Wrong(key, who) => {
            let text = words::say(visit.lang(bot).await, &Text::new(key).raw("who", who));
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
    let stand = if visit.on == On::Private { Stand::InPlace } else { Stand::New };
    match custom {
        Ok(Custom::Press(press)) if press.wants().is_some() => forms::wanted(bot, &visit, press).await,
        Ok(Custom::Press(press)) => pressed(bot, &visit, press).await,
        Ok(Custom::Cards(..)) => match editor::chosen(&forms::values_of(&component.data.kind)) {
            Some((deck, puts, shelf)) => ask(bot, &visit, Intent::PutCards(deck, puts, shelf), stand, None).await,
            None => no_button(bot, &visit).await,
        },
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
        Ok(Custom::Toggles(id, step, shelf)) => match desk::changes(&shelf, &forms::values_of(&component.data.kind)) {
            Some(indices) => ask(bot, &visit, Intent::Answers { id, step, indices }, stand, Some(id)).await,
            None => no_button(bot, &visit).await,
        },
        Ok(Custom::Commands) => {
            give(bot, &visit, stand, async { all_commands(visit.lang(bot).await, stand) }).await;
        }
        Ok(custom) if !matches!(custom, Custom::HandPage(..)) => {
            forms::chosen(bot, &visit, custom, &component.data.kind).await
        }
        Ok(_) | Err(_) => no_button(bot, &visit).await,
    }
}

/// Says that a button is not one of this program's, or is one of another message.
async fn no_button(bot: &Arc<Bot>, visit: &Visit) {
    let text = words::plain(visit.lang(bot).await, "no-button");
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

async fn hand_page(bot: &Bot, visit: &Visit, id: MatchId, at: Turned) -> Answer {
    let audience = Audience::Person(visit.who.id.clone(), visit.place.clone());
    match bot.hall.message(&audience, Slot::Hand(id)).await {
        Ok(Some(message)) => {
            let outgoing = Outgoing::of(&message, &bot.studio, at).await;
            Answer { show: Show::Update(outgoing), hand: Some((id, Leaf::of(&message, at))), shown: true }
        }
        Ok(None) => Answer::words(&words::plain(visit.lang(bot).await, "no-button")),
        Err(error) => {
            tracing::error!(%id, %error, "a hand cannot be shown");
            Answer::words(&words::plain(visit.lang(bot).await, "no-understand"))
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
