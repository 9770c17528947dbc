//! Gives timers the time for which the program was down or slept, at most an hour.
//!
//! A heartbeat in the store says when the program was last up. If the machine slept or its clock was set forward, two
//! heartbeats of one process are far apart. That counts as an outage too. If the clock was set back, a timer that
//! began in what is now the future begins now. So nobody waits hours for a move that has minutes.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_store::{
    Change, Collection, CommitError, DocumentWrite, Expected, MatchId, OpId, Revision, StoreError, StoredMatch,
    Timestamp,
};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::challenge::Party;
use crate::index::{self, Sitting};
use crate::inner::Inner;
use crate::meta::{Meta, Timer};
use crate::trouble::Trouble;
use crate::voice::span;
use crate::{Audience, ChallengeId, HallError, Pace, Slot};

/// The key of the heartbeat.
const KEY: &str = "heartbeat";

/// How often the heart beats.
const BEAT: Duration = Duration::from_secs(10);

/// The most time that a timer gets for an outage.
const MOST: Duration = Duration::from_secs(3_600);

/// The shortest outage for which timers are moved.
const LEAST: Duration = Duration::from_secs(2);

/// The same for matches by correspondence.
const LEAST_SLOW: Duration = Duration::from_secs(60);

/// Matches moved at once.
const TOGETHER: usize = 16;

/// Matches read at once.
const PAGE: usize = 256;

/// When the heart of this process beat last; `None` before the first time.
#[derive(Default)]
pub(crate) struct Heart {
    last: Mutex<Option<Timestamp>>,
    /// The same in milliseconds, read without a lock; 0 before the first time.
    seen: AtomicI64,
}

/// Why timers are moved.
#[derive(Clone, Copy, Debug)]
enum Gap {
    /// The program was down, or slept, since this moment.
    Down(Timestamp),
    /// The clock was set back.
    SetBack,
}

/// The heartbeat as it is stored.
#[derive(Serialize, Deserialize)]
struct Heartbeat {
    version: u16,
    at: Timestamp,
}

impl Inner {
    /// Stores that the program is up. If it was down or asleep just before, timers are moved by that time.
    pub(crate) async fn beat(&self) -> Result<(), HallError> {
        let now = self.now();
        let mut last = self.heart.last.lock().await;
        let (before, least) = match *last {
            Some(last) if now >= last && now.since(last) < BEAT => return Ok(()),
            Some(last) => (Some(last), self.config.heart_gap),
            None => (self.stored_beat().await?, LEAST),
        };
        match before {
            Some(before) if now.since(before) >= least => self.wake(Gap::Down(before)).await?,
            Some(before) if before.since(now) >= self.config.heart_gap => {
                tracing::warn!(by = ?before.since(now), "the clock was set back");
                self.wake(Gap::SetBack).await?;
            }
            Some(_) | None => {}
        }
        // Moving many timers takes time too, and that time is no outage.
        let now = self.now();
        self.write_beat(now).await?;
        *last = Some(now);
        self.heart.seen.store(now.0, Ordering::Relaxed);
        Ok(())
    }

    /// Makes the heart beat at once if the machine seems to have slept. A request may come before the alarm wakes.
    pub(crate) fn look_at_heart(&self) {
        let seen = self.heart.seen.load(Ordering::Relaxed);
        if seen > 0 && self.now().since(Timestamp(seen)) >= self.config.heart_gap {
            self.alarm.notify_one();
        }
    }

    /// Stores that the program was up until now.
    pub(crate) async fn last_beat(&self) {
        if let Err(error) = self.write_beat(self.now()).await {
            tracing::warn!(%error, "the last heartbeat was not kept");
        }
    }

