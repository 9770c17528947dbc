//! The public messages of each place: which message shows which slot, kept so that a restart finds them again.

use duelhall_hall::{PlaceId, Slot};
use duelhall_store::{Store, StoreError, Timestamp};
use serde::{Deserialize, Serialize};

use super::sheet::Seen;
use crate::chat::Posts;

/// The documents.
pub(crate) const POSTS: Posts = Posts("discord post ");

/// The version of the stored form.
const VERSION: u16 = 1;

/// A message that shows a slot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Post {
    version: u16,
    /// The channel that it is in: the place's own, or the thread of the match.
    pub(crate) channel: u64,
    /// The message.
    pub(crate) message: u64,
    /// When it was posted.
    pub(crate) at: Timestamp,
    /// Whom it mentions.
    #[serde(default)]
    pub(crate) mentions: Vec<u64>,
    /// What it shows; not known after a restart.
    #[serde(skip)]
    pub(crate) seen: Option<Seen>,
    /// In a place that the bot is not in: the token that the message can be edited with, and until when.
    #[serde(skip)]
    pub(crate) token: Option<(String, Timestamp)>,
}

impl Post {
    /// A message that was just posted.
    pub(crate) const fn new(channel: u64, message: u64, at: Timestamp) -> Self {
        Self { version: VERSION, channel, message, at, mentions: Vec::new(), seen: None, token: None }
    }
}

/// Reads the message of a slot.
pub(crate) async fn load(store: &dyn Store, place: &PlaceId, slot: Slot) -> Result<Option<Post>, StoreError> {
    let post = POSTS.load(store, place.as_str(), slot).await?;
    Ok(post.filter(|post: &Post| post.version == VERSION))
}

/// Keeps the message of a slot, or forgets it.
pub(crate) async fn keep(
    store: &dyn Store,
    place: &PlaceId,
    slot: Slot,
    post: Option<&Post>,
) -> Result<(), StoreError> {
    POSTS.keep(store, place.as_str(), slot, post).await
}

/// Every slot that has a message now.
pub(crate) async fn all(store: &dyn Store) -> Result<Vec<(PlaceId, Slot)>, StoreError> {
    let found = POSTS.all(store).await?;
    Ok(found.into_iter().map(|(place, slot)| (PlaceId::stored(&place), slot)).collect())
}
