//! PNG with the one palette of all our pictures: a third of the bytes in a tenth of the time.

use libdeflater::{CompressionLvl, Compressor};
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use super::palette::PALETTE;
use crate::stamp::Canvas;

/// Packs the rows of pictures at once: libdeflate is quicker at that than the stream of the `png` crate, and its files are
/// a little smaller.
pub(crate) struct Packer {
    compressor: Compressor,
    packed: Vec<u8>,
}

impl Default for Packer {
    fn default() -> Self {
        // The quickest: level 2 takes 4 % off a file, level 3 another 3 %.
        let level = CompressionLvl::new(1).expect("libdeflate has levels from 0 to 12");
        Self { compressor: Compressor::new(level), packed: Vec::new() }
    }
}

impl Packer {
    fn pack(&mut self, rows: &[u8]) -> &[u8] {
        self.packed.resize(self.compressor.zlib_compress_bound(rows.len()), 0);
        let length = self.compressor.zlib_compress(rows, &mut self.packed).expect("the bound is enough");
        &self.packed[..length]
    }
}

/// A PNG file of a canvas.
pub(crate) fn indexed(canvas: &Canvas, packer: &mut Packer) -> Result<Vec<u8>, EncodingError> {
    let packed = packer.pack(canvas.rows());
    // Header, palette and the frames of chunks take less than a kilobyte.
    let mut file = Vec::with_capacity(packed.len() + 1024);
    let mut encoder = Encoder::new(&mut file, canvas.width().into(), canvas.height().into());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(&PALETTE[..]);
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, packed)?;
    writer.finish()?;
    Ok(file)
}
