//! The entry of the Bot API: every request is counted, checked, written down and answered here.

mod answers;
mod commands;
mod edit;
mod ephemeral;
mod fetch;
mod parts;
mod reads;
mod send;

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::body::{self, Body};
use super::check;
use super::fault::Failure;
use super::method::Op;
use super::refusal::{Refusal, Reply};
use super::server::Inner;
use super::traffic::{Exchange, Reader};
use super::world::{Era, World};
use crate::fake::{Upload, lost};

/// A request that has been read.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) op: Op,
    pub(crate) params: Value,
    pub(crate) files: Vec<Upload>,
    pub(crate) length: usize,
}

impl Call {
    /// A number, which may be written as a text.
    pub(crate) fn number(&self, name: &str) -> Option<i64> {
        number(&self.params[name])
    }

    /// A text; empty if there is none.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.params[name].as_str().unwrap_or_default()
    }

    /// The chat; 0 if there is none or it is given by name, because no chat has that number.
    pub(crate) fn chat(&self) -> i64 {
        self.number("chat_id").unwrap_or(0)
    }
}

pub(crate) fn number(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.parse().ok())
}

/// Answers a request.
pub(crate) async fn door(State(inner): State<Arc<Inner>>, request: Request) -> Response {
    let full = request.uri().path().to_owned();
    let Some((token, name)) = full.strip_prefix("/bot").and_then(|rest| rest.rsplit_once('/')) else {
        return refuse(&inner, format!("{full}: no address of the Bot API"), Refusal::NOT_FOUND);
    };
    if inner.look(|world| world.token != token) {
        return refuse(&inner, format!("{name}: a wrong token"), Refusal::UNAUTHORIZED);
    }
    let Some(op) = Op::find(name) else {
        return refuse(&inner, format!("{name}: the fake knows no such method"), Refusal::NOT_FOUND);
    };
    let came = Instant::now();
    let Body { params, files, length } = match body::read(request).await {
        Ok(body) => body,
        Err(what) => return refuse(&inner, format!("{name}: {what}"), Refusal::BAD_REQUEST),
    };
    let call = Call { op, params: Value::Object(params), files, length };
    if call.op == Op::GetUpdates {
        return response(fetch::updates(&inner, &call).await);
    }
    answer(&inner, call, came).await
}

async fn answer(inner: &Arc<Inner>, call: Call, came: Instant) -> Response {
    let (reader, failure, refused) = inner.change(|world| {
        let failure = world.faults.take(&call.op, &call.params.to_string());
        (reader(world, &call), failure, over_budget(world, &call))
    });
    if let Some(Failure::Slow(by)) = failure {
        tokio::time::sleep(by).await;
    }
    // A test that sees the effect of a request also finds the request in the books.
    let reply = inner.change(|world| {
        let reply = match (failure.and_then(Failure::reply), refused) {
            (Some(reply), _) => {
                answers::failed(world, &call, reply.status);
                reply
            }
            (None, Some(seconds)) => Reply::limited(seconds),
            (None, None) => take(world, &call),
        };
        let refused = reply.body.as_ref().and_then(|body| body["description"].as_str()).map(str::to_owned);
        let (at, chat, status) = (world.clock.millis(), call.number("chat_id"), reply.status);
        let Call { op, params, files, length } = call;
        world.traffic.push(Exchange { op, chat, params, files, length, reader, at, came, status, refused });
        reply
    });
    if matches!(failure, Some(Failure::Lost)) { lost() } else { response(reply) }
}

/// After how many seconds the bot may write to the chat; `None` if it may write now.
fn over_budget(world: &mut World, call: &Call) -> Option<u64> {
    let now = world.clock.millis();
    let counts = world.strict && call.op.is_budgeted() && !unknown(world, call.op);
    counts.then(|| world.budgets.count(call.chat(), now).err()).flatten()
}

/// Whether this server is too old for a method.
fn unknown(world: &World, op: Op) -> bool {
    op.is_ephemeral() && world.era == Era::Old
}

/// Checks a request against the limits and the published description, and carries it out.
fn take(world: &mut World, call: &Call) -> Reply {
    if unknown(world, call.op) {
        return Refusal::NOT_FOUND.into();
    }
    let wrong = held(world, call);
    if !wrong.is_empty() {
        return Refusal::BAD_REQUEST.into();
    }
    let reply = perform(world, call).unwrap_or_else(Reply::from);
    if let (Some(contract), Some(result)) = (world.contract, reply.body.as_ref().map(|body| &body["result"]))
        && reply.status == 200
    {
        for what in contract.check_result(call.op, result) {
            world.violation(format!("the fake itself: answer to {}: {what}", call.op.name()));
        }
    }
    reply
}

/// The errors in a request, by the limits and the description; they are a violation.
fn held(world: &mut World, call: &Call) -> Vec<String> {
    let mut wrong = check::request(call);
    if let Some(contract) = world.contract {
        wrong.extend(contract.check(call.op, &call.params, &call.files));
    }
    for what in &wrong {
        world.violation(format!("{}: {what}", call.op.name()));
    }
    wrong
}

fn perform(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    match call.op {
        Op::SendMessage | Op::SendPhoto | Op::SendAnimation | Op::SendDocument => send::send(world, call),
        Op::SendChatAction => world.chat_for(call.chat(), None).map(|_| Reply::done()),
        op if op.is_edit() => edit::edit(world, call),
        op if op.is_ephemeral() => ephemeral::change(world, call),
        Op::DeleteMessage | Op::DeleteMessages => edit::delete(world, call),
        Op::AnswerCallbackQuery => answers::press(world, call),
        Op::AnswerInlineQuery => answers::typed(world, call),
        Op::SetMyCommands | Op::DeleteMyCommands | Op::GetMyCommands => Ok(commands::commands(world, call)),
        Op::SetWebhook | Op::DeleteWebhook | Op::GetWebhookInfo => fetch::webhook(world, call),
        _ => reads::read(world, call),
    }
}

/// The people who could read the content of a request.
fn reader(world: &World, call: &Call) -> Reader {
    let chat = call.chat();
    let receiver = number(&call.params["ephemeral_message_parameters"]["receiver_user_id"]);
    match call.op {
        Op::AnswerCallbackQuery | Op::AnswerInlineQuery => answers::reader(world, call),
        op if op.is_ephemeral() => call.number("receiver_user_id").map_or(Reader::Nobody, Reader::Person),
        op if op.is_send() || op.is_edit() => match receiver {
            // An old server ignores who should be the only reader.
            Some(receiver) if world.era > Era::Old => Reader::Person(receiver),
            _ if chat > 0 => Reader::Person(chat),
            _ => Reader::Group(chat),
        },
        _ => Reader::Nobody,
    }
}

fn refuse(inner: &Inner, what: String, refusal: Refusal) -> Response {
    inner.change(|world| world.violation(what));
    response(refusal.into())
}

fn response(reply: Reply) -> Response {
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    match reply.body {
        Some(body) => (status, axum::Json(body)).into_response(),
        None => (status, "<html><body>bad gateway</body></html>").into_response(),
    }
}
