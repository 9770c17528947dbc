//! Reads and writes a platform's own documents, which nothing else writes.

use duelhall_store::{Collection, CommitError, DocumentWrite, Expected, OpId, Store, StoreError};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The number of documents read at once.
const PAGE: usize = 256;

/// Writes a document, or removes it.
pub(crate) async fn write(
    store: &dyn Store,
    collection: Collection,
    key: String,
    value: Option<Vec<u8>>,
) -> Result<(), StoreError> {
    put(store, collection, key, Expected::Any, value).await.map(drop)
}

/// Writes a document, or removes it. Returns whether it was in the expected state, and so was written.
async fn put(
    store: &dyn Store,
    collection: Collection,
    key: String,
    expected: Expected,
    value: Option<Vec<u8>>,
) -> Result<bool, StoreError> {
    let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
    match store.put(DocumentWrite { collection, key, expected, value, deadline: None, op }).await {
        Ok(_) => Ok(true),
        Err(CommitError::Conflict { .. }) => Ok(false),
        Err(CommitError::Store(error)) => Err(error),
        Err(error) => Err(StoreError::Backend(error.to_string())),
    }
}

/// Writes a value as JSON, or removes it.
pub(crate) async fn keep<T: Serialize>(
    store: &dyn Store,
    collection: Collection,
    key: String,
    value: Option<&T>,
) -> Result<(), StoreError> {
    write(store, collection, key, value.map(|value| serde_json::to_vec(value).unwrap_or_default())).await
}

/// Writes a value as JSON if the key has none. Returns whether it was written; of several tries at the same time, one is.
pub(crate) async fn first<T: Serialize>(
    store: &dyn Store,
    collection: Collection,
    key: String,
    value: &T,
) -> Result<bool, StoreError> {
    put(store, collection, key, Expected::Absent, Some(serde_json::to_vec(value).unwrap_or_default())).await
}

/// Reads a value; `None` also when it is stored in another form.
pub(crate) async fn load<T: DeserializeOwned>(
    store: &dyn Store,
    collection: Collection,
    key: &str,
) -> Result<Option<T>, StoreError> {
    let document = store.get(collection, key).await?;
    Ok(document.and_then(|document| serde_json::from_slice(&document.value).ok()))
}

/// Every document whose key begins with a prefix, in the order of the keys.
pub(crate) async fn all(
    store: &dyn Store,
    collection: Collection,
    prefix: &str,
) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
    let mut found: Vec<(String, Vec<u8>)> = Vec::new();
    loop {
        let after = found.last().map(|(key, _)| key.as_str());
        let page = store.scan(collection, prefix, after, PAGE).await?;
        let last = page.len() < PAGE;
        found.extend(page.into_iter().map(|(key, document)| (key, document.value)));
        if last {
            return Ok(found);
        }
    }
}
