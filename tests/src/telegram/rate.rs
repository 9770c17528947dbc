//! Limits how often the bot may write to chats.

use std::collections::{BTreeMap, VecDeque};

/// A number of requests in a number of milliseconds.
#[derive(Clone, Copy, Debug)]
struct Quota {
    requests: usize,
    millis: i64,
}

/// Posts and edits in one group.
const GROUP: Quota = Quota { requests: 20, millis: 60_000 };
/// Posts and edits in a private chat: about one a second, with bursts.
const PRIVATE: Quota = Quota { requests: 20, millis: 20_000 };
/// Posts and edits in all chats.
const ALL: Quota = Quota { requests: 30, millis: 1_000 };

/// The times at which each chat was written to.
#[derive(Debug, Default)]
pub(crate) struct Budgets {
    chats: BTreeMap<i64, VecDeque<i64>>,
    all: VecDeque<i64>,
}

impl Budgets {
    /// Counts a post or an edit in a chat at a moment in milliseconds. If it is too early, returns after how many
    /// seconds it is allowed.
    pub(crate) fn count(&mut self, chat: i64, now: i64) -> Result<(), u64> {
        let quota = if chat < 0 { GROUP } else { PRIVATE };
        let used = self.chats.entry(chat).or_default();
        full(used, quota, now)?;
        full(&mut self.all, ALL, now)?;
        used.push_back(now);
        self.all.push_back(now);
        Ok(())
    }
}

fn full(used: &mut VecDeque<i64>, quota: Quota, now: i64) -> Result<(), u64> {
    while used.front().is_some_and(|at| now - at >= quota.millis) {
        used.pop_front();
    }
    match used.front() {
        Some(first) if used.len() >= quota.requests => {
            let left = first + quota.millis - now;
            Err(u64::try_from(left).unwrap_or_default().div_ceil(1_000).max(1))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_twenty_first_message_of_a_minute_is_refused_and_welcome_when_the_first_is_a_minute_old() {
        let mut budgets = Budgets::default();
        for at in 0..20 {
            assert_eq!(budgets.count(-1, at * 1_000), Ok(()));
        }
        assert_eq!(budgets.count(-1, 20_500), Err(40));
        assert_eq!(budgets.count(-2, 20_500), Ok(()), "another group");
        assert_eq!(budgets.count(-1, 60_000), Ok(()));
        assert_eq!(budgets.count(-1, 60_500), Err(1));
    }

    #[test]
    fn all_chats_together_take_thirty_a_second() {
        let mut budgets = Budgets::default();
        assert!((1..=30).all(|chat| budgets.count(chat, 0).is_ok()));
        assert_eq!(budgets.count(31, 500), Err(1));
        assert_eq!(budgets.count(31, 1_000), Ok(()));
    }
}
