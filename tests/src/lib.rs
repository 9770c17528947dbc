//! What whole-program tests share: the program itself as a process, browsers that people might use, and a fake Discord.

pub mod discord;
pub mod telegram;

mod browser;
mod fake;
mod page;
mod program;
mod replay;
mod wiretap;

pub use browser::{Drivers, missing};
pub use page::Page;
pub use program::Program;
pub use replay::{Seen, seen};
pub use wiretap::Wiretap;
