//! The application: challenges, tables, turns, clocks and settings.
//!
//! Invariant: the hall knows no platform and no rule of a game; it never reads the clock but through its port, and never
//! answers before the change is durable.

mod challenge_id;
mod ids;
mod message;
mod request;

pub use challenge_id::ChallengeId;
pub use ids::{PersonId, PlaceId};
pub use message::{Audience, Button, Look, Message, Notice, Picture, Reply, Slot, Subject};
pub use request::{Intent, Opponent, Pace, Person, Press, Request};
