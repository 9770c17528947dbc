//! What whole-program tests share: the program itself as a process, and browsers that people might use.

mod browser;
mod page;
mod program;
mod wiretap;

pub use browser::{Drivers, missing};
pub use page::Page;
pub use program::Program;
pub use wiretap::Wiretap;
