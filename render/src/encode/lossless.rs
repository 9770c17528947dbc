//! PNG files with every colour, through the `image` crate.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _, ImageError, RgbaImage};

use crate::raster::Frame;

/// An opaque frame as an image of the `image` crate.
#[must_use]
pub fn image_of(frame: &Frame) -> RgbaImage {
    // Rounding leaves some pixels of an opaque frame slightly below full opacity.
    let bytes = frame.bytes().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2], u8::MAX]).collect();
    RgbaImage::from_raw(frame.width().into(), frame.height().into(), bytes).unwrap_or_default()
}

/// A PNG file of an opaque frame with its full range of colours.
///
/// # Errors
/// The encoder's errors; there are none for a frame in memory.
pub fn lossless(frame: &Frame) -> Result<Vec<u8>, ImageError> {
    let rgb: Vec<u8> = frame.bytes().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut file = Vec::with_capacity(rgb.len() / 4);
    PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Adaptive).write_image(
        &rgb,
        frame.width().into(),
        frame.height().into(),
        ExtendedColorType::Rgb8,
    )?;
    Ok(file)
}
