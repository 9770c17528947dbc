//! Draws the things that a viewer may see of a match as pictures.
//!
//! A table, such as that of [Towers](duelhall_engine::towers::table::Table), becomes parts at places. Each part becomes a display list ([`scene::Scene`]), each display list becomes pixels
//! ([`Frame`]), the pixels become indices of one palette, and these become one PNG file. Parts that were drawn before
//! are kept as indices, so making a picture is mostly copying.
//!
//! Invariant: equal views give equal bytes, on every run. The board never looks at a hand.
//! Invariant: this crate knows no rule and no platform, and reads no file, clock or font of the system.

mod animation;
pub mod art;
mod board;
mod card;
mod chrono;
mod deck;
mod digits;
mod drawer;
mod easel;
pub mod encode;
mod formats;
mod hand;
mod heroes;
pub mod icons;
mod painter;
mod raster;
pub mod scene;
mod sheet;
mod stamp;
pub mod text;
mod theme;
mod towers;
mod war;
mod words;

pub use animation::Animation;
pub use board::seat_color;
pub use drawer::{AnyDrawer, Card, Drawer, draw_with};
pub use easel::Easel;
pub use encode::Film;
pub use hand::Shape;
pub use painter::{Captions, Drawing, Painter};
pub use raster::{Frame, Raster, Sprite};
pub use sheet::{Part, Piece, Place, Sheet, Spot};
pub use theme::{BadTheme, Skin, Theme};
