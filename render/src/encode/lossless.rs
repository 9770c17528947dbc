//! PNG files with every colour.

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};

use crate::raster::Frame;

/// A PNG file of an opaque frame with its full range of colours.
///
/// # Errors
/// The encoder's errors; there are none for a frame in memory.
pub fn lossless(frame: &Frame) -> Result<Vec<u8>, EncodingError> {
    let rgb: Vec<u8> = frame.bytes().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut file = Vec::with_capacity(rgb.len() / 4);
    let mut encoder = Encoder::new(&mut file, frame.width().into(), frame.height().into());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    encoder.set_filter(Filter::Adaptive);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&rgb)?;
    writer.finish()?;
    Ok(file)
}
