//! The application: challenges, tables, turns, clocks and settings.
//!
//! Invariant: the hall knows no platform and no rule of a game; it never reads the clock but through its port, and never
//! answers before the change is durable.

mod alarm;
mod asker;
mod challenge;
mod challenge_id;
mod chance;
mod clock;
mod computer;
mod config;
mod duel;
mod error;
mod hall;
mod handle;
mod hints;
mod ids;
mod index;
mod inner;
mod message;
mod meta;
mod names;
mod pages;
mod play;
mod press;
mod request;
mod rooms;
mod say;
mod settings;
mod trouble;
mod voice;
mod words;

pub use challenge_id::ChallengeId;
pub use chance::{Chance, CountedChance, SystemChance};
pub use clock::{Clock, JumpClock, SystemClock};
pub use config::HallConfig;
pub use error::{HallError, OpenError};
pub use hall::{ExportRight, Facts, Hall, Player};
pub use ids::{PersonId, PlaceId};
pub use message::{
    Audience, Button, Field, FieldValues, Look, Mention, Message, Notice, Picture, Reply, Slot, Subject,
};
pub use press::{BadPress, Press};
pub use request::{Intent, Opponent, Pace, Person, Request};
