//! How the bot gets its updates: it fetches them, or they are posted to it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::super::method::Op;
use super::super::refusal::{Refusal, Reply};
use super::super::server::Inner;
use super::super::world::{Webhook, World};
use super::{Call, held};

/// Waits until there is something to fetch, or until the bot's time limit has passed.
pub(super) async fn updates(inner: &Arc<Inner>, call: &Call) -> Reply {
    let begun = inner.change(|world| {
        if !held(world, call).is_empty() {
            return Err(Refusal::BAD_REQUEST);
        }
        let failure = world.faults.take(&call.op, "").and_then(super::Failure::reply);
        if world.updates.webhook.is_some() {
            return Err(Refusal::HAS_WEBHOOK);
        }
        allow(world, call);
        world.updates.fetching += 1;
        world.updates.fetches += 1;
        Ok((world.updates.fetching, failure))
    });
    let turn = match begun {
        Ok((turn, None)) => turn,
        Ok((_, Some(reply))) => return reply,
        Err(refusal) => return refusal.into(),
    };
    let seconds = u64::try_from(call.number("timeout").unwrap_or(0)).unwrap_or_default();
    let until = tokio::time::Instant::now() + Duration::from_secs(seconds.min(50));
    let limit = usize::try_from(call.number("limit").unwrap_or(100)).unwrap_or(100);
    let mut changes = inner.changes();
    loop {
        changes.borrow_and_update();
        // First a look without a change: a change wakes all waiting requests, and they would wake each other.
        if inner.look(|world| world.updates.fetching != turn) {
            return Refusal::TWO_FETCH.into();
        }
        let offset = call.number("offset").unwrap_or(0);
        let found = inner.fetch(offset, limit);
        let over = tokio::time::Instant::now() >= until;
        if !found.is_empty() || over {
            return Reply::ok(Value::Array(found));
        }
        // The loop itself notices when the time limit has passed.
        let _ = tokio::time::timeout_at(until, changes.changed()).await;
    }
}

fn allow(world: &mut World, call: &Call) {
    if let Some(kinds) = call.params["allowed_updates"].as_array() {
        let kinds = kinds.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        world.updates.allowed = Some(kinds);
    }
}

/// Sets, forgets or shows the address to which updates are posted.
pub(super) fn webhook(world: &mut World, call: &Call) -> Result<Reply, Refusal> {
    match call.op {
        Op::SetWebhook => {
            let url = call.text("url");
            if !url.is_empty() && !url.starts_with("https://") {
                return Err(Refusal::BAD_WEBHOOK);
            }
            allow(world, call);
            let secret = call.params["secret_token"].as_str().map(str::to_owned);
            world.updates.webhook = (!url.is_empty()).then(|| Webhook { url: url.to_owned(), secret });
        }
        Op::DeleteWebhook => world.updates.webhook = None,
        _ => {
            let url = world.updates.webhook.as_ref().map_or("", |webhook| webhook.url.as_str());
            let waiting = world.updates.len();
            return Ok(Reply::ok(json!({
                "url": url, "has_custom_certificate": false, "pending_update_count": waiting,
            })));
        }
    }
    if call.params["drop_pending_updates"] == true {
        world.updates.clear();
        world.violation("updates that wait are thrown away".to_owned());
    }
    Ok(Reply::done())
}
