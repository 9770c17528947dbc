//! Turns pixels into files: small PNG files with our palette, lossless ones, and animations.

mod film;
mod indexed;
mod lossless;
mod palette;

pub use film::Film;
pub(crate) use film::{Still, film};
pub(crate) use indexed::{Effort, Packer, indexed};
pub use lossless::lossless;
pub(crate) use palette::{exact, is_near, nearest, offsets, over};
