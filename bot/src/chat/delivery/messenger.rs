//! What a platform does to deliver messages. Everything else is the same for every chat.

use std::fmt;
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{HallError, Message, PersonId, PlaceId, Slot};
use duelhall_store::MatchId;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::places::Places;
use crate::chat::Posts;

/// A slot in a place.
pub(crate) type Spotted = (PlaceId, Slot);

/// A platform, as its workers see it.
///
/// A worker serves one house: everything to which the platform applies one rate. A request itself cures the faults that
/// the platform can cure at once, such as a refused picture. A worker hears only of the other faults.
pub(crate) trait Messenger: Send + Sync + Sized + 'static {
    /// The name of the platform in ids.
    const PLATFORM: &'static str;
    /// The documents that say which message shows which slot.
    const POSTS: Posts;
    /// How long a person who may look at their hand is not pinged.
    const PING_DELAY: Duration;

    /// What a worker needs to know of its house.
    type Ground: Send + Sync;
    /// A message that shows a slot.
    type Post: Posted;
    /// A message, ready to be sent.
    type Outgoing: Send + Sync;
    /// Why a request failed.
    type Fault: fmt::Display + Send + Sync;
    /// The reason why a slot is held back, which ends at some time.
    type Bar: Copy + PartialEq + Send + Sync;
    /// Where an answer goes.
    type To: Send + Sync;

    /// The workers.
    fn places(&self) -> &Places<Self>;

    /// The house of a place.
    fn house(place: &PlaceId) -> PlaceId;

    /// What is known of a house; `None` when it does not belong to the platform.
    fn ground(&self, house: &PlaceId) -> Option<Self::Ground>;

    /// The newest message of a slot.
    fn newest(&self, spotted: &Spotted) -> impl Future<Output = Result<Option<Message>, HallError>> + Send;

    /// Puts a message into the form of the platform; a message without a slot is posted once and never edited.
    fn compose(
        &self,
        ground: &Self::Ground,
        at: (&PlaceId, Option<Slot>),
        message: &Message,
    ) -> impl Future<Output = Self::Outgoing> + Send;

    /// Waits until the house may be written to.
    fn ready(&self, ground: &Self::Ground) -> impl Future<Output = ()> + Send;

    /// Counts a failure that will pass: the wait before the next try gets longer each time.
    fn slow_down(&self, ground: &Self::Ground);

    /// Whether a message can be posted, or the posted one be edited.
    fn gate(
        &self,
        ground: &Self::Ground,
        at: (&PlaceId, Option<Slot>),
        post: Option<&Self::Post>,
        edits: bool,
    ) -> impl Future<Output = Gate<Self::Bar>> + Send;

    /// Whether a call in this slot is likely to be posted. Where one was refused lately it is not, even if the slot is held
    /// back no longer.
    fn calls(&self, ground: &Self::Ground, at: (&PlaceId, Slot)) -> impl Future<Output = bool> + Send {
        async move { matches!(self.gate(ground, (at.0, Some(at.1)), None, false).await, Gate::Open) }
    }

    /// How long a slot is still held back; `None` when it can be delivered.
    fn until(&self, bar: Self::Bar) -> Option<Duration>;

    /// Posts a message; `None` when there is no way into the place now.
    fn send(
        &self,
        ground: &Self::Ground,
        draft: Draft<'_, Self::Outgoing>,
    ) -> impl Future<Output = Result<Option<Sent<Self::Post>>, Self::Fault>> + Send;

    /// Edits a message if it should look different, and notes in `post` what it then shows.
    fn edit(
        &self,
        ground: &Self::Ground,
        spotted: &Spotted,
        post: &mut Self::Post,
        outgoing: &Self::Outgoing,
    ) -> impl Future<Output = Result<Edit, Self::Fault>> + Send;

    /// Takes out of play an old message that another has replaced.
    fn retire(&self, ground: &Self::Ground, post: &Self::Post) -> impl Future<Output = Result<(), Self::Fault>> + Send;

    /// Takes the buttons of a board away and leaves its picture standing. In this language it says instead of its words, which
    /// tell of a clock that has stopped, that the duel is over.
    fn strip(
        &self,
        ground: &Self::Ground,
        post: &Self::Post,
        lang: Lang,
    ) -> impl Future<Output = Result<(), Self::Fault>> + Send;

    /// Deletes a message.
    fn delete(&self, ground: &Self::Ground, post: &Self::Post) -> impl Future<Output = Result<(), Self::Fault>> + Send;

    /// Sends an answer that everybody sees.
    fn answer(
        &self,
        ground: &Self::Ground,
        to: &Self::To,
        outgoing: &Self::Outgoing,
    ) -> impl Future<Output = Result<(), Self::Fault>> + Send;

    /// The message that replaces the answers for which there was no room.
    fn unanswered(&self, to: &Self::To, number: u32) -> impl Future<Output = (PlaceId, Message)> + Send;

    /// Logs a trouble, unless the same was logged here lately.
    fn trouble(&self, ground: &Self::Ground, fault: &Self::Fault, what: &str);

    /// Whether the same request may succeed a little later.
    fn passes(fault: &Self::Fault) -> bool;

    /// Whether a failed message may have been posted all the same, so that a repetition would be a duplicate.
    fn may_stand(&self, ground: &Self::Ground, fault: &Self::Fault) -> bool;

    /// Reacts to a fault that does not pass, and says what becomes of the slot.
    fn judge(
        self: &std::sync::Arc<Self>,
        ground: &Self::Ground,
        spotted: &Spotted,
        fault: &Self::Fault,
    ) -> impl Future<Output = Verdict<Self::Bar>> + Send;

    /// How long to wait before the people who are asked are pinged; `None` where nobody can be pinged.
    fn peace(&self, ground: &Self::Ground, id: MatchId, message: &Message) -> Option<Duration>;

    /// Whether a message should be replaced by a new one.
    fn is_old(&self, ground: &Self::Ground, post: &Self::Post) -> bool;

    /// Whether only this worker knows how to edit a message.
    fn is_known_here_alone(&self, _post: &Self::Post) -> bool {
        false
    }

    /// Whether there is now a way into a place that had none.
    fn is_reached(&self, _ground: &Self::Ground) -> bool {
        false
    }

    /// Remembers that something waits for a way into a place, because the worker of the place ends.
    fn owes(&self, _ground: &Self::Ground) {}
}

