//! Tells Discord the commands, when they differ from those that it was told last, and learns their ids.

use std::sync::Arc;
use std::time::Duration;

use super::bot::Bot;
use super::commands;
use super::fault::Fault;
use crate::chat::{Backoff, tell};

/// Sends an application's commands in the background, with as many tries as it takes.
pub(crate) fn register(bot: &Arc<Bot>, application: u64) {
    let tree = match commands::tree_json(&bot.hall) {
        Ok(tree) => tree,
        Err(error) => return tracing::error!(%error, "the commands cannot be written"),
    };
    let (bot, key, text) = (Arc::clone(bot), format!("discord commands {application}"), tree.to_string());
    bot.tasks.clone().spawn(async move {
        tokio::select! {
            () = bot.stop.cancelled() => {}
            () = async {
                tell(&*bot.store, key, &text, |fault: &Fault| fault.passes(), || bot.rest.register(&tree)).await;
                learn(&bot).await;
            } => {}
        }
    });
}

/// Asks which ids the commands have, unless Discord was told them just now.
async fn learn(bot: &Bot) {
    let mut waits = Backoff::new(Duration::from_secs(1), Duration::from_secs(300));
    while !bot.rest.commands.are_known()
        && let Err(fault) = bot.rest.look_up_commands().await
    {
        if !fault.passes() {
            return tracing::warn!(%fault, "the ids of the commands are not known, so nobody can click them in texts");
        }
        tokio::time::sleep(waits.failed()).await;
    }
}
