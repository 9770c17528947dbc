//! Posts updates to the bot's address, as the proxy in front of the bot would pass them on.

use std::sync::{Arc, Weak};
use std::time::Duration;

use serde_json::Value;

use super::server::Inner;
use super::world::{Mischief, Webhook};

/// The time between two tries of an update that was not taken.
const PAUSE: Duration = Duration::from_millis(200);

/// Posts updates for as long as the fake lives.
pub(crate) async fn post_updates(inner: Weak<Inner>) {
    let client = reqwest::Client::new();
    loop {
        let Some(inner) = inner.upgrade() else { return };
        let mut changes = inner.changes();
        changes.borrow_and_update();
        let next = inner.quietly(|world| {
            let webhook = world.updates.webhook.clone()?;
            Some((webhook, world.updates.mischief, world.updates.next_post()?))
        });
        let Some((webhook, mischief, update)) = next else {
            drop(inner);
            // The fake may be gone in the meantime: then nothing changes any more.
            let _ = tokio::time::timeout(Duration::from_secs(1), changes.changed()).await;
            continue;
        };
        let times = if mischief == Mischief::Twice { 2 } else { 1 };
        let mut taken = true;
        for _ in 0..times {
            taken &= post(&client, &inner, &webhook, &update).await;
        }
        if taken {
            inner.quietly(|world| world.updates.posted());
        } else {
            inner.quietly(|world| {
                world.updates.refused += 1;
                world.updates.put_back(update);
            });
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Posts one update; returns whether it was taken.
async fn post(client: &reqwest::Client, inner: &Arc<Inner>, webhook: &Webhook, update: &Value) -> bool {
    let Some(listener) = inner.listener() else { return false };
    let path = webhook.url.trim_start_matches("https://").find('/').map_or("/", |at| &webhook.url[at + 8..]);
    let mut request = client.post(format!("http://{listener}{path}")).header("content-type", "application/json");
    if let Some(secret) = &webhook.secret {
        request = request.header("x-telegram-bot-api-secret-token", secret);
    }
    let answer = request.body(update.to_string()).send().await;
    answer.is_ok_and(|answer| answer.status().is_success())
}