/// A posted message.
pub(crate) trait Posted: Clone + Send + Sync + Serialize + DeserializeOwned {
    /// The people whom it notified.
    fn notified(&self) -> Vec<PersonId>;

    /// Whether the worker knows what the message shows.
    fn is_known(&self) -> bool;

    /// Whether it shows what happens once: the end of a match, or that half of the time for an answer is gone.
    fn is_end(&self) -> bool;

    /// Notes that it shows what happens once.
    fn set_end(&mut self);
}

/// A message to be posted.
pub(crate) struct Draft<'a, S> {
    /// Where it goes.
    pub(crate) place: &'a PlaceId,
    /// What it shows; `None` for a message that is posted once and never edited.
    pub(crate) slot: Option<Slot>,
    /// The message of the hall.
    pub(crate) message: &'a Message,
    /// The same in the form of the platform.
    pub(crate) outgoing: &'a S,
    /// A name for the message: each try repeats it.
    pub(crate) name: &'a str,
    /// Whether an earlier try failed, but may have succeeded without our knowledge.
    pub(crate) again: bool,
}

/// A message that was posted.
pub(crate) struct Sent<P> {
    /// The message and its address.
    pub(crate) post: P,
    /// What should be said in the place because of it.
    pub(crate) remark: Option<Message>,
}

/// Whether a place accepts a message now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gate<B> {
    /// It does.
    Open,
    /// Not until the bar is lifted, if the slot waits for that.
    Shut(Option<B>),
    /// The whole house accepts nothing until somebody uses the bot there.
    Lost,
}

/// What came of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edit {
    /// The message looks as it should.
    Done,
    /// The message is gone, or nobody can reach it any more.
    Gone,
    /// The message is still there, but cannot be edited.
    Stuck,
}

/// What becomes of a slot whose delivery failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict<B> {
    /// It is tried again in its turn.
    Again,
    /// It is held back until the bar is lifted.
    Hold(B),
    /// It waits for a way into the place.
    Wait,
    /// Its message is gone together with the place: a later change is posted as a new message.
    Forget,
    /// It is given up. The next change is delivered as usual.
    GiveUp,
}
