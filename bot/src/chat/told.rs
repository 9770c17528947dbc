//! Remembers what a platform was told last, such as the list of commands. The platform is told again only when that
//! changes.

use std::fmt;
use std::time::Duration;

use duelhall_engine::kit::hex;
use duelhall_store::{Collection, Store};
use sha2::{Digest, Sha256};

use super::{Backoff, documents};

/// The longest wait between two tries, without its random part.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Sends a text to the platform, with as many tries as it takes, unless it is the text that was sent last. The document
/// `key` remembers it.
pub(crate) async fn tell<F: fmt::Display, R: Future<Output = Result<(), F>>>(
    store: &dyn Store,
    key: String,
    text: &str,
    passes: fn(&F) -> bool,
    request: impl Fn() -> R,
) {
    let print = hex(&Sha256::digest(text.as_bytes()));
    let known = store.get(Collection::System, &key).await.ok().flatten();
    if known.is_some_and(|known| known.value == print.as_bytes()) {
        return;
    }
    let mut waits = Backoff::new(Duration::from_secs(1), LONGEST_WAIT);
    while let Err(fault) = request().await {
        if !passes(&fault) {
            return tracing::error!(%fault, "what the platform was told is not taken: {key}");
        }
        tracing::warn!(%fault, "the platform was not told; it is tried again: {key}");
        tokio::time::sleep(waits.failed()).await;
    }
    tracing::info!("the platform was told: {key}");
    if let Err(error) = documents::write(store, Collection::System, key, Some(print.into_bytes())).await {
        tracing::warn!(%error, "it was not kept what a platform was told");
    }
}
