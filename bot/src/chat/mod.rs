//! What the platforms share: secrets, where messages stand, what a platform was told, how settings are read out.

mod forms;
mod posts;
mod token;
mod told;

pub(crate) use forms::{described, listed};
pub(crate) use posts::Posts;
pub use token::{Token, TokenError};
pub(crate) use told::{fingerprint, is_told, keep_told};
