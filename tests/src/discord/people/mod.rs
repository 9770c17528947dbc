//! A small language for tests: people who type, press and look, and channels that can be read.

mod channel;
mod event;
mod line;
mod person;
mod shown;

pub use channel::Channel;
pub use person::{Answer, How, Person};
pub use shown::{Button, Choice, File, Select, Shown};
