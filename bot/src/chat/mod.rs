//! What the platforms share: secrets, what came and waits, where messages stand, what a platform was told, how settings are read out, how a
//! bot is set to work.

mod attend;
pub(crate) mod decks;
mod forms;
mod inbox;
mod posts;
mod recent;
mod running;
mod token;
mod told;

pub(crate) use attend::{attended, is_done};
pub(crate) use forms::{described, listed};
pub(crate) use inbox::{Inbox, Kept};
pub(crate) use posts::{Posts, run_sweeps};
pub(crate) use recent::{Recent, Stretch};
pub(crate) use running::FAREWELL;
pub use running::{Parts, Running};
pub use token::{Token, TokenError};
pub(crate) use told::{fingerprint, is_told, keep_told};
