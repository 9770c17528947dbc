//! The application: challenges, tables, turns, clocks and settings.
//!
//! Invariant: the hall knows no platform and no rule of a game; it never reads the clock but through its port, and never
//! answers before the change is durable.

mod chance;
mod challenge_id;
mod clock;
mod config;
mod error;
mod hall;
mod ids;
mod message;
mod press;
mod request;

pub use chance::{Chance, CountedChance, SystemChance};
pub use challenge_id::ChallengeId;
pub use clock::{Clock, JumpClock, SystemClock};
pub use config::HallConfig;
pub use error::{HallError, OpenError};
pub use hall::{ExportRight, Hall};
pub use ids::{PersonId, PlaceId};
pub use message::{Audience, Button, Field, FieldValues, Look, Message, Notice, Picture, Reply, Slot, Subject};
pub use press::{BadPress, Press};
pub use request::{Intent, Opponent, Pace, Person, Request};
