//! The inbox: updates of a platform, kept on the disk until they are handled. Neither a kill nor a restart loses one.

use std::sync::Arc;

use duelhall_store::{Collection, Store, StoreError};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::documents;

/// How many items may be set aside; when there are more, the oldest is dropped.
const ASIDE: usize = 64;

/// One item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kept<T> {
    /// When it came, in milliseconds since 1970.
    pub(crate) came: i64,
    /// How often it was begun before.
    pub(crate) tries: u32,
    /// What came.
    pub(crate) what: T,
}

/// The inbox of one bot.
pub(crate) struct Inbox {
    store: Arc<dyn Store>,
    waiting: String,
    aside: String,
}

impl Inbox {
    /// Opens the inbox of a bot. `owner` names platform and bot.
    pub(crate) fn new(store: Arc<dyn Store>, owner: &str) -> Self {
        Self { store, waiting: format!("{owner} waiting "), aside: format!("{owner} aside ") }
    }

    /// Keeps an item; when this returns, the item is on the disk.
    pub(crate) async fn keep<T: Serialize + Sync>(&self, number: i64, item: &Kept<T>) -> Result<(), StoreError> {
        self.write(key(&self.waiting, number), serde_json::to_vec(item).ok()).await
    }

    /// Forgets an item that has been handled.
    pub(crate) async fn remove(&self, number: i64) -> Result<(), StoreError> {
        self.write(key(&self.waiting, number), None).await
    }

    /// Sets aside an item that fails again and again, so that the host can look at it.
    pub(crate) async fn set_aside<T: Serialize + Sync>(&self, number: i64, item: &Kept<T>) -> Result<(), StoreError> {
        self.write(key(&self.aside, number), serde_json::to_vec(item).ok()).await?;
        self.remove(number).await?;
        let all = self.scan(&self.aside).await?;
        for (old, _) in all.iter().take(all.len().saturating_sub(ASIDE)) {
            self.write(old.clone(), None).await?;
        }
        Ok(())
    }

    /// Everything that waits, in the order of its numbers. An item that cannot be read is dropped with a line in the log.
    pub(crate) async fn waiting<T: DeserializeOwned>(&self) -> Result<Vec<(i64, Kept<T>)>, StoreError> {
        let mut found = Vec::new();
        for (key, value) in self.scan(&self.waiting).await? {
            let number = key.strip_prefix(&self.waiting).and_then(|number| number.parse().ok());
            match (number, serde_json::from_slice(&value)) {
                (Some(number), Ok(item)) => found.push((number, item)),
                _ => {
                    tracing::error!(key, "an item of the inbox cannot be read; it is dropped");
                    self.write(key, None).await?;
                }
            }
        }
        Ok(found)
    }

    async fn scan(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        documents::all(&*self.store, Collection::Inbox, prefix).await
    }

    async fn write(&self, key: String, value: Option<Vec<u8>>) -> Result<(), StoreError> {
        documents::write(&*self.store, Collection::Inbox, key, value).await
    }
}

/// The key of an item. Keys sort in the order of the numbers.
fn key(prefix: &str, number: i64) -> String {
    format!("{prefix}{number:020}")
}

#[cfg(test)]
mod tests {
    use duelhall_store::MemoryStore;

    use super::*;

    fn item(what: &str) -> Kept<String> {
        Kept { came: 7, tries: 0, what: what.to_owned() }
    }

    #[tokio::test]
    async fn an_item_waits_in_its_order_until_it_is_removed() {
        let store = Arc::new(MemoryStore::new());
        let inbox = Inbox::new(store.clone(), "chat 1");
        for number in [11, 9, 300] {
            inbox.keep(number, &item(&number.to_string())).await.unwrap();
        }
        inbox.remove(11).await.unwrap();
        let again = Inbox::new(store.clone(), "chat 1");
        assert_eq!(again.waiting::<String>().await.unwrap(), [(9, item("9")), (300, item("300"))]);
        assert_eq!(Inbox::new(store, "chat 2").waiting::<String>().await.unwrap(), []);
    }

    #[tokio::test]
    async fn only_the_newest_items_that_were_set_aside_are_kept() {
        let store = Arc::new(MemoryStore::new());
        let inbox = Inbox::new(store.clone(), "chat 1");
        for number in 0..i64::try_from(ASIDE).unwrap() + 5 {
            inbox.keep(number, &item("x")).await.unwrap();
            inbox.set_aside(number, &item("x")).await.unwrap();
        }
        assert_eq!(inbox.waiting::<String>().await.unwrap(), []);
        let aside = store.scan(Collection::Inbox, "chat 1 aside ", None, 1_000).await.unwrap();
        assert_eq!((aside.len(), aside[0].0.as_str()), (ASIDE, "chat 1 aside 00000000000000000005"));
    }

    #[tokio::test]
    async fn an_item_that_cannot_be_read_does_not_stand_in_the_way() {
        let store = Arc::new(MemoryStore::new());
        let inbox = Inbox::new(store, "chat 1");
        inbox.write(key(&inbox.waiting, 3), Some(b"{".to_vec())).await.unwrap();
        inbox.keep(4, &item("x")).await.unwrap();
        assert_eq!(inbox.waiting::<String>().await.unwrap(), [(4, item("x"))]);
        assert_eq!(inbox.scan(&inbox.waiting).await.unwrap().len(), 1);
    }
}
