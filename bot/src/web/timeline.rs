//! The posts of the channel, kept across restarts.
//!
//! Words are stored. The message of a slot is not: the hall composes it again, so that it is never out of date. Words
//! are on the disk before anybody reads them. A message of a slot is shown first, and its place is stored afterwards.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use duelhall_engine::text::Lang;
use duelhall_hall::{
    Audience, ChallengeId, Clock, Facts, Hall, HallError, Message, Parties, PersonId, PlaceId, Slot, SystemClock,
};
use duelhall_store::{
    Collection, CommitError, DocumentWrite, Expected, MatchId, OpId, Revision, Store, StoreError, Timestamp,
};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::channel::{Channel, Moved, Sight};
use super::feed::Delta;

/// The prefix of posts' keys.
const POSTS: &str = "web/post/";

/// How many stored posts are read at once at the start.
const PAGE: usize = 200;

/// A post in the channel.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    /// When it was posted.
    pub(crate) at: Timestamp,
    /// The content.
    pub(crate) body: Body,
}

/// The content of a post.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// Words of a person.
    Chat {
        /// The person's name.
        who: String,
        /// The words.
        text: String,
    },
    /// Words that the hall says once.
    Said(String),
    /// The hall's present message of a slot.
    Slot(Slot, Arc<Spoken>),
}

/// A message in every language: each page is in the language of its person, and shows everything in it.
#[derive(Clone, Debug)]
pub(crate) struct Spoken {
    /// By language.
    pub(crate) messages: [Message; Lang::ALL.len()],
    /// The people of an open challenge, which decide whose buttons it has.
    pub(crate) parties: Option<Parties>,
    /// The players of a match on its board, to whom alone a rematch is offered, or of the match that a challenge has become.
    pub(crate) players: Vec<PersonId>,
}

impl Spoken {
    /// The message in a language.
    pub(crate) fn in_lang(&self, lang: Lang) -> &Message {
        let at = Lang::ALL.iter().position(|other| *other == lang).unwrap_or(0);
        &self.messages[at]
    }

    /// The message in some language: its buttons do the same in all.
    pub(crate) const fn any(&self) -> &Message {
        &self.messages[0]
    }
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
    const fn of_slot(slot: Slot) -> Self {
        match slot {
            Slot::Challenge(id) => Self::Challenge(id),
            Slot::Board(id) => Self::Board(id),
            Slot::Ping(id) => Self::Ping(id),
            Slot::Hand(id) => Self::Hand(id),
        }
    }
}

/// The posts of the channel.
pub(crate) struct Timeline {
    store: Arc<dyn Store>,
    hall: Hall,
    place: PlaceId,
    channel: Mutex<Channel>,
    /// Ticks when there is news for everybody.
    news: watch::Sender<()>,
}

