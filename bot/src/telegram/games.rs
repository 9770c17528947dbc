//! Lets a person choose a game: which one to play, and whose rules to read.

use std::sync::Arc;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, capital};
use duelhall_hall::{Hall, Intent, Look};

use super::address::Say;
use super::answers::{answer, turned};
use super::bot::Bot;
use super::data::Data;
use super::keys::own;
use super::menu::in_rows;
use super::methods::Rows;
use super::outgoing::Outgoing;
use super::visit::Visit;
use super::words::{plain, say};
use crate::chat::Turned;

/// A button for each game, which asks how to play it.
pub(super) fn to_play(of: &Hall, lang: Lang) -> Rows {
    let label = |game| say(lang, &Text::new("press-play").raw("game", of.game_name(game, lang)));
    in_rows(GameId::sets().map(|game| own(&Data::Game(game.into()), &label(game), Look::Primary)))
}

/// Asks whose rules somebody wants to read.
pub(super) async fn rules(bot: &Arc<Bot>, visit: &Visit) {
    answer(bot, visit, &Say::Nothing).await;
    let lang = visit.lang(bot).await;
    let mut asks = Outgoing::words(plain(lang, "rules-game"));
    let label = |game| capital(&bot.hall.game_name(game, lang));
    asks.rows = in_rows(GameId::sets().map(|game| own(&Data::RulesOf(game), &label(game), Look::Plain)));
    turned(bot, visit, &asks).await;
}

/// Shows the rules of a game, with the way to those of the others.
pub(super) async fn rules_of(bot: &Arc<Bot>, visit: &Visit, game: GameId) {
    let reply = visit.ask(bot, Intent::Rules(Some(game))).await;
    let Some(message) = &reply.message else {
        let why = reply.toast.unwrap_or_default();
        return answer(bot, visit, &Say::Alert(why)).await;
    };
    answer(bot, visit, &Say::Nothing).await;
    let lang = visit.lang(bot).await;
    let mut outgoing = bot.converter.of(message, Turned::default(), lang).await;
    outgoing.rows.push(vec![own(&Data::Rules, &plain(lang, "press-rules-others"), Look::Plain)]);
    turned(bot, visit, &outgoing).await;
}
