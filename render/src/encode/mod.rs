//! Pixels to PNG files: small ones with our palette, and lossless ones.

mod indexed;
mod lossless;

pub use indexed::indexed;
pub use lossless::{image_of, lossless};
