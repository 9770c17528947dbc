//! Matches that are set aside: the program panicked in them, so they wait until the operator takes them back.
//!
//! The mark is a document, so it survives a restart. Nobody sits at such a match, so it counts against no limit.

use std::sync::{Arc, Mutex};

use duelhall_engine::kit::Text;
use duelhall_store::{
    Change, Collection, CommitError, DocumentWrite, Expected, MatchId, OpId, Store, StoreError, StoredMatch, Timestamp,
};
use serde::{Deserialize, Serialize};

use crate::guard::{Broken, caught};
use crate::index::{self, Sitting};
use crate::inner::Inner;
use crate::meta::{Meta, Timer};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Audience, Clock, HallError, Message, Notice, PersonId, PlaceId, Slot};

/// The prefix of the marks' keys.
const MARKS: &str = "aside ";

/// Marks read at once.
const PAGE: usize = 256;

/// A match that is set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// The match.
    pub id: MatchId,
    /// The reason; nothing in it is secret.
    pub reason: String,
    /// The time at which it was set aside.
    pub since: Timestamp,
}

/// The matches in which the program panicked and that are not set aside yet.
pub(crate) type Marks = Arc<Mutex<Vec<(MatchId, Broken)>>>;

/// A mark as it is stored.
#[derive(Serialize, Deserialize)]
struct Mark {
    version: u16,
    reason: String,
    since: Timestamp,
}

fn key(id: MatchId) -> String {
    format!("{MARKS}{id}")
}

/// Whether a match is set aside.
pub(crate) async fn is_aside(store: &dyn Store, id: MatchId) -> Result<bool, StoreError> {
    Ok(store.get(Collection::System, &key(id)).await?.is_some())
}

/// Returns the matches that are set aside.
///
/// # Errors
/// When the store fails.
pub async fn set_aside(store: &dyn Store) -> Result<Vec<SetAside>, StoreError> {
    let mut found: Vec<SetAside> = Vec::new();
    let mut after: Option<String> = None;
    loop {
        let page = store.scan(Collection::System, MARKS, after.as_deref(), PAGE).await?;
        let Some((last, _)) = page.last() else { return Ok(found) };
        after = Some(last.clone());
        found.extend(page.iter().filter_map(|(key, document)| {
            let id = key.strip_prefix(MARKS)?.parse().ok()?;
            let mark: Mark = serde_json::from_slice(&document.value).ok()?;
            Some(SetAside { id, reason: mark.reason, since: mark.since })
        }));
    }
}

/// Takes a match back: its players are in it again, and the player who is asked has the full time for the move. Says
/// whether the match was set aside.
///
/// # Errors
/// When the store fails, or when the match cannot be read.
pub async fn take_back(store: &dyn Store, clock: &dyn Clock, id: MatchId) -> Result<bool, HallError> {
    if !is_aside(store, id).await? {
        return Ok(false);
    }
    let stored = store.load(id).await?;
    let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
    let unmark = mark(id, None, op);
    let done = match stored.filter(|stored| stored.finished.is_none()) {
        Some(stored) => {
            let change = returned(id, &stored, clock.now(), op, unmark)?;
            store.commit(id, stored.revision, change).await
        }
        None => store.put(unmark).await,
    };
    match done {
        Ok(_) => Ok(true),
        Err(CommitError::Store(error)) => Err(error.into()),
        Err(error) => Err(StoreError::Backend(error.to_string()).into()),
    }
}

/// The change that continues a match in progress.
fn returned(
    id: MatchId,
    stored: &StoredMatch,
    now: Timestamp,
    op: OpId,
    unmark: DocumentWrite,
) -> Result<Change, HallError> {
    let mut meta = Meta::read(id, &stored.meta)?;
    let budget = std::time::Duration::from_millis(meta.budget_ms);
    meta.timer = meta.timer.map(|_| Timer { from: now, until: now.after(budget), nudged: false });
    let mut change = Change::new(op);
    // The hall looks at the match at once, and starts the timer by itself.
    change.deadline = Some(meta.timer.map_or(now, |timer| timer.half()));
    change.documents = vec![unmark];
    let people = meta.chairs.iter().filter(|chair| chair.level().is_none());
    change.documents.extend(people.map(|chair| index::at(&chair.id, id, Sitting::Match, None, op)));
    change.documents.extend(meta.places().into_iter().map(|place| index::on_board(place, id, op)));
    change.meta = Some(meta.write());
    Ok(change)
}

