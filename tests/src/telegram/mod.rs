//! A fake Telegram: the Bot API over real sockets, for the real client library.
//!
//! It keeps chats, people, messages and presses in one `World`. It checks every request against Telegram's published
//! limits and, if available, the published description of the API, and refuses what Telegram refuses. Tests act through
//! people and groups, and script the faults. Everything that the bot must never do is collected, and fails the test
//! when the fake is dropped.
//!
//! Invariant: it knows nothing of duels.

mod album;
mod api;
mod body;
mod check;
mod contract;
mod deliver;
mod fault;
mod handle;
mod markup;
mod method;
mod people;
mod rate;
mod refusal;
mod server;
mod traffic;
mod world;

pub use fault::Failure;
pub use handle::Telegram;
pub use method::Op;
pub use people::{Answer, Button, Card, Group, Person, Shown};
pub use refusal::Refusal;
pub use traffic::{Exchange, Reader};
pub use world::{Era, Mischief};

pub use crate::fake::{Clock, Upload};
