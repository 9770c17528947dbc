//! Answers to presses, and to text that is typed after the bot's name.

use std::time::Instant;

use super::super::method::Op;
use super::super::refusal::{Refusal, Reply};
use super::super::traffic::Reader;
use super::super::world::{Given, World};
use super::Call;

pub(super) fn press(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let text = |name: &str| call.params[name].as_str().filter(|text| !text.is_empty()).map(str::to_owned);
    let given = Given { text: text("text"), alert: call.params["show_alert"] == true, url: text("url") };
    let patience = world.patience;
    let known = world.queries.get_mut(call.text("callback_query_id")).ok_or(Refusal::QUERY_TOO_OLD)?;
    let late = known.waits() && known.sent.elapsed() > patience;
    if late {
        let what = format!("{} was answered after {:?}", known.what, known.sent.elapsed());
        world.violations.push(what);
    }
    if !known.lives() {
        known.failed |= known.waits();
        return Err(Refusal::QUERY_TOO_OLD);
    }
    if known.waits() {
        // The first answer is the one that people see.
        (known.given, known.answered) = (Some(given), Some(Instant::now()));
    }
    Ok(Reply::done())
}

/// A fault prevented an answer: the bot will not try again after a refusal.
pub(super) fn failed(world: &mut World, call: &Call, status: u16) {
    if call.op == Op::AnswerCallbackQuery
        && let Some(known) = world.queries.get_mut(call.text("callback_query_id"))
    {
        known.failed |= status < 429;
    }
}

pub(super) fn typed(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    let waiting = world.typed.get_mut(call.text("inline_query_id")).ok_or(Refusal::QUERY_TOO_OLD)?;
    *waiting = Some(call.params.clone());
    Ok(Reply::done())
}

/// The people who can read an answer.
pub(super) fn reader(world: &World, call: &Call) -> Reader {
    match world.queries.get(call.text("callback_query_id")) {
        Some(known) => Reader::Person(known.user),
        // A proposal can be read by the people of the chat in which it is chosen.
        None => Reader::Nobody,
    }
}
