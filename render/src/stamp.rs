//! Parts in the palette, and the canvas that they are laid upon.
//!
//! A part that was drawn once is kept as it will be in the file: its opaque pixels as indices. Only its soft edges
//! and shadows keep their colours, for they depend on what lies below. Both are packed, so that every card of a game has
//! room: unpacking one is far quicker than drawing it anew.

use crate::encode;
use crate::raster::{Frame, Pixel};

/// From this opacity on a pixel hides what is below: rounding leaves opaque pixels a shade short.
const OPAQUE: u8 = 253;

/// Pixels of one kind that follow one another in a row.
#[derive(Clone, Copy, Debug)]
struct Span {
    row: u16,
    from: u16,
    len: u16,
    opaque: bool,
    /// The place of the first one among those of its kind.
    start: u32,
}

/// A part as it is laid down.
#[derive(Debug)]
pub(crate) struct Stamp {
    spans: Vec<Span>,
    /// The indices of the opaque pixels, then red, green, blue and opacity of the soft ones, each together; as LZ4.
    packed: Vec<u8>,
    opaque: usize,
    soft: usize,
}

impl Stamp {
    /// A drawn part in the palette.
    pub(crate) fn of(frame: &Frame) -> Self {
        let mut making = Making::default();
        let width = usize::from(frame.width()).max(1);
        for (row, pixels) in (0..).zip(frame.pixels().chunks_exact(width)) {
            making.row(row, pixels);
        }
        let (opaque, soft) = (making.opaque.len(), making.soft.len());
        let channels: [fn(&Pixel) -> u8; 4] = [|pixel| pixel.r, |pixel| pixel.g, |pixel| pixel.b, |pixel| pixel.a];
        for channel in channels {
            making.opaque.extend(making.soft.iter().map(channel));
        }
        making.spans.shrink_to_fit();
        let mut packed = lz4_flex::block::compress(&making.opaque);
        packed.shrink_to_fit();
        Self { spans: making.spans, packed, opaque, soft }
    }

    /// The memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.spans[..]) + self.packed.len()
    }
}

/// A stamp while it is made.
#[derive(Default)]
struct Making {
    spans: Vec<Span>,
    opaque: Vec<u8>,
    soft: Vec<Pixel>,
}

impl Making {
    fn row(&mut self, row: u16, pixels: &[Pixel]) {
        let offsets = encode::offsets(row.into());
        let kind = |pixel: &Pixel| (pixel.a > 0).then_some(pixel.a >= OPAQUE);
        let mut from = 0;
        for run in pixels.chunk_by(|one, next| kind(one) == kind(next)) {
            if let Some(opaque) = kind(&run[0]) {
                let start = if opaque { self.opaque.len() } else { self.soft.len() };
                if opaque {
                    let colors = run.iter().zip(from..);
                    self.opaque.extend(colors.map(|(pixel, x)| encode::nearest(*pixel, offsets[x % 2])));
                } else {
                    self.soft.extend(run);
                }
                // A picture has fewer than 2^16 columns and 2^32 pixels.
                if let (Ok(from), Ok(len), Ok(start)) = (from.try_into(), run.len().try_into(), start.try_into()) {
                    self.spans.push(Span { row, from, len, opaque, start });
                }
            }
            from += run.len();
        }
    }
}

/// A picture in the palette.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    width: u16,
    height: u16,
    indices: Vec<u8>,
    /// Where stamps are unpacked.
    bench: Vec<u8>,
}

impl Canvas {
    /// Takes a size; what was on it is to be covered.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        (self.width, self.height) = (width, height);
        self.indices.resize(usize::from(width) * usize::from(height), 0);
    }

    /// The width in pixels.
    pub(crate) const fn width(&self) -> u16 {
        self.width
    }

    /// The height in pixels.
    pub(crate) const fn height(&self) -> u16 {
        self.height
    }

    /// The indices row by row.
    pub(crate) fn indices(&self) -> &[u8] {
        &self.indices
    }

    /// Lays a part down with its left top corner at a place; what sticks out is left out.
    pub(crate) fn lay(&mut self, stamp: &Stamp, x: i32, y: i32) {
        self.bench.resize(stamp.opaque + 4 * stamp.soft, 0);
        if lz4_flex::block::decompress_into(&stamp.packed, &mut self.bench).is_err() {
            // Only memory that was overwritten could do that.
            return;
        }
        let (opaque, soft) = self.bench.split_at(stamp.opaque);
        let (red, rest) = soft.split_at(stamp.soft);
        let (green, rest) = rest.split_at(stamp.soft);
        let (blue, opacity) = rest.split_at(stamp.soft);
        for span in &stamp.spans {
            let (row, left) = (y + i32::from(span.row), x + i32::from(span.from));
            let (from, to) = (left.max(0), (left + i32::from(span.len)).min(self.width.into()));
            if row < 0 || row >= self.height.into() || from >= to {
                continue;
            }
            // All of these are inside the canvas, so none is below 0.
            let [row, from, to, skip] = [row, from, to, from - left].map(|n| usize::try_from(n).unwrap_or(0));
            let target = &mut self.indices[row * usize::from(self.width)..][from..to];
            let source = span.start as usize + skip;
            if span.opaque {
                target.copy_from_slice(&opaque[source..source + target.len()]);
            } else {
                let offsets = encode::offsets(row);
                for ((index, at), column) in target.iter_mut().zip(source..).zip(from..) {
                    let pixel = Pixel { r: red[at], g: green[at], b: blue[at], a: opacity[at] };
                    *index = encode::over(*index, pixel, offsets[column % 2]);
                }
            }
        }
    }
}