impl Timeline {
    /// Reads the posts of earlier runs, and fetches the pending boards and challenges from the hall.
    pub(crate) async fn open(store: Arc<dyn Store>, hall: Hall, place: PlaceId) -> Result<Self, HallError> {
        let (channel, news) = (Mutex::new(Channel::new()), watch::Sender::new(()));
        let timeline = Self { store, hall, place, channel, news };
        let mut after = None;
        loop {
            let page = timeline.store.scan(Collection::System, POSTS, after.as_deref(), PAGE).await?;
            for (key, document) in &page {
                timeline.revive(key, &document.value).await;
            }
            match page.into_iter().last() {
                Some((key, _)) => after = Some(key),
                None => break,
            }
        }
        timeline.trim().await;
        let challenges = timeline.hall.pending_in(timeline.place.as_str()).await?.into_iter();
        let boards = timeline.hall.live_in(timeline.place.as_str()).await?.into_iter();
        let challenges = challenges.map(|(place, id)| (place, Slot::Challenge(id)));
        for (place, slot) in challenges.chain(boards.map(|(place, id)| (place, Slot::Board(id)))) {
            if place == timeline.place && timeline.channel().find(slot).is_none() {
                timeline.refresh(slot).await;
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
        let slot = match body {
            StoredBody::Chat { who, text } => {
                return self.channel().put(id, Post { at, body: Body::Chat { who, text } });
            }
            StoredBody::Said(text) => return self.channel().put(id, Post { at, body: Body::Said(text) }),
            StoredBody::Challenge(id) => Slot::Challenge(id),
            StoredBody::Board(id) => Slot::Board(id),
            StoredBody::Ping(id) => Slot::Ping(id),
            StoredBody::Hand(id) => Slot::Hand(id),
        };
        // The program may have ended while it moved a post. Then both places are stored, and the later place is right.
        let twin = self.channel().find(slot).map(|(id, ..)| id);
        match self.composed(slot).await {
            Ok(Some(message)) => {
                self.channel().put(id, Post { at, body: Body::Slot(slot, Arc::new(message)) });
                if let Some(twin) = twin {
                    self.take_away(twin).await;
                }
            }
            Ok(None) => self.forget(id).await,
            Err(error) => tracing::warn!(key, %error, "a stored post is left out"),
        }
    }

    /// Ticks when there is news for everybody.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }

    /// The changes for a page, and the number of boards in progress that it does not show; `own` are its person's
    /// duels.
    pub(crate) fn since(&self, sight: &mut Sight, own: impl Fn(MatchId) -> bool) -> (Delta<Arc<Post>>, usize) {
        let channel = self.channel();
        let delta = channel.since(sight, &own);
        (delta, channel.others(own))
    }

    /// The matches whose boards are in progress, oldest first.
    pub(crate) fn boards_in_progress(&self) -> Vec<MatchId> {
        self.channel().boards_in_progress().collect()
    }

    /// The messages that a post has shown, newest first.
    pub(crate) fn messages(&self, id: u64) -> Vec<Arc<Spoken>> {
        self.channel().messages(id)
    }

    /// Posts a person's words, durably. The person may disconnect meanwhile: stored words are shown in any case.
    pub(crate) async fn chat(self: &Arc<Self>, who: String, text: String) -> Result<(), CommitError> {
        let this = Arc::clone(self);
        let posting = tokio::spawn(async move { this.post(Body::Chat { who, text }).await });
        posting.await.unwrap_or_else(|error| Err(StoreError::Backend(error.to_string()).into()))
    }

    /// Posts words that the hall says once, durably.
    pub(crate) async fn say(&self, text: String) -> Result<(), CommitError> {
        self.post(Body::Said(text)).await
    }

    /// Posts the newest message of a slot, or puts it in place of the old one.
    pub(crate) async fn refresh(&self, slot: Slot) {
        match self.composed(slot).await {
            Ok(Some(message)) => self.show(slot, message).await,
            Ok(None) => self.remove(slot).await,
            Err(error) => tracing::error!(?slot, %error, "a message cannot be composed"),
        }
    }

    /// The newest message of a slot.
    async fn composed(&self, slot: Slot) -> Result<Option<Spoken>, HallError> {
        let audience = Audience::Place(self.place.clone());
        let in_lang = |lang| self.hall.message_in(&audience, slot, Some(lang));
        let all = futures::future::try_join_all(Lang::ALL.map(in_lang)).await?;
        let all: Option<Vec<Message>> = all.into_iter().collect();
        let Some(messages) = all.and_then(|all| all.try_into().ok()) else { return Ok(None) };
        let (parties, facts) = match slot {
            // A challenge and its duel have the same id.
            Slot::Challenge(id) => match self.hall.parties(id).await? {
                Some(parties) => (Some(parties), None),
                None => (None, self.facts(id.0).await?),
            },
            Slot::Board(id) => (None, self.facts(id).await?),
            Slot::Hand(_) | Slot::Ping(_) => (None, None),
        };
        let players = facts.into_iter().flat_map(|facts| facts.players).map(|player| player.id).collect();
        Ok(Some(Spoken { messages, parties, players }))
    }

    /// The players of a match. A match that was set aside has a message, and nothing else is known of it.
    async fn facts(&self, id: MatchId) -> Result<Option<Facts>, HallError> {
        match self.hall.facts(id).await {
            Err(HallError::Aside(_)) => Ok(None),
            facts => facts,
        }
    }

    async fn show(&self, slot: Slot, message: Spoken) {
        let at = SystemClock.now();
        let Moved { new, old } = self.change(|channel| channel.show(slot, Arc::new(message), at));
        if let Some(id) = new
            && let Err(error) = self.keep(id, &Stored { at, body: StoredBody::of_slot(slot) }).await
        {
            tracing::error!(?slot, %error, "the place of a message was not kept");
        }
        if let Some(old) = old {
            self.forget(old).await;
        }
        self.trim().await;
    }

    /// Removes the message of a slot.
    pub(crate) async fn remove(&self, slot: Slot) {
        let found = self.channel().find(slot);
        if let Some((id, ..)) = found {
            self.take_away(id).await;
        }
    }

    async fn post(&self, body: Body) -> Result<(), CommitError> {
        let (id, at) = (self.channel().next_id(), SystemClock.now());
        let stored = match &body {
            Body::Chat { who, text } => StoredBody::Chat { who: who.clone(), text: text.clone() },
            Body::Said(text) => StoredBody::Said(text.clone()),
            Body::Slot(slot, _) => StoredBody::of_slot(*slot),
        };
        self.keep(id, &Stored { at, body: stored }).await?;
        self.change(|channel| channel.put(id, Post { at, body }));
        self.trim().await;
        Ok(())
    }

    /// Removes the surplus posts.
    async fn trim(&self) {
        let surplus = self.channel().surplus();
        for id in surplus {
            self.take_away(id).await;
        }
    }

    async fn take_away(&self, id: u64) {
        self.change(|channel| channel.remove(id));
        self.forget(id).await;
    }

    /// Changes the channel, and wakes every page if the change is news for all of them.
    fn change<T>(&self, how: impl FnOnce(&mut Channel) -> T) -> T {
        let mut channel = self.channel();
        let before = channel.news_for_all();
        let done = how(&mut channel);
        if channel.news_for_all() != before {
            self.news.send_replace(());
        }
        done
    }

    async fn keep(&self, id: u64, post: &Stored) -> Result<(), CommitError> {
        let value = serde_json::to_vec(post).map_err(|error| StoreError::Invalid(error.to_string()))?;
        self.write(id, Some(value)).await.map(drop)
    }

    /// Removes a stored post. If the store fails now, the post is removed at the next start.
    async fn forget(&self, id: u64) {
        if let Err(error) = self.write(id, None).await {
            tracing::warn!(id, %error, "an old post was not forgotten");
        }
    }

    async fn write(&self, id: u64, value: Option<Vec<u8>>) -> Result<Revision, CommitError> {
        let op = OpId::random().map_err(|error| StoreError::Invalid(error.to_string()))?;
        let key = format!("{POSTS}{id:016}");
        self.store
            .put(DocumentWrite {
                collection: Collection::System,
                key,
                expected: Expected::Any,
                value,
                deadline: None,
                op,
            })
            .await
    }

    fn channel(&self) -> MutexGuard<'_, Channel> {
        self.channel.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use duelhall_hall::HallConfig;
    use duelhall_store::{SledStore, sled::Options};
    use tokio::sync::mpsc;

    use super::*;

    // The speaker's connection is cut during a write to the disk.
    #[tokio::test]
    async fn stored_words_are_shown_even_if_nobody_waits_for_the_answer() {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(SledStore::open(folder.path(), &Options::default()).unwrap());
        let (sender, _notices) = mpsc::unbounded_channel();
        let hall = Hall::open(HallConfig::default(), Arc::clone(&store), Arc::new(SystemClock), sender).unwrap();
        let timeline = Arc::new(Timeline::open(store, hall, PlaceId::new("web", "hall")).await.unwrap());
        let mut news = timeline.watch();
        let mut speaking = Box::pin(timeline.chat("Ann".to_owned(), "hello".to_owned()));
        assert!(futures::poll!(&mut speaking).is_pending(), "the disk takes its time");
        drop(speaking);
        news.changed().await.unwrap();
        let shown = timeline.since(&mut Sight::default(), |_| false).0;
        assert!(format!("{shown:?}").contains("hello"), "{shown:?}");
    }
}
