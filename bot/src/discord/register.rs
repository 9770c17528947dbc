//! Tells Discord the commands, when they differ from those that it was told last.

use std::sync::Arc;

use super::bot::Bot;
use super::commands;
use super::fault::Fault;
use crate::chat::tell;

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
            () = tell(&*bot.store, key, &text, |fault: &Fault| fault.passes(), || bot.rest.register(&tree)) => {}
        }
    });
}
