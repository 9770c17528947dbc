//! The chats that the bot came back to, and that are brought up to date. One task at a time does this for each.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The chats; `true` for those that were lost and found again meanwhile.
#[derive(Default)]
pub(crate) struct Returns(Mutex<HashMap<i64, bool>>);

impl Returns {
    /// Begins with a chat; `None` if a task is already at it, which then goes through it once more.
    pub(crate) fn begin(&self, chat: i64) -> Option<Return<'_>> {
        match self.chats().entry(chat) {
            Entry::Occupied(mut again) => {
                again.insert(true);
                None
            }
            Entry::Vacant(free) => {
                free.insert(false);
                Some(Return { returns: self, chat, over: false })
            }
        }
    }

    fn chats(&self) -> MutexGuard<'_, HashMap<i64, bool>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The right to bring a chat up to date. It ends when it is dropped, so also with a task that panics.
pub(crate) struct Return<'a> {
    returns: &'a Returns,
    chat: i64,
    over: bool,
}

impl Return<'_> {
    /// Whether everything is done; if not, the chat has to be gone through once more.
    pub(crate) fn is_over(&mut self) -> bool {
        let mut chats = self.returns.chats();
        self.over = chats.insert(self.chat, false) != Some(true);
        if self.over {
            chats.remove(&self.chat);
        }
        self.over
    }
}

impl Drop for Return<'_> {
    fn drop(&mut self) {
        // Once it is over, another task may be at the chat.
        if !self.over {
            self.returns.chats().remove(&self.chat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_task_at_a_time_brings_a_chat_up_to_date_and_goes_through_it_again_if_it_came_back_meanwhile() {
        let returns = Returns::default();
        let mut first = returns.begin(-5).expect("nobody is at it");
        assert!(returns.begin(-5).is_none() && returns.begin(-6).is_some(), "another chat does not wait");
        assert!(!first.is_over(), "it came back meanwhile");
        assert!(first.is_over());
        let second = returns.begin(-5).expect("the first is over");
        drop(first);
        assert!(returns.begin(-5).is_none(), "the second is still at it");
        drop(second);
        assert!(returns.begin(-5).is_some(), "a task that broke off blocks no later one");
    }
}
