//! What a viewer may see of a match, drawn as pictures.
//!
//! A table of [Towers](duelhall_engine::towers::table::Table) or of [Heroes](duelhall_engine::heroes::table::Table)
//! becomes parts at places, each part a display list ([`scene::Scene`]), each display list pixels ([`Frame`]), pixels
//! indices of one palette, and these one PNG file. Parts that were drawn before are kept as indices, so that a picture is
//! mostly copying.
//!
//! Invariant: equal views give equal bytes, on every run. The board never looks at a hand.
//! Invariant: this crate knows no rule and no platform, and reads no file, clock or font of the system.

mod board;
mod card;
mod easel;
pub mod encode;
mod hand;
pub mod icons;
mod painter;
mod raster;
pub mod scene;
mod sheet;
mod stamp;
pub mod text;
mod theme;
mod words;

pub use painter::{Captions, Painter};
pub use raster::{Frame, Raster};
pub use theme::{BadTheme, Theme};
