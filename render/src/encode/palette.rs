//! The one palette of all our pictures, and the conversion of pixels to it.

use crate::raster::{Pixel, blend};

/// 256 colours of three bytes each; `examples/palette.rs` makes them from sample pictures.
pub(super) const PALETTE: &[u8; 768] = include_bytes!("../../assets/palette.bin");

/// The nearest palette colour for each of 2^18 colours, with six bits per channel; `build.rs` makes it from the palette.
const NEAREST: &[u8; 1 << 18] = include_bytes!(concat!(env!("OUT_DIR"), "/nearest.bin"));

/// How far dithering moves a channel, for each pixel of a two-by-two square: the Bayer matrix 0 2 / 3 1.
const OFFSETS: [[i8; 2]; 2] = [[-3, 1], [3, -1]];

/// A difference of a channel that nobody sees between neighbours: less in the dark.
fn unseen(color: Pixel) -> u8 {
    4 + color.r.max(color.g).max(color.b) / 20
}

/// The offsets for the even and the odd pixels of a row.
pub(crate) const fn offsets(row: usize) -> [i8; 2] {
    OFFSETS[row % 2]
}

/// The index of a colour, moved by a dithering offset.
#[inline]
pub(crate) fn nearest(color: Pixel, offset: i8) -> u8 {
    let part = |channel: u8| usize::from(channel.saturating_add_signed(offset) >> 2);
    NEAREST[part(color.r) << 12 | part(color.g) << 6 | part(color.b)]
}

/// The most by which a channel of a colour of the palette differs from a colour.
#[inline]
fn difference(index: u8, color: Pixel) -> u8 {
    let at = usize::from(index) * 3;
    let of = |channel: usize, is: u8| PALETTE[at + channel].abs_diff(is);
    of(0, color.r).max(of(1, color.g)).max(of(2, color.b))
}

/// Whether a colour of the palette can stand for a colour without being noticed.
#[inline]
pub(crate) fn is_near(index: u8, color: Pixel) -> bool {
    difference(index, color) <= unseen(color)
}

/// The index of a colour that the palette has.
#[inline]
pub(crate) fn exact(color: Pixel) -> Option<u8> {
    Some(nearest(color, 0)).filter(|index| difference(*index, color) <= 2)
}

/// The index of a pixel after it is laid over a pixel of the palette.
#[inline]
pub(crate) fn over(under: u8, pixel: Pixel, offset: i8) -> u8 {
    let at = usize::from(under) * 3;
    let under = Pixel { r: PALETTE[at], g: PALETTE[at + 1], b: PALETTE[at + 2], a: u8::MAX };
    nearest(blend(under, pixel), offset)
}
