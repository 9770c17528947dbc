//! The application: challenges, lobbies, turns, timers and settings.
//!
//! Invariant: the hall knows no platform and no rule of a game. It reads the clock only through its port, and never
//! answers before the change is durable.

mod alarm;
mod aside;
mod asker;
mod campaign;
mod challenge;
mod challenge_id;
mod chance;
mod clock;
mod computer;
mod config;
mod decks;
mod doors;
mod duel;
mod duels;
mod editor;
mod error;
mod found;
mod guard;
mod hall;
mod handle;
mod hints;
mod ids;
mod index;
mod inner;
mod letters;
mod limits;
mod link;
mod load;
mod message;
mod meta;
mod modes;
mod names;
mod outage;
mod pages;
mod play;
mod press;
mod request;
mod say;
mod settings;
mod sift;
mod standing;
mod think;
mod tidy;
mod trouble;
mod vocabulary;
mod voice;
mod words;

pub use aside::{SetAside, set_aside, take_back};
pub use campaign::MissionId;
pub use challenge::Parties;
pub use challenge_id::ChallengeId;
pub use chance::{Chance, CountedChance, SystemChance};
pub use clock::{Clock, JumpClock, SystemClock};
pub use config::HallConfig;
pub use decks::{DeckAsk, DeckId, DeckName, Offer, OwnChoice};
pub use editor::{Editor, Filter, Hand, Put, Shelf, Shelved, Typed};
pub use error::{HallError, OpenError};
pub use found::Found;
pub use guard::{Broken, caught, caught_now, watch_panics};
pub use hall::{ExportRight, Facts, Hall, Player};
pub use ids::{PersonId, PlaceId};
pub use limits::Rates;
pub use load::{Proof, record_of};
pub use message::{
    Alike, Audience, Button, Field, FieldValues, HandLine, Happened, Lately, Listed, Look, Mention, Message, Narrowed,
    Narrowing, Notice, Numbered, Packed, Picture, Reply, Several, Sight, Slot, Subject,
};
pub use modes::Mode;
pub use press::{BadPress, InSight, Press, Wanted};
pub use request::{CardSearch, Intent, Opponent, Pace, Person, Request};
pub use say::whole_entries;
pub use sift::{Pooled, Sift};
pub use tidy::Retention;
pub use voice::Voice;
pub use words::{AnyPresenter, InFormat, Numbers, Presenter, Sighted, present};
