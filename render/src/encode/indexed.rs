//! PNG files with the one palette of all our pictures: a third of the bytes in a tenth of the time.

use libdeflater::{CompressionLvl, Compressor};
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use super::palette::PALETTE;
use crate::stamp::Canvas;

/// How thoroughly a picture is compressed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// As quickly as possible: for pictures that one person looks at.
    Quick,
    /// Smaller by 3 to 4 % for a few tenths of a millisecond: for pictures that are sent to everybody.
    Small,
}

/// The most bytes of a file for one person before it is compressed more thoroughly, which takes long: chats and phones load it
/// slowly.
const LARGE: usize = 158_000;

/// The same of a file that is sent to everybody.
const LARGE_FOR_ALL: usize = 118_000;

/// The most bytes before it is compressed as thoroughly as possible, which takes very long.
const TOO_LARGE: usize = 190_000;

/// The levels for files that would be large: each is tried if the one before is not enough.
const THOROUGH: [i32; 3] = [5, 8, 12];

/// Compresses the rows of a picture in one go: libdeflate does this more quickly than the stream of the `png` crate,
/// and its files are a little smaller.
pub(crate) struct Packer {
    quick: Compressor,
    small: Compressor,
    thorough: [Compressor; 3],
    packed: Vec<u8>,
}

impl Default for Packer {
    fn default() -> Self {
        let compressor =
            |level| Compressor::new(CompressionLvl::new(level).expect("libdeflate has levels from 0 to 12"));
        let thorough = THOROUGH.map(compressor);
        Self { quick: compressor(1), small: compressor(2), thorough, packed: Vec::new() }
    }
}

impl Packer {
    fn pack(&mut self, rows: &[u8], effort: Effort) -> &[u8] {
        let (compressor, large) = match effort {
            Effort::Quick => (&mut self.quick, LARGE),
            Effort::Small => (&mut self.small, LARGE_FOR_ALL),
        };
        self.packed.resize(compressor.zlib_compress_bound(rows.len()), 0);
        let mut length = compressor.zlib_compress(rows, &mut self.packed).expect("the bound is enough");
        for (compressor, most) in self.thorough.iter_mut().zip([large, large, TOO_LARGE]) {
            if length <= most {
                break;
            }
            self.packed.resize(compressor.zlib_compress_bound(rows.len()), 0);
            length = compressor.zlib_compress(rows, &mut self.packed).expect("the bound is enough");
        }
        &self.packed[..length]
    }
}

/// A PNG file of a canvas.
pub(crate) fn indexed(canvas: &Canvas, packer: &mut Packer, effort: Effort) -> Result<Vec<u8>, EncodingError> {
    let packed = packer.pack(canvas.rows(), effort);
    // Header, palette and chunk frames take less than a kilobyte.
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
