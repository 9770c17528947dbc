//! The entry of the REST API: every request is counted, checked, written down and answered here.

mod callbacks;
mod channels;
mod commands;
mod reads;
mod threads;
mod webhooks;

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::body::{self, Body};
use super::fault::Failure;
use super::refusal::{Refusal, Reply};
use super::route::{Op, Params};
use super::server::Inner;
use super::traffic::{Exchange, Reader};
use super::world::World;
use super::{check, world};
use crate::fake::{Upload, lost};

/// A request that has been read.
pub(crate) struct Call {
    pub(crate) op: Op,
    pub(crate) path: String,
    pub(crate) params: Params,
    pub(crate) json: Value,
    pub(crate) files: Vec<Upload>,
    pub(crate) length: usize,
}

impl Call {
    /// A number in the path; 0 if there is none, because nothing has that number.
    pub(crate) fn id(&self, name: &str) -> u64 {
        self.text(name).parse().unwrap_or(0)
    }

    /// A text in the path.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
    }
}

/// Answers a request.
pub(crate) async fn door(State(inner): State<Arc<Inner>>, request: Request) -> Response {
    let method = request.method().to_string();
    let full = request.uri().path().to_owned();
    let Some(path) = full.strip_prefix("/api/v10").map(str::to_owned) else {
        return refuse(&inner, format!("{method} {full}: not version 10 of the API"), Refusal::NOT_FOUND);
    };
    let Some((op, params)) = Op::find(&method, &path) else {
        return refuse(&inner, format!("{method} {path}: the fake knows no such route"), Refusal::NOT_FOUND);
    };
    let authorized = {
        let given = request.headers().get("authorization").and_then(|value| value.to_str().ok()).unwrap_or_default();
        op.by_token() || inner.change(|world| given == format!("Bot {}", world.token))
    };
    let body = match body::read(request).await {
        Ok(body) => body,
        Err(what) => return refuse(&inner, format!("{method} {path}: {what}"), Refusal::BAD_BODY),
    };
    let Body { json, files, length } = body;
    let call = Call { op, path, params, json, files, length };
    if !authorized {
        return refuse(&inner, format!("{method} {}: a wrong token", call.path), Refusal::UNAUTHORIZED);
    }
    answer(&inner, &call).await
}

async fn answer(inner: &Arc<Inner>, call: &Call) -> Response {
    let (reader, failure, verdict) = inner.change(|world| {
        world.hear();
        let now = world.clock.millis();
        (reader(world, call), world.faults.take(&call.op, &format!("{} {}", call.path, call.json)), {
            world.buckets.count(call.op, &call.params, now)
        })
    });
    if let Some(Failure::Slow(by)) = failure {
        tokio::time::sleep(by).await;
    }
    let reply = match (failure.and_then(Failure::reply), verdict.refused) {
        (Some(reply), _) => {
            inner.change(|world| callbacks::failed(world, call, reply.status));
            reply
        }
        (None, Some(reply)) => reply,
        (None, None) => take(inner, call),
    };
    let status = reply.status;
    inner.change(|world| {
        let at = world.clock.millis();
        world.traffic.push(Exchange {
            op: call.op,
            path: call.path.clone(),
            json: call.json.clone(),
            files: call.files.clone(),
            length: call.length,
            reader,
            at,
            status,
        });
    });
    if matches!(failure, Some(Failure::Lost)) {
        return lost();
    }
    response(reply, verdict.headers)
}

/// Checks a request against the limits and the published description, and carries it out.
fn take(inner: &Inner, call: &Call) -> Reply {
    let mut wrong = check::request(call);
    if let Some(contract) = inner.contract {
        wrong.extend(contract.check(call.op, &call.json));
    }
    let reply = inner.change(|world| {
        for what in &wrong {
            world.violation(format!("{:?} {}: {what}", call.op, call.path));
        }
        if wrong.is_empty() { perform(world, call).unwrap_or_else(Reply::from) } else { Refusal::BAD_BODY.into() }
    });
    if let (Some(contract), Some(body)) = (inner.contract, &reply.body) {
        for what in contract.check_reply(call.op, reply.status, body) {
            inner.change(|world| world.violation(format!("the fake itself: answer to {:?}: {what}", call.op)));
        }
    }
    reply
}

