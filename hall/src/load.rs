//! Loads stored matches into memory, whichever release wrote them.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use duelhall_engine::games::{Ended, Match, Moment, MomentsError, Origin, ResumeError, Resumed, TakenOver};
use duelhall_engine::kit::{Record, Text, Viewer};
use duelhall_store::{ContentId, MatchId, Store, StoredMatch};
use lru::LruCache;

use crate::HallError;
use crate::duel::Duel;
use crate::meta::Meta;
use crate::standing::{Over, Standing};

/// Contents kept in memory: mostly the card libraries of this release and of the previous one, some 80 KB each.
const CONTENTS: NonZeroUsize = NonZeroUsize::new(8).unwrap();

/// The first bytes of a finished match stored by the first release, which kept the whole record.
const RECORD: &[u8] = b"duelhall match ";

/// A match that was loaded.
pub(crate) enum Loaded {
    /// The match is as it was stored.
    Ready(Box<Duel>),
    /// The match was played by other rules. It continues under the rules of this release once the seam is stored.
    Seam(Box<Duel>, Box<TakenOver>),
}

/// What is stored of the course of a match.
pub(crate) struct Past {
    origin: Origin,
    lines: Vec<String>,
}

impl Past {
    /// The course as a viewer may know it, oldest first; `None` if the match was played by rules that this release no
    /// longer has. A long match takes a while to play again.
    pub(crate) fn course(&self, viewer: Viewer) -> Result<Option<Vec<Vec<Text>>>, ResumeError> {
        self.origin.course(&self.lines, viewer)
    }

    /// The key moments of a match that is over, as everybody may know them. A long match takes a while to play again.
    pub(crate) fn moments(&self) -> Result<Vec<Moment>, MomentsError> {
        self.origin.moments(&self.lines)
    }
}

/// The record of a match, composed from the stored log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The record as text.
    pub record: String,
    /// Why the log does not replay to the end of the match, if it does not. The recorded end is still that of the
    /// match.
    pub fault: Option<String>,
}

/// Composes the record of a stored match and checks it; `None` when there is no such match. The record holds the seed.
///
/// # Errors
/// When the store fails or the match is damaged.
pub async fn record_of(store: &dyn Store, id: MatchId) -> Result<Option<Proof>, HallError> {
    Contents::new().record(store, id).await
}

/// Contents by their hash. Many matches share each of them.
pub(crate) struct Contents(Mutex<LruCache<ContentId, Arc<Vec<u8>>>>);