fn mark(id: MatchId, mark: Option<&Mark>, op: OpId) -> DocumentWrite {
    let value = mark.map(|mark| serde_json::to_vec(mark).unwrap_or_default());
    DocumentWrite { collection: Collection::System, key: key(id), expected: Expected::Any, value, deadline: None, op }
}

impl Inner {
    /// Does work in which rules run. If it panics, the matches that it held are set aside.
    pub(crate) async fn guarded<T>(&self, work: impl Future<Output = T>) -> Result<T, Broken> {
        let done = caught(work).await;
        for (id, broken) in self.duels.take_broken() {
            if let Err(trouble) = self.put_aside(id, &broken).await {
                tracing::error!(%id, ?trouble, "a match in which the program broke off could not be set aside");
            }
        }
        done
    }

    /// Sets a match aside on the disk, and tells its players.
    async fn put_aside(&self, id: MatchId, broken: &Broken) -> Result<(), Trouble> {
        let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
        let reason = broken.to_string();
        tracing::error!(%id, reason, "a match is set aside");
        let marked = Mark { version: 1, reason, since: self.now() };
        let Some(stored) = self.store.load(id).await? else { return Ok(()) };
        let meta = Meta::read(id, &stored.meta)?;
        if stored.finished.is_some() {
            self.store.put(mark(id, Some(&marked), op)).await?;
        } else {
            let mut change = Change::new(op);
            change.documents = index::cleared(&meta, id, op);
            change.documents.push(mark(id, Some(&marked), op));
            self.store.commit(id, stored.revision, change).await?;
        }
        self.show_aside(id, &meta).await
    }

    async fn show_aside(&self, id: MatchId, meta: &Meta) -> Result<(), Trouble> {
        for place in meta.places() {
            let here = || Audience::Place(place.clone());
            self.refresh(here(), Slot::Board(id));
            self.notice(Notice::Remove(here(), Slot::Ping(id)));
            let message = self.aside_in(id, meta, place).await?;
            self.notice(Notice::Say(here(), message));
        }
        for seat in meta.people().iter() {
            let person = meta.chairs[seat.index()].id.clone();
            self.refresh(Audience::Person(person, meta.place_of(seat).clone()), Slot::Hand(id));
        }
        Ok(())
    }

    /// The message about a match that is set aside, for a place.
    async fn aside_in(&self, id: MatchId, meta: &Meta, place: &PlaceId) -> Result<Message, StoreError> {
        let lang = self.public_lang(&self.place_settings(place).await?, place, meta.lang_of(place)).await?;
        Ok(told(&Voice::new(self.words_at(place), lang), id, meta))
    }

    /// The message in a slot of a match that is set aside.
    pub(crate) async fn aside_message(&self, audience: &Audience, slot: Slot) -> Result<Option<Message>, HallError> {
        let (Slot::Board(id) | Slot::Hand(id)) = slot else { return Ok(None) };
        let Some(stored) = self.store.load(id).await? else { return Ok(None) };
        let meta = Meta::read(id, &stored.meta)?;
        Ok(Some(match audience {
            Audience::Place(place) => self.aside_in(id, &meta, place).await?,
            Audience::Person(person, place) => self.aside_for(id, &meta, person, place).await?,
        }))
    }

    async fn aside_for(
        &self,
        id: MatchId,
        meta: &Meta,
        person: &PersonId,
        place: &PlaceId,
    ) -> Result<Message, HallError> {
        let hint = meta.chairs.iter().find(|chair| chair.id == *person).and_then(|chair| chair.lang);
        let (lang, _) = self.reader(person, place, hint).await?;
        Ok(told(&Voice::new(self.words_at(place), lang), id, meta))
    }
}

fn told(voice: &Voice, id: MatchId, meta: &Meta) -> Message {
    let voice = crate::say::named(voice, meta);
    let who = crate::say::list(&voice, &voice.names);
    let text = voice.say(&Text::new("duel-aside").raw("who", who).raw("id", id.to_string()));
    Message { text, ..Message::default() }
}
