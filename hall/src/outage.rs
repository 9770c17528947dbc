//! What clocks get for the time in which the program was down: as long as that was, at most an hour.
//!
//! A heartbeat in the store says when the program was up last.

use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_store::{
    Change, CommitError, DocumentWrite, Expected, Kind, MatchId, OpId, Revision, StoreError, StoredMatch, Timestamp,
};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::index::{self, Sitting};
use crate::inner::Inner;
use crate::meta::Meta;
use crate::trouble::Trouble;
use crate::voice::span;
use crate::{Audience, ChallengeId, HallError, Pace, Slot};

/// Where the heartbeat lies.
const KEY: &str = "heartbeat";

/// How often the heart beats.
const BEAT: Duration = Duration::from_secs(10);

/// The most that a clock gets.
const MOST: Duration = Duration::from_secs(3_600);

/// Shorter outages than this are not worth a word.
const LEAST: Duration = Duration::from_secs(2);

/// The same for those who have hours for a move.
const LEAST_SLOW: Duration = Duration::from_secs(60);

/// Matches moved at once.
const TOGETHER: usize = 16;

/// Matches read at once.
const PAGE: usize = 256;

/// When the heart of this process beat last; `None` before the first time.
#[derive(Default)]
pub(crate) struct Heart(Mutex<Option<Timestamp>>);

/// The heartbeat as it is stored.
#[derive(Serialize, Deserialize)]
struct Heartbeat {
    version: u16,
    at: Timestamp,
}

impl Inner {
    /// Says that the program is up. At the first time clocks are moved by the time in which it was down.
    pub(crate) async fn beat(&self) -> Result<(), HallError> {
        let now = self.now();
        let mut last = self.heart.0.lock().await;
        match *last {
            Some(last) if now.since(last) < BEAT => return Ok(()),
            Some(_) => {}
            None => self.wake(now).await?,
        }
        self.write_beat(now).await?;
        *last = Some(now);
        Ok(())
    }

    /// Says that the program was up until now.
    pub(crate) async fn last_beat(&self) {
        if let Err(error) = self.write_beat(self.now()).await {
            tracing::warn!(%error, "the last heartbeat was not kept");
        }
    }

    async fn write_beat(&self, at: Timestamp) -> Result<(), StoreError> {
        let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
        let value = Some(serde_json::to_vec(&Heartbeat { version: 1, at }).unwrap_or_default());
        let (kind, key, expected) = (Kind::System, KEY.to_owned(), Expected::Any);
        match self.store.put(DocumentWrite { kind, key, expected, value, deadline: None, op }).await {
            Err(CommitError::Store(error)) => Err(error),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Moves what ran while the program was down.
    async fn wake(&self, now: Timestamp) -> Result<(), HallError> {
        let Some(document) = self.store.get(Kind::System, KEY).await? else { return Ok(()) };
        let Ok(Heartbeat { at: down, .. }) = serde_json::from_slice(&document.value) else { return Ok(()) };
        if now.since(down) < LEAST {
            return Ok(());
        }
        let mut after = None;
        loop {
            let page = self.store.live(after, PAGE).await?;
            let Some(last) = page.last() else { break };
            after = Some(*last);
            futures_util::stream::iter(page).for_each_concurrent(TOGETHER, |id| self.move_match(id, down, now)).await;
        }
        for (key, _) in self.scan_all(Kind::Challenges, "").await? {
            let Ok(id) = key.parse() else { continue };
            if let Err(trouble) = self.move_challenge(id, down, now).await {
                tracing::warn!(%id, ?trouble, "a challenge got no time for the outage");
            }
        }
        Ok(())
    }

    async fn move_match(&self, id: MatchId, down: Timestamp, now: Timestamp) {
        match self.moved(id, down, now).await {
            Ok(Some(meta)) => {
                for place in meta.places() {
                    self.refresh(Audience::Place(place.clone()), Slot::Board(id));
                }
            }
            Ok(None) => {}
            Err(trouble) => tracing::warn!(%id, ?trouble, "a match got no time for the outage"),
        }
    }

    /// Moves the clock of a match; its table, if it has one that ran.
    async fn moved(&self, id: MatchId, down: Timestamp, now: Timestamp) -> Result<Option<Meta>, Trouble> {
        let Some(stored) = self.store.load(id).await? else { return Ok(None) };
        let Some((change, meta)) = later(id, &stored, down, now)? else { return Ok(None) };
        self.store.commit(id, stored.revision, change).await?;
        Ok(Some(meta))
    }

    /// Moves the end of a challenge, and with it the lines of the index.
    async fn move_challenge(&self, id: ChallengeId, down: Timestamp, now: Timestamp) -> Result<(), Trouble> {
        let Some(mut challenge) = self.challenge(id).await? else { return Ok(()) };
        if !challenge.move_on(now.since(down).min(MOST)) {
            return Ok(());
        }
        let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
        for party in challenge.people() {
            self.store.put(index::at(&party.id, id.0, Sitting::Challenge, Some(challenge.until()), op)).await?;
        }
        self.store.put(challenge.write(id, now, op)).await?;
        self.show_challenge(id, &challenge);
        Ok(())
    }
}

/// The change that moves a running clock, and the table as it is then.
fn later(
    id: MatchId,
    stored: &StoredMatch,
    down: Timestamp,
    now: Timestamp,
) -> Result<Option<(Change, Meta)>, HallError> {
    let mut meta = Meta::read(id, &stored.meta)?;
    let (Some(mut wound), Some(deadline)) = (meta.wound, stored.deadline) else { return Ok(None) };
    let least = if meta.pace == Pace::Correspondence { LEAST_SLOW } else { LEAST };
    // One that began after the last heartbeat shows that the program was still up.
    let grace = now.since(down.max(wound.from)).min(MOST);
    if grace < least {
        return Ok(None);
    }
    let by_clock = deadline == wound.half() || deadline == wound.until;
    (wound.from, wound.until) = (wound.from.after(grace), wound.until.after(grace));
    meta.wound = Some(wound);
    meta.tell(vec![Text::new("tell-outage").text("time", span(grace))]);
    // Named by the outage: a second start that was cut short gives nothing twice.
    let mut change = Change::new(OpId::derived(id, Revision(0), &format!("outage {}", down.0)));
    change.deadline = Some(if by_clock { deadline.after(grace) } else { deadline });
    change.meta = Some(meta.write());
    Ok(Some((change, meta)))
}