fn perform(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    match call.op {
        Op::Callback => callbacks::callback(world, call),
        Op::FollowUp => webhooks::follow_up(world, call),
        Op::GetOriginal | Op::GetFollowUp => webhooks::get(world, call),
        Op::EditOriginal | Op::EditFollowUp => webhooks::edit(world, call),
        Op::DeleteOriginal | Op::DeleteFollowUp => webhooks::delete(world, call),
        Op::CreateMessage => channels::create(world, call),
        Op::GetMessage => channels::get(world, call),
        Op::ListMessages => channels::list(world, call),
        Op::EditMessage => channels::edit(world, call),
        Op::DeleteMessage => channels::delete(world, call),
        Op::ThreadFromMessage | Op::CreateThread => threads::create(world, call),
        Op::EditChannel => threads::edit(world, call),
        Op::DeleteChannel => threads::delete(world, call),
        Op::AddThreadMember => threads::add_member(world, call),
        Op::ListCommands | Op::SetCommands | Op::CreateCommand => commands::commands(world, call),
        _ => reads::read(world, call),
    }
}

/// The people who could read the content of a request.
fn reader(world: &World, call: &Call) -> Reader {
    match call.op {
        Op::CreateMessage | Op::EditMessage | Op::ThreadFromMessage | Op::CreateThread | Op::EditChannel => {
            Reader::Channel(call.id("channel_id"))
        }
        Op::Callback => callbacks::reader(world, call),
        Op::FollowUp | Op::EditOriginal | Op::EditFollowUp => webhooks::reader(world, call),
        _ => Reader::Nobody,
    }
}

fn refuse(inner: &Inner, what: String, refusal: Refusal) -> Response {
    inner.change(|world| world.violation(what));
    response(refusal.into(), Vec::new())
}

fn response(reply: Reply, headers: Vec<(&'static str, String)>) -> Response {
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match (reply.body, reply.status) {
        (Some(body), _) => (status, axum::Json(body)).into_response(),
        (None, 500..) => (status, "<html><body>upstream connect error</body></html>").into_response(),
        (None, _) => status.into_response(),
    };
    for (name, value) in headers.into_iter().chain(reply.headers) {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// The channel of a call, if the bot has the rights `needs` in it.
pub(crate) fn channel_for(world: &World, id: u64, needs: u64) -> Result<world::Channel, Refusal> {
    let channel = world.channels.get(&id).ok_or(Refusal::UNKNOWN_CHANNEL)?;
    let outside = match channel.place {
        world::Place::Group => true,
        world::Place::BotDm(user) => {
            if world.users.get(&user).is_some_and(|user| !user.takes_dms) {
                return Err(Refusal::CLOSED_DM);
            }
            false
        }
        world::Place::Text(guild) | world::Place::Thread { guild, .. } => {
            !world.guilds.get(&guild).is_some_and(|guild| guild.has_bot)
        }
    };
    if outside || channel.permissions & permissions::VIEW == 0 {
        return Err(Refusal::NO_ACCESS);
    }
    let needs = match channel.place {
        world::Place::Thread { .. } if needs & permissions::SEND != 0 => {
            needs & !permissions::SEND | permissions::SEND_IN_THREADS
        }
        world::Place::BotDm(_) => 0,
        _ => needs,
    };
    if channel.permissions & needs != needs { Err(Refusal::NO_PERMISSION) } else { Ok(channel.clone()) }
}

/// The rights of bots, as Discord's bits.
pub mod permissions {
    /// See a channel.
    pub const VIEW: u64 = 1 << 10;
    /// Post.
    pub const SEND: u64 = 1 << 11;
    /// Show links and embeds.
    pub const EMBED: u64 = 1 << 14;
    /// Post files.
    pub const ATTACH: u64 = 1 << 15;
    /// Read earlier messages.
    pub const HISTORY: u64 = 1 << 16;
    /// Change the guild.
    pub const MANAGE_GUILD: u64 = 1 << 5;
    /// Archive, lock and delete threads.
    pub const MANAGE_THREADS: u64 = 1 << 34;
    /// Start threads.
    pub const CREATE_THREADS: u64 = 1 << 35;
    /// Post in threads.
    pub const SEND_IN_THREADS: u64 = 1 << 38;
    /// All rights that a bot needs for duels.
    pub const USUAL: u64 = VIEW | SEND | EMBED | ATTACH | HISTORY | CREATE_THREADS | SEND_IN_THREADS;
}

/// The message as an answer.
fn shown(world: &World, message: &world::Message) -> Reply {
    Reply::ok(world.message_json(message))
}

/// An empty list, as Discord writes it.
fn empty_list() -> Reply {
    Reply::ok(json!([]))
}
