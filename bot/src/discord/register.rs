//! Tells Discord the commands, when they are others than it was told last.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::kit::hex;
use duelhall_store::{DocumentWrite, Expected, Kind, OpId};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::bot::Bot;
use super::commands;

/// The longest wait between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Tells an application's commands, in the background, as often as it takes.
pub(crate) async fn register(bot: &Arc<Bot>, application: u64) {
    let tree = match commands::tree_json(&bot.hall) {
        Ok(tree) => tree,
        Err(error) => return tracing::error!(%error, "the commands cannot be written"),
    };
    let (key, print) = (format!("discord commands {application}"), fingerprint(&tree));
    let known = bot.store.get(Kind::System, &key).await.ok().flatten();
    if known.is_some_and(|known| known.value == print.as_bytes()) {
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
    let Ok(op) = OpId::random() else { return };
    let value = Some(print.as_bytes().to_vec());
    let write = DocumentWrite { kind: Kind::System, key, expected: Expected::Any, value, deadline: None, op };
    if let Err(error) = bot.store.put(write).await {
        tracing::warn!(%error, "it was not kept that the commands are registered");
    }
}

/// Tells lists of commands apart.
fn fingerprint(tree: &Value) -> String {
    hex(&Sha256::digest(tree.to_string().as_bytes()))
}
