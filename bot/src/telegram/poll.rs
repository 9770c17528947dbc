//! Receives updates by asking for them: each is asked for until it is kept.

use std::sync::Arc;
use std::time::Duration;

use super::bot::Bot;
use super::fault::{BAD_TOKEN, Fault};
use super::intake::Intake;
use super::rest::Rest;
use crate::chat::Backoff;

/// How many seconds Telegram may wait for the first update.
const WAIT: u32 = 5;

/// Asks for updates until the program ends. It asks again after every answer: a token that was refused may be accepted
/// later, and a single answer proves little.
pub(crate) async fn poll(bot: &Arc<Bot>, intake: &Arc<Intake>) {
    let mut offset = None;
    let mut waits = Backoff::default();
    loop {
        let asked = tokio::select! {
            () = bot.stop.cancelled() => {
                confirm(&bot.rest, offset).await;
                return;
            }
            asked = bot.rest.updates(offset, WAIT) => asked,
        };
        match asked {
            Ok(values) => {
                waits.worked();
                let some = !values.is_empty();
                let taking = Arc::clone(intake);
                let last = match tokio::spawn(async move { taking.take_all(values).await }).await {
                    Ok(last) => last,
                    Err(error) => {
                        tracing::error!(%error, "taking updates broke off; Telegram is asked for them again");
                        None
                    }
                };
                // After a week without updates, numbers may start again anywhere, even lower. An offset in the future
                // would confirm nothing.
                offset = last.map(|last| last + 1).or(offset);
                if some && last.is_none() {
                    // The next request brings the same updates again.
                    tokio::time::sleep(waits.failed()).await;
                }
            }
            Err(fault) => {
                if fault == Fault::Rival {
                    super::ask_not_to_be_brought(&bot.rest).await;
                }
                if fault == Fault::Unknown {
                    super::say_refused(bot.language, BAD_TOKEN);
                } else {
                    super::say_failed(bot.language, &fault);
                }
                let wait = waits.failed();
                let pause = if let Fault::Limited(pause) = fault { pause } else { wait };
                tokio::select! {
                    () = bot.stop.cancelled() => return,
                    () = tokio::time::sleep(pause) => {}
                }
            }
        }
    }
}

/// Confirms the updates that were taken, so that the next start does not get them again.
async fn confirm(rest: &Rest, offset: Option<i64>) {
    if offset.is_some() {
        // A failure does no harm: an update that comes twice acts once.
        let _ = tokio::time::timeout(Duration::from_secs(1), rest.updates(offset, 0)).await;
    }
}
