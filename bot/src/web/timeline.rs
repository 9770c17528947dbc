//! What stands in the channel: kept over restarts, the last two hundred posts.
//!
//! Words are kept; the message of a slot is not: the hall composes it anew, so that it can never be out of date.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use duelhall_hall::{Audience, ChallengeId, Clock, Hall, HallError, Message, PlaceId, Slot, SystemClock};
use duelhall_store::{
    CommitError, DocumentWrite, Expected, Kind, MatchId, OpId, Revision, Store, StoreError, Timestamp,
};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::feed::{Cursor, Delta, Feed};

/// Where posts lie among the documents of the installation.
const POSTS: &str = "web/post/";

/// How many posts a channel keeps.
pub(crate) const POSTS_MAX: usize = 200;

/// A message with newer ones under it is posted anew when it changes, once there are more of them than this.
const OUT_OF_SIGHT: usize = 3;

/// How many superseded messages are kept, for pages that are about to ask for their pictures.
const SUPERSEDED: usize = 64;

/// A post in the channel.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    /// When it was posted.
    pub(crate) at: Timestamp,
    /// What it says.
    pub(crate) body: Body,
}

/// What a post says.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// A person says something.
    Chat {
        /// Who.
        who: String,
        /// What.
        text: String,
    },
    /// The hall says something once.
    Said(String),
    /// The hall's message of a slot, as it is now.
    Slot(Slot, Arc<Message>),
}

/// A post as it is stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    at: Timestamp,
    body: StoredBody,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum StoredBody {
    Chat { who: String, text: String },
    Said(String),
    Challenge(ChallengeId),
    Board(MatchId),
    Ping(MatchId),
    Hand(MatchId),
}

impl StoredBody {
    fn of(body: &Body) -> Self {
        match body {
            Body::Chat { who, text } => Self::Chat { who: who.clone(), text: text.clone() },
            Body::Said(text) => Self::Said(text.clone()),
            Body::Slot(Slot::Challenge(id), _) => Self::Challenge(*id),
            Body::Slot(Slot::Board(id), _) => Self::Board(*id),
            Body::Slot(Slot::Ping(id), _) => Self::Ping(*id),
            Body::Slot(Slot::Hand(id), _) => Self::Hand(*id),
        }
    }
}

/// The posts of the channel.
pub(crate) struct Timeline {
    store: Arc<dyn Store>,
    hall: Hall,
    place: PlaceId,
    feed: Mutex<Feed<Arc<Post>>>,
    superseded: Mutex<VecDeque<(u64, Arc<Message>)>>,
    /// The id of the next post. Whoever holds it is the only one that writes.
    next: tokio::sync::Mutex<u64>,
}

impl Timeline {
    /// Reads the posts of earlier runs, and asks the hall for the boards in progress.
    pub(crate) async fn open(store: Arc<dyn Store>, hall: Hall, place: PlaceId) -> Result<Self, HallError> {
        let (feed, superseded, next) = (Mutex::new(Feed::new()), Mutex::default(), tokio::sync::Mutex::new(0));
        let timeline = Self { store, hall, place, feed, superseded, next };
        let mut after = None;
        loop {
            let page = timeline.store.scan(Kind::System, POSTS, after.as_deref(), POSTS_MAX).await?;
            for (key, document) in &page {
                timeline.revive(key, &document.value).await;
            }
            match page.into_iter().last() {
                Some((key, _)) => after = Some(key),
                None => break,
            }
        }
        for (place, id) in timeline.hall.live_in(timeline.place.as_str()).await? {
            if place == timeline.place && timeline.find(Slot::Board(id)).is_none() {
                timeline.refresh(Slot::Board(id)).await;
            }
        }
        Ok(timeline)
    }

    async fn revive(&self, key: &str, value: &[u8]) {
        let id = key.strip_prefix(POSTS).and_then(|id| id.parse::<u64>().ok());
        let (Some(id), Ok(Stored { at, body })) = (id, serde_json::from_slice(value)) else {
            tracing::warn!(key, "a stored post cannot be read and is left out");
            return;
        };
        let mut next = self.next.lock().await;
        *next = (*next).max(id + 1);
        let slot = match body {
            StoredBody::Chat { who, text } => return self.revived(id, at, Body::Chat { who, text }),
            StoredBody::Said(text) => return self.revived(id, at, Body::Said(text)),
            StoredBody::Challenge(id) => Slot::Challenge(id),
            StoredBody::Board(id) => Slot::Board(id),
            StoredBody::Ping(id) => Slot::Ping(id),
            StoredBody::Hand(id) => Slot::Hand(id),
        };
        match self.hall.message(&Audience::Place(self.place.clone()), slot).await {
            Ok(Some(message)) => self.revived(id, at, Body::Slot(slot, Arc::new(message))),
            Ok(None) => self.forget(id).await,
            Err(error) => tracing::warn!(key, %error, "a stored post is left out"),
        }
    }

    fn revived(&self, id: u64, at: Timestamp, body: Body) {
        self.feed().put(id, Arc::new(Post { at, body }));
    }

