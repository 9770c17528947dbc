//! What the platforms share: the delivery of public messages, secrets, the inbox, the places of messages, and what a
//! platform was told. It also puts settings into words, and starts bots.

mod attend;
mod backoff;
mod beside;
pub(crate) mod decks;
mod delivery;
pub(crate) mod desk;
pub(crate) mod documents;
mod face;
mod forms;
mod hands;
mod inbox;
mod pages;
mod picture;
mod posts;
mod recent;
mod room;
mod running;
mod token;
mod told;
mod troubles;
mod words;

pub(crate) use attend::{attended, is_done};
pub(crate) use backoff::Backoff;
pub(crate) use beside::{in_row, unended};
pub(crate) use delivery::{
    Answer, Draft, Edit, Gate, Job, Messenger, Personal, Places, Posted, SLOT_TRIES, SLOT_UNSURE, Sent, Spotted,
    Verdict, boards_of, everything, is_final, is_told_there, notices, opened, posts_of,
};
#[cfg(test)]
pub(crate) use face::sample_picture;
pub(crate) use face::{Face, Turned, add_board_button};
pub(crate) use forms::{described, listed};
#[cfg(test)]
pub(crate) use hands::MANY_HANDS;
pub(crate) use hands::{Cell, OpenHands, WATCHES};
pub(crate) use inbox::{Inbox, Kept};
pub(crate) use pages::Pages;
pub(crate) use picture::{Drawn, PictureKey, Seen};
pub(crate) use posts::{Posts, run_sweeps};
pub(crate) use recent::Recent;
pub(crate) use room::with_room;
pub(crate) use running::FAREWELL;
pub use running::{Parts, Running};
pub use token::{Token, TokenError};
pub(crate) use told::tell;
pub(crate) use troubles::Troubles;
pub(crate) use words::vocabulary;
