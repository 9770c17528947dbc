//! People at clients of Telegram, and the groups that they meet in.

mod group;
mod inline;
mod person;
mod shown;

pub use group::Group;
pub use inline::Card;
pub use person::{Answer, Person};
pub use shown::{Button, Shown};