    /// Tells when there is something new.
    pub(crate) fn watch(&self) -> watch::Receiver<Cursor> {
        self.feed().watch()
    }

    /// What changed since `cursor`.
    pub(crate) fn since(&self, cursor: Option<Cursor>) -> Delta<Arc<Post>> {
        self.feed().since(cursor)
    }

    /// The messages that a post has shown, newest first.
    pub(crate) fn messages(&self, id: u64) -> Vec<Arc<Message>> {
        let feed = self.feed();
        let now = feed.entries().find(|entry| entry.id == id).and_then(|entry| match &entry.item.body {
            Body::Slot(_, message) => Some(Arc::clone(message)),
            Body::Chat { .. } | Body::Said(_) => None,
        });
        let superseded = self.superseded.lock().unwrap_or_else(PoisonError::into_inner);
        let before = superseded.iter().rev().filter(|(of, _)| *of == id).map(|(_, message)| Arc::clone(message));
        now.into_iter().chain(before).collect()
    }

    /// Posts what a person says, durably.
    pub(crate) async fn chat(&self, who: String, text: String) -> Result<(), CommitError> {
        self.post(Body::Chat { who, text }).await
    }

    /// Posts what the hall says once, durably.
    pub(crate) async fn say(&self, text: String) -> Result<(), CommitError> {
        self.post(Body::Said(text)).await
    }

    /// Posts or replaces the message of a slot with the newest.
    pub(crate) async fn refresh(&self, slot: Slot) {
        match self.hall.message(&Audience::Place(self.place.clone()), slot).await {
            Ok(Some(message)) => {
                if let Err(error) = self.show(slot, Arc::new(message)).await {
                    tracing::error!(?slot, %error, "a message was not kept");
                }
            }
            Ok(None) => self.remove(slot).await,
            Err(error) => tracing::error!(?slot, %error, "a message cannot be composed"),
        }
    }

    async fn show(&self, slot: Slot, message: Arc<Message>) -> Result<(), CommitError> {
        let found = self.find(slot);
        if let Some((id, ..)) = found {
            self.supersede(id);
        }
        match found {
            Some((id, at, below)) if below <= OUT_OF_SIGHT => {
                self.feed().put(id, Arc::new(Post { at, body: Body::Slot(slot, message) }));
                Ok(())
            }
            Some((id, ..)) => {
                self.post(Body::Slot(slot, message)).await?;
                self.take_away(id).await;
                Ok(())
            }
            None => self.post(Body::Slot(slot, message)).await,
        }
    }

    fn supersede(&self, id: u64) {
        let Some(message) = self.messages(id).into_iter().next() else { return };
        let mut superseded = self.superseded.lock().unwrap_or_else(PoisonError::into_inner);
        superseded.push_back((id, message));
        if superseded.len() > SUPERSEDED {
            superseded.pop_front();
        }
    }

    /// Takes the message of a slot away.
    pub(crate) async fn remove(&self, slot: Slot) {
        if let Some((id, ..)) = self.find(slot) {
            self.take_away(id).await;
        }
    }

    /// The newest post of a slot, when it was posted, and how many posts stand under it.
    fn find(&self, slot: Slot) -> Option<(u64, Timestamp, usize)> {
        let feed = self.feed();
        let of_slot = |post: &Post| matches!(post.body, Body::Slot(of, _) if of == slot);
        let (below, entry) = feed.entries().rev().enumerate().find(|(_, entry)| of_slot(&entry.item))?;
        Some((entry.id, entry.item.at, below))
    }

    async fn post(&self, body: Body) -> Result<(), CommitError> {
        let mut next = self.next.lock().await;
        let (id, at) = (*next, SystemClock.now());
        let stored = Stored { at, body: StoredBody::of(&body) };
        let value = serde_json::to_vec(&stored).map_err(|error| StoreError::Invalid(error.to_string()))?;
        self.write(id, Some(value)).await?;
        *next += 1;
        self.feed().put(id, Arc::new(Post { at, body }));
        drop(next);
        let oldest = self.feed().entries().next().map(|entry| entry.id);
        let full = self.feed().entries().len() > POSTS_MAX;
        if let (true, Some(oldest)) = (full, oldest) {
            self.take_away(oldest).await;
        }
        Ok(())
    }

    async fn take_away(&self, id: u64) {
        self.feed().remove(id);
        self.forget(id).await;
    }

    /// Forgets a stored post. If the store fails now, it is forgotten at the next start.
    async fn forget(&self, id: u64) {
        if let Err(error) = self.write(id, None).await {
            tracing::warn!(id, %error, "an old post was not forgotten");
        }
    }

    async fn write(&self, id: u64, value: Option<Vec<u8>>) -> Result<Revision, CommitError> {
        let op = OpId::random().map_err(|error| StoreError::Invalid(error.to_string()))?;
        let key = format!("{POSTS}{id:016}");
        self.store
            .put(DocumentWrite { kind: Kind::System, key, expected: Expected::Any, value, deadline: None, op })
            .await
    }

    fn feed(&self) -> MutexGuard<'_, Feed<Arc<Post>>> {
        self.feed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
