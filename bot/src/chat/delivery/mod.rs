//! Delivers public messages to a chat, in the same way on every platform. A platform is a [`Messenger`].

mod bounds;
mod deliver;
#[cfg(test)]
mod double;
mod due;
mod last;
mod messenger;
mod notices;
mod pings;
mod places;
#[cfg(test)]
mod tests;
mod worker;

pub(crate) use bounds::{SLOT_TRIES, SLOT_UNSURE};
pub(crate) use last::is_final;
pub(crate) use messenger::{Draft, Edit, Gate, Messenger, Posted, Sent, Spotted, Verdict};
pub(crate) use notices::{Personal, boards_of, everything, is_told_there, notices, opened, posts_of};
pub(crate) use places::{Answer, Job, Places};
