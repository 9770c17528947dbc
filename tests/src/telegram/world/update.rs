//! The queue of updates for the bot, which fetches them or has them posted.

use std::collections::VecDeque;

use serde_json::{Value, json};

use super::World;

/// The numbers of updates begin here.
const FIRST: i64 = 900_000;

/// How far ahead of the newest number an offset may be.
const AHEAD: i64 = 10;

/// By how much numbers drop after a week without updates. At Telegram, the amount is random.
const DOWN: i64 = 500_000;

/// The address to which updates are posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Webhook {
    pub(crate) url: String,
    pub(crate) secret: Option<String>,
}

/// What happens to updates on their way to the bot's address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mischief {
    /// Nothing: they are posted one after another.
    #[default]
    None,
    /// Each update is posted twice.
    Twice,
    /// Waiting updates are posted newest first.
    Backwards,
}

/// The queue of updates.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    waiting: VecDeque<Value>,
    /// Whether an update is being posted.
    posting: bool,
    last: i64,
    /// The kinds of update that the bot wants; `None` for the usual ones.
    pub(crate) allowed: Option<Vec<String>>,
    pub(crate) webhook: Option<Webhook>,
    pub(crate) mischief: Mischief,
    /// The number of the newest fetch: a newer fetch ends the one before it, because two cannot run at once.
    pub(crate) fetching: u32,
    /// How often the bot has fetched.
    pub(crate) fetches: u32,
    /// How many posts to the address were refused.
    pub(crate) refused: u32,
}

impl Queue {
    /// Forgets the updates that the bot has confirmed, and returns the waiting ones. An offset in the future confirms
    /// nothing, because it belongs to earlier numbers.
    pub(crate) fn fetch(&mut self, offset: i64, limit: usize) -> Vec<Value> {
        if offset > 0 && offset <= FIRST + self.last + AHEAD {
            self.waiting.retain(|update| update["update_id"].as_i64() >= Some(offset));
        }
        self.waiting.iter().take(limit).cloned().collect()
    }

    /// Takes the next update to be posted.
    pub(crate) fn next_post(&mut self) -> Option<Value> {
        let next = match self.mischief {
            Mischief::Backwards => self.waiting.pop_back(),
            _ => self.waiting.pop_front(),
        };
        self.posting = next.is_some();
        next
    }

    /// Notes that the posted update was taken.
    pub(crate) fn posted(&mut self) {
        self.posting = false;
    }

    /// Puts back an update that was not taken.
    pub(crate) fn put_back(&mut self, update: Value) {
        self.posting = false;
        self.waiting.push_front(update);
    }

    /// How many updates wait, including the one that is being posted.
    pub(crate) fn len(&self) -> usize {
        self.waiting.len() + usize::from(self.posting)
    }

    /// Numbers the next updates as Telegram does after a week without updates.
    pub(crate) fn number_anew(&mut self) {
        self.last -= DOWN;
    }

    /// Forgets all waiting updates.
    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
    }

    fn hears(&self, kind: &str) -> bool {
        match self.allowed.as_deref() {
            None | Some([]) => !matches!(kind, "chat_member" | "message_reaction" | "message_reaction_count"),
            Some(allowed) => allowed.iter().any(|wanted| wanted == kind),
        }
    }
}

impl World {
    /// Sends the bot an update, if the bot wants its kind.
    pub(crate) fn tell(&mut self, kind: &str, what: Value) {
        self.updates.last += 1;
        if !self.updates.hears(kind) {
            return;
        }
        let update = json!({ "update_id": FIRST + self.updates.last, kind: what });
        let wrong = self.contract.map(|contract| contract.check_update(&update)).unwrap_or_default();
        for what in wrong {
            self.violation(format!("the fake itself: {what}"));
        }
        self.updates.waiting.push_back(update);
    }
}
