//! Remembers groups that became supergroups and so got another number. For the hall, the place keeps its first number,
//! so its matches, settings and records continue. Only messages and updates are renumbered here.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use duelhall_hall::PlaceId;
use duelhall_store::{Collection, Store};

use super::ids::Spot;
use crate::chat::documents;

/// The prefix of the keys of these documents.
const PREFIX: &str = "telegram moved ";

/// The groups that have another number now.
#[derive(Default)]
pub(crate) struct Moved(RwLock<Numbers>);

#[derive(Default)]
struct Numbers {
    now: HashMap<i64, i64>,
    first: HashMap<i64, i64>,
}

impl Moved {
    /// Reads the numbers known from earlier runs.
    pub(crate) async fn load(&self, store: &dyn Store) {
        let found = match documents::all(store, Collection::System, PREFIX).await {
            Ok(found) => found,
            Err(error) => return tracing::error!(%error, "the groups that moved cannot be read"),
        };
        for (key, value) in found {
            let first = key.strip_prefix(PREFIX).and_then(|first| first.parse().ok());
            let now = std::str::from_utf8(&value).ok().and_then(|now| now.parse().ok());
            if let (Some(first), Some(now)) = (first, now) {
                self.insert(first, now);
            }
        }
    }

    /// Notes that a group has another number; returns whether that is new.
    pub(crate) async fn learn(&self, store: &dyn Store, from: i64, to: i64) -> bool {
        let first = self.first(from);
        if first == to || self.now(first) == to {
            return false;
        }
        self.insert(first, to);
        let key = format!("{PREFIX}{first}");
        if let Err(error) = documents::write(store, Collection::System, key, Some(to.to_string().into_bytes())).await {
            tracing::error!(chat = first, %error, "it was not kept that a group moved");
        }
        true
    }

    fn insert(&self, first: i64, to: i64) {
        let mut numbers = self.0.write().unwrap_or_else(PoisonError::into_inner);
        numbers.now.insert(first, to);
        numbers.first.insert(to, first);
    }

    /// Where messages for a place go now.
    pub(crate) fn spot(&self, place: &PlaceId) -> Option<Spot> {
        Spot::of(place).map(|spot| Spot { chat: self.now(spot.chat), ..spot })
    }

    /// The present number of a group.
    pub(crate) fn now(&self, first: i64) -> i64 {
        self.0.read().unwrap_or_else(PoisonError::into_inner).now.get(&first).copied().unwrap_or(first)
    }

    /// The number by which the hall knows a group.
    pub(crate) fn first(&self, now: i64) -> i64 {
        self.0.read().unwrap_or_else(PoisonError::into_inner).first.get(&now).copied().unwrap_or(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_store::MemoryStore;

    #[tokio::test]
    async fn a_group_keeps_its_name_in_the_hall_however_often_it_is_told_and_over_a_restart() {
        let store = MemoryStore::new();
        let moved = Moved::default();
        assert!(moved.learn(&store, -5, -1_005).await);
        assert!(!moved.learn(&store, -5, -1_005).await, "Telegram says it in both chats");
        assert!(!moved.learn(&store, -1_005, -5).await);
        let again = Moved::default();
        again.load(&store).await;
        for moved in [&moved, &again] {
            assert_eq!((moved.now(-5), moved.first(-1_005)), (-1_005, -5));
            assert_eq!((moved.now(-7), moved.first(-7)), (-7, -7));
        }
    }
}
