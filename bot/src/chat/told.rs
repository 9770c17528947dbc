//! What a platform was told last, such as the list of commands: it is told again only when that is another.

use duelhall_engine::kit::hex;
use duelhall_store::{DocumentWrite, Expected, Kind, OpId, Store};
use sha2::{Digest, Sha256};

/// Tells texts apart.
pub(crate) fn fingerprint(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// Whether the platform was told this last.
pub(crate) async fn is_told(store: &dyn Store, key: &str, print: &str) -> bool {
    let known = store.get(Kind::System, key).await.ok().flatten();
    known.is_some_and(|known| known.value == print.as_bytes())
}

/// Remembers what the platform was told.
pub(crate) async fn keep_told(store: &dyn Store, key: String, print: &str) {
    let Ok(op) = OpId::random() else { return };
    let value = Some(print.as_bytes().to_vec());
    let write = DocumentWrite { kind: Kind::System, key, expected: Expected::Any, value, deadline: None, op };
    if let Err(error) = store.put(write).await {
        tracing::warn!(%error, "it was not kept what a platform was told");
    }
}
