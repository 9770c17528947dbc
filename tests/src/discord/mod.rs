//! A fake Discord: the REST API and the gateway over real sockets, for the real client library.
//!
//! It keeps guilds, channels, people, messages and interactions in one `World`. It checks every request against
//! Discord's published limits and, if available, the published description of the API, and refuses what Discord
//! refuses. Tests act through people and channels, and script the faults. Everything that the bot must never do is
//! collected, and fails the test when the fake is dropped.
//!
//! Invariant: it knows nothing of duels.

mod album;
mod body;
mod buckets;
mod check;
mod contract;
mod fault;
mod gateway;
mod handle;
mod moment;
mod people;
mod refusal;
mod rest;
mod route;
mod server;
mod tls;
mod traffic;
mod world;

pub use crate::fake::{Clock, Upload};
pub use fault::Failure;
pub use handle::{Discord, Guild};
pub use people::{Answer, Button, Channel, Choice, File, How, Person, Select, Shown};
pub use refusal::{Refusal, Scope};
pub use rest::permissions;
pub use route::Op;
pub use traffic::{Exchange, Reader};
