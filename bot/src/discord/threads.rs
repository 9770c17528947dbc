//! Opens the thread of a match, in places that want one.

use duelhall_hall::{ChallengeId, PlaceId, Slot};

use super::bot::Bot;
use super::fault::Fault;
use super::ids::Spot;
use super::markup::cut;
use super::outgoing::Outgoing;
use super::posts::{POSTS, Post};
use super::rest::Done;
use crate::chat::Draft;

/// The longest name of a thread, in characters.
const LONGEST_THREAD: usize = 100;

impl Bot {
    /// The message that shows a slot.
    pub(super) async fn posted(&self, place: &PlaceId, slot: Slot) -> Option<Post> {
        POSTS.load(&*self.store, place.as_str(), slot).await.unwrap_or_else(|error| {
            tracing::error!(%place, %error, "where a message is cannot be read");
            None
        })
    }

    /// The channel or thread in which a slot's messages stand.
    pub(super) async fn channel_of(&self, spot: Spot, place: &PlaceId, slot: Option<Slot>) -> u64 {
        let Some(Slot::Board(id) | Slot::Ping(id)) = slot else { return spot.channel() };
        let board = self.posted(place, Slot::Board(id)).await;
        board.map_or_else(|| spot.channel(), |board| board.channel)
    }

    /// The thread of a match. It is opened with the first board, if the place wants threads.
    pub(super) async fn thread_of(&self, spot: Spot, draft: &Draft<'_, Outgoing>) -> Done<Option<u64>> {
        let Some(slot @ (Slot::Board(id) | Slot::Ping(id))) = draft.slot else { return Ok(None) };
        if let Some(board) = self.posted(draft.place, Slot::Board(id)).await {
            return Ok(Some(board.channel));
        }
        let Spot::Guild { channel, thread: None, .. } = spot else { return Ok(None) };
        if matches!(slot, Slot::Ping(_)) || !self.hall.threads(draft.place).await.unwrap_or(false) {
            return Ok(None);
        }
        let challenge = self.posted(draft.place, Slot::Challenge(ChallengeId(id))).await.map(|post| post.message);
        let first = || draft.message.text.lines().next().unwrap_or_default();
        let title = if draft.message.title.is_empty() { first() } else { &draft.message.title };
        let title = cut(title, LONGEST_THREAD);
        match self.rest.open_thread(channel, challenge, &title).await {
            Ok(thread) => Ok(Some(thread)),
            // An earlier try succeeded after all. A message and its thread have the same number.
            Err(Fault::HasThread) => Ok(challenge),
            // Only a thread that is attached to a message is never opened twice.
            Err(fault) if fault.passes() && (challenge.is_some() || fault == Fault::Limited) => Err(fault),
            Err(fault) => {
                self.trouble(draft.place, fault, "the thread of a match");
                Ok(None)
            }
        }
    }
}