    async fn write_beat(&self, at: Timestamp) -> Result<(), StoreError> {
        let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
        let value = Some(serde_json::to_vec(&Heartbeat { version: 1, at }).unwrap_or_default());
        let (collection, key, expected) = (Collection::System, KEY.to_owned(), Expected::Any);
        match self.store.put(DocumentWrite { collection, key, expected, value, deadline: None, op }).await {
            Err(CommitError::Store(error)) => Err(error),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// When the program was last up, according to the store.
    async fn stored_beat(&self) -> Result<Option<Timestamp>, StoreError> {
        let document = self.store.get(Collection::System, KEY).await?;
        Ok(document.and_then(|document| serde_json::from_slice::<Heartbeat>(&document.value).ok()).map(|beat| beat.at))
    }

    /// Moves the timers and challenges that ran during the gap.
    async fn wake(&self, gap: Gap) -> Result<(), HallError> {
        let mut after = None;
        loop {
            let page = self.store.live(after, PAGE).await?;
            let Some(last) = page.last() else { break };
            after = Some(*last);
            futures_util::stream::iter(page).for_each_concurrent(TOGETHER, |id| self.move_match(id, gap)).await;
        }
        for (key, _) in self.scan_all(Collection::Challenges, "").await? {
            let Ok(id) = key.parse() else { continue };
            if let Err(trouble) = self.move_challenge(id, gap).await {
                tracing::warn!(%id, ?trouble, "a challenge got no time for the outage");
            }
        }
        Ok(())
    }

    async fn move_match(&self, id: MatchId, gap: Gap) {
        match self.moved(id, gap).await {
            Ok(Some(meta)) => {
                for place in meta.places() {
                    self.refresh(Audience::Place(place.clone()), Slot::Board(id));
                }
            }
            Ok(None) => {}
            Err(trouble) => tracing::warn!(%id, ?trouble, "a match got no time for the outage"),
        }
    }

    /// Moves the timer of a match. Returns its meta if the timer was moved. Nobody moves in the match meanwhile.
    async fn moved(&self, id: MatchId, gap: Gap) -> Result<Option<Meta>, Trouble> {
        let mut held = self.duels.hold(id).await;
        let Some(stored) = self.store.load(id).await? else { return Ok(None) };
        let Some((change, meta)) = later(id, &stored, gap, self.now())? else { return Ok(None) };
        let deadline = change.deadline;
        let done = self.store.commit(id, stored.revision, change).await;
        let next = stored.revision.next();
        match held.as_mut().filter(|duel| duel.revision == stored.revision && matches!(done, Ok(at) if at == next)) {
            Some(duel) => (duel.meta, duel.deadline, duel.revision) = (meta.clone(), deadline, next),
            // Whatever the reason, memory may differ from the store.
            None => *held = None,
        }
        done?;
        Ok(Some(meta))
    }

    /// Moves the end of a challenge and its lines in the index. An accept waits for this. If the challenge is withdrawn
    /// at this moment, one of the two writes is first.
    async fn move_challenge(&self, id: ChallengeId, gap: Gap) -> Result<(), Trouble> {
        let _inside = self.alone_at(id).await;
        let Some(mut challenge) = self.challenge(id).await? else { return Ok(()) };
        let now = self.now();
        let grace = if let Gap::Down(down) = gap { now.since(down).min(MOST) } else { Duration::ZERO };
        if !challenge.move_on(grace, now) {
            return Ok(());
        }
        let op = OpId::random().map_err(|error| StoreError::Backend(error.to_string()))?;
        let line = |party: &Party| index::at(&party.id, id.0, Sitting::Challenge, Some(challenge.until()), op);
        let mut writes: Vec<DocumentWrite> = challenge.people().into_iter().map(line).collect();
        writes.push(challenge.write(id, now, op));
        self.store.put_all(writes).await?;
        self.show_challenge(id, &challenge);
        Ok(())
    }
}

/// The change that moves a timer, and the players with the new timer.
fn later(id: MatchId, stored: &StoredMatch, gap: Gap, now: Timestamp) -> Result<Option<(Change, Meta)>, HallError> {
    let mut meta = Meta::read(id, &stored.meta)?;
    // A match that is set aside has no deadline, and stays as it is.
    let Some(deadline) = stored.deadline else { return Ok(None) };
    let ahead = meta.timer.filter(|timer| timer.from > now);
    if ahead.is_some() || meta.timer.is_none() && deadline > now && matches!(gap, Gap::SetBack) {
        meta.timer = ahead.map(|timer| Timer { from: now, until: now.after(timer.until.since(timer.from)), ..timer });
        // The hall looks at the match at once.
        let mut change = Change::new(OpId::derived(id, stored.revision, "set back"));
        change.deadline = Some(now);
        change.meta = Some(meta.write());
        return Ok(Some((change, meta)));
    }
    let (Some(mut timer), Gap::Down(down)) = (meta.timer, gap) else { return Ok(None) };
    // Named after the outage: if a start is cut short, the next start does not give the time twice.
    let mut change = Change::new(OpId::derived(id, Revision(0), &format!("outage {}", down.0)));
    let least = if meta.pace == Pace::Correspondence { LEAST_SLOW } else { LEAST };
    // A timer that began after the last heartbeat shows that the program was still up.
    let grace = now.since(down.max(timer.from)).min(MOST);
    if grace < least {
        return Ok(None);
    }
    let by_timer = deadline == timer.half() || deadline == timer.until;
    (timer.from, timer.until) = (timer.from.after(grace), timer.until.after(grace));
    meta.timer = Some(timer);
    meta.tell(None, vec![Text::new("tell-outage").text("time", span(grace))]);
    change.deadline = Some(if by_timer { deadline.after(grace) } else { deadline });
    change.meta = Some(meta.write());
    Ok(Some((change, meta)))
}