impl Contents {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(LruCache::new(CONTENTS)))
    }

    /// The set-up with which a match began.
    async fn origin(&self, store: &dyn Store, id: MatchId, setup: &[u8]) -> Result<Origin, HallError> {
        let content = match Origin::content(setup).and_then(|hash| ContentId::from_bytes(&hash)) {
            Some(content) => self.get(store, content).await?,
            None => None,
        };
        let content = content.as_ref().map(|bytes| bytes.as_slice());
        Origin::read(setup, content).map_err(|error| HallError::resume(id, &error))
    }

    async fn get(&self, store: &dyn Store, id: ContentId) -> Result<Option<Arc<Vec<u8>>>, HallError> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned();
        if known.is_some() {
            return Ok(known);
        }
        let Some(bytes) = store.content(id).await?.map(Arc::new) else { return Ok(None) };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(id, Arc::clone(&bytes));
        Ok(Some(bytes))
    }

    /// Makes a match from its stored form.
    pub(crate) async fn read(&self, store: &dyn Store, id: MatchId, stored: StoredMatch) -> Result<Loaded, HallError> {
        match &stored.finished {
            Some(finished) => self.over(store, id, &stored, finished).await,
            None => self.live(store, id, stored).await,
        }
    }

    async fn live(&self, store: &dyn Store, id: MatchId, stored: StoredMatch) -> Result<Loaded, HallError> {
        let meta = Meta::read(id, &stored.meta)?;
        let origin = self.origin(store, id, &stored.setup).await?;
        let ready = |game: Match, unsaved: usize| {
            let mut duel = Duel::new(id, Standing::Live(Box::new(game)), meta, stored.revision, stored.deadline);
            duel.unsaved = u32::try_from(unsaved).unwrap_or(u32::MAX);
            stored.recent.iter().for_each(|op| duel.done(*op));
            Box::new(duel)
        };
        let resumed = origin.resume(&stored.snapshot, &stored.actions);
        if let Ok(Resumed::On(game)) = resumed {
            return Ok(Loaded::Ready(ready(*game, stored.actions.len())));
        }
        let lines = store.history(id).await?.unwrap_or_default();
        if !matches!(resumed, Ok(Resumed::OtherRules)) {
            match (origin.replay(&lines), resumed) {
                // The match is stored again at its next quiet moment.
                (Ok(game), _) => return Ok(Loaded::Ready(ready(game, usize::MAX))),
                (Err(_), Err(error)) => return Err(HallError::resume(id, &error)),
                // The rules differ although they have the same number. The match continues under the rules of this
                // release.
                (Err(error), Ok(_)) => tracing::error!(%id, %error, "a match does not replay by its own rules"),
            }
        }
        let over = origin.take_over(&stored.snapshot, stored.actions.len(), &lines);
        let over = over.map_err(|error| HallError::resume(id, &error))?;
        Ok(Loaded::Seam(ready(over.game.clone(), 0), Box::new(over)))
    }

    async fn over(
        &self,
        store: &dyn Store,
        id: MatchId,
        stored: &StoredMatch,
        finished: &[u8],
    ) -> Result<Loaded, HallError> {
        let meta = Meta::read(id, &stored.meta)?;
        let seats = u8::try_from(meta.chairs.len()).unwrap_or(u8::MAX);
        let over = if finished.starts_with(RECORD) {
            let text = std::str::from_utf8(finished).map_err(|error| HallError::damaged(id, &error))?;
            let record = Record::read(text).map_err(|error| HallError::record(id, &error))?;
            Over::recorded(&record, seats).ok_or_else(|| HallError::damaged(id, "its record has no end"))?
        } else {
            let origin = self.origin(store, id, &stored.setup).await?;
            let ended = Ended::read(finished, &origin).map_err(|error| HallError::damaged(id, &error))?;
            Over::kept(ended, seats, origin.commitment(), origin.seed())
        };
        let mut duel = Duel::new(id, Standing::Over(Box::new(over)), meta, stored.revision, None);
        stored.recent.iter().for_each(|op| duel.done(*op));
        Ok(Loaded::Ready(Box::new(duel)))
    }

    /// What is stored of the course of a match; `None` if the first release stored it.
    pub(crate) async fn past(&self, store: &dyn Store, id: MatchId) -> Result<Option<Past>, HallError> {
        let Some(stored) = store.load(id).await? else { return Ok(None) };
        if stored.finished.as_ref().is_some_and(|finished| finished.starts_with(RECORD)) {
            return Ok(None);
        }
        let origin = self.origin(store, id, &stored.setup).await?;
        let lines = store.history(id).await?.unwrap_or_default();
        Ok(Some(Past { origin, lines }))
    }

    /// Composes the record of a match and checks it; `None` when there is no such match.
    pub(crate) async fn record(&self, store: &dyn Store, id: MatchId) -> Result<Option<Proof>, HallError> {
        let Some(stored) = store.load(id).await? else { return Ok(None) };
        if let Some(record) = stored.finished.as_ref().filter(|finished| finished.starts_with(RECORD)) {
            let record = String::from_utf8(record.clone()).map_err(|error| HallError::damaged(id, &error))?;
            return Ok(Some(Proof { record, fault: None }));
        }
        let origin = self.origin(store, id, &stored.setup).await?;
        let ended = stored.finished.as_deref().map(|end| Ended::read(end, &origin)).transpose();
        let ended = ended.map_err(|error| HallError::damaged(id, &error))?;
        let history = store.history(id).await?.unwrap_or_default();
        let lines: Result<Vec<_>, _> = history.iter().map(|line| line.parse()).collect();
        let lines = lines.map_err(|error| HallError::damaged(id, &error))?;
        let (record, checked) = origin.record(&lines, ended.as_ref().map(|end| (end.fingerprint(), end.outcome())));
        Ok(Some(Proof { record: record.write(), fault: checked.err().map(|error| error.to_string()) }))
    }
}
