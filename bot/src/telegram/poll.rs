//! Updates by asking for them: each is asked for until it was taken, and taken once.

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::Value;

use super::bot::Bot;
use super::desk;
use super::fault::Fault;
use super::update::Update;

/// Seconds that Telegram may wait for the first update.
const WAIT: u32 = 5;

/// Updates remembered, so that one that comes twice is attended to once.
const REMEMBERED: usize = 4_096;

/// What came already.
#[derive(Default)]
pub(crate) struct Came(Mutex<(HashSet<i64>, VecDeque<i64>)>);

impl Came {
    /// Whether an update comes for the first time.
    fn is_new(&self, update: i64) -> bool {
        let mut came = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (known, order) = &mut *came;
        if !known.insert(update) {
            return false;
        }
        order.push_back(update);
        if order.len() > REMEMBERED
            && let Some(oldest) = order.pop_front()
        {
            known.remove(&oldest);
        }
        true
    }
}

/// Takes an update as it came; its number, if it has one. Whatever else is wrong with it, the next ones are taken.
pub(crate) fn take(bot: &Arc<Bot>, came: &Came, value: Value) -> Option<i64> {
    let number = value.get("update_id").and_then(Value::as_i64)?;
    if bot.stop.is_cancelled() || !came.is_new(number) {
        return Some(number);
    }
    match serde_json::from_value::<Update>(value) {
        Ok(update) => drop(bot.tasks.spawn(desk::attend(Arc::clone(bot), update))),
        // The error says which field is wrong; it quotes no text of anybody.
        Err(error) => tracing::error!(number, line = error.line(), "an update cannot be read"),
    }
    Some(number)
}

/// Asks for updates until the program ends, or Telegram does not want this bot.
pub(crate) async fn poll(bot: &Arc<Bot>, came: &Came) -> Result<(), Fault> {
    let mut offset = None;
    let mut wait = super::FIRST_WAIT;
    loop {
        let asked = tokio::select! {
            () = bot.stop.cancelled() => {
                confirm(bot, offset).await;
                return Ok(());
            }
            asked = bot.rest.updates(offset, WAIT) => asked,
        };
        match asked {
            Ok(values) => {
                wait = super::FIRST_WAIT;
                let last = values.into_iter().filter_map(|value| take(bot, came, value)).max();
                offset = last.map_or(offset, |last| Some(last + 1));
            }
            Err(fault @ (Fault::Unauthorized | Fault::Unknown)) => return Err(fault),
            Err(fault) => {
                if fault == Fault::Rival {
                    super::ask_not_to_be_brought(bot).await;
                }
                let pause = if let Fault::Limited(pause) = fault { pause } else { wait };
                super::say_failed(bot.language, &fault);
                wait = (wait * 2).min(super::LONGEST_WAIT);
                tokio::select! {
                    () = bot.stop.cancelled() => return Ok(()),
                    () = tokio::time::sleep(pause) => {}
                }
            }
        }
    }
}

/// Says what was taken, so that the next start does not get it again.
async fn confirm(bot: &Bot, offset: Option<i64>) {
    if offset.is_some() {
        // Whatever comes of it: what comes twice acts once.
        let _ = tokio::time::timeout(Duration::from_secs(1), bot.rest.updates(offset, 0)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_new_once_also_out_of_order_and_old_ones_are_forgotten() {
        let came = Came::default();
        let first: Vec<bool> = [5, 3, 5, 4, 3].into_iter().map(|update| came.is_new(update)).collect();
        assert_eq!(first, [true, true, false, true, false]);
        for update in 100..100 + REMEMBERED as i64 {
            assert!(came.is_new(update));
        }
        assert!(came.is_new(5));
        assert_eq!(came.0.lock().unwrap().0.len(), REMEMBERED);
    }
}
