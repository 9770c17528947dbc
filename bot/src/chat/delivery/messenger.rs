//! What a platform does for the delivery of messages. All else is the same for every chat.

use std::fmt;
use std::time::Duration;

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
/// A worker serves one house: everything to which the platform applies one pace. Faults that the platform can cure at once, such as
/// a picture that is not taken, are cured in the request itself; a worker hears of the others.
pub(crate) trait Messenger: Send + Sync + Sized + 'static {
    /// The name of the platform in ids.
    const PLATFORM: &'static str;
    /// Where it is kept which message shows which slot.
    const POSTS: Posts;
    /// How long a person who looks at their hand is not called.
    const PING_DELAY: Duration;

    /// What a worker needs to know of its house.
    type Ground: Send + Sync;
    /// A message that shows a slot.
    type Post: Standing;
    /// A message, ready to be sent.
    type Sheet: Send + Sync;
    /// Why a request failed.
    type Fault: fmt::Display + Send + Sync;
    /// What a slot is held back for.
    type Bar: Copy + PartialEq + Send + Sync;
    /// Where an answer goes.
    type To: Send + Sync;

    /// The workers.
    fn places(&self) -> &Places<Self>;

    /// The house of a place.
    fn house(place: &PlaceId) -> PlaceId;

    /// Looks at a house; `None` when it is none of the platform's.
    fn ground(&self, house: &PlaceId) -> Option<Self::Ground>;

    /// The newest message of a slot.
    fn newest(&self, spotted: &Spotted) -> impl Future<Output = Result<Option<Message>, HallError>> + Send;

    /// Puts a message on a sheet; one without a slot is said once.
    fn compose(
        &self,
        ground: &Self::Ground,
        at: (&PlaceId, Option<Slot>),
        message: &Message,
    ) -> impl Future<Output = Self::Sheet> + Send;

    /// Waits until the house may be written to.
    fn ready(&self, ground: &Self::Ground) -> impl Future<Output = ()> + Send;

    /// Counts a failure that passes: the next try is later each time.
    fn slow_down(&self, ground: &Self::Ground);

    /// Whether a message can be posted, or the one that stands there be edited.
    fn gate(
        &self,
        ground: &Self::Ground,
        at: (&PlaceId, Option<Slot>),
        post: Option<&Self::Post>,
        edits: bool,
    ) -> impl Future<Output = Gate<Self::Bar>> + Send;

    /// How long a slot is still held back; `None` when it can be delivered.
    fn until(&self, bar: Self::Bar) -> Option<Duration>;

    /// Posts a message; `None` when there is no way into the place now.
    fn send(
        &self,
        ground: &Self::Ground,
        draft: Draft<'_, Self::Sheet>,
    ) -> impl Future<Output = Result<Option<Sent<Self::Post>>, Self::Fault>> + Send;

    /// Edits a message, if it is to look different, and notes in `post` what it shows then.
    fn edit(
        &self,
        ground: &Self::Ground,
        spotted: &Spotted,
        post: &mut Self::Post,
        sheet: &Self::Sheet,
    ) -> impl Future<Output = Result<Edit, Self::Fault>> + Send;

    /// Takes an old message out of play that another has replaced.
    fn retire(&self, ground: &Self::Ground, post: &Self::Post) -> impl Future<Output = Result<(), Self::Fault>> + Send;

    /// Deletes a message.
    fn delete(&self, ground: &Self::Ground, post: &Self::Post) -> impl Future<Output = Result<(), Self::Fault>> + Send;

    /// Sends an answer that everybody sees.
    fn answer(
        &self,
        ground: &Self::Ground,
        to: &Self::To,
        sheet: &Self::Sheet,
    ) -> impl Future<Output = Result<(), Self::Fault>> + Send;

    /// What is said in place of answers for which there was no room.
    fn unanswered(&self, to: &Self::To, number: u32) -> impl Future<Output = (PlaceId, Message)> + Send;

    /// Logs a trouble, unless the same was logged here lately.
    fn trouble(&self, ground: &Self::Ground, fault: &Self::Fault, what: &str);

    /// Whether the same request may succeed a little later.
    fn passes(fault: &Self::Fault) -> bool;

    /// Whether a message may stand there although it failed, and a repetition would be a second one.
    fn may_stand(&self, ground: &Self::Ground, fault: &Self::Fault) -> bool;

    /// Does what a fault asks for that does not pass, and says what becomes of the slot.
    fn judge(
        self: &std::sync::Arc<Self>,
        ground: &Self::Ground,
        spotted: &Spotted,
        fault: &Self::Fault,
    ) -> impl Future<Output = Verdict<Self::Bar>> + Send;

    /// How long those who are asked are left in peace before they are called; `None` where nobody can be called.
    fn peace(&self, ground: &Self::Ground, id: MatchId, message: &Message) -> Option<Duration>;

    /// Whether a message should be replaced by a new one.
    fn is_old(&self, ground: &Self::Ground, post: &Self::Post) -> bool;

    /// Whether only this worker knows how to edit a message.
    fn is_known_here_alone(&self, _post: &Self::Post) -> bool {
        false
    }

    /// Whether there is a way into a place to which there was none.
    fn is_reached(&self, _ground: &Self::Ground) -> bool {
        false
    }

    /// Remembers that something waits for a way into a place whose worker ends.
    fn owes(&self, _ground: &Self::Ground) {}
}

/// A message that stands somewhere.
pub(crate) trait Standing: Clone + Send + Sync + Serialize + DeserializeOwned {
    /// Whom it notified.
    fn notified(&self) -> Vec<PersonId>;

    /// Whether it is known what it shows.
    fn is_known(&self) -> bool;
}

/// A message that is to be posted.
pub(crate) struct Draft<'a, S> {
    /// Where it goes.
    pub(crate) place: &'a PlaceId,
    /// What it shows; nothing for a word that is said once.
    pub(crate) slot: Option<Slot>,
    /// The message of the hall.
    pub(crate) message: &'a Message,
    /// The same on a sheet.
    pub(crate) sheet: &'a S,
    /// A name for the message: each try repeats it.
    pub(crate) name: &'a str,
    /// Whether an earlier try failed, and may have been heard all the same.
    pub(crate) again: bool,
}

/// A message that was posted.
pub(crate) struct Sent<P> {
    /// Where it stands.
    pub(crate) post: P,
    /// What is to be said in the place because of it.
    pub(crate) remark: Option<Message>,
}

/// Whether a place takes something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gate<B> {
    /// It does.
    Open,
    /// Not until the bar is lifted, if that is waited for.
    Shut(Option<B>),
    /// The whole house takes nothing until somebody uses the bot there.
    Lost,
}

/// What came of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edit {
    /// The message looks as it should.
    Done,
    /// The message is gone, or nobody can reach it any more.
    Gone,
    /// The message stands there and cannot be edited.
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
    /// Its message is gone with the place: a later change is posted anew.
    Forget,
    /// It is given up. The next change is delivered as usual.
    GiveUp,
}
