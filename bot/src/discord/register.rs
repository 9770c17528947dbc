//! Tells Discord the commands, when they are others than it was told last.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::bot::Bot;
use super::commands;
use crate::chat::{fingerprint, is_told, keep_told};

/// The longest wait between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Tells an application's commands, in the background, as often as it takes.
pub(crate) async fn register(bot: &Arc<Bot>, application: u64) {
    let tree = match commands::tree_json(&bot.hall) {
        Ok(tree) => tree,
        Err(error) => return tracing::error!(%error, "the commands cannot be written"),
    };
    let (key, print) = (format!("discord commands {application}"), fingerprint(&tree.to_string()));
    if is_told(&*bot.store, &key, &print).await {
        return;
    }
    let bot = Arc::clone(bot);
    bot.tasks.clone().spawn(async move {
        tokio::select! {
            () = bot.stop.cancelled() => {}
            () = tell(&bot, &tree, key, &print) => {}
        }
    });
}

async fn tell(bot: &Bot, tree: &Value, key: String, print: &str) {
    let mut wait = Duration::from_secs(1);
    loop {
        match bot.rest.register(tree).await {
            Ok(()) => break,
            Err(fault) if fault.passes() => {
                tracing::warn!(%fault, "the commands were not registered; it is tried again");
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(LONGEST_WAIT);
            }
            Err(fault) => return tracing::error!(%fault, "Discord does not take the commands"),
        }
    }
    tracing::info!("the commands are registered");
    keep_told(&*bot.store, key, print).await;
}
