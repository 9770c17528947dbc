//! Decides who is pinged in a place, and when. People who have moved or opened their hand by then are not pinged.

use duelhall_hall::{PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::time::Instant;

use super::messenger::{Messenger, Posted};
use super::worker::Worker;

impl<M: Messenger> Worker<M> {
    /// Finds out for whom a match waits now: an outdated ping is deleted, and a new one gets its time.
    pub(super) async fn turn_to_ping(&mut self, place: PlaceId, id: MatchId) {
        let (key, spotted) = ((place.clone(), id), (place, Slot::Ping(id)));
        let message = match self.messenger.newest(&spotted).await {
            Ok(message) => message,
            Err(error) => return tracing::error!(%id, %error, "a ping cannot be made"),
        };
        let Some(message) = message else {
            self.pings.remove(&key);
            return self.remove(&spotted).await;
        };
        let Some(peace) = self.messenger.peace(&self.ground, id, &message) else { return };
        let ours = |person: &&PersonId| person.platform() == M::PLATFORM;
        let asked: Vec<PersonId> = message.mentions.iter().map(|mention| &mention.id).filter(ours).cloned().collect();
        let within = |others: &[PersonId]| asked.iter().all(|person| others.contains(person));
        if let Some(post) = self.post(&spotted).await {
            if within(&post.notified()) {
                // Half of the time may have passed: then the ping says so.
                return self.mark(spotted);
            }
            self.remove(&spotted).await;
        }
        if !self.pings.get(&key).is_some_and(|(_, others)| within(others)) {
            self.pings.insert(key, (Instant::now() + peace, asked));
        }
    }

    /// Somebody has opened their hand: a ping for them alone is no longer needed.
    pub(super) async fn opened(&mut self, place: PlaceId, person: &PersonId, id: MatchId) {
        if person.platform() != M::PLATFORM {
            return;
        }
        let (key, spotted) = ((place.clone(), id), (place, Slot::Ping(id)));
        let alone = |asked: &[PersonId]| *asked == [person.clone()];
        if let Some((at, asked)) = self.pings.get_mut(&key)
            && alone(asked)
        {
            *at = (*at).max(Instant::now() + M::PING_DELAY);
        }
        if self.post(&spotted).await.is_some_and(|post| alone(&post.notified())) {
            self.dirty.retain(|other| *other != spotted);
            self.remove(&spotted).await;
        }
    }
}
