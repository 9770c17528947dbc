//! Turns pixels into PNG files: small ones with our palette, and lossless ones.

mod indexed;
mod lossless;
mod palette;

pub(crate) use indexed::{Effort, Packer, indexed};
pub use lossless::lossless;
pub(crate) use palette::{exact, is_near, nearest, offsets, over};
