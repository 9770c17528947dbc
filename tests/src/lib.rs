//! Shared by whole-program tests: the program itself as a process, browsers like those that people use, and fakes of
//! Discord and Telegram.

pub mod cards;
pub mod discord;
pub mod figures;
pub mod pebbles;
pub mod secrets;
pub mod telegram;

mod album;
mod axe;
mod browser;
mod fake;
mod newcomer;
mod page;
mod painter;
mod program;
mod replay;
mod unreadable;
mod visitor;
mod wiretap;

pub use axe::axe;
pub use browser::{Drivers, missing};
pub use newcomer::{Newcomer, leads_nowhere};
pub use page::Page;
pub use painter::painter;
pub use program::Program;
pub use replay::{Seen, seen};
pub use unreadable::{Unreadable, is_asked};
pub use visitor::Visitor;
pub use wiretap::Wiretap;
