//! What the hall says: words, a picture and buttons, ready for any platform.

use std::sync::Arc;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::{AnyCard, AnyTable};
use duelhall_engine::text::Lang;
use duelhall_store::{MatchId, Timestamp};

use crate::{ChallengeId, PersonId, PlaceId, Press};

/// A message in one language, complete.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The words. Plain text; lines end with `\n`.
    pub text: String,
    /// The picture.
    pub picture: Option<Picture>,
    /// The buttons, in order.
    pub buttons: Vec<Button>,
    /// When the clock of the one who is asked runs out, to be shown as time left.
    pub deadline: Option<Timestamp>,
    /// What can be set, for `/settings` and `/config`: a platform shows a form, and sends the key and the chosen value.
    pub form: Vec<Field>,
    /// Whom a platform should notify.
    pub mentions: Vec<Mention>,
}

/// Somebody who is to be notified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// Who it is.
    pub id: PersonId,
    /// What the text calls them: a platform may put its own form of a mention there.
    pub name: String,
}

/// One thing that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The key to send back, such as `towers.deck`.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// What it is set to.
    pub value: String,
    /// What it is set to, in words.
    pub shown: String,
    /// What it can be set to.
    pub values: FieldValues,
}

/// What a field can be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValues {
    /// One of these: the value to send and what it says.
    OneOf(Vec<(String, String)>),
    /// A whole number from the first to the second.
    Range(i64, i64),
    /// Any rooms of the house, by the platform's ids with spaces between; nothing means all of them.
    Rooms,
    /// Any groups of people, by the platform's ids with spaces between; nothing means everybody.
    Groups,
}

/// A picture to be drawn, and the same in words.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows.
    pub subject: Subject,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The language of the words on it.
    pub lang: Lang,
    /// The theme, by the name that the renderer knows: `default`, `high-contrast`, `large-text`.
    pub theme: String,
    /// The alt text, at most 1,024 characters, made from the same view.
    pub alt: String,
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub enum Subject {
    /// The board, from a public view.
    Board(AnyTable),
    /// A hand, from its owner's view.
    Hand(AnyTable),
    /// One card.
    Card(AnyCard),
    /// A page of a deck.
    Deck(Arc<DeckPage>),
}

/// A button under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub press: Press,
    /// What it says, at most 80 characters.
    pub label: String,
    /// How it looks.
    pub look: Look,
    /// The group that it stands in, from 0: plays, discards and the rest are kept apart (T-48).
    pub group: u8,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The thing one usually wants.
    Primary,
    /// Says yes, or builds something up.
    Success,
    /// Gives something up.
    Danger,
    /// Anything else.
    Plain,
}

/// Who sees a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Audience {
    /// Everybody in a place.
    Place(PlaceId),
    /// One person alone, in a place.
    Person(PersonId, PlaceId),
}

/// Which message it is; a newer one of the same slot and audience replaces the older.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// A challenge and what became of it.
    Challenge(ChallengeId),
    /// The board of a match.
    Board(MatchId),
    /// A hand.
    Hand(MatchId),
    /// Whose turn it is, short; removed when they have moved.
    Ping(MatchId),
}

/// Something that a platform has to do without having been asked.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "notices are few, and gone as soon as they are read")]
pub enum Notice {
    /// Post or replace the message of a slot with the newest: fetch it with `Hall::message`. May be coalesced.
    Refresh(Audience, Slot),
    /// Post this once.
    Say(Audience, Message),
    /// Take the message of a slot away.
    Remove(Audience, Slot),
}

/// The answer to a request, for the asker alone.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// A short line for the asker: what happened, or why not and what to do.
    pub toast: Option<String>,
    /// A message for the asker alone.
    pub message: Option<Message>,
    /// The slot that `message` belongs to, if it replaces an older one; without a message, what the toast is about.
    pub slot: Option<Slot>,
    /// Whether the request was refused.
    pub refused: bool,
    /// Rooms of the house that the toast names, as `#ID` with the platform's ids: a platform may put its own form there.
    pub rooms: Vec<String>,
}
