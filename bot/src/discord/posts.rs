//! The public messages of each place: which message shows which slot, kept so that a restart finds them again.

use duelhall_hall::{ChallengeId, PlaceId, Slot};
use duelhall_store::{DocumentWrite, Expected, Kind, MatchId, OpId, Store, StoreError, Timestamp};
use serde::{Deserialize, Serialize};

use super::sheet::Seen;

/// What the keys of our documents begin with.
const PREFIX: &str = "discord post ";

/// The version of the stored form.
const VERSION: u16 = 1;

/// Documents read at once.
const PAGE: usize = 256;

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
    let document = store.get(Kind::System, &key(place, slot)).await?;
    let post = document.and_then(|document| serde_json::from_slice(&document.value).ok());
    Ok(post.filter(|post: &Post| post.version == VERSION))
}

/// Keeps the message of a slot, or forgets it.
pub(crate) async fn keep(
    store: &dyn Store,
    place: &PlaceId,
    slot: Slot,
    post: Option<&Post>,
) -> Result<(), StoreError> {
    let value = post.map(|post| serde_json::to_vec(post).unwrap_or_default());
    let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
    let write =
        DocumentWrite { kind: Kind::System, key: key(place, slot), expected: Expected::Any, value, deadline: None, op };
    match store.put(write).await {
        Ok(_) => Ok(()),
        Err(duelhall_store::CommitError::Store(error)) => Err(error),
        Err(error) => Err(StoreError::Backend(error.to_string())),
    }
}

/// Every slot that has a message now.
pub(crate) async fn all(store: &dyn Store) -> Result<Vec<(PlaceId, Slot)>, StoreError> {
    let mut found = Vec::new();
    let mut after: Option<String> = None;
    loop {
        let page = store.scan(Kind::System, PREFIX, after.as_deref(), PAGE).await?;
        let last = page.len() < PAGE;
        after = page.last().map(|(key, _)| key.clone());
        found.extend(page.iter().filter_map(|(key, _)| read_key(key)));
        if last {
            return Ok(found);
        }
    }
}

fn key(place: &PlaceId, slot: Slot) -> String {
    let (what, id) = match slot {
        Slot::Challenge(id) => ("challenge", id.0),
        Slot::Board(id) => ("board", id),
        Slot::Hand(id) => ("hand", id),
        Slot::Ping(id) => ("ping", id),
    };
    format!("{PREFIX}{place} {what} {id}")
}

fn read_key(key: &str) -> Option<(PlaceId, Slot)> {
    let mut parts = key.strip_prefix(PREFIX)?.rsplitn(3, ' ');
    let id: MatchId = parts.next()?.parse().ok()?;
    let slot = match parts.next()? {
        "challenge" => Slot::Challenge(ChallengeId(id)),
        "board" => Slot::Board(id),
        "ping" => Slot::Ping(id),
        _ => return None,
    };
    Some((PlaceId::stored(parts.next()?), slot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_store::MemoryStore;

    #[tokio::test]
    async fn a_post_is_found_again_and_forgotten() {
        let store = MemoryStore::new();
        let place = PlaceId::new("discord", "1/2");
        let slots = [MatchId::from_number(1), MatchId::from_number(2)].map(Slot::Board);
        for slot in slots {
            keep(&store, &place, slot, Some(&Post::new(2, 3, Timestamp(4)))).await.unwrap();
        }
        assert_eq!(load(&store, &place, slots[0]).await.unwrap().map(|post| post.message), Some(3));
        assert_eq!(all(&store).await.unwrap().len(), 2);
        keep(&store, &place, slots[0], None).await.unwrap();
        assert_eq!(all(&store).await.unwrap(), [(place, slots[1])]);
    }

    #[test]
    fn every_public_slot_reads_as_it_is_written() {
        let (place, id) = (PlaceId::new("discord", "app-5"), MatchId::from_number(77));
        for slot in [Slot::Challenge(ChallengeId(id)), Slot::Board(id), Slot::Ping(id)] {
            assert_eq!(read_key(&key(&place, slot)), Some((place.clone(), slot)));
        }
    }
}
