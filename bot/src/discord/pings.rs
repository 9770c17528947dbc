//! Whom a place is told to hurry, and when: at once those who have no hand before them, the others a little later.

use duelhall_hall::{Audience, Message, PersonId, Slot};
use duelhall_store::MatchId;
use tokio::time::Instant;

use super::channels::{PING_DELAY, Worker};
use super::ids::{self, Spot};

impl Worker {
    /// Looks whom a match waits for now: an old ping goes away, a new one gets its time.
    pub(super) async fn turn_to_ping(&mut self, id: MatchId) {
        // Where the bot is not, it cannot call anybody.
        if matches!(self.spot, Spot::Carried(_)) {
            return;
        }
        let slot = Slot::Ping(id);
        let message = match self.bot.hall.message(&Audience::Place(self.place.clone()), slot).await {
            Ok(message) => message,
            Err(error) => return tracing::error!(%id, %error, "a ping cannot be made"),
        };
        let Some(message) = message else {
            self.pings.remove(&id);
            return self.remove(slot).await;
        };
        let asked: Vec<u64> = message.mentions.iter().filter_map(|mention| ids::user(&mention.id)).collect();
        let within = |others: &[u64]| asked.iter().all(|user| others.contains(user));
        if let Some(post) = self.post(slot).await {
            if within(&post.mentions) {
                // Half of the time may be gone: the words say so then.
                return self.mark(slot);
            }
            self.remove(slot).await;
        }
        if self.pings.get(&id).is_some_and(|(_, others)| within(others)) {
            return;
        }
        let at = Instant::now() + if self.all_look(id, &message) { PING_DELAY } else { std::time::Duration::ZERO };
        self.pings.insert(id, (at, asked));
    }

    /// Whether everybody who is asked has their hand before them.
    fn all_look(&self, id: MatchId, message: &Message) -> bool {
        let now = self.bot.now();
        message.mentions.iter().all(|mention| self.bot.hands.is_open(&mention.id, id, now))
    }

    /// Somebody has opened their hand: a ping for them alone has done its work.
    pub(super) async fn opened(&mut self, person: &PersonId, id: MatchId) {
        let Some(user) = ids::user(person) else { return };
        if let Some((at, asked)) = self.pings.get_mut(&id)
            && asked[..] == [user]
        {
            *at = (*at).max(Instant::now() + PING_DELAY);
        }
        let slot = Slot::Ping(id);
        if self.post(slot).await.is_some_and(|post| post.mentions[..] == [user]) {
            self.dirty.retain(|other| *other != slot);
            self.remove(slot).await;
        }
    }
}
