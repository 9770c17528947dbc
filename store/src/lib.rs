//! Keeps matches, challenges, people and places. Every `Ok` of a durable backend is on the disk.
//!
//! The port is [`Store`]; [`SledStore`] implements it on the disk, and [`MemoryStore`] is its double for tests. The
//! store handles plain data: it knows no game, no person and no clock. An action is a line of text, and everything else
//! is bytes.

mod backup;
mod change;
mod content;
mod deadlines;
mod document;
mod error;
pub mod file;
mod first_format;
mod ids;
mod judge;
mod memory;
mod port;
pub mod portable;
pub mod sled;
mod values;

pub use self::sled::SledStore;
pub use backup::{Progress, backup, restore};
pub use change::{Change, Ending, NewMatch, StoredMatch};
pub use content::{ContentId, ParseContentIdError};
pub use document::{Collection, Document, DocumentWrite, Expected, ParseCollectionError};
pub use error::{CommitError, StoreError};
pub use ids::{MatchId, ParseMatchIdError};
pub use memory::MemoryStore;
pub use port::{Counts, Due, Store};
pub use values::{Epoch, OpId, Revision, Timestamp};
