//! Remembers whether the bot may write to people, and whom a name with an `@` means. Telegram does not tell a bot whom
//! such a name means, so only people who have used the bot are known.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use duelhall_store::{Collection, Store};
use lru::LruCache;
use serde::{Deserialize, Serialize};

use super::address::At;
use super::update::User;
use crate::chat::documents;

/// How many people are remembered in memory; all are in the store.
const MOST: NonZeroUsize = NonZeroUsize::new(8_192).unwrap();

/// How somebody can be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Reach {
    /// Whether they have written to the bot, and not blocked it.
    pub(crate) open: bool,
    /// Whether they were once led to the private chat.
    pub(crate) led: bool,
}

/// Somebody whose name begins with `@`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Named {
    pub(crate) id: i64,
    pub(crate) name: String,
}

/// Everybody who is known.
pub(crate) struct People {
    store: Arc<dyn Store>,
    reach: Mutex<LruCache<i64, Reach>>,
    named: Mutex<LruCache<String, Named>>,
}

impl People {
    /// Remembers people in a store.
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, reach: Mutex::new(LruCache::new(MOST)), named: Mutex::new(LruCache::new(MOST)) }
    }

    /// How somebody can be reached.
    pub(crate) async fn reach(&self, user: i64) -> Reach {
        if let Some(known) = self.reach.lock().unwrap_or_else(PoisonError::into_inner).get(&user) {
            return *known;
        }
        let found = read(&*self.store, &reach_key(user)).await.unwrap_or_default();
        self.reach.lock().unwrap_or_else(PoisonError::into_inner).put(user, found);
        found
    }

    /// Remembers how somebody can be reached.
    pub(crate) async fn set_reach(&self, user: i64, reach: Reach) {
        if self.reach(user).await == reach {
            return;
        }
        self.reach.lock().unwrap_or_else(PoisonError::into_inner).put(user, reach);
        write(&*self.store, reach_key(user), &reach).await;
    }

    /// Somebody writes to the bot in private.
    pub(crate) async fn opened(&self, user: i64) {
        self.set_reach(user, Reach { open: true, led: true }).await;
    }

    /// Somebody has blocked the bot.
    pub(crate) async fn closed(&self, user: i64) {
        self.set_reach(user, Reach { open: false, led: true }).await;
    }

    /// Whether the bot may write there: whoever has blocked it is not tried.
    pub(crate) async fn may_be_written(&self, at: At) -> bool {
        match at {
            At::Message { chat, .. } if chat > 0 => {
                let reach = self.reach(chat).await;
                reach.open || !reach.led
            }
            At::Message { .. } | At::Ephemeral { .. } => true,
        }
    }

    /// Notes that somebody uses the bot.
    pub(crate) async fn met(&self, user: &User) {
        let Some(username) = user.username.as_deref().map(str::to_lowercase) else { return };
        let named = Named { id: user.id, name: user.name() };
        if self.named(&username).await.as_ref() == Some(&named) {
            return;
        }
        self.named.lock().unwrap_or_else(PoisonError::into_inner).put(username.clone(), named.clone());
        write(&*self.store, name_key(&username), &named).await;
    }

    /// The person whom a name means, if they have ever used the bot.
    pub(crate) async fn named(&self, username: &str) -> Option<Named> {
        let username = username.trim_start_matches('@').to_lowercase();
        if let Some(known) = self.named.lock().unwrap_or_else(PoisonError::into_inner).get(&username) {
            return Some(known.clone());
        }
        let found: Named = read(&*self.store, &name_key(&username)).await?;
        self.named.lock().unwrap_or_else(PoisonError::into_inner).put(username, found.clone());
        Some(found)
    }
}

fn reach_key(user: i64) -> String {
    format!("telegram person {user}")
}

fn name_key(username: &str) -> String {
    format!("telegram name {username}")
}

async fn read<T: serde::de::DeserializeOwned>(store: &dyn Store, key: &str) -> Option<T> {
    documents::load(store, Collection::System, key).await.unwrap_or_else(|error| {
        tracing::error!(%error, "what is known of a person cannot be read");
        None
    })
}

async fn write<T: Serialize + Sync>(store: &dyn Store, key: String, value: &T) {
    if let Err(error) = documents::keep(store, Collection::System, key, Some(value)).await {
        tracing::error!(%error, "what is known of a person was not kept");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_store::MemoryStore;

    #[tokio::test]
    async fn people_are_known_again_after_a_restart_whatever_the_letters_of_their_name() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let ann = User {
            id: 7,
            is_bot: false,
            first_name: "Ann".into(),
            last_name: None,
            username: Some("AnnOfHall".into()),
            language_code: None,
        };
        let people = People::new(Arc::clone(&store));
        people.met(&ann).await;
        people.opened(7).await;
        let again = People::new(store);
        assert_eq!(again.named("@annofHALL").await, Some(Named { id: 7, name: "Ann".into() }));
        assert_eq!(again.reach(7).await, Reach { open: true, led: true });
        assert_eq!(again.reach(8).await, Reach::default());
        assert_eq!(again.named("@ben").await, None);
    }
}
