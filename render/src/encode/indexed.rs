//! PNG with the one palette of all our pictures: a third of the bytes in a tenth of the time.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use crate::raster::Frame;

/// 256 colours, three bytes each; `examples/palette.rs` makes them from sample pictures.
const PALETTE: &[u8; 768] = include_bytes!("../../assets/palette.bin");

/// The nearest colour for each of 2^18, six bits a channel; `build.rs` makes it from the palette.
const NEAREST: &[u8; 1 << 18] = include_bytes!(concat!(env!("OUT_DIR"), "/nearest.bin"));

/// How far dithering moves a channel, up and down.
const AMPLITUDE: u8 = 3;

/// Level 2 is where bytes stop falling faster than time grows.
const LEVEL: DeflateCompression = DeflateCompression::Level(2);

/// A PNG file of an opaque frame in our palette.
///
/// # Errors
/// Those of the encoder, which has none for a frame in memory.
pub fn indexed(frame: &Frame) -> Result<Vec<u8>, EncodingError> {
    let (width, height) = (frame.width(), frame.height());
    let mut file = Vec::with_capacity(128 * 1024);
    let mut encoder = Encoder::new(&mut file, width.into(), height.into());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(&PALETTE[..]);
    encoder.set_deflate_compression(LEVEL);
    encoder.set_filter(Filter::NoFilter);
    encoder.write_header()?.write_image_data(&map(frame))?;
    Ok(file)
}

/// The index of each pixel's colour, dithered over squares of two by two.
fn map(frame: &Frame) -> Vec<u8> {
    let width = usize::from(frame.width());
    let mut out = vec![0; width * usize::from(frame.height())];
    let mut moved = vec![0; width * 4];
    let steps = [0, 1].map(|row| offsets(row, width));
    for (row, (out, pixels)) in out.chunks_exact_mut(width).zip(frame.bytes().chunks_exact(width * 4)).enumerate() {
        let (up, down) = &steps[row % 2];
        for (((to, from), up), down) in moved.iter_mut().zip(pixels).zip(up).zip(down) {
            *to = from.saturating_add(*up).saturating_sub(*down);
        }
        for (index, pixel) in out.iter_mut().zip(moved.chunks_exact(4)) {
            *index = NEAREST[cell(pixel[0], pixel[1], pixel[2])];
        }
    }
    out
}

fn cell(red: u8, green: u8, blue: u8) -> usize {
    usize::from(red >> 2) << 12 | usize::from(green >> 2) << 6 | usize::from(blue >> 2)
}

/// What a row of pixels is moved up by and down by: the two rows of the Bayer matrix 0 2 / 3 1.
fn offsets(row: usize, width: usize) -> (Vec<u8>, Vec<u8>) {
    let weights = [[-3_i16, 1], [3, -1]][row];
    let signed = (0..width * 4).map(|byte| weights[byte / 4 % 2] * i16::from(AMPLITUDE) / 3);
    signed
        .map(|by| (by.max(0).unsigned_abs().min(255), by.min(0).unsigned_abs()))
        .map(|(up, down)| (small(up), small(down)))
        .unzip()
}

/// An offset is at most the amplitude.
fn small(offset: u16) -> u8 {
    u8::try_from(offset).unwrap_or(AMPLITUDE)
}
