//! Decides who is pinged in a place, and when: once for a turn. People who look at their hand or press something in the
//! match are not pinged, and a ping that is no longer true goes away.

use std::collections::BTreeMap;
use std::time::Duration;

use duelhall_hall::{Message, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::time::Instant;

use super::messenger::{Messenger, Posted, Spotted};
use super::worker::Worker;

/// For this long after a look at their hand, somebody is taken to be thinking about their answer.
const THINKS: Duration = Duration::from_secs(15 * 60);

/// For this long after a look at their hand, somebody is taken to be there, also when the next question comes.
const PRESENT: Duration = Duration::from_secs(60);

/// When this many matches are known in one house, those for which nobody has to be pinged are forgotten.
const MANY: usize = 256;

/// The people for whom a match waits in a place, and when they should be pinged.
pub(super) struct Call {
    /// The people who are asked; `None` if that is not known yet.
    asked: Option<Vec<PersonId>>,
    /// Since when they are asked, or else since when anything is known.
    since: Instant,
    /// When they should be pinged.
    due: Option<Instant>,
    /// When each person last looked at their hand.
    looks: BTreeMap<PersonId, Instant>,
}

impl Call {
    fn unknown_since(since: Instant) -> Self {
        Self { asked: None, since, due: None, looks: BTreeMap::new() }
    }

    /// Whether a person has looked at their hand since they are asked, and may still think about it.
    fn thinks(&self, person: &PersonId) -> bool {
        self.looks.get(person).is_some_and(|at| *at >= self.since && at.elapsed() < THINKS)
    }

    /// The people who are asked, as far as is known.
    fn asked(&self) -> &[PersonId] {
        self.asked.as_deref().unwrap_or_default()
    }

    /// Whether all of these people were asked before.
    fn covers(&self, asked: &[PersonId]) -> bool {
        asked.iter().all(|person| self.asked().contains(person))
    }

    /// Whether nobody is asked who does not look at their hand.
    fn is_quiet(&self) -> bool {
        self.asked().iter().all(|person| self.thinks(person))
    }

    /// When people should be pinged.
    pub(super) const fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Whether it is time to ping; it is so only once.
    pub(super) fn ring(&mut self, now: Instant) -> bool {
        let is_due = self.due.is_some_and(|due| due <= now);
        if is_due {
            self.due = None;
        }
        is_due
    }

    /// Whether somebody may still think about their answer, which only this worker knows.
    pub(super) fn is_watched(&self) -> bool {
        self.looks.values().any(|at| at.elapsed() < THINKS)
    }
}

impl<M: Messenger> Worker<M> {
    /// Finds out for whom a match waits now: an outdated ping is deleted, and a new one gets its time. When half of the time
    /// is gone, people who have not looked are pinged at once, and others are told without a sound.
    pub(super) async fn turn_to_ping(&mut self, place: PlaceId, id: MatchId) {
        let (key, spotted) = ((place.clone(), id), (place, Slot::Ping(id)));
        let message = match self.messenger.newest(&spotted).await {
            Ok(message) => message,
            Err(error) => return tracing::error!(%id, %error, "a ping cannot be made"),
        };
        let Some(message) = message else { return self.nobody_to_ping(&spotted, id).await };
        let Some(peace) = self.messenger.peace(&self.ground, id, &message) else { return };
        let asked = people::<M>(&message);
        if asked.is_empty() {
            return self.nobody_to_ping(&spotted, id).await;
        }
        let post = self.post(&spotted).await;
        let called = post.as_ref().is_some_and(|post| {
            let called = post.notified();
            asked.iter().all(|person| called.contains(person))
        });
        match self.calls.get_mut(&key) {
            Some(call) if call.covers(&asked) => call.asked = Some(asked),
            _ => {
                let old = self.calls.remove(&key).unwrap_or_else(|| Call::unknown_since(Instant::now()));
                // Somebody may have looked before the place is told that they are asked: when the match begins, after a
                // restart, and if they play against computers.
                let is_late = old.asked.is_none() || old.asked().is_empty() && message.hurry;
                let since = if is_late { old.since } else { Instant::now() };
                // A ping that is there after a restart was for the same question.
                let due = (!called && !message.begun).then(|| due(&asked, &old.looks, peace));
                self.keep_call(key.clone(), Call { asked: Some(asked), since, due, looks: old.looks });
                if !called {
                    self.due.remove(&spotted);
                    if post.is_some() {
                        self.remove(&spotted).await;
                    }
                }
            }
        }
        let Some(call) = self.calls.get_mut(&key) else { return };
        if message.hurry || message.begun && !called {
            call.due = None;
            return self.mark(spotted);
        }
        match post.filter(|_| called) {
            // The timer was set again, so less than half of it is gone.
            Some(post) if post.is_end() => self.take_back(&spotted).await,
            Some(_) => self.mark(spotted),
            None => {}
        }
    }

    /// Nobody has to be pinged for a match any more.
    pub(super) async fn nobody_to_ping(&mut self, spotted: &Spotted, id: MatchId) {
        let key = (spotted.0.clone(), id);
        if let Some(call) = self.calls.get_mut(&key) {
            (call.asked, call.since, call.due) = (Some(Vec::new()), Instant::now(), None);
        }
        self.take_back(spotted).await;
    }

    /// Somebody has looked at their hand, or answered at some moment: they need no ping. A busy program may hear of an answer only
    /// after they were asked something else, which they have not seen then.
    pub(super) async fn opened(&mut self, place: PlaceId, person: &PersonId, id: MatchId, at: Option<Instant>) {
        let at = at.unwrap_or_else(Instant::now);
        if person.platform() != M::PLATFORM {
            return;
        }
        let (key, spotted) = ((place.clone(), id), (place, Slot::Ping(id)));
        if !self.calls.contains_key(&key) {
            self.keep_call(key.clone(), Call::unknown_since(at));
        }
        let called = self.post(&spotted).await.map(|post| post.notified());
        let Some(call) = self.calls.get_mut(&key) else { return };
        let look = call.looks.entry(person.clone()).or_insert(at);
        *look = at.max(*look);
        let is_meant = call.asked().contains(person) || called.iter().flatten().any(|other| other == person);
        if !is_meant || !call.is_quiet() || !called.iter().flatten().all(|other| call.thinks(other)) {
            return;
        }
        call.due = None;
        self.take_back(&spotted).await;
    }

    /// Leaves those who look at their hand out of a ping; returns whether it should be posted.
    pub(super) fn is_needed_ping(&self, place: &PlaceId, id: MatchId, message: &mut Message) -> bool {
        let Some(call) = self.calls.get(&(place.clone(), id)).filter(|call| !call.asked().is_empty()) else {
            return true;
        };
        if !call.covers(&people::<M>(message)) {
            // Others are asked by now, and get their own time.
            return false;
        }
        message.mentions.retain(|mention| !call.thinks(&mention.id));
        message.hurry || !message.mentions.is_empty()
    }

    /// Takes a ping away, also one that waits to be posted.
    async fn take_back(&mut self, spotted: &Spotted) {
        self.due.remove(spotted);
        self.lifted.remove(spotted);
        self.remove(spotted).await;
    }

    fn keep_call(&mut self, key: (PlaceId, MatchId), call: Call) {
        if self.calls.len() >= MANY {
            self.calls.retain(|_, call| !call.asked().is_empty());
        }
        self.calls.insert(key, call);
    }
}

/// The people of the platform who are asked.
fn people<M: Messenger>(message: &Message) -> Vec<PersonId> {
    let ours = |person: &&PersonId| person.platform() == M::PLATFORM;
    message.mentions.iter().map(|mention| &mention.id).filter(ours).cloned().collect()
}

/// When people should be pinged who are asked now. Somebody who looked a moment ago has seen what the others did.
fn due(asked: &[PersonId], looks: &BTreeMap<PersonId, Instant>, peace: Duration) -> Instant {
    let now = Instant::now();
    let there = asked.iter().map(|person| looks.get(person).map_or(now, |at| *at + PRESENT)).min();
    (now + peace).max(there.unwrap_or(now))
}

#[cfg(test)]
mod tests;
