//! Whom a chat is told to hurry, and when: never at once, for most people look at their cards anyway, and each message
//! counts. Who has moved or opened their hand by then is left in peace.

use std::time::Duration;

use duelhall_hall::{Audience, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use tokio::time::Instant;

use super::chats::Worker;
use super::ids;

/// How long somebody whose turn it is has to look by themselves.
const DELAY: Duration = Duration::from_secs(20);

impl Worker {
    /// Looks whom a match waits for now: an old ping goes away, a new one gets its time.
    pub(super) async fn turn_to_ping(&mut self, place: PlaceId, id: MatchId) {
        let message = match self.bot.hall.message(&Audience::Place(place.clone()), Slot::Ping(id)).await {
            Ok(message) => message,
            Err(error) => return tracing::error!(%id, %error, "a ping cannot be made"),
        };
        let (key, spotted) = ((place.clone(), id), (place, Slot::Ping(id)));
        let Some(message) = message else {
            self.pings.remove(&key);
            return self.remove(&spotted).await;
        };
        let asked: Vec<i64> = message.mentions.iter().filter_map(|mention| ids::user(&mention.id)).collect();
        let within = |others: &[i64]| asked.iter().all(|user| others.contains(user));
        if let Some(post) = self.post(&spotted).await {
            if within(&post.mentions) {
                // Half of the time may be gone: the words say so then.
                return self.mark(spotted);
            }
            self.remove(&spotted).await;
        }
        if !self.pings.get(&key).is_some_and(|(_, others)| within(others)) {
            self.pings.insert(key, (Instant::now() + DELAY, asked));
        }
    }

    /// Somebody has opened their hand: a ping for them alone has done its work.
    pub(super) async fn opened(&mut self, place: PlaceId, person: &PersonId, id: MatchId) {
        let Some(user) = ids::user(person) else { return };
        let key = (place, id);
        if let Some((at, asked)) = self.pings.get_mut(&key)
            && asked[..] == [user]
        {
            *at = (*at).max(Instant::now() + DELAY);
        }
        let spotted = (key.0, Slot::Ping(id));
        if self.post(&spotted).await.is_some_and(|post| post.mentions[..] == [user]) {
            self.dirty.retain(|other| *other != spotted);
            self.remove(&spotted).await;
        }
    }
}
