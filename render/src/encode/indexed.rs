//! PNG with the one palette of all our pictures: a third of the bytes in a tenth of the time.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use super::palette::PALETTE;
use crate::stamp::Canvas;

/// Level 2 is where bytes stop falling faster than time grows.
const LEVEL: DeflateCompression = DeflateCompression::Level(2);

/// A PNG file of a canvas.
pub(crate) fn indexed(canvas: &Canvas) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::with_capacity(128 * 1024);
    let mut encoder = Encoder::new(&mut file, canvas.width().into(), canvas.height().into());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(&PALETTE[..]);
    encoder.set_deflate_compression(LEVEL);
    encoder.set_filter(Filter::NoFilter);
    encoder.write_header()?.write_image_data(canvas.indices())?;
    Ok(file)
}
